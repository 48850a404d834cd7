import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fairness, state } from "../../testing/states";
import { say, type Said } from "../i18n/say";
import { ApiError } from "../net/http";
import type { Entry, Fairness, Info, PledgeInfo, State } from "../net/wire";
import { chainOf, pledge } from "./protocol";
import { receiptsOf, saveReceipt } from "./receipts";
import { saveGame, Shuffler, wronglyAccused } from "./shuffler";

let sent: [what: string, text: string][];
let doubts: Said[];
let mine: Shuffler;

/** Another page of the same browser, or the same one after it was loaded again. */
function page(): Shuffler {
  const send = (what: string) => async (text: string) => {
    expect(receiptsOf("here")).toHaveLength(1); // it is kept before it is sent
    sent.push([what, text]);
  };
  return new Shuffler({ pledge: send("pledge"), reveal: send("reveal") }, (doubt) => doubts.push(doubt));
}

beforeEach(() => {
  localStorage.clear();
  sent = [];
  doubts = [];
  mine = page();
});
afterEach(() => vi.unstubAllGlobals());

/** Seat 1 is ours. */
function info(phase: Info["phase"], fair: Partial<Fairness> = {}, more: Partial<Info> = {}): Info {
  return { ...state(1, [], 1).info, phase, fair: fairness(fair), ...more };
}
function pledged(seat: number, commitment: string, revealed = false): PledgeInfo {
  return { seat, commitment, revealed, luck: null };
}
const ANN = pledged(0, "a".repeat(64));

/** Our pledge for a shuffle, as we sent it; bound to what was called off before. */
async function ours(shuffle = 1, calledOff: PledgeInfo[][] = []): Promise<PledgeInfo> {
  const chain = await chainOf(fairness().commitment, calledOff);
  return pledged(1, await pledge("here", shuffle, 1, receiptsOf("here")[0].drawn[shuffle], chain));
}
/** Go through a shuffle until our luck is told. */
async function revealed(): Promise<PledgeInfo> {
  await mine.see(info("lobby"));
  const own = await ours();
  await mine.see(info("shuffling", { pledges: [ANN, own] }));
  expect(sent.map(([what]) => what)).toEqual(["pledge", "reveal"]);
  return { ...own, revealed: true };
}

it("keeps the hand and the moves that it was shown, each once, whatever it is told later", async () => {
  await revealed();
  const shown = (seq: number, hand: string[], ...told: [kind: Entry["kind"], seat: number | null, text: string][]): State => ({
    ...state(seq, [], 1),
    info: info("playing"),
    view: { hand } as unknown as State["view"],
    entries: told.map(([kind, seat, text], at) => ({ seq: seq - told.length + 1 + at, kind, seat, text, news: [] })),
  });
  const begins = shown(5, ["7", "8"], ["deal", null, "The cards are dealt."], ["move", 0, "play 1"]);
  for (const one of [begins, begins, shown(7, ["8"], ["move", 1, "play 7"], ["chat", 0, "Oops!"])]) saveGame(one);
  saveGame(shown(7, ["9"], ["deal", null, "The cards are dealt."], ["move", 0, "play 1"], ["move", 1, "play 9"])); // after loading anew
  expect(receiptsOf("here")[0].game).toEqual({ hand: ["7", "8"], moves: ["play 7"] });
  const regrets = shown(10, ["7", "8"], ["move", 0, "play 2"], ["move", 1, "play 8"], ["seat", 1, "takes back"]);
  regrets.entries[2].undone = 2;
  saveGame(regrets);
  saveGame(regrets);
  expect(receiptsOf("here")[0].game).toEqual({ hand: ["7", "8"], moves: [] });
});

