// Seconds that the server told of, counted on between two of its messages.

export class Countdown {
  #now = $state(performance.now());

  /** `counting`: is there anything to be counted? Only then it costs anything. */
  constructor(counting: () => boolean) {
    $effect(() => {
      if (!counting()) return;
      this.#now = performance.now();
      const timer = setInterval(() => (this.#now = performance.now()), 250);
      return () => clearInterval(timer);
    });
  }

  /** What is left of so many seconds, told at some moment. */
  left(seconds: number, at: number): number {
    return Math.max(0, seconds - Math.floor(Math.max(0, this.#now - at) / 1000));
  }
}
