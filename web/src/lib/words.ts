// What happened, to be put into words, for the log and for whoever listens to it; and what stands for a picture.
import { say, type Said } from "./say";
import type { Entry, Info } from "./wire";
import { t, text } from "./words.svelte";

/** Who sits where; an open seat has no name of its own. */
export function namesAt(info: Info): string[] {
  return info.seats.map((seat) => (seat.who === "open" ? t("open-seat") : seat.name));
}

/** The newest word of somebody who came; not of the reader. */
export function arrival(news: Entry[], you: number | null): Said | undefined {
  const came = ({ kind, seat, text }: Entry) =>
    kind === "seat" && seat !== you && typeof text === "object" && ARRIVALS.includes(text.id);
  return news.findLast(came)?.text;
}
const ARRIVALS = ["sits-down", "takes-over-from-bot", "takes-over-open-seat", "is-back"];

/** A line of the log without its news. */
export function line({ kind, seat, text }: Entry): Said {
  if (seat === null || kind === "seat") return text;
  return text ? say("told-line", { seat, what: text }) : say("told-secret", { seat });
}

/** The same in words. */
export function told(entry: Entry, names: string[]): string {
  return text(line(entry), names);
}

/** The same with its news, to be read out: all of it whole sentences. */
export function heard(entry: Entry, names: string[]): string {
  return [aloud(entry), ...entry.news].map((said) => text(said, names)).join(" ");
}

function aloud(entry: Entry): Said {
  const { kind, seat, text } = entry;
  if (seat === null || kind !== "move") return line(entry);
  return text ? say("told-aloud", { seat, what: text }) : say("told-secret-aloud", { seat });
}

/** "cross_and_pile": CP, for a game that has no picture. At most two, small words left out. */
export function initials(name: string): string {
  const words = name.split(/[_\W]+/).filter((word) => !/^(and|of|the|a|an|in|or|to)?$/i.test(word));
  return words.slice(0, 2).map((word) => word[0].toUpperCase()).join("") || "?";
}

/** A colour of its own for each name, in degrees around the circle of colours. */
export function hue(name: string): number {
  return [...name].reduce((sum, letter) => (31 * sum + letter.codePointAt(0)!) % 360, 7);
}
