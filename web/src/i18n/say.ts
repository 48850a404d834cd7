// What is said, not how: a message and its arguments, as the server sends them and the page holds them, put into words
// where somebody reads it. Rests on nothing; `words.svelte.ts` has the words, and `core/say.py` is the same in Python.

export type Arg = number | string | Said | Arg[];
/** A message and its arguments, or a name in notation; nothing, if it is empty. */
export type Said = string | { id: string; [arg: string]: Arg };

/** Who sits where, by name; `you`: where the reader sits. */
export interface Names extends Array<string> {
  you?: number | null;
}

export function say(id: string, args: Record<string, Arg> = {}): Said {
  return { id, ...args };
}

/** Some sentences without one of them. */
export function without(said: Said, sentence: Said): Said {
  const alike = (one: Arg): boolean => JSON.stringify(one) === JSON.stringify(sentence);
  if (alike(said)) return "";
  if (typeof said === "string" || said.id !== "sentences" || !Array.isArray(said.several)) return said;
  return { ...said, several: said.several.filter((one) => !alike(one)) };
}
