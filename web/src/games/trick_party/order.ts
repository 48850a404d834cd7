// What a card says, and which card of a trick is strongest at the moment (TP-9, TP-10).

/** All play cards: everybody is dealt the same share of them (TP-5). */
export const CARDS = 60;
export const TRUMP = "Dracs";
/** The score cards but DEATH (TP-3). */
export const SCORE_CARDS = [-5, -5, -4, -4, -3, -3, -2, -2, -1, -1, 1, 2, 3, 4, 5];

export type Score = number | "DEATH";

export interface Laid {
  seat: number;
  card: string;
}

export interface Finished {
  cards: Laid[];
  winner: number;
  for: Score;
}

export function numberOf(card: string): number {
  return parseInt(card);
}

export function suitOf(card: string): string {
  return card.split(" of ")[1];
}

/** How many revolution cards lie in a trick; an odd number turns the order over. */
export function revolutions(trick: Laid[], carries: string[]): number {
  return trick.filter(({ card }) => carries.includes(card)).length;
}

/** The card that would win if the trick ended now. */
export function strongest(trick: Laid[], carries: string[]): Laid | null {
  const suit = trick.some(({ card }) => suitOf(card) === TRUMP) ? TRUMP : suitOf(trick[0]?.card ?? "");
  const up = revolutions(trick, carries) % 2 ? -1 : 1;
  const able = trick.filter(({ card }) => suitOf(card) === suit);
  return able.sort((a, b) => up * (numberOf(b.card) - numberOf(a.card)))[0] ?? null;
}

/** A score as it is printed: +3, −4, DEATH. */
export function printed(score: Score): string {
  if (score === "DEATH") return score;
  return score > 0 ? `+${score}` : String(score).replace("-", "−");
}
