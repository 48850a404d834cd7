// Where the legal moves are on the screen: given the focus for those who play by keys, and scrolled into view where the
// screen is too short for the whole table. What is yours is always in view: then what lies in the middle comes into view.
import { motionTime } from "../../settings/settings.svelte";

const LEGAL = "[data-move]:not([aria-disabled=true])";
/** What is yours stays at the window's lower edge, and covers what is scrolled under it (Felt.svelte). */
export const MINE = "section[data-seat]";
export const CENTER = "[data-center]";
const MARGIN = 8;

/** The part of the window that no bar covers. */
export interface Viewport {
  top: number;
  bottom: number;
}

export function focusLegalMove(): void {
  document.querySelector<HTMLElement>(LEGAL)?.focus();
}

/** Scroll to the moves whenever new ones are offered, once motion is over; not while `viewport` tells of none. */
export function keepLegalMovesInView(offered: () => boolean, viewport: () => Viewport | null): void {
  $effect(() => {
    if (!offered()) return;
    const timer = setTimeout(() => scrollToMoves(viewport()), motionTime(500));
    return () => clearTimeout(timer);
  });
}

function scrollToMoves(viewport: Viewport | null): void {
  if (!viewport || document.querySelector("dialog[open]")) return;
  const mine = document.querySelector(MINE);
  const covered = [...document.querySelectorAll(LEGAL)].filter((move) => !mine?.contains(move));
  const bottom = Math.min(viewport.bottom, mine?.getBoundingClientRect().top ?? Infinity);
  if (covered.length === 0) covered.push(...document.querySelectorAll(CENTER));
  const places = covered.map((move) => move.getBoundingClientRect());
  const by = scrollDistance(places, { top: viewport.top, bottom });
  if (by) scrollBy({ top: by, behavior: motionTime(1) ? "smooth" : "instant" });
}

/** As little as shows all places; their beginning if that is too much. */
export function scrollDistance(places: Viewport[], { top: above, bottom: below }: Viewport): number {
  if (places.length === 0) return 0;
  const top = Math.min(...places.map((place) => place.top));
  const bottom = Math.max(...places.map((place) => place.bottom));
  if (top >= above && bottom <= below) return 0;
  const toBeginning = top - MARGIN - above;
  return toBeginning < 0 ? toBeginning : Math.min(bottom + MARGIN - below, toBeginning);
}
