// A review as it comes in: asked for until it is whole, also after the connection was lost. Rests on `lib/server.ts`.
import { keep, keyTo, person } from "../lib/keys";
import { call, ownPace, patiently, reasonOf } from "../lib/server";
import type { Said } from "../lib/say";
import { settings } from "../lib/settings.svelte";
import type { Account, Finding, ReviewSoFar, Taken } from "../lib/wire";

/** Where nothing new was told, the next question waits so long: the server itself should wait much longer. */
const PAUSE = 500;

export class Following {
  findings: Finding[] = $state.raw([]);
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
  #left = false;
  #first: { when: number; found: number } | null = null;

  constructor(
    readonly table: string,
    readonly seat: number,
  ) {
    this.#follow().catch((error) => (this.trouble = reasonOf(error)));
  }

  /** Nobody looks any more. */
  leave(): void {
    this.#left = true;
  }

  async #follow(): Promise<void> {
    while (!this.#left && !this.done) {
      const since = this.findings.length;
      const told = await patiently(() => this.#ask(since), () => (this.lost = true));
      if (this.#left || !told) return;
      this.lost = false;
      this.#hear(told);
      if (!told.done && told.review.findings.length === 0) await new Promise((on) => setTimeout(on, PAUSE));
    }
  }

  /** Whoever has left asks no more, however long nobody answered. */
  async #ask(since: number): Promise<ReviewSoFar | null> {
    if (this.#left) return null;
    return call<ReviewSoFar>(`tables/${this.table}/review?seat=${this.seat}&since=${since}`);
  }

  #hear({ review, done, ahead, preparing }: ReviewSoFar): void {
    this.findings = [...this.findings, ...review.findings];
    this.decisions = review.decisions;
    this.playouts = review.playouts;
    this.account = review.account;
    [this.done, this.ahead, this.preparing] = [done, ahead, preparing];
    const [found, now] = [this.findings.length, performance.now()];
    if (found > 0) this.#first ??= { when: now, found };
    const since = this.#first ? found - this.#first.found : 0;
    this.seconds = since > 0 ? Math.ceil(((now - this.#first!.when) / since / 1000) * (this.decisions - found)) : null;
  }
}

/** A new table with the same cards, from a decision on: you in that seat, and bots in all others. */
export async function playOn(table: string, game: string, { seat, step }: Finding): Promise<string> {
  const me = { name: settings.name, person: person(), pace: ownPace() };
  const taken = await call<Taken>(`tables/${table}/play-on`, keyTo(table)?.secret, { ...me, seat, step, bots: settings.level || null });
  keep(taken.table, { secret: taken.secret, game });
  return taken.table;
}
