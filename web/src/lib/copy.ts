// Copying for people: the text goes to the clipboard, and the answer says whether it did.
export async function copy(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return "Copied.";
  } catch {
    return `Please copy it by hand: ${text}`; // browsers refuse on pages without encryption
  }
}
