// The setup, or a scramble, from a draw's words, to be held against the record (TW-3, TW-4, TW-19). The same as `draw`
// in rules.py and `scramble` in scramble.py, which tells why it is fair.
import type { Chance, Course, Draw } from "../../fair/protocol";
import { FACES, ICONS } from "./cube";

/** The 24 ways to put the cube down: the icon of each face. */
const UPS = (
  "012345 051324 213540 402135 045312 153420 201534 315042 423150 450123 342015 024351 " +
  "543210 105432 354021 240513 321054 510243 435102 132405 504231 120453 234501 531204"
)
  .split(" ")
  .map((up) => [...up].map(Number));
/** The cells of each corner, clockwise, and of each edge; cells count face by face. */
const CORNERS = [[8, 9, 20], [29, 26, 15], [6, 18, 38], [27, 44, 24], [2, 45, 11], [35, 17, 51], [0, 36, 47], [33, 53, 42]];
const EDGES = [
  ...[[5, 10], [7, 19], [3, 37], [1, 46], [23, 12], [21, 41]],
  ...[[48, 14], [50, 39], [32, 16], [28, 25], [30, 43], [34, 52]],
];
const CORNER_WAYS = 24n * 40_320n * 2_187n; // ways up, orders, and twists of all but the last
const EDGE_WAYS = 239_500_800n; // half of all orders: the corners settle the rest

export default async function deal(draw: Draw, { players, steps }: Course): Promise<Chance> {
  const cells = await scramble(draw);
  const cube = Object.fromEntries(FACES.map((face, at) => [face, cells.slice(9 * at, 9 * at + 9)]));
  if (steps.length > 0) return { deal: "reshuffle", cube };
  const deck = await draw.shuffle(ICONS.flatMap((icon) => Array<string>(9).fill(icon)));
  return { deal: "setup", dealer: await draw.below(players), deck, cube };
}

/** The icon of each cell of a cube that was twisted at random. */
async function scramble(draw: Draw): Promise<string[]> {
  const cells: string[] = [];
  const first = await draw.fairWord(CORNER_WAYS);
  let choose = chooser(first);
  const up = UPS[choose(24)];
  FACES.forEach((_, face) => (cells[9 * face + 4] = ICONS[up[face]]));

  function put(places: number[], piece: number[], turned: number): void {
    places.forEach((cell, at) => {
      const shown = piece[(at + turned) % piece.length];
      cells[cell] = ICONS[up[Math.floor(shown / 9)]];
    });
  }

  let left = [...CORNERS];
  let [exchanges, twisted] = [0, 0];
  for (const corner of CORNERS) {
    const chosen = choose(left.length);
    exchanges += chosen;
    const twist = left.length > 1 ? choose(3) : (24 - twisted) % 3;
    twisted += twist;
    put(corner, left.splice(chosen, 1)[0], twist);
  }
  let flips = Array.from({ length: 11 }, (_, at) => Number((first >> BigInt(at)) & 1n));
  flips = [...flips, flips.reduce((a, b) => a + b) % 2];
  choose = chooser(await draw.fairWord(EDGE_WAYS));
  left = [...EDGES];
  EDGES.forEach((edge, at) => {
    const chosen = left.length > 2 ? choose(left.length) : exchanges % 2;
    exchanges += chosen;
    put(edge, left.splice(chosen, 1)[0], flips[at]);
  });
  return cells;
}

/** One choice after the other out of the upper half of a word: each leaves a remainder for the next. */
function chooser(word: bigint): (n: number) => number {
  let half = word >> 32n;
  return (n) => {
    const product = half * BigInt(n);
    half = product & 0xffff_ffffn;
    return Number(product >> 32n);
  };
}
