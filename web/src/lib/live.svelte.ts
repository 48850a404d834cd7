// The line to a table. States are shown one after the other, each for a moment, so that people can
// follow; moves are sent once, kept until they are answered, and sent again after a broken line.
import { dealt, drop, keyTo } from "./keys";
import { address, look, Refused } from "./server";
import { lasting } from "./settings.svelte";
import type { Entry, Sheet, State } from "./types";

/** How far the table on the page may lag behind the one at the server. */
const PATIENCE = 3000;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 5000;
const PING = 20_000;

interface Intent {
  move: string;
  expect: number;
  key: string;
  /** The event that the move became, once it was accepted. */
  seq?: number;
}

export interface Notice {
  text: string;
  tone: "plain" | "bad";
  /** Counts up: the same words twice are two notices. */
  number: number;
}

export class Live {
  /** What is shown. */
  state: State | null = $state.raw(null);
  /** The log up to what is shown. */
  log: Entry[] = $state.raw([]);
  /** What the newest state shown brought along. */
  news: Entry[] = $state.raw([]);
  link: "connecting" | "open" | "down" | "gone" = $state("connecting");
  notice: Notice | null = $state.raw(null);
  sheet: Sheet | null = $state.raw(null);
  /** Live means: seen to happen, not merely caught up with. */
  watched = $state(false);

  #waiting: State[] = $state.raw([]);
  #intent: Intent | null = $state.raw(null);
  #socket: WebSocket | null = null;
  /** The seat that this line speaks for; another tab may hold one, too. */
  #secret: string | null = null;
  #received = 0;
  #pause = FIRST_WAIT;
  #timers: { retry?: number; next?: number; ping?: number; pong?: number } = {};
  #shownUntil = 0;
  #closed = false;

