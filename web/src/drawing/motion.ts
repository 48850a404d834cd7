// Cards that travel: from a hand to the table, from the table to whoever won the trick.
import { cubicOut } from "svelte/easing";
import { crossfade } from "svelte/transition";
import { motionTime } from "../settings/settings.svelte";

/** A card that leaves one place and enters another in the same step flies between them. */
export const [send, receive] = crossfade({
  duration: (distance) => motionTime(Math.min(420, 180 + distance * 0.5)),
  easing: cubicOut,
  fallback: (node) => arrive(node),
});

/** A card that comes from nowhere in particular: a deal, an opponent's hand. */
export function arrive(_node: Element, { x = 0, y = -24, delay = 0 } = {}) {
  return {
    duration: motionTime(260),
    delay: motionTime(delay),
    easing: cubicOut,
    css: (t: number, u: number) =>
      `transform: translate(${x * u}px, ${y * u}px) scale(${0.85 + 0.15 * t}); opacity: ${t}`,
  };
}

/** Cards closing ranks in a hand. */
export const closing = { duration: () => motionTime(220), easing: cubicOut };
