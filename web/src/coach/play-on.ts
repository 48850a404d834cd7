// Playing on from a decision, of a finished game or of a puzzle: a new table with the same cards, you in its seat and
// bots in all others.
import { ownPace } from "../net/api";
import { call } from "../net/http";
import { usualBotIn } from "../net/usual-bot";
import type { Finding, Taken } from "../net/wire";
import { settings } from "../settings/settings.svelte";
import { personId } from "../storage/identity";
import { saveSeatKey, seatKey } from "../storage/seat-keys";

export const playReviewOn = (table: string, game: string, { seat, step }: Finding) =>
  sitDown(`tables/${table}`, game, seatKey(table)?.secret, { seat, step });

export const playPuzzleOn = (game: string, id: string) =>
  sitDown(`games/${encodeURIComponent(game)}/puzzles/${encodeURIComponent(id)}`, game);

async function sitDown(at: string, game: string, secret: string | null = null, decision = {}): Promise<string> {
  const me = { name: settings.name, person: personId(), pace: ownPace(), bots: await usualBotIn(game) };
  const taken = await call<Taken>(`${at}/play-on`, secret, { ...me, ...decision });
  saveSeatKey(taken.table, { secret: taken.secret, game });
  return taken.table;
}
