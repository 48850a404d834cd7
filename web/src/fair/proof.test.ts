import { beforeAll, describe, expect, it } from "vitest";
import { speakEnglish } from "../../testing/english";
import records2 from "../../testing/records-2.json";
import { text } from "../i18n/words.svelte";
import type { GameRecord } from "../net/wire";
import { examine, type Fair, type FirstGame, type Memory, type Verdict } from "./proof";
import { chainOf, commitment, drawOf, firstCommitment, gameKey, pledge, type Deal, type Opened, type Step } from "./protocol";
import type { StoredReceipt } from "./receipts";

type Told = Omit<GameRecord, "fair" | "steps"> & { fair: Fair; steps: Step[] };
beforeAll(() => speakEnglish());
const folder = (file: string) => file.split("/").at(-2)!;
const records = import.meta.glob<Told>("../games/*/record.json", { eager: true, import: "default" });
const deals = import.meta.glob<Deal>("../games/*/deal.ts", { eager: true, import: "default" });
const games = Object.keys(records).map(folder);

/** A copy of a game's record, to be spoilt; any game's will do unless one is named. */
function recordOf(game = games[0]): Told {
  const file = Object.keys(records).find((file) => folder(file) === game)!;
  return structuredClone(records[file]);
}

/** What the page of seat 1 kept when this was shuffled. */
function memoryOf({ game, fair }: Told): Memory {
  const shuffles = fair.shuffles.map((shuffle, at) => ({
    shuffle: at + 1,
    luck: shuffle.find(({ seat }) => seat === 1)?.luck ?? null,
    pledges: shuffle.map(({ seat, commitment }) => ({ seat, commitment })),
    revealed: true,
  }));
  const kept: StoredReceipt = { format: "trickery-receipt/1", table: fair.table, seat: 1, commitment: fair.commitment, shuffles, drawn: {}, when: 0 };
  return { table: fair.table, receipts: [structuredClone(kept)], deal: deals[Object.keys(deals).find((file) => folder(file) === game)!] };
}

/** What a game is played with, for whoever plays its deal again. */
const firstGame = ({ edition, options, rules }: Told): FirstGame => structuredClone({ version: 3, edition, options, rules });

const marks = ({ findings }: Verdict) => Object.fromEntries(findings.map(({ name, mark }) => [name, mark]));
const ALL = { commitment: "proven", list: "proven", pledges: "proven", luck: "proven", cards: "proven", "called off": "proven" };

describe.each(games)("the record of %s", (game) => {
  it("proves that nobody chose the cards", async () => {
    const record = recordOf(game);
    const verdict = await examine(record, memoryOf(record));
    expect(verdict.mark).toBe("proven");
    expect(text(verdict.text)).toContain("Nobody chose these cards");
    expect(marks(verdict)).toEqual(ALL);
  });

  it("is found out wherever a deal was changed", async () => {
    const { steps } = recordOf(game);
    const dealt = steps.flatMap(({ chance }, at) => (chance ? [at] : []));
    expect(dealt.length).toBeGreaterThan(1);
    for (const at of dealt) {
      const record = recordOf(game);
      exchange(record.steps[at].chance!);
      const verdict = await examine(record, memoryOf(record));
      expect(marks(verdict)).toEqual({ ...ALL, cards: "broken" });
      expect(text(verdict.findings.find(({ name }) => name === "cards")!.text)).toContain(`step ${at + 1}`);
      expect(verdict.mark).toBe("broken");
    }
  });
});

describe("what this page was shown of the game itself", () => {
  /** The cards and moves of seat 1, as a record tells them. */
  function gameOf({ steps }: Told): { hand: string[] | null; moves: string[] } {
    const hands = steps.find(({ chance }) => chance?.hands)?.chance?.hands as string[][] | undefined;
    return { hand: hands ? [...hands[1]].reverse() : null, moves: steps.flatMap(({ seat, move }) => (seat === 1 ? [move!] : [])) };
  }

  it.each(games)("is in the record of %s", async (game) => {
    const record = recordOf(game);
    const memory = memoryOf(record);
    memory.receipts[0].game = gameOf(record);
    const verdict = await examine(record, memory);
    expect(verdict.mark).toBe("proven");
    expect(marks(verdict)).toEqual({ ...ALL, game: "proven" });
  });

  it.each(games)("is missed in a record of %s that was invented", async (game) => {
    const record = recordOf(game);
    const { hand, moves } = gameOf(record);
    for (const shown of [{ hand, moves: [...moves, "what nobody did"] }, { hand, moves: moves.toReversed() }, { hand: hand && ["another card"], moves }]) {
      const memory = memoryOf(record);
      memory.receipts[0].game = shown;
      const told = hand === null && shown.moves === moves ? "proven" : "broken"; // a game without hands
      expect(marks(await examine(record, memory))).toEqual({ ...ALL, game: told });
    }
  });
});

