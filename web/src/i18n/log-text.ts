// What happened, to be put into words, for the log and for whoever listens to it.
import type { Entry, Info } from "../net/wire";
import { say, type Names, type Said } from "./say";
import { label, t, text } from "./words.svelte";

/** Who sits where, and who of them reads it; an open seat is called by its number, before the deal and after. */
export function namesAt(info: Info): Names {
  const open = (seat: number) => t("seat-name", { number: seat + 1 });
  const names = info.seats.map((seat, number) => (seat.who === "open" ? open(number) : seat.name));
  return Object.assign(names, { you: info.you });
}

/** Who is no person: bots, and open seats, for which one plays. */
export function botsAt(info: Info): boolean[] {
  return info.seats.map((seat) => seat.who !== "person");
}

/** How a game calls a move of which these eyes are told nothing, if it does. */
const UNHEARD = "secret move";
const unheard = (): string => (label(UNHEARD) === UNHEARD ? "" : UNHEARD);

/** The newest word of somebody who came; not of the reader. */
export function arrival(news: Entry[], you: number | null): Said | undefined {
  const came = ({ kind, seat, text }: Entry) =>
    kind === "seat" && seat !== you && typeof text === "object" && ARRIVALS.includes(text.id);
  return news.findLast(came)?.text;
}
const ARRIVALS = ["sits-down", "takes-over-from-bot", "takes-over-open-seat", "is-back"];

/** A line of the log without its news. */
export function logLine({ kind, seat, text }: Entry): Said {
  if (seat === null || kind === "seat") return text;
  if (kind !== "move") return say("told-line", { seat, what: text });
  const move = text || unheard();
  return move ? say("told-move", { seat, move }) : say("told-secret", { seat });
}

/** The same in words. */
export function logText(entry: Entry, names: Names): string {
  return text(logLine(entry), names);
}

/** The same with its news, to be read out: all of it whole sentences. */
export function spokenText(entry: Entry, names: Names): string {
  return [aloud(entry), ...entry.news].map((said) => text(said, names)).join(" ");
}

function aloud(entry: Entry): Said {
  const { kind, seat } = entry;
  if (seat === null || kind !== "move") return logLine(entry);
  const move = entry.text || unheard();
  return move ? say("told-move-aloud", { seat, move }) : say("told-secret-aloud", { seat });
}
