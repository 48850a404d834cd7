// Where the parts of a table stand, and what is wrong with it: evaluated in the page by tests/kit/layout.py.

const HAND = "section[data-seat]";
const CARDS = ["[data-move]", "[data-part=hand] li"].map((card) => `${HAND} ${card}`).join(", ");
const OTHERS = "[role=listitem][data-seat]";
const BARS = "header:has(h1), [data-prompt], [data-tab]";
const ABOVE = "[data-aim], [data-standing]";

/** All that is drawn for a selector, by what tests call it. */
const boxes = (selector) =>
  [...document.querySelectorAll(selector)]
    .map((it) => ({ it, box: it.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && box.height > 0);

const named = (it) => it.dataset.move ?? it.dataset.seat ?? it.innerText.slice(0, 40);

/** Is the middle of a box in the window, with nothing but itself on it, and all of it beside the bars? */
const seen = ({ it, box }) => {
  const { left, right, top, bottom } = box;
  if (left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1) return false;
  if (boxes(BARS).some((bar) => overlap(bar.box, box))) return false;
  const found = document.elementFromPoint(left + Math.min(9, box.width / 2), (top + bottom) / 2);
  return found !== null && (it.contains(found) || found.contains(it) || found.closest(HAND) !== null);
};

const overlap = (a, b) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;

/** The cards in hand and the lines of the aim that are not whole on the screen. */
const offScreen = () =>
  boxes(`${CARDS}, ${ABOVE}`)
    .filter((one) => !seen(one))
    .map(({ it, box }) => `${named(it)} at ${Math.round(box.top)} to ${Math.round(box.bottom)}`);

/** What a notice covers: other players, or the cards in hand. */
const coveredBy = (notice) => {
  const covers = boxes(notice)[0];
  return boxes(`${OTHERS}, ${CARDS}`)
    .filter(({ box }) => overlap(covers.box, box))
    .map(({ it }) => named(it));
};

/** Where everything stands that should not move, measured from the page's beginning, by what it is and how many went before. */
const places = () => {
  const met = {};
  return boxes(`${OTHERS}, ${HAND}, ${CARDS}, [data-part]`).map(({ it, box }) => {
    const what = `${it.localName} ${it.dataset.part ?? it.dataset.move ?? `seat ${it.dataset.seat}`}`;
    met[what] = (met[what] ?? 0) + 1;
    const place = [box.left + scrollX, box.top + scrollY, box.width, box.height].map(Math.round);
    return [`${what} (${met[what]})`, ...place];
  });
};
