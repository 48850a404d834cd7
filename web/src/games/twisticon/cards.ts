// Cards have no names of their own in this game. For motion each gets one: whoever stays where it
// is keeps it, and a card that is missing here and new there is the same one on its way.
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
