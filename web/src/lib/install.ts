// What can wait until the page is shown: the worker that keeps it for times without a network, and a look at the server
// whenever somebody comes back to the page. Where the page came unencrypted from elsewhere there are no workers.
import { BUILD, hail } from "./serving.svelte";

document.addEventListener("visibilitychange", () => {
  if (!document.hidden) hail();
});
addEventListener("online", hail);

/** A new worker keeps what was asked for before it was there. */
function told(): void {
  const asked = performance.getEntriesByType("resource").map(({ name }) => name);
  for (const name of asked) if (/\/api\/(words|games)\b/.test(name)) fetch(name).catch(() => {});
}

if (BUILD && navigator.serviceWorker) {
  navigator.serviceWorker.addEventListener("controllerchange", told);
  navigator.serviceWorker.register("./worker.js").catch(() => {}); // then it is a page like any other
}
