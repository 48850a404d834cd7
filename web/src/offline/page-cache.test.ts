import { beforeEach, expect, test, vi } from "vitest";
import { PageCache, PATIENCE } from "./page-cache";

const SCOPE = "http://trickery.test/cards/";
const WORDS = `${SCOPE}api/words?language=de`;

/** A store of answers by address, as far as the cache asks for one. */
class Store {
  all = new Map<string, Map<string, Response>>();
  keys = async () => [...this.all.keys()];
  delete = async (name: string) => this.all.delete(name);
  async open(name: string) {
    const kept = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, kept);
    return {
      match: async ({ url }: Request) => kept.get(url)?.clone(),
      put: async ({ url }: Request, answer: Response) => void kept.set(url, answer),
      addAll: async (wanted: Request[]) => {
        for (const request of wanted) kept.set(request.url, await net(request));
      },
    };
  }
  match = async (url: string, { cacheName }: { cacheName: string }) => this.all.get(cacheName)?.get(url)?.clone();
}

let store: Store;
let net: (request: Request) => Promise<Response>;
let cache: PageCache;

const page = (build: string) => new Response(`<html data-build="${build}">`);
const online = (build: string) => async ({ url }: Request) =>
  url.endsWith("/") || url.endsWith(".html") ? page(build) : new Response(`${build} ${url.slice(SCOPE.length)}`);
const offline = () => Promise.reject(new TypeError("offline"));
const ask = async (path: string, more?: RequestInit) => (await cache.respond(new Request(new URL(path, SCOPE), more)))!;

function cacheOf(build: string): PageCache {
  const files = { "index.html": "", "index.js": "" };
  return new PageCache(SCOPE, { build, files }, store as unknown as CacheStorage, (request) => net(request));
}

beforeEach(async () => {
  store = new Store();
  net = online("one");
  cache = cacheOf("one");
  await cache.install();
});

test("tables, other people's pages and what is sent go past the cache", () => {
  for (const path of ["api/tables/abc", "api/tables", "api/docs", "healthz", "../other/index.js", "worker.js"]) {
    expect(cache.respond(new Request(new URL(path, SCOPE)))).toBeNull();
  }
  expect(cache.respond(new Request(SCOPE, { method: "HEAD" }))).toBeNull();
  expect(cache.respond(new Request(WORDS, { method: "POST" }))).toBeNull();
});

test("without the network the page opens, whatever its address asks for", async () => {
  net = offline;
  expect(await (await ask("?language=de")).text()).toContain("one");
  expect(await (await ask("index.js")).text()).toBe("one index.js");
  expect(await (await ask("./")).text()).toContain("one");
});

test("a server in trouble counts as none, a refusal does not", async () => {
  net = async () => new Response("", { status: 502 });
  expect((await ask("./")).status).toBe(200);
  await ask(WORDS); // nothing kept: the trouble itself is told
  net = async () => new Response("", { status: 404 });
  expect((await ask("./")).status).toBe(404);
});

test("a newer page gets none of the older one's files", async () => {
  net = online("two");
  expect(await (await ask("./")).text()).toContain("two");
  expect(await (await ask("index.js")).text()).toBe("two index.js");
  net = online("one");
  await ask("./");
  net = offline;
  await vi.waitFor(async () => expect(await (await ask("./")).text()).toContain("one"));
});

test("a login page of the network in between takes nothing away", async () => {
  net = async () => new Response("<html>Welcome to the hotel</html>");
  expect(await (await ask("./")).text()).toContain("hotel");
  net = offline;
  expect(await (await ask("./")).text()).toContain("one");
});

test("a page that was shown because the network was slow keeps its files", async () => {
  vi.useFakeTimers();
  let arrive = (_: Response) => {};
  net = () => new Promise((done) => (arrive = done));
  const asked = ask("./");
  await vi.advanceTimersByTimeAsync(PATIENCE);
  expect(await (await asked).text()).toContain("one");
  arrive(page("two"));
  await vi.advanceTimersByTimeAsync(0);
  net = offline;
  expect(await (await ask("index.js")).text()).toBe("one index.js");
  vi.useRealTimers();
});

test("words are the server's; kept ones are marked as such", async () => {
  net = async () => new Response("neu");
  expect((await ask(WORDS)).headers.has("trickery-kept")).toBe(false);
  net = offline;
  const kept = await ask(WORDS);
  expect([await kept.text(), kept.headers.get("trickery-kept")]).toEqual(["neu", "yes"]);
  await expect(ask(`${SCOPE}api/words?language=fr`)).rejects.toThrow("offline");
});

test("an older build goes, a neighbour below the same origin stays", async () => {
  await store.open("trickery /cards/old/ one");
  net = online("two");
  cache = cacheOf("two");
  await cache.install();
  await cache.removeOldBuilds();
  expect(await store.keys()).toEqual(["trickery /cards/old/ one", "trickery /cards/ two"]);
});
