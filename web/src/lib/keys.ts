// What this browser keeps of tables: the seats that it holds, by their secrets, and receipts of the shuffles that
// it had a part in. Rests on the browser's store, which its tabs share; where there is none, on this visit's memory.
import type { State } from "./wire";

/** What was pledged at a table from before receipts (version 1). */
export interface Pledge {
  commitment: string;
  luck: string;
}

/** What a list of tables says of one. */
export interface Glimpse {
  names: string[];
  you: number | null;
  /** Whose turn it was; nobody's before and after the game. */
  turn: number | null;
  scores: number[];
  winners: number[];
}

export function glimpse({ info, view }: State): Glimpse {
  return {
    names: info.seats.map((seat) => seat.name),
    you: info.you,
    turn: view?.to_move ?? null,
    scores: view?.scores ?? [],
    winners: view?.winners ?? [],
  };
}

export interface Key {
  secret: string;
  game: string;
  pledge?: Pledge;
  /** Is the game at that table over? */
  over?: boolean;
  /** The table as it was last seen. */
  seen?: Glimpse;
  /** When it was last used, to list the newest first. */
  when: number;
}

/** A seat and what it pledged. */
export interface Listed {
  seat: number;
  commitment: string;
}

/** A list of pledges as it was shown before this page revealed its own luck. */
export interface Shown {
  shuffle: number;
  /** This page's own; none if its seat was not in the list. */
  luck: string | null;
  pledges: Listed[];
  revealed: boolean;
}

/** What docs/fair.md calls a receipt: `trickery verify` reads it. */
export interface Receipt {
  format: "trickery-receipt/1";
  table: string;
  seat: number;
  /** The server's, as it was first shown. */
  commitment: string;
  shuffles: Shown[];
  /** What this seat was shown of the game itself: its first hand, if there is one, and its own moves. */
  game?: { hand: string[] | null; moves: string[] };
}

/** A receipt as it is kept: also with the luck of shuffles whose list was not shown yet, by their number. */
export interface Kept extends Receipt {
  drawn: Record<number, string>;
  /** The last event whose moves are in it. */
  heard?: number;
  when: number;
}

/** A few things of one kind by name, the newest of them. */
export class Drawer<Thing extends { when: number }> {
  /** Held for this visit only, where the browser keeps nothing. */
  #kept: Record<string, Thing> = {};

  constructor(
    readonly name: string,
    readonly most: number,
  ) {}

  /** Read anew each time: another tab may have put something in. */
  all(): Record<string, Thing> {
    try {
      this.#kept = JSON.parse(localStorage.getItem(this.name) ?? "{}");
    } catch {
      // what is in memory has to do
    }
    return this.#kept;
  }

  put(id: string, thing: Omit<Thing, "when">): void {
    this.#store({ ...this.all(), [id]: { ...thing, when: Date.now() } as Thing });
  }

  drop(id: string): void {
    const { [id]: _dropped, ...rest } = this.all();
    this.#store(rest);
  }

  #store(all: Record<string, Thing>): void {
    const newest = Object.entries(all).sort(([, a], [, b]) => b.when - a.when);
    this.#kept = Object.fromEntries(newest.slice(0, this.most));
    try {
      localStorage.setItem(this.name, JSON.stringify(this.#kept));
    } catch {
      // then it holds for this visit only
    }
  }
}

const seats = new Drawer<Key>("trickery.seats", 30);
const receipts = new Drawer<Kept>("trickery.receipts", 60);

export const keys = (): Record<string, Key> => seats.all();
export const keyTo = (table: string): Key | undefined => keys()[table];
export const keep = (table: string, key: Omit<Key, "when">): void => seats.put(table, key);
export const drop = (table: string): void => seats.drop(table);

/** Every receipt of a table: one for each seat that this browser has had there, the newest first. */
export function receiptsOf(table: string): Kept[] {
  const all = Object.values(receipts.all()).filter((kept) => kept.table === table);
  return all.sort((a, b) => b.when - a.when);
}

export function keepReceipt(kept: Omit<Kept, "when">): void {
  receipts.put(`${kept.table} ${kept.seat}`, kept);
}

const PERSON = "trickery.person";
let myself = "";

/** What tells this browser apart from others, so that nobody has two hands; told to the server only. */
export function person(): string {
  try {
    myself = localStorage.getItem(PERSON) ?? myself;
    if (!myself) localStorage.setItem(PERSON, (myself = dealt(16)));
  } catch {
    myself ||= dealt(16); // then it holds for this visit only
  }
  return myself;
}

/** So many random bytes, in hexadecimal. */
export function dealt(bytes: number): string {
  const numbers = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(numbers, (number) => number.toString(16).padStart(2, "0")).join("");
}
