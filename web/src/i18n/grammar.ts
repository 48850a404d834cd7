// What messages may ask of their arguments: lists, forms of nouns, possessives, moves as sentences.
// Rests on Project Fluent; `core/grammar.py` is the same in Python, and docs/translating.md tells how catalogues use it.
import { FluentNumber, FluentType, type FluentValue } from "@fluent/bundle";

type Given = Record<string, FluentValue>;

/** A name: of somebody (`reads`: the reader), of a card or a move, or a message within another one; and its forms. */
export class Noun extends FluentType<string> {
  constructor(
    text: string,
    readonly form: (name: string, given?: Given) => string | undefined,
    readonly reads = false,
  ) {
    super(text);
  }

  toString(): string {
    return this.value;
  }
}

/** Several things, listed as the language lists them. */
export class Several extends FluentType<FluentValue[]> {
  constructor(
    items: FluentValue[],
    readonly locale: string,
  ) {
    super(items);
  }

  get texts(): string[] {
    return this.value.map(shown);
  }

  listed(type: Intl.ListFormatType = "conjunction"): string {
    return new Intl.ListFormat(this.locale, { type }).format(this.texts);
  }

  each(change: (item: FluentValue) => FluentValue): Several {
    return new Several(this.value.map(change), this.locale);
  }

  toString(): string {
    return this.listed();
  }
}

/** An argument as it stands in a text. */
export function shown(value: FluentValue): string {
  return value instanceof Noun || value instanceof Several ? value.toString() : String(value.valueOf());
}

function formOf(of: FluentValue, name: string, given?: Given): FluentValue {
  if (of instanceof Several) return of.each((item) => formOf(item, name, given));
  return (of instanceof Noun ? of.form(name, given) : undefined) ?? of;
}

function told(move: FluentValue, seat: FluentValue): string {
  if (!(move instanceof Noun)) return `${shown(seat)}: ${shown(move)}`;
  const toReader = seat instanceof Noun && seat.reads ? move.form("told-you") : undefined;
  return toReader ?? move.form("told", { seat }) ?? `${shown(seat)}: ${shown(move)}`;
}

/** The first letter of a name, small and without its accent: some languages elide before a vowel. */
function initial(name: FluentValue): string {
  return [...shown(name).normalize("NFD").toLowerCase()][0] ?? "";
}

/** `FORM($icon, "plural")`, `OF($seat)` and so on, as catalogues write them. */
export const FUNCTIONS: Record<string, (positional: FluentValue[]) => FluentValue> = {
  OR: ([several]) => (several as Several).listed("disjunction"),
  ROW: ([several]) => (several as Several).texts.join(", "),
  SPACED: ([several]) => (several as Several).texts.join(" "),
  COUNT: ([several]) => new FluentNumber((several as Several).value.length),
  SIGNED: ([number]) => `${Number((number as FluentNumber).value) > -1 ? "+" : ""}${number.valueOf()}`,
  FORM: ([of, name, number]) => formOf(of, shown(name), number === undefined ? {} : { number }),
  OF: ([whose]) => formOf(whose, "of"),
  TOLD: ([move, seat]) => told(move, seat),
  INITIAL: ([name]) => initial(name),
};
