// What a record proves of its shuffle to this browser, line by line (docs/fair.md, "What is proven"). What the browser
// has kept is the measure, not what the server says now. Rests on the shuffle's arithmetic and on receipts.
import { commitment, drawOf, firstCommitment, gameKey, pledge, settingsOf, type Chance, type Deal, type Opened, type Step } from "./fair";
import type { Kept, Pledge } from "./keys";
import { sameList } from "./shuffling";
import type { GameRecord } from "./wire";

export type Mark = "proven" | "partly" | "broken";

/** One thing that was looked at. */
export interface Finding {
  name: "record" | "commitment" | "list" | "pledges" | "luck" | "cards" | "game" | "called off";
  mark: Mark;
  text: string;
}

export interface Verdict {
  mark: Mark;
  text: string;
  findings: Finding[];
}

/** What this browser knows by itself. */
export interface Memory {
  table: string;
  /** Receipts of the table where the cards were shuffled. */
  receipts: Kept[];
  /** What was pledged at a table from before receipts. */
  pledge?: Pledge;
  /** The game's deal, if this page can compute it. */
  deal?: Deal;
}

/** `fair` of a record, version 2. */
export interface Fair {
  version: 2;
  table: string;
  settings: string;
  commitment: string;
  secret: string;
  shuffles: Opened[][];
  again: boolean;
}
/** The older kind: luck was sent openly, and whoever started added theirs last. */
interface FirstFair {
  version?: undefined;
  commitment: string;
  secret: string;
  luck: string[];
  again: boolean;
}

const CANNOT = "This shuffle cannot be trusted.";
const SEEN = "These cards had been dealt before, at another table: whoever knew that game knew them. Nothing was shuffled here.";

