// The table in words (`words.table` of the game), for a game that nobody has drawn.
import type { Lines, View } from "../net/wire";

/** What the page shows of a view as cards, if the view has it. */
export interface Cards {
  hand?: string[] | null;
  trick?: { seat: number; card: string }[];
}

/** The lines that say more than the hand and the trick, which are shown as cards. */
export function linesOf(view: View): Lines {
  const { hand, trick } = view as Cards;
  const shown = [hand, trick?.map(({ card }) => card)].filter((cards) => cards?.length);
  return (view.in_words ?? []).filter((line) => {
    if (typeof line === "string" || Array.isArray(line)) return true;
    const lists = Object.values(line as object).filter((arg) => Array.isArray(arg)).map((list) => list.map(cardIn));
    return !lists.some((list) => shown.some((cards) => JSON.stringify(cards) === JSON.stringify(list)));
  });
}

/** A card in a list: by itself, or in a message that says who played it. */
function cardIn(one: unknown): unknown {
  return typeof one === "object" && one !== null && "card" in one ? one.card : one;
}
