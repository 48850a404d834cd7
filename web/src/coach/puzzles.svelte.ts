// Puzzles: the calls, and what this browser remembers of those that were tried.
import { call } from "../net/http";
import type { Answer, PuzzleListed, PuzzleTold } from "../net/wire";

const path = (game: string, id = "") => `games/${encodeURIComponent(game)}/puzzles${id && `/${encodeURIComponent(id)}`}`;

/** Easy ones first, and within a level those of a theme together. */
export const puzzles = (game: string) => call<PuzzleListed[]>(path(game));
export const puzzle = (game: string, id: string) => call<PuzzleTold>(path(game, id));
export const solve = (game: string, id: string, move: string) => call<Answer>(path(game, id), null, { move });

/** What became of a puzzle; nothing: it was not tried. */
export type Mark = "solved" | "missed" | undefined;

const KEY = "trickery.puzzles";

function remembered(): Record<string, Mark> {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept ? kept : {};
  } catch {
    return {}; // private windows may keep nothing, and what was kept may be spoilt
  }
}

export const marks: Record<string, Mark> = $state(remembered());

/** What was solved once stays solved. */
export function saveMark(id: string, right: boolean): void {
  if (marks[id] === "solved") return;
  marks[id] = right ? "solved" : "missed";
  try {
    localStorage.setItem(KEY, JSON.stringify(marks));
  } catch {
    // then it holds for this visit only
  }
}

export const solvedOf = (all: PuzzleListed[]) => all.filter(({ id }) => marks[id] === "solved").length;

/** The one to try next: one of the same level that was never tried, else the easiest such one, else one that was missed. */
export function nextOf(all: PuzzleListed[], after = ""): string | undefined {
  const at = all.findIndex(({ id }) => id === after);
  const round = [...all.slice(at + 1), ...all.slice(0, Math.max(0, at))];
  const same = round.filter(({ level }) => level === all[at]?.level);
  const others = all.filter(({ id }) => id !== after);
  const untried = [...same, ...others].find(({ id }) => !marks[id]);
  return (untried ?? [...same, ...others].find(({ id }) => marks[id] === "missed"))?.id;
}

export interface Section {
  name: string;
  puzzles: PuzzleListed[];
}

/** A list in sections: neighbours that have the same level, or the same theme. */
export function sections(all: PuzzleListed[], by: "level" | "theme"): Section[] {
  const found: Section[] = [];
  for (const one of all) {
    if (found.at(-1)?.name !== one[by]) found.push({ name: one[by], puzzles: [] });
    found.at(-1)!.puzzles.push(one);
  }
  return found;
}
