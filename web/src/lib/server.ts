// Calls to the server. Whatever fails is a `Refused`, whose reason can be put into words.
import { drop, keep, keyTo, person, type Key } from "./keys";
import { heard } from "./serving.svelte";
import { say, type Said } from "./say";
import { settings } from "./settings.svelte";
import type { Calls } from "./shuffling";
import type {
  GameRecord,
  GameWords,
  Invitation,
  LessonTold,
  LessonTried,
  NewTable,
  NextTable,
  PageWords,
  Replay,
  RulesPage,
  Shelf,
  State,
  TableWords,
  Taken,
} from "./wire";
import { understand } from "./words.svelte";

export class Refused extends Error {
  /** 0: the server could not be reached. */
  constructor(
    readonly status: number,
    readonly reason: Said,
  ) {
    super(JSON.stringify(reason));
  }
}

/** Why something failed, to be put into words when it is shown. */
export function reasonOf(error: unknown): Said {
  return error instanceof Refused ? error.reason : say("page-trouble", { text: String(error) });
}

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 8000;

/** Ask until there is an answer, later each time; `waiting` is called after each failure. */
export async function patiently<T>(ask: () => Promise<T>, waiting = () => {}): Promise<T> {
  for (let pause = FIRST_PAUSE; ; pause = Math.min(LONGEST_PAUSE, 2 * pause)) {
    try {
      return await ask();
    } catch (error) {
      const { status } = error as Refused;
      if (status !== 0 && status !== 429 && !(status >= 500)) throw error; // it would be refused again
      waiting();
      await new Promise((done) => setTimeout(done, pause));
    }
  }
}

/** The address of a call; relative, so that the page may live below any path. */
export function address(path: string): string {
  return new URL(`api/${path}`, document.baseURI).href;
}

/** Ask, and in case of a refusal see that it can be read. */
export async function call<T>(path: string, secret?: string | null, body?: unknown): Promise<T> {
  try {
    return await ask<T>(path, secret, body);
  } catch (error) {
    await understand(reasonOf(error)).catch(() => {});
    throw error;
  }
}

async function ask<T>(path: string, secret?: string | null, body?: unknown): Promise<T> {
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
    throw new Refused(0, say("page-unreachable"));
  }
  heard(answer);
  const told = await answer.json().catch(() => null);
  if (!answer.ok) throw new Refused(answer.status, told?.reason ?? say("page-answered", { status: answer.status }));
  return told as T;
}

export const shelf = (language: string) => call<Shelf>(`games?language=${language}`);
export const pageWords = (languages: string[]) => ask<PageWords>(`words?language=${languages.map(encodeURIComponent)}`);
export const tableWords = (language: string) => ask<TableWords>(`words/table?language=${language}`);
export const gameWords = (game: string, language: string) =>
  ask<GameWords>(`games/${encodeURIComponent(game)}/words?language=${language}`);
export const phrases = (language: string) => call<string[]>(`phrases?language=${language}`);
export const rules = (game: string, language: string) => call<RulesPage>(`games/${game}/rules?language=${language}`);
export const lesson = (game: string) => call<LessonTold>(`games/${encodeURIComponent(game)}/lesson`);

/** What comes of a learner's moves since a step. */
export const tried = (game: string, step: number, moves: string[]) =>
  call<LessonTried>(`games/${encodeURIComponent(game)}/lesson`, null, { step, moves });

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

/** The links to a table: to watch, and to sit for those who may pass that on. */
export const invitation = (table: string) => call<Invitation>(`tables/${table}/invitation`, keyTo(table)?.secret);

/** One of them as a QR code, as SVG. */
export async function picture(table: string, to: "watch" | "sit"): Promise<string> {
  const headers: Record<string, string> = {};
  const secret = keyTo(table)?.secret;
  if (secret) headers.Authorization = `Bearer ${secret}`;
  const svg = await (await fetch(address(`tables/${table}/invitation.svg?to=${to}`), { headers })).text();
  return svg.slice(Math.max(0, svg.indexOf("<svg")));
}

export const replay = (table: string, eyes: string, from: number, count: number) =>
  call<Replay>(`tables/${table}/replay?eyes=${eyes}&from=${from}&count=${count}`);

/** A game that is over, as anybody may check it. */
export const record = (table: string) => call<GameRecord>(`tables/${table}/record`);

/** Open a table, sit down at it, and keep the key. */
export async function open(wish: NewTable): Promise<string> {
  const seat = wish.again && keyTo(wish.again)?.secret; // a deal is played again by those who had it
  const taken = await call<Taken>("tables", seat, { ...wish, name: settings.name, person: person() });
  keep(taken.table, { secret: taken.secret, game: wish.game });
  return taken.table;
}

export async function sit(table: string, game: string, seat: number, invite: string | null): Promise<void> {
  const me = { name: settings.name, seat, invite, person: person() };
  const taken = await call<Taken>(`tables/${table}/sit`, null, me);
  keep(table, { secret: taken.secret, game });
}

/** Something that only whoever holds a seat may ask for. */
export function demand<T = unknown>(table: string, what: string, body: unknown = {}): Promise<T> {
  return call<T>(`tables/${table}/${what}`, keyTo(table)?.secret, body);
}

export const start = (table: string) => demand(table, "start");

/** What a shuffle asks this page to say. */
export const lucky = (table: string): Calls => ({
  pledge: (commitment) => demand(table, "pledge", { commitment }),
  reveal: (luck) => demand(table, "reveal", { luck }),
});

export const seatFor = (table: string, seat: number, who: string) => demand(table, "seats", { seat, who });
export const leave = (table: string) => demand(table, "leave");

/** The next table with the same people; dealt at once where there is nobody to wait for. */
export async function rematch(table: string): Promise<string> {
  const key = keyTo(table) as Key;
  const next = (await demand<NextTable>(table, "rematch")).table;
  keep(next, { secret: key.secret, game: key.game });
  const { info } = await look(next);
  const alone = info.seats.every((seat, i) => seat.who === "bot" || i === info.you);
  if (info.phase === "lobby" && alone && info.host === info.you) await dealAlone(next);
  return next;
}

/** Seconds that a bot takes for a move at the usual pace. */
const USUAL_PACE = 0.7;

/** The reader's pace; nothing: as the house has it. */
export const ownPace = () => (settings.pace === 1 ? undefined : settings.pace * USUAL_PACE);

/** One click to a dealt hand: a table against bots. */
export async function playNow(wish: NewTable): Promise<string> {
  const table = await open({ pace: ownPace(), ...wish });
  await dealAlone(table);
  return table;
}

/** Pledge, start, reveal: there is nobody to wait for. What goes wrong with the shuffle is told at the table. */
async function dealAlone(table: string): Promise<void> {
  const { Shuffler } = await import("./shuffling"); // the first page needs none of it
  const mine = new Shuffler(lucky(table), () => {});
  await mine.see((await look(table)).info);
  await start(table);
  await mine.see((await look(table)).info);
}
