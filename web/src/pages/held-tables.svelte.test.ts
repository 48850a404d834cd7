import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { state } from "../../testing/states";
import { fetchTable } from "../net/api";
import type { State } from "../net/wire";
import { seatKey } from "../storage/seat-keys";
import { HeldTables } from "./held-tables.svelte";

vi.mock("../net/api");

/** How tables stand at the server: whose turn it is, and whether others are there. */
let stops: (() => void)[] = [];
let tables: Record<string, Partial<State["info"]> & { turn_of?: number | null; friend?: boolean }>;
const seats = (friend: boolean) =>
  ["me", "other"].map((name, at) => ({ who: "person" as const, name, bot: null, here: at === 1 && friend, stand_in: false, offered: false }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
  const keys = Object.fromEntries(
    ["old", "newest", "turn", "friends", "done"].map((table, at) => [table, { secret: "s", game: "any", when: at, over: table === "done" }]),
  );
  localStorage.setItem("trickery.seats", JSON.stringify(keys));
  tables = {};
  vi.mocked(fetchTable).mockImplementation(async (table) => {
    const { turn_of = 1, friend = false, phase = "playing" } = tables[table] ?? {};
    const told = state(1);
    return { ...told, info: { ...told.info, id: table, you: 0, phase, seats: seats(friend) }, view: { to_move: turn_of, scores: [], winners: [] } } as unknown as State;
  });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
});

async function held(): Promise<HeldTables> {
  let made: HeldTables;
  stops.push(
    $effect.root(() => {
      made = new HeldTables();
      $effect(() => made.watch());
    }),
  );
  flushSync();
  await vi.advanceTimersByTimeAsync(0);
  return made!;
}
const names = (list: { table: string }[]) => list.map(({ table }) => table);

it("what waits for you is on top, your turn first; at least one game to go on with", async () => {
  tables = { turn: { turn_of: 0 }, friends: { friend: true } };
  const both = await held();
  expect(names(both.top)).toEqual(["turn", "friends"]);
  expect(names(both.rest)).toEqual(["newest", "old", "done"]);
  tables = {};
  expect(names((await held()).top)).toEqual(["friends"]);
});

it("a game that ended meanwhile, and one that is forgotten, are none to continue", async () => {
  tables = { turn: { turn_of: null, phase: "over" } };
  const one = await held();
  expect(seatKey("turn")?.over).toBe(true);
  one.forget("friends");
  expect(names(one.top)).toEqual(["newest"]);
  expect(names(one.rest)).toEqual(["old", "turn", "done"]);
});

it("is asked for without the log, again after a while, and not while nobody looks", async () => {
  await held();
  expect(vi.mocked(fetchTable).mock.calls[0][1]).toBeGreaterThan(1e6);
  const asked = vi.mocked(fetchTable).mock.calls.length;
  await vi.advanceTimersByTimeAsync(20_000);
  const again = vi.mocked(fetchTable).mock.calls.length;
  expect(again).toBeGreaterThan(asked);
  Object.assign(document, { hidden: true });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(vi.mocked(fetchTable).mock.calls).toHaveLength(again);
});
