import { describe, expect, it } from "vitest";
import type { View } from "../net/wire";
import { look } from "./plain-card";
import { linesOf } from "./plain-lines";

const laid = [{ seat: 1, card: "sun" }, { seat: 0, card: "moon" }];
const view = (in_words: unknown[], trick = laid) => ({ in_words, hand: ["star", "sky"], trick }) as unknown as View;

describe("the table in words", () => {
  it("leaves out the hand and the trick, which are shown as cards", () => {
    const market = { id: "market", cards: ["star"] };
    const told = { id: "trick", plays: laid.map((play) => ({ id: "play", ...play })) };
    expect(linesOf(view(["deck", { id: "hand", cards: ["star", "sky"] }, market, told, [market]]))).toEqual(["deck", market, [market]]);
    expect(linesOf(view([{ id: "trick", plays: [] }], []))).toEqual([{ id: "trick", plays: [] }]);
    expect(linesOf({} as View)).toEqual([]);
  });
});

describe("a card that nobody has drawn", () => {
  it("has signs in its corner if they are short", () => {
    expect(look(["king", "hearts"], ["K", "♥"])).toEqual({ tone: "red", told: "signs" });
    expect(look(["10", "spades"], ["10", "♠"])).toEqual({ tone: "black", told: "signs" });
    expect(look(["10", "Boos"], ["10", "Boos"]).told).toBe("figure");
    expect(look(["big", "Boos"], ["big", "Boos"]).told).toBe("name");
    expect(look([], [])).toEqual({ tone: "black", told: "name" });
  });

  it("has the colour of its suit", () => {
    const tone = (suit: string) => look(["7", suit], ["7", suit]).tone;
    expect(tone("Boos")).toMatch(/^tone-[0-7]$/);
    expect(look(["king", "Boos"], ["king", "Boos"]).tone).toBe(tone("Boos"));
    const one = (shape: string) => look(["7"], ["7"], shape).tone;
    expect(one("{value} of moons")).toMatch(/^tone-[0-7]$/);
    expect(one("{value} of suns")).not.toBe(one("{value} of moons"));
  });
});
