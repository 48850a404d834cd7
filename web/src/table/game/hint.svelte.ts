// Whether the coach's hint is shown: it is asked for at one turn, and closed with it.

export class HintToggle {
  /** What the hint points at on the table. */
  lit: string[] = $state.raw([]);
  /** The turn at which it was asked for; 0: at none. */
  #askedAt = $state(0);

  constructor(
    /** May the coach be asked now? */
    readonly allowed: () => boolean,
    readonly turn: () => number,
  ) {}

  get shown(): boolean {
    return this.allowed() && this.#askedAt === this.turn();
  }

  toggle(): void {
    this.#askedAt = this.shown ? 0 : this.turn();
  }

  close(): void {
    this.#askedAt = 0;
  }
}
