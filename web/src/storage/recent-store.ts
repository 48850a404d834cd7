// A small store by name, of which only the newest items are kept. Rests on the browser's store, which its tabs share;
// where there is none, on this visit's memory.

/** A few items of one kind by name, the newest of them. */
export class RecentStore<Item extends { when: number }> {
  /** Held for this visit only, where the browser keeps nothing. */
  #kept: Record<string, Item> = {};

  constructor(
    readonly name: string,
    readonly most: number,
  ) {}

  /** Read anew each time: another tab may have put something in. */
  all(): Record<string, Item> {
    try {
      this.#kept = JSON.parse(localStorage.getItem(this.name) ?? "{}");
    } catch {
      // what is in memory has to do
    }
    return this.#kept;
  }

  put(id: string, item: Omit<Item, "when">): void {
    this.#store({ ...this.all(), [id]: { ...item, when: Date.now() } as Item });
  }

  drop(id: string): void {
    const { [id]: _dropped, ...rest } = this.all();
    this.#store(rest);
  }

  #store(all: Record<string, Item>): void {
    const newest = Object.entries(all).sort(([, a], [, b]) => b.when - a.when);
    this.#kept = Object.fromEntries(newest.slice(0, this.most));
    try {
      localStorage.setItem(this.name, JSON.stringify(this.#kept));
    } catch {
      // then it holds for this visit only
    }
  }
}
