import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { speakEnglish } from "../../../testing/english";
import { entry, state } from "../../../testing/states";
import { sound } from "../../alerts/sound";
import { say, type Said } from "../../i18n/say";
import type { LiveTable } from "../../net/live-table.svelte";
import type { Entry, State } from "../../net/wire";
import { settings } from "../../settings/settings.svelte";
import { saveSeatKey, seatKey } from "../../storage/seat-keys";
import { rootProperty } from "../../ui/root-property.svelte";
import { Announcements, noticeOf, soundOf } from "./announcements.svelte";
import { GameOver, LAST_LOOK } from "./game-over.svelte";
import { HintToggle } from "./hint.svelte";
import { keepLegalMovesInView, scrollDistance } from "./legal-moves.svelte";
import { FORCED_MOVE_DELAY, onTurn, playForcedMoves } from "./turn.svelte";

vi.mock("../../alerts/sound");

/** As much of a followed table as these effects look at. */
class Table {
  news: Entry[] = $state.raw([]);
  watched = $state(true);
  legal: string[] = $state.raw([]);
  hold: string | null = $state(null);
  paused = $state(false);
  state: State = $state.raw(state(1));
  played: string[] = [];
  notices: Said[] = [];
  muted: number[] = [];
  play = (move: string) => void this.played.push(move);
  showNotice = (said: Said) => void this.notices.push(said);
  hears = ({ kind, seat }: Entry) => kind !== "chat" || !this.muted.includes(seat!);
}

let table: Table;
let live: LiveTable;
let stop: () => void;

/** Run effects as a component would, until the test is over. */
function inEffect<T>(make: () => T): T {
  let made: T;
  stop = $effect.root(() => {
    made = make();
  });
  flushSync();
  return made!;
}

function change(what: () => void): void {
  what();
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(sound).mockClear();
  localStorage.clear();
  speakEnglish();
  table = new Table();
  live = table as unknown as LiveTable;
  stop = () => {};
});
afterEach(() => {
  stop();
  Object.assign(settings, { forced: false, pace: 1, speed: 1 });
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const names = ["Ann", "Bo"];
const chat = (seat: number) => entry(1, { kind: "chat", seat, text: say("phrase-2") });
const trick = entry(2, { news: ["a trick"] });

describe("announcements", () => {
  const heard = (announcements: Announcements) => announcements.spoken(names).map(({ words }) => words);
  const keys = (announcements: Announcements) => announcements.spoken(names).map(({ key }) => key);

  it("tell those who listen what is new, then that it is their turn", () => {
    const announcements = inEffect(() => new Announcements(live));
    change(() => (table.news = [entry(1)]));
    expect(heard(announcements)).toEqual(["Bo: play 3.", ""]);
    announcements.announceTurn("play 1");
    const [news, turn] = heard(announcements);
    expect(news).toBe("Bo: play 3.");
    expect(turn).toMatch(/^Your turn\. .+/);
    change(() => (table.news = [entry(2, { seat: 0 })]));
    expect(heard(announcements)).toEqual(["Ann: play 3.", ""]);
  });

  it("are read once, and again if the same thing happens again", () => {
    const announcements = inEffect(() => new Announcements(live));
    change(() => (table.news = [entry(1)]));
    const [first] = keys(announcements);
    announcements.announceTurn("play 1");
    const [same, turn] = keys(announcements);
    expect(same).toBe(first);
    announcements.announceTurn("play 1");
    expect(keys(announcements)[1]).not.toBe(turn);
    change(() => (table.news = [entry(2)]));
    expect(heard(announcements)).toEqual(["Bo: play 3.", ""]);
    expect(keys(announcements)[0]).not.toBe(first);
  });

  it("are silent about what was merely caught up with", () => {
    table.watched = false;
    const announcements = inEffect(() => new Announcements(live));
    change(() => (table.news = [trick, chat(1)]));
    expect([heard(announcements), table.notices]).toEqual([["", ""], []]);
    expect(sound).not.toHaveBeenCalled();
  });

  it("sound once for what came together, and leave out whom the reader muted", () => {
    table.muted = [1];
    const announcements = inEffect(() => new Announcements(live));
    change(() => (table.news = [entry(1), trick, chat(1)]));
    expect(vi.mocked(sound).mock.calls).toEqual([["trick"]]);
    expect(table.notices).toEqual([]);
    expect(heard(announcements).join(" ")).not.toContain("Well played");
    table.muted = [];
    change(() => (table.news = [chat(1)]));
    expect(table.notices).toEqual([say("told-line", { seat: 1, what: say("phrase-2") })]);
  });

  it("choose a sound by what happened", () => {
    expect([soundOf([]), soundOf([chat(1)]), soundOf([entry(1)]), soundOf([entry(1), trick])]).toEqual([null, null, "card", "trick"]);
  });

  it("give notice of others only, of words before arrivals", () => {
    const came = entry(3, { kind: "seat", text: say("sits-down", { seat: 1 }) });
    expect(noticeOf([came], [came], 0)).toEqual(came.text);
    expect(noticeOf([came], [came], 1)).toBeUndefined();
    expect(noticeOf([came, chat(1)], [came, chat(1)], 0)).toMatchObject({ id: "told-line" });
    expect(noticeOf([chat(0)], [chat(0)], 0)).toBeUndefined();
  });
});

describe("a turn", () => {
  it("is begun once, whatever else changes meanwhile", () => {
    let mine = $state(false);
    const begins = vi.fn(() => void table.news); // what it looks at does not call it again
    inEffect(() => onTurn(() => mine, begins));
    expect(begins).not.toHaveBeenCalled();
    change(() => (mine = true));
    change(() => (table.news = [entry(1)]));
    expect(begins).toHaveBeenCalledTimes(1);
    change(() => (mine = false));
    change(() => (mine = true));
    expect(begins).toHaveBeenCalledTimes(2);
  });

  it("with one move only is played by itself, for those who want it", () => {
    table.legal = ["play 1"];
    inEffect(() => playForcedMoves(live, () => true));
    vi.advanceTimersByTime(10_000);
    expect(table.played).toEqual([]);
    change(() => (settings.forced = true));
    vi.advanceTimersByTime(FORCED_MOVE_DELAY - 1);
    expect(table.played).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(table.played).toEqual(["play 1"]);
  });

  it("is not played while there is a choice, something to look at, or a break", () => {
    settings.forced = true;
    table.legal = ["play 1"];
    inEffect(() => playForcedMoves(live, () => true));
    change(() => (table.hold = "round"));
    vi.advanceTimersByTime(10_000);
    change(() => [table.hold, table.paused] = [null, true]);
    vi.advanceTimersByTime(10_000);
    change(() => [table.legal, table.paused] = [["play 1", "play 2"], false]);
    vi.advanceTimersByTime(10_000);
    expect(table.played).toEqual([]);
  });
});

describe("legal moves", () => {
  const box = (top: number, bottom: number) => ({ top, bottom });

  it("are scrolled as little as shows them all, or their beginning", () => {
    const viewport = box(100, 500);
    expect(scrollDistance([], viewport)).toBe(0);
    expect(scrollDistance([box(100, 200), box(400, 500)], viewport)).toBe(0);
    expect(scrollDistance([box(450, 550)], viewport)).toBe(58);
    expect(scrollDistance([box(50, 150)], viewport)).toBe(-58);
    expect(scrollDistance([box(150, 900)], viewport)).toBe(42);
  });

  it("come into view when they are offered, unless something covers them", () => {
    const scrolled = vi.fn();
    vi.stubGlobal("scrollBy", scrolled);
    vi.stubGlobal("document", {
      querySelector: () => null,
      querySelectorAll: () => [{ getBoundingClientRect: () => box(450, 550) }],
    });
    let offered = $state(false);
    let covered = $state(true);
    inEffect(() => keepLegalMovesInView(() => offered, () => (covered ? null : box(100, 500))));
    vi.advanceTimersByTime(10_000);
    change(() => (offered = true));
    vi.advanceTimersByTime(10_000);
    expect(scrolled).not.toHaveBeenCalled();
    covered = false;
    change(() => (offered = false));
    change(() => (offered = true));
    vi.advanceTimersByTime(500);
    expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: 58, behavior: "smooth" });
  });
});

