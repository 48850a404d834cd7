// Where people sit, seen from one seat: you at the bottom, the next player on your left (ALL-1).
import { getContext, setContext } from "svelte";

/** Steps clockwise from `me` to `seat`: 0 is you. A bystander looks from seat 0. */
export function stepsFrom(me: number | null, seat: number, players: number): number {
  return (seat - (me ?? 0) + players) % players;
}

/** The other seats in the order they sit, from your left around to your right. */
export function others(me: number | null, players: number): number[] {
  return Array.from({ length: players - 1 }, (_, i) => ((me ?? 0) + 1 + i) % players);
}

/** Where a seat's cards lie about the middle, as parts of its width and height, from -1 to 1. */
export function place(me: number | null, seat: number, players: number): { x: number; y: number } {
  const turn = (stepsFrom(me, seat, players) / players) * 2 * Math.PI;
  return { x: -Math.sin(turn), y: Math.cos(turn) };
}

/** Who is no person, and who is away, by seat: for whoever draws names. A drawing knows names only. */
export interface SeatStatus {
  bots: boolean[];
  away: boolean[];
}

const SITTING = Symbol("sitting");
export const setSeatStatus = (who: SeatStatus): SeatStatus => setContext(SITTING, who);
export const getSeatStatus = (): SeatStatus | undefined => getContext(SITTING);
