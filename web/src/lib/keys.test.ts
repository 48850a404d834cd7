import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { dealt, drop, keep, keys, keyTo, person } from "./keys";

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the keys to seats", () => {
  it("are kept, found and dropped by table", () => {
    keep("a", { secret: "one", game: "any" });
    keep("b", { secret: "two", game: "any" });
    expect(keyTo("a")?.secret).toBe("one");
    drop("a");
    expect(keyTo("a")).toBeUndefined();
    expect(Object.keys(keys())).toEqual(["b"]);
  });

  it("are read anew each time, since another tab may have sat down", () => {
    keep("a", { secret: "one", game: "any" });
    localStorage.setItem("trickery.seats", JSON.stringify({ c: { secret: "three", game: "any", when: 1 } }));
    expect(keyTo("a")).toBeUndefined();
    expect(keyTo("c")?.secret).toBe("three");
  });

  it("are the thirty newest", () => {
    for (let i = 0; i < 40; i++) {
      vi.setSystemTime(i);
      keep(`table ${i}`, { secret: "s", game: "any" });
    }
    expect(Object.keys(keys())).toHaveLength(30);
    expect(keyTo("table 9")).toBeUndefined();
    expect(keyTo("table 10")).toBeDefined();
  });

  it("hold for this visit where the browser keeps nothing", () => {
    const refuse = () => {
      throw new Error("not in a private window");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
    keep("a", { secret: "one", game: "any" });
    expect(keyTo("a")?.secret).toBe("one");
  });

  it("outlive spoilt memory", () => {
    localStorage.setItem("trickery.seats", "{oh dear");
    expect(() => keys()).not.toThrow();
  });
});

it("a browser is told apart from others, for as long as it remembers", () => {
  const me = person();
  expect(me).toMatch(/^[0-9a-f]{32}$/);
  expect(person()).toBe(me);
});

it("random bytes are written in two digits each", () => {
  expect(dealt(12)).toMatch(/^[0-9a-f]{24}$/);
  expect(dealt(12)).not.toBe(dealt(12));
});
