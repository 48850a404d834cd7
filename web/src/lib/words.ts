// What happened, in words, for the log and for whoever listens to it.
import { named } from "./seats";
import type { Entry, Info } from "./wire";

export function namesAt(info: Info): string[] {
  return info.seats.map((seat) => seat.name);
}

/** A line of the log without its news. */
export function told(entry: Entry, names: string[]): string {
  // Of a shuffle by number: whoever added luck, or did not, may have left the seat to somebody else since.
  const text = named(entry.text, entry.kind === "deal" ? names.map((_, at) => `seat ${at + 1}`) : names);
  if (entry.seat === null || entry.kind === "seat") return text;
  return `${names[entry.seat]}: ${text || "a secret move"}`;
}

export function heard(entry: Entry, names: string[]): string {
  const text = told(entry, names);
  const whole = /[.!?]$/.test(text) ? text : `${text}.`;
  return [whole, ...entry.news.map((line) => named(line, names))].join(" ");
}

/** "Ann", "Ann and Bo", "Ann, Bo and Cy". */
export function together(words: string[]): string {
  return words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

/** "horizontal_twists" as people would write it. */
export function plain(name: string): string {
  const words = name.replaceAll("_", " ");
  return words[0].toUpperCase() + words.slice(1);
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
