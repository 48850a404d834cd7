// What the front page fetches for whoever has a seat at some table: in one go, before it shows the games.
export { default as Continue } from "./Continue.svelte";
export { default as YourTables } from "./YourTables.svelte";
export { default as InstallOffer } from "../offline/InstallOffer.svelte";
export { HeldTables } from "./held-tables.svelte";
