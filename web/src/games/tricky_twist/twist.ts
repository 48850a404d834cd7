// What Tricky Twist's cards are called on the page, and what is said of them.
import { label, t, type Said } from "../../i18n/words.svelte";
import type {
  TrickyTwistBonusCard as Bonus,
  TrickyTwistFalseTrick as FalseTrick,
  TrickyTwistLastTrick as LastTrick,
  TrickyTwistOutlook as Outlook,
  TrickyTwistResult as Result,
  TrickyTwistRound as Round,
  TrickyTwistScoring as Scoring,
  TrickyTwistScoringCard as ScoringCard,
  TrickyTwistSuit as Suit,
  TrickyTwistView,
} from "./view";

export const SUITS: Suit[] = ["moons", "suns", "squares", "circles"];

/** "7 of moons" as its two parts. */
export function read(card: string): { value: number; suit: Suit } {
  const [value, suit] = card.split(" of ");
  return { value: Number(value), suit: suit as Suit };
}

/** The trick before the one that is being played; a new round still shows the last one's (ALL-3). */
export function lastTrick(view: TrickyTwistView): LastTrick | null {
  return view.tricks.at(-1) ?? view.last_round_trick;
}

const SUIT_TITLES: Record<Suit, string> = {
  moons: "twist-moons",
  suns: "twist-suns",
  squares: "twist-squares",
  circles: "twist-circles",
};

/** A suit on a button. */
export const suitTitle = (suit: Suit): string => t(SUIT_TITLES[suit]);

/** A false trick in words. */
export function falseTrick({ from, card, suit, value, adjusted }: FalseTrick): string {
  if (from === "joker") return t("twist-joker-shown");
  if (card === null) {
    const what = suit ?? String(value);
    return adjusted ? t("shown-made-adjusted", { what }) : t("shown-made", { what });
  }
  const flipped = from === "flip";
  if (!adjusted) return flipped ? t("shown-flipped", { card }) : label(card);
  if (flipped) return t("shown-flipped-adjusted", { card, value: value! });
  return t("shown-adjusted", { card, value: value! });
}

/** What the round would bring after a choice: "7★", or "7–21★" with the bonus cards that are still to be used. */
export function worth({ stars, most }: Outlook): string {
  return most > stars ? t("worth-choice-up-to", { stars, most }) : t("worth-choice", { stars });
}

/** The name of a choice on its button, with that. */
export const besideWorth = (name: string, outlook: Outlook | undefined): string =>
  outlook ? `${name} ${worth(outlook)}` : name;

/** What a screen reader says for a choice: its name, and what the round would bring after it. */
export function withWorth(name: string, outlook: Outlook | undefined): string {
  if (!outlook) return name;
  const { stars, most } = outlook;
  const said = most > stars ? t("worth-choice-up-to-said", { stars, most }) : t("worth-choice-said", { stars });
  return `${name}, ${said}`;
}

// Bonus cards --------------------------------------------------------------------------------------------------------

/** The two suits that a side offers, if it is a suit side. */
export function suitsOn(bonus: Bonus): Suit[] {
  return bonus.face.includes(" or ") ? (bonus.face.split(" or ") as Suit[]) : [];
}

/** What a bonus card is called this round, beside what it does. */
export function title(bonus: Bonus): string {
  return suitsOn(bonus).length ? t("twist-suit-side") : label(bonus.face);
}

/** The same where nothing else tells which suits it has. */
export function wholeTitle(bonus: Bonus): string {
  const suits = suitsOn(bonus);
  return suits.length ? t("twist-suit-side-of", { suits }) : label(bonus.face);
}

const EFFECTS: Record<string, string> = {
  retrieve: "twist-effect-retrieve",
  flip: "twist-effect-flip",
  joker: "twist-effect-joker",
  harvest: "twist-effect-harvest",
  odd: "twist-effect-odd",
  even: "twist-effect-even",
  "any value": "twist-effect-any-value",
  adjust: "twist-effect-adjust",
};

/** What a bonus card does, in a line; all but Retrieve at the end of the round. */
export function effect(bonus: Bonus): string {
  const suits = suitsOn(bonus);
  return suits.length ? t("twist-effect-suits", { suits }) : t(EFFECTS[bonus.face]);
}

