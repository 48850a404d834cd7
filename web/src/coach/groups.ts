// What a finding says of the moves: groups of those that can't be told apart, the best first. Hints, reviews and
// puzzles read them here, so that all three say the same of one decision.
import type { Finding, Group } from "../net/wire";

export function groupOf({ groups }: Pick<Finding, "groups">, move: string | null): Group | undefined {
  return groups.find(({ moves }) => move !== null && moves.includes(move));
}

/** Is it one of the moves that nothing is better than? */
export function isBest({ groups }: Pick<Finding, "groups">, move: string | null): boolean {
  return move !== null && groups[0].moves.includes(move);
}

/** What to point at on the table: all of the best moves; where no move is better than another, the suggested one. */
export function suggested({ groups: [best, second] }: Pick<Finding, "groups">): string[] {
  return (second ? best.moves : best.moves.slice(0, 1)).map((move) => `move ${move}`);
}

/** Each group's chance of winning in percent: whole numbers, or tenths where those would look the same. */
export function percentages(groups: Group[]): number[] {
  const whole = groups.map(({ share }) => Math.round(100 * share.mean));
  if (new Set(whole).size === groups.length) return whole;
  return groups.map(({ share }) => Math.round(1000 * share.mean) / 10);
}
