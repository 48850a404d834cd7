// English as the server would send it, so that tests can ask for what people read.
import { setWords } from "../src/i18n/words.svelte";
import type { GameWords } from "../src/net/wire";

const catalogues = import.meta.glob<string>("../../src/trickery/{core,server,server/page,server/page/table}/en.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

if (Object.keys(catalogues).length < 4) throw new Error("where have the catalogues gone?");

/** Speak English, at a table of a game with these words. */
export function speakEnglish(own: GameWords = { words: "", shapes: {} }): void {
  const words = Object.values(catalogues).join("\n");
  setWords({ language: "en", languages: { en: "English" }, words }, { name: "any", told: own });
}
