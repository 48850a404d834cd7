// Where the page begins.
import { mount } from "svelte";
import { listenForGesture } from "./alerts/stage";
import "./app.css";
import App from "./App.svelte";
import { loadLanguage } from "./i18n/words.svelte";
import { applyTheme } from "./settings/settings.svelte";

applyTheme();
listenForGesture();

const target = document.getElementById("app")!;
/** In English, and nowhere else: the words of all languages are what could not be fetched. */
function waiting(): void {
  const told = Object.assign(document.createElement("p"), { className: "page", lang: "en", role: "status" });
  told.textContent = "The server can’t be reached. Trying again…";
  target.replaceChildren(told);
}

await loadLanguage(waiting);
target.replaceChildren();
mount(App, { target });
setTimeout(() => import("./after-load").catch(() => {}), 2500); // the first look comes first
