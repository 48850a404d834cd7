// What happens when it is the reader's turn, besides that they are asked.
import { untrack } from "svelte";
import type { LiveTable } from "../../net/live-table.svelte";
import { settings } from "../../settings/settings.svelte";

/** Milliseconds before a forced move is made, at the usual pace. */
export const FORCED_MOVE_DELAY = 600;

/** Do something each time a turn of the reader begins. */
export function onTurn(myTurn: () => boolean, begins: () => void): void {
  $effect(() => {
    if (myTurn()) untrack(begins);
  });
}

/** Make the only move that there is, for those who do not want to be asked. */
export function playForcedMoves(live: LiveTable, myTurn: () => boolean): void {
  $effect(() => {
    if (!settings.forced || !myTurn() || live.legal.length !== 1 || live.hold || live.paused) return;
    const [only] = live.legal;
    const timer = setTimeout(() => live.play(only), settings.pace * FORCED_MOVE_DELAY);
    return () => clearTimeout(timer);
  });
}
