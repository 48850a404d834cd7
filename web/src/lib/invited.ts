// Who this browser is to a server, and where it was invited: its person's token, and the invite in the page's address.
import { dealt } from "./keys";
import { route } from "./route.svelte";

const STORE = "trickery.person";
let made: string | null = null;

/** A random text that tells this browser from others: one person has one hand. */
export function person(): string {
  try {
    made = localStorage.getItem(STORE);
    if (!made) localStorage.setItem(STORE, (made = dealt(24)));
  } catch {
    made ??= dealt(24); // then it holds for this visit only
  }
  return made;
}

/** What the link to sit down holds, if this page was opened by one. */
export function inviteTo(table: string): string | null {
  const at = route.now;
  return at.page === "table" && at.table === table ? (at.invite ?? null) : null;
}
