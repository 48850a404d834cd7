// A table as this browser follows it: what is shown of it, and the moves that are made at it. A move is sent
// once, kept until it is answered, and sent again after a break. Rests on the connection and on the queue of states.
import { saveGame, Shuffler } from "../fair/shuffler";
import { say, type Said } from "../i18n/say";
import { checkForUpdate } from "../offline/update";
import { randomHex } from "../storage/identity";
import { mutedAt, saveMuted } from "../storage/muted";
import { forgetSeatKey, saveSeatKey, seatKey } from "../storage/seat-keys";
import { fetchTable, shuffleCalls, startGame } from "./api";
import { Connection, type ConnectionStatus } from "./connection";
import { ApiError, apiUrl } from "./http";
import { forgetRequest, requestSeat, requestSecret, withdrawRequest } from "./seat-requests";
import { type Hold, StateQueue } from "./state-queue";
import { comeBack } from "./table-api";
import type { Asking, Entry, FromTable, Info, Sheet, State } from "./wire";

interface PendingMove {
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

export class LiveTable {
  /** What is shown. */
  state: State | null = $state.raw(null);
  /** The log up to what is shown. */
  log: Entry[] = $state.raw([]);
  /** What the newest state shown brought along. */
  news: Entry[] = $state.raw([]);
  connection: ConnectionStatus = $state("connecting");
  notice: Notice | null = $state.raw(null);
  sheet: Sheet | null = $state.raw(null);
  /** Why this page does not go on with the shuffle; nothing if it does. */
  doubt: Said = $state.raw("");
  /** What the state shown is held for, until somebody goes on. */
  hold: Hold = $state(null);
  /** The table as it is, however much is still to be shown; and when that was heard. */
  now: { info: Info; at: number } | null = $state.raw(null);
  /** Has somebody paused the table? */
  paused = $derived(this.now !== null && this.now.info.paused !== null);
  /** Has the reader left this table, in another tab perhaps? Then a bot plays. */
  left = $derived(this.now !== null && this.now.info.you !== null && this.now.info.seats[this.now.info.you].left);
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
  visibleLog = $derived(this.log.filter((entry) => this.hears(entry)));

