// The tables at which this browser holds a seat, as the front page shows them: which to continue, and which there were.
import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { fetchTable } from "../net/api";
import { forgetSeatKey, rememberOver, type SeatKey, seatKeys, summaryOf, type TableSummary } from "../storage/seat-keys";

export interface HeldTable {
  table: string;
  key: SeatKey;
  /** How it stands, as far as that is known. */
  seen?: TableSummary;
}

/** So many games that go on are asked for how they stand. */
const ASKED = 6;
/** So many games wait at the top for their player's turn. */
const TOP = 3;
const AGAIN = 15_000;
/** No event has a number as large: how a table stands is asked for without its log. */
const NO_LOG = 1e9;

/** Is it this player's turn, and no bot's that plays for them? */
export const yourTurn = (seen?: TableSummary): boolean =>
  seen !== undefined && !seen.away && seen.turn !== null && seen.turn === seen.you;

const mine = ({ seen }: HeldTable) => yourTurn(seen);
const waitedFor = ({ seen }: HeldTable) => (seen?.there?.length ?? 0) > 0;

export class HeldTables {
  #keys = $state.raw(seatKeys());
  #fresh = new SvelteMap<string, TableSummary>();
  #all: HeldTable[] = $derived(
    Object.entries(this.#keys)
      .map(([table, key]) => ({ table, key, seen: this.#fresh.get(table) ?? key.seen }))
      .toSorted((a, b) => b.key.when - a.key.when),
  );
  /** Games to continue: whose turn is yours, then where others are, then the newest. */
  #running = $derived(
    this.#all
      .filter(({ key }) => !key.over)
      .toSorted((a, b) => Number(mine(b)) - Number(mine(a)) || Number(waitedFor(b)) - Number(waitedFor(a))),
  );
  /** What stands above the games: one to continue, and more if they wait for this player. */
  top = $derived(this.#running.filter((held, at) => at === 0 || (at < TOP && (mine(held) || waitedFor(held)))));
  /** All others: what can still be played comes before what can only be looked at. */
  rest = $derived([...this.#running.slice(this.top.length), ...this.#all.filter(({ key }) => key.over)]);

  /** Ask how they stand, now and again while somebody looks; gives how to stop. */
  watch(): () => void {
    const look = () => {
      if (!document.hidden) this.#refresh();
    };
    look();
    const timer = setInterval(look, AGAIN);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  forget(table: string): void {
    forgetSeatKey(table);
    this.#keys = seatKeys();
  }

  #refresh(): void {
    const running = untrack(() => this.#running); // an answer is no reason to ask again
    for (const { table } of running.slice(0, ASKED)) this.#ask(table).catch(() => {}); // what was seen last has to do
  }

  async #ask(table: string): Promise<void> {
    const state = await fetchTable(table, NO_LOG);
    this.#fresh.set(table, summaryOf(state));
    if (state.info.phase !== "over") return;
    rememberOver(state);
    this.#keys = seatKeys();
  }
}
