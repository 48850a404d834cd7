import { describe, expect, it } from "vitest";

const names = Object.keys(import.meta.glob("./games/*/*.svelte")).map((file) => file.split("/")[2]);
const around = import.meta.glob<string>(["./**/*.{svelte,css,ts}", "!./games/**", "!./**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

describe("a game", () => {
  it.each([...new Set(names)])("%s is named in its own folder only", (name) => {
    const naming = Object.entries(around).filter(([, text]) => text.includes(name));
    expect(naming.map(([file]) => file)).toEqual([]);
  });

  it("is looked for in the right places", () => {
    expect(Object.keys(around).length).toBeGreaterThan(40);
    expect(names.length).toBeGreaterThan(40);
  });
});
