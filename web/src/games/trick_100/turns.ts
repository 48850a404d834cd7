// How the game stands, in words.
import { t } from "../../i18n/words.svelte";
import type { Trick100View } from "./view";

/** A card, or a digit, as `Told` knows that it is to be drawn. */
export const pictured = (card: string): string => `[${card}]`;

/** Whose move it is, or how the game ended. */
export function standing(view: Trick100View, names: string[]): string {
  const seat = view.to_move ?? 0;
  const you = seat === view.seat;
  switch (view.phase) {
    case "over":
      return ending(view, names);
    case "restart":
      return you ? t("hundred-restarts-you") : t("hundred-restarts", { seat }, names);
    case "answer":
      return answering(view, seat, names);
    case "turn":
      return you ? t("hundred-turn-you") : t("hundred-turn", { seat }, names);
    default:
      return t("hundred-shuffling");
  }
}

function answering(view: Trick100View, seat: number, names: string[]): string {
  const { seat: seat_owner, last_card } = view.face_down!;
  if (seat === view.seat) {
    return last_card
      ? t("hundred-answers-last-you", { seat_owner }, names)
      : t("hundred-answers-you", { seat_owner }, names);
  }
  return last_card
    ? t("hundred-answers-last", { seat, seat_owner }, names)
    : t("hundred-answers", { seat, seat_owner }, names);
}

function ending(view: Trick100View, names: string[]): string {
  const [seat] = view.winners;
  if (view.ended === "limit") {
    const turns = view.turn_limit;
    const cards = view.scores[seat];
    return view.winners.length > 1
      ? t("hundred-limit-shared", { turns, seats: view.winners, cards }, names)
      : t("hundred-limit-won", { turns, seat, cards }, names);
  }
  if (view.last_card === "not challenged") return t("hundred-won-unchallenged", { seat }, names);
  if (view.last_card === "true") return t("hundred-won-truth", { seat }, names);
  return t("hundred-won", { seat }, names);
}
