// Which moves a card in hand stands for, in a game that nobody has drawn: told from the legal moves and the shapes of
// the game's moves, whatever they are called.
import { moveShapes, shapeOf } from "../i18n/shapes";

export interface HandMoves {
  /** The legal moves of each card: one is made with a tap, among several people choose. */
  of: Map<string, string[]>;
  /** The legal moves that no single card stands for. */
  others: string[];
}

/** A kind of move is the hand's if every legal one of it names cards of the hand: a bid of 5 isn't the card 5. */
export function handMoves(hand: string[], legal: string[]): HandMoves {
  const kinds = new Map<string, { move: string; cards: string[] }[]>();
  for (const move of legal) {
    const { shape, slots } = shapeOf(move) ?? { shape: move, slots: {} };
    const cards = [...new Set(Object.values(slots).filter((word) => hand.includes(word)))];
    kinds.set(shape, [...(kinds.get(shape) ?? []), { move, cards }]);
  }
  const of = new Map<string, string[]>();
  const pairs = new Set<string>();
  for (const moves of kinds.values()) {
    if (moves.some(({ cards }) => cards.length === 0)) continue;
    for (const { move, cards } of moves) {
      if (cards.length > 1) pairs.add(move);
      for (const card of cards) of.set(card, [...(of.get(card) ?? []), move]);
    }
  }
  const single = new Set([...of.values()].filter(([move, ...more]) => more.length === 0 && !pairs.has(move)).flat());
  return { of, others: legal.filter((move) => !single.has(move)) };
}

/** The move of a card: the only one, none if there are several, and what it would be if it isn't allowed. */
export function moveOf(card: string, { of, others }: HandMoves, legal: string[]): string | null {
  const moves = of.get(card) ?? [];
  if (moves.length > 0) return moves.length === 1 && !others.includes(moves[0]) ? moves[0] : null;
  const [like] = [...of.values()].flat();
  const kinds = moveShapes().sort((one, other) => Number(other.includes("{card}")) - Number(one.includes("{card}")));
  const wanted = (like ? [shapeOf(like)!.shape, ...kinds] : kinds).map((shape) => shape.replace(/\{\w+\}/, card)).find((move) => !/[{}]/.test(move) && move.includes(card));
  return wanted && !legal.includes(wanted) ? wanted : card;
}

/** Equal cards by keys of their own: the second "coin" isn't the first. */
export function keyed(cards: string[]): string[] {
  return cards.map((card, at) => {
    const before = cards.slice(0, at).filter((other) => other === card).length;
    return before ? `${card}\u0000${before}` : card;
  });
}

/** The card of a key. */
export const cardOf = (key: string): string => key.split("\u0000")[0];

/** Has a seat added several cards to what lies in the middle? In front of it, they'd hide each other. */
export const piled = (laid: { seat: number }[]): boolean => new Set(laid.map(({ seat }) => seat)).size < laid.length;
