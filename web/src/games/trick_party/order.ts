// What a card and a score card say, and which trick lies on the table.
import { label } from "../../i18n/words.svelte";
import type { TrickPartyFinished, TrickPartyPrize, TrickPartyView } from "./view";

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

/** Whether these eyes lead now: then all that is large belongs to the new trick. */
export const leads = (view: TrickPartyView): boolean =>
  view.seat !== null && view.to_move === view.seat && view.trick.length === 0;

/** The trick that the table is about, and what belongs to it. */
export interface Lying {
  /** If it is finished: it stays until the next lead, or until it is yours to lead. */
  done: TrickPartyFinished | null;
  /** Which hand of a campaign, and which trick of it, from 1 on. */
  hand: number;
  number: number;
  prize: TrickPartyPrize | null;
  /** Revolution cards in it, and whether low beats high. */
  turns: number;
  reversed: boolean;
}

export function lying(view: TrickPartyView): Lying {
  const done = view.trick.length || leads(view) ? null : view.last_trick;
  if (!done) {
    const { on_offer: prize, revolutions: turns, reversed } = view;
    return { done, hand: view.hand_number + 1, number: view.tricks.length + 1, prize, turns, reversed };
  }
  const ended = view.tricks.length % view.tricks_in_hand === 0; // and the next hand may be dealt already
  const turns = done.cards.filter(({ card }) => view.revolution_cards.includes(card)).length;
  return {
    done,
    hand: view.hand_number + (ended ? 0 : 1),
    number: view.tricks.length || view.tricks_in_hand,
    prize: done.for,
    turns,
    reversed: view.last_reversed,
  };
}

/** So many cards in a row, where a row has room for `room` and all rows should look alike. */
export function perRow(cards: number, room: number): number {
  return Math.ceil(cards / Math.max(1, Math.ceil(cards / room)));
}
