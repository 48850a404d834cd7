// The calls of the server's API from a table, a lesson, a replay or the rules: the front page loads none of them.
// Rests on api.ts and http.ts.
import { settings } from "../settings/settings.svelte";
import { personId } from "../storage/identity";
import { forgetSeatKey, saveSeatKey, seatKey, type SeatKey } from "../storage/seat-keys";
import { callFromSeat, dealAlone, fetchTable, ownPace } from "./api";
import { apiUrl, call } from "./http";
import type { GameRecord, Invitation, LessonTold, LessonTried, NextTable, Replay, RulesPage, Taken } from "./wire";

export const fetchPhrases = (language: string) => call<string[]>(`phrases?language=${language}`);
export const fetchRules = (game: string, language: string) => call<RulesPage>(`games/${game}/rules?language=${language}`);
export const fetchLesson = (game: string) => call<LessonTold>(`games/${encodeURIComponent(game)}/lesson`);

/** What comes of a move that a step did not ask for. */
export const tryLessonMove = (game: string, step: number, move: string) =>
  call<LessonTried>(`games/${encodeURIComponent(game)}/lesson`, null, { step, move });

/** A new table that goes on where the lesson ends. */
export async function playOnFromLesson(game: string, bots?: string): Promise<string> {
  const me = { name: settings.name, person: personId(), pace: ownPace(), bots };
  const taken = await call<Taken>(`games/${encodeURIComponent(game)}/lesson/play-on`, null, me);
  saveSeatKey(taken.table, { secret: taken.secret, game });
  return taken.table;
}

/** The links to a table: to watch, and to sit for those who may pass that on. */
export const fetchInvitation = (table: string) => call<Invitation>(`tables/${table}/invitation`, seatKey(table)?.secret);

/** One of them as a QR code, as SVG. */
export async function invitationQr(table: string, to: "watch" | "sit"): Promise<string> {
  const headers: Record<string, string> = {};
  const secret = seatKey(table)?.secret;
  if (secret) headers.Authorization = `Bearer ${secret}`;
  const svg = await (await fetch(apiUrl(`tables/${table}/invitation.svg?to=${to}`), { headers })).text();
  return svg.slice(Math.max(0, svg.indexOf("<svg")));
}

export const fetchReplay = (table: string, eyes: string, from: number, count: number) =>
  call<Replay>(`tables/${table}/replay?eyes=${eyes}&from=${from}&count=${count}`, seatKey(table)?.secret);

/** A game that is over, as anybody may check it; while its cards are played again, those who had a seat. */
export const fetchRecord = (table: string) => call<GameRecord>(`tables/${table}/record`, seatKey(table)?.secret);

export async function takeSeat(table: string, game: string, seat: number, invite: string | null): Promise<void> {
  const me = { name: settings.name, seat, invite, person: personId() };
  const taken = await call<Taken>(`tables/${table}/sit`, null, me);
  saveSeatKey(table, { secret: taken.secret, game });
}

export const sendChat = (table: string, text: string) => callFromSeat(table, "say", { text });
export const assignSeat = (table: string, seat: number, who: string) => callFromSeat(table, "seats", { seat, who });
export const leaveTable = (table: string) => callFromSeat(table, "leave");
export const comeBack = (table: string) => callFromSeat(table, "return");
export const pauseTable = (table: string) => callFromSeat(table, "pause");
export const resumeTable = (table: string) => callFromSeat(table, "resume");
export const nudge = (table: string) => callFromSeat(table, "nudge");
export const stopWaiting = (table: string, seat: number) => callFromSeat(table, "stop-waiting", { seat });
export const rename = (table: string, name: string) => callFromSeat(table, "rename", { name });
export const setClock = (table: string, seconds: number) => callFromSeat(table, "clock", { seconds });

/** Give a seat up before the deal; gives the address at which the same browser can take one again. */
export async function standUp(table: string): Promise<string> {
  const { sit } = await fetchInvitation(table);
  await leaveTable(table);
  forgetSeatKey(table);
  return sit ? new URL(sit).hash : `#/t/${table}`;
}

/** The next table with the same people; dealt at once where there is nobody to wait for. */
export async function rematch(table: string): Promise<string> {
  const key = seatKey(table) as SeatKey;
  const next = (await callFromSeat<NextTable>(table, "rematch")).table;
  saveSeatKey(next, { secret: key.secret, game: key.game });
  const { info } = await fetchTable(next);
  const alone = info.seats.every((seat, i) => seat.who === "bot" || i === info.you);
  if (info.phase === "lobby" && alone && info.host === info.you) await dealAlone(next);
  return next;
}
