// The deal, or a new pile, from a draw's words, to be held against the record (TH-4, TH-5, TH-19). The same as `draw`
// in rules.py.
import { heaps, type Chance, type Course, type Draw, type Step } from "../../fair/protocol";

const DEALT = 7;

export default async function deal(draw: Draw, { players, edition, steps }: Course): Promise<Chance> {
  if (steps.length > 0) return { deal: "reshuffle", pile: await draw.shuffle(loose(steps)) };
  const numbers = (edition.numbers as number[]).toSorted((a, b) => a - b).map((n) => String(n).padStart(2, "0"));
  const box = [...numbers, ...Array<string>(edition.hundreds as number).fill("100")];
  const start = await draw.below(players);
  const cards = await draw.shuffle(box);
  const [discard, ...pile] = cards.slice(DEALT * players);
  return { deal: "cards", hands: heaps(cards, players, DEALT), discard, pile, start };
}

/** What makes a new pile: the discards under the top one in order, then the cards put aside, the newest first. */
function loose(steps: Step[]): string[] {
  let [under, aside]: string[][] = [[], []];
  let discard = "";
  let faceDown: string | null = null;
  for (const { chance, move } of steps) {
    if (chance) {
      discard = (chance.discard as string | undefined) ?? discard;
      [under, aside] = [[], []];
      continue;
    }
    if (faceDown) {
      if (move === "challenge") under.push(faceDown);
      else aside.unshift(faceDown);
      faceDown = null;
    }
    const [verb, card] = move.split(" ");
    if (verb === "cheat") faceDown = card;
    else if (verb === "play") {
      under.push(discard);
      discard = card;
    }
  }
  return [...under.sort((a, b) => Number(a) - Number(b)), ...aside];
}
