// Cards have no names of their own in this game. For motion each gets one: whoever stays where it
// is keeps it, and a card that is missing here and new there is the same one on its way. Below:
// what a choice brings, in words.
import type { TwisticonIcon as Icon, TwisticonView } from "./view";
import { ICONS } from "./cube";

/** The names of the cards in each place ("hand0", "open2"), in the order of the icons. */
export type Laid = Record<string, string[]>;

export const iconOf = (card: string): Icon => card.split(" ")[0] as Icon;

export function lay(before: Laid, view: TwisticonView): Laid {
  const after: Laid = {};
  const places = view.scores.flatMap((_, seat) => [`hand${seat}`, `open${seat}`, `closed${seat}`]);
  for (const place of places) after[place] = [];
  for (const icon of ICONS) {
    const free = new Set(Array.from({ length: view.figures.all }, (_, n) => `${icon} ${n}`));
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

function count(view: TwisticonView, place: string, icon: Icon): number {
  const seat = Number(place.at(-1));
  if (place.startsWith("closed"))
    return view.closed[seat]
      .filter((set) => set.icon === icon)
      .reduce((sum, set) => sum + set.cards, 0);
  const cards = place.startsWith("hand") ? view.hands[seat] : view.open[seat];
  return cards.filter((card) => card === icon).length;
}

export const several = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? "" : "s"}`;

export const WINS = "all nine: you win";

/** What a closing brings, in words; `what` says which cards, if that is not plain. */
export function closingWords(view: TwisticonView, move: string, what = ""): string {
  const then = view.brings[move];
  if (then.wins) return WINS;
  const sum = then.in_all > then.cards ? `${then.in_all} in all` : "";
  const head = [what, sum].filter(Boolean).join(", ");
  return (head && `${head}: `) + several(then.points, "point") + (sum && ` instead of ${then.points_now}`);
}

/** What a claim brings, in words, and whether one would rue to have let it be. */
export function claiming(view: TwisticonView, icon: Icon): { words: string; rich: boolean } {
  const then = view.brings[`claim ${icon}`];
  if (then.wins) return { words: WINS, rich: true };
  const more = then.points > then.points_now;
  const joins = then.in_all > then.cards;
  const taken = several(then.cards, "card") + (then.extra > 0 ? ` and ${then.extra} from the deck` : "");
  let sum = "";
  if (more) sum = `${joins ? `${then.in_all} in all, ` : ""}${several(then.points, "point")} if closed`;
  else if (joins) sum = icon in view.no_nine[view.to_move!] ? `${then.in_all} in all` : `${then.in_all} of nine`;
  else if (then.extra === 0) sum = "too few to close";
  return { words: sum ? `${taken}: ${sum}` : taken, rich: more && (joins || then.cards > view.figures.set) };
}
