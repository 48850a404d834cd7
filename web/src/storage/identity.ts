// Who this browser is to the server, and random numbers for whatever nobody may guess.

const PERSON = "trickery.person";
let myself = "";

/** What tells this browser apart from others, so that nobody has two hands; told to the server only. */
export function personId(): string {
  try {
    myself = localStorage.getItem(PERSON) ?? myself;
    if (!myself) localStorage.setItem(PERSON, (myself = randomHex(16)));
  } catch {
    myself ||= randomHex(16); // then it holds for this visit only
  }
  return myself;
}

/** So many random bytes, in hexadecimal. */
export function randomHex(bytes: number): string {
  const numbers = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(numbers, (number) => number.toString(16).padStart(2, "0")).join("");
}
