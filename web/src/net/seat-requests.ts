// Requests for a seat at a table that has begun: asking the host, taking it back, and the host's answer.
import { settings } from "../settings/settings.svelte";
import { personId } from "../storage/identity";
import { RecentStore } from "../storage/recent-store";
import { callFromSeat } from "./api";
import { call } from "./http";
import type { Asked } from "./wire";

/** The secrets of requests for a seat: what is given in answer is held by them, also after a reload. */
const requests = new RecentStore<{ secret: string; when: number }>("trickery.asking", 10);

export const requestSecret = (table: string): string | undefined => requests.all()[table]?.secret;
export const forgetRequest = (table: string): void => requests.drop(table);

/** Ask the host for a seat. */
export async function requestSeat(table: string): Promise<void> {
  const { secret } = await call<Asked>(`tables/${table}/ask`, null, { name: settings.name, person: personId() });
  requests.put(table, { secret });
}

/** Ask no longer. */
export async function withdrawRequest(table: string): Promise<void> {
  const secret = requestSecret(table);
  forgetRequest(table);
  await call(`tables/${table}/leave`, secret, {});
}

/** The host's answer: a seat, at once or when the round is over; or none. */
export const answerRequest = (table: string, asker: number, seat: number | null, when: "now" | "round" = "now") =>
  callFromSeat(table, "answer", { asker, seat, when });
