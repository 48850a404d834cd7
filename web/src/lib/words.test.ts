import { describe, expect, it } from "vitest";
import { entry } from "../../testing/states";
import { heard, hue, initials, plain, together, told } from "./words";

const names = ["Ann", "Bo"];

describe("a line of the log", () => {
  it("says who did what, and that something secret was done", () => {
    expect(told(entry(1), names)).toBe("Bo: play 3");
    expect(told(entry(1, { text: "" }), names)).toBe("Bo: a secret move");
    expect(told(entry(1, { seat: null, text: "The cards are dealt." }), names)).toBe("The cards are dealt.");
    expect(told(entry(1, { kind: "seat", text: "Seat 1 sits down." }), names)).toBe("Bo sits down.");
  });

  it("tells of a shuffle by seats: somebody else may sit there since", () => {
    const gone = entry(1, { kind: "deal", seat: null, text: "The shuffle is called off: seat 0 did not tell the luck." });
    expect(told(gone, names)).toBe("The shuffle is called off: seat 1 did not tell the luck.");
  });

  it("is a whole sentence when it is said, with its news", () => {
    expect(heard(entry(1), names)).toBe("Bo: play 3.");
    expect(heard(entry(1, { kind: "chat", text: "Well played!" }), names)).toBe("Bo: Well played!");
    expect(heard(entry(1, { news: ["Seat 0 wins the trick."] }), names)).toBe("Bo: play 3. Ann wins the trick.");
  });
});

it("puts several together as people do", () => {
  expect(together([])).toBe("");
  expect(together(["Ann"])).toBe("Ann");
  expect(together(["Ann", "Bo"])).toBe("Ann and Bo");
  expect(together(["Ann", "Bo", "Cy"])).toBe("Ann, Bo and Cy");
});

it("writes an option's name as people would", () => {
  expect(plain("horizontal_twists")).toBe("Horizontal twists");
});

describe("a game without a picture", () => {
  it.each([
    ["hearts", "H"],
    ["cross_and_pile", "CP"],
    ["the_old_maid", "OM"],
    ["rummy_500", "R5"],
    ["", "?"],
  ])("%s has initials", (name, letters) => {
    expect(initials(name)).toBe(letters);
  });

  it("has a colour of its own, always the same", () => {
    expect(hue("hearts")).toBe(hue("hearts"));
    expect(new Set(["hearts", "spades", "whist", "euchre"].map(hue)).size).toBe(4);
    expect(hue("\u{1F0A1}")).toBeGreaterThanOrEqual(0);
  });
});
