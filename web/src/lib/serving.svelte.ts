// What answers tell besides what was asked for: that the server has another build of the page than this one, or that
// it was not the server who answered, but the worker out of what it keeps (keeping.ts). Rests on two headers.

/** The build of this page; none while it is being developed. */
export const BUILD = document.documentElement.dataset.build ?? "";
const RENEWED = "trickery.renewed";

/** The build of the server's page, where it is another one. */
let newer = $state("");
let lost = $state(false);

export const serving = {
  get newer(): string {
    return newer;
  },
  get lost(): boolean {
    return lost;
  },
};

/** Read what an answer tells by the way. */
export function heard({ headers }: Response): void {
  lost = headers.has("trickery-kept");
  const build = headers.get("trickery-build");
  if (BUILD && build && !lost) newer = build === BUILD ? "" : build;
}

/** Ask the server for no more than that. */
export function hail(): Promise<void> {
  return fetch(document.baseURI, { method: "HEAD", cache: "no-store" }).then(heard, () => {});
}

/** Was the page loaded anew for this build already, and still is another one? Then it is not done by itself again. */
export function renewed(): boolean {
  return sessionStorage.getItem(RENEWED) === newer;
}

/** Load the page as the server has it, however long that takes: what is kept of this build is dropped. */
export async function renew(): Promise<void> {
  sessionStorage.setItem(RENEWED, newer);
  const kept = (await globalThis.caches?.keys()) ?? []; // a page that came unencrypted has none
  await Promise.all(kept.filter((name) => name.endsWith(BUILD)).map((name) => caches.delete(name)));
  location.reload();
}
