// A round's deal, or the shuffled reserves, from a draw's words, to be held against the record (TT-2, TT-5). The same
// as `draw` in rules.py.
import { heaps, type Chance, type Course, type Draw } from "../../fair/protocol";

const SUITS = ["moons", "suns", "squares", "circles"];
const CARDS = SUITS.flatMap((suit) => Array.from({ length: 12 }, (_, at) => `${at + 1} of ${suit}`));
const SCORING = ["sequence", "two suits A", "two suits B", "one suit", "suits", "fewest", "most", "even", "odd"];

export default async function deal(draw: Draw, course: Course): Promise<Chance> {
  const last = course.steps.findLastIndex((step) => step.chance);
  return course.steps[last]?.chance?.deal === "round" ? reserves(draw, course, last) : round(draw, course);
}

async function round(draw: Draw, { players, steps }: Course): Promise<Chance> {
  const used = steps.map((step) => step.chance?.scoring_card);
  const unused = SCORING.filter((card) => !used.includes(card));
  const scoring_card = unused[await draw.below(unused.length)];
  const first = steps.length === 0 ? { first: await draw.below(players) } : {};
  const hands = heaps(await draw.shuffle(CARDS), players, CARDS.length / players);
  return { deal: "round", scoring_card, hands, ...first };
}

/** What each seat has put aside since the deal, in the order of the suits before it is shuffled. */
async function reserves(draw: Draw, { players, steps }: Course, dealt: number): Promise<Chance> {
  const picked = steps.slice(dealt + 1);
  const piles: string[][] = [];
  for (let seat = 0; seat < players; seat++) {
    const mine = picked.filter((step) => step.seat === seat).map((step) => step.move);
    piles.push(await draw.shuffle(CARDS.filter((card) => mine.includes(`reserve ${card}`))));
  }
  return { deal: "reserves", reserves: piles };
}
