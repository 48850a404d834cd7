import { beforeEach, describe, expect, it } from "vitest";
import type { PuzzleListed } from "../net/wire";
import { marks, nextOf, saveMark, sections, solvedOf } from "./puzzles.svelte";

const one = (id: string, level: PuzzleListed["level"], theme: string): PuzzleListed => ({ id, players: 4, level, theme });
const all = [one("a", "easy", "count"), one("b", "easy", "duck"), one("c", "hard", "count"), one("d", "hard", "other")];

describe("puzzles that were tried", () => {
  beforeEach(() => {
    for (const id of Object.keys(marks)) delete marks[id];
  });

  it("are remembered, and what was solved once stays solved", () => {
    saveMark("a", true);
    saveMark("a", false);
    saveMark("b", false);
    expect(marks).toEqual({ a: "solved", b: "missed" });
    expect(JSON.parse(localStorage.getItem("trickery.puzzles")!)).toEqual({ a: "solved", b: "missed" });
    saveMark("b", true);
    expect(marks.b).toBe("solved");
    expect(solvedOf(all)).toBe(2);
  });

  it("come after those that were not: the same level first, then the easiest", () => {
    expect(nextOf(all)).toBe("a");
    expect(nextOf(all, "c")).toBe("d");
    expect(nextOf(all, "d")).toBe("c");
    saveMark("c", true);
    saveMark("d", false);
    expect(nextOf(all, "c")).toBe("a");
    saveMark("a", true);
    expect(nextOf(all, "a")).toBe("b");
    saveMark("b", false);
    expect(nextOf(all, "b")).toBe("d");
    expect(nextOf(all, "c")).toBe("d");
    expect(nextOf(all)).toBe("b");
    saveMark("b", true);
    saveMark("d", true);
    expect(nextOf(all, "a")).toBeUndefined();
  });
});

it("are listed by level, and by theme within it", () => {
  expect(sections(all, "level").map(({ name, puzzles }) => [name, puzzles.length])).toEqual([["easy", 2], ["hard", 2]]);
  expect(sections(all.slice(2), "theme").map(({ name }) => name)).toEqual(["count", "other"]);
  expect(sections([], "level")).toEqual([]);
});
