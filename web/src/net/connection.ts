// The WebSocket to a table, which reconnects by itself: after a break, later each time. Pings tell whether the server
// is still there. What is said on it is not its business.
import type { FromTable, ToTable } from "./wire";

export const FIRST_WAIT = 250;
export const LONGEST_WAIT = 5000;
/** After so long without a word, is the server still there? */
export const PING = 1500;
/** After so long without an answer it is said that the connection is lost; it may still recover. */
export const QUIET = 1500;

/** The codes with which the server closes a connection for good (docs/protocol.md). */
const UNSEATED = 4401;
const GONE = 4404;

export type ConnectionStatus = "connecting" | "open" | "down" | "gone";

/** Whoever sends and receives on a connection. */
export interface ConnectionHandler {
  /** A new socket to the server. */
  openSocket: () => WebSocket;
  /** The socket is open: say who you are. */
  opened: () => void;
  received: (message: FromTable) => void;
  /** The connection is open, down, or there is nothing to connect to any more. */
  statusChanged: (status: ConnectionStatus) => void;
  /** The server takes the secret for no seat's. */
  unseated: () => void;
  /** A connection that was never established does not tell why: is there nothing to connect to? */
  isGone: () => Promise<boolean>;
}

export class Connection {
  #status: ConnectionStatus = "connecting";
  #socket: WebSocket | null = null;
  #pause = FIRST_WAIT;
  #timers: { retry?: number; ping?: number; quiet?: number; pong?: number } = {};
  /** Did the server ever answer? */
  #established = false;
  #closed = false;

  constructor(readonly handler: ConnectionHandler) {}

  connect(): void {
    const socket = (this.#socket = this.handler.openSocket());
    socket.onopen = () => this.handler.opened();
    socket.onmessage = ({ data }) => this.#receive(data);
    socket.onclose = ({ code }) => {
      if (socket === this.#socket) this.#lose(code);
    };
  }

  send(message: ToTable): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** The handler received what it had asked for: from here on a break is only a break. */
  established(): void {
    this.#established = true;
    this.#pause = FIRST_WAIT;
    this.#setStatus("open");
  }

  /** Somebody looks at the page again, or the network is back: no need to wait any longer. */
  wake(): void {
    if (this.#status === "down" && !this.#socket) this.#retry();
    else if (this.#status === "open") this.#ping();
  }

  /** Disconnect and connect anew, as if for the first time. */
  startOver(): void {
    this.#established = false;
    this.#disconnect();
    this.connect();
  }

  close(): void {
    this.#closed = true;
    this.#disconnect();
  }

  #disconnect(): void {
    for (const timer of Object.values(this.#timers)) clearTimeout(timer);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #receive(data: string): void {
    for (const timer of [this.#timers.ping, this.#timers.quiet, this.#timers.pong]) clearTimeout(timer);
    if (this.#established && this.#status === "down") this.#setStatus("open"); // it was only quiet
    this.#timers.ping = setTimeout(() => this.#ping(), PING);
    this.handler.received(JSON.parse(data));
  }

  #lose(code: number): void {
    this.#disconnect();
    if (this.#closed) return;
    if (code === GONE) {
      this.#setStatus("gone");
    } else if (code === UNSEATED) {
      this.handler.unseated();
    } else {
      this.#setStatus("down");
      // Not all at once: when a server stops, all its tables' pages come back.
      this.#timers.retry = setTimeout(() => this.#retry(), this.#pause * (0.5 + Math.random() / 2));
      this.#pause = Math.min(LONGEST_WAIT, this.#pause * 2);
    }
  }

  async #retry(): Promise<void> {
    clearTimeout(this.#timers.retry);
    if (!this.#established && (await this.handler.isGone())) this.#setStatus("gone");
    if (this.#status === "down" && !this.#socket && !this.#closed) this.connect();
  }

  /** A dead connection looks like a quiet one until somebody sends. */
  #ping(): void {
    this.send({ type: "ping" });
    for (const timer of [this.#timers.quiet, this.#timers.pong]) clearTimeout(timer);
    this.#timers.quiet = setTimeout(() => this.#setStatus("down"), QUIET);
    this.#timers.pong = setTimeout(() => this.#lose(1006), LONGEST_WAIT);
  }

  #setStatus(status: ConnectionStatus): void {
    this.#status = status;
    this.handler.statusChanged(status);
  }
}
