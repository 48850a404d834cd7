import { beforeAll, describe, expect, it } from "vitest";
import { speakEnglish } from "../../testing/english";
import { fieldLines, fieldName } from "./describe-view";

const names = ["Ann", "Bo", "Cy"];
beforeAll(() => speakEnglish({ words: "view-face-up = Face up\nname-leads = who leads", shapes: {} }));
const one = (word: string, value: unknown) => fieldLines(word, value, names).join(" | ");

describe("a view in plain words", () => {
  it("says what is simple as it is", () => {
    expect(one("pile", 12)).toBe("12");
    expect(one("discard", null)).toBe("none");
    expect(one("over", true)).toBe("yes");
    expect(one("note", "leads")).toBe("who leads");
  });

  it("calls its words as the game does, or else as they are", () => {
    expect([fieldName("face_up"), fieldName("for_points")]).toEqual(["Face up", "for points"]);
  });

  it("lists cards, and calls an empty list none", () => {
    expect(one("hand", ["2 of Cups", "3 of Cups", "4 of Cups"])).toBe("2 of Cups, 3 of Cups, 4 of Cups");
    expect(one("hand", [])).toBe("none");
  });

  it("names people: by seat, by a word that means one, and where there is a number for each", () => {
    expect(one("leader", 2)).toBe("Cy");
    expect(one("pile", 2)).toBe("2");
    expect(one("hand_sizes", [4, 5, 6])).toBe("Ann 4, Bo 5, Cy 6");
    expect(one("numbers", [4, 5])).toBe("4, 5");
    expect(one("trick", [{ seat: 1, card: "2 of Cups" }, { seat: 2, card: null }])).toBe("Bo: 2 of Cups | Cy: none");
  });

  it("puts what lies deeper into one line each", () => {
    const trick = { cards: [{ seat: 1, card: "2 of Cups" }, { seat: 2, card: "3 of Cups" }], winner: 2, for_points: -4 };
    expect(one("tricks", [trick])).toBe("cards Bo: 2 of Cups, Cy: 3 of Cups; winner Cy; for points -4");
    expect(one("cards", { A1: [1, 2, 3] })).toBe("A1 1, 2, 3");
  });
});
