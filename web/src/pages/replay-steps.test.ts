import { expect, it, vi } from "vitest";
import { entry } from "../../testing/states";
import { fetchReplay } from "../net/table-api";
import type { Step } from "../net/wire";
import { landmarks, ReplaySteps } from "./replay-steps.svelte";

vi.mock("../net/table-api");

const step = (number: number, more: object = {}) => ({ step: number, entry: entry(number, more) }) as unknown as Step;

it("what is looked at comes first, then all the rest, each once", async () => {
  vi.mocked(fetchReplay).mockImplementation(async (_table, _eyes, from, count) => ({
    total: 120,
    steps: Array.from({ length: Math.min(count, 120 - from) }, (_, at) => step(from + at)),
  }));
  const steps = new ReplaySteps("t");
  await Promise.all([steps.fetch("0", 60), steps.fetch("0", 61)]);
  expect(vi.mocked(fetchReplay).mock.calls.map(([, , from]) => from)).toEqual([50, 0, 100]);
  expect(steps.all("0").map((one) => one.step)).toEqual(Array.from({ length: 120 }, (_, at) => at));
  expect(steps.at("1", 3)).toBeUndefined();
});

it("what did not arrive is asked for again", async () => {
  vi.mocked(fetchReplay).mockRejectedValueOnce(new TypeError("lost"));
  const steps = new ReplaySteps("t");
  await steps.fetch("0", 0);
  expect([steps.total, steps.trouble]).not.toContain("");
  await steps.fetch("0", 0);
  expect(steps.total).toBe(120);
});

it("landmarks are moments and ends of rounds, whatever the game", () => {
  const moment = { moment: { mood: "note" as const, says: "a claim" } };
  const round = { round: { title: "", rows: [], note: "" } };
  expect(landmarks([step(0), step(1, moment), step(2), step(3, round), step(4, { news: ["a trick"] })])).toEqual([1, 3]);
});
