// To a newer page, where the server has one: parts of both do not fit together. Rests on what the server told by the way.
import { BUILD, readHeaders, serverStatus } from "../net/server-status.svelte";

const RENEWED = "trickery.renewed";

/** Ask the server for no more than its build. */
export function checkForUpdate(): Promise<void> {
  return fetch(document.baseURI, { method: "HEAD", cache: "no-store" }).then(readHeaders, () => {});
}

/** Is there a newer page that was not loaded yet? If it was, and still is another one, it is not done by itself again. */
export function updateDue(): boolean {
  return serverStatus.newerBuild !== "" && sessionStorage.getItem(RENEWED) !== serverStatus.newerBuild;
}

/** Load the page as the server has it, however long that takes: what is kept of this build is dropped. */
export async function applyUpdate(): Promise<void> {
  sessionStorage.setItem(RENEWED, serverStatus.newerBuild);
  const kept = (await globalThis.caches?.keys()) ?? []; // a page that came unencrypted has none
  await Promise.all(kept.filter((name) => name.endsWith(BUILD!)).map((name) => caches.delete(name)));
  location.reload();
}