  /** How many states are here and not yet shown. */
  #waiting = $state(0);
  #pending: PendingMove | null = $state.raw(null);
  /** A move is being taken back; a second tap must not take back another one. */
  #undoing = $state(false);
  /** The seat that this connection speaks for; another tab may hold one, too. */
  #secret: string | null = null;
  #received = 0;
  #connection = new Connection({
    openSocket: () => this.#openSocket(),
    opened: () => this.#introduce(),
    received: (message) => this.#receive(message),
    statusChanged: (status) => this.#statusChanged(status),
    unseated: () => this.#unseated(),
    isGone: () => this.#isGone(),
  });
  #shuffler: Shuffler;
  #queue = new StateQueue((state, watched) => this.#show(state, watched));

  /** Nothing is on its way: no answer awaited, no state still to be shown. */
  idle = $derived(this.connection === "open" && this.#pending === null && !this.#undoing && this.#waiting === 0);
  /** Is the reader there to play, and the table not paused? */
  #playing = $derived(!this.paused && !this.left && this.hold !== "round");
  /** The moves on offer: only ever those of the newest state, not while one is being made, and not before the end of a
   *  round was seen. */
  legal = $derived(this.idle && this.#playing ? (this.state?.view?.legal ?? []) : []);

  constructor(
    readonly table: string,
    /** What the link to sit down with holds; a link to watch holds none. */
    readonly invite: string | null = null,
  ) {
    this.#shuffler = new Shuffler(shuffleCalls(table), (doubt) => (this.doubt = doubt));
    this.#muted = mutedAt(table);
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#connection.connect();
  }

  close(): void {
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#connection.close();
    this.#queue.clear();
  }

  /** Deal, once this page's own luck is pledged. */
  async start(): Promise<void> {
    if (this.state) await this.#shuffler.see(this.state.info);
    await startGame(this.table);
  }

  /** Make a move; a second one is ignored until the first is answered. */
  play(move: string): void {
    if (!this.idle || !this.state) return;
    this.#pending = { move, expect: this.state.info.turn, key: randomHex(12) };
    if (this.notice?.tone === "bad") this.notice = null; // why something else was not allowed
    if (this.hold) this.goOn();
    this.#sendPending();
  }

  takeBack(): void {
    if (!this.idle) return;
    this.#undoing = true;
    if (this.hold) this.goOn();
    this.#connection.send({ type: "take_back" });
  }

  why(move: string): void {
    this.#connection.send({ type: "why", move });
  }

  say(phrase: number): void {
    this.#connection.send({ type: "say", phrase });
  }

  askSheet(): void {
    this.#connection.send({ type: "sheet" });
  }

  /** What was held has been seen. */
  goOn(): void {
    this.#queue.goOn();
    this.hold = this.#queue.hold;
  }

  showNotice(said: Said, tone: Notice["tone"] = "plain"): void {
    this.notice = { said, tone, number: (this.notice?.number ?? 0) + 1 };
  }

  /** Ask the host for a seat: from then on this connection speaks for whoever asks. */
  async requestSeat(): Promise<void> {
    await requestSeat(this.table);
    this.#connection.startOver();
  }

  async withdrawRequest(): Promise<void> {
    const withdrawn = withdrawRequest(this.table);
    this.#endRequest();
    await withdrawn;
    this.#connection.startOver();
  }

  /** Hear somebody no longer, or again. */
  mute(seat: number): void {
    const whom = this.#whose(seat);
    this.#muted = this.muted(seat) ? this.#muted.filter((one) => one !== whom) : [...this.#muted, whom];
    saveMuted(this.table, this.#muted);
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
    this.#queue.clear();
    this.#waiting = 0;
    this.hold = this.now = null;
    this.#pending = null;
    this.#undoing = false;
    this.#received = 0;
    this.watched = false;
    this.#connection.startOver();
  }

  // What the connection asks for -------------------------------------------------------------------

  #openSocket(): WebSocket {
    const seat = seatKey(this.table)?.secret;
    this.#secret = seat ?? requestSecret(this.table) ?? null;
    this.asks = !seat && this.#secret !== null;
    const url = new URL(apiUrl(`tables/${this.table}/live`));
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    return new WebSocket(url);
  }

  #introduce(): void {
    this.#connection.send({ type: "hello", secret: this.#secret, since: this.#received });
    this.#sendPending();
  }

  #statusChanged(status: ConnectionStatus): void {
    if (this.connection === "down" && status === "open") checkForUpdate(); // it may be another server by now
    this.connection = status;
    this.#undoing = false;
  }

  #isGone(): Promise<boolean> {
    return fetchTable(this.table).then(
      () => false,
      (error) => error instanceof ApiError && error.status === 404,
    );
  }

  #wake = (): void => {
    this.#connection.wake();
    if (document.hidden) this.#queue.next(); // nobody is looking: no need to keep them waiting
  };

  #sendPending(): void {
    if (!this.#pending) return;
    const { move, expect, key } = this.#pending;
    this.#connection.send({ type: "move", move, expect, key });
  }

  // What is received ----------------------------------------------------------------------------

  #receive(told: FromTable): void {
    const mine = this.#pending !== null && "key" in told && told.key === this.#pending.key;
    switch (told.type) {
      case "state":
        this.#connection.established();
        this.#take(told);
        break;
      case "accepted":
        if (mine) this.#pending = { ...this.#pending!, seq: told.seq };
        this.#settle();
        break;
      case "stale":
        if (mine) this.#pending = null;
        this.showNotice(told.reason, "bad");
        this.#take(told.state);
        break;
      case "illegal":
      case "error":
        if (mine) this.#pending = null;
        this.#undoing = false;
        this.showNotice(told.reason, "bad");
        break;
      case "why":
        this.showNotice(told.reason, "bad");
        break;
      case "sheet":
        this.sheet = told.sheet;
        break;
    }
  }

  /** An accepted move is done with when the state that it led to is here. */
  #settle(): void {
    if (this.#pending?.seq !== undefined && this.#pending.seq <= this.#received) this.#pending = null;
  }

  #unseated(): void {
    const asked = this.asks;
    if (asked) this.#endRequest();
    else if (seatKey(this.table)?.secret === this.#secret) forgetSeatKey(this.table);
    this.startOver();
    this.showNotice(say(asked ? "asking-declined" : "live-unseated"), "bad");
  }

  /** The host has given this browser the seat that it asked for. */
  #seated(state: State): void {
    saveSeatKey(this.table, { secret: this.#secret!, game: state.info.game });
    this.#endRequest();
    this.startOver();
    this.showNotice(say("asking-given"));
  }

  #endRequest(): void {
    forgetRequest(this.table);
    this.asks = false;
    this.promised = null;
    this.#secret = null;
  }

  /** Whoever was promised a seat and does not get it is told, and so is the host. */
  #noteRequests({ you, host, seats, asking, promised, phase }: Info): void {
    const lost = this.asking.find(
      ({ number, seat }) =>
        seat !== null && seats[seat].who !== "person" && !asking.some((one) => one.number === number && one.seat !== null),
    );
    if (lost && you === host) this.showNotice(say("asking-lapsed-for", { text: lost.name }));
    if (this.promised !== null && promised === null) this.showNotice(say("asking-lapsed"));
    this.asking = asking;
    this.promised = promised;
    if (this.asks && phase === "over") this.#endRequest(); // the connection goes on as a bystander's
  }

  // What is shown ----------------------------------------------------------------------------

  #take(state: State): void {
    const { you, asked, phase } = state.info;
    if (this.asks && you !== null) return this.#seated(state);
    if (this.#secret && you === null && !asked && !(this.asks && phase === "over")) return this.#unseated();
    this.#noteRequests(state.info);
    // Whoever opens the table has come back to it; whose connection was only made anew has not.
    if (this.now === null && you !== null && state.info.seats[you].left) comeBack(this.table).catch(() => {});
    this.now = { info: state.info, at: performance.now() };
    const entries = state.entries.filter((entry) => entry.seq > this.#received);
    this.#received = Math.max(this.#received, state.seq);
    this.#shuffler.see(state.info);
    saveGame(state);
    this.#undoing = false;
    this.#queue.add({ ...state, entries });
    this.#waiting = this.#queue.waiting;
    this.#settle();
  }

  #show(state: State, watched: boolean): void {
    this.watched = watched;
    this.hold = this.#queue.hold;
    this.news = state.entries;
    this.log = [...this.log, ...state.entries];
    this.state = state;
    this.#waiting = this.#queue.waiting;
  }
}
