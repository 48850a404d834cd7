// The deal of a round from a draw's words, to be held against the record (TS-4, TS-15). The same as `draw` in rules.py.
import { heaps, type Chance, type Course, type Draw } from "../../fair/protocol";

const SEATS = 4;
const HIDDEN = 3;
const CARDS = [..."ABCDE"].flatMap((letter) => [..."1234"].map((digit) => letter + digit));

export default async function deal(draw: Draw, { steps }: Course): Promise<Chance> {
  const dealt = await draw.shuffle(CARDS);
  const round = { deal: "round", hands: heaps(dealt, SEATS, HIDDEN), face_up: dealt.slice(SEATS * HIDDEN) };
  return steps.length === 0 ? { ...round, dealer: await draw.below(SEATS) } : round;
}
