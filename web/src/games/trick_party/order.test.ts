import { describe, expect, it } from "vitest";
import { leads, lying, perRow } from "./order";
import type { TrickPartyFinished, TrickPartyView } from "./view";

const trick = (prize: TrickPartyFinished["for"], ...cards: string[]): TrickPartyFinished => ({
  for: prize,
  cards: cards.map((card, seat) => ({ seat, card })),
  winner: 1,
});
const first = trick(3, "12 of Boos", "1 of Boos", "5 of Boos", "4 of Boos");
const death = trick("DEATH", "12 of Boos", "1 of Dracs", "3 of Boos", "4 of Boos");
const dealt = {
  seat: 0,
  to_move: 2,
  trick: [],
  tricks: [],
  last_trick: null,
  last_reversed: false,
  on_offer: -2,
  revolutions: 0,
  reversed: false,
  revolution_cards: ["5 of Boos"],
  tricks_in_hand: 15,
  hand_number: 0,
} as Partial<TrickPartyView> as TrickPartyView;

describe("what lies on the table", () => {
  it("is the trick that is played, with its own prize and order", () => {
    const view = { ...dealt, tricks: [first], last_trick: first, trick: [{ seat: 1, card: "2 of Boos" }], revolutions: 1, reversed: true };
    expect(lying(view)).toEqual({ done: null, hand: 1, number: 2, prize: -2, turns: 1, reversed: true });
  });

  it("is a finished trick until the next lead: its prize and order, not the next one's", () => {
    const view = { ...dealt, tricks: [first], last_trick: first, last_reversed: true };
    expect(lying(view)).toEqual({ done: first, hand: 1, number: 1, prize: 3, turns: 1, reversed: true });
  });

  it("is the new trick once it is yours to lead: its prize, and the usual order again", () => {
    const view = { ...dealt, seat: 1, to_move: 1, tricks: [first], last_trick: first, last_reversed: true };
    expect(leads(view)).toBe(true);
    expect(lying(view)).toEqual({ done: null, hand: 1, number: 2, prize: -2, turns: 0, reversed: false });
    for (const other of [{ ...view, seat: null }, { ...view, seat: 2 }]) {
      expect(leads(other)).toBe(false);
      expect(lying(other).done).toBe(first);
    }
  });

  it("is the last trick of a hand, also when the next hand is dealt", () => {
    const over = { done: death, hand: 1, number: 15, prize: "DEATH", turns: 0, reversed: false };
    expect(lying({ ...dealt, hand_number: 1, last_trick: death })).toEqual(over);
    expect(lying({ ...dealt, hand_number: 1, last_trick: death, tricks: Array(15).fill(death) })).toEqual(over);
  });
});

it("a hand breaks into rows that look alike", () => {
  expect([0, 6, 7, 12, 13].map((cards) => perRow(cards, 6))).toEqual([0, 6, 4, 6, 5]);
});