  /** Nothing is on its way: no answer awaited, no state still to be shown. */
  idle = $derived(this.link === "open" && this.#intent === null && this.#waiting.length === 0);
  /** The moves on offer: only ever those of the newest state, and not while one is being made. */
  legal = $derived(this.idle ? (this.state?.view?.legal ?? []) : []);

  constructor(readonly table: string) {
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    for (const timer of Object.values(this.#timers)) clearTimeout(timer);
    this.#socket?.close();
  }

  /** Make a move; a second one is ignored until the first is answered. */
  play(move: string): void {
    if (!this.idle || !this.state) return;
    this.#intent = { move, expect: this.state.info.turn, key: dealt(12) };
    this.#sendIntent();
  }

  why(move: string): void {
    this.#send({ type: "why", move });
  }

  say(phrase: number): void {
    this.#send({ type: "say", phrase });
  }

  askSheet(): void {
    this.#send({ type: "sheet" });
  }

  tell(text: string, tone: Notice["tone"] = "plain"): void {
    this.notice = { text, tone, number: (this.notice?.number ?? 0) + 1 };
  }

  /** Begin anew with other eyes: after sitting down, or after a seat was lost. */
  startOver(): void {
    this.state = null;
    this.log = this.news = [];
    this.#waiting = [];
    this.#intent = null;
    this.#received = 0;
    this.watched = false;
    this.#hangUp();
    this.#connect();
  }

  // The line ---------------------------------------------------------------------------------

  #connect(): void {
    const url = new URL(address(`tables/${this.table}/live`));
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    const socket = (this.#socket = new WebSocket(url));
    this.#secret = keyTo(this.table)?.secret ?? null;
    socket.onopen = () => {
      this.#send({ type: "hello", secret: this.#secret, since: this.#received });
      this.#sendIntent();
    };
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(data));
    socket.onclose = ({ code }) => {
      if (socket === this.#socket) this.#lost(code);
    };
  }

  #lost(code: number): void {
    this.#hangUp();
    if (this.#closed) return;
    if (code === 4404) {
      this.link = "gone";
    } else if (code === 4401) {
      this.#unseated();
    } else {
      this.link = "down";
      this.#timers.retry = setTimeout(() => this.#retry(), this.#pause);
      this.#pause = Math.min(LONGEST_WAIT, this.#pause * 2);
    }
  }

  async #retry(): Promise<void> {
    clearTimeout(this.#timers.retry);
    if (this.#received === 0) {
      // A line that never stood does not tell why: a plain call does.
      const gone = await look(this.table).then(
        () => false,
        (error) => error instanceof Refused && error.status === 404,
      );
      if (gone) this.link = "gone";
    }
    if (this.link === "down" && !this.#socket && !this.#closed) this.#connect();
  }

  #hangUp(): void {
    clearTimeout(this.#timers.ping);
    clearTimeout(this.#timers.pong);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #wake = (): void => {
    if (this.link === "down" && !this.#socket) this.#retry();
    else if (this.link === "open") this.#ping();
    if (document.hidden) this.#showNext(); // nobody is looking: no need to keep them waiting
  };

  /** A dead line looks like a quiet one until somebody speaks. */
  #ping(): void {
    this.#send({ type: "ping" });
    clearTimeout(this.#timers.pong);
    this.#timers.pong = setTimeout(() => {
      this.#socket?.close();
      this.#lost(1006);
    }, LONGEST_WAIT);
  }

  #send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #sendIntent(): void {
    if (!this.#intent) return;
    const { move, expect, key } = this.#intent;
    this.#send({ type: "move", move, expect, key });
  }

  // What is heard ----------------------------------------------------------------------------

  // Our own server's words, as docs/protocol.md has them.
  #hear(told: any): void {
    clearTimeout(this.#timers.pong);
    clearTimeout(this.#timers.ping);
    this.#timers.ping = setTimeout(() => this.#ping(), PING);
    const mine = this.#intent !== null && told.key === this.#intent.key;
    switch (told.type) {
      case "state":
        this.link = "open";
        this.#pause = FIRST_WAIT;
        this.#take(told);
        break;
      case "accepted":
        if (mine) this.#intent = { ...this.#intent!, seq: told.seq };
        this.#settle();
        break;
      case "stale":
        if (mine) this.#intent = null;
        this.tell(told.reason, "bad");
        this.#take(told.state);
        break;
      case "illegal":
      case "error":
        if (mine) this.#intent = null;
        this.tell(told.reason, "bad");
        break;
      case "why":
        this.tell(told.legal ? "That is allowed." : told.reason, "bad");
        break;
      case "sheet":
        this.sheet = told.sheet;
        break;
    }
  }

  /** An accepted move is done with when the state that it led to is here. */
  #settle(): void {
    if (this.#intent?.seq !== undefined && this.#intent.seq <= this.#received) this.#intent = null;
  }

  #unseated(): void {
    if (keyTo(this.table)?.secret === this.#secret) drop(this.table);
    this.startOver();
    this.tell("Your seat was given to somebody else. You are watching now.", "bad");
  }

  // What is shown ----------------------------------------------------------------------------

  #take(state: State): void {
    if (state.info.you === null && this.#secret) return this.#unseated();
    const fresh = state.entries.filter((entry) => entry.seq > this.#received);
    const first = this.state === null && this.#waiting.length === 0;
    this.#received = Math.max(this.#received, state.seq);
    this.#waiting = [...this.#waiting, { ...state, entries: fresh }];
    const lag = this.#waiting.reduce((sum, waiting) => sum + moment(waiting), 0);
    if (first || lag > PATIENCE) this.#catchUp();
    else this.#showNext();
    this.#settle();
  }

  #catchUp(): void {
    const entries = this.#waiting.flatMap((waiting) => waiting.entries);
    this.#waiting = [{ ...this.#waiting.at(-1)!, entries }];
    this.#shownUntil = 0;
    this.#showNext();
  }

  #showNext(): void {
    clearTimeout(this.#timers.next);
    while (this.#waiting.length > 0) {
      const wait = document.hidden ? 0 : this.#shownUntil - performance.now();
      if (wait > 0) {
        this.#timers.next = setTimeout(() => this.#showNext(), wait);
        return;
      }
      const [next, ...rest] = this.#waiting;
      this.watched = this.state !== null;
      this.#shownUntil = performance.now() + (this.watched ? moment(next) : 0);
      this.news = next.entries;
      this.log = [...this.log, ...next.entries];
      this.state = next;
      this.#waiting = rest;
    }
  }
}

/** How long a state stays before the next may follow. */
function moment(state: State): number {
  const moves = state.entries.filter((entry) => entry.kind === "move");
  if (moves.length === 0) return 0;
  return lasting(moves.some((entry) => entry.news.length > 0) ? 900 : 250);
}
