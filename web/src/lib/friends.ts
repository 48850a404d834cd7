// An evening with friends, as far as this browser has a part in it: the seat that it asks for, the answer of a host,
// what is written, shared and muted. Rests on the calls to the server and on what the browser keeps.
import { copy } from "./copy";
import { Drawer, person } from "./keys";
import type { Said } from "./say";
import { call, demand } from "./server";
import { settings } from "./settings.svelte";
import type { Asked } from "./wire";

/** The secrets of requests for a seat: what is given in answer is held by them, also after a reload. */
const requests = new Drawer<{ secret: string; when: number }>("trickery.asking", 10);
const muted = new Drawer<{ whom: string[]; when: number }>("trickery.muted", 30);

export const requestAt = (table: string): string | undefined => requests.all()[table]?.secret;
export const forgetRequest = (table: string): void => requests.drop(table);

/** Ask the host for a seat. */
export async function ask(table: string): Promise<void> {
  const { secret } = await call<Asked>(`tables/${table}/ask`, null, { name: settings.name, person: person() });
  requests.put(table, { secret });
}

/** Ask no longer. */
export async function askNoLonger(table: string): Promise<void> {
  const secret = requestAt(table);
  forgetRequest(table);
  await call(`tables/${table}/leave`, secret, {});
}

/** The host's answer: a seat, at once or when the round is over; or none. */
export const answer = (table: string, asker: number, seat: number | null, when: "now" | "round" = "now") =>
  demand(table, "answer", { asker, seat, when });

export const write = (table: string, text: string) => demand(table, "say", { text });

/** Can this device pass a link on by itself? */
export const sharing = (): boolean => typeof navigator.share === "function";

/** Pass a link on: by the system where it can, else by the clipboard. Nothing to say if the reader thought better of it. */
export async function share(title: string, url: string): Promise<Said> {
  try {
    await navigator.share({ title, url });
    return "";
  } catch (error) {
    return (error as Error).name === "AbortError" ? "" : copy(url);
  }
}

/** Whom this browser does not want to hear at a table: a seat, as long as somebody of this name has it. */
export const mutedAt = (table: string): string[] => muted.all()[table]?.whom ?? [];
export const keepMuted = (table: string, whom: string[]): void => muted.put(table, { whom });
