import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { commandOf } from "./keyboard";

let dialog: object | null;

beforeEach(() => {
  dialog = null;
  vi.stubGlobal("document", { querySelector: () => dialog });
});
afterEach(() => vi.unstubAllGlobals());

/** A key, pressed while the focus is on an element of this name. */
function press(key: string, at = "body", more: Partial<KeyboardEvent> = {}): KeyboardEvent {
  const target = { matches: (names: string) => names.split(", ").includes(at) };
  return { key, target, ctrlKey: false, metaKey: false, altKey: false, ...more } as unknown as KeyboardEvent;
}

it("keys open tabs and help, and lead to the hand", () => {
  const commands = [..."?hplsrmc"].map((key) => commandOf(press(key), null));
  expect(commands).toEqual(["help", "hand", "pause", "log", "sheet", "rules", "moves", "say"]);
  expect(commandOf(press("Escape"), null)).toBe("close");
  expect(commandOf(press("x"), null)).toBeNull();
});

it("keys belong to fields, dialogs and the browser first", () => {
  expect(commandOf(press("l", "input"), null)).toBeNull();
  expect(commandOf(press("l", "textarea"), null)).toBeNull();
  expect(commandOf(press("l", "body", { ctrlKey: true }), null)).toBeNull();
  dialog = {};
  expect(commandOf(press("l"), null)).toBeNull();
});

it("space goes on after a trick, unless it presses a button", () => {
  expect(commandOf(press(" "), "trick")).toBe("go on");
  expect(commandOf(press(" "), "round")).toBeNull();
  expect(commandOf(press(" "), null)).toBeNull();
  expect(commandOf(press(" ", "button"), "trick")).toBeNull();
});
