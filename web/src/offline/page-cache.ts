// What the worker does, apart from the browser that calls it: it keeps one build of the page, whole or not at all, and
// what the server last told of games and words. Rests on a store and on a way to fetch, which tests make themselves.

/** How long the network may take before something kept has to do, in milliseconds. */
export const PATIENCE = 2000;

/** What is the same for everybody: words, games, rules. Nothing of any table is ever kept. */
const CACHEABLE = /^api\/(words|games|phrases)(\/|$)/;

/** A build of the page: its name, and its files with what they must hold (as in the attribute `integrity`). */
export interface Build {
  build: string;
  files: Record<string, string>;
}

export class PageCache {
  #prefix: string;
  #name: string;

  constructor(
    /** The address below which the page lives. Several may live at one origin. */
    readonly scope: string,
    readonly built: Build,
    readonly store: CacheStorage = caches,
    readonly network: (request: Request) => Promise<Response> = (request) => fetch(request),
  ) {
    this.#prefix = `trickery ${new URL(scope).pathname} `;
    this.#name = this.#prefix + built.build;
  }

  /** Keep all files of this build. One of another build among them, and nothing is kept. */
  async install(): Promise<void> {
    const files = Object.entries(this.built.files);
    const wanted = files.map(([file, integrity]) => new Request(this.#at(file), { integrity, cache: "no-cache" }));
    await (await this.store.open(this.#name)).addAll(wanted);
  }

  /** Drop what earlier builds kept. */
  async removeOldBuilds(): Promise<void> {
    const others = (await this.store.keys()).filter((name) => name.startsWith(this.#prefix) && name !== this.#name);
    await Promise.all(others.map((name) => this.store.delete(name)));
  }

  /** The answer to a request; nothing if it is none of the worker's business. */
  respond(request: Request): Promise<Response> | null {
    const url = new URL(request.url);
    if (request.method !== "GET" || !url.href.startsWith(this.scope)) return null;
    const path = url.href.slice(this.scope.length).replace(/[?#].*/, "");
    if (path === "" || path === "index.html") return this.#page(request);
    if (path in this.built.files) return this.#file(request, path);
    return CACHEABLE.test(path) ? this.#api(request) : null;
  }

  #at(file: string): string {
    return new URL(file, this.scope).href;
  }

  async #kept(file: string): Promise<Response | undefined> {
    return this.store.match(this.#at(file), { cacheName: this.#name });
  }

  /** The page as the server has it. If that is another build, the files kept here are not for it. */
  async #page(request: Request): Promise<Response> {
    const kept = await this.#kept("index.html");
    let late = false;
    const newest = this.network(request).then(async (answer) => {
      const [, build] = (answer.ok && /data-build="(\w+)"/.exec(await answer.clone().text())) || [];
      if (build === this.built.build && !kept) this.install().catch(() => {}); // it was dropped, and is right again
      if (build && build !== this.built.build && !late) await this.store.delete(this.#name);
      return answer;
    });
    if (!kept) return newest;
    return inTime(newest, () => {
      late = true; // a page that was shown keeps its files; it will hear of the newer build from the server
      return kept;
    });
  }

  async #file(request: Request, path: string): Promise<Response> {
    return (await this.#kept(path)) ?? this.network(request);
  }

  /** As the server tells it now; else as it last did, and marked so. */
  async #api(request: Request): Promise<Response> {
    const store = await this.store.open(this.#name);
    const newest = this.network(request).then(async (answer) => {
      if (answer.ok) await store.put(request, answer.clone());
      return answer;
    });
    const kept = await store.match(request);
    return kept ? inTime(newest, () => markedAsKept(kept)) : newest;
  }
}

/** An answer if one comes soon, and is not that the server is in trouble; else the other. */
async function inTime(asked: Promise<Response>, other: () => Response): Promise<Response> {
  const patience = new Promise<null>((done) => setTimeout(() => done(null), PATIENCE));
  const answer = await Promise.race([asked.catch(() => null), patience]);
  return answer && answer.status < 500 ? answer : other();
}

function markedAsKept(kept: Response): Response {
  const headers = new Headers(kept.headers);
  headers.set("trickery-kept", "yes");
  return new Response(kept.body, { headers });
}
