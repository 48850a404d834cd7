// What is written in these lines changes all the time: what stands below them should not move with every word.

/** Svelte's attachment: an element stays as high as it has once been, until the window gets another width. */
export function keepsHeight(element: HTMLElement): () => void {
  let width = innerWidth;
  const watching = new ResizeObserver(() => {
    if (innerWidth !== width) {
      width = innerWidth;
      element.style.minHeight = "";
    }
    element.style.minHeight = `${element.offsetHeight}px`;
  });
  watching.observe(element);
  return () => watching.disconnect();
}
