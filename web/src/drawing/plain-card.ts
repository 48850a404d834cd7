// How a card looks that nobody has drawn: the colour of its suit, and whether signs stand for its name.
const RED = new Set(["♥", "♦", "♡", "♢"]);
const BLACK = new Set(["♠", "♣", "♤", "♧"]);
const TONES = 8;
/** Letters that fit a corner. */
const CORNER = 2;

/** Its tone, as a class; and how it's told: by signs in its corner, by a figure over its suit, or by its name. */
export function look(parts: string[], signs: string[], shape = ""): { tone: string; told: "signs" | "figure" | "name" } {
  const suit = parts.length > 1 ? parts.at(-1)! : shape; // "{value} of moons": the shape itself has the suit
  return { tone: toneOf(suit, signs.at(-1)), told: toldBy(signs) };
}

function toldBy(signs: string[]): "signs" | "figure" | "name" {
  const short = signs.map((sign) => [...sign].length <= CORNER);
  if (signs.length > 1 && short.every(Boolean)) return "signs";
  return signs.length === 2 && short[0] ? "figure" : "name";
}

/** The same for the same suit in every language: it's made from notation. */
function toneOf(suit: string, sign = ""): string {
  if (RED.has(sign)) return "red";
  if (BLACK.has(sign) || suit === "") return "black";
  return `tone-${[...suit].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 9973, 7) % TONES}`;
}
