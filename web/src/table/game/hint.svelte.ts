// Whether the coach's hint is shown: it is asked for at one turn, and closed with it. In the first game after its
// lesson it comes by itself.

export class HintToggle {
  /** What the hint points at on the table. */
  lit: string[] = $state.raw([]);
  /** The turn at which it was asked for, or put away where it comes by itself; 0: at none. */
  #changedAt = $state(0);

  constructor(
    /** May the coach be asked now? */
    readonly allowed: () => boolean,
    readonly turn: () => number,
    /** Does it come without being asked for? */
    readonly unasked: () => boolean = () => false,
  ) {}

  get shown(): boolean {
    return this.allowed() && (this.#changedAt === this.turn()) !== this.unasked();
  }

  toggle(): void {
    this.#changedAt = this.#changedAt === this.turn() ? 0 : this.turn();
  }

  close(): void {
    if (this.shown) this.toggle();
  }
}
