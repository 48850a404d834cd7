import { afterEach, describe, expect, it } from "vitest";
import { settings } from "../settings/settings.svelte";
import { arrive, closing } from "./motion";

const card = {} as Element;
afterEach(() => {
  settings.speed = 1;
});

describe("motion", () => {
  it("brings a card from its way off to its place, and fades it in", () => {
    const { css } = arrive(card, { x: 100, y: -20 });
    expect(css(0, 1)).toBe("transform: translate(100px, -20px) scale(0.85); opacity: 0");
    expect(css(1, 0)).toBe("transform: translate(0px, 0px) scale(1); opacity: 1");
  });

  it("is as slow as the reader wants it, its delays too", () => {
    expect(arrive(card, { delay: 30 })).toMatchObject({ duration: 260, delay: 30 });
    settings.speed = 2;
    expect(arrive(card, { delay: 30 })).toMatchObject({ duration: 520, delay: 60 });
    expect(closing.duration()).toBe(440);
    settings.speed = 0;
    expect(arrive(card, { delay: 30 })).toMatchObject({ duration: 0, delay: 0 });
  });
});
