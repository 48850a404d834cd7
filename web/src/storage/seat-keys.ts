// The seats that this browser holds, by their secrets, and what each table looked like when it was last seen.
import type { State } from "../net/wire";
import { RecentStore } from "./recent-store";

/** What was pledged at a table from before receipts (version 1). */
export interface Pledge {
  commitment: string;
  luck: string;
}

/** What a list of tables says of one. */
export interface TableSummary {
  names: string[];
  you: number | null;
  /** Whose turn it was; nobody's before and after the game. */
  turn: number | null;
  scores: number[];
  winners: number[];
  /** Other people who are there; nobody knows of a table that was last seen before this was kept. */
  there?: number[];
  /** Does a bot play for you? */
  away?: boolean;
}

export function summaryOf({ info, view }: State): TableSummary {
  const there = info.seats.flatMap(({ who, here, stand_in }, seat) =>
    who === "person" && here && !stand_in && seat !== info.you ? [seat] : [],
  );
  return {
    there,
    away: info.you !== null && info.seats[info.you].stand_in,
    names: info.seats.map((seat) => seat.name),
    you: info.you,
    turn: view?.to_move ?? null,
    scores: view?.scores ?? [],
    winners: view?.winners ?? [],
  };
}

export interface SeatKey {
  secret: string;
  game: string;
  pledge?: Pledge;
  /** Is the game at that table over? */
  over?: boolean;
  /** The table as it was last seen. */
  seen?: TableSummary;
  /** When it was last used, to list the newest first. */
  when: number;
}

const seats = new RecentStore<SeatKey>("trickery.seats", 30);

export const seatKeys = (): Record<string, SeatKey> => seats.all();
export const seatKey = (table: string): SeatKey | undefined => seatKeys()[table];
export const saveSeatKey = (table: string, key: Omit<SeatKey, "when">): void => seats.put(table, key);
export const forgetSeatKey = (table: string): void => seats.drop(table);

/** Keep how the table was last seen, for the list of tables. */
export function rememberSeen(state: State): void {
  const key = seatKey(state.info.id);
  if (key && state.info.you !== null) saveSeatKey(state.info.id, { ...key, seen: summaryOf(state) });
}

/** Keep that the game is over, and how it ended. */
export function rememberOver(state: State): void {
  const key = seatKey(state.info.id);
  if (key && !key.over) saveSeatKey(state.info.id, { ...key, over: true, seen: summaryOf(state) });
}
