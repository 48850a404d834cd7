import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeSocket } from "../../testing/socket";
import { entry, state } from "../../testing/states";
import { forgetSeatKey, saveSeatKey, seatKey } from "../storage/seat-keys";
import { LiveTable } from "./live-table.svelte";
import type { Info } from "./wire";

let live: LiveTable;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  localStorage.clear();
  saveSeatKey("here", { secret: "mine", game: "any" });
  live = new LiveTable("here");
  FakeSocket.last.open();
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
});

const told = (seq: number, ...more: unknown[]) =>
  FakeSocket.last.tell({ type: "state", ...(state as (...all: unknown[]) => object)(seq, ...more) });
const moves = (socket = FakeSocket.last) => socket.said.filter(({ type }) => type === "move");

/** The connection breaks and is back; the table is told anew from event `seq`. */
async function broken(): Promise<void> {
  FakeSocket.last.drop();
  await vi.advanceTimersByTimeAsync(250);
  FakeSocket.last.open();
}

describe("a table that is followed", () => {
  it("says who it is, and shows the state that comes back", () => {
    expect(FakeSocket.last.said).toEqual([{ type: "hello", secret: "mine", since: 0 }]);
    expect([live.connection, live.state, live.legal]).toEqual(["connecting", null, []]);
    told(4, [entry(3), entry(4)]);
    expect(live.connection).toBe("open");
    expect(live.state?.seq).toBe(4);
    expect(live.log.map(({ seq }) => seq)).toEqual([3, 4]);
    expect(live.watched).toBe(false);
    expect(live.legal).toEqual(["play 1"]);
  });

  it("hears an entry once, however often it is told", () => {
    told(4, [entry(3), entry(4)]);
    told(5, [entry(4), entry(5)]);
    expect(live.news.map(({ seq }) => seq)).toEqual([5]);
    expect(live.log.map(({ seq }) => seq)).toEqual([3, 4, 5]);
    expect(live.watched).toBe(true);
  });

  it("offers no move while an older state is still being looked at", () => {
    told(1);
    told(2);
    told(3);
    expect(live.state?.seq).toBe(2);
    expect(live.legal).toEqual([]);
    vi.advanceTimersByTime(250);
    expect(live.state?.seq).toBe(3);
    expect(live.legal).toEqual(["play 1"]);
  });
});

describe("a pause, and leaving", () => {
  /** The state with something else about the table. */
  function toldOf(seq: number, change: (info: Info) => Partial<Info>): void {
    const now = state(seq);
    FakeSocket.last.tell({ ...now, entries: [], info: { ...now.info, ...change(now.info) } });
  }

  it("is known at once, whatever is still shown, and nothing is offered", () => {
    told(1);
    told(2);
    toldOf(3, () => ({ paused: 1 }));
    expect([live.paused, live.legal]).toEqual([true, []]);
    toldOf(4, () => ({ paused: null }));
    vi.advanceTimersByTime(1000);
    expect([live.paused, live.legal]).toEqual([false, ["play 1"]]);
  });

  it("brings whoever opens the table back, and nobody whose connection was only made anew", async () => {
    const calls: string[] = [];
    vi.stubGlobal("fetch", async (url: string) => {
      if (url.endsWith("/return")) calls.push("return"); // after a break it is asked for a newer page, too
      return Response.json({ type: "done" });
    });
    const left = ({ seats: [mine, ...others] }: Info) => ({ seats: [{ ...mine, left: true }, ...others] });
    toldOf(1, left);
    expect(calls).toEqual(["return"]);
    told(2);
    toldOf(3, left); // in another tab
    expect([live.left, live.legal]).toEqual([true, []]);
    await broken();
    toldOf(4, left);
    expect(calls).toEqual(["return"]);
  });
});

