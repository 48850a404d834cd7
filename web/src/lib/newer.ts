// To a newer page, where the server has one: parts of both do not fit together. Rests on what the server told by the way.
import { BUILD, heard, serving } from "./serving.svelte";

const RENEWED = "trickery.renewed";

/** Ask the server for no more than its build. */
export function hail(): Promise<void> {
  return fetch(document.baseURI, { method: "HEAD", cache: "no-store" }).then(heard, () => {});
}

/** Is there a newer page that was not loaded yet? If it was, and still is another one, it is not done by itself again. */
export function due(): boolean {
  return serving.newer !== "" && sessionStorage.getItem(RENEWED) !== serving.newer;
}

/** Load the page as the server has it, however long that takes: what is kept of this build is dropped. */
export async function renew(): Promise<void> {
  sessionStorage.setItem(RENEWED, serving.newer);
  const kept = (await globalThis.caches?.keys()) ?? []; // a page that came unencrypted has none
  await Promise.all(kept.filter((name) => name.endsWith(BUILD!)).map((name) => caches.delete(name)));
  location.reload();
}
