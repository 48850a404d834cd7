// The four critters, and the words and pairs that the drawing needs again and again.

export type Suit = "Ravens" | "Foxes" | "Rats" | "Toads";

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

export interface Laid {
  seat: number;
  card: string;
  counts: number;
}

/** A finished trick: who took it, with what sums, and who leads next (TS-9, TS-10). */
export interface Taken {
  cards: Laid[];
  led: Suit;
  pair: number[];
  sum: number;
  against: number;
  next_lead: number | null;
}

/** A finished round on the score sheet (TS-11). */
export interface Round {
  dealer: number;
  pairs: number[][];
  tricks: number[];
  points: number[];
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

/** TS-11: what so many tricks are worth to each of the pair. */
export const WORTH = [0, 0, 1, 2, 2, 3];
