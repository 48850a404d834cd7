import { expect, it } from "vitest";
import { finding, span } from "../../testing/findings";
import type { Whereabouts } from "../net/wire";
import { byKind, costliest, figures, isCostly, percent, reordered, uncertain, verdict } from "./findings";

it("what is beyond doubt comes first, then the costliest", () => {
  const all = [finding(0, 0.3, false), finding(1, 0, false, "b"), finding(2, 0.1, true), finding(3, 0.2, true), finding(4, 0.0001, false)];
  expect(all.map(verdict)).toEqual(["perhaps", "best", "sure", "sure", "even"]);
  expect(all.map(isCostly)).toEqual([true, false, true, true, false]);
  expect(costliest(all).map(({ number }) => number)).toEqual([3, 2, 0, 4, 1]);
});

it("small figures have a tenth, and an interval has what its middle has", () => {
  expect([percent(0.1234), percent(0.0123), percent(-0.0001), percent(1)]).toEqual([12, 1.2, 0, 100]);
  expect(figures(span(0.1234, 0.1))).toEqual({ percent: 12, low: 2, high: 22 });
  expect(figures(span(0.0123, 0.1))).toEqual({ percent: 1.2, low: -8.8, high: 11.2 });
});

it("whoever can't be told apart from the best is no mistake, whatever the figures say", () => {
  const alike = finding(0, 0.1, true, "c");
  alike.groups[0].moves.push("c");
  expect(verdict(alike)).toBe("best");
});

it("rows that somebody points at stay where they are, and new ones come below", () => {
  expect(reordered([3, 1], [2, 3, 0, 1], true)).toEqual([3, 1, 2, 0]);
  expect(reordered([3, 1], [2, 3, 0, 1], false)).toEqual([2, 3, 0, 1]);
  expect(reordered([3, 9], [3], true)).toEqual([3]);
});

it("the odds leave out what is certain, and columns with nothing in them", () => {
  const card = (card: string, seats: number[], places = {}): Whereabouts => ({ card, seats, places });
  const told = [
    card("10 of Boos", [0, 40, 60]),
    card("9 of Boos", [0, 100, 0]),
    card("2 of Boos", [0, 30, 30], { deck: 40 }),
    card("joker", [0, 0, 50], { deck: 50 }),
  ];
  const odds = uncertain(told);
  expect([odds.seats, odds.places]).toEqual([[1, 2], ["deck"]]);
  expect(odds.cards.map(({ card }) => card)).toEqual(["10 of Boos", "2 of Boos", "joker"]);
  expect(byKind(odds.cards)).toEqual([
    [
      { card: "2 of Boos", at: [30, 30, 40] },
      { card: "10 of Boos", at: [40, 60, 0] },
    ],
    [{ card: "joker", at: [0, 50, 50] }],
  ]);
});
