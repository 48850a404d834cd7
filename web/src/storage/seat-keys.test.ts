import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetSeatKey, saveSeatKey, seatKey, seatKeys } from "./seat-keys";

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
    saveSeatKey("a", { secret: "one", game: "any" });
    saveSeatKey("b", { secret: "two", game: "any" });
    expect(seatKey("a")?.secret).toBe("one");
    forgetSeatKey("a");
    expect(seatKey("a")).toBeUndefined();
    expect(Object.keys(seatKeys())).toEqual(["b"]);
  });

  it("are read anew each time, since another tab may have sat down", () => {
    saveSeatKey("a", { secret: "one", game: "any" });
    localStorage.setItem("trickery.seats", JSON.stringify({ c: { secret: "three", game: "any", when: 1 } }));
    expect(seatKey("a")).toBeUndefined();
    expect(seatKey("c")?.secret).toBe("three");
  });

  it("are the thirty newest", () => {
    for (let i = 0; i < 40; i++) {
      vi.setSystemTime(i);
      saveSeatKey(`table ${i}`, { secret: "s", game: "any" });
    }
    expect(Object.keys(seatKeys())).toHaveLength(30);
    expect(seatKey("table 9")).toBeUndefined();
    expect(seatKey("table 10")).toBeDefined();
  });

  it("hold for this visit where the browser keeps nothing", () => {
    const refuse = () => {
      throw new Error("not in a private window");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
    saveSeatKey("a", { secret: "one", game: "any" });
    expect(seatKey("a")?.secret).toBe("one");
  });

  it("outlive spoilt memory", () => {
    localStorage.setItem("trickery.seats", "{oh dear");
    expect(() => seatKeys()).not.toThrow();
  });
});
