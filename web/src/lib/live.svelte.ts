// A table as this browser follows it: what is shown of it, and the moves that are made at it. A move is sent
// once, kept until it is answered, and sent again after a broken line. Rests on the line and on the queue of states.
import { ask, askNoLonger, forgetRequest, keepMuted, mutedAt, requestAt } from "./friends";
import { dealt, drop, keep, keyTo } from "./keys";
import { Line, type Link } from "./line";
import { hail } from "./newer";
import { say, type Said } from "./say";
import { address, look, lucky, Refused, start } from "./server";
import { Showing, type Hold } from "./showing";
import { keepGame, Shuffler } from "./shuffling";
import type { Asking, Entry, FromTable, Info, Sheet, State } from "./wire";

interface Intent {
  move: string;
  expect: number;
  key: string;
  /** The event that the move became, once it was accepted. */
  seq?: number;
}

export interface Notice {
  said: Said;
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
  link: Link = $state("connecting");
  notice: Notice | null = $state.raw(null);
  sheet: Sheet | null = $state.raw(null);
  /** Why this page does not go on with the shuffle; nothing if it does. */
  doubt: Said = $state.raw("");
  /** What the state shown is held for, until somebody goes on. */
  hold: Hold = $state(null);
  /** Nothing more is shown until somebody goes on: a break. */
  paused = $state(false);
  /** Live means: seen to happen, not merely caught up with. */
  watched = $state(false);
  /** Who asks the host, who reads this, for a seat; told at once, whatever is shown. */
  asking: Asking[] = $state.raw([]);
  /** Does this browser ask for a seat? */
  asks = $state(false);
  /** The seat that will be this browser's when the round is over. */
  promised: number | null = $state(null);
  /** Whom the reader does not want to hear. */
  #muted: string[] = $state.raw([]);
  /** The log without what they say. */
  told = $derived(this.log.filter((entry) => this.hears(entry)));

