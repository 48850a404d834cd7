// Where the visitor is, told by the address after "#".

export type Route =
  | { page: "home" }
  | { page: "table"; table: string; invite: string | null }
  | { page: "replay"; table: string; step: number; eyes: string }
  | { page: "review"; table: string; seat: number | null; number: number | null }
  | { page: "rules"; game: string }
  | { page: "learn"; game: string }
  | { page: "puzzles"; game: string; puzzle: string }
  | { page: "lost" };

function read(): Route {
  const [place, id, more, step, eyes] = location.hash.replace(/^#\/?/, "").split("/").map(decoded);
  if (!place) return { page: "home" };
  if ((place === "rules" || place === "learn") && id) return { page: place, game: id };
  if (place === "puzzles" && id && !step) return { page: place, game: id, puzzle: more ?? "" };
  if (place === "t" && id && more === "replay") {
    return { page: "replay", table: id, step: Number(step) || 0, eyes: eyes || "table" };
  }
  if (place === "review" && id) return { page: place, table: id, seat: counted(more), number: counted(step) };
  if (place === "t" && id && !step) return { page: "table", table: id, invite: more || null };
  return { page: "lost" };
}

function counted(part?: string): number | null {
  return part ? Number(part) || 0 : null;
}

/** Anybody can write an address: what is no proper escape stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

let here: Route = $state.raw(read());
let moved = false;

addEventListener("hashchange", () => {
  here = read();
  moved = true;
});

export const route = {
  get now(): Route {
    return here;
  },
};

export function go(hash: string): void {
  location.hash = hash;
}

/** Take the invite out of the address: whoever sits down needs it no more, and may show or pass on their screen. */
export function hideInvite(): void {
  const at = read();
  if (at.page === "table" && at.invite) history.replaceState(history.state, "", `#/t/${encodeURIComponent(at.table)}`);
}

/** The full address of a place, to be passed on: whoever opens it reads their own language. */
export function link(hash: string): string {
  const url = new URL(hash, location.href);
  url.searchParams.delete("language");
  return url.href;
}

/** For a page's heading: whoever came by a link inside the page goes on reading there. */
export function landing(heading: HTMLElement): void {
  if (moved) heading.focus({ preventScroll: true });
}
