// Tricky Twist's own words for the page: what its cards are called.
import type { TrickyTwistBonusCard as Bonus, TrickyTwistFalseTrick as FalseTrick, TrickyTwistLastTrick as LastTrick, TrickyTwistScoringCard as ScoringCard, TrickyTwistSuit as Suit, TrickyTwistView } from "./view";

export const SUITS: Suit[] = ["moons", "suns", "squares", "circles"];

/** "7 of moons" as its two parts. */
export function read(card: string): { value: number; suit: Suit } {
  const [value, suit] = card.split(" of ");
  return { value: Number(value), suit: suit as Suit };
}

export function many(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? "" : "s"}`;
}

export function capital(text: string): string {
  return text[0].toUpperCase() + text.slice(1);
}

/** The trick before the one that is being played; a new round still shows the last one's (ALL-3). */
export function lastTrick(view: TrickyTwistView): LastTrick | null {
  return view.tricks.at(-1) ?? view.last_round_trick;
}

/** A false trick in words. */
export function falseTrick(one: FalseTrick): string {
  if (one.from === "joker") return "joker: no suit, no value";
  if (one.card === null) {
    const changed = one.adjusted ? ", adjusted" : "";
    return `${one.suit ?? one.value} made by a bonus card${changed}`;
  }
  const flipped = one.from === "flip" ? ", flipped" : "";
  return `${one.card}${flipped}${one.adjusted ? `, counts as ${one.value}` : ""}`;
}

/** What a bonus card does, in a line; all but Retrieve at the end of the round. */
export function effect(bonus: Bonus): string {
  const words: Record<string, string> = {
    retrieve: "take a false trick back into hand, at once",
    flip: "turn a trick into a false trick, or back",
    joker: "a trick, or a false trick without suit and value",
    harvest: "1 more star for each of your tricks",
    odd: "a false trick of an odd value",
    even: "a false trick of an even value",
    "any value": "a false trick of any value",
    adjust: "a false trick counts 1 more or 1 less",
  };
  return words[bonus.face] ?? `a false trick of ${bonus.face}`;
}

/** Where a bonus card is. */
export function whereabouts(bonus: Bonus, names: string[]): string {
  if (bonus.on_offer) return "on offer";
  const gone = `out of the ${bonus.out_of}`;
  if (bonus.holder === null) return `${gone} since an earlier round`;
  const name = names[bonus.holder];
  if (bonus.out_of) return bonus.use ? `${gone}; ${name} took the ${bonus.use} back` : `${gone}; ${name} had it`;
  return bonus.use ? `${name}'s, used: ${bonus.use}` : `${name}'s`;
}

/** A scoring card's name. */
export function scoringTitle(card: string): string {
  return capital(card.replace(/ [AB]$/, ""));
}

/** What a scoring card rewards, and what its stars are for. */
export function scoringWords(card: ScoringCard): { rewards: string; counts: string } {
  const words: Record<string, [string, string]> = {
    sequence: ["the longest run of neighbouring values among your false tricks", "cards in the run"],
    "one suit": ["the suit that most of your false tricks have", "false tricks of that suit"],
    suits: ["different suits among your false tricks", "different suits"],
    fewest: ["fewest false tricks, of those who have any", "place"],
    most: ["most false tricks", "place"],
    even: ["false tricks of even value", "even values"],
    odd: ["false tricks of odd value", "odd values"],
  };
  const [rewards, counts] = words[card.card] ?? [
    `the better of two suits among your false tricks: ${card.suits.join(" or ")}`,
    "false tricks of that suit",
  ];
  return { rewards, counts };
}

/** The stars table from its first star on, without the repeats of its last figure. */
export function starsTable(card: ScoringCard): { at: string; stars: number }[] {
  if (card.by_place) {
    return card.stars.map((stars, i) => ({ at: ["1st", "2nd", "3rd", "4th"][i], stars }));
  }
  const top = card.stars.indexOf(card.stars.at(-1)!);
  const rows = card.stars.slice(0, top + 1).map((stars, i) => ({ at: String(i), stars }));
  const last = rows.pop()!;
  return [...rows.filter(({ stars }) => stars > 0), { ...last, at: `${last.at}+` }];
}
