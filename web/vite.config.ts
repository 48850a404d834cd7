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

/** Parts of Svelte that the front page makes no use of: they would come with those it does. */
const NOT_AT_FIRST = /svelte\/src\/internal\/client\/dom\/(elements\/(custom-element|transitions|bindings\/(input|size|this))|blocks\/html)\.js$/;

async function sha256(text: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}
const integrity = async (text: string) => `sha256-${btoa(String.fromCharCode(...(await sha256(text))))}`;

/** Name the build by what is in it, in the page and in the worker, and tell the worker what to keep (src/offline/page-cache.ts). */
const named: Plugin = {
  name: "named",
  apply: "build",
  enforce: "post",
  generateBundle: {
    order: "post",
    async handler(_, bundle) {
      const text = (file: string) => {
        const made = bundle[file];
        return made.type === "chunk" ? made.code : String(made.source);
      };
      const files: Record<string, string> = { "icon.svg": "" }; // copied as it is, and no part of the bundle
      const kept = Object.keys(bundle).filter((file) => file !== "worker.js");
      for (const file of kept.sort()) files[file] = await integrity(text(file));
      const worker = bundle["worker.js"];
      const page = bundle["index.html"];
      if (worker?.type !== "chunk" || page?.type !== "asset") throw new Error("where are page and worker?");
      const content = await sha256(JSON.stringify(files) + worker.code);
      const build = Array.from(content.slice(0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("");
      page.source = text("index.html").replace('data-build=""', `data-build="${build}"`);
      files["index.html"] = await integrity(page.source);
      worker.code = `self.built=${JSON.stringify({ build, files })};\n${worker.code}`;
    },
  },
};

export default defineConfig(({ mode }) => ({
  base: "./",
  plugins: [screenNames, svelte(), named],
  publicDir: mode === "gallery" ? "public-dev" : "public",
  server: {
    proxy: { "/api": { target: SERVER, ws: true } },
    fs: { allow: [".", "../src/trickery"] }, // the catalogues, for tests
  },
  resolve: mode === "test" ? { conditions: ["browser"] } : {}, // else tests get the Svelte of a server, which has no effects
  test: { include: ["src/**/*.test.ts"], environment: "./testing/browser.ts", css: true },
  build: {
    outDir: "../src/trickery/server/static",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    rollupOptions: {
      treeshake: { moduleSideEffects: [{ test: NOT_AT_FIRST, sideEffects: false }] },
      input: { index: "index.html", worker: "src/offline/service-worker.ts" },
      output: {
        entryFileNames: "[name].js",
        chunkFileNames: ({ facadeModuleId }) => `${called(facadeModuleId)}.js`,
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: "after-first", test: NOT_AT_FIRST }] },
        assetFileNames: ({ originalFileNames }) => `${called(originalFileNames[0])}[extname]`,
      },
    },
  },
}));
