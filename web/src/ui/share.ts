// Passing a text or a link on, by the system or by the clipboard; each answers with what to tell the reader.
import { say, type Said } from "../i18n/say";

export async function copyText(text: string): Promise<Said> {
  try {
    await navigator.clipboard.writeText(text);
    return say("copy-done");
  } catch {
    return say("copy-by-hand", { text }); // browsers refuse on pages without encryption
  }
}

/** Can this device pass a link on by itself? */
export const canShare = (): boolean => typeof navigator.share === "function";

/** Pass a link on: by the system where it can, else by the clipboard. Nothing to say if the reader thought better of it. */
export async function shareLink(title: string, url: string): Promise<Said> {
  try {
    await navigator.share({ title, url });
    return "";
  } catch (error) {
    return (error as Error).name === "AbortError" ? "" : copyText(url);
  }
}
