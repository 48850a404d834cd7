// Copying for people: the text goes to the clipboard, and the answer says whether it did.
import { say, type Said } from "./say";

export async function copy(text: string): Promise<Said> {
  try {
    await navigator.clipboard.writeText(text);
    return say("copy-done");
  } catch {
    return say("copy-by-hand", { text }); // browsers refuse on pages without encryption
  }
}
