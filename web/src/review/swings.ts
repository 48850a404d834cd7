// Where a game was decided for one seat: the largest changes of its chance of winning, by its own moves or meanwhile.
import type { Finding } from "../net/wire";

export interface Swing {
  /** The step of a replay that shows it. */
  step: number;
  /** The seat's own move; none for what the others and the cards did. */
  move: string | null;
  from: number;
  to: number;
}

const MOST = 3;
/** A smaller change decides nothing. */
const LEAST = 0.1;

/** The largest swings, in the order of the game; `result` is the seat's share of the win. */
export function swings(findings: Finding[], seat: number, result: number): Swing[] {
  const played = findings.toSorted((a, b) => a.number - b.number);
  const all = played.flatMap(({ step, chosen, before, after }, i): Swing[] => {
    const next = played[i + 1];
    const own = { step: step + 1, move: chosen, from: before[seat], to: after[seat] };
    const others = { step: next?.step ?? step + 1, move: null, from: after[seat], to: next?.before[seat] ?? result };
    return [own, others];
  });
  const by = ({ from, to }: Swing) => Math.abs(to - from);
  const largest = all.filter((swing) => by(swing) >= LEAST).toSorted((a, b) => by(b) - by(a));
  return largest.slice(0, MOST).toSorted((a, b) => all.indexOf(a) - all.indexOf(b));
}
