// The drawings of games, each fetched when it's needed: ours, or else the one that the game's package ships. A game
// without either is shown in plain words.
import type { Component } from "svelte";
import GenericTable from "./GenericTable.svelte";
import type { DrawingModule } from "./module";
import { drawingFiles, drawingUrl } from "./package-files";
import type { DrawingProps } from "./props";

export interface Drawn {
  /** A drawing of ours, or the plain table. */
  Table: Component<DrawingProps>;
  /** A package's own drawing, which is shown instead while it works. */
  module?: DrawingModule;
  /** Is there a drawing that can't be shown? */
  failed?: boolean;
}

const drawings = import.meta.glob<{ default: Component<DrawingProps> }>("../games/*/Table.svelte");

export async function loadDrawing(game: string): Promise<Drawn> {
  try {
    const own = drawings[`../games/${game}/Table.svelte`];
    if (own) return { Table: (await own()).default };
    const files = await drawingFiles(game);
    if (!files.includes("table.js")) return { Table: GenericTable };
    const [module] = await Promise.all([
      import(/* @vite-ignore */ drawingUrl(game, "table.js")) as Promise<DrawingModule>,
      files.includes("table.css") ? styled(drawingUrl(game, "table.css")) : undefined,
    ]);
    return { Table: GenericTable, module };
  } catch (error) {
    console.error(error);
    return { Table: GenericTable, failed: true };
  }
}

/** Load a style sheet, once. */
function styled(href: string): Promise<unknown> {
  if ([...document.styleSheets].some((sheet) => sheet.href === href)) return Promise.resolve();
  const sheet = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  return new Promise((done, failed) => {
    sheet.onload = done;
    sheet.onerror = () => failed(new Error(`${href} can't be loaded`));
    document.head.append(sheet);
  });
}
