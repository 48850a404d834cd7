import { beforeEach, describe, expect, it, vi } from "vitest";
import { fetchRules } from "../net/table-api";
import { ApiError, retrying } from "../net/http";
import { settings } from "../settings/settings.svelte";
import { chooseLanguage, has, label, language, loadGameWords, loadLanguage, setWords, t, text } from "./words.svelte";

const ENGLISH = `
seat-name = Seat { $number }
draws = { $seat } draws { $cards ->
    [0] no card
    [one] one card
   *[other] { $cards } cards
}.
leads = { $seats } { COUNT($seats) ->
    [one] leads
   *[other] lead
}.
lists = { $all }; { OR($all) }; { ROW($all) }; { SPACED($all) }; { SIGNED($n) } { SIGNED($m) }
says = { $seat }: { $what }
name-of = { INITIAL($text) ->
    [a] d’{ $text }
   *[other] de { $text }
}
whose = { OF($seat) }; { OF($seats) }
did = { TOLD($move, $seat) }
claims = { FORM($suit, "plural") }; { FORM($suit, "count", $n) }; { FORM($suits, "plural") }; { FORM($suit, "none") }
called = { $text } and { $card }
because = This way, { FORM($fact, "more") }, and that helps.
barred = { $text } must follow suit (TP-8) and can’t win
    (TP-12, TP-13).
`;
const GERMAN = `
seat-name = Platz { $number }
draws = { $seat } zieht { $cards ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $cards } Karten
}.
lists = { $all }
`;
const GAME = `
move-play = Play the { $card }
    .told = { $seat } plays the { $card }
    .told-you = You play the { $card }
move-give = give { $card } to { $seat }
card = { $number } of the { $suit }
name-boos = Boos!
name-sun = sun
    .plural = suns
    .count = { $number ->
        [one] one sun
       *[other] { $number } suns
    }
lacks = { $times } times, { $seat } lacks { $suit }.
    .more = { $seat } lacks { FORM($suit, "plural") } more often
name-false-trick = false trick!
`;
const shapes = { "give {card} to {seat}": "move-give", "play {card}": "move-play", "{number} of {suit}": "card" };
const names = ["Ann", "Bo", "Cy"];
const page = (language: string, words: string) => ({ language, languages: { en: "English", de: "Deutsch" }, words });
const own = (words: string) => ({ name: "any", told: { words, shapes } });

beforeEach(() => setWords(page("en", ENGLISH), own(GAME)));

describe("a message", () => {
  it("counts as the language counts", () => {
    const drawn = [0, 1, 2].map((cards) => t("draws", { seat: 1, cards }, names));
    expect(drawn).toEqual(["Bo draws no card.", "Bo draws one card.", "Bo draws 2 cards."]);
  });

  it("lists as the language lists", () => {
    const args = { all: [1, 2, 3], n: 3, m: -4 };
    expect(t("lists", args)).toBe("1, 2 and 3; 1, 2 or 3; 1, 2, 3; 1 2 3; +3 -4");
    setWords(page("de", GERMAN));
    expect(t("lists", args)).toBe("1, 2 und 3");
  });

  it("names people where it says seats, one or several, and seats where it knows nobody", () => {
    expect(t("leads", { seats: [2] }, names)).toBe("Cy leads.");
    expect(t("leads", { seats: [0, 2] }, names)).toBe("Ann and Cy lead.");
    expect(t("draws", { seat: 7, cards: 1 }, names), "people count seats from 1").toBe("Seat 8 draws one card.");
    expect(t("draws", { seat: 0, cards: 2 }, ["עמנואל"]), "apart from the figures beside it").toBe("\u2068עמנואל\u2069 draws 2 cards.");
  });

  it("may hold another one, and names of the game", () => {
    expect(t("says", { seat: 0, what: { id: "draws", seat: 1, cards: 1 } }, names)).toBe("Ann: Bo draws one card.");
    expect(t("says", { seat: 0, what: "play 7 of Boos" }, names)).toBe("Ann: Play the 7 of the Boos!");
    expect(t("says", { seat: 0, what: ["7 of Boos", { id: "name-boos" }] }, names)).toBe("Ann: 7 of the Boos! and Boos!");
  });

  it("leaves words of people alone: one may be called like a card", () => {
    expect(t("called", { text: "Boos", card: "Boos" })).toBe("Boos and Boos!");
    expect(t("says", { seat: 0, what: "Boos" }, ["7 of Boos"])).toBe("7 of Boos: Boos!");
    expect(t("leads", { seats: [0, 1] }, ["Boos", "Bo"])).toBe("Boos and Bo lead.");
  });

  it("tells the clauses of the rules to those who want them only, and leaves words of people alone", () => {
    const said = () => t("barred", { text: "Ann (TP-8)" }).replace(/\s+/g, " ");
    expect(said()).toBe("Ann (TP-8) must follow suit and can’t win.");
    settings.clauses = true;
    expect(said()).toBe("Ann (TP-8) must follow suit (TP-8) and can’t win (TP-12, TP-13).");
    settings.clauses = false;
  });

  it("says whose something is, of one or several", () => {
    expect(t("whose", { seat: 0, seats: [1, 0] }, names)).toBe("d’Ann; de Bo and d’Ann");
    expect(t("whose", { seat: 0, seats: [] }, ["Álvaro"])).toBe("d’Álvaro; ");
  });

  it("has the forms of a noun, or the noun as it is", () => {
    expect(t("claims", { suit: "sun", n: 1, suits: ["sun", "Boos"] })).toBe("suns; one sun; suns and Boos!; sun");
    expect(t("claims", { suit: "moon", n: 2, suits: [] })).toBe("moon; moon; ; moon");
  });

  it("asks a message within it for a form, which takes that message's own arguments", () => {
    const fact = { id: "lacks", seat: 1, suit: "sun" };
    expect(t("because", { fact }, names)).toBe("This way, Bo lacks suns more often, and that helps.");
  });

  it("tells a move as a sentence, to whoever made it too", () => {
    const told = (seat: number, you: number | null, move = "play Boos") => t("did", { seat, move }, Object.assign([...names], { you }));
    expect([told(0, 0), told(0, 1), told(0, null)]).toEqual(["You play the Boos!", "Ann plays the Boos!", "Ann plays the Boos!"]);
    expect(told(0, 0, "shuffle")).toBe("Ann: shuffle");
  });

  it("that is missing, or lacks an argument, is shown in braces", () => {
    expect(t("nothing")).toBe("{nothing}");
    expect(t("called", { text: "x" })).toBe("x and {$card}");
    expect([has("called"), has("nothing")]).toEqual([true, false]);
  });
});