/** Exchange two different cards, wherever they lie. */
function exchange(chance: object): void {
  const all: [holder: unknown[], at: number][] = [];
  const walk = (it: unknown): void => {
    if (Array.isArray(it)) it.forEach((one, at) => (typeof one === "object" ? walk(one) : all.push([it, at])));
    else if (typeof it === "object" && it !== null) Object.values(it).forEach(walk);
  };
  walk(chance);
  const [[a, i], [b, j]] = [all[0], all.find(([holder, at]) => holder[at] !== all[0][0][all[0][1]])!];
  [a[i], b[j]] = [b[j], a[i]];
}

describe("a dishonest server is found out", () => {
  const other = "5".repeat(64);
  it.each<[string, string, (record: Told) => unknown]>([
    ["that changed its secret", "commitment", ({ fair }) => (fair.secret = other)],
    ["that had shown another commitment", "commitment", async ({ fair }) => {
      Object.assign(fair, { secret: other, commitment: await commitment(3, fair.table, fair.settings, other) });
    }],
    ["that let somebody choose their luck afterwards", "pledges", ({ fair }) => (fair.shuffles[0][0].luck = other)],
    ["that let somebody choose luck and pledge afterwards", "list", async ({ fair }) => {
      fair.shuffles[0][0] = { seat: 0, luck: other, commitment: await pledge(fair.table, 1, 0, other, fair.commitment) };
    }],
    ["that added somebody", "list", async ({ fair }) => {
      fair.shuffles[0].push({ seat: 2, luck: other, commitment: await pledge(fair.table, 1, 2, other, fair.commitment) });
    }],
    ["that took somebody out", "list", ({ fair }) => fair.shuffles[0].shift()],
    ["that dealt without all luck", "pledges", ({ fair }) => (fair.shuffles[0][0].luck = null)],
    ["that left your luck out", "list", ({ fair }) => fair.shuffles[0].pop()],
    ["that put another shuffle in front", "list", async ({ fair }) => {
      fair.shuffles.unshift([{ seat: 0, luck: null, commitment: other }]);
    }],
    ["that called off what everybody had revealed", "called off", ({ fair }) => fair.shuffles.push(fair.shuffles[0])],
    ["that tells of another table", "record", ({ fair }) => (fair.table = "there")],
    ["that says it was dealt before", "record", (record) => (record.fair.again = firstGame(record))],
    ["that plays the deal again with other options", "commitment", (record) => {
      record.fair.again = firstGame(record);
      record.options = { ...record.options, invented: 1 };
    }],
    ["that says so of the first game, too", "commitment", (record) => {
      record.options = { ...record.options, invented: 1 };
      record.fair.again = firstGame(record);
    }],
    ["that tells nothing", "record", (record) => (record.fair = null as unknown as Fair)],
    ["that tells something else", "record", ({ fair }) => (fair.shuffles = [[null]] as unknown as Fair["shuffles"])],
    ["that dealt nothing", "cards", (record) => (record.steps = [])],
  ])("%s", async (_, finding, cheat) => {
    const record = recordOf();
    const memory = memoryOf(record);
    await cheat(record);
    const verdict = await examine(record, memory);
    expect(verdict.mark).toBe("broken");
    expect(text(verdict.text)).toContain("can’t be trusted");
    expect(marks(verdict)[finding]).toBe("broken");
  });

  it("that forgot a shuffle after it had heard your luck", async () => {
    const record = recordOf();
    const memory = memoryOf(record);
    memory.receipts[0].shuffles.push({ ...memory.receipts[0].shuffles[0], shuffle: 2 });
    const verdict = await examine(record, memory);
    expect(verdict.findings.find(({ name }) => name === "list")).toMatchObject({ mark: "broken", text: { id: "proof-list-missing", shuffle: 2 } });
  });

  it("that says your luck had not come", async () => {
    const record = recordOf();
    const memory = memoryOf(record);
    record.fair.shuffles[0][1].luck = null;
    expect(text((await examine(record, memory)).findings[1].text)).toContain("this page did send it");
  });
});

