import { expect, it } from "vitest";
import type { Finding, MoveWorth, Span, Whereabouts } from "../net/wire";
import { asGood, costliest, figures, percent, uncertain, verdict } from "./findings";

const span = (mean: number, about = 0): Span => ({ mean, low: mean - about, high: mean + about });
const worth = (move: string, mean: number, about: number): MoveWorth => ({
  move,
  share: span(mean, about),
  points: span(0),
  worlds: 10,
});
const finding = (number: number, cost: number, sure: boolean, chosen = "a"): Finding =>
  ({ number, cost: span(cost), sure, chosen, best: "b" }) as Finding;

it("what is beyond doubt comes first, then the costliest", () => {
  const all = [finding(0, 0.3, false), finding(1, 0, false, "b"), finding(2, 0.1, true), finding(3, 0.2, true), finding(4, 0.0001, false)];
  expect(all.map(verdict)).toEqual(["perhaps", "best", "sure", "sure", "best"]);
  expect(costliest(all).map(({ number }) => number)).toEqual([3, 2, 0, 4, 1]);
});

it("small figures have a tenth, and an interval has what its middle has", () => {
  expect([percent(0.1234), percent(0.0123), percent(-0.0001), percent(1)]).toEqual([12, 1.2, 0, 100]);
  expect(figures(span(0.1234, 0.1))).toEqual({ percent: 12, low: 2, high: 22 });
  expect(figures(span(0.0123, 0.1))).toEqual({ percent: 1.2, low: -8.8, high: 11.2 });
});

it("a move is as good as the best if it may be worth as much", () => {
  const moves = [worth("b", 0.5, 0.1), worth("c", 0.45, 0.06), worth("d", 0.3, 0.1)];
  expect(moves.map((move) => asGood(move, moves))).toEqual([true, true, false]);
});

it("the odds leave out what is certain, and columns with nothing in them", () => {
  const card = (card: string, seats: number[], places = {}): Whereabouts => ({ card, seats, places });
  const told = [
    card("10 of Boos", [0, 40, 60]),
    card("9 of Boos", [0, 100, 0]),
    card("2 of Boos", [0, 30, 30], { deck: 40 }),
    card("joker", [0, 0, 50], { deck: 50 }),
  ];
  expect(uncertain(told)).toEqual({
    seats: [1, 2],
    places: ["deck"],
    kinds: [
      [
        { card: "2 of Boos", at: [30, 30, 40] },
        { card: "10 of Boos", at: [40, 60, 0] },
      ],
      [{ card: "joker", at: [0, 50, 50] }],
    ],
  });
});
