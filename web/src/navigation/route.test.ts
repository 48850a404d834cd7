import { describe, expect, it, vi } from "vitest";
import { hideInvite, landing, link, route } from "./route.svelte";

function at(hash: string): unknown {
  location.hash = hash;
  dispatchEvent(new Event("hashchange"));
  return route.now;
}

describe("the address", () => {
  it("has no heading to go to before anybody moved inside the page", () => {
    const heading = { focus: () => expect.unreachable() } as unknown as HTMLElement;
    landing(heading);
    at("#/rules/any");
    let focused = 0;
    landing({ focus: () => focused++ } as unknown as HTMLElement);
    expect(focused).toBe(1);
  });

  it.each([
    ["", { page: "home" }],
    ["#/", { page: "home" }],
    ["#/rules/any", { page: "rules", game: "any" }],
    ["#/rules", { page: "lost" }],
    ["#/puzzles/any", { page: "puzzles", game: "any", puzzle: "" }],
    ["#/puzzles/any/abc", { page: "puzzles", game: "any", puzzle: "abc" }],
    ["#/puzzles", { page: "lost" }],
    ["#/t/abc", { page: "table", table: "abc", invite: null }],
    ["#t/abc", { page: "table", table: "abc", invite: null }],
    ["#/t", { page: "lost" }],
    ["#/t/abc/sesame", { page: "table", table: "abc", invite: "sesame" }],
    ["#/t/abc/sesame/else", { page: "lost" }],
    ["#/t/abc/replay", { page: "replay", table: "abc", step: 0, eyes: "table" }],
    ["#/t/abc/replay/17/all", { page: "replay", table: "abc", step: 17, eyes: "all" }],
    ["#/t/abc/replay/x", { page: "replay", table: "abc", step: 0, eyes: "table" }],
    ["#/review/abc", { page: "review", table: "abc", seat: null, number: null }],
    ["#/review/abc/2/17", { page: "review", table: "abc", seat: 2, number: 17 }],
    ["#/review/abc/x", { page: "review", table: "abc", seat: 0, number: null }],
    ["#/review", { page: "lost" }],
    ["#/t/a%20b", { page: "table", table: "a b", invite: null }],
    ["#/t/50%", { page: "table", table: "50%", invite: null }],
    ["#/nowhere", { page: "lost" }],
  ])("%s is a place", (hash, place) => {
    expect(at(hash)).toEqual(place);
  });

  it("loses its invite, and the page stays where it is", () => {
    const told: unknown[] = [];
    vi.stubGlobal("history", { state: null, replaceState: (...all: unknown[]) => told.push(all[2]) });
    const before = at("#/t/a%20b/sesame");
    hideInvite();
    expect(told).toEqual(["#/t/a%20b"]);
    expect(route.now).toBe(before);
    at("#/review/abc/2");
    hideInvite();
    expect(told).toHaveLength(1);
    vi.unstubAllGlobals();
  });

  it("can be passed on whole", () => {
    expect(link("#/t/abc")).toBe("http://trickery.test/#/t/abc");
    location.href = "http://trickery.test/?language=de#/";
    expect(link("#/t/abc")).toBe("http://trickery.test/#/t/abc");
  });
});
