// Where the page begins.
import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { dress } from "./lib/settings.svelte";
import { listenForGesture } from "./lib/sound";
import { learn } from "./lib/words.svelte";

dress();
listenForGesture();
await learn();
mount(App, { target: document.getElementById("app")! });
