import { expect, it } from "vitest";
import type { Finding } from "../net/wire";
import { swings } from "./swings";

const decision = (number: number, step: number, before: number, after: number): Finding =>
  ({ number, step, chosen: `move ${number}`, before: [1 - before, before], after: [1 - after, after] }) as Finding;

it("the three largest changes decided a game, in the order of the game, whoever made them", () => {
  const late = decision(2, 9, 0.5, 0.45);
  const found = [late, decision(0, 1, 0.25, 0.65), decision(1, 4, 0.3, 0.28)]; // as the coach told them
  expect(swings(found, 1, 1)).toEqual([
    { step: 2, move: "move 0", from: 0.25, to: 0.65 },
    { step: 4, move: null, from: 0.65, to: 0.3 },
    { step: 10, move: null, from: 0.45, to: 1 },
  ]);
});

it("small changes decided nothing", () => {
  expect(swings([decision(0, 1, 0.25, 0.3)], 1, 0.3)).toEqual([]);
});