describe("a move", () => {
  it("is sent once, and nothing else is offered until its state is here", () => {
    told(1);
    live.play("play 1");
    live.play("play 1");
    expect(moves()).toHaveLength(1);
    const [{ key, ...rest }] = moves();
    expect(rest).toEqual({ type: "move", move: "play 1", expect: 1 });
    FakeSocket.last.tell({ type: "accepted", key, seq: 2 });
    expect(live.idle).toBe(false);
    told(2);
    expect(live.idle).toBe(true);
  });

  it("is done with as well when its state comes before the answer", () => {
    told(1);
    live.play("play 1");
    told(2);
    expect(live.idle).toBe(false);
    FakeSocket.last.tell({ type: "accepted", key: moves()[0].key, seq: 2 });
    expect(live.idle).toBe(true);
  });

  it("is sent again with the same key after a broken connection, and forgotten after its answer", async () => {
    told(1);
    live.play("play 1");
    const [first] = moves();
    await broken();
    expect(FakeSocket.all).toHaveLength(2);
    expect(FakeSocket.last.said[0]).toEqual({ type: "hello", secret: "mine", since: 1 });
    expect(moves()).toEqual([first]);
    FakeSocket.last.tell({ type: "accepted", key: first.key, seq: 2 });
    told(2);
    await broken();
    expect(moves()).toEqual([]);
  });

  it.each(["illegal", "error"])("that is answered by '%s' is over, with the reason on the page", (type) => {
    told(1);
    live.play("play 1");
    FakeSocket.last.tell({ type, key: moves()[0].key, reason: "Not so." });
    expect(live.notice).toMatchObject({ said: "Not so.", tone: "bad" });
    expect(live.idle).toBe(true);
  });

  it("that came too late is over, and the table moves on", () => {
    told(1);
    live.play("play 1");
    FakeSocket.last.tell({ type: "stale", key: moves()[0].key, reason: "Too late.", state: state(2) });
    expect(live.state?.seq).toBe(2);
    expect(live.idle).toBe(true);
  });

  it("is not mistaken for somebody else's", () => {
    told(1);
    live.play("play 1");
    FakeSocket.last.tell({ type: "illegal", key: "another", reason: "Not so." });
    expect(live.idle).toBe(false);
  });
});

describe("a seat that was given away", () => {
  it.each([
    ["by its code", () => FakeSocket.last.drop(4401)],
    ["by a state without it", () => told(2, [entry(2)], null)],
  ])("is known %s: the key is dropped and one looks on", (_, lose) => {
    told(1);
    lose();
    expect(seatKey("here")).toBeUndefined();
    expect(live.notice?.said).toEqual({ id: "live-unseated" });
    expect(live.state).toBeNull();
    FakeSocket.last.open();
    expect(FakeSocket.last.said).toEqual([{ type: "hello", secret: null, since: 0 }]);
    told(2, [entry(2)], null);
    expect(live.state?.seq).toBe(2);
  });

  it("leaves a key alone that another tab has fetched since", () => {
    told(1);
    saveSeatKey("here", { secret: "new", game: "any" });
    FakeSocket.last.drop(4401);
    expect(seatKey("here")?.secret).toBe("new");
  });
});

describe("a seat that is asked for", () => {
  const waiting = (asked: boolean, you: number | null = null, more: Partial<Info> = {}) => {
    const { info, ...rest } = state(2, [entry(2)], you);
    FakeSocket.last.tell({ ...rest, info: { ...info, asked, ...more } });
  };
  beforeEach(async () => {
    vi.stubGlobal("fetch", async () => Response.json({ table: "here", secret: "hoped for" }));
    forgetSeatKey("here");
    live.startOver();
    FakeSocket.last.open();
    told(1, [entry(1)], null);
    await live.requestSeat();
    FakeSocket.last.open();
  });

  it("is waited for on a connection of its own, without forgetting what was seen", () => {
    expect(FakeSocket.last.said).toEqual([{ type: "hello", secret: "hoped for", since: 1 }]);
    waiting(true);
    expect([live.asks, live.state?.seq, seatKey("here")]).toEqual([true, 2, undefined]);
  });

  it("is held by the same secret once it is given, and its story is told anew", () => {
    waiting(true);
    waiting(false, 1);
    expect(seatKey("here")?.secret).toBe("hoped for");
    expect(live.notice?.said).toEqual({ id: "asking-given" });
    FakeSocket.last.open();
    expect(FakeSocket.last.said).toEqual([{ type: "hello", secret: "hoped for", since: 0 }]);
    expect(live.asks).toBe(false);
  });

  it.each([
    ["while one waits", () => waiting(false)],
    ["when one comes back", () => FakeSocket.last.drop(4401)],
  ])("is declined %s, and one looks on", (_, decline) => {
    waiting(true);
    decline();
    expect(live.notice?.said).toEqual({ id: "asking-declined" });
    FakeSocket.last.open();
    expect(FakeSocket.last.said).toEqual([{ type: "hello", secret: null, since: 0 }]);
  });

  it.each([
    ["by the game's end, and the line goes on", { phase: "over" as const, asked: false }, false],
    ["by somebody else who has it now, and is asked for still", {}, true],
  ])("is promised, and lost %s", (_, more, asks) => {
    waiting(true, null, { promised: 1 });
    expect([live.promised, live.notice]).toEqual([1, null]);
    waiting(true, null, more);
    expect([live.promised, live.asks]).toEqual([null, asks]);
    expect(live.notice?.said).toEqual({ id: "asking-lapsed" });
    expect(live.state?.seq).toBe(2);
  });

  it("is asked for no longer if one likes", async () => {
    waiting(true);
    await live.withdrawRequest();
    FakeSocket.last.open();
    expect(FakeSocket.last.said).toEqual([{ type: "hello", secret: null, since: 2 }]);
    expect([live.asks, live.notice]).toEqual([false, null]);
  });
});

