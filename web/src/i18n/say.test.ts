import { expect, it } from "vitest";
import { say, without } from "./say";

it("a sentence that stands elsewhere is left out, and nothing else is", () => {
  const [reached, shared] = [say("reached", { seats: [1], target: 9 }), say("shared", { seats: [0, 1] })];
  const both = say("sentences", { several: [reached, shared] });
  expect(without(both, reached)).toEqual(say("sentences", { several: [shared] }));
  expect(without(both, say("reached", { seats: [2], target: 9 }))).toEqual(both);
  expect(without(reached, { ...(reached as object) } as typeof reached)).toBe("");
  expect(without(reached, shared)).toBe(reached);
  expect(without("", reached)).toBe("");
});
