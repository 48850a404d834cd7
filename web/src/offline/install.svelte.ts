// Installs the service worker, which keeps the page for times without a network, and loads a newer page when nothing is
// lost by it. Where the page came unencrypted from elsewhere there are no workers.
import { loadLanguage } from "../i18n/words.svelte";
import { route } from "../navigation/route.svelte";
import { BUILD, serverStatus } from "../net/server-status.svelte";
import { applyUpdate, checkForUpdate, updateDue } from "./update";

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
    if (!document.hidden) checkForUpdate();
  });
  addEventListener("online", checkForUpdate);
  addEventListener("hashchange", () => {
    if (updateDue()) applyUpdate(); // they go elsewhere anyway
  });
  $effect.root(() => {
    $effect(() => {
      if (serverStatus.offline) return () => void loadLanguage(); // then the words were kept ones, too
    });
    $effect(() => {
      if (!serverStatus.newerBuild) return;
      const timer = setInterval(() => {
        if (updateDue() && !busy()) applyUpdate();
      }, 500);
      return () => clearInterval(timer);
    });
  });
  if (navigator.serviceWorker) install().catch(() => {}); // then it is a page like any other
}