it("tells the host of a promise that came to nothing, and of none that was kept", () => {
  const { info, ...rest } = state(2, [entry(2)]);
  const bot = { ...info.seats[1], who: "bot" as const };
  const asking = (seat: number | null, seats = [info.seats[0], bot]) =>
    FakeSocket.last.tell({ ...rest, info: { ...info, seats, asking: [{ number: 1, name: "Bea", seat }] } });
  for (const lapsed of [false, true]) {
    asking(1);
    if (lapsed) asking(null);
    else FakeSocket.last.tell({ ...rest, info: { ...info, seats: [info.seats[0], { ...bot, who: "person" }] } });
    expect(live.notice?.said).toEqual(lapsed ? { id: "asking-lapsed-for", text: "Bea" } : undefined);
  }
});

it("leaves out what somebody says who was muted, and remembers it for this table and this person", () => {
  told(3, [entry(1, { kind: "chat" }), entry(2), entry(3, { kind: "chat", seat: 0 })]);
  live.mute(1);
  expect(live.visibleLog.map(({ seq }) => seq)).toEqual([2, 3]);
  const again = new LiveTable("here");
  FakeSocket.last.open();
  told(3, [entry(1, { kind: "chat" })]);
  expect([again.visibleLog, again.muted(1), again.muted(0)]).toEqual([[], true, false]);
  again.mute(1);
  expect(again.visibleLog.length).toBe(1);
  again.close();
});

describe("the shuffle", () => {
  const calls: string[] = [];
  const lobby = (seq: number) => ({ ...state(seq), info: { ...state(seq).info, phase: "lobby" } });
  beforeEach(() => {
    calls.length = 0;
    vi.stubGlobal("fetch", async (url: string) => {
      calls.push(url.split("/").at(-1)!);
      return url.endsWith("pledge") ? Response.json({ reason: "Too late." }, { status: 409 }) : Response.json({});
    });
  });

  it("is pledged to without a click, and what goes wrong is on the page", async () => {
    FakeSocket.last.tell(lobby(1));
    await vi.waitFor(() => expect(live.doubt).toBe("Too late."));
    expect(calls).toEqual(["pledge"]);
  });

  it("begins only when this page's own luck was pledged", async () => {
    FakeSocket.last.tell(lobby(1));
    await live.start();
    expect(calls.at(0)).toBe("pledge");
    expect(calls.at(-1)).toBe("start");
  });
});

it("asks and tells what the table around it wants", () => {
  told(1);
  live.why("play 9");
  live.say(3);
  live.askSheet();
  expect(FakeSocket.last.said.slice(1)).toEqual([{ type: "why", move: "play 9" }, { type: "say", phrase: 3 }, { type: "sheet" }]);
  FakeSocket.last.tell({ type: "why", legal: false, reason: "You must follow." });
  FakeSocket.last.tell({ type: "why", legal: false, reason: "You must follow." });
  expect(live.notice).toEqual({ said: "You must follow.", tone: "bad", number: 2 });
  FakeSocket.last.tell({ type: "sheet", sheet: { rows: [], note: "none" } });
  expect(live.sheet?.note).toBe("none");
});

it("shows at once what waited when nobody looks any more", () => {
  [1, 2, 3, 4].forEach((seq) => told(seq));
  Object.assign(document, { hidden: true });
  document.dispatchEvent(new Event("visibilitychange"));
  Object.assign(document, { hidden: false });
  expect(live.state?.seq).toBe(4);
});
