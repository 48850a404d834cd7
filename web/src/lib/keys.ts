// The seats that this browser holds: a table's id and the secret that proves a seat is yours.

export interface Pledge {
  commitment: string;
  luck: string;
}

export interface Key {
  secret: string;
  game: string;
  /** What the server had committed itself to, and your luck, told it afterwards. */
  pledge?: Pledge;
  /** Is the game at that table over? */
  over?: boolean;
  /** When it was last used, to list the newest first. */
  when: number;
}

const STORE = "trickery.seats";
const MOST = 30;

/** A seat held for this visit only, where the browser keeps nothing. */
let kept: Record<string, Key> = {};

export function keys(): Record<string, Key> {
  try {
    kept = JSON.parse(localStorage.getItem(STORE) ?? "{}");
  } catch {
    // what is in memory has to do
  }
  return kept;
}

export function keyTo(table: string): Key | undefined {
  return keys()[table];
}

export function keep(table: string, key: Omit<Key, "when">): void {
  store({ ...keys(), [table]: { ...key, when: Date.now() } });
}

export function drop(table: string): void {
  const { [table]: _dropped, ...rest } = keys();
  store(rest);
}

function store(all: Record<string, Key>): void {
  const newest = Object.entries(all).sort(([, a], [, b]) => b.when - a.when);
  kept = Object.fromEntries(newest.slice(0, MOST));
  try {
    localStorage.setItem(STORE, JSON.stringify(kept));
  } catch {
    // then it holds for this visit only
  }
}

/** So many random bytes, in hexadecimal. */
export function dealt(bytes: number): string {
  const numbers = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(numbers, (number) => number.toString(16).padStart(2, "0")).join("");
}
