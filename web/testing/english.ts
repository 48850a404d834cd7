// English as the server would send it, so that tests can ask for what people read.
import { teach } from "../src/lib/words.svelte";
import type { GameWords } from "../src/lib/wire";

const catalogues = import.meta.glob<string>("../../src/trickery/{core,table,table/page,table/page/table}/en.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Speak English, at a table of a game with these words. */
export function speakEnglish(own: GameWords = { words: "", shapes: {} }): void {
  const words = Object.values(catalogues).join("\n");
  teach({ language: "en", languages: { en: "English" }, words }, { name: "any", told: own });
}