describe("in the lobby a page", () => {
  it("pledges by itself, and keeps its luck first", async () => {
    await mine.see(info("lobby"));
    expect(sent).toEqual([["pledge", (await ours()).commitment]]);
    expect(receiptsOf("here")[0]).toMatchObject({ table: "here", seat: 1, commitment: "c".repeat(64), shuffles: [] });
    expect(receiptsOf("here")[0].drawn[1]).toMatch(/^[0-9a-f]{64}$/);
  });

  it("says nothing more once its pledge is known, in another tab neither", async () => {
    await mine.see(info("lobby"));
    const known = info("lobby", { pledges: [ANN, await ours()] });
    await mine.see(known);
    await page().see(known);
    expect(sent).toHaveLength(1);
  });

  it("says the same again after a broken connection", async () => {
    await mine.see(info("lobby"));
    await page().see(info("lobby"));
    expect(sent[1]).toEqual(sent[0]);
  });

  it("replaces a pledge of its seat that it does not know, once a visit: two devices do not take turns", async () => {
    const foreign = info("lobby", { pledges: [pledged(1, "f".repeat(64))] });
    await mine.see(foreign);
    await mine.see(foreign);
    expect(sent).toEqual([["pledge", (await ours()).commitment]]);
  });

  it.each([
    ["watching", info("lobby", {}, { you: null })],
    ["playing a deal again", info("lobby", {}, { again: "first" })],
    ["at a table from before pledges", info("lobby", { version: 1 })],
    ["in a game", info("playing")],
  ])("pledges nothing while %s", async (_, at) => {
    await mine.see(at);
    expect(sent).toEqual([]);
  });

  it("pledges new luck for the next shuffle", async () => {
    const own = await revealed();
    await mine.see(info("lobby", { shuffle: 2, called_off: [[ANN, own]] }));
    expect(sent[2]).toEqual(["pledge", (await ours(2, [[ANN, own]])).commitment]);
    expect(receiptsOf("here")[0].drawn[2]).not.toBe(receiptsOf("here")[0].drawn[1]);
  });
});

describe("while shuffling a page", () => {
  it("keeps the list, then reveals", async () => {
    const own = await revealed();
    const [{ drawn, shuffles }] = receiptsOf("here");
    expect(sent[1]).toEqual(["reveal", drawn[1]]);
    const pledges = [ANN, own].map(({ seat, commitment }) => ({ seat, commitment }));
    expect(shuffles).toEqual([{ shuffle: 1, luck: drawn[1], pledges, revealed: true }]);
    expect(doubts.join("")).toBe("");
  });

  it("reveals once, though the server should say that it has heard nothing", async () => {
    const own = await revealed();
    await mine.see(info("shuffling", { pledges: [ANN, { ...own, revealed: false }] }));
    expect(sent).toHaveLength(2);
  });

  it("reveals again after it was loaded anew, and not once the server has its luck", async () => {
    const own = await revealed();
    await page().see(info("shuffling", { pledges: [ANN, { ...own, revealed: false }] }));
    expect(sent[2]).toEqual(sent[1]);
    await page().see(info("shuffling", { pledges: [{ ...ANN, revealed: true }, own] }));
    expect(sent).toHaveLength(3);
  });

  it.each([
    ["another commitment of the server", (own: PledgeInfo) => ({ commitment: "d".repeat(64), pledges: [ANN, own] }), "doubt-commitment"],
    ["another pledge for its seat", () => ({ pledges: [ANN, pledged(1, "e".repeat(64))] }), "doubt-not-ours"],
    ["no pledge for its seat", () => ({ pledges: [ANN] }), "doubt-not-in-it"],
    ["somebody twice", (own: PledgeInfo) => ({ pledges: [ANN, ANN, own] }), "doubt-twice"],
    ["another table", (own: PledgeInfo) => ({ table: "there", pledges: [ANN, own] }), "doubt-other-table"],
    ["a shuffle that came from nowhere", (own: PledgeInfo) => ({ shuffle: 2, pledges: [ANN, own] }), "doubt-earlier"],
  ])("reveals nothing when it is shown %s, and says so", async (_, shown, doubt) => {
    await mine.see(info("lobby"));
    await mine.see(info("shuffling", shown(await ours())));
    expect(sent.map(([what]) => what)).toEqual(["pledge"]);
    expect(JSON.stringify(doubts.at(-1))).toContain(doubt);
  });

  it("reveals nothing if the server tells otherwise who had not revealed in an earlier one", async () => {
    const own = await revealed();
    await mine.see(info("lobby", { shuffle: 2, called_off: [[ANN, own]] }));
    const pledges = [ANN, await ours(2, [[ANN, own]])];
    await mine.see(info("shuffling", { shuffle: 2, called_off: [[{ ...ANN, revealed: true }, own]], pledges }));
    expect(sent.map(([what]) => what)).toEqual(["pledge", "reveal", "pledge"]);
    expect(JSON.stringify(doubts.at(-1))).toContain("doubt-not-ours");
    await mine.see(info("shuffling", { shuffle: 2, called_off: [[ANN, own]], pledges }));
    expect(sent).toHaveLength(4);
  });

  it("goes on by the bytes of version 2 at a table from then", async () => {
    const old = { version: 2 };
    await mine.see(info("lobby", old));
    const own = pledged(1, await pledge("here", 1, 1, receiptsOf("here")[0].drawn[1], null));
    expect(sent).toEqual([["pledge", own.commitment]]);
    await mine.see(info("shuffling", { ...old, pledges: [ANN, own] }));
    expect(sent).toHaveLength(2);
  });

  it("reveals nothing for another list after it has seen one", async () => {
    const own = await revealed();
    const changed = { pledges: [pledged(0, "b".repeat(64)), { ...own, revealed: false }] };
    await mine.see(info("shuffling", changed));
    await page().see(info("shuffling", changed));
    expect(sent).toHaveLength(2);
    expect(doubts.at(-1)).toEqual(say("doubt", { why: say("doubt-list", { shuffle: 1 }) }));
  });
});

