import { afterEach, expect, it, vi } from "vitest";
import { finding } from "../../testing/findings";
import { seatKey } from "../storage/seat-keys";
import { playPuzzleOn, playReviewOn } from "./play-on";

afterEach(() => vi.unstubAllGlobals());

it("playing on takes a seat at a new table, and keeps its key", async () => {
  const asked: [string, object][] = [];
  const games = [{ name: "any", bots: [{ level: "novice" }] }];
  vi.stubGlobal("fetch", async (url: string, { body }: { body: string }) => {
    if (new URL(url).pathname === "/api/games") return Response.json({ games, usual_bot: "novice" });
    asked.push([new URL(url).pathname, JSON.parse(body)]);
    return Response.json({ table: `next${asked.length}`, seat: 1, secret: "mine" });
  });
  expect(await playReviewOn("here", "any", { ...finding(0, 0, false), seat: 1, step: 7 })).toBe("next1");
  expect(await playPuzzleOn("any", "abc")).toBe("next2");
  expect(asked[0]).toMatchObject(["/api/tables/here/play-on", { seat: 1, step: 7 }]);
  expect(asked[1][0]).toBe("/api/games/any/puzzles/abc/play-on");
  expect(asked[1][1]).toHaveProperty("bots", "novice");
  expect(asked[1][1]).not.toHaveProperty("seat");
  expect([seatKey("next1"), seatKey("next2")]).toMatchObject([{ secret: "mine", game: "any" }, { secret: "mine", game: "any" }]);
});