describe("what was said", () => {
  it("is a message, notation, a number, or nothing", () => {
    expect(text({ id: "draws", seat: 0, cards: 1 }, names)).toBe("Ann draws one card.");
    expect(text("give 7 of Boos to 2", names)).toBe("give 7 of the Boos! to Cy");
    expect(text(12)).toBe("12");
    expect(text("")).toBe("");
  });
});

describe("a name of the game", () => {
  it("is told by its message, by its shape, or as it is", () => {
    expect(label("false trick")).toBe("false trick!");
    expect(label("7 of Boos")).toBe("7 of the Boos!");
    expect(label("play something. else")).toBe("Play the something. else");
    expect(label("pass")).toBe("pass");
  });
});

describe("learning", () => {
  let asked: string[];
  let down: number;
  beforeEach(() => {
    asked = [];
    down = 0;
    settings.language = "";
    vi.stubGlobal("navigator", { languages: ["de-AT", "en"] });
    vi.stubGlobal("location", { href: "http://trickery.test/?language=en#/t/x", search: "?language=en" });
    vi.stubGlobal("history", { state: null, replaceState: (_: null, __: string, url: URL) => Object.assign(location, { href: url.href, search: url.search }) });
    vi.stubGlobal("fetch", async (url: string) => {
      if (down-- > 0) throw new TypeError("no net");
      const { pathname, searchParams } = new URL(url);
      const wanted = searchParams.get("language")!;
      asked.push(`${pathname.replace("/api/", "")} ${wanted}`);
      const german = wanted.startsWith("de");
      if (pathname.endsWith("rules")) return Response.json({ reason: { id: "no-such", text: "x" } }, { status: 404 });
      if (pathname.endsWith("table")) return Response.json({ words: german ? "no-such = kein { $text }" : "no-such = no { $text }" });
      if (pathname.includes("games")) return Response.json({ words: german ? "card = { $number } der { $suit }" : GAME, shapes });
      return Response.json(german ? page("de", GERMAN) : page("en", ENGLISH));
    });
    return () => vi.unstubAllGlobals();
  });

  it("goes by the address, then by the switch, then by the browser", async () => {
    setWords(page("en", ENGLISH));
    await loadLanguage();
    expect(asked).toEqual(["words en,de-AT,en"]);
    await chooseLanguage("fr");
    expect(asked.at(-1)).toBe("words fr,de-AT,en");
    expect([settings.language, location.href]).toEqual(["fr", "http://trickery.test/#/t/x"]);
    await chooseLanguage("");
    expect(asked.at(-1)).toBe("words de-AT,en");
    expect([language.now, document.documentElement.lang]).toEqual(["de", "de"]);
  });

  it("changes what is shown, the game's own words too, however fast one switches", async () => {
    await loadGameWords("other");
    expect(asked).toEqual(["words/table en", "games/other/words en"]);
    await loadGameWords("other");
    expect(asked).toHaveLength(2);
    const said = { id: "draws", seat: 0, cards: 2 };
    expect(text(said, names)).toBe("Ann draws 2 cards.");
    await Promise.all([chooseLanguage("en"), chooseLanguage("de"), loadGameWords("other")]);
    expect(text(said, names)).toBe("Ann zieht 2 Karten.");
    expect(label("7 of Boos")).toBe("7 der Boos");
    expect(t("no-such", { text: "Tisch" })).toBe("kein Tisch");
    expect(language.all).toEqual({ en: "English", de: "Deutsch" });
  });

  it("fetches the words of a refusal with the refusal, away from a table", async () => {
    setWords(page("en", ENGLISH));
    const refusal = await fetchRules("x", "en").catch((error) => error);
    expect(asked).toEqual(["games/x/rules en", "words/table en"]);
    expect(text(refusal.reason)).toBe("no x");
  });

  it("waits for a server that cannot be reached, longer each time", async () => {
    vi.useFakeTimers();
    down = 2;
    const waiting = vi.fn();
    const learnt = loadLanguage(waiting);
    await vi.advanceTimersByTimeAsync(499);
    expect(waiting).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect([waiting.mock.calls.length, asked.length]).toEqual([2, 0]);
    await vi.advanceTimersByTimeAsync(1000);
    await learnt;
    expect(asked).toHaveLength(2); // the page's words and the game's
    vi.useRealTimers();
  });

  it("does not ask again for what is refused", async () => {
    await expect(retrying(async () => Promise.reject(new ApiError(404, "no such game")))).rejects.toMatchObject({ status: 404, reason: "no such game" });
  });
});
