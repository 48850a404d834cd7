import { expect, it } from "vitest";
import { group } from "../../testing/findings";
import { groupOf, isBest, percentages, suggested } from "./groups";

const groups = [group(["a", "b"], 0.5), group(["c"], 0.3), group(["d"], 0.1)];

it("a move belongs to one group, and only the first one's are best", () => {
  expect(["a", "b", "c", "none"].map((move) => isBest({ groups }, move))).toEqual([true, true, false, false]);
  expect(isBest({ groups }, null)).toBe(false);
  expect(groupOf({ groups }, "d")?.share.mean).toBe(0.1);
  expect(groupOf({ groups }, null)).toBeUndefined();
});

it("all of the best moves are pointed at, unless every move is as good", () => {
  expect(suggested({ groups })).toEqual(["move a", "move b"]);
  expect(suggested({ groups: [groups[0]] })).toEqual(["move a"]);
});

it("two groups don't show the same figure if tenths can tell them apart", () => {
  expect(percentages(groups)).toEqual([50, 30, 10]);
  expect(percentages([group(["a"], 0.254), group(["b"], 0.251), group(["c"], 0.1)])).toEqual([25.4, 25.1, 10]);
});
