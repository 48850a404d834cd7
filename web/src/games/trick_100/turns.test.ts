import { beforeAll, describe, expect, it } from "vitest";
import words from "../../../../src/trickery/games/trick_100/en.ftl?raw";
import { setWords } from "../../i18n/words.svelte";
import { standing } from "./turns";
import type { Trick100View } from "./view";

const names = ["Ann", "Bo", "Cy"];
const hidden = { seat: 0, card: null, last_card: false };

function at(view: Partial<Trick100View>): string {
  const some = { seat: 1, to_move: 2, phase: "turn", face_down: null, winners: [], scores: [4, 2, 2], turn_limit: 300 };
  return standing({ ...some, ...view } as Trick100View, names);
}

beforeAll(() => setWords({ language: "en", languages: {}, words: "name-of = { $text }’s\n" }, { name: "", told: { words, shapes: {} } }));

describe("how the game stands", () => {
  it.each<[string, Partial<Trick100View>]>([
    ["Cy’s turn", {}],
    ["Your turn", { to_move: 1 }],
    ["Cy restarts: any card, face up", { phase: "restart" }],
    ["You restart: any card, face up", { phase: "restart", to_move: 1 }],
    ["Shuffling…", { phase: "chance", to_move: null }],
  ])("%s", (told, view) => {
    expect(at(view)).toBe(told);
  });

  it.each<[string, Partial<Trick100View>]>([
    ["Cy can challenge Ann’s card or let it go", { face_down: hidden }],
    ["Challenge Ann’s card or let it go", { face_down: hidden, to_move: 1 }],
    ["Ann wins unless Cy challenges this last card", { face_down: { ...hidden, last_card: true } }],
    ["Ann wins unless you challenge this last card", { face_down: { ...hidden, last_card: true }, to_move: 1 }],
  ])("after a face-down card: %s", (told, view) => {
    expect(at({ phase: "answer", ...view })).toBe(told);
  });

  it.each<[string, Partial<Trick100View>]>([
    ["Ann has no cards left and wins", { winners: [0], ended: "shed", last_card: "laid openly" }],
    ["Ann wins: nobody challenged the last card", { winners: [0], ended: "shed", last_card: "not challenged" }],
    ["Ann wins: the last card was honest", { winners: [0], ended: "shed", last_card: "true" }],
    ["After 300 turns, Bo wins with 2 cards left", { winners: [1], ended: "limit" }],
    ["After 300 turns, Bo and Cy share the win with 2 cards each", { winners: [1, 2], ended: "limit" }],
  ])("at the end: %s", (told, view) => {
    expect(at({ phase: "over", to_move: null, ...view })).toBe(told);
  });
});
