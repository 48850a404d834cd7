// The words of the page's language: the front page's, all tables', and those of one game at a time, each fetched when
// they are needed, from the same catalogues that the terminal speaks by (docs/translating.md), and `core/words.py` does the same there.
import { FluentBundle, FluentNumber, FluentResource, type FluentValue } from "@fluent/bundle";
import { fetchGameWords, fetchPageWords, fetchTableWords } from "../net/api";
import { retrying } from "../net/http";
import type { GameWords, PageWords } from "../net/wire";
import { saveSettings, settings } from "../settings/settings.svelte";
import { FUNCTIONS, Noun, Several, shown } from "./grammar";
import type { Arg, Names, Said } from "./say";

export type { Arg, Names, Said };

export interface Shape {
  /** As the game writes it: "play {card}". */
  shape: string;
  pattern: RegExp;
  id: string;
}

let page = $state.raw<PageWords | null>(null);
/** What tables and refusals say; nothing before it is needed. */
let table = $state.raw("");
let game = $state.raw<{ name: string; told: GameWords } | null>(null);
let bundle: FluentBundle = $derived.by(() => {
  const made = new FluentBundle(locale(), { functions: FUNCTIONS, useIsolating: false });
  const catalogues = [page?.words, table, game?.told.words];
  for (const words of catalogues) if (words) made.addResource(new FluentResource(withoutClauses(words)));
  return made;
});
let shapes: Shape[] = $derived(Object.entries(game?.told.shapes ?? {}).map(([shape, id]) => ({ shape, pattern: shaped(shape), id })));

const CLAUSES = /\s*\((?:[A-Z]{2,3}-\d+[a-z]?(?:[,;]\s*|\)))+/g;

/** Messages without the clauses of the rules, unless the reader wants them. */
export function withoutClauses(words: string): string {
  return settings.clauses ? words : words.replace(CLAUSES, "");
}

/** No comma before "and". */
const locale = (): string => (language.now.startsWith("en") ? "en-GB" : language.now);

function shaped(shape: string): RegExp {
  const parts = shape.split(/\{(\w+)\}/);
  const escaped = parts.map((part, at) => (at % 2 ? `(?<${part}>.+)` : part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")));
  return new RegExp(`^${escaped.join("")}$`);
}

/** The language that is spoken, and all that could be, each by its own name. */
export const language = {
  get now(): string {
    return page?.language ?? "en";
  },
  get all(): Record<string, string> {
    return { [language.now]: language.now, ...page?.languages }; // a pseudo-language is spoken, but not offered
  },
};

// Loading ------------------------------------------------------------------------------------------------------------

/** One load after the other: two at once would mix languages. */
let loading: Promise<void> = Promise.resolve();

function inTurn(load: () => Promise<void>): Promise<void> {
  loading = loading.catch(() => {}).then(load);
  return loading;
}

/** The languages that the reader asked for: by the address, by the switch, by the browser. */
function wanted(): string[] {
  const asked = new URLSearchParams(location.search).get("language");
  return [asked, settings.language, ...navigator.languages].filter((tag): tag is string => !!tag);
}

/** Load the words that the reader wants, of the game at hand as well; `waiting` is called while nobody answers. */
export function loadLanguage(waiting?: () => void): Promise<void> {
  return inTurn(async () => {
    const told = await retrying(() => fetchPageWords(wanted()), waiting);
    const tables = table && (await retrying(() => fetchTableWords(told.language))).words;
    const name = game?.name;
    if (name) game = { name, told: await retrying(() => fetchGameWords(name, told.language)) };
    [page, table] = [told, tables];
    document.documentElement.lang = told.language;
  });
}

/** Load the words of tables and of a game: nothing of either is shown before. */
export function loadGameWords(name: string): Promise<void> {
  return inTurn(async () => {
    await Promise.all([retrying(loadTables), retrying(() => loadGame(name))]);
  });
}

async function loadGame(name: string): Promise<void> {
  if (game?.name !== name) game = { name, told: await fetchGameWords(name, language.now) };
}

/** Load the words of tables, and of what is seldom asked for on the front page. */
export function loadTableWords(): Promise<void> {
  return inTurn(() => retrying(loadTables));
}

async function loadTables(): Promise<void> {
  if (!table) table = (await fetchTableWords(language.now)).words;
}

/** Load what is needed to read this: away from tables a refusal is rare, and words for it come only then. */
export async function loadWordsFor(said: Said): Promise<void> {
  if (typeof said === "object" && !has(said.id)) await loadTables();
}

/** The reader's own choice; it is remembered, and stronger than what an address asked for. Empty: as the browser is set. */
export function chooseLanguage(code: string): Promise<void> {
  settings.language = code;
  saveSettings();
  const here = new URL(location.href);
  here.searchParams.delete("language");
  history.replaceState(history.state, "", here);
  return loadLanguage();
}

/** For tests: words that came from nowhere. */
export function setWords(told: PageWords, own: { name: string; told: GameWords } | null = null): void {
  [page, table, game] = [told, "", own];
}

// Into words ---------------------------------------------------------------------------------------------------------

/** Is there such a message? */
export function has(id: string): boolean {
  return bundle.hasMessage(id);
}

/** A message of the catalogue. */
export function t(id: string, args: Record<string, Arg> = {}, names: Names = []): string {
  return formatted(id, undefined, given(args, names)) ?? `{${id}}`;
}

/** What was said, with people's names where it says seats. */
export function text(said: Arg, names: Names = []): string {
  return shown(shownAs("", said, names));
}

function given(args: Record<string, Arg>, names: Names): Record<string, FluentValue> {
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, shownAs(name, value, names)]));
}

