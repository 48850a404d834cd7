// The queue of states on their way to the page: each is shown for a moment, so that people can follow; what they want
// to look at longer is held until they go on; who lags too far behind catches up at once. Rests on timers and settings.
import { settings } from "../settings/settings.svelte";
import { MOMENT_TIME, momentIn } from "./moments";
import type { State, View } from "./wire";

/** How far the table on the page may lag behind the one at the server, in milliseconds at the usual pace. */
export const PATIENCE = 3000;

/** What is held until somebody goes on: the end of a round with its card, a finished trick. */
export type Hold = "round" | "trick" | null;

/** How long a state stays before the next may follow. */
export function displayTime(state: State): number {
  const moves = state.entries.filter((entry) => entry.kind === "move");
  if (moves.length === 0) return 0;
  if (momentIn(moves)) return settings.pace * MOMENT_TIME;
  return settings.pace * (moves.some((entry) => entry.news.length > 0) ? 900 : 250);
}

/** Is there something in a state that its reader wants to look at until they go on? */
export function holdFor(before: State | null, state: State): Hold {
  if (settings.waitRounds && state.entries.some((entry) => entry.round) && !state.view?.over) return "round";
  const moved = state.entries.some((entry) => entry.kind === "move"); // and not taken back
  return settings.waitTricks && moved && finished(before?.view, state.view) ? "trick" : null;
}

/** Has a trick ended between two views? In games of tricks a view has one. */
function finished(before: View | null | undefined, after: View | null): boolean {
  const laid = (view: View | null | undefined) => (view as { trick?: unknown[] } | null | undefined)?.trick?.length;
  return !!laid(before) && laid(after) === 0;
}

export class StateQueue {
  #waiting: State[] = [];
  #timer?: number;
  #nextAt = 0;
  #started = false;
  #shown: State | null = null;
  #hold: Hold = null;

  /** `show` puts a state on the page, and is told whether it was seen to happen or merely caught up with. */
  constructor(readonly show: (state: State, watched: boolean) => void) {}

  /** How many states are still to be shown. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** What the newest state shown is held for. */
  get hold(): Hold {
    return this.#hold;
  }

  add(state: State): void {
    const first = !this.#started && this.#waiting.length === 0;
    this.#waiting.push(state);
    const lag = this.#waiting.reduce((sum, waiting) => sum + displayTime(waiting), 0);
    if (first || (lag > PATIENCE * Math.max(1, settings.pace) && !this.#stopped)) this.#catchUp();
    else this.next();
  }

  /** Show what is due; all that waits, if nobody is looking. */
  next(): void {
    clearTimeout(this.#timer);
    while (this.#waiting.length > 0 && !this.#stopped) {
      const wait = document.hidden ? 0 : this.#nextAt - performance.now();
      if (wait > 0) {
        this.#timer = setTimeout(() => this.next(), wait);
        return;
      }
      const state = this.#waiting.shift()!;
      const watched = this.#started;
      this.#started = true;
      this.#nextAt = performance.now() + (watched ? displayTime(state) : 0);
      this.#hold = watched && !document.hidden ? holdFor(this.#shown, state) : null;
      this.#shown = state;
      this.show(state, watched);
    }
  }

  /** What was held has been seen. */
  goOn(): void {
    this.#hold = null;
    this.next();
  }

  /** Forget what waits: the next state is a first one again. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.#started = false;
    this.#hold = this.#shown = null;
  }

  get #stopped(): boolean {
    return this.#hold !== null;
  }

  #catchUp(): void {
    const entries = this.#waiting.flatMap((waiting) => waiting.entries);
    this.#waiting = [{ ...this.#waiting.at(-1)!, entries }];
    this.#nextAt = 0;
    this.next();
  }
}