  /** How many states are here and not yet shown. */
  #waiting = $state(0);
  #intent: Intent | null = $state.raw(null);
  /** A move is being taken back; a second tap must not take back another one. */
  #undoing = $state(false);
  /** The seat that this line speaks for; another tab may hold one, too. */
  #secret: string | null = null;
  #received = 0;
  #line = new Line({
    dial: () => this.#dial(),
    greet: () => this.#greet(),
    hear: (told) => this.#hear(told),
    turned: (link) => this.#turned(link),
    unseated: () => this.#unseated(),
    nothingThere: () => this.#nothingThere(),
  });
  #shuffler: Shuffler;
  #showing = new Showing((state, watched) => this.#show(state, watched));

  /** Nothing is on its way: no answer awaited, no state still to be shown. */
  idle = $derived(this.link === "open" && this.#intent === null && !this.#undoing && this.#waiting === 0);
  /** The moves on offer: only ever those of the newest state, not while one is being made, and not before the end of a
   *  round was seen. */
  legal = $derived(this.idle && this.hold !== "round" ? (this.state?.view?.legal ?? []) : []);

  constructor(
    readonly table: string,
    /** What the link to sit down with holds; a link to watch holds none. */
    readonly invite: string | null = null,
  ) {
    this.#shuffler = new Shuffler(lucky(table), (doubt) => (this.doubt = doubt));
    this.#muted = mutedAt(table);
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#line.connect();
  }

  close(): void {
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#line.close();
    this.#showing.clear();
  }

  /** Deal, once this page's own luck is pledged. */
  async start(): Promise<void> {
    if (this.state) await this.#shuffler.see(this.state.info);
    await start(this.table);
  }

  /** Make a move; a second one is ignored until the first is answered. */
  play(move: string): void {
    if (!this.idle || !this.state) return;
    this.#intent = { move, expect: this.state.info.turn, key: dealt(12) };
    if (this.notice?.tone === "bad") this.notice = null; // why something else was not allowed
    if (this.hold) this.goOn();
    this.#sendIntent();
  }

  takeBack(): void {
    if (!this.idle) return;
    this.#undoing = true;
    if (this.hold) this.goOn();
    this.#line.send({ type: "take_back" });
  }

  why(move: string): void {
    this.#line.send({ type: "why", move });
  }

  say(phrase: number): void {
    this.#line.send({ type: "say", phrase });
  }

  askSheet(): void {
    this.#line.send({ type: "sheet" });
  }

  /** What was held has been seen. */
  goOn(): void {
    this.#showing.goOn();
    this.hold = this.#showing.hold;
  }

  pause(): void {
    this.paused = !this.paused;
    this.#showing.pause(this.paused);
  }

  tell(said: Said, tone: Notice["tone"] = "plain"): void {
    this.notice = { said, tone, number: (this.notice?.number ?? 0) + 1 };
  }

  /** Ask the host for a seat: from then on this line speaks for whoever asks. */
  async ask(): Promise<void> {
    await ask(this.table);
    this.#line.startOver();
  }

  async askNoLonger(): Promise<void> {
    const withdrawn = askNoLonger(this.table);
    this.#waitNoLonger();
    await withdrawn;
    this.#line.startOver();
  }

  /** Hear somebody no longer, or again. */
  mute(seat: number): void {
    const whom = this.#whose(seat);
    this.#muted = this.muted(seat) ? this.#muted.filter((one) => one !== whom) : [...this.#muted, whom];
    keepMuted(this.table, this.#muted);
  }

  muted(seat: number): boolean {
    return this.#muted.includes(this.#whose(seat));
  }

  /** Is this an entry that the reader wants to hear? */
  hears({ kind, seat }: Entry): boolean {
    return kind !== "chat" || seat === null || !this.muted(seat);
  }

  #whose(seat: number): string {
    return `${seat} ${this.state?.info.seats[seat]?.name}`;
  }

  /** Begin anew with other eyes: after sitting down, or after a seat was lost. */
  startOver(): void {
    this.state = null;
    this.log = this.news = [];
    this.#showing.clear();
    this.#waiting = 0;
    this.hold = null;
    this.paused = false;
    this.#intent = null;
    this.#undoing = false;
    this.#received = 0;
    this.watched = false;
    this.#line.startOver();
  }

  // What the line asks for -------------------------------------------------------------------

  #dial(): WebSocket {
    const seat = keyTo(this.table)?.secret;
    this.#secret = seat ?? requestAt(this.table) ?? null;
    this.asks = !seat && this.#secret !== null;
    const url = new URL(address(`tables/${this.table}/live`));
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    return new WebSocket(url);
  }

  #greet(): void {
    this.#line.send({ type: "hello", secret: this.#secret, since: this.#received });
    this.#sendIntent();
  }

  #turned(link: Link): void {
    if (this.link === "down" && link === "open") hail(); // it may be another server by now
    this.link = link;
    this.#undoing = false;
  }

  #nothingThere(): Promise<boolean> {
    return look(this.table).then(
      () => false,
      (error) => error instanceof Refused && error.status === 404,
    );
  }

  #wake = (): void => {
    this.#line.wake();
    if (document.hidden) this.#showing.next(); // nobody is looking: no need to keep them waiting
  };

  #sendIntent(): void {
    if (!this.#intent) return;
    const { move, expect, key } = this.#intent;
    this.#line.send({ type: "move", move, expect, key });
  }

  // What is heard ----------------------------------------------------------------------------

  #hear(told: FromTable): void {
    const mine = this.#intent !== null && "key" in told && told.key === this.#intent.key;
    switch (told.type) {
      case "state":
        this.#line.stands();
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
        this.#undoing = false;
        this.tell(told.reason, "bad");
        break;
      case "why":
        this.tell(told.reason, "bad");
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
    const asked = this.asks;
    if (asked) this.#waitNoLonger();
    else if (keyTo(this.table)?.secret === this.#secret) drop(this.table);
    this.startOver();
    this.tell(say(asked ? "asking-declined" : "live-unseated"), "bad");
  }

  /** The host has given this browser the seat that it asked for. */
  #seated(state: State): void {
    keep(this.table, { secret: this.#secret!, game: state.info.game });
    this.#waitNoLonger();
    this.startOver();
    this.tell(say("asking-given"));
  }

  #waitNoLonger(): void {
    forgetRequest(this.table);
    this.asks = false;
    this.promised = null;
    this.#secret = null;
  }

  /** Whoever was promised a seat and does not get it is told, and so is the host. */
  #noteAsking({ you, host, seats, asking, promised, phase }: Info): void {
    const lost = this.asking.find(
      ({ number, seat }) =>
        seat !== null && seats[seat].who !== "person" && !asking.some((one) => one.number === number && one.seat !== null),
    );
    if (lost && you === host) this.tell(say("asking-lapsed-for", { text: lost.name }));
    if (this.promised !== null && promised === null) this.tell(say("asking-lapsed"));
    this.asking = asking;
    this.promised = promised;
    if (this.asks && phase === "over") this.#waitNoLonger(); // the line goes on as a bystander's
  }

  // What is shown ----------------------------------------------------------------------------

  #take(state: State): void {
    const { you, asked, phase } = state.info;
    if (this.asks && you !== null) return this.#seated(state);
    if (this.#secret && you === null && !asked && !(this.asks && phase === "over")) return this.#unseated();
    this.#noteAsking(state.info);
    const entries = state.entries.filter((entry) => entry.seq > this.#received);
    this.#received = Math.max(this.#received, state.seq);
    this.#shuffler.see(state.info);
    keepGame(state);
    this.#undoing = false;
    this.#showing.add({ ...state, entries });
    this.#waiting = this.#showing.waiting;
    this.#settle();
  }

  #show(state: State, watched: boolean): void {
    this.watched = watched;
    this.hold = this.#showing.hold;
    this.news = state.entries;
    this.log = [...this.log, ...state.entries];
    this.state = state;
    this.#waiting = this.#showing.waiting;
  }
}