export async function examine(record: GameRecord, memory: Memory): Promise<Verdict> {
  const fair = record.fair as Fair | FirstFair | null | undefined;
  if (fair && !("version" in fair)) return examineFirst(fair, memory);
  if (!isWhole(fair)) {
    const text = "The record does not tell how its cards were shuffled, or tells it in a form that this page does not know.";
    return { mark: "broken", text: CANNOT, findings: [{ name: "record", mark: "broken", text }] };
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
  if (dealt.length === 0) return { mark: "partly", text: "Nobody added luck, so whoever runs the server could have chosen these cards." };
  if (receipts.length === 0) {
    const text = "The record fits together. More it cannot prove here, since this browser had no part in the shuffle.";
    return { mark: "partly", text };
  }
  if (findings.some(({ mark }) => mark === "partly")) return { mark: "partly", text: "This shuffle is proven in part: see below what is missing." };
  if (dealt.length > 1) return { mark: "proven", text: "Nobody chose these cards, if you trust your own page." };
  const text =
    "The server was bound to its secret before it knew your luck, so it did not choose these cards. Nobody else added luck: there is nobody's word to compare.";
  return { mark: "proven", text };
}

function ofTable(fair: Fair, { table, receipts }: Memory): Finding | null {
  const away = fair.table !== table;
  if (fair.again ? receipts.every((kept) => kept.table !== table || kept.shuffles.length === 0) : !away) return null;
  const text = fair.again
    ? "The record says that nothing was shuffled here, but this page was shown a shuffle."
    : "The record is of another table.";
  return { name: "record", mark: "broken", text };
}

async function ofCommitment(record: GameRecord, fair: Fair, { receipts }: Memory): Promise<Finding> {
  const name = "commitment";
  if ((await commitment(fair.table, fair.settings, fair.secret)) !== fair.commitment) {
    return { name, mark: "broken", text: "The server's secret does not fit its fingerprint." };
  }
  if (!fair.again && (await settingsOf(record)) !== fair.settings) {
    return { name, mark: "broken", text: "The game was not played with the options and figures that the server was bound to." };
  }
  if (receipts.some((kept) => kept.commitment !== fair.commitment)) {
    return { name, mark: "broken", text: "The server had shown another fingerprint at first: it changed its secret afterwards." };
  }
  if (receipts.length === 0) {
    return { name, mark: "partly", text: "The server's secret fits its fingerprint. This browser did not note one before the deal." };
  }
  return { name, mark: "proven", text: "The server's secret fits the fingerprint that was shown first: it was not changed after any luck was known." };
}

function ofList(fair: Fair, { receipts }: Memory): Finding {
  const name = "list";
  for (const { seat, shuffles } of receipts) {
    for (const { shuffle, luck, pledges, revealed } of shuffles) {
      const told = fair.shuffles[shuffle - 1];
      if (!told) return { name, mark: "broken", text: `Shuffle ${shuffle} is missing: its luck was revealed, and then it was made again.` };
      if (!sameList(told, pledges)) {
        return { name, mark: "broken", text: `Shuffle ${shuffle} has another list of fingerprints than the one that was shown before your luck was revealed.` };
      }
      if (revealed && told.find((opened) => opened.seat === seat)?.luck !== luck) {
        return { name, mark: "broken", text: `The record says that your luck was missing in shuffle ${shuffle}. This page had sent it: it did not arrive in time, or the server did not want it.` };
      }
    }
  }
  if (!sawList(fair, receipts)) {
    return { name, mark: "partly", text: "This browser was not shown the list of fingerprints before the deal, so it cannot tell whether anybody was added or taken out." };
  }
  return { name, mark: "proven", text: "The list of fingerprints is the one that was shown before your luck was revealed: nobody was added or taken out." };
}

/** Was the list that was dealt shown to this browser before it was dealt? */
function sawList(fair: Fair, receipts: Kept[]): boolean {
  return receipts.some((kept) => kept.shuffles.some(({ shuffle }) => shuffle === fair.shuffles.length));
}

async function ofPledges(fair: Fair, { receipts }: Memory): Promise<Finding> {
  const name = "pledges";
  for (const [at, shuffle] of fair.shuffles.entries()) {
    for (const { seat, commitment, luck } of shuffle) {
      if (luck !== null && (await pledge(fair.table, at + 1, seat, luck)) !== commitment) {
        return { name, mark: "broken", text: `The luck of seat ${seat + 1} does not fit the fingerprint that was shown of it.` };
      }
      if (luck === null && at === fair.shuffles.length - 1) {
        return { name, mark: "broken", text: `Seat ${seat + 1} did not reveal its luck, and yet the cards were dealt.` };
      }
    }
  }
  const fits = "Every luck fits its fingerprint";
  return sawList(fair, receipts)
    ? { name, mark: "proven", text: `${fits}: nobody chose theirs after hearing another's.` }
    : { name, mark: "partly", text: `${fits}. When these were shown, this browser cannot tell.` };
}

function ofLuck(fair: Fair, { receipts }: Memory): Finding | null {
  if (receipts.length === 0) return null;
  const counted = receipts.some(({ shuffles }) => shuffles.some(({ shuffle, revealed }) => revealed && shuffle === fair.shuffles.length));
  return counted
    ? { name: "luck", mark: "proven", text: "Your own luck is in it: the cards depend on something that nobody knew before all else was fixed." }
    : { name: "luck", mark: "partly", text: "Your own luck is not in it: you had added none, or were away when the cards were dealt." };
}

async function ofCards(record: GameRecord, fair: Fair, deal?: Deal): Promise<Finding> {
  const name = "cards";
  if (!deal) return { name, mark: "partly", text: "Its cards cannot be checked here: this page does not know how this game is dealt." };
  if (record.scores === null) return { name, mark: "partly", text: "Its cards cannot be checked here: the game's rules have been revised since." };
  const { game, players, edition } = record;
  const { table, commitment, secret, shuffles } = fair;
  const key = await gameKey({ table, game, players, shuffle: shuffles.length, commitment, secret, pledges: shuffles.at(-1)! });
  const steps = record.steps as Step[];
  let draws = 0;
  for (const [at, { chance }] of steps.entries()) {
    if (!chance) continue;
    const course = { players, edition: edition as Record<string, unknown>, steps: steps.slice(0, at) };
    const due = await deal(await drawOf(key, ++draws), course).catch((): Chance => ({}));
    if (!same(chance, due)) {
      return { name, mark: "broken", text: `The cards dealt in step ${at + 1} of the record do not follow from the secret and the luck.` };
    }
  }
  if (draws === 0) return { name, mark: "broken", text: "The record holds no deal." };
  const all = draws === 1 ? "The cards follow" : `All ${draws} deals and shuffles of this game follow`;
  return { name, mark: "proven", text: `${all} from the secret and the luck, card by card.` };
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
      return { name, mark: "broken", text: "The record tells of other cards in your hand than those that you were dealt." };
    }
    const made = steps.filter((step) => step.seat === seat).map(({ move }) => move);
    for (const move of game.moves) {
      const at = made.indexOf(move);
      if (at < 0) return { name, mark: "broken", text: "The record tells of other moves than those that were made from your seat." };
      made.splice(0, at + 1);
    }
    known ||= game.moves.length > 0;
  }
  return known ? { name, mark: "proven", text: "The record is that of the game which was played here: your cards and your moves are in it." } : null;
}

