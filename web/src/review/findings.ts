// What the screens of a review make of its findings: their order, and figures as people read them.
import type { Finding, MoveWorth, Span, Whereabouts } from "../net/wire";

/** Was there something better, as far as the coach can tell? Beyond doubt, perhaps, or not at all. */
export type Verdict = "sure" | "perhaps" | "best";

export function verdict(finding: Finding): Verdict {
  if (finding.chosen === finding.best || percent(finding.cost.mean) === 0) return "best";
  return finding.sure ? "sure" : "perhaps";
}

const RANKS: Record<Verdict, number> = { sure: 0, perhaps: 1, best: 2 };

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

/** Is a move as good as the best one, as far as the coach can tell? */
export function asGood(tried: MoveWorth, moves: MoveWorth[]): boolean {
  return tried.share.high >= moves[0].share.mean;
}

/** Where something hidden may be: by seat or by the name of a place, in so many of a hundred worlds. */
export interface Odds {
  card: string;
  at: number[];
}
export interface OddsTable {
  seats: number[];
  places: string[];
  /** Cards that differ only in their numbers are of one kind. */
  kinds: Odds[][];
}

/** The odds of what is not known for sure, with only those columns in which there is something. */
export function uncertain(hidden: Whereabouts[]): OddsTable {
  const open = hidden.filter(({ seats, places }) => ![...seats, ...Object.values(places)].includes(100));
  const seats = (open[0]?.seats ?? []).map((_, seat) => seat).filter((seat) => open.some((one) => one.seats[seat] > 0));
  const places = [...new Set(open.flatMap((one) => Object.keys(one.places)))];
  const kinds = new Map<string, Odds[]>();
  for (const { card, seats: held, places: lies } of open) {
    const kind = card.replace(/\d+/g, "");
    const odds = { card, at: [...seats.map((seat) => held[seat]), ...places.map((place) => lies[place] ?? 0)] };
    kinds.set(kind, [...(kinds.get(kind) ?? []), odds]);
  }
  const number = ({ card }: Odds) => Number(/\d+/.exec(card)?.[0] ?? 0);
  return { seats, places, kinds: [...kinds.values()].map((kind) => kind.toSorted((a, b) => number(a) - number(b))) };
}
