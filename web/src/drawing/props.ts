// What a game's drawing is given. What the server tells is in net/wire.ts, generated from Python.
import type { Entry, View } from "../net/wire";

/** The context in which nobody makes a move, as in a replay: buttons for moves would be dead. */
export const WATCHING = Symbol("watching");

/** What every game's `Table.svelte` is given; V is its own view, as its folder's `view.ts` describes it. */
export interface DrawingProps<V extends View = View> {
  view: V;
  /** The players' names, by seat. */
  names: string[];
  /** The moves that these eyes may make now, in notation; none while it is not their turn. */
  legal: string[];
  /** Make a move. `sure` is a question to ask first, where a slip would hurt. */
  play: (move: string, sure?: string) => void;
  /** Something that is not allowed was tapped: let the server say why, by its clause. */
  why: (move: string) => void;
  /** In a replay with all cards open: every seat's own view. */
  open: V[] | null;
  /** What has just happened, for motion and emphasis. */
  latest: Entry | null;
}
