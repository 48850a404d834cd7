// A record out of somebody's file becomes a table at the server, where it can be reviewed. Rests on the server's calls.
import { say, type Said } from "../i18n/say";
import { loadTableWords } from "../i18n/words.svelte";
import { go } from "../navigation/route.svelte";
import { call, reasonOf } from "../net/http";
import type { NextTable } from "../net/wire";

/** More than the server would take. */
const LARGEST = 1_000_000;

/** Bring a record along and go to its review; gives what is wrong with it, if it cannot be done. */
export async function importRecord(file: Blob): Promise<Said> {
  await loadTableWords(); // the words for whatever comes of it
  try {
    const record = read(await file.slice(0, LARGEST).text());
    if (!record) return say("record-none");
    go(`#/review/${(await call<NextTable>("records", null, { record })).table}`);
    return "";
  } catch (error) {
    return reasonOf(error);
  }
}

/** The file as one record, or the first line of a file of records. */
function read(text: string): unknown {
  for (const told of [text, text.trim().split("\n")[0]]) {
    try {
      const record: unknown = JSON.parse(told);
      if (record && typeof record === "object" && !Array.isArray(record)) return record;
    } catch {
      // the next one, perhaps
    }
  }
  return null;
}
