// What the server tells, and what a game's drawing is given. docs/protocol.md has the whole story.

import type { View } from "./wire";

export type { View } from "./wire";

/** A line of the log: a move as these eyes heard it, and what came of it. */
export interface Entry {
  seq: number;
  kind: "move" | "deal" | "seat" | "chat" | "over";
  seat: number | null;
  text: string;
  news: string[];
}

/** What every game's `Table.svelte` is given; V is its own view, as `wire.ts` describes it. */
export interface DrawingProps<V extends View = View> {
  view: V;
  /** The players' names, by seat. */
  names: string[];
  /** The moves that these eyes may make now, in words; none while it is not their turn. */
  legal: string[];
  /** Make a move. `sure` is a question to ask first, where a slip would hurt. */
  play: (move: string, sure?: string) => void;
  /** Something that is not allowed was tapped: let the server say why, by its clause. */
  why: (move: string) => void;
  /** In a replay with all cards open: every seat's own view. */
  open: V[] | null;
  /** What has just happened, for motion and emphasis. */
  latest: Entry | null;
}

/** The score sheet: rows of points with the reason for each, made by the game's own words. */
export interface Sheet {
  rows: { label: string; points: (number | string | null)[]; why: string[] }[];
  note: string;
}

/** Who sits, or could sit, in a seat. */
export interface Seat {
  who: "person" | "bot" | "open";
  name: string;
  bot: string | null;
  here: boolean;
  stand_in: boolean;
}

/** A table without its cards. */
export interface Info {
  id: string;
  game: string;
  title: string;
  players: number;
  options: Record<string, number>;
  pace: number;
  phase: "lobby" | "playing" | "over";
  turn: number;
  seats: Seat[];
  you: number | null;
  host: number | null;
  watchers: number;
  fair: { commitment: string; secret: string | null; luck: string[] | null };
  rematch: string | null;
  again: string | null;
}

/** Everything about a table that one pair of eyes is told. */
export interface State {
  seq: number;
  info: Info;
  view: View | null;
  prompt: string;
  entries: Entry[];
}

/** A step of a finished game. */
export interface Step {
  step: number;
  entry: Entry | null;
  view: View;
  open: View[] | null;
  prompt: string;
}

/** The outside of a game's box. */
export interface Box {
  name: string;
  title: string;
  blurb: string;
  fewest: number;
  most: number;
  usual: number;
  options: BoxOption[];
}

/** A choice made before the game starts: on or off if it is 0 or 1, or a whole number. */
export interface BoxOption {
  name: string;
  help: string;
  default: number;
  low: number;
  high: number;
}

/** A level of bots: its word at the server, its name for people, and how it plays. */
export interface Level {
  level: string;
  name: string;
  plays: string;
}

/** What there is to play, and against whom. */
export interface Shelf {
  games: Box[];
  bots: Level[];
  usual_bot: string;
}
