import { beforeEach, describe, expect, it } from "vitest";
import words from "../../../../src/trickery/games/tricky_twist/en.ftl?raw";
import { speakEnglish } from "../../../testing/english";
import { text } from "../../i18n/words.svelte";
import { counts, effect, falseTrick, reasons, rewards, starsTable, suitsOn, title, whereabouts, wholeTitle, withWorth, worth } from "./twist";
import type { TrickyTwistBonusCard, TrickyTwistResult } from "./view";

const names = ["Ann", "Bo", "Cy"];
const shapes = { "{value} of moons": "card-moons", "{suit} or {other}": "either-suit" };
beforeEach(() => speakEnglish({ words, shapes }));

function bonus(more: Partial<TrickyTwistBonusCard>): TrickyTwistBonusCard {
  const bare = { holder: null, taken_after_trick: null, on_offer: false, out_of: null, use: null, flips_to: null };
  return { card: "joker", face: "joker", ...bare, ...more };
}

describe("a bonus card", () => {
  it("is called by what it shows", () => {
    const side = bonus({ card: "side 1", face: "moons or suns" });
    expect(suitsOn(side)).toEqual(["moons", "suns"]);
    expect([title(side), wholeTitle(side)]).toEqual(["Suit side", "Suit side: moons or suns"]);
    expect(effect(side)).toBe("A false trick of moons or suns");
    const odd = bonus({ card: "side 1", face: "odd" });
    expect([title(odd), wholeTitle(odd), effect(odd)]).toEqual(["Odd", "Odd", "A false trick with an odd value"]);
  });

  it.each([
    [{ on_offer: true }, "on offer"],
    [{ out_of: "game" }, "out of the game since an earlier round"],
    [{ out_of: "game", holder: 1 }, "out of the game; Bo had it"],
    [{ out_of: "round", holder: 1, use: "7 of moons" }, "out of the round; Bo took back the 7 of moons"],
    [{ holder: 2 }, "Cy has it"],
    [{ holder: 2, use: "false trick" }, "Cy has it, used for: false trick"],
  ] as const)("%o is %s", (more, where) => {
    expect(whereabouts(bonus(more), names)).toBe(where);
  });
});

describe("a false trick", () => {
  it.each([
    [{ from: "play", card: "7 of moons", suit: "moons", value: 7 }, "7 of moons"],
    [{ from: "flip", card: "7 of moons", suit: "moons", value: 7 }, "7 of moons (flipped)"],
    [{ from: "play", card: "7 of moons", suit: "moons", value: 8, adjusted: true }, "7 of moons (counts as 8)"],
    [{ from: "flip", card: "7 of moons", suit: "moons", value: 8, adjusted: true }, "7 of moons (flipped, counts as 8)"],
    [{ from: "side 1", card: null, suit: "suns", value: null }, "suns (from a bonus card)"],
    [{ from: "side 3", card: null, suit: null, value: 4, adjusted: true }, "4 (from a bonus card, adjusted)"],
    [{ from: "joker", card: null, suit: null, value: null }, "Joker: no suit, no value"],
  ] as const)("%o is told as %s", (one, told) => {
    expect(falseTrick(one)).toBe(told);
  });
});

describe("what a choice would make of the round", () => {
  it("is told at once and at best, or in one figure where they're the same", () => {
    expect([worth({ stars: 7, most: 7 }), worth({ stars: 7, most: 21 })]).toEqual(["7★", "7–21★"]);
    expect(withWorth("Flip", { stars: 1, most: 1 })).toBe("Flip, the round would be worth 1 star");
    const told = "Flip, the round would be worth 7 stars, up to 21 with your bonus cards";
    expect(withWorth("Flip", { stars: 7, most: 21 })).toBe(told);
    expect(withWorth("Flip", undefined)).toBe("Flip");
  });
});

describe("a scoring card", () => {
  it("tells what it rewards and its stars", () => {
    const two = { card: "two suits A", suits: ["moons", "suns"], stars: [0, 2, 5, 5], by_place: false, sides: "suits" } as const;
    const card = { ...two, suits: [...two.suits], stars: [...two.stars] };
    expect(rewards(card)).toBe("false tricks of moons or suns, whichever you have more of");
    expect(counts(card)).toBe("false tricks of one suit");
    expect(starsTable(card)).toEqual([{ at: "1", stars: 2 }, { at: "2+", stars: 5 }]);
    const most = { card: "most", suits: [], stars: [12, 7, 3], by_place: true, sides: "suits" } as const;
    const places = starsTable({ ...most, suits: [], stars: [...most.stars] });
    expect(places.map(({ at }) => at)).toEqual(["1st", "2nd", "3rd"]);
  });

  it("gives its reasons as the score sheet does, and none where there is no star", () => {
    const stars = { tricks: 2, pairs: 10, scoring_card: 3, harvest: 2 };
    const row: TrickyTwistResult = { tricks: 2, false_tricks: 2, counted: 2, stars, total: 17 };
    const told = reasons({ scoring_card: "sequence", suits: [], seats: [] }, row).map((why) => text(why));
    expect(told).toEqual(["2 for 2 tricks", "10 for 2 pairs at 5", "3 for a run of 2", "2 for Harvest"]);
    const none = { tricks: 0, pairs: 0, scoring_card: 0, harvest: 0 };
    expect(reasons({ scoring_card: "most", suits: [], seats: [] }, { ...row, stars: none })).toEqual([]);
  });
});
