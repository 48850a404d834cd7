import { beforeAll, describe, expect, it } from "vitest";
import words from "../../../../src/trickery/games/twisticon/en.ftl?raw";
import { speakEnglish } from "../../../testing/english";
import { label, text } from "../../i18n/words.svelte";
import { claiming, closing } from "./cards";
import type { TwisticonBrings, TwisticonView } from "./view";

const NOTHING: TwisticonBrings = { cards: 1, extra: 0, in_all: 1, points: 0, points_now: 0, wins: false };

/** As much of a view as tells what a choice brings. */
function about(brings: Partial<TwisticonBrings>, no_nine: Record<string, number> = {}): TwisticonView {
  const told = { ...NOTHING, ...brings };
  const moves = { "claim comet": told, "close comet": told };
  return { brings: moves, no_nine: [no_nine], to_move: 0, figures: { hand: 3, set: 3, all: 9 } } as unknown as TwisticonView;
}

beforeAll(() => {
  const shapes = { "close hand": "move-close-hand", "twist {way}": "move-twist", "close {icon}": "move-close" };
  speakEnglish({ words, shapes });
});

describe("what a claim brings", () => {
  const claim = (brings: Partial<TwisticonBrings>, no_nine = {}) => {
    const told = claiming(about(brings, no_nine), "comet");
    return [text(told.brings), told.rich];
  };

  it("is told by cards, and by points once they are closed", () => {
    expect(claim({})).toEqual(["1 card: too few to close", false]);
    expect(claim({ extra: 2 })).toEqual(["1 card plus 2 from the deck", false]);
    expect(claim({ cards: 3, in_all: 3, points: 1 })).toEqual(["3 cards: 1 point if closed", false]);
    expect(claim({ cards: 6, in_all: 6, points: 4 })).toEqual(["6 cards: 4 points if closed", true]);
    expect(claim({ cards: 9, in_all: 9, wins: true })).toEqual(["all nine: you win", true]);
  });

  it("counts those that are closed already", () => {
    const more = { cards: 3, extra: 1, in_all: 6, points: 4, points_now: 1 };
    expect(claim(more)).toEqual(["3 cards plus 1 from the deck: 6 in all, 4 points if closed", true]);
    expect(claim({ cards: 1, in_all: 5, points: 1, points_now: 1 })).toEqual(["1 card: 5 of nine", false]);
    expect(claim({ cards: 1, in_all: 5, points: 1, points_now: 1 }, { comet: 1 })).toEqual(["1 card: 5 in all", false]);
  });
});

it("tells what a closing is worth, with what was closed before", () => {
  const close = (brings: Partial<TwisticonBrings>) => text(closing(about(brings), "close comet"));
  expect(close({ cards: 3, in_all: 3, points: 1 })).toBe("1 point");
  expect(close({ cards: 3, in_all: 6, points: 4, points_now: 1 })).toBe("6 in all, 4 points instead of 1");
  expect(close({ cards: 3, in_all: 9, points: 4, points_now: 4 })).toBe("9 in all, 4 points");
  expect(close({ wins: true })).toBe("all nine: you win");
});

it("has labels for moves", () => {
  expect(label("twist left column to the back")).toBe("Twist left column to the back");
  expect(label("close hand")).toBe("Close your hand");
  expect(label("close leaf")).toBe("Close leaves");
});
