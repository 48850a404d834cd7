// The drawings of games, each fetched when it is needed; a game without one is told in plain words.
import type { Component } from "svelte";
import GenericTable from "./GenericTable.svelte";
import type { DrawingProps } from "./props";

const drawings = import.meta.glob<{ default: Component<DrawingProps> }>("../games/*/Table.svelte");

export async function loadDrawing(game: string): Promise<Component<DrawingProps>> {
  const drawn = await drawings[`../games/${game}/Table.svelte`]?.().catch(() => undefined); // better plain than nothing
  return drawn?.default ?? GenericTable;
}
