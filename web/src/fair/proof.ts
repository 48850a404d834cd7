// What a record proves of its shuffle to this browser, line by line (docs/fair.md, "What is proven"). What the browser
// has kept is the measure, not what the server says now. Rests on the shuffle's arithmetic and on receipts.
import { say, type Said } from "../i18n/say";
import type { GameRecord } from "../net/wire";
import type { Pledge } from "../storage/seat-keys";
import { chainOf, commitment as commitmentTo, drawOf, firstCommitment, gameKey, pledge as pledgeOf, settingsOf } from "./protocol";
import type { Chance, Deal, Opened, Step, Version } from "./protocol";
import type { StoredReceipt } from "./receipts";
import { sameList } from "./shuffler";

export type Mark = "proven" | "partly" | "broken";

/** One thing that was looked at. */
export interface Finding {
  name: "record" | "commitment" | "list" | "pledges" | "luck" | "cards" | "game" | "called off";
  mark: Mark;
  text: Said;
}

export interface Verdict {
  mark: Mark;
  text: Said;
  findings: Finding[];
}

/** What this browser knows by itself. */
export interface Memory {
  table: string;
  /** Receipts of the table where the cards were shuffled. */
  receipts: StoredReceipt[];
  /** What was pledged at a table from before receipts. */
  pledge?: Pledge;
  /** The game's deal, if this page can compute it. */
  deal?: Deal;
}

/** What was played when cards that are played again were dealt first, and by which version they were shuffled. */
export interface FirstGame extends Pick<GameRecord, "edition" | "options" | "rules"> {
  version: Version;
}
/** `fair` of a record. */
export interface Fair {
  version: Version;
  table: string;
  settings: string;
  commitment: string;
  secret: string;
  shuffles: Opened[][];
  /** Version 2 says only that the cards had been dealt before. */
  again: boolean | FirstGame | null;
}
/** The older kind: luck was sent openly, and whoever started added theirs last. */
interface FirstFair {
  version?: undefined;
  commitment: string;
  secret: string;
  luck: string[];
  again: boolean;
}

const CANNOT = say("proof-broken");
const SEEN = say("proof-again");

export async function examine(record: GameRecord, memory: Memory): Promise<Verdict> {
  const fair = record.fair as Fair | FirstFair | null | undefined;
  if (fair && !("version" in fair)) return examineFirst(fair, memory);
  if (!isWhole(fair)) {
    const finding: Finding = { name: "record", mark: "broken", text: say("proof-record-unknown") };
    return { mark: "broken", text: CANNOT, findings: [finding] };
  }
  const findings = [
    ofTable(fair, memory),
    await ofCommitment(record, fair, memory),
    ofList(fair, memory),
    await ofPledges(fair, memory),
    ofLuck(fair, memory),
    await ofCards(record, fair, memory.deal),
    ofGame(record, fair, memory),
    ofCalledOff(fair, memory),
  ].filter((finding) => finding !== null);
  return { ...judged(fair, findings, memory), findings };
}

/** What all findings come to. */
function judged(fair: Fair, findings: Finding[], { receipts }: Memory): Omit<Verdict, "findings"> {
  if (findings.some(({ mark }) => mark === "broken")) return { mark: "broken", text: CANNOT };
  if (fair.again) return { mark: "partly", text: SEEN };
  const dealt = fair.shuffles.at(-1)!;
  if (dealt.length === 0) return { mark: "partly", text: say("proof-no-luck") };
  if (receipts.length === 0) return { mark: "partly", text: say("proof-bystander") };
  if (findings.some(({ mark }) => mark === "partly")) return { mark: "partly", text: say("proof-partly") };
  if (dealt.length > 1) return { mark: "proven", text: say("proof-nobody-chose") };
  return { mark: "proven", text: say("proof-alone") };
}

function ofTable(fair: Fair, { table, receipts }: Memory): Finding | null {
  const away = fair.table !== table;
  if (fair.again ? receipts.every((kept) => kept.table !== table || kept.shuffles.length === 0) : !away) return null;
  const text = fair.again ? say("proof-record-shuffled") : say("proof-record-elsewhere");
  return { name: "record", mark: "broken", text };
}

async function ofCommitment(record: GameRecord, fair: Fair, { receipts }: Memory): Promise<Finding> {
  const name = "commitment";
  if ((await commitmentTo(versionOf(fair), fair.table, fair.settings, fair.secret)) !== fair.commitment) {
    return { name, mark: "broken", text: say("proof-secret-wrong") };
  }
  if (!(await keepsSettings(record, fair))) {
    return { name, mark: "broken", text: say("proof-secret-settings") };
  }
  if (receipts.some((kept) => kept.commitment !== fair.commitment)) {
    return { name, mark: "broken", text: say("proof-secret-changed") };
  }
  if (receipts.length === 0) return { name, mark: "partly", text: say("proof-secret-unseen") };
  return { name, mark: "proven", text: say("proof-secret-fits") };
}

/** The version by which the cards were shuffled. */
const versionOf = ({ version, again }: Fair): Version => (isObject(again) ? again.version : version);

