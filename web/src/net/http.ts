// One call to the server, and what can go wrong with it: whatever fails is an `ApiError`, whose reason can be put into words.
import { say, type Said } from "../i18n/say";
import { loadWordsFor } from "../i18n/words.svelte";
import { readHeaders } from "./server-status.svelte";

export class ApiError extends Error {
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
  return error instanceof ApiError ? error.reason : say("page-trouble", { text: String(error) });
}

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 8000;

/** Ask until there is an answer, later each time; `waiting` is called after each failure. */
export async function retrying<T>(ask: () => Promise<T>, waiting = () => {}): Promise<T> {
  for (let pause = FIRST_PAUSE; ; pause = Math.min(LONGEST_PAUSE, 2 * pause)) {
    try {
      return await ask();
    } catch (error) {
      const { status } = error as ApiError;
      if (status !== 0 && status !== 429 && !(status >= 500)) throw error; // it would be refused again
      waiting();
      await new Promise((done) => setTimeout(done, pause));
    }
  }
}

/** The address of a call; relative, so that the page may live below any path. */
export function apiUrl(path: string): string {
  return new URL(`api/${path}`, document.baseURI).href;
}

/** Ask, and in case of a refusal see that it can be read. */
export async function call<T>(path: string, secret?: string | null, body?: unknown): Promise<T> {
  try {
    return await request<T>(path, secret, body);
  } catch (error) {
    await loadWordsFor(reasonOf(error)).catch(() => {});
    throw error;
  }
}

/** The call by itself: for words, without which no refusal can be read. */
export async function request<T>(path: string, secret?: string | null, body?: unknown): Promise<T> {
  const headers = new Headers();
  if (secret) headers.set("Authorization", `Bearer ${secret}`);
  if (body !== undefined) headers.set("Content-Type", "application/json");
  let answer: Response;
  try {
    answer = await fetch(apiUrl(path), {
      method: body === undefined ? "GET" : "POST",
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new ApiError(0, say("page-unreachable"));
  }
  readHeaders(answer);
  const told = await answer.json().catch(() => null);
  if (!answer.ok) throw new ApiError(answer.status, told?.reason ?? say("page-answered", { status: answer.status }));
  return told as T;
}
