// A nudge for somebody who has been thinking for a while: it is offered late, and not twice at once.
import { settings } from "../../settings/settings.svelte";

/** Milliseconds for which somebody may think before they can be nudged, at the usual pace. */
export const NUDGE_AFTER = 8000;
/** Milliseconds until they can be nudged again; the server would refuse it sooner. */
export const NUDGE_AGAIN = 15_000;

export class Nudge {
  /** May the reader nudge whoever thinks? */
  offered = $state(false);
  #timer?: ReturnType<typeof setTimeout>;

  /** `whom`: the seat of whoever could be nudged, and at which turn; nothing if nobody could. */
  constructor(whom: () => string | null) {
    $effect(() => {
      this.offered = false;
      if (whom() === null) return;
      this.#wait(NUDGE_AFTER * settings.pace);
      return () => clearTimeout(this.#timer);
    });
  }

  sent(): void {
    this.offered = false;
    this.#wait(NUDGE_AGAIN);
  }

  #wait(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.offered = true), milliseconds);
  }
}
