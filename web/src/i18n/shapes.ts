// What a name in notation is composed of. Only the drawings of games that aren't ours ask.
import { formatted, gameShapes, label, nameId } from "./words.svelte";

/** The shape of a move or a composed name, and what is in its slots; nothing if it has none. */
export function shapeOf(notation: string): { shape: string; slots: Record<string, string> } | null {
  for (const { shape, pattern } of gameShapes()) {
    const found = pattern.exec(notation);
    if (found) return { shape, slots: { ...found.groups } };
  }
  return null;
}

/** The shapes of all moves, in the game's order. */
export function moveShapes(): string[] {
  const moves = gameShapes().filter(({ id }) => id.startsWith("move-") && !id.endsWith("-heard"));
  return moves.map(({ shape }) => shape);
}

/** A name as a card's corner has it: its form `.sign`, or the name itself. */
export function sign(notation: string): string {
  return formatted(nameId(notation), "sign", {}) ?? label(notation);
}
