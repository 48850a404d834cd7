// States as the server would tell them, with as little in them as tests ask for.
import type { Entry, Fairness, State } from "../src/net/wire";

export function entry(seq: number, more: Partial<Entry> = {}): Entry {
  return { seq, kind: "move", seat: 1, text: "play 3", news: [], ...more };
}

/** A shuffle that is being prepared at the table "here", as far as a test wants it otherwise. */
export function fairness(more: Partial<Fairness> = {}): Fairness {
  const bare = { pledges: [], called_off: [], seconds: null, secret: null, luck: null };
  return { version: 3, table: "here", commitment: "c".repeat(64), shuffle: 1, ...bare, ...more };
}

/** The state after event `seq`; seat 0 is yours and may move unless told otherwise. */
export function state(seq: number, entries: Entry[] = [entry(seq)], you: number | null = 0, legal = ["play 1"]): State {
  const table = { game: "any", players: 2, seat: you, to_move: 0, over: false };
  const view = { ...table, scores: [0, 0], winners: [], outcome: null, legal };
  const seat = { who: "person", name: "Ann", bot: null, here: true, stand_in: false, bot_in: null, left: false, offered: false } as const;
  return {
    type: "state",
    seq,
    info: {
      id: "here",
      game: "any",
      title: "Any",
      players: 2,
      options: {},
      pace: 0,
      hints: false,
      clock: 0,
      phase: "playing",
      closed: "",
      turn: seq,
      clock_left: null,
      paused: null,
      seats: [seat, { ...seat, name: "Bo" }],
      you,
      host: 0,
      watchers: 0,
      asking: [],
      asked: false,
      promised: null,
      fair: fairness(),
      rematch: null,
      again: null,
      copied: null,
      seen_before: false,
    },
    view,
    prompt: "",
    aim: "",
    standing: "",
    round_follows: false,
    may_take_back: false,
    hints: "off",
    entries,
  };
}
