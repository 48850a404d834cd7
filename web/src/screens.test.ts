import { describe, expect, it } from "vitest";
import { screens, spelledOut } from "./screens";

const sources = Object.entries(
  import.meta.glob<string>(["./**/*.{svelte,css,ts}", "!./**/*.test.ts", "!./screens.ts"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
const found = (pattern: RegExp) =>
  sources.flatMap(([file, text]) => [...text.matchAll(pattern)].map((match) => `${file}: ${match[0]}`));

describe("the names of screens", () => {
  it("are the only way in which a file asks for the size of the screen", () => {
    expect(sources.length).toBeGreaterThan(80);
    expect(found(/@media[^{]*(width|height)[^{]*/g)).toEqual([]);
    expect(found(/(MediaQuery|matchMedia)\([^)]*(width|height)/g)).toEqual([]);
  });

  it("are each used, and nothing else is used as one", () => {
    const used = found(/(?<=@media[^{]*\(--)[\w-]+(?=\))|(?<=screens(\.|\["))[\w-]+/g);
    const names = new Set(used.map((line) => line.split(": ")[1]));
    expect([...names].sort()).toEqual(Object.keys(screens).sort());
  });

  it("are spelled out in style sheets, and nowhere else", () => {
    expect(spelledOut("@media (--phone) { a { color: var(--phone) } }")).toBe(
      `@media ${screens.phone} { a { color: var(--phone) } }`,
    );
    expect(spelledOut("@media (hover: hover) and (--wide) {}")).toBe(
      `@media (hover: hover) and ${screens.wide} {}`,
    );
    expect(() => spelledOut("@media (--fone) {}")).toThrow("knows no --fone");
  });
});

describe("styles", () => {
  it("reach into no other component: only into text from the server, and up to the page's colours", () => {
    const allowed = /RulesText|:global\(:root\[data-theme="dark"\]\)/;
    expect(found(/:global.*/g).filter((line) => !allowed.test(line))).toEqual([]);
  });
});
