// What a lesson points at: things of the real table, marked with `data-lit` and seen to be in view. The table draws
// itself anew all the time, so whatever comes is looked at again.

import { CENTER, MINE, scrollDistance } from "../table/game/legal-moves.svelte";

/** "move play 7 of Boos", "seat 2", "part offer" as what finds it on the page. */
export function selectorOf(lit: string): string {
  const space = lit.indexOf(" ");
  const [kind, what] = [lit.slice(0, space), lit.slice(space + 1)];
  return `[data-${kind}=${JSON.stringify(what)}]`;
}

export interface Highlight {
  wanted: string[];
  /** What covers the table's upper end, in pixels; without it, nothing is scrolled into view. */
  above?: () => number;
}

/** Svelte's attachment to the element around a table. */
export function highlight({ wanted, above }: Highlight) {
  return (table: HTMLElement): (() => void) => {
    const selector = wanted.map(selectorOf).join(", ");
    let seen = false;

    function mark(): void {
      if (!selector) return;
      const found = [...table.querySelectorAll<HTMLElement>(selector)].filter((one) => one.getClientRects().length > 0);
      for (const one of found) one.dataset.lit = "";
      if (seen || found.length === 0) return;
      seen = true;
      if (above) comeIntoView(found, above());
    }

    const watching = new MutationObserver(mark);
    watching.observe(table, { childList: true, subtree: true });
    mark();
    return () => {
      watching.disconnect();
      for (const one of table.querySelectorAll<HTMLElement>("[data-lit]")) delete one.dataset.lit;
    };
  };
}

/** What is the reader's own is always in view, and covers what is scrolled under it: then the middle comes into view. */
function comeIntoView(found: HTMLElement[], above: number): void {
  const mine = document.querySelector(MINE);
  const apart = found.filter((one) => !mine?.contains(one));
  const wanted = apart.length > 0 ? apart : [...document.querySelectorAll(CENTER)];
  const places = wanted.map((one) => one.getBoundingClientRect());
  const bottom = Math.min(innerHeight, mine?.getBoundingClientRect().top ?? innerHeight);
  scrollBy({ top: scrollDistance(places, { top: above, bottom }) });
}
