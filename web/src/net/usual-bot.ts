// Whom the reader plays against where nobody asks: the bots of their settings, if the game has them, else the usual ones.
import { language } from "../i18n/words.svelte";
import { settings } from "../settings/settings.svelte";
import { listGames } from "./api";
import type { Box, Shelf } from "./wire";

export const usualBot = ({ bots }: Box, { usual_bot }: Shelf, wanted = settings.level) =>
  bots.some(({ level }) => level === wanted) ? wanted : usual_bot;

export async function usualBotIn(game: string, wanted?: string): Promise<string> {
  const shelf = await listGames(language.now);
  const box = shelf.games.find(({ name }) => name === game);
  return box ? usualBot(box, shelf, wanted) : shelf.usual_bot;
}
