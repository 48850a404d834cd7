// Calls to the server. Whatever fails is a `Refused`, whose message a person can read.
import { dealt, drop, keep, keyTo, type Key, type Pledge } from "./keys";
import { inviteTo, person } from "./invited";
import { settings } from "./settings.svelte";
import type { Invitation, NewTable, NextTable, Replay, RulesPage, Shelf, State, Taken } from "./wire";

export class Refused extends Error {
  /** 0: the server could not be reached. */
  constructor(
    readonly status: number,
    reason: string,
  ) {
    super(reason);
  }
}

/** The address of a call; relative, so that the page may live below any path. */
export function address(path: string): string {
  return new URL(`api/${path}`, document.baseURI).href;
}

async function call<T>(path: string, secret?: string | null, body?: unknown): Promise<T> {
  const headers = new Headers();
  if (secret) headers.set("Authorization", `Bearer ${secret}`);
  if (body !== undefined) headers.set("Content-Type", "application/json");
  let answer: Response;
  try {
    answer = await fetch(address(path), {
      method: body === undefined ? "GET" : "POST",
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refused(0, "The server cannot be reached.");
  }
  const told = await answer.json().catch(() => null);
  if (!answer.ok) throw new Refused(answer.status, told?.reason ?? `The server answered ${answer.status}.`);
  return told as T;
}

export const shelf = () => call<Shelf>("games");
export const phrases = () => call<string[]>("phrases");
export const rules = (game: string) => call<RulesPage>(`games/${game}/rules`);

/** A table as it is now, through the eyes of the seat that this browser holds there. */
export async function look(table: string): Promise<State> {
  try {
    return await call<State>(`tables/${table}`, keyTo(table)?.secret);
  } catch (error) {
    if (!(error instanceof Refused && error.status === 401)) throw error;
    drop(table); // the seat was given to somebody else: looking on is still allowed
    return call<State>(`tables/${table}`);
  }
}

export const replay = (table: string, eyes: string, from: number, count: number) =>
  call<Replay>(`tables/${table}/replay?eyes=${eyes}&from=${from}&count=${count}`);

/** Open a table, sit down at it, and keep the key. */
export async function open(wish: NewTable): Promise<string> {
  const before = wish.again ? keyTo(wish.again)?.secret : null; // only whoever sat there may play a deal again
  const taken = await call<Taken>("tables", before, { ...wish, name: settings.name, person: person() });
  keep(taken.table, { secret: taken.secret, game: wish.game });
  return taken.table;
}

export async function sit(table: string, game: string, seat: number): Promise<void> {
  const pledge = await pledged(table);
  const mine = { name: settings.name, seat, invite: inviteTo(table), person: person(), luck: pledge.luck };
  const taken = await call<Taken>(`tables/${table}/sit`, null, mine);
  keep(table, { secret: taken.secret, game, pledge });
}

/** Something that only whoever holds a seat may ask for. */
function demand<T = unknown>(table: string, what: string, body: unknown = {}): Promise<T> {
  return call<T>(`tables/${table}/${what}`, keyTo(table)?.secret, body);
}

export async function start(table: string): Promise<void> {
  const pledge = await pledged(table);
  await demand(table, "start", { luck: pledge.luck });
  keep(table, { ...(keyTo(table) as Key), pledge });
}

export const seatFor = (table: string, seat: number, who: string) => demand(table, "seats", { seat, who });
export const invitation = (table: string) => call<Invitation>(`tables/${table}/invitation`, keyTo(table)?.secret);

/** A table's link as a code for a phone's camera, drawn by the server. */
export async function drawn(table: string, to: "watch" | "sit"): Promise<Node | null> {
  const secret = keyTo(table)?.secret;
  const headers: HeadersInit = secret ? { Authorization: `Bearer ${secret}` } : {};
  const answer = await fetch(address(`tables/${table}/invitation.svg?to=${to}`), { headers });
  if (!answer.ok) return null;
  return new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
}

export const leave = (table: string) => demand(table, "leave");

/** The next table with the same people; dealt at once where there is nobody to wait for. */
export async function rematch(table: string): Promise<string> {
  const key = keyTo(table) as Key;
  const next = (await demand<NextTable>(table, "rematch")).table;
  keep(next, { secret: key.secret, game: key.game });
  const { info } = await look(next);
  const alone = info.seats.every((seat, i) => seat.who === "bot" || i === info.you);
  if (info.phase === "lobby" && alone && info.host === info.you) await start(next);
  return next;
}

/** One click to a dealt hand: a table against bots. */
export async function playNow(wish: NewTable): Promise<string> {
  const table = await open(wish);
  await start(table);
  return table;
}

/** Your luck, drawn after the server has shown what it committed itself to; both are checked in the end. */
async function pledged(table: string): Promise<Pledge> {
  const { info } = await look(table);
  return { commitment: info.fair.commitment, luck: dealt(16) };
}
