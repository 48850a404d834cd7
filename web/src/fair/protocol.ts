// The shuffle in bytes, as docs/fair.md tells it: commitments, the key of a game, its words, numbers and shuffles.
// Rests on WebCrypto; browsers keep that from pages that came unencrypted, and there on @noble/hashes.

import type { GameRecord } from "../net/wire";

type Bytes = Uint8Array<ArrayBuffer>;

/** An outcome of chance, in the game's own words. */
export type Chance = Record<string, unknown>;
/** A step of a record: chance, or a seat's move. */
export type Step = { chance: Chance; seat?: undefined; move?: undefined } | { chance?: undefined; seat: number; move: string };
/** A pledge as a record opens it; no luck: it was not revealed. */
export type Opened = { seat: number; commitment: string; luck: string | null };

/** What a deal may depend on: what the game was set up with, and what has happened so far. */
export interface Course {
  players: number;
  edition: Record<string, unknown>;
  steps: Step[];
}
/** The outcome of chance that a draw's words stand for; `games/NAME/deal.ts` has it as its default. */
export type Deal = (draw: Draw, course: Course) => Promise<Chance>;

/** The version of all that is hashed. In 2 nothing was bound to what had been called off. */
export type Version = 2 | 3;
/** A pledge of a shuffle that was called off, as far as it is known who revealed. */
export type CalledOff = { seat: number; commitment: string; revealed: boolean };

/** What the key of a game is made of. */
export interface Settled {
  version: Version;
  table: string;
  game: string;
  players: number;
  /** The number of the shuffle that was dealt. */
  shuffle: number;
  /** The server's commitment, and from version 3 on what was called off since. */
  chain: string;
  secret: string;
  pledges: Opened[];
}

const written = (text: string): Bytes => new TextEncoder().encode(text);
const lines = (...all: (string | number)[]): Bytes => written(all.join("\n"));
const hex = (bytes: Bytes): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const unhex = (digits: string): Bytes => Uint8Array.from(digits.match(/../g) ?? [], (two) => parseInt(two, 16));

async function sha256(data: Bytes): Promise<Bytes> {
  if (crypto.subtle) return new Uint8Array(await crypto.subtle.digest("SHA-256", data));
  return new Uint8Array((await import("@noble/hashes/sha2.js")).sha256(data));
}

async function hmac(key: Bytes, data: Bytes): Promise<Bytes> {
  if (crypto.subtle) {
    const kept = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
    return new Uint8Array(await crypto.subtle.sign("HMAC", kept, data));
  }
  const [{ hmac }, { sha256 }] = await Promise.all([import("@noble/hashes/hmac.js"), import("@noble/hashes/sha2.js")]);
  return new Uint8Array(hmac(sha256, key, data));
}

/** What the server shows of its secret before the game. */
export async function commitment(version: Version, table: string, settings: string, secret: string): Promise<string> {
  return hex(await sha256(lines(`trickery fair ${version} server`, table, settings, secret)));
}

/** The server's commitment and all that was called off since, as one hash. */
export async function chainOf(commitment: string, calledOff: CalledOff[][]): Promise<string> {
  let link = commitment;
  for (const shuffle of calledOff) {
    const told = shuffle.map(({ seat, commitment, revealed }) => `${seat} ${commitment} ${revealed ? "revealed" : "silent"}`);
    link = hex(await sha256(lines("trickery fair 3 called off", link, ...told)));
  }
  return link;
}

/** What a game was played with, as a hash: the server commits to it together with its secret. */
export async function settingsOf({ edition, game, options, players, rules }: Omit<GameRecord, "steps">): Promise<string> {
  return hex(await sha256(written(canonical({ edition, game, options, players, rules }))));
}

/** A value with sorted keys, no spaces, and all beyond ASCII escaped. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value === "object" && value !== null) {
    const told = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${told.map(([key, inner]) => `${canonical(key)}:${canonical(inner)}`).join(",")}}`;
  }
  return JSON.stringify(value).replace(/[^ -~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** The same at a table from before pledges. */
export async function firstCommitment(secret: string): Promise<string> {
  return hex(await sha256(written(secret)));
}

/** What a person shows of their luck before all is fixed; bound to the chain, but in version 2, which had none. */
export async function pledge(table: string, shuffle: number, seat: number, luck: string, chain: string | null): Promise<string> {
  if (chain === null) return hex(await sha256(lines("trickery fair 2 luck", table, shuffle, seat, luck)));
  return hex(await sha256(lines("trickery fair 3 luck", table, shuffle, seat, chain, luck)));
}

/** The key from which all chance of a game comes. */
export function gameKey({ version, table, game, players, shuffle, chain, secret, pledges }: Settled): Promise<Bytes> {
  const told = pledges.map(({ seat, commitment, luck }) => `${seat} ${commitment} ${luck}`);
  return hmac(unhex(secret), lines(`trickery fair ${version} deal`, table, game, players, shuffle, chain, ...told));
}

/** The words of a game's n-th draw, counted from 1. */
export async function drawOf(key: Bytes, n: number): Promise<Draw> {
  return new Draw(await hmac(key, written(`draw ${n}`)));
}

const HALF = 32n;
const LOW_HALF = 0xffff_ffffn;

/** One draw of chance: its words, in order, each used once. */
export class Draw {
  #words: bigint[] = [];
  #block = 0n;

  constructor(readonly key: Bytes) {}

  async word(): Promise<bigint> {
    if (this.#words.length === 0) {
      const counted = new Uint8Array(this.key.length + 8);
      counted.set(this.key);
      new DataView(counted.buffer).setBigUint64(this.key.length, this.#block++);
      const block = new DataView((await sha256(counted)).buffer);
      this.#words = [0, 8, 16, 24].map((at) => block.getBigUint64(at));
    }
    return this.#words.shift()!;
  }

  /** A word whose upper half, times `ways`, makes none of so many ways likelier than the others. */
  async fairWord(ways: bigint): Promise<bigint> {
    for (;;) {
      const word = await this.word();
      if ((((word >> HALF) * ways) & LOW_HALF) >= (1n << HALF) % ways) return word;
    }
  }

  /** A number from 0 to n-1. */
  async below(n: number): Promise<number> {
    const ways = BigInt(n);
    return Number((((await this.fairWord(ways)) >> HALF) * ways) >> HALF);
  }

  /** The same cards in another order. */
  async shuffle<T>(cards: readonly T[]): Promise<T[]> {
    const order = [...cards];
    for (let i = order.length - 1; i > 0; i--) {
      const j = await this.below(i + 1);
      [order[i], order[j]] = [order[j], order[i]];
    }
    return order;
  }
}

/** Cards cut into so many heaps of so many, seat by seat. */
export function heaps<T>(cards: T[], seats: number, each: number): T[][] {
  return Array.from({ length: seats }, (_, seat) => cards.slice(seat * each, (seat + 1) * each));
}
