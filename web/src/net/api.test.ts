import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fairness, state } from "../../testing/states";
import { pledge } from "../fair/protocol";
import { receiptsOf } from "../fair/receipts";
import { saveSeatKey, seatKey } from "../storage/seat-keys";
import { playNow } from "./api";
import { rematch } from "./table-api";
import type { Info } from "./wire";

let calls: string[];
/** What the server holds. */
let info: Info;

/** A server for one person and a bot: it takes a pledge, fixes it, and deals when its luck is there. */
async function answer(url: string, { method, body }: { method: string; body?: string }): Promise<Response> {
  const what = new URL(url).pathname.split("/").at(-1)!;
  const told = JSON.parse(body ?? "{}");
  calls.push(`${method} ${what}`);
  const [mine] = info.fair.pledges;
  if (what === "tables") return Response.json({ table: "here", seat: 0, secret: "mine" });
  if (what === "rematch") return Response.json({ table: "here" });
  if (what === "pledge") info.fair.pledges = [{ seat: 0, commitment: told.commitment, revealed: false, luck: null }];
  if (what === "start") info.phase = mine ? "shuffling" : "playing";
  if (what === "reveal" && (await pledge("here", 1, 0, told.luck, info.fair.commitment)) === mine.commitment) info.phase = "playing";
  return Response.json(method === "GET" ? { ...state(1), info } : {});
}

beforeEach(() => {
  localStorage.clear();
  saveSeatKey("before", { secret: "mine", game: "any" });
  calls = [];
  const bare = state(1).info;
  info = { ...bare, phase: "lobby", fair: fairness(), seats: [bare.seats[0], { ...bare.seats[1], who: "bot" }] };
  vi.stubGlobal("fetch", answer);
});
afterEach(() => vi.unstubAllGlobals());

const DEALT = ["GET here", "POST pledge", "POST start", "GET here", "POST reveal"];

it("one click opens, pledges, starts and reveals: a dealt hand", async () => {
  expect(await playNow({ game: "any" })).toBe("here");
  expect(calls).toEqual(["POST tables", ...DEALT]);
  expect(info.phase).toBe("playing");
  expect(receiptsOf("here")[0].shuffles).toMatchObject([{ shuffle: 1, revealed: true }]);
  expect(seatKey("here")?.secret).toBe("mine");
});

it("a deal that is played again is dealt at once", async () => {
  info.again = "first";
  await playNow({ game: "any", again: "first" });
  expect(calls).toEqual(["POST tables", "GET here", "POST start", "GET here"]);
  expect(receiptsOf("here")).toEqual([]);
});

it("a rematch alone is dealt at once, with luck of its own", async () => {
  await rematch("before");
  expect(calls).toEqual(["POST rematch", "GET here", ...DEALT]);
  expect(info.phase).toBe("playing");
});

it("a rematch with others waits for them", async () => {
  info.seats[1].who = "person";
  await rematch("before");
  expect(calls).toEqual(["POST rematch", "GET here"]);
});
