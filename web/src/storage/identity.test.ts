import { expect, it } from "vitest";
import { personId, randomHex } from "./identity";

it("a browser is told apart from others, for as long as it remembers", () => {
  const me = personId();
  expect(me).toMatch(/^[0-9a-f]{32}$/);
  expect(personId()).toBe(me);
});

it("random bytes are written in two digits each", () => {
  expect(randomHex(12)).toMatch(/^[0-9a-f]{24}$/);
  expect(randomHex(12)).not.toBe(randomHex(12));
});
