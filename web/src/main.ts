// Where the page begins.
import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { dress } from "./lib/settings.svelte";
import { listenForGesture } from "./lib/sound";
import { learn } from "./lib/words.svelte";

dress();
listenForGesture();

const target = document.getElementById("app")!;
/** In English, and nowhere else: the words of all languages are what could not be fetched. */
function waiting(): void {
  const told = Object.assign(document.createElement("p"), { className: "page", lang: "en", role: "status" });
  told.textContent = "The server cannot be reached. Trying again …";
  target.replaceChildren(told);
}

await learn(waiting);
target.replaceChildren();
mount(App, { target });
setTimeout(() => import("./lib/install.svelte").catch(() => {}), 2500); // the first look comes first
