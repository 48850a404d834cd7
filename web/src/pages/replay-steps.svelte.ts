// The steps of a finished game as they come in: first those that are looked at, then all others, for the list of moves.
// Rests on the API.
import { SvelteMap } from "svelte/reactivity";
import type { Said } from "../i18n/say";
import { reasonOf } from "../net/http";
import { fetchReplay } from "../net/table-api";
import type { Step } from "../net/wire";

const CHUNK = 50;

export class ReplaySteps {
  #known = new SvelteMap<string, Step>();
  #asked = new Set<string>();
  total = $state(0);
  trouble: Said = $state.raw("");

  constructor(readonly table: string) {}

  /** A step through somebody's eyes, once it is here. */
  at(eyes: string, step: number): Step | undefined {
    return this.#known.get(`${eyes}/${step}`);
  }

  /** All that these eyes saw, in order, as far as it is here. */
  all(eyes: string): Step[] {
    return Array.from({ length: this.total }, (_, step) => this.at(eyes, step)).filter((step) => step !== undefined);
  }

  /** Fetch what is about a step, then all the rest. */
  async fetch(eyes: string, about: number): Promise<void> {
    await this.#chunk(eyes, about - (about % CHUNK));
    for (let from = 0; from < this.total; from += CHUNK) await this.#chunk(eyes, from);
  }

  async #chunk(eyes: string, from: number): Promise<void> {
    const chunk = `${eyes}/${from}`;
    if (this.#asked.has(chunk)) return;
    this.#asked.add(chunk);
    try {
      const told = await fetchReplay(this.table, eyes, from, CHUNK);
      for (const one of told.steps) this.#known.set(`${eyes}/${one.step}`, one);
      this.total = told.total;
    } catch (error) {
      this.#asked.delete(chunk);
      this.trouble = reasonOf(error);
    }
  }
}

/** Steps worth going to at once: what the game marks in its news, and the ends of rounds. */
export function landmarks(steps: Step[]): number[] {
  return steps.filter(({ entry }) => entry.moment || entry.round).map(({ step }) => step);
}
