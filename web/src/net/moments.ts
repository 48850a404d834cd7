// What people remember of a game, as its own code marks it in the news: which of it is celebrated, and for how long.
import type { Entry, MomentTold } from "./wire";

/** A moment that is celebrated; a mere note is only marked in a replay. */
export type Celebrated = MomentTold & { mood: "joy" | "doom" | "mischief" };

/** Milliseconds that it is celebrated, at the usual pace. */
export const MOMENT_TIME = 2200;

/** The newest moment to celebrate. */
export function momentIn(entries: Entry[]): Celebrated | null {
  const moments = entries.flatMap(({ moment }) => (moment && moment.mood !== "note" ? [moment as Celebrated] : []));
  return moments.at(-1) ?? null;
}
