// Cards have no names of their own in this game. For motion each gets one: whoever stays where it
// is keeps it, and a card that is missing here and new there is the same one on its way. Below:
// what a choice brings.
import { say, type Said } from "../../i18n/say";
import { ICONS } from "./cube";
import type { TwisticonIcon as Icon, TwisticonView } from "./view";

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

/** What a closing brings. */
export function closing(view: TwisticonView, move: string): Said {
  const { wins, cards, in_all, points, points_now } = view.brings[move];
  if (wins) return say("brings-win");
  if (in_all === cards) return say("worth", { points });
  if (points === points_now) return say("worth-in-all", { cards: in_all, points });
  return say("worth-instead", { cards: in_all, points, before: points_now });
}

/** What a claim brings, and whether one would rue to have let it be. */
export function claiming(view: TwisticonView, icon: Icon): { brings: Said; rich: boolean } {
  const { wins, cards, extra, in_all, points, points_now } = view.brings[`claim ${icon}`];
  if (wins) return { brings: say("brings-win"), rich: true };
  const more = points > points_now;
  const joins = in_all > cards;
  const taken = extra > 0 ? say("brings-cards-and-more", { cards, extra }) : say("brings-cards", { cards });
  let sum: Said | null = null;
  if (more) sum = joins ? say("brings-points-in-all", { cards: in_all, points }) : say("brings-points", { points });
  else if (joins && icon in view.no_nine[view.to_move!]) sum = say("brings-in-all", { cards: in_all });
  else if (joins) sum = say("brings-of-nine", { cards: in_all });
  else if (extra === 0) sum = say("brings-too-few");
  return { brings: sum ? say("brings", { taken, sum }) : taken, rich: more && (joins || cards > view.figures.set) };
}