describe("a server that has heard luck", () => {
  it("cannot begin the same shuffle again", async () => {
    await revealed();
    await mine.see(info("lobby"));
    expect(doubts.at(-1)).toEqual(say("doubt", { why: say("doubt-made-again", { shuffle: 1 }) }));
    expect(sent).toHaveLength(2);
  });

  it("cannot tell of another one that was called off", async () => {
    await revealed();
    await mine.see(info("lobby", { shuffle: 2, called_off: [[ANN]] }));
    expect(doubts.at(-1)).toEqual(say("doubt", { why: say("doubt-list", { shuffle: 1 }) }));
    expect(sent).toHaveLength(2);
  });

  it("cannot say in silence that it had not: the page knows better", async () => {
    const own = await revealed();
    expect(wronglyAccused("here", 1, [ANN, own])).toBe(false);
    expect(wronglyAccused("here", 1, [ANN, { ...own, revealed: false }])).toBe(true);
    expect(wronglyAccused("here", 2, [ANN, { ...own, revealed: false }])).toBe(false);
  });
});

it("what the server refuses is told, and the next state is looked at anew", async () => {
  const refuse = async () => Promise.reject(new ApiError(409, "Not now."));
  const refused = new Shuffler({ pledge: refuse, reveal: refuse }, (doubt) => doubts.push(doubt));
  await refused.see(info("lobby"));
  expect(doubts).toEqual(["Not now."]);
  await refused.see(info("playing"));
  expect(doubts.at(-1)).toBe("");
});

it("receipts of the sixty newest seats are kept", () => {
  vi.useFakeTimers();
  for (let i = 0; i < 70; i++) {
    vi.setSystemTime(i);
    saveReceipt({ format: "trickery-receipt/1", table: `table ${i}`, seat: 0, commitment: "", shuffles: [], drawn: {} });
  }
  vi.useRealTimers();
  expect([9, 10].map((i) => receiptsOf(`table ${i}`).length)).toEqual([0, 1]);
});