describe("no more is claimed than was proven", () => {
  it("of one person with bots: the server was bound before it knew their luck", async () => {
    const record = recordOf();
    record.fair.shuffles[0].shift();
    const [first] = record.steps;
    const deal: Deal = async () => first.chance!; // the true one was dealt with the luck of two
    const verdict = await examine({ ...record, steps: [first] }, { ...memoryOf(record), deal });
    expect(verdict.mark).toBe("proven");
    expect(text(verdict.text)).toContain("tied to its secret number before it knew your lucky number");
    expect(text(verdict.text)).not.toContain("Nobody chose");
  });

  it("where nobody added luck: the server could have chosen", async () => {
    const record = recordOf();
    record.fair.shuffles = [[]];
    const [first] = record.steps;
    const deal: Deal = async () => first.chance!;
    const verdict = await examine({ ...record, steps: [first] }, { ...memoryOf(record), receipts: [], deal });
    expect(verdict.mark).toBe("partly");
    expect(text(verdict.text)).toContain("could have chosen");
  });

  it("to a bystander: the record fits together", async () => {
    const record = recordOf();
    const verdict = await examine(record, { ...memoryOf(record), receipts: [] });
    expect(verdict.mark).toBe("partly");
    expect(text(verdict.text)).toContain("took no part in the shuffle");
    expect(marks(verdict)).toEqual({ commitment: "partly", list: "partly", pledges: "partly", cards: "proven", "called off": "partly" });
    expect(verdict.findings.map((finding) => text(finding.text)).join()).not.toContain("nobody"); // it saw nothing before the deal
  });

  it("to somebody whose luck is not in it", async () => {
    const record = recordOf();
    const memory = memoryOf(record);
    Object.assign(memory.receipts[0].shuffles[0], { luck: null, revealed: false });
    const verdict = await examine(record, memory);
    expect([verdict.mark, marks(verdict).luck]).toEqual(["partly", "partly"]);
  });

  it("where a shuffle was called off: who did not reveal, and not that nobody chose", async () => {
    const record = recordOf();
    const [dealt] = record.fair.shuffles;
    record.fair.shuffles = [[{ ...dealt[0], luck: null }, dealt[1]], dealt];
    const { findings } = await examine(record, memoryOf(record));
    const calledOff = findings.find(({ name }) => name === "called off")!;
    expect(calledOff.mark).toBe("partly");
    expect(text(calledOff.text)).toMatch(/seat 1 at the time didn’t reveal.*isn’t proven/);
  });

  it("of a game that this page cannot deal, as those of other packages", async () => {
    const record = recordOf();
    const verdict = await examine(record, { ...memoryOf(record), deal: undefined });
    expect([verdict.mark, marks(verdict).cards]).toEqual(["partly", "partly"]);
    expect(text(verdict.findings.find(({ name }) => name === "cards")!.text)).toContain("can’t be checked here");
  });

  it("of the same deal again: nothing was shuffled, and nothing is wrong", async () => {
    const record = recordOf();
    record.fair.again = firstGame(record);
    const verdict = await examine(record, { ...memoryOf(record), table: "later", receipts: [] });
    expect(verdict.mark).toBe("partly");
    expect(text(verdict.text)).toContain("were dealt before");
    expect(marks(verdict).cards).toBe("proven");
    expect(await examine(record, { ...memoryOf(record), table: "later" })).toMatchObject({ mark: "partly" });
  });
});