/** A message, or a form of it; nothing if there is none. */
export function formatted(id: string, form: string | undefined, args: Record<string, FluentValue>): string | undefined {
  const message = bundle.getMessage(id);
  const pattern = form ? message?.attributes[form] : message?.value;
  return pattern ? bundle.formatPattern(pattern, args, []) : undefined; // what is wrong with it is shown in braces, and tests find it
}

/** A message within another one: its text, with its forms if it has any. */
function noun(id: string, args: Record<string, Arg>, names: Names): Noun | string {
  const value = t(id, args, names);
  if (!Object.keys(bundle.getMessage(id)?.attributes ?? {}).length) return value;
  return new Noun(value, (form, more = {}) => formatted(id, form, { ...given(args, names), ...more }));
}

/** As `text`: no message tells clauses unless the reader wants them. */
export const plainly = text;

/** A move, a card or another name of the game as people read it. */
export function label(notation: string, names: Names = []): string {
  return shown(labelled(notation, names));
}

/** The shapes of the game's moves, and of its composed names. */
export const gameShapes = (): Shape[] => shapes;

/** The message that names something. */
export const nameId = (notation: string): string => `name-${(notation.toLowerCase().match(/[a-z0-9]+/g) ?? []).join("-")}`;

function labelled(notation: string, names: Names): Noun | string {
  const named = nameId(notation);
  if (has(named)) return noun(named, {}, names);
  for (const { pattern, id } of shapes) {
    const found = pattern.exec(notation);
    if (found) return noun(id, figures(found.groups), names);
  }
  return notation;
}

/** Figures in notation as numbers, which may choose an article; "06" is a card's name. */
function figures(slots: Record<string, string> = {}): Record<string, Arg> {
  return Object.fromEntries(Object.entries(slots).map(([slot, text]) => [slot, String(Number(text)) === text ? Number(text) : text]));
}

/** Unicode's marks around what may run the other way; written out they would turn this very line. */
const APART = [0x2068, 0x2069].map((code) => String.fromCodePoint(code));
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A name that is read from the right, kept from turning what stands beside it. */
function apart(name: string | undefined): string | undefined {
  return name && RIGHT_TO_LEFT.test(name) ? APART[0] + name + APART[1] : name;
}

/** An argument as Fluent takes it. Its name tells what it holds: see `core/say.py`. */
function shownAs(name: string, value: Arg, names: Names): FluentValue {
  if (Array.isArray(value)) return new Several(value.map((one) => shownAs(name, one, names)), locale());
  if (typeof value === "object") {
    const { id, ...args } = value;
    return noun(id, args, names);
  }
  if (name.startsWith("seat")) return person(Number(value), names);
  if (typeof value === "string" && !name.startsWith("text")) return labelled(value, names);
  return typeof value === "number" ? new FluentNumber(value) : value;
}

/** The person in a seat, and whose something is; notation counts seats from 0, people count them from 1. */
function person(seat: number, names: Names): Noun {
  const name = apart(names[seat]) ?? t("seat-name", { number: seat + 1 });
  return new Noun(name, () => t("name-of", { text: name }), seat === names.you);
}
