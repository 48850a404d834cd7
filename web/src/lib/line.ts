// A line to the server that mends itself: it calls again after a break, later each time, and asks now and then
// whether anybody is still there. What is said on it is not its business.
import type { FromTable, ToTable } from "./wire";

export const FIRST_WAIT = 250;
export const LONGEST_WAIT = 5000;
export const PING = 20_000;

/** The codes with which the server closes a line for good (docs/protocol.md). */
const UNSEATED = 4401;
const GONE = 4404;

export type Link = "connecting" | "open" | "down" | "gone";

/** Whoever speaks and listens on a line. */
export interface Speaker {
  /** A new socket to the server. */
  dial: () => WebSocket;
  /** The socket is open: introduce yourself. */
  greet: () => void;
  hear: (told: FromTable) => void;
  /** The line is open, down, or there is nothing to call any more. */
  turned: (link: Link) => void;
  /** The server takes the secret for no seat's. */
  unseated: () => void;
  /** A line that never stood does not tell why: is there nothing to call? */
  nothingThere: () => Promise<boolean>;
}

export class Line {
  #link: Link = "connecting";
  #socket: WebSocket | null = null;
  #pause = FIRST_WAIT;
  #timers: { retry?: number; ping?: number; pong?: number } = {};
  /** Did the server ever answer? */
  #stood = false;
  #closed = false;

  constructor(readonly speaker: Speaker) {}

  connect(): void {
    const socket = (this.#socket = this.speaker.dial());
    socket.onopen = () => this.speaker.greet();
    socket.onmessage = ({ data }) => this.#hear(data);
    socket.onclose = ({ code }) => {
      if (socket === this.#socket) this.#lost(code);
    };
  }

  send(message: ToTable): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** The speaker heard what it had called for: from here on a break is only a break. */
  stands(): void {
    this.#stood = true;
    this.#pause = FIRST_WAIT;
    this.#turn("open");
  }

  /** Somebody looks at the page again, or the network is back: no need to wait any longer. */
  wake(): void {
    if (this.#link === "down" && !this.#socket) this.#retry();
    else if (this.#link === "open") this.#ping();
  }

  /** Hang up and call anew, as if for the first time. */
  startOver(): void {
    this.#stood = false;
    this.#hangUp();
    this.connect();
  }

  close(): void {
    this.#closed = true;
    this.#hangUp();
  }

  #hangUp(): void {
    for (const timer of Object.values(this.#timers)) clearTimeout(timer);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #hear(data: string): void {
    clearTimeout(this.#timers.pong);
    clearTimeout(this.#timers.ping);
    this.#timers.ping = setTimeout(() => this.#ping(), PING);
    this.speaker.hear(JSON.parse(data));
  }

  #lost(code: number): void {
    this.#hangUp();
    if (this.#closed) return;
    if (code === GONE) {
      this.#turn("gone");
    } else if (code === UNSEATED) {
      this.speaker.unseated();
    } else {
      this.#turn("down");
      this.#timers.retry = setTimeout(() => this.#retry(), this.#pause);
      this.#pause = Math.min(LONGEST_WAIT, this.#pause * 2);
    }
  }

  async #retry(): Promise<void> {
    clearTimeout(this.#timers.retry);
    if (!this.#stood && (await this.speaker.nothingThere())) this.#turn("gone");
    if (this.#link === "down" && !this.#socket && !this.#closed) this.connect();
  }

  /** A dead line looks like a quiet one until somebody speaks. */
  #ping(): void {
    this.send({ type: "ping" });
    clearTimeout(this.#timers.pong);
    this.#timers.pong = setTimeout(() => this.#lost(1006), LONGEST_WAIT);
  }

  #turn(link: Link): void {
    this.#link = link;
    this.speaker.turned(link);
  }
}
