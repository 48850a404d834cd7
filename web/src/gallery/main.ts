// A drawing by itself, fed with views of a random game (`npm run gallery` tells how): for those who
// draw. #GAME/4/12 is step 12 of a game of four; add /open, /dark, /watch, /plain. Its words come from a server.
import { mount } from "svelte";
import "../app.css";
import { loadLanguage } from "../i18n/words.svelte";
import Gallery from "./Gallery.svelte";

await loadLanguage();

mount(Gallery, { target: document.getElementById("app")! });
