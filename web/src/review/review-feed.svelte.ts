// A review as it comes in: asked for until it is whole, also after the connection was lost. Rests on `net/api.ts`.
import type { Said } from "../i18n/say";
import { call, reasonOf, retrying } from "../net/http";
import type { Account, Finding, FirstLook, ReviewSoFar } from "../net/wire";
import { seatKey } from "../storage/seat-keys";

/** Where nothing new was told, the next question waits so long: the server itself should wait much longer. */
const PAUSE = 500;

export class ReviewFeed {
  /** In the order of the game; the likely blunders are told first, so some may be missing between them. */
  findings: Finding[] = $state.raw([]);
  /** What the coach has only glanced at so far. */
  firstLooks: FirstLook[] = $state.raw([]);
  /** The decisions that are being looked at. */
  analysing: number[] = $state.raw([]);
  account: Account | null = $state.raw(null);
  /** Decisions in the whole game, playouts for each; nothing before the first answer. */
  decisions = $state(0);
  playouts = $state(0);
  ahead = $state(0);
  /** The coach learns the game first. */
  preparing = $state(true);
  done = $state(false);
  /** Nobody answers at the moment. */
  lost = $state(false);
  /** Why there is no review. */
  trouble: Said = $state.raw("");
  /** Seconds until it is whole, as far as one can tell. */
  seconds: number | null = $state(null);
  #stopped = false;
  #first: { when: number; found: number } | null = null;

  constructor(
    readonly table: string,
    readonly seat: number,
  ) {
    this.#poll().catch((error) => (this.trouble = reasonOf(error)));
  }

  /** Nobody looks any more. */
  stop(): void {
    this.#stopped = true;
  }

  /** How many decisions there is something to show of. */
  get #shown(): number {
    return this.findings.length + this.firstLooks.length;
  }

  async #poll(): Promise<void> {
    let since = 0;
    while (!this.#stopped && !this.done) {
      const shown = this.#shown;
      const told = await retrying(() => this.#ask(since), () => (this.lost = true));
      if (this.#stopped || !told) return;
      this.lost = false;
      this.#add(told);
      // Another server may have told them in another order: then they are all asked for again.
      since = told.done ? 0 : this.findings.length;
      if (!told.done && told.review.findings.length === 0 && this.#shown <= shown) await new Promise((on) => setTimeout(on, PAUSE));
    }
  }

  /** Whoever has left asks no more, however long nobody answered. */
  async #ask(since: number): Promise<ReviewSoFar | null> {
    if (this.#stopped) return null;
    const asked = `review?seat=${this.seat}&since=${since}&shown=${this.#shown}`;
    return call<ReviewSoFar>(`tables/${this.table}/${asked}`, seatKey(this.table)?.secret);
  }

  #add({ review, first_looks, done, analysing, ahead, preparing }: ReviewSoFar): void {
    const known = new Map([...this.findings, ...review.findings].map((each) => [each.number, each]));
    this.findings = [...known.values()].toSorted((a, b) => a.number - b.number);
    this.firstLooks = first_looks.filter(({ number }) => !known.has(number));
    this.analysing = analysing;
    this.decisions = review.decisions;
    this.playouts = review.playouts;
    this.account = review.account;
    const [found, now] = [this.findings.length, performance.now()];
    [this.done, this.ahead, this.preparing] = [done && found === this.decisions, ahead, preparing];
    if (found > 0) this.#first ??= { when: now, found };
    const since = this.#first ? found - this.#first.found : 0;
    this.seconds = since > 0 ? Math.ceil(((now - this.#first!.when) / since / 1000) * (this.decisions - found)) : null;
  }
}
