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
  Object.assign(settings, { pace: 1, waitTricks: false, waitRounds: true });
  Object.assign(document, { hidden: false });
  vi.useRealTimers();
});
const seqs = () => shown.map(({ seq }) => seq);

describe("a state's moment", () => {
  it("is longer with news, none without a move, and follows the reader's pace", () => {
    expect(moment(state(1))).toBe(250);
    expect(moment(state(1, [entry(1, { news: ["a trick"] })]))).toBe(900);
    expect(moment(state(1, [entry(1, { kind: "chat" })]))).toBe(0);
    settings.pace = 2;
    expect(moment(state(1))).toBe(500);
    settings.pace = 0;
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

  const round = { title: "", rows: [], note: "" };

  it("holds the end of a round until somebody goes on, however much comes meanwhile", () => {
    showing.add(state(1));
    showing.add(state(2, [entry(2, { round })]));
    for (const seq of [3, 4, 5, 6, 7, 8]) showing.add(state(seq, [entry(seq, { news: ["a trick"] })]));
    vi.advanceTimersByTime(60_000);
    expect(seqs()).toEqual([1, 2]);
    expect(showing.hold).toBe("round");
    showing.goOn();
    expect(seqs()).toEqual([1, 2, 3]);
    expect(showing.hold).toBe(null);
  });

  it("holds nothing for whoever wants to go on by themselves", () => {
    settings.waitRounds = false;
    showing.add(state(1));
    showing.add(state(2, [entry(2, { round })]));
    expect(showing.hold).toBe(null);
  });

  it("holds a finished trick where that was wished for", () => {
    settings.waitTricks = true;
    const laid = (seq: number, trick: string[]) => {
      const one = state(seq);
      return { ...one, view: { ...one.view!, trick } };
    };
    showing.add(laid(1, ["7 of Boos"]));
    showing.add(laid(2, []));
    expect(showing.hold).toBe("trick");
    showing.add(laid(3, ["1 of Boos"]));
    vi.advanceTimersByTime(60_000);
    expect(seqs()).toEqual([1, 2]);
    showing.goOn();
    expect(seqs()).toEqual([1, 2, 3]);
  });

  it("stands still while it is paused", () => {
    showing.add(state(1));
    showing.pause(true);
    showing.add(state(2));
    vi.advanceTimersByTime(60_000);
    expect(seqs()).toEqual([1]);
    showing.pause(false);
    expect(seqs()).toEqual([1, 2]);
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
