// The end of a game: it is remembered, whoever followed it is called, and the last trick may be looked at before the
// result covers it.
import { untrack } from "svelte";
import type { LiveTable } from "../../net/live-table.svelte";
import type { State } from "../../net/wire";
import { motionTime } from "../../settings/settings.svelte";
import { rememberOver } from "../../storage/seat-keys";

/** Milliseconds that the last trick stays in sight. */
export const LAST_LOOK = 1600;

export class GameOver {
  resultShown = $state(false);

  constructor(live: LiveTable, state: () => State, call: () => void) {
    $effect(() => {
      const shown = state();
      if (shown.info.phase !== "over") return;
      rememberOver(shown);
      const watched = untrack(() => live.watched);
      const timer = setTimeout(() => (this.resultShown = true), watched ? motionTime(LAST_LOOK) : 0);
      if (watched) untrack(call);
      return () => clearTimeout(timer);
    });
  }
}
