import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Finding, ReviewSoFar } from "../net/wire";
import { ReviewFeed } from "./review-feed.svelte";

let asked: string[];
/** What the server answers next; nothing: it cannot be reached. */
let answers: (Response | null)[];

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  answers = [];
  vi.stubGlobal("fetch", async (url: string) => {
    if (!url.includes("/tables/here/")) throw new Error("nobody has words");
    asked.push(new URL(url).search);
    const answer = answers.shift();
    if (!answer) throw new Error("lost");
    return answer;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function told(...numbers: number[]): Response {
  return toldWith([], ...numbers);
}

function toldWith(looks: number[], ...numbers: number[]): Response {
  const done = numbers.includes(2);
  const findings = numbers.map((number) => ({ number }) as Finding);
  const review = { decisions: 4, playouts: 9, findings, account: done ? { start: 0.25 } : null };
  return Response.json({ type: "review", review, done, first_looks: looks.map((number) => ({ number })), analysing: done ? [] : [2], ahead: 0, preparing: false } as unknown as ReviewSoFar);
}

it("a review is asked for until it is whole, whatever comes first and whatever happens to the connection", async () => {
  answers = [told(), told(3, 1), null, told(0), told(2)];
  const following = new ReviewFeed("here", 2);
  await vi.advanceTimersByTimeAsync(600);
  expect(following.findings.map(({ number }) => number)).toEqual([1, 3]);
  expect([following.analysing, following.lost, following.done]).toEqual([[2], true, false]);
  await vi.advanceTimersByTimeAsync(600);
  expect(following.findings.map(({ number }) => number)).toEqual([0, 1, 2, 3]);
  expect([following.done, following.lost, following.account?.start]).toEqual([true, false, 0.25]);
  const since = asked.map((search) => new URLSearchParams(search).get("since"));
  expect(since).toEqual(["0", "0", "2", "2", "3"]);
});

it("first looks are shown until there is a finding, and asked for without a pause", async () => {
  answers = [toldWith([1]), toldWith([1, 3]), toldWith([1, 3], 3)];
  const following = new ReviewFeed("here", 2);
  await vi.advanceTimersByTimeAsync(0);
  expect(following.findings.map(({ number }) => number)).toEqual([3]);
  expect(following.firstLooks.map(({ number }) => number)).toEqual([1]);
  expect(asked.slice(0, 3).map((search) => new URLSearchParams(search).get("shown"))).toEqual(["0", "1", "2"]);
  following.stop();
});

it("whoever leaves asks no more, and a refusal is told", async () => {
  answers = [told(0)];
  const left = new ReviewFeed("here", 0);
  await vi.advanceTimersByTimeAsync(0);
  left.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked.length).toBeLessThan(4);
  answers = [Response.json({ reason: { id: "cards-still-secret" } }, { status: 409 })];
  const refused = new ReviewFeed("here", 0);
  vi.useRealTimers();
  await vi.waitFor(() => expect(refused.trouble).toEqual({ id: "cards-still-secret" }));
});

it("what another server told in another order is not left out", async () => {
  answers = [told(3, 1), told(2), told(3, 1, 2, 0)];
  const following = new ReviewFeed("here", 0);
  await vi.advanceTimersByTimeAsync(0);
  expect(following.findings.map(({ number }) => number)).toEqual([0, 1, 2, 3]);
  expect(asked.map((search) => new URLSearchParams(search).get("since"))).toEqual(["0", "2", "0"]);
  expect(following.done).toBe(true);
});
