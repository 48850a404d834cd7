// What answers tell besides what was asked for: that the server has another build of the page than this one, or that
// it was not the server who answered, but the worker out of what it keeps (offline/page-cache.ts). Rests on two headers.

/** The build of this page; none while it is being developed. */
export const BUILD = document.documentElement.dataset.build;

/** The build of the server's page, where it is another one. */
let newerBuild = $state("");
let offline = $state(false);

export const serverStatus = {
  get newerBuild(): string {
    return newerBuild;
  },
  get offline(): boolean {
    return offline;
  },
};

/** Read what an answer tells by the way. */
export function readHeaders({ headers }: Response): void {
  offline = headers.has("trickery-kept");
  const build = headers.get("trickery-build");
  if (BUILD && build && !offline) newerBuild = build === BUILD ? "" : build;
}
