// What can wait until the page is shown: the worker that keeps it for times without a network, that a newer page is
// loaded when nothing is lost by it, and that records can be dropped. Where the page came unencrypted from elsewhere there are no workers.
import "./dropping";
import { due, hail, renew } from "./newer";
import { route } from "./route.svelte";
import { BUILD, serving } from "./serving.svelte";
import { learn } from "./words.svelte";

/** Have the worker keep what was asked for before it was there. */
async function told(): Promise<void> {
  const asked = performance.getEntriesByType("resource").map(({ name }) => name);
  const cacheName = (await caches.keys()).find((name) => name.endsWith(BUILD!)); // an older worker's may still be there
  for (const name of asked.filter((name) => /\/api\/(words|games)\b/.test(name))) {
    if (cacheName && !(await caches.match(name, { cacheName }))) await fetch(name);
  }
}

async function install(): Promise<void> {
  navigator.serviceWorker.addEventListener("controllerchange", () => void told().catch(() => {}));
  await navigator.serviceWorker.register("./worker.js");
  if (navigator.serviceWorker.controller) await told();
}

/** Is somebody in the middle of something? At a table it is up to them (Bar.svelte). */
function busy(): boolean {
  const dialog = document.querySelector("dialog[open], input:focus, select:focus");
  return route.now.page === "table" || dialog !== null || document.documentElement.dataset.state === "busy";
}

if (BUILD) {
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) hail();
  });
  addEventListener("online", hail);
  addEventListener("hashchange", () => {
    if (due()) renew(); // they go elsewhere anyway
  });
  $effect.root(() => {
    $effect(() => {
      if (serving.lost) return () => void learn(); // then the words were kept ones, too
    });
    $effect(() => {
      if (!serving.newer) return;
      const timer = setInterval(() => {
        if (due() && !busy()) renew();
      }, 500);
      return () => clearInterval(timer);
    });
  });
  if (navigator.serviceWorker) install().catch(() => {}); // then it is a page like any other
}
