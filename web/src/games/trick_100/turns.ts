// The table's story as `knows.py` tells it, and how it is put in words.
import type { View } from "../../lib/types";

export interface Turn {
  turn: number;
  seat: number;
  /** The discard that the turn was taken on. */
  on: string;
  did: "play" | "cheat" | "pass" | "challenge";
  /** What was laid or shown; null where these eyes may not know. */
  card?: string | null;
  shown?: boolean;
  outbids?: boolean;
  drawer?: number;
  drew?: number;
  reshuffle?: boolean;
  restart?: string | null;
}

export const cards = (count: number): string =>
  count === 0 ? "no card" : count === 1 ? "1 card" : `${count} cards`;

/** Whose move it is, or how the game ended. */
export function standing(view: View, names: string[]): string {
  const you = view.to_move === view.seat;
  const who = names[view.to_move ?? 0];
  const owner = view.face_down && names[view.face_down.seat];
  switch (view.phase) {
    case "over":
      return ending(view, names);
    case "restart":
      return `${you ? "You restart" : `${who} restarts`}: any card, laid openly`;
    case "answer":
      return view.face_down.last_card
        ? `${owner} wins, unless ${you ? "you challenge" : `${who} challenges`} this last card`
        : `${you ? "You" : who} may challenge ${owner}, or let it go`;
    case "turn":
      return you ? "Your turn" : `${who} to play`;
    default:
      return "Shuffling …";
  }
}

function ending(view: View, names: string[]): string {
  const won = view.winners.map((seat) => names[seat]).join(" and ");
  const wins = view.winners.length > 1 ? "share the win" : "wins";
  if (view.ended === "limit")
    return `${view.turn_limit} turns are over: ${won} ${wins} with ${cards(view.scores[view.winners[0]])}`;
  const last: Turn = view.history.at(-1);
  if (last.did === "cheat") return `${won} wins: nobody challenged the last card`;
  if (last.did === "challenge" && !last.restart)
    return `${won} wins: the last card was the truth`;
  return `${won} has laid off every card and wins`;
}
