import { describe, expect, it } from "vitest";
import { others, place, stepsFrom } from "./seats";

describe("seats", () => {
  it("counts clockwise from you, and from seat 0 for a bystander", () => {
    expect(stepsFrom(2, 2, 4)).toBe(0);
    expect(stepsFrom(2, 3, 4)).toBe(1);
    expect(stepsFrom(2, 1, 4)).toBe(3);
    expect(stepsFrom(null, 3, 4)).toBe(3);
  });

  it("lists the others from your left around to your right", () => {
    expect(others(1, 4)).toEqual([2, 3, 0]);
    expect(others(null, 3)).toEqual([1, 2]);
  });

  it("lays your card below, the next player's to the left, an opposite one above", () => {
    expect(place(3, 3, 4)).toEqual({ x: -0, y: 1 });
    const left = place(3, 0, 4);
    expect(left.x).toBeCloseTo(-1);
    expect(left.y).toBeCloseTo(0);
    expect(place(3, 1, 4).y).toBeCloseTo(-1);
  });
});
