// How a card looks that nobody has drawn: the colour of its suit, and whether signs stand for its name.
const RED = new Set(["♥", "♦", "♡", "♢"]);
const BLACK = new Set(["♠", "♣", "♤", "♧"]);
const TONES = 8;
/** Letters that fit a corner. */
const CORNER = 2;

/** Its tone, as a class, and whether its signs are short enough to stand for it. */
export function look(parts: string[], signs: string[]): { tone: string; short: boolean } {
  const short = parts.length > 1 && signs.every((sign) => [...sign].length <= CORNER);
  const suit = signs.at(-1) ?? "";
  if (RED.has(suit)) return { tone: "red", short };
  if (BLACK.has(suit) || parts.length === 0) return { tone: "black", short };
  return { tone: `tone-${toneOf(parts.at(-1)!)}`, short };
}

/** The same for the same word, in every language: it's made from notation. */
function toneOf(word: string): number {
  return [...word].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 9973, 7) % TONES;
}
