// Findings as the coach would tell them, with as little in them as tests ask for.
import type { Finding, Group, Span } from "../src/net/wire";

export const span = (mean: number, about = 0): Span => ({ mean, low: mean - about, high: mean + about });

/** Moves that can't be told apart, with their chance of winning. */
export function group(moves: string[], share: number, more: Partial<Group> = {}): Group {
  return { moves, share: span(share), points: span(0), cost: span(0), points_cost: 0, sure: false, after: [], ...more };
}

/** A decision at which "a" was chosen and "b" was best, by so much. */
export function finding(number: number, cost: number, sure: boolean, chosen = "a"): Finding {
  const groups = [group(["b"], 0.5), group(["a"], 0.5 - cost, { cost: span(cost), sure })];
  return { number, cost: span(cost), sure, chosen, best: "b", groups } as Finding;
}
