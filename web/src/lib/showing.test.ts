import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { entry, state } from "../../testing/states";
import { settings } from "./settings.svelte";
import { moment, Showing } from "./showing";

let shown: { seq: number; watched: boolean; entries: number[] }[];
let showing: Showing;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  showing = new Showing(({ seq, entries }, watched) =>
    shown.push({ seq, watched, entries: entries.map((entry) => entry.seq) }),
  );
});
afterEach(() => {
  showing.clear();
  settings.speed = 1;
  Object.assign(document, { hidden: false });
  vi.useRealTimers();
});
const seqs = () => shown.map(({ seq }) => seq);

describe("a state's moment", () => {
  it("is longer with news, none without a move, and follows the reader's speed", () => {
    expect(moment(state(1))).toBe(250);
    expect(moment(state(1, [entry(1, { news: ["a trick"] })]))).toBe(900);
    expect(moment(state(1, [entry(1, { kind: "chat" })]))).toBe(0);
    settings.speed = 2;
    expect(moment(state(1))).toBe(500);
    settings.speed = 0;
    expect(moment(state(1))).toBe(0);
  });
});

describe("the queue of states", () => {
  it("shows the first at once, as caught up with, and the next as seen to happen", () => {
    showing.add(state(1));
    showing.add(state(2));
    expect(shown).toEqual([
      { seq: 1, watched: false, entries: [1] },
      { seq: 2, watched: true, entries: [2] },
    ]);
  });

  it("gives each move its moment before the next", () => {
    for (const seq of [1, 2, 3, 4]) showing.add(state(seq));
    expect(seqs()).toEqual([1, 2]);
    expect(showing.waiting).toBe(2);
    vi.advanceTimersByTime(249);
    expect(seqs()).toEqual([1, 2]);
    vi.advanceTimersByTime(1);
    expect(seqs()).toEqual([1, 2, 3]);
    vi.advanceTimersByTime(250);
    expect(seqs()).toEqual([1, 2, 3, 4]);
    expect(showing.waiting).toBe(0);
  });

  it("catches up in one step once it lags too far, and loses no entry on the way", () => {
    showing.add(state(1));
    for (const seq of [2, 3, 4, 5, 6]) showing.add(state(seq, [entry(seq, { news: ["a trick"] })]));
    expect(seqs()).toEqual([1, 2, 6]);
    expect(shown.at(-1)).toEqual({ seq: 6, watched: true, entries: [3, 4, 5, 6] });
    expect(showing.waiting).toBe(0);
  });

  it("keeps nobody waiting who does not look", () => {
    for (const seq of [1, 2, 3, 4]) showing.add(state(seq));
    Object.assign(document, { hidden: true });
    showing.next();
    expect(seqs()).toEqual([1, 2, 3, 4]);
  });

  it("begins anew when it was cleared: nothing that waited is shown", () => {
    for (const seq of [1, 2, 3]) showing.add(state(seq));
    showing.clear();
    vi.advanceTimersByTime(5000);
    expect(seqs()).toEqual([1, 2]);
    showing.add(state(9));
    expect(shown.at(-1)).toEqual({ seq: 9, watched: false, entries: [9] });
  });
});