/** No game has had so many versions of its rules. */
const MOST_RULES = 1000;

/** Is it played with what the server committed to? Of a deal that is played again the rules may be newer, and name more. */
async function keepsSettings(record: GameRecord, { settings, again }: Fair): Promise<boolean> {
  const fits = async (told: Partial<GameRecord>) => (await settingsOf({ ...record, ...told })) === settings;
  if (await fits({})) return true;
  if (isObject(again)) {
    const { edition, options, rules } = again;
    const within = standsIn(edition, record.edition) && standsIn(options, record.options);
    return within && rules < record.rules && fits({ edition, options, rules });
  }
  for (let rules = 0; again && rules < Math.min(record.rules, MOST_RULES); rules++) if (await fits({ rules })) return true;
  return false;
}

/** Are all these figures the same among others? */
function standsIn(figures: unknown, others: unknown): boolean {
  if (!isObject(figures) || !isObject(others)) return same(figures, others);
  return Object.entries(figures).every(([key, told]) => key in others && standsIn(told, (others as Chance)[key]));
}

/** What the pledges of each shuffle are bound to, and last the deal; nothing in version 2. */
async function chains(fair: Fair): Promise<(string | null)[]> {
  if (versionOf(fair) === 2) return fair.shuffles.map(() => null);
  const told = fair.shuffles.map((shuffle) => shuffle.map(({ seat, commitment, luck }) => ({ seat, commitment, revealed: luck !== null })));
  return Promise.all(fair.shuffles.map((_, at) => chainOf(fair.commitment, told.slice(0, at))));
}

function ofList(fair: Fair, { receipts }: Memory): Finding {
  const name = "list";
  for (const { seat, shuffles } of receipts) {
    for (const { shuffle, luck, pledges, revealed } of shuffles) {
      const told = fair.shuffles[shuffle - 1];
      if (!told) return { name, mark: "broken", text: say("proof-list-missing", { shuffle }) };
      if (!sameList(told, pledges)) return { name, mark: "broken", text: say("proof-list-changed", { shuffle }) };
      if (revealed && told.find((opened) => opened.seat === seat)?.luck !== luck) {
        return { name, mark: "broken", text: say("proof-list-left-out", { shuffle }) };
      }
    }
  }
  if (!sawList(fair, receipts)) return { name, mark: "partly", text: say("proof-list-unseen") };
  return { name, mark: "proven", text: say("proof-list-kept") };
}

/** Was the list that was dealt shown to this browser before it was dealt? */
function sawList(fair: Fair, receipts: StoredReceipt[]): boolean {
  return receipts.some((kept) => kept.shuffles.some(({ shuffle }) => shuffle === fair.shuffles.length));
}

async function ofPledges(fair: Fair, { receipts }: Memory): Promise<Finding> {
  const name = "pledges";
  const bound = await chains(fair);
  for (const [at, shuffle] of fair.shuffles.entries()) {
    for (const { seat, commitment, luck } of shuffle) {
      if (luck !== null && (await pledgeOf(fair.table, at + 1, seat, luck, bound[at])) !== commitment) {
        return { name, mark: "broken", text: say("proof-pledge-wrong", { number: seat + 1 }) };
      }
      if (luck === null && at === fair.shuffles.length - 1) {
        return { name, mark: "broken", text: say("proof-pledge-silent", { number: seat + 1 }) };
      }
    }
  }
  return sawList(fair, receipts)
    ? { name, mark: "proven", text: say("proof-pledges-fit") }
    : { name, mark: "partly", text: say("proof-pledges-unseen") };
}

function ofLuck(fair: Fair, { receipts }: Memory): Finding | null {
  if (receipts.length === 0) return null;
  const counted = receipts.some(({ shuffles }) => shuffles.some(({ shuffle, revealed }) => revealed && shuffle === fair.shuffles.length));
  return counted
    ? { name: "luck", mark: "proven", text: say("proof-luck-in") }
    : { name: "luck", mark: "partly", text: say("proof-luck-out") };
}

async function ofCards(record: GameRecord, fair: Fair, deal?: Deal): Promise<Finding> {
  const name = "cards";
  if (!deal) return { name, mark: "partly", text: say("proof-cards-unknown") };
  if (record.scores === null) return { name, mark: "partly", text: say("proof-cards-revised") };
  const { game, players, edition } = record;
  const { table, commitment, secret, shuffles } = fair;
  const settled = { version: versionOf(fair), chain: (await chains(fair)).at(-1) ?? commitment, shuffle: shuffles.length };
  const key = await gameKey({ ...settled, table, game, players, secret, pledges: shuffles.at(-1)! });
  const steps = record.steps as Step[];
  let draws = 0;
  for (const [at, { chance }] of steps.entries()) {
    if (!chance) continue;
    const course = { players, edition: edition as Record<string, unknown>, steps: steps.slice(0, at) };
    const due = await deal(await drawOf(key, ++draws), course).catch((): Chance => ({}));
    if (!same(chance, due)) return { name, mark: "broken", text: say("proof-cards-wrong", { step: at + 1 }) };
  }
  if (draws === 0) return { name, mark: "broken", text: say("proof-cards-none") };
  return { name, mark: "proven", text: say("proof-cards-fit", { draws }) };
}

