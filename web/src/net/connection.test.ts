import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeSocket } from "../../testing/socket";
import { Connection, type ConnectionHandler, FIRST_WAIT, LONGEST_WAIT, PING, QUIET } from "./connection";

let handler: ConnectionHandler & { links: string[]; heard: object[] };
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(1); // the longest of all waits
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  const links: string[] = [];
  const heard: object[] = [];
  handler = {
    links,
    heard,
    openSocket: () => new FakeSocket() as unknown as WebSocket,
    opened: () => connection.send({ type: "hello" }),
    received: (told) => {
      heard.push(told);
      if (told.type === "state") connection.established();
    },
    statusChanged: (link) => links.push(link),
    unseated: vi.fn(),
    isGone: vi.fn(async () => false),
  };
  connection = new Connection(handler);
  connection.connect();
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

/** A connection that stands. */
function up(): FakeSocket {
  FakeSocket.last.open();
  FakeSocket.last.tell({ type: "state" });
  return FakeSocket.last;
}

describe("the connection", () => {
  it("greets when the socket opens, and says nothing before", () => {
    connection.send({ type: "ping" });
    expect(FakeSocket.last.said).toEqual([]);
    up();
    expect(FakeSocket.last.said).toEqual([{ type: "hello" }]);
    expect(handler.links).toEqual(["open"]);
  });

  it("calls again after a break, later each time, and soon again once it stood", async () => {
    up();
    const waits: number[] = [];
    for (let i = 0; i < 7; i++) {
      FakeSocket.last.drop();
      const calls = FakeSocket.all.length;
      let waited = 0;
      while (FakeSocket.all.length === calls) {
        await vi.advanceTimersByTimeAsync(50);
        waited += 50;
      }
      waits.push(waited);
    }
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 5000, 5000]);
    up();
    FakeSocket.last.drop();
    const calls = FakeSocket.all.length;
    await vi.advanceTimersByTimeAsync(FIRST_WAIT);
    expect(FakeSocket.all.length).toBe(calls + 1);
  });

  it("comes back at another moment than other pages", async () => {
    up();
    vi.mocked(Math.random).mockReturnValue(0);
    FakeSocket.last.drop();
    await vi.advanceTimersByTimeAsync(FIRST_WAIT / 2);
    expect(FakeSocket.all.length).toBe(2);
  });

  it("asks whether there is anything to call only while it never stood", async () => {
    handler.isGone = vi.fn(async () => true);
    FakeSocket.last.drop();
    await vi.advanceTimersByTimeAsync(LONGEST_WAIT);
    expect(handler.links).toEqual(["down", "gone"]);
    expect(FakeSocket.all.length).toBe(1);
    handler.isGone = vi.fn(async () => true);
    connection.startOver();
    up().drop();
    await vi.advanceTimersByTimeAsync(LONGEST_WAIT);
    expect(handler.isGone).not.toHaveBeenCalled();
    expect(FakeSocket.all.length).toBe(3);
  });

  it("takes the server's word that the table is gone, or the seat", async () => {
    up().drop(4404);
    expect(handler.links.at(-1)).toBe("gone");
    connection.startOver();
    up().drop(4401);
    expect(handler.unseated).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all.length).toBe(2);
  });

  it("asks into a long silence, and hangs up if nothing comes back", async () => {
    const socket = up();
    await vi.advanceTimersByTimeAsync(PING);
    expect(socket.said.at(-1)).toEqual({ type: "ping" });
    socket.tell({ type: "pong" });
    await vi.advanceTimersByTimeAsync(PING);
    expect(socket.closed).toBe(false);
    await vi.advanceTimersByTimeAsync(LONGEST_WAIT);
    expect(socket.closed).toBe(true);
    expect(handler.links.at(-1)).toBe("down");
  });

  it("says within three seconds that nothing comes back, and takes it back if something does", async () => {
    const socket = up();
    await vi.advanceTimersByTimeAsync(PING + QUIET);
    expect(PING + QUIET).toBeLessThanOrEqual(3000);
    expect(handler.links).toEqual(["open", "down"]);
    expect(socket.closed).toBe(false);
    socket.tell({ type: "pong" });
    expect(handler.links).toEqual(["open", "down", "open"]);
    await vi.advanceTimersByTimeAsync(PING);
    expect(FakeSocket.all.length).toBe(1);
  });

  it("wakes: a broken connection is tried at once, a standing one is asked", async () => {
    const socket = up();
    connection.wake();
    expect(socket.said.at(-1)).toEqual({ type: "ping" });
    socket.drop();
    connection.wake();
    await vi.advanceTimersByTimeAsync(0);
    expect(FakeSocket.all.length).toBe(2);
    await vi.advanceTimersByTimeAsync(LONGEST_WAIT);
    expect(FakeSocket.all.length).toBe(2);
  });

  it("does not mind what an old socket does, and is quiet once closed", async () => {
    const old = up();
    connection.startOver();
    old.drop();
    expect(handler.links).toEqual(["open"]);
    connection.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all.length).toBe(2);
    expect(vi.getTimerCount()).toBe(0);
  });
});
