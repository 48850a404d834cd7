// The four critters, and the words and pairs that the drawing needs again and again.
import type { TrickstersSuit as Suit } from "./view";

/** In the order in which a card shows them, clockwise from the top. */
export const SUITS: Suit[] = ["Ravens", "Foxes", "Rats", "Toads"];

/** The colour behind each of them: light enough for dark figures (a card is a card in any theme). */
export const GROUND: Record<Suit, string> = {
  Ravens: "#9fb6f2",
  Foxes: "#ffb469",
  Rats: "#ecb6cd",
  Toads: "#b4d86a",
};

const ONE: Record<Suit, string> = { Ravens: "Raven", Foxes: "Fox", Rats: "Rat", Toads: "Toad" };

/** A card in words; what counts now is said first. */
export function cardWords(card: string, values: number[], led: Suit | null): string {
  const told = SUITS.map((suit, i) => `${ONE[suit]} ${values[i]}`).join(", ");
  return led ? `${card}: counts ${values[SUITS.indexOf(led)]} in ${led} (${told})` : `${card}: ${told}`;
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
