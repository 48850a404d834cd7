// What a lesson points at: things of the real table, marked with `data-lit` and seen to be in view. The table draws
// itself anew all the time, so whatever comes is looked at again.

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
      if (above) comeIntoView(found[0].getBoundingClientRect(), above());
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

function comeIntoView(place: DOMRect, above: number): void {
  if (place.top < above + 8) scrollBy({ top: place.top - above - 8 });
  else if (place.bottom > innerHeight - 8) scrollBy({ top: Math.min(place.bottom - innerHeight + 8, place.top - above - 8) });
}
