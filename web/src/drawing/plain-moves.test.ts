import { beforeAll, describe, expect, it } from "vitest";
import { speakEnglish } from "../../testing/english";
import { cardOf, handMoves, keyed, moveOf, piled } from "./plain-moves";

beforeAll(() =>
  speakEnglish({
    words: "move-pass = Pass",
    shapes: {
      pass: "move-pass",
      "bid {number}": "move-bid",
      "play {card}": "move-play",
      "hide {card}": "move-hide",
      "hide a card": "move-hide-heard",
      "swap {card} for {other}": "move-swap",
      "{value} of {suit}": "card",
    },
  }),
);

/** What each card does, and what is listed. */
function told(hand: string[], legal: string[]): [Record<string, string | null>, string[]] {
  const moves = handMoves(hand, legal);
  return [Object.fromEntries(hand.map((card) => [card, moveOf(card, moves, legal)])), moves.others];
}

describe("the moves of a hand that nobody has drawn", () => {
  it("are made by tapping their cards, and the others are listed", () => {
    const legal = ["play 2 of cups", "play 12 of cups", "pass"];
    expect(told(["2 of cups", "12 of cups"], legal)).toEqual([{ "2 of cups": legal[0], "12 of cups": legal[1] }, ["pass"]]);
  });

  it("leave it to people which of several a card is for", () => {
    const legal = ["play 2 of cups", "hide 2 of cups", "play ace of cups"];
    expect(told(["2 of cups", "ace of cups"], legal)).toEqual([
      { "2 of cups": null, "ace of cups": "play ace of cups" },
      ["play 2 of cups", "hide 2 of cups"],
    ]);
    expect(handMoves(["2 of cups"], legal.slice(0, 2)).of.get("2 of cups")).toEqual(legal.slice(0, 2));
  });

  it("are never made with one card if they take two", () => {
    expect(told(["sun", "moon"], ["swap sun for moon"])).toEqual([{ sun: null, moon: null }, ["swap sun for moon"]]);
  });

  it("don't take a bid for a card", () => {
    const legal = ["bid 4", "bid 5", "pass"];
    expect(told(["5", "7"], legal)).toEqual([{ 5: "play 5", 7: "play 7" }, legal]);
  });

  it("say what wouldn't be allowed, so that it can be asked why", () => {
    expect(told(["sun", "moon"], ["hide sun"])[0]).toEqual({ sun: "hide sun", moon: "hide moon" });
    expect(told(["sun"], [])[0]).toEqual({ sun: "play sun" });
  });

  it("tell equal cards apart", () => {
    const keys = keyed(["coin", "sun", "coin"]);
    expect(new Set(keys).size).toBe(3);
    expect(keys.map(cardOf)).toEqual(["coin", "sun", "coin"]);
  });
});

it("shows cards in front of their seats, until a seat has several", () => {
  expect(piled([{ seat: 0 }, { seat: 1 }])).toBe(false);
  expect(piled([{ seat: 0 }, { seat: 1 }, { seat: 0 }])).toBe(true);
});
