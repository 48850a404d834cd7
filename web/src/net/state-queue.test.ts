import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { entry, state } from "../../testing/states";
import { settings } from "../settings/settings.svelte";
import { displayTime, StateQueue } from "./state-queue";

let shown: { seq: number; watched: boolean; entries: number[] }[];
let queue: StateQueue;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  queue = new StateQueue(({ seq, entries }, watched) =>
    shown.push({ seq, watched, entries: entries.map((entry) => entry.seq) }),
  );
});
afterEach(() => {
  queue.clear();
  Object.assign(settings, { pace: 1, waitTricks: false, waitRounds: true });
  Object.assign(document, { hidden: false });
  vi.useRealTimers();
});
const seqs = () => shown.map(({ seq }) => seq);

describe("a state's moment", () => {
  it("is longer with news, none without a move, and follows the reader's pace", () => {
    expect(displayTime(state(1))).toBe(250);
    expect(displayTime(state(1, [entry(1, { news: ["a trick"] })]))).toBe(900);
    expect(displayTime(state(1, [entry(1, { kind: "chat" })]))).toBe(0);
    settings.pace = 2;
    expect(displayTime(state(1))).toBe(500);
    settings.pace = 0;
    expect(displayTime(state(1))).toBe(0);
  });
});

describe("the queue of states", () => {
  it("shows the first at once, as caught up with, and the next as seen to happen", () => {
    queue.add(state(1));
    queue.add(state(2));
    expect(shown).toEqual([
      { seq: 1, watched: false, entries: [1] },
      { seq: 2, watched: true, entries: [2] },
    ]);
  });

  it("gives each move its moment before the next", () => {
    for (const seq of [1, 2, 3, 4]) queue.add(state(seq));
    expect(seqs()).toEqual([1, 2]);
    expect(queue.waiting).toBe(2);
    vi.advanceTimersByTime(249);
    expect(seqs()).toEqual([1, 2]);
    vi.advanceTimersByTime(1);
    expect(seqs()).toEqual([1, 2, 3]);
    vi.advanceTimersByTime(250);
    expect(seqs()).toEqual([1, 2, 3, 4]);
    expect(queue.waiting).toBe(0);
  });

  it("catches up in one step once it lags too far, and loses no entry on the way", () => {
    queue.add(state(1));
    for (const seq of [2, 3, 4, 5, 6]) queue.add(state(seq, [entry(seq, { news: ["a trick"] })]));
    expect(seqs()).toEqual([1, 2, 6]);
    expect(shown.at(-1)).toEqual({ seq: 6, watched: true, entries: [3, 4, 5, 6] });
    expect(queue.waiting).toBe(0);
  });

  const round = { title: "", rows: [], note: "" };

  it("holds the end of a round until somebody goes on, however much comes meanwhile", () => {
    queue.add(state(1));
    queue.add(state(2, [entry(2, { round })]));
    for (const seq of [3, 4, 5, 6, 7, 8]) queue.add(state(seq, [entry(seq, { news: ["a trick"] })]));
    vi.advanceTimersByTime(60_000);
    expect(seqs()).toEqual([1, 2]);
    expect(queue.hold).toBe("round");
    queue.goOn();
    expect(seqs()).toEqual([1, 2, 3]);
    expect(queue.hold).toBe(null);
  });

  it("holds nothing for whoever wants to go on by themselves", () => {
    settings.waitRounds = false;
    queue.add(state(1));
    queue.add(state(2, [entry(2, { round })]));
    expect(queue.hold).toBe(null);
  });

  it("holds a finished trick where that was wished for", () => {
    settings.waitTricks = true;
    const laid = (seq: number, trick: string[]) => {
      const one = state(seq);
      return { ...one, view: { ...one.view!, trick } };
    };
    queue.add(laid(1, ["7 of Boos"]));
    queue.add(laid(2, []));
    expect(queue.hold).toBe("trick");
    queue.add(laid(3, ["1 of Boos"]));
    vi.advanceTimersByTime(60_000);
    expect(seqs()).toEqual([1, 2]);
    queue.goOn();
    expect(seqs()).toEqual([1, 2, 3]);
  });

  it("keeps nobody waiting who does not look", () => {
    for (const seq of [1, 2, 3, 4]) queue.add(state(seq));
    Object.assign(document, { hidden: true });
    queue.next();
    expect(seqs()).toEqual([1, 2, 3, 4]);
  });

  it("begins anew when it was cleared: nothing that waited is shown", () => {
    for (const seq of [1, 2, 3]) queue.add(state(seq));
    queue.clear();
    vi.advanceTimersByTime(5000);
    expect(seqs()).toEqual([1, 2]);
    queue.add(state(9));
    expect(shown.at(-1)).toEqual({ seq: 9, watched: false, entries: [9] });
  });
});
