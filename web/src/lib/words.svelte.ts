// The words of the page's language: its own, the table's, and those of one game at a time. They come from the server,
// from the same catalogues that the terminal speaks by (docs/translating.md), and `core/words.py` does the same there.
import { FluentBundle, FluentNumber, FluentResource, FluentType, type FluentValue } from "@fluent/bundle";
import { gameWords, pageWords } from "./server";
import { remember, settings } from "./settings.svelte";
import type { GameWords, PageWords } from "./wire";

export type Arg = number | string | Said | Arg[];
/** What the server says: a message and its arguments, or a name in notation. */
export type Said = string | { id: string; [arg: string]: Arg };

/** Several things, listed as the language lists them. */
class Several extends FluentType<string[]> {
  listed(type: Intl.ListFormatType = "conjunction"): string {
    return new Intl.ListFormat(locale(), { type }).format(this.value);
  }
  toString(): string {
    return this.listed();
  }
}

const FUNCTIONS = {
  OR: ([several]: FluentValue[]) => (several as Several).listed("disjunction"),
  ROW: ([several]: FluentValue[]) => (several as Several).value.join(", "),
  SPACED: ([several]: FluentValue[]) => (several as Several).value.join(" "),
  COUNT: ([several]: FluentValue[]) => new FluentNumber((several as Several).value.length),
  SIGNED: ([number]: FluentValue[]) => `${Number((number as FluentNumber).value) > -1 ? "+" : ""}${number.valueOf()}`,
};

interface Shape {
  pattern: RegExp;
  id: string;
}

let page = $state.raw<PageWords | null>(null);
let game = $state.raw<{ name: string; told: GameWords } | null>(null);
let bundle: FluentBundle = $derived.by(() => {
  const made = new FluentBundle(locale(), { functions: FUNCTIONS, useIsolating: false });
  if (page) made.addResource(new FluentResource(page.words));
  if (game) made.addResource(new FluentResource(game.told.words));
  return made;
});
let shapes: Shape[] = $derived(Object.entries(game?.told.shapes ?? {}).map(([shape, id]) => ({ pattern: shaped(shape), id })));

/** No comma before "and". */
const locale = (): string => (!page || page.language.startsWith("en") ? "en-GB" : page.language);

function shaped(shape: string): RegExp {
  const parts = shape.split(/\{(\w+)\}/);
  const escaped = parts.map((part, at) => (at % 2 ? `(?<${part}>.+)` : part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")));
  return new RegExp(`^${escaped.join("")}$`);
}

/** The language that is spoken, and those that could be. */
export const language = {
  get now(): string {
    return page?.language ?? "en";
  },
  get all(): Record<string, string> {
    return page?.languages ?? {};
  },
};

/** The languages that the reader asked for: by the address, by the switch, by the browser. */
function wanted(): string[] {
  const asked = new URLSearchParams(location.search).get("language");
  return [asked, settings.language, ...navigator.languages].filter((tag): tag is string => !!tag);
}

/** Learn the words that the reader wants, of the game at hand as well. */
export async function learn(): Promise<void> {
  const told = await pageWords(wanted());
  if (game) game = { name: game.name, told: await gameWords(game.name, told.language) };
  page = told;
  document.documentElement.lang = told.language;
}

/** Learn the words of a game. */
export async function meet(name: string): Promise<void> {
  if (game?.name !== name) game = { name, told: await gameWords(name, language.now) };
}

/** The reader's own choice; it is remembered, and stronger than what an address asked for. */
export async function speak(code: string): Promise<void> {
  settings.language = code;
  remember();
  const here = new URL(location.href);
  here.searchParams.delete("language");
  history.replaceState(history.state, "", here);
  await learn();
}

/** For tests: words that came from nowhere. */
export function teach(told: PageWords, own: { name: string; told: GameWords } | null = null): void {
  page = told;
  game = own;
}

// Into words ---------------------------------------------------------------------------------------------------------

/** A message of the catalogue. */
export function t(id: string, args: Record<string, Arg> = {}, names: string[] = []): string {
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) return `{${id}}`;
  const shown = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, shownAs(name, value, names)]));
  return bundle.formatPattern(pattern, shown, []); // what is wrong with it is shown in braces, and tests find it
}

/** What the server says, with people's names where it says seats. */
export function text(said: Arg, names: string[] = []): string {
  if (typeof said === "object" && !Array.isArray(said)) {
    const { id, ...args } = said;
    return t(id, args, names);
  }
  return String(shownAs("", said, names));
}

/** A move, a card or another name of the game as people read it. */
export function label(notation: string, names: string[] = []): string {
  const named = `name-${(notation.toLowerCase().match(/[a-z0-9]+/g) ?? []).join("-")}`;
  if (bundle.hasMessage(named)) return t(named);
  for (const { pattern, id } of shapes) {
    const found = pattern.exec(notation);
    if (found) return t(id, { ...found.groups }, names);
  }
  return notation;
}

function shownAs(name: string, value: Arg, names: string[]): Several | string | number {
  if (Array.isArray(value)) return new Several(value.map((one) => text(shownOne(name, one, names))));
  return shownOne(name, value, names);
}

function shownOne(name: string, value: Exclude<Arg, Arg[]> | Arg[], names: string[]): string | number {
  if (typeof value === "object") return text(value, names);
  if (name.startsWith("seat")) return names[Number(value)] ?? t("seat-name", { number: Number(value) });
  if (typeof value === "string" && !name.startsWith("text")) return label(value, names);
  return value;
}
