// What answers tell besides what was asked for: that the server has another build of the page than this one, or that
// it was not the server who answered, but the worker out of what it keeps (keeping.ts). Rests on two headers.

/** The build of this page; none while it is being developed. */
export const BUILD = document.documentElement.dataset.build;

/** The build of the server's page, where it is another one. */
let newer = $state("");
let lost = $state(false);

export const serving = {
  get newer(): string {
    return newer;
  },
  get lost(): boolean {
    return lost;
  },
};

/** Read what an answer tells by the way. */
export function heard({ headers }: Response): void {
  lost = headers.has("trickery-kept");
  const build = headers.get("trickery-build");
  if (BUILD && build && !lost) newer = build === BUILD ? "" : build;
}
