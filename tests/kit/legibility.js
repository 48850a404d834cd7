// What can be read on a page, and what is hard to read: evaluated there by tests/kit/legibility.py.

/** Everything that can be read or heard, with where it stands; but for what is in another language. */
const read = () => {
  const own = document.documentElement.lang;
  const skip = "script, style, noscript, code, [data-verbatim]";
  const found = [["title", document.title]];
  const foreign = (it) => (it.closest("[lang]")?.lang ?? own) !== own;
  const where = (it) => it.outerHTML.slice(0, 80);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node; (node = walker.nextNode()); ) {
    const it = node.parentElement;
    if (node.data.trim() && !it.closest(skip) && !foreign(it)) found.push([where(it), node.data.trim()]);
  }
  const spoken = ["aria-label", "title", "alt", "placeholder", "aria-valuetext", "aria-description"];
  for (const it of document.body.querySelectorAll("*")) {
    if (it.closest(skip) || foreign(it)) continue;
    for (const name of spoken) if (it.getAttribute(name)) found.push([where(it), it.getAttribute(name)]);
  }
  return found;
};

/** Words that are cut off, that lie on other words, or that stick out of the screen; long names may be shortened. */
const hard = (names) => {
  const found = [];
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  const root = dialog ?? document.body;
  const hidden = ".hidden, svg, dialog:not([open]), details:not([open]) > :not(summary)";
  const kept = new Map([[null, { seen: true, scrolls: false, fixed: false, edges: [] }]]);
  /** Of an element, with all that it lies in: is it seen, scrolled, fixed to the screen, and what cuts it off? */
  const about = (it) => {
    if (kept.has(it)) return kept.get(it);
    const around = about(it.parentElement);
    const style = getComputedStyle(it);
    const { overflowX, overflowY } = style;
    const flows = it === document.documentElement ? [] : [overflowX, overflowY];
    const open = style.visibility === "visible" && style.display !== "none" && Number(style.opacity) >= 0.1;
    const told = {
      seen: around.seen && open && style.clipPath === "none" && !it.matches(hidden),
      scrolls: around.scrolls || flows.some((flow) => flow === "auto" || flow === "scroll"),
      fixed: around.fixed || ["fixed", "sticky"].includes(style.position),
      edges: flows.some((flow) => flow !== "visible") ? [...around.edges, it.getBoundingClientRect()] : around.edges,
    };
    kept.set(it, told);
    return told;
  };
  /** The part of a box that is not scrolled or cut away by what is around it. */
  const shown = (it, box) => {
    let { left, top, right, bottom } = box;
    for (const edge of about(it).edges) {
      left = Math.max(left, edge.left); right = Math.min(right, edge.right);
      top = Math.max(top, edge.top); bottom = Math.min(bottom, edge.bottom);
    }
    return { left, top, right, bottom };
  };
  const pieces = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node; (node = walker.nextNode()); ) {
    const it = node.parentElement;
    if (!node.data.trim() || names.includes(node.data.trim()) || !about(it).seen) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 2 || box.height < 2) continue;
      const part = shown(it, box);
      const lost = Math.max(box.right - part.right, part.left - box.left);
      if (!about(it).scrolls && lost > 2) found.push(`cut off: ${node.data.trim().slice(0, 60)}`);
      else if (!about(it).scrolls && (box.right > innerWidth + 1 || box.left < -1))
        found.push(`outside: ${node.data.trim().slice(0, 60)}`);
      if (part.right - part.left > 2 && part.bottom - part.top > 2) pieces.push({ it, node, fixed: about(it).fixed, ...part });
    }
  }
  // Lines of one text may touch; words of two texts may not. What is fixed to the screen covers what scrolls by.
  /** Does something that one of the two stands on hide the other, as a note laid over a page does? */
  const covered = (a, b) => {
    const x = (Math.max(a.left, b.left) + Math.min(a.right, b.right)) / 2;
    const y = (Math.max(a.top, b.top) + Math.min(a.bottom, b.bottom)) / 2;
    let top = document.elementFromPoint(x, y);
    for (; top && !(top.contains(a.it) && top.contains(b.it)); top = top.parentElement)
      if (/^rgb\(|, (1|0\.9\d*)\)$/.test(getComputedStyle(top).backgroundColor)) return true;
    return false;
  };
  for (const [at, a] of pieces.entries())
    for (let next = at + 1; next < pieces.length; next++) {
      const b = pieces[next];
      if (a.node === b.node || a.fixed !== b.fixed) continue;
      if (a.node.data === b.node.data) continue; // cards of a pile
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 3 && high > 4 && !covered(a, b))
        found.push(`on each other: ${a.node.data.trim().slice(0, 40)} | ${b.node.data.trim().slice(0, 40)}`);
    }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) {
    const wide = [...document.body.querySelectorAll("*")].filter((it) => it.getBoundingClientRect().right > clientWidth + 0.5);
    found.push(`the page is ${scrollWidth} wide: ${wide.slice(-2).map((it) => it.outerHTML.slice(0, 160)).join(" | ")}`);
  }
  return [...new Set(found)];
};
