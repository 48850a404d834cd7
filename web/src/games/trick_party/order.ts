// What a card and a score card say.
import { label } from "../../lib/words.svelte";
import type { TrickPartyPrize } from "./view";

export function numberOf(card: string): number {
  return parseInt(card);
}

export function suitOf(card: string): string {
  return card.split(" of ")[1];
}

/** A score as it is printed: +3, −4, DEATH. */
export function printed(score: TrickPartyPrize): string {
  if (score === "DEATH") return label(score);
  return score > 0 ? `+${score}` : String(score).replace("-", "−");
}