describe("the end of a game", () => {
  const over = (seq: number): State => ({ ...state(seq), info: { ...state(seq).info, phase: "over" } });

  it("lets the last trick be seen, calls who followed it, and is remembered", () => {
    saveSeatKey("here", { secret: "mine", game: "any" });
    const call = vi.fn();
    const end = inEffect(() => new GameOver(live, () => table.state, call));
    vi.advanceTimersByTime(10_000);
    expect([end.resultShown, seatKey("here")?.over]).toEqual([false, undefined]);
    change(() => (table.state = over(2)));
    vi.advanceTimersByTime(LAST_LOOK - 1);
    expect(end.resultShown).toBe(false);
    vi.advanceTimersByTime(1);
    expect(end.resultShown).toBe(true);
    expect(call).toHaveBeenCalledOnce();
    expect(seatKey("here")).toMatchObject({ over: true, seen: { names } });
  });

  it("shows the result at once to whoever comes later", () => {
    table.watched = false;
    table.state = over(2);
    const call = vi.fn();
    const end = inEffect(() => new GameOver(live, () => table.state, call));
    vi.advanceTimersByTime(0);
    expect(end.resultShown).toBe(true);
    expect(call).not.toHaveBeenCalled();
  });
});

it("a hint is shown at the turn at which it was asked for, while it may be", () => {
  let turn = $state(3);
  let allowed = $state(true);
  const hint = new HintToggle(() => allowed, () => turn);
  expect(hint.shown).toBe(false);
  hint.toggle();
  expect(hint.shown).toBe(true);
  allowed = false;
  expect(hint.shown).toBe(false);
  allowed = true;
  turn = 4;
  expect(hint.shown).toBe(false);
  hint.toggle();
  hint.toggle();
  expect(hint.shown).toBe(false);
  hint.toggle();
  hint.close();
  expect(hint.shown).toBe(false);
});

it("a hint that comes by itself can be put away for a turn", () => {
  let turn = $state(3);
  const hint = new HintToggle(() => true, () => turn, () => true);
  expect(hint.shown).toBe(true);
  hint.close();
  hint.close();
  expect(hint.shown).toBe(false);
  hint.toggle();
  expect(hint.shown).toBe(true);
  hint.toggle();
  turn = 4;
  expect(hint.shown).toBe(true);
});

it("a property of the page follows its value, and goes with whoever set it", () => {
  const style = new Map<string, string>();
  const properties = { setProperty: (name: string, value: string) => style.set(name, value), removeProperty: (name: string) => style.delete(name) };
  vi.stubGlobal("document", { documentElement: { style: properties } });
  let height = $state(3);
  inEffect(() => rootProperty("--under-prompt", () => `${height}px`));
  expect(style.get("--under-prompt")).toBe("3px");
  change(() => (height = 5));
  expect(style.get("--under-prompt")).toBe("5px");
  stop();
  expect(style.size).toBe(0);
});