function ofCalledOff(fair: Fair, { receipts }: Memory): Finding {
  const name = "called off";
  const before = fair.shuffles.slice(0, -1);
  if (before.length === 0 && !sawList(fair, receipts)) {
    return { name, mark: "partly", text: "The record tells of no shuffle that was called off. This browser was not there to see." };
  }
  if (before.length === 0) return { name, mark: "proven", text: "No shuffle was called off: nobody saw a deal and had another one made." };
  if (before.some((shuffle) => shuffle.every(({ luck }) => luck !== null))) {
    return { name, mark: "broken", text: "A shuffle was called off although everybody had revealed their luck." };
  }
  const silent = before.map((shuffle, at) => {
    const seats = shuffle.filter(({ luck }) => luck === null).map(({ seat }) => seat + 1);
    return `In shuffle ${at + 1} whoever then had ${seats.length === 1 ? "seat" : "the seats"} ${seats.join(", ")} did not reveal.`;
  });
  const count = before.length === 1 ? "One shuffle was" : `${before.length} shuffles were`;
  const text = `${count} called off. ${silent.join(" ")} If they worked together with whoever runs the server, they may have disliked a deal: that nobody chose is not proven.`;
  return { name, mark: "partly", text };
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
      ? { name: "commitment", mark: pledge ? "proven" : "partly", text: `The server's secret fits the fingerprint${pledge ? " that was shown first" : ""}.` }
      : { name: "commitment", mark: "broken", text: "The server's secret does not fit the fingerprint that was shown first." },
  );
  if (pledge) {
    findings.push(
      fair.luck.includes(pledge.luck)
        ? { name: "luck", mark: "proven", text: "Your luck counted." }
        : { name: "luck", mark: "broken", text: "Your luck was left out." },
    );
  }
  findings.push({ name: "cards", mark: "partly", text: "Its cards are not checked here; `trickery verify` does that with the record." });
  if (findings.some(({ mark }) => mark === "broken")) return { mark: "broken", text: CANNOT, findings };
  const text = "A table from before luck was pledged: whoever ran the server and also started the game could have chosen these cards.";
  return { mark: "partly", text, findings };
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
    version === 2 &&
    typeof table === "string" &&
    typeof again === "boolean" &&
    [commitment, secret].every((digits) => typeof digits === "string" && HEX.test(digits)) &&
    Array.isArray(shuffles) &&
    shuffles.length > 0 &&
    shuffles.every((shuffle) => Array.isArray(shuffle) && shuffle.every(pledged))
  );
}

/** Are two things of a record alike, in whatever order their keys stand? */
function same(a: unknown, b: unknown): boolean {
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return a === b;
  const [of, its] = [a as Chance, b as Chance];
  const keys = Object.keys(of);
  return keys.length === Object.keys(its).length && keys.every((key) => key in its && same(of[key], its[key]));
}
