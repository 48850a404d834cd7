// The files of the drawing that a game's package ships: which there are, and where.
import { apiUrl, call } from "../net/http";
import type { DrawingFiles } from "../net/wire";

const listed = new Map<string, Promise<string[]>>();

/** Which files the drawing of a game's package has. */
export function drawingFiles(game: string): Promise<string[]> {
  let files = listed.get(game);
  if (!files) {
    files = call<DrawingFiles>(`games/${encodeURIComponent(game)}/drawing`).then((told) => told.files);
    listed.set(game, files);
    files.catch(() => listed.delete(game)); // it's asked for again
  }
  return files;
}

/** Where a file of a package's drawing is. */
export const drawingUrl = (game: string, file: string): string => apiUrl(`games/${encodeURIComponent(game)}/drawing/${file}`);
