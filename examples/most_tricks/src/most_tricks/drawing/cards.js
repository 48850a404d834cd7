// @ts-check
// The faces of the cards: pips laid out as on paper, a crown for the court.

const RED = new Set(["hearts", "diamonds"]);

/** Where the pips of 2 to 10 are, as columns and rows of a grid of 3 by 7. @type {Record<string, number[][]>} */
const PIPS = {
  2: [[2, 1], [2, 7]],
  3: [[2, 1], [2, 4], [2, 7]],
  4: [[1, 1], [3, 1], [1, 7], [3, 7]],
  5: [[1, 1], [3, 1], [2, 4], [1, 7], [3, 7]],
  6: [[1, 1], [3, 1], [1, 4], [3, 4], [1, 7], [3, 7]],
  7: [[1, 1], [3, 1], [2, 2], [1, 4], [3, 4], [1, 7], [3, 7]],
  8: [[1, 1], [3, 1], [2, 2], [1, 4], [3, 4], [2, 6], [1, 7], [3, 7]],
  9: [[1, 1], [3, 1], [1, 3], [3, 3], [2, 4], [1, 5], [3, 5], [1, 7], [3, 7]],
  10: [[1, 1], [3, 1], [2, 2], [1, 3], [3, 3], [1, 5], [3, 5], [2, 6], [1, 7], [3, 7]],
};
/** @type {Record<string, string>} */
const COURT = {
  jack: "M14 44l6-26 12 14 12-14 6 26z",
  queen: "M10 44l4-24 10 12 8-18 8 18 10-12 4 24z",
  king: "M8 46V20l12 10 12-20 12 20 12-10v26zM8 50h48v5H8z",
};

/**
 * The face of a card; what it's called is told elsewhere.
 * @param {string} card
 * @param {import("./types").Words} words
 */
export function face(card, words) {
  const [value, suit] = card.split(" of ");
  const paper = element("span", { class: `mt-face ${RED.has(suit) ? "mt-red" : ""}`, "aria-hidden": "true" });
  const corner = element("span", { class: "mt-corner" });
  corner.append(words.sign(value), element("br"), words.sign(suit));
  paper.append(corner);
  if (value in COURT) paper.append(court(COURT[value]), element("span", { class: "mt-suit" }, words.sign(suit)));
  else if (value === "ace") paper.append(element("span", { class: "mt-ace" }, words.sign(suit)));
  else {
    const pips = element("span", { class: "mt-pips" });
    for (const [column, row] of PIPS[value]) {
      const pip = element("span", { class: row > 4 ? "mt-down" : "" }, words.sign(suit));
      pip.style.gridArea = `${row} / ${column}`; // the page's policy forbids style="…", not this
      pips.append(pip);
    }
    paper.append(pips);
  }
  return paper;
}

/** @param {string} path */
function court(path) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 64 64");
  svg.setAttribute("class", "mt-court");
  const drawn = document.createElementNS(svg.namespaceURI, "path");
  drawn.setAttribute("d", path);
  svg.append(drawn);
  return svg;
}

/**
 * An element with attributes and a text.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} name
 * @param {Record<string, string>} attributes
 */
export function element(name, attributes = {}, text = "") {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.textContent = text;
  return made;
}
