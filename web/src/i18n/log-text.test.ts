import { beforeAll, describe, expect, it } from "vitest";
import { speakEnglish } from "../../testing/english";
import { entry, state } from "../../testing/states";
import { hue, initials } from "../ui/emblem";
import { logLine, logText, namesAt, spokenText } from "./log-text";
import { say } from "./say";

const names = ["Ann", "Bo"];
const words = "move-play = Play the { $card }\n  .told = { $seat } plays the { $card }\n  .told-you = You play the { $card }\nwins = { $seat } wins the trick.";
beforeAll(() => speakEnglish({ words, shapes: { "play {card}": "move-play" } }));

it("an open seat that plays is called by its number, from 1", () => {
  const { info } = state(1);
  expect([...namesAt({ ...info, seats: [info.seats[0], { ...info.seats[1], who: "open", name: "" }] })]).toEqual(["Ann", "Seat 2"]);
});

describe("a line of the log", () => {
  it("says who did what, and that something secret was done", () => {
    expect(logText(entry(1), names)).toBe("Bo plays the 3");
    expect(logText(entry(1, { text: "" }), names)).toBe("Bo makes a secret move");
    expect(logText(entry(1, { kind: "deal", seat: null, text: say("cards-dealt") }), names)).toBe("The cards are dealt.");
    expect(logText(entry(1, { kind: "seat", text: say("wins", { seat: 1 }) }), names)).toBe("Bo wins the trick.");
  });

  it("says you to whoever did it", () => {
    expect(logText(entry(1), Object.assign([...names], { you: 1 }))).toBe("You play the 3");
  });

  it("calls what is not heard as the game does", () => {
    const own = "lay-aside = Put a card aside\n  .told = { $seat } puts a card aside";
    speakEnglish({ words: own, shapes: { "secret move": "lay-aside" } });
    expect(logText(entry(1, { text: "" }), names)).toBe("Bo puts a card aside");
    expect(spokenText(entry(1, { text: "" }), names)).toBe("Bo puts a card aside.");
    speakEnglish({ words, shapes: { "play {card}": "move-play" } });
  });

  it("can be kept, and told in another language later", () => {
    expect(logLine(entry(1))).toEqual({ id: "told-move", seat: 1, move: "play 3" });
  });

  it("is a whole sentence when it is said, with its news", () => {
    expect(spokenText(entry(1), names)).toBe("Bo plays the 3.");
    expect(spokenText(entry(1, { text: "" }), names)).toBe("Bo makes a secret move.");
    expect(spokenText(entry(1, { kind: "chat", text: say("phrase-2") }), names)).toBe("Bo: Well played!");
    expect(spokenText(entry(1, { news: [say("wins", { seat: 0 })] }), names)).toBe("Bo plays the 3. Ann wins the trick.");
  });
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
