// Where sounds are made, once the browser allows any: the front page needs no more of it.

let context: AudioContext | null = null;

/** Nothing before the first click or key. */
export const stage = (): AudioContext | null => context;

/** Browsers let a page sound only after its visitor did something. */
export function listenForGesture(): void {
  const wake = () => {
    context ??= new AudioContext();
    if (context.state === "suspended") context.resume();
  };
  addEventListener("pointerdown", wake, { once: true });
  addEventListener("keydown", wake, { once: true });
}
