// The queue of states on their way to the page: each is shown for a moment, so that people can follow, and
// who lags too far behind catches up at once. Rests on timers and on how fast the reader wants motion.
import { lasting } from "./settings.svelte";
import type { State } from "./wire";

/** How far the table on the page may lag behind the one at the server, in milliseconds. */
export const PATIENCE = 3000;

/** How long a state stays before the next may follow. */
export function moment(state: State): number {
  const moves = state.entries.filter((entry) => entry.kind === "move");
  if (moves.length === 0) return 0;
  return lasting(moves.some((entry) => entry.news.length > 0) ? 900 : 250);
}

export class Showing {
  #waiting: State[] = [];
  #timer?: number;
  #until = 0;
  #begun = false;

  /** `show` puts a state on the page, and is told whether it was seen to happen or merely caught up with. */
  constructor(readonly show: (state: State, watched: boolean) => void) {}

  /** How many states are still to be shown. */
  get waiting(): number {
    return this.#waiting.length;
  }

  add(state: State): void {
    const first = !this.#begun && this.#waiting.length === 0;
    this.#waiting.push(state);
    const lag = this.#waiting.reduce((sum, waiting) => sum + moment(waiting), 0);
    if (first || lag > PATIENCE) this.#catchUp();
    else this.next();
  }

  /** Show what is due; all that waits, if nobody is looking. */
  next(): void {
    clearTimeout(this.#timer);
    while (this.#waiting.length > 0) {
      const wait = document.hidden ? 0 : this.#until - performance.now();
      if (wait > 0) {
        this.#timer = setTimeout(() => this.next(), wait);
        return;
      }
      const state = this.#waiting.shift()!;
      const watched = this.#begun;
      this.#begun = true;
      this.#until = performance.now() + (watched ? moment(state) : 0);
      this.show(state, watched);
    }
  }

  /** Forget what waits: the next state is a first one again. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.#begun = false;
  }

  #catchUp(): void {
    const entries = this.#waiting.flatMap((waiting) => waiting.entries);
    this.#waiting = [{ ...this.#waiting.at(-1)!, entries }];
    this.#until = 0;
    this.next();
  }
}
