// The ten digits: each has a colour, a numeral, and an emblem with as many corners as it counts.

export interface Digit {
  colour: string;
  /** For text on the colour. */
  ink: string;
  /** The numeral's middle line in a box of 20 by 40. */
  numeral: string;
}

const DARK = "#1c1024";
const PALE = "#fffaf0";

export const DIGITS: Digit[] = [
  {
    colour: "#3b4150",
    ink: PALE,
    numeral: "M10 0C17 0 20 7 20 20S17 40 10 40 0 33 0 20 3 0 10 0Z",
  },
  { colour: "#c92733", ink: PALE, numeral: "M3 8 12 0V40M4 40H20" },
  {
    colour: "#1c66c9",
    ink: PALE,
    numeral: "M1 10C1 4 5 0 10 0S19 4 19 10C19 20 1 26 1 40H20",
  },
  {
    colour: "#f3bd16",
    ink: DARK,
    numeral: "M1 7C2 3 5 0 10 0S19 4 19 10 15 19 8 19C15 19 20 23 20 29.5S16 40 10 40 1 37 0 32",
  },
  { colour: "#17803f", ink: PALE, numeral: "M14 40V0L0 28H20" },
  {
    colour: "#7438bd",
    ink: PALE,
    numeral: "M18 0H4L2 18C4 16 7 15 10 15 16 15 20 20 20 27.5S16 40 9.5 40C5 40 2 38 0 34",
  },
  {
    colour: "#f07c26",
    ink: DARK,
    numeral: "M18 6C16 2 14 0 11 0 3 0 0 9 0 24 0 34 4 40 10 40S20 35 20 28 16 17 10.5 17C5 17 1 20 0 26",
  },
  { colour: "#38b4cf", ink: DARK, numeral: "M0 0H20C13 10 8 22 7 40" },
  {
    colour: "#ec6aa5",
    ink: DARK,
    numeral:
      "M10 18C4 18 1 14 1 9S5 0 10 0 19 4 19 9 16 18 10 18 0 22 0 29 4 40 10 40 20 36 20 29 16 18 10 18Z",
  },
  {
    colour: "#7a4a24",
    ink: PALE,
    numeral: "M2 34C4 38 6 40 9 40 17 40 20 31 20 16 20 6 16 0 10 0S0 5 0 12 4 23 9.5 23C15 23 19 20 20 14",
  },
];

/** A star about a point; with an inner radius of 0 a plain polygon. */
function star(points: number, x: number, y: number, r: number, inner: number): string {
  const steps = inner ? 2 * points : points;
  const at = Array.from({ length: steps }, (_, i) => {
    const turn = (i / steps) * 2 * Math.PI;
    const far = inner && i % 2 ? r * inner : r;
    return `${(x + far * Math.sin(turn)).toFixed(2)} ${(y - far * Math.cos(turn)).toFixed(2)}`;
  });
  return `M${at.join("L")}Z`;
}

function circle(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

/** A digit's emblem about a point, to be filled evenodd. */
export function emblem(digit: number, x: number, y: number, r: number): string {
  switch (digit) {
    case 0:
      return circle(x, y, r) + circle(x, y, r * 0.5);
    case 1:
      return `M${x} ${y - r}Q${x + r * 0.8} ${y} ${x + r * 0.7} ${y + r * 0.3}A${r * 0.7} ${r * 0.7} 0 1 1 ${x - r * 0.7} ${y + r * 0.3}Q${x - r * 0.8} ${y} ${x} ${y - r}Z`;
    case 2:
      return `M${x} ${y - r}Q${x + r * 1.5} ${y} ${x} ${y + r}Q${x - r * 1.5} ${y} ${x} ${y - r}Z`;
    case 8:
      return star(8, x, y, r, 0) + circle(x, y, r * 0.4);
    default:
      return star(digit, x, y, r, digit % 2 && digit > 3 ? 0.48 : 0);
  }
}

/** The emblem strewn over a panel of 35 by 100. */
export const TEXTURE: string[] = DIGITS.map((_, digit) =>
  [8, 22, 36, 50, 64, 78, 92]
    .map((y, row) =>
      (row % 2 ? [17.5] : [8, 27]).map((x) => emblem(digit, x, y, 4.4)).join(""),
    )
    .join(""),
);
