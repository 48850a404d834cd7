// The deal of a hand from a draw's words, to be held against the record (TP-4 to TP-6). The same as `draw` in rules.py.
import { heaps, type Chance, type Course, type Draw } from "../../fair/protocol";

const SUITS = ["Pumpkinheads", "Boos", "Skellies", "Frankies", "Dracs"];
const CARDS = SUITS.flatMap((suit) => Array.from({ length: 12 }, (_, at) => `${at + 1} of ${suit}`));
const SCORES = [-5, -5, -4, -4, -3, -3, -2, -2, -1, -1, 1, 2, 3, 4, 5];

export default async function deal(draw: Draw, { players, steps }: Course): Promise<Chance> {
  const each = CARDS.length / players;
  const hands = heaps(await draw.shuffle(CARDS), players, each);
  const scores = await draw.shuffle(SCORES);
  const hand = { deal: "hand", hands, score_deck: scores.slice(0, each - 1), put_away: scores.slice(each - 1) };
  return steps.length === 0 ? { ...hand, start: await draw.below(players) } : hand;
}
