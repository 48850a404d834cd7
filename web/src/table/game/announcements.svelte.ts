// What is new at a table, as it is told while somebody follows it: read out to those who listen, with a sound, and with
// a notice of who came and what was written. What was merely caught up with is told to nobody.
import { untrack } from "svelte";
import { notify } from "../../alerts/notifications";
import { sound } from "../../alerts/sound";
import { arrival, logLine, logText, namesAt, spokenText } from "../../i18n/log-text";
import { say, type Said } from "../../i18n/say";
import { t, text } from "../../i18n/words.svelte";
import type { LiveTable } from "../../net/live-table.svelte";
import { type Celebrated, momentIn } from "../../net/moments";
import type { Entry, Info } from "../../net/wire";

export class Announcements {
  #news: Entry[] = $state.raw([]);
  #turn: Said = $state.raw("");

  constructor(live: LiveTable) {
    $effect(() => {
      const news = live.news;
      untrack(() => {
        if (live.watched && news.length > 0) this.#announce(live, news);
      });
    });
  }

  /** That it is the reader's turn, said after what has just happened. */
  announceTurn(prompt: Said): void {
    this.#turn = say("told-turn", { prompt });
  }

  /** What is read out to those who listen: what has just happened, and that it is their turn. Each is read when its
   *  key is new: the turn does not repeat the news, and what happens twice in the same words is read twice. */
  spoken(names: string[]): { key: unknown; words: string }[] {
    return [
      { key: this.#news, words: this.#news.map((entry) => spokenText(entry, names)).join(" ") },
      { key: this.#turn, words: text(this.#turn, names) },
    ];
  }

  #announce(live: LiveTable, news: Entry[]): void {
    this.#news = news.filter((entry) => live.hears(entry));
    this.#turn = "";
    if (live.state) callIfNudged(this.#news, live.state.info);
    const which = soundOf(news);
    if (which) sound(which);
    const notice = noticeOf(news, this.#news, live.state?.info.you ?? null);
    if (notice !== undefined) live.showNotice(notice);
  }
}

/** What people remember sounds as its mood; a trick that was won sounds other than a card that was played. */
export function soundOf(news: Entry[]): Celebrated["mood"] | "trick" | "card" | null {
  const moves = news.filter((entry) => entry.kind === "move");
  if (moves.length === 0) return null;
  const moment = momentIn(moves);
  if (moment) return moment.mood;
  return moves.some((entry) => entry.news.length > 0) ? "trick" : "card";
}

/** Whoever is nudged hears it, and is told if they look elsewhere. */
function callIfNudged(heard: Entry[], info: Info): void {
  const nudged = heard.find(({ text }) => typeof text === "object" && text.id === "nudged" && "seat" in text && text.seat === info.you);
  if (!nudged) return;
  sound("turn");
  notify(t("title-turn", { text: info.title }), logText(nudged, namesAt(info)));
}

/** The newest thing that somebody else wrote, as far as the reader wants to hear it; else who came. */
export function noticeOf(news: Entry[], heard: Entry[], you: number | null): Said | undefined {
  const chat = heard.findLast((entry) => entry.kind === "chat" && entry.seat !== you);
  return chat ? logLine(chat) : arrival(news, you);
}
