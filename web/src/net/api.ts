// The calls of the server's API that the front page makes; a table's are in table-api.ts. Rests on http.ts and on the keys to seats that this browser keeps.
import type { ShuffleCalls } from "../fair/shuffler";
import { settings } from "../settings/settings.svelte";
import { personId } from "../storage/identity";
import { forgetSeatKey, saveSeatKey, seatKey } from "../storage/seat-keys";
import { ApiError, call, request } from "./http";
import type {
  GameWords,
  NewTable,
  PageWords,
  Shelf,
  State,
  TableWords,
  Taken,
} from "./wire";

export async function listGames(language: string): Promise<Shelf> {
  const shelf = await call<Shelf>(`games?language=${language}`);
  for (const box of shelf.games) if (!box.bots?.length) box.bots = shelf.bots;
  return shelf;
}
export const fetchPageWords = (languages: string[]) => request<PageWords>(`words?language=${languages.map(encodeURIComponent)}`);
export const fetchTableWords = (language: string) => request<TableWords>(`words/table?language=${language}`);
export const fetchGameWords = (game: string, language: string) =>
  request<GameWords>(`games/${encodeURIComponent(game)}/words?language=${language}`);
/** A table as it is now, through the eyes of the seat that this browser holds there, with what was told after an event. */
export async function fetchTable(table: string, since = 0): Promise<State> {
  const path = `tables/${table}${since ? `?since=${since}` : ""}`;
  try {
    return await call<State>(path, seatKey(table)?.secret);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error;
    forgetSeatKey(table); // the seat was given to somebody else: looking on is still allowed
    return call<State>(path);
  }
}

/** Open a table, sit down at it, and keep the key. */
export async function openTable(wish: NewTable): Promise<string> {
  const seat = wish.again && seatKey(wish.again)?.secret; // a deal is played again by those who had it
  const taken = await call<Taken>("tables", seat, { ...wish, name: settings.name, person: personId() });
  saveSeatKey(taken.table, { secret: taken.secret, game: wish.game });
  return taken.table;
}

/** Something that only whoever holds a seat may ask for. */
export function callFromSeat<T = unknown>(table: string, what: string, body: unknown = {}): Promise<T> {
  return call<T>(`tables/${table}/${what}`, seatKey(table)?.secret, body);
}

export const startGame = (table: string) => callFromSeat(table, "start");

/** What a shuffle asks this page to say. */
export const shuffleCalls = (table: string): ShuffleCalls => ({
  pledge: (commitment) => callFromSeat(table, "pledge", { commitment }),
  reveal: (luck) => callFromSeat(table, "reveal", { luck }),
});

/** Seconds that a bot takes for a move at the usual pace. */
const USUAL_PACE = 0.7;

/** The reader's pace; nothing: as the house has it. */
export const ownPace = () => (settings.pace === 1 ? undefined : settings.pace * USUAL_PACE);

/** One click to a dealt hand: a table against bots. */
export async function playNow(wish: NewTable): Promise<string> {
  const table = await openTable({ pace: ownPace(), ...wish });
  await dealAlone(table);
  return table;
}

/** Pledge, start, reveal: there is nobody to wait for. What goes wrong with the shuffle is told at the table. */
export async function dealAlone(table: string): Promise<void> {
  const { Shuffler } = await import("../fair/shuffler"); // the first page needs none of it
  const mine = new Shuffler(shuffleCalls(table), () => {});
  await mine.see((await fetchTable(table)).info);
  await startGame(table);
  await mine.see((await fetchTable(table)).info);
}
