// The keys of a table, and what each of them does. A game's own keys are in its drawing.
import type { Hold } from "../../net/state-queue";
import type { Tab } from "../Panel.svelte";

export type Command = "help" | "close" | "hand" | "pause" | "go on" | Tab;

const COMMANDS: Record<string, Command> = {
  "?": "help",
  Escape: "close",
  h: "hand",
  p: "pause",
  " ": "go on",
  l: "log",
  s: "sheet",
  r: "rules",
  m: "moves",
  c: "say",
};

/** What a key asks for; nothing while it means something else to a field, a dialog or the browser. */
export function commandOf(event: KeyboardEvent, hold: Hold): Command | null {
  const at = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return null;
  if (at.matches("input, select, textarea")) return null;
  const command = COMMANDS[event.key] ?? null;
  if (command === "go on" && (hold !== "trick" || at.matches("button, a, summary"))) return null;
  return command;
}
