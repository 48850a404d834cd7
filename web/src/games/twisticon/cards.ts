// Cards have no names of their own in this game. For motion each gets one: whoever stays where it
// is keeps it, and a card that is missing here and new there is the same one on its way. Below:
// what cards are worth to a player, and in words what a choice brings (TW-10, TW-16, TW-20, TW-21).
import type { View } from "../../lib/types";
import { ICONS } from "./cube";
import type { Icon } from "./cube";

/** The names of the cards in each place ("hand0", "open2"), in the order of the icons. */
export type Laid = Record<string, string[]>;

export const iconOf = (card: string): Icon => card.split(" ")[0] as Icon;

export function lay(before: Laid, view: View): Laid {
  const after: Laid = {};
  const places = view.scores.flatMap((_, seat) => [`hand${seat}`, `open${seat}`, `closed${seat}`]);
  for (const place of places) after[place] = [];
  for (const icon of ICONS) {
    const free = new Set(Array.from({ length: 9 }, (_, n) => `${icon} ${n}`));
    const wanted = places.map((place) => count(view, place, icon));
    const kept = places.map((place, i) =>
      (before[place] ?? []).filter((card) => iconOf(card) === icon).slice(0, wanted[i]),
    );
    for (const card of kept.flat()) free.delete(card);
    // Those that have lain on the table move first, then those that come from the deck.
    const lain = new Set(Object.values(before).flat());
    const moving = [...free].sort((a, b) => Number(lain.has(b)) - Number(lain.has(a)));
    places.forEach((place, i) => {
      after[place].push(...kept[i], ...moving.splice(0, wanted[i] - kept[i].length));
    });
  }
  return after;
}

function count(view: View, place: string, icon: Icon): number {
  const seat = Number(place.at(-1));
  if (place.startsWith("closed"))
    return view.closed[seat]
      .filter((set: { icon: Icon }) => set.icon === icon)
      .reduce((sum: number, set: { cards: number }) => sum + set.cards, 0);
  const cards: Icon[] = place.startsWith("hand") ? view.hands[seat] : view.open[seat];
  return cards.filter((card) => card === icon).length;
}

/** What a claim of an icon would bring: all face-up cards, and some from the deck (TW-10, TW-11). */
export function worth(view: View, icon: Icon): { cards: number; extra: number } {
  const face_up: Icon[] = [...view.hands.flat(), ...view.open.flat()];
  const on_top = view.cube.top.filter((one: Icon) => one === icon).length;
  return {
    cards: face_up.filter((card) => card === icon).length,
    extra: Math.min(on_top - 3, view.deck_size),
  };
}

export const several = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? "" : "s"}`;

/** A set takes so many cards, and so many of an icon win at once. */
export const SET = 3;
export const NINE = 9;
export const WINS = "all nine: you win";

/** What so many closed cards of an icon are worth (TW-21). */
const points = (cards: number): number => (cards < SET ? 0 : cards < 2 * SET ? 1 : 4);

/** A player's closed cards of an icon that later ones join: with sets apart none do (TW-16). */
function closedOf(view: View, seat: number, icon: Icon): number {
  if (view.options.sets_apart) return 0;
  return view.closed[seat].find((set: { icon: Icon }) => set.icon === icon)?.cards ?? 0;
}

/** What closing so many cards of an icon brings; `what` says which cards, if that is not plain. */
export function closingWords(view: View, seat: number, icon: Icon, cards: number, what = ""): string {
  const before = closedOf(view, seat, icon);
  const now = several(points(before + cards), "point");
  const sum = before > 0 ? `${before + cards} in all` : "";
  const head = [what, sum].filter(Boolean).join(", ");
  return (head && `${head}: `) + now + (sum && ` instead of ${points(before)}`);
}

/** What a claim brings the player to move, and whether one would rue to have let it be. */
export interface Catch {
  words: string;
  rich: boolean;
}

export function claiming(view: View, icon: Icon): Catch {
  const { cards, extra } = worth(view, icon);
  const before = closedOf(view, view.to_move!, icon);
  const all = before + cards;
  if (all === NINE) return { words: WINS, rich: true };
  const taken = several(cards, "card") + (extra > 0 ? ` and ${extra} from the deck` : "");
  const nearing = all >= 2 * SET && spoiler(view, view.to_move!, icon) < 0;
  let then = "";
  if (cards >= SET) then = `${before > 0 ? `${all} in all, ` : ""}${several(points(all), "point")} if closed`;
  else if (before > 0) then = nearing ? `${all} of nine` : `${all} in all`;
  else if (extra === 0) then = "too few to close";
  return {
    words: then ? `${taken}: ${then}` : taken,
    rich: cards > SET || (cards === SET && before > 0),
  };
}

/** Whose closed cards keep a player from all nine of an icon, or -1 while nobody's do (TW-20). */
export function spoiler(view: View, seat: number, icon: Icon): number {
  return view.closed.findIndex(
    (sets: { icon: Icon }[], other: number) =>
      (other !== seat || view.options.sets_apart) && sets.some((set) => set.icon === icon),
  );
}

/**
 * Why the player to move cannot claim an icon that is lined up on top: it is barred (TW-13), it was
 * there before the twist (TW-8), no card in hand shows it; null if it can be claimed.
 */
export function hindrance(view: View, icon: Icon): "barred" | "before" | "hand" | null {
  if (!view.usable.includes(icon)) return view.barred === icon ? "barred" : "before";
  return view.hands[view.to_move!].includes(icon) ? null : "hand";
}
