import { beforeEach, describe, expect, it } from "vitest";
import { marks, nextOf, saveMark } from "./puzzles.svelte";

const all = ["a", "b", "c"].map((id) => ({ id, players: 4, level: 1 }));

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
  });

  it("come after those that were not", () => {
    expect(nextOf(all)).toBe("a");
    expect(nextOf(all, "c")).toBe("a");
    saveMark("a", false);
    expect(nextOf(all, "a")).toBe("b");
    saveMark("b", true);
    saveMark("c", true);
    expect(nextOf(all, "b")).toBe("a");
    saveMark("a", true);
    expect(nextOf(all, "a")).toBeUndefined();
  });
});
