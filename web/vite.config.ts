// The page is built into the Python package, under names that stay the same from build to build:
// what is committed can then be compared with what the sources build (`make page-check`).
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { spelledOut } from "./src/screens.ts";

const SERVER = "http://127.0.0.1:8118";

/** Every game's chunks are called after the game: its files are `Table.svelte` and `deal.ts` in all of them. */
function called(module: string | null | undefined): string {
  const [, game, file] = /games\/(\w+)\/(Table\.svelte|deal\.ts)/.exec(module ?? "") ?? [];
  return game ? `games/${game}${file === "deal.ts" ? "-deal" : ""}` : "[name]";
}

/** Lightning CSS has names for media queries, too, but only within one file (vite-plugin-svelte issue 814). */
const screenNames: Plugin = {
  name: "screen-names",
  enforce: "pre",
  transform: { filter: { id: /\.css$/ }, handler: spelledOut },
};

export default defineConfig(({ mode }) => ({
  base: "./",
  plugins: [screenNames, svelte()],
  publicDir: mode === "gallery" ? "public-dev" : "public",
  server: {
    proxy: { "/api": { target: SERVER, ws: true } },
    fs: { allow: [".", "../src/trickery"] }, // the catalogues, for tests
  },
  test: { include: ["src/**/*.test.ts"], environment: "./testing/browser.ts", css: true },
  build: {
    outDir: "../src/trickery/table/static",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    rollupOptions: {
      output: {
        entryFileNames: "[name].js",
        chunkFileNames: ({ facadeModuleId }) => `${called(facadeModuleId)}.js`,
        assetFileNames: ({ originalFileNames }) => `${called(originalFileNames[0])}[extname]`,
      },
    },
  },
}));
