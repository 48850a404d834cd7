// A view in plain words, for a game that nobody has drawn: no brackets, people by their names. It knows no game;
// it goes by what views of all games have in common, and by the game's own words where it has some.
import { has, label, t } from "../i18n/words.svelte";

/** Words whose number is somebody's seat. */
const SEATS = new Set(["seat", "leader", "dealer", "winner", "holder", "first"]);

/** What a word of a view is called: by the game's message `view-...`, or else as it is. */
export function fieldName(word: string): string {
  const id = `view-${word.replaceAll("_", "-")}`;
  return has(id) ? t(id) : word.replaceAll("_", " ");
}

/** A word of a view and what it says, in lines. */
export function fieldLines(word: string, value: unknown, names: string[]): string[] {
  if (!Array.isArray(value)) return [said(word, value, names)];
  if (value.length === names.length && value.every((one) => ["number", "boolean"].includes(typeof one)))
    return [value.map((one, seat) => `${names[seat]} ${said("", one, names)}`).join(", ")];
  if (value.some((one) => typeof one === "object" && one !== null))
    return value.map((one) => said(word, one, names));
  return [said(word, value, names)];
}

function said(word: string, value: unknown, names: string[]): string {
  if (value === null || value === "") return t("felt-none");
  if (typeof value === "boolean") return value ? t("felt-yes") : t("felt-no");
  if (typeof value === "number") return (SEATS.has(word) && names[value]) || String(value);
  if (typeof value === "string") return label(value, names);
  if (Array.isArray(value)) return value.map((one) => said(word, one, names)).join(", ") || t("felt-none");
  const { seat, ...rest } = value as Record<string, unknown>;
  const who = typeof seat === "number" ? `${said("seat", seat, names)}: ` : "";
  const parts = Object.entries(rest);
  if (who && parts.length === 1) return who + said(...parts[0], names);
  return who + parts.map(([part, one]) => `${fieldName(part)} ${said(part, one, names)}`).join("; ");
}