describe("what was called off", () => {
  const SILENT = "4".repeat(64);

  /** A record whose second shuffle was dealt: seat 0 had revealed in the first, seat 2 had not. */
  async function afterOne(change: (calledOff: Opened[]) => void = () => {}): Promise<[Told, Memory]> {
    const record = recordOf();
    const { fair, game, players } = record;
    const [{ luck }] = fair.shuffles[0];
    const told = { seat: 0, commitment: await pledge(fair.table, 1, 0, luck!, fair.commitment), luck };
    const calledOff: Opened[] = [told, { seat: 2, commitment: SILENT, luck: null }];
    const chain = await chainOf(fair.commitment, [calledOff.map(({ luck, ...one }) => ({ ...one, revealed: luck !== null }))]);
    const pledges = [];
    for (const { seat, luck } of fair.shuffles[0]) pledges.push({ seat, luck, commitment: await pledge(fair.table, 2, seat, luck!, chain) });
    fair.shuffles = [calledOff, pledges];
    const { deal } = memoryOf(record);
    const key = await gameKey({ version: 3, table: fair.table, game, players, shuffle: 2, chain, secret: fair.secret, pledges });
    const chance = await deal!(await drawOf(key, 1), { players, edition: record.edition as Record<string, unknown>, steps: [] });
    record.steps = [{ chance }];
    const memory = memoryOf(record);
    memory.receipts[0].shuffles.shift(); // this page sat down later
    change(calledOff);
    return [record, memory];
  }

  it("is told, and binds the cards", async () => {
    const found = marks(await examine(...(await afterOne())));
    expect(found).toEqual({ ...ALL, "called off": "partly" });
  });

  it.each<[string, (calledOff: Opened[]) => unknown]>([
    ["never was", (calledOff) => calledOff.splice(0, 2, { seat: 1, commitment: SILENT, luck: null })],
    ["was somebody else’s fault", (calledOff) => (calledOff[0].luck = null)],
  ])("cannot be told otherwise later: a page that sat down since finds what %s", async (_, change) => {
    const verdict = await examine(...(await afterOne(change)));
    expect(verdict.mark).toBe("broken");
    expect(marks(verdict)).toMatchObject({ pledges: "broken", cards: "broken" });
  });
});

describe("a record of version 2", () => {
  const [first, again] = records2 as unknown as Told[]; // as tests/compat/fair-2 has them
  const older: [what: string, record: Told][] = [["a game", first], ["its deal again", again]];

  it.each(older)("still holds: %s", async (_, record) => {
    const deal = deals[Object.keys(deals).find((file) => folder(file) === record.game)!];
    const verdict = await examine(record, { table: record.fair.table, receipts: [], deal });
    expect(marks(verdict)).toEqual({ commitment: "partly", list: "partly", pledges: "partly", cards: "proven", "called off": "partly" });
  });

  it.each(older)("is found out with other options: %s", async (_, record) => {
    const changed = { ...record, options: { ...record.options, invented: 1 } };
    expect(await examine(changed, { table: record.fair.table, receipts: [] })).toMatchObject({ mark: "broken" });
  });

  it("may have been played again by newer rules", async () => {
    const verdict = await examine({ ...again, rules: again.rules + 1 }, { table: again.fair.table, receipts: [] });
    expect(marks(verdict).commitment).toBe("partly");
  });
});

describe("a table from before pledges", () => {
  const secret = "7".repeat(64);
  async function first(luck: string[], again = false): Promise<GameRecord> {
    return { ...recordOf(), fair: { commitment: await firstCommitment(secret), secret, luck, again } };
  }
  const memory = async (): Promise<Memory> => ({ table: "old", receipts: [], pledge: { commitment: await firstCommitment(secret), luck: "mine" } });

  it("is told with its weakness", async () => {
    const verdict = await examine(await first(["mine"]), await memory());
    expect(verdict.mark).toBe("partly");
    expect(text(verdict.text)).toContain("could have chosen");
    expect(marks(verdict)).toEqual({ commitment: "proven", luck: "proven", cards: "partly" });
  });

  it("is found out if the secret was changed, or luck left out", async () => {
    const changed = { ...(await memory()), pledge: { commitment: "8".repeat(64), luck: "mine" } };
    expect(await examine(await first(["mine"]), changed)).toMatchObject({ mark: "broken" });
    expect(await examine(await first(["theirs"]), await memory())).toMatchObject({ mark: "broken" });
  });

  it("is not blamed after the same deal again, in which luck had no part", async () => {
    expect(await examine(await first(["theirs"], true), await memory())).toMatchObject({ mark: "partly" });
  });
});
