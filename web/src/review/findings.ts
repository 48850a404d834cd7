// What the screens of a review make of its findings: their order, and figures as people read them.
import { isBest } from "../coach/groups";
import type { Finding, Span, Whereabouts } from "../net/wire";

/** Was there something better, as far as the coach can tell? Beyond doubt, perhaps, only in points, or not at all. */
export type Verdict = "sure" | "perhaps" | "even" | "best";

export function verdict(finding: Finding): Verdict {
  if (isBest(finding, finding.chosen)) return "best";
  if (percent(finding.cost.mean) === 0) return "even";
  return finding.sure ? "sure" : "perhaps";
}

/** Is it a mistake, or may it be one? */
export const isCostly = (finding: Finding) => ["sure", "perhaps"].includes(verdict(finding));

const RANKS: Record<Verdict, number> = { sure: 0, perhaps: 1, even: 2, best: 3 };

/** What taught most comes first: beyond doubt before perhaps, the costliest before the others. */
export function costliest(findings: Finding[]): Finding[] {
  return findings.toSorted(
    (a, b) => RANKS[verdict(a)] - RANKS[verdict(b)] || b.cost.mean - a.cost.mean || a.number - b.number,
  );
}

/** A share of the win in percent: to a tenth where it, or what it belongs to, is small. */
export function percent(share: number, of = share): number {
  const parts = Math.abs(of) < 0.0995 ? 10 : 1;
  return Math.round(100 * parts * share) / parts || 0;
}

/** A cost and the ends of its interval, in percent. */
export function figures({ mean, low, high }: Span): { percent: number; low: number; high: number } {
  return { percent: percent(mean), low: percent(low, mean), high: percent(high, mean) };
}

/** Decisions in a new order; while somebody points at them, those that are shown stay where they are. */
export function reordered(shown: number[], sorted: number[], held: boolean): number[] {
  if (!held) return sorted;
  return [...shown.filter((number) => sorted.includes(number)), ...sorted.filter((number) => !shown.includes(number))];
}

/** Where something hidden may be: by seat or by the name of a place, in so many of a hundred worlds. */
export interface Odds {
  card: string;
  at: number[];
}
export interface OddsTable {
  seats: number[];
  places: string[];
  /** The cards that matter most first. */
  cards: Odds[];
}

/** The odds of what is not known for sure, with only those columns in which there is something. */
export function uncertain(hidden: Whereabouts[]): OddsTable {
  const open = hidden.filter(({ seats, places }) => ![...seats, ...Object.values(places)].includes(100));
  const seats = (open[0]?.seats ?? []).map((_, seat) => seat).filter((seat) => open.some((one) => one.seats[seat] > 0));
  const places = [...new Set(open.flatMap((one) => Object.keys(one.places)))];
  const cards = open.map(({ card, seats: held, places: lies }) => ({
    card,
    at: [...seats.map((seat) => held[seat]), ...places.map((place) => lies[place] ?? 0)],
  }));
  return { seats, places, cards };
}

/** All of them by their kinds, to find one: cards that differ only in their numbers are of one kind. */
export function byKind(cards: Odds[]): Odds[][] {
  const kinds = new Map<string, Odds[]>();
  for (const odds of cards) {
    const kind = odds.card.replace(/\d+/g, "");
    kinds.set(kind, [...(kinds.get(kind) ?? []), odds]);
  }
  const number = ({ card }: Odds) => Number(/\d+/.exec(card)?.[0] ?? 0);
  return [...kinds.values()].map((kind) => kind.toSorted((a, b) => number(a) - number(b)));
}
