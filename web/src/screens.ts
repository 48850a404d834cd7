// The kinds of screens that the page tells apart, each named once. Styles write `@media (--phone)`, which
// vite.config.ts replaces by what stands here; scripts write `new MediaQuery(screens.phone)`.
export const screens = {
  phone: "(width < 480px)",
  "narrow-phone": "(width < 360px)",
  /** A phone on which a ring of cards leaves no room for the hand. */
  "low-phone": "(width < 480px) and (height < 46rem)",
  "lowest-phone": "(width < 480px) and (height < 38rem)",
  /** A phone on its side, or a low window: trick and hand must fit below each other all the same. */
  lying: "(height < 30rem) and (width >= 480px)",
  /** A large screen: everything may grow. */
  vast: "(width >= 1600px) and (height >= 900px)",
  /** Too narrow for a whole sentence in the bar at the top. */
  "narrow-bar": "(width < 720px)",
  /** There is room for large things, and a mouse that hits small ones. */
  "roomy-with-mouse": "(pointer: fine) and (width >= 50rem)",
  /** The panel stands beside the table instead of under it. */
  wide: "(width >= 1000px)",
};

/** A style sheet with its names of screens replaced by what they stand for. */
export function spelledOut(css: string): string {
  return css.replace(/@media[^{]*\(--[^{]*/g, (query) =>
    query.replace(/\(--([\w-]+)\)/g, (_, name: string) => {
      if (!(name in screens)) throw new Error(`screens.ts knows no --${name}`);
      return screens[name as keyof typeof screens];
    }),
  );
}
