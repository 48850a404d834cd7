// This page's part in a shuffle: it pledges luck, looks at the list of all pledges, and reveals only if all is as it
// should be (docs/fair.md). Needs no click. Whatever it must remember is kept in the receipt before anything is sent.
import { say, type Said } from "../i18n/say";
import { reasonOf } from "../net/http";
import type { Fairness, Info, PledgeInfo, State } from "../net/wire";
import { randomHex } from "../storage/identity";
import { chainOf, pledge } from "./protocol";
import { type ListedPledge, receiptsOf, saveReceipt, type ShownPledges, type StoredReceipt } from "./receipts";

/** How a page tells the server; each fails if the server refuses. */
export interface ShuffleCalls {
  pledge: (commitment: string) => Promise<unknown>;
  reveal: (luck: string) => Promise<unknown>;
}

export class Shuffler {
  #newest: Info | null = null;
  #working: Promise<void> | null = null;
  /** A pledge of this seat that this browser does not know is replaced once: two devices must not take turns. */
  #replaced = false;
  /** The luck that the server has taken; it is not told again, whatever the server says. */
  #taken = "";

  constructor(
    readonly calls: ShuffleCalls,
    /** Hears why this page does not go on with the shuffle; nothing if it does. */
    readonly told: (trouble: Said) => void,
  ) {}

  /** Do what is to be done at a table that looks like this; done when there is nothing left to do. */
  see(info: Info): Promise<void> {
    this.#newest = info;
    this.#working ??= this.#work().finally(() => (this.#working = null));
    return this.#working;
  }

  async #work(): Promise<void> {
    while (this.#newest) {
      const info = this.#newest;
      this.#newest = null;
      this.told(await this.#act(info));
    }
  }

  async #act(info: Info): Promise<Said> {
    const preparing = info.phase === "lobby" || info.phase === "shuffling";
    if (!preparing || info.you === null || info.again || info.fair.version < 2) return "";
    const wrong = distrust(info);
    if (wrong) return wrong;
    const step = info.phase === "lobby" ? this.#pledge(info, info.you) : this.#reveal(info, info.you);
    return step.catch(reasonOf); // the next state tells how things stand
  }

  async #pledge({ id, fair }: Info, seat: number): Promise<Said> {
    const kept = receiptFor(id, seat, fair.commitment);
    const there = fair.pledges.find((pledged) => pledged.seat === seat);
    if (!kept.drawn[fair.shuffle]) {
      if (there && this.#replaced) return "";
      kept.drawn[fair.shuffle] = randomHex(32);
      saveReceipt(kept); // at once, so that another tab uses the same
    }
    const mine = await pledge(id, fair.shuffle, seat, kept.drawn[fair.shuffle], await boundTo(fair));
    if (there?.commitment === mine || (there && this.#replaced)) return "";
    if (there) this.#replaced = true;
    await this.calls.pledge(mine);
    return "";
  }

  async #reveal({ id, fair }: Info, seat: number): Promise<Said> {
    const kept = receiptFor(id, seat, fair.commitment);
    const luck = kept.drawn[fair.shuffle];
    const there = fair.pledges.find((pledged) => pledged.seat === seat);
    const mine = luck && there?.commitment === (await pledge(id, fair.shuffle, seat, luck, await boundTo(fair))) ? luck : null;
    const before = kept.shuffles.find((shown) => shown.shuffle === fair.shuffle);
    const shown = { shuffle: fair.shuffle, luck: there ? mine : null, pledges: listed(fair.pledges), revealed: false };
    if (!before) saveReceipt({ ...kept, shuffles: [...kept.shuffles, shown] });
    if (!there) return say("doubt-not-in-it");
    if (mine === null) return say("doubt-not-ours");
    if (there.revealed || this.#taken === mine) return "";
    const others = kept.shuffles.filter((one) => one.shuffle !== fair.shuffle);
    saveReceipt({ ...kept, shuffles: [...others, { ...(before ?? shown), luck: mine, revealed: true }] });
    await this.calls.reveal(mine);
    this.#taken = mine;
    return "";
  }
}

/** Keep what a state shows of this seat's cards and moves: the record has to tell of the same game. */
export function saveGame({ info, seq, view, entries }: State): void {
  const kept = receiptsOf(info.id).find(({ seat }) => seat === info.you);
  if (!kept || !view) return;
  const { heard = 0, game = { hand: null, moves: [] } } = kept;
  const news = entries.filter((entry) => entry.seq > heard);
  const mine = news.filter(({ kind, seat }) => kind === "move" && seat === info.you);
  const begins = game.moves.length === 0 && mine.length === 0 && news.some(({ kind }) => kind === "deal");
  const hand = game.hand ?? (begins ? ((view as { hand?: string[] }).hand ?? null) : null);
  const moves = [...game.moves];
  for (const entry of news) {
    if (entry.undone) moves.splice(-entry.undone);
    else if (mine.includes(entry)) moves.push(entry.text as string); // moves are notation
  }
  if (news.length) saveReceipt({ ...kept, heard: Math.max(heard, seq), game: { hand, moves } });
}

function receiptFor(table: string, seat: number, commitment: string): StoredReceipt {
  const mine = receiptsOf(table).find((kept) => kept.seat === seat);
  return mine ?? { format: "trickery-receipt/1", table, seat, commitment, shuffles: [], drawn: {}, when: 0 };
}

/** What a pledge at this table is bound to now: if the server told another story later, no luck would fit. */
const boundTo = async ({ version, commitment, called_off }: Fairness) => (version === 2 ? null : chainOf(commitment, called_off));

/** The list without what is added to it later. */
export function listed(pledges: ListedPledge[]): ListedPledge[] {
  return pledges.map(({ seat, commitment }) => ({ seat, commitment }));
}

export function sameList(a: ListedPledge[], b: ListedPledge[]): boolean {
  return JSON.stringify(listed(a)) === JSON.stringify(listed(b));
}

/** Why a server that tells this must not be told any luck; nothing if there is no reason. */
export function distrust(info: Info): Said {
  const why = suspicion(info);
  return why && say("doubt", { why });
}

function suspicion({ id, fair, phase }: Info): Said {
  if (fair.table !== id) return say("doubt-other-table");
  if (fair.called_off.length !== fair.shuffle - 1) return say("doubt-earlier");
  if (fair.pledges.some(({ seat }, at) => at > 0 && seat <= fair.pledges[at - 1].seat)) return say("doubt-twice");
  for (const kept of receiptsOf(id)) {
    if (kept.commitment !== fair.commitment) return say("doubt-commitment");
    for (const { shuffle, pledges } of kept.shuffles) {
      const now = phase === "shuffling" && shuffle === fair.shuffle ? fair.pledges : fair.called_off[shuffle - 1];
      if (!now) return say("doubt-made-again", { shuffle });
      if (!sameList(now, pledges)) return say("doubt-list", { shuffle });
    }
  }
  return "";
}

/** Does the server say of a shuffle that was called off that this browser's luck was missing, though it had been sent? */
export function wronglyAccused(table: string, shuffle: number, pledges: PledgeInfo[]): boolean {
  const sent = (shown: ShownPledges) => shown.shuffle === shuffle && shown.revealed;
  const missing = (seat: number) => pledges.some((pledged) => pledged.seat === seat && !pledged.revealed);
  return receiptsOf(table).some((kept) => kept.shuffles.some(sent) && missing(kept.seat));
}
