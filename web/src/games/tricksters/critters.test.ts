import { describe, expect, it } from "vitest";
import { asItWas, sides } from "./critters";
import type { TrickstersView } from "./view";

describe("the table between two rounds", () => {
  const round = { dealer: 2, pairs: [[0, 2], [1, 3]], tricks: [3, 2, 3, 2], points: [2, 1, 2, 1] };
  const held = { drafted: [], hidden: 3 };
  const view = {
    seat: 0,
    phase: "draft",
    round: 2,
    to_move: 2,
    dealer: 3,
    matchmaker: 1,
    hand: ["A1", "A2", "A3"],
    hands: [held, held, held, held],
    unseen: ["B1"],
    suits: [null, null, null, null],
    rounds: [round],
    scores: [2, 1, 2, 1],
  } as unknown as TrickstersView;

  it("is shown as its last trick left it, with nothing of the next deal", () => {
    const was = asItWas(view);
    expect(was).toMatchObject({ round: 1, dealer: 2, matchmaker: null, to_move: null, hand: [], unseen: [] });
    expect([was.tricks_won, was.worth]).toEqual([round.tricks, round.points]);
    expect(was.hands.every(({ hidden }) => hidden === 0)).toBe(true);
    expect(sides(was.pairs!, 2)[0]).toEqual({ side: "moon", seats: [2, 0] });
    expect(asItWas({ ...view, seat: null, hand: null, unseen: null }).hand).toBeNull();
  });
});
