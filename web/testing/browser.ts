// As much of a browser as the page's logic asks for, so that its tests need no browser: an address, a store,
// somebody who looks, and events. Rests on Vitest, which calls `setup` before each file of tests.
import type { Environment } from "vitest/runtime";

class Store {
  #kept = new Map<string, string>();
  getItem = (key: string) => this.#kept.get(key) ?? null;
  setItem = (key: string, value: string) => void this.#kept.set(key, value);
  clear = () => this.#kept.clear();
}

function events(): Pick<EventTarget, "addEventListener" | "removeEventListener" | "dispatchEvent"> {
  const target = new EventTarget();
  return {
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    dispatchEvent: target.dispatchEvent.bind(target),
  };
}

export default {
  name: "browser",
  viteEnvironment: "client",
  setup(global) {
    const page = "http://trickery.test/";
    Object.assign(global, {
      ...events(),
      document: { ...events(), hidden: false, baseURI: page, documentElement: { dataset: {} } },
      localStorage: new Store(),
      location: { href: page, hash: "" },
      matchMedia: () => ({ ...events(), matches: false }),
    });
    return { teardown() {} };
  },
} satisfies Environment;