/** Where a bonus card is. */
export function whereabouts({ on_offer, holder, out_of, use }: Bonus, names: string[]): string {
  if (on_offer) return t("twist-on-offer");
  if (holder === null) return t("twist-gone");
  const seat = holder;
  if (out_of === "game" && use) return t("twist-took-back-game", { seat, card: use }, names);
  if (out_of === "round" && use) return t("twist-took-back-round", { seat, card: use }, names);
  if (out_of === "game") return t("twist-out-of-game", { seat }, names);
  if (out_of === "round") return t("twist-out-of-round", { seat }, names);
  return use ? t("twist-held-used", { seat, use }, names) : t("twist-held", { seat }, names);
}

/** The arguments of what explains a bonus card: its title, what it does, where it is. */
export function explained(bonus: Bonus, names: string[]): { text: string; text_effect: string; text_where: string } {
  return { text: wholeTitle(bonus), text_effect: effect(bonus), text_where: whereabouts(bonus, names) };
}

// Scoring cards ------------------------------------------------------------------------------------------------------

type OneOfItsKind = Exclude<Scoring, "two suits A" | "two suits B">;

const REWARDS: Record<OneOfItsKind, string> = {
  sequence: "rewards-sequence",
  "one suit": "rewards-one-suit",
  suits: "rewards-suits",
  fewest: "rewards-fewest",
  most: "rewards-most",
  even: "rewards-even",
  odd: "rewards-odd",
};

/** What a scoring card rewards. */
export function rewards({ card, suits }: ScoringCard): string {
  return suits.length ? t("rewards-two-suits", { suits }) : t(REWARDS[card as OneOfItsKind]);
}

const COUNTS: Record<Scoring, string> = {
  sequence: "twist-counts-sequence",
  "two suits A": "twist-counts-one-suit",
  "two suits B": "twist-counts-one-suit",
  "one suit": "twist-counts-one-suit",
  suits: "twist-counts-suits",
  fewest: "twist-counts-places",
  most: "twist-counts-places",
  even: "twist-counts-even",
  odd: "twist-counts-odd",
};

/** What a scoring card's stars are for. */
export const counts = ({ card }: ScoringCard): string => t(COUNTS[card]);

/** The stars table from its first star on, without the repeats of its last figure. */
export function starsTable(card: ScoringCard): { at: string; stars: number }[] {
  if (card.by_place) {
    return card.stars.map((stars, i) => ({ at: t("twist-place", { place: i + 1 }), stars }));
  }
  const top = card.stars.indexOf(card.stars.at(-1)!);
  const rows = card.stars.slice(0, top + 1).map((stars, i) => ({ at: String(i), stars }));
  const last = rows.pop()!;
  return [...rows.filter(({ stars }) => stars > 0), { ...last, at: `${last.at}+` }];
}

const COUNTED: Record<OneOfItsKind, string> = {
  sequence: "stars-sequence",
  "one suit": "stars-one-suit",
  suits: "stars-suits",
  fewest: "stars-fewest",
  most: "stars-most",
  even: "stars-even",
  odd: "stars-odd",
};

/** What brought a player the stars of a finished round, as the score sheet tells it. */
export function reasons({ scoring_card, suits }: Round, { tricks, false_tricks, counted, stars }: Result): Said[] {
  const why: Said[] = [];
  const pairs = Math.min(tricks, false_tricks);
  const by_card = { stars: stars.scoring_card, count: counted };
  if (stars.tricks) why.push({ id: "stars-tricks", stars: stars.tricks, tricks });
  if (stars.pairs) why.push({ id: "stars-pairs", stars: stars.pairs, pairs, each: stars.pairs / pairs });
  if (stars.scoring_card && suits.length) why.push({ id: "stars-two-suits", ...by_card, suits });
  else if (stars.scoring_card) why.push({ id: COUNTED[scoring_card as OneOfItsKind], ...by_card });
  if (stars.harvest) why.push({ id: "stars-harvest", stars: stars.harvest });
  return why;
}
