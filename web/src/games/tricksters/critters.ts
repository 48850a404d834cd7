// The four critters, and the words and pairs that the drawing needs again and again.
import type { Said } from "../../i18n/words.svelte";
import type { TrickstersSuit as Suit, TrickstersView } from "./view";

/** In the order in which a card shows them, clockwise from the top. */
export const SUITS: Suit[] = ["Ravens", "Foxes", "Rats", "Toads"];

/** The colour behind each of them: light enough for dark figures (a card is a card in any theme). */
export const GROUND: Record<Suit, string> = {
  Ravens: "#9fb6f2",
  Foxes: "#ffb469",
  Rats: "#ecb6cd",
  Toads: "#b4d86a",
};

/** A card with its values; what counts now is said first. */
export function cardSaid(card: string, values: number[], led: Suit | null): Said {
  const [raven, fox, rat, toad] = values;
  if (!led) return { id: "card-shows", card, raven, fox, rat, toad };
  return { id: "card-counts", card, counts: values[SUITS.indexOf(led)], suit: led, raven, fox, rat, toad };
}

export type Side = "moon" | "star";

/** The two pairs, yours first: that one plays under the moon, the other under the star. */
export function sides(pairs: number[][], me: number): { side: Side; seats: number[] }[] {
  const [ours, theirs] = pairs[0].includes(me) ? pairs : [pairs[1], pairs[0]];
  return [
    { side: "moon", seats: [me, ...ours.filter((seat) => seat !== me)] },
    { side: "star", seats: theirs },
  ];
}

/** The table as the round before left it: nobody has drafted yet, and its last trick is still to be looked at. */
export function asItWas(view: TrickstersView): TrickstersView {
  const round = view.rounds.at(-1)!;
  return {
    ...view,
    phase: "deal",
    to_move: null,
    round: view.rounds.length,
    dealer: round.dealer,
    matchmaker: null,
    pairs: round.pairs,
    suits: view.suits.map(() => null),
    tricks_won: round.tricks,
    worth: round.points,
    hand: view.hand && [],
    hands: view.hands.map(() => ({ drafted: [], hidden: 0 })),
    face_up: [],
    unseen: view.unseen && [],
  };
}
