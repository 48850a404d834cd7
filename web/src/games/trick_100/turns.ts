// How the table's story is put in words.
import type { Trick100View } from "./view";

export const cards = (count: number): string =>
  count === 0 ? "no card" : count === 1 ? "1 card" : `${count} cards`;

/** Whose move it is, or how the game ended. */
export function standing(view: Trick100View, names: string[]): string {
  const you = view.to_move === view.seat;
  const who = names[view.to_move ?? 0];
  const waiting = view.face_down;
  const owner = waiting && names[waiting.seat];
  switch (view.phase) {
    case "over":
      return ending(view, names);
    case "restart":
      return `${you ? "You restart" : `${who} restarts`}: any card, laid openly`;
    case "answer":
      return waiting?.last_card
        ? `${owner} wins, unless ${you ? "you challenge" : `${who} challenges`} this last card`
        : `${you ? "You" : who} may challenge ${owner}, or let it go`;
    case "turn":
      return you ? "Your turn" : `${who} to play`;
    default:
      return "Shuffling …";
  }
}

function ending(view: Trick100View, names: string[]): string {
  const won = view.winners.map((seat) => names[seat]).join(" and ");
  const wins = view.winners.length > 1 ? "share the win" : "wins";
  if (view.ended === "limit")
    return `${view.turn_limit} turns are over: ${won} ${wins} with ${cards(view.scores[view.winners[0]])}`;
  if (view.last_card === "not challenged") return `${won} wins: nobody challenged the last card`;
  if (view.last_card === "true") return `${won} wins: the last card was the truth`;
  return `${won} has laid off every card and wins`;
}
