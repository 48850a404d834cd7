// Looking at a move before it is made: what it would make of the top, and how one asks for that. Which sets it opens
// stands in the view; here stickers are only turned.
import { on } from "svelte/events";
import { FACES, TURNS, source } from "./cube";
import type { TwisticonFace, TwisticonOpening, TwisticonView } from "./view";

/** A twist or the flip that is being thought of. */
export interface Ahead {
  move: string;
  top: TwisticonFace;
  openings: TwisticonOpening[];
  /** By place on top: how the set that would lie there stands ("free" if it could be claimed). */
  lined: Map<number, string>;
}

export function ahead(view: TwisticonView, legal: string[], move: string | null): Ahead | null {
  const turn = TURNS.get(move ?? "");
  if (!turn || move === null || !legal.includes(move)) return null;
  const stickers = FACES.flatMap((face) => view.cube[face]);
  const top = view.cube.top.map((_, place) => stickers[source(turn, place)]);
  const openings = view.foreseen[move] ?? [];
  const lined = new Map(openings.flatMap(({ places, standing }) => places.map((place) => [place, standing])));
  return { move, top, openings, lined };
}

const HOLD = 350; // milliseconds

/** Shows something while a mouse rests on a button, while it has the focus, and while a finger holds it: then it is not pressed. */
export function foreseeing(show: (yes: boolean) => void): (node: HTMLElement) => () => void {
  return (node) => {
    let timer = 0;
    let held = false;
    const mouse = (yes: boolean) => (event: PointerEvent) => {
      if (event.pointerType === "mouse" && event.target === node) show(yes);
    };
    const release = () => {
      clearTimeout(timer);
      if (held) show(false);
    };
    const heard: Record<string, (event: PointerEvent) => void> = {
      pointerenter: mouse(true),
      pointerleave: mouse(false),
      focusin: () => show(true),
      focusout: () => show(false),
      pointerdown: (event) => {
        held = false;
        if (event.pointerType !== "mouse") timer = window.setTimeout(() => show((held = true)), HOLD);
      },
      pointerup: release,
      pointercancel: release,
      contextmenu: (event) => held && event.preventDefault(),
      click: (event) => {
        if (held) event.stopImmediatePropagation();
        held = false;
      },
    };
    const deaf = Object.entries(heard).map(([kind, hear]) => on(node, kind, hear as EventListener, { capture: true }));
    return () => {
      clearTimeout(timer);
      for (const stop of deaf) stop();
    };
  };
}
