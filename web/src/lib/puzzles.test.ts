import { beforeEach, describe, expect, it } from "vitest";
import { marks, nextOf, note } from "./puzzles.svelte";

const all = ["a", "b", "c"].map((id) => ({ id, players: 4, level: 1 }));

describe("puzzles that were tried", () => {
  beforeEach(() => {
    for (const id of Object.keys(marks)) delete marks[id];
  });

  it("are remembered, and what was solved once stays solved", () => {
    note("a", true);
    note("a", false);
    note("b", false);
    expect(marks).toEqual({ a: "solved", b: "missed" });
    expect(JSON.parse(localStorage.getItem("trickery.puzzles")!)).toEqual({ a: "solved", b: "missed" });
    note("b", true);
    expect(marks.b).toBe("solved");
  });

  it("come after those that were not", () => {
    expect(nextOf(all)).toBe("a");
    expect(nextOf(all, "c")).toBe("a");
    note("a", false);
    expect(nextOf(all, "a")).toBe("b");
    note("b", true);
    note("c", true);
    expect(nextOf(all, "b")).toBe("a");
    note("a", true);
    expect(nextOf(all, "a")).toBeUndefined();
  });
});