/** Is it the game that was played here? Else a server could deal what it likes, and invent a record that fits the shuffle. */
function ofGame(record: GameRecord, fair: Fair, { receipts }: Memory): Finding | null {
  const name = "game";
  if (fair.again) return null; // receipts are of the first game with these cards
  const steps = record.steps as Step[];
  const hands = steps.find(({ chance }) => chance?.hands)?.chance?.hands as string[][] | undefined;
  let known = false;
  for (const { seat, game } of receipts) {
    if (!game) continue;
    if (game.hand && hands && !same([...game.hand].sort(), [...hands[seat]].sort())) {
      return { name, mark: "broken", text: say("proof-game-hand") };
    }
    const made = steps.filter((step) => step.seat === seat).map(({ move }) => move);
    for (const move of game.moves) {
      const at = made.indexOf(move);
      if (at < 0) return { name, mark: "broken", text: say("proof-game-moves") };
      made.splice(0, at + 1);
    }
    known ||= game.moves.length > 0;
  }
  return known ? { name, mark: "proven", text: say("proof-game-same") } : null;
}

function ofCalledOff(fair: Fair, { receipts }: Memory): Finding {
  const name = "called off";
  const before = fair.shuffles.slice(0, -1);
  if (before.length === 0 && !sawList(fair, receipts)) {
    return { name, mark: "partly", text: say("proof-called-off-unseen") };
  }
  if (before.length === 0) return { name, mark: "proven", text: say("proof-called-off-none") };
  if (before.some((shuffle) => shuffle.every(({ luck }) => luck !== null))) {
    return { name, mark: "broken", text: say("proof-called-off-wrong") };
  }
  const silent = before.map((shuffle, at) => {
    const numbers = shuffle.filter(({ luck }) => luck === null).map(({ seat }) => seat + 1);
    return say("proof-silent", { shuffle: at + 1, numbers });
  });
  return { name, mark: "partly", text: say("proof-called-off", { count: before.length, silent }) };
}

async function examineFirst(fair: FirstFair, { pledge }: Memory): Promise<Verdict> {
  const findings: Finding[] = [];
  const fits = (await firstCommitment(fair.secret)) === (pledge?.commitment ?? fair.commitment);
  if (fair.again) {
    // Luck that was told at this table had no part in cards that were dealt at another one.
    return { mark: "partly", text: SEEN, findings };
  }
  findings.push(
    fits
      ? pledge
        ? { name: "commitment", mark: "proven", text: say("proof-first-secret-kept") }
        : { name: "commitment", mark: "partly", text: say("proof-first-secret-fits") }
      : { name: "commitment", mark: "broken", text: say("proof-first-secret-wrong") },
  );
  if (pledge) {
    findings.push(
      fair.luck.includes(pledge.luck)
        ? { name: "luck", mark: "proven", text: say("proof-first-luck-in") }
        : { name: "luck", mark: "broken", text: say("proof-first-luck-out") },
    );
  }
  findings.push({ name: "cards", mark: "partly", text: say("proof-first-cards", { text: "trickery verify" }) });
  if (findings.some(({ mark }) => mark === "broken")) return { mark: "broken", text: CANNOT, findings };
  return { mark: "partly", text: say("proof-first"), findings };
}

const HEX = /^[0-9a-f]{64}$/;

/** Has it the form that docs/fair.md tells? */
function isWhole(fair: unknown): fair is Fair {
  const { version, table, commitment, secret, shuffles, again } = (fair ?? {}) as Partial<Fair>;
  const pledged = (told: Opened | null, at: number, all: Opened[]) => {
    const { seat, commitment, luck } = told ?? { seat: -1, commitment: "", luck: "" };
    return Number.isInteger(seat) && seat > (all[at - 1]?.seat ?? -1) && HEX.test(commitment) && (luck === null || HEX.test(luck));
  };
  return (
    (version === 2 ? typeof again === "boolean" : version === 3 && (again === null || isFirstGame(again))) &&
    typeof table === "string" &&
    [commitment, secret].every((digits) => typeof digits === "string" && HEX.test(digits)) &&
    Array.isArray(shuffles) &&
    shuffles.length > 0 &&
    shuffles.every((shuffle) => Array.isArray(shuffle) && shuffle.every(pledged))
  );
}

const isObject = <T>(told: T): told is T & object => typeof told === "object" && told !== null && !Array.isArray(told);

function isFirstGame(told: unknown): boolean {
  const { version, edition, options, rules } = (told ?? {}) as Partial<FirstGame>;
  return (version === 2 || version === 3) && isObject(edition) && isObject(options) && Number.isInteger(rules);
}

/** Are two things of a record alike, in whatever order their keys stand? */
function same(a: unknown, b: unknown): boolean {
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return a === b;
  const [of, its] = [a as Chance, b as Chance];
  const keys = Object.keys(of);
  return keys.length === Object.keys(its).length && keys.every((key) => key in its && same(of[key], its[key]));
}
