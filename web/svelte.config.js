// Scoped styles without inline anything: the page runs under a strict content security policy.
import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default { preprocess: vitePreprocess() };
