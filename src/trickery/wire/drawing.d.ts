/** What a game's `drawing/table.js` exports; `V` is the game's own view. */
export interface DrawingModule<V = View> {
  /** Draw the table into an empty element; it's called once, with what there is to see. */
  mount(place: HTMLElement, props: Props<V>): Drawing<V>;
}

/** A drawing in its element. */
export interface Drawing<V = View> {
  /** Draw what has changed: called with every new view, and when names, language or settings change. */
  update(props: Props<V>): void;
  /** Stop timers and listeners outside of the element, which is removed by itself. */
  destroy?(): void;
}

/** What a drawing is given: all of it anew each time. */
export interface Props<V = View> {
  view: V;
  /** The players' names, by seat. */
  names: string[];
  /** Who is a bot, and for whom a bot plays while they're away, by seat. */
  bots: boolean[];
  away: boolean[];
  /** The moves that may be made now, in notation; none while it isn't the reader's turn. */
  legal: string[];
  /** Make a move. `sure` is a question to ask first, where a slip would hurt. */
  play(move: string, sure?: string): void;
  /** Something that isn't allowed was tapped: the page says why, in the words of `why_not`. */
  why(move: string): void;
  /** In a replay with all cards open: every seat's own view. */
  open: V[] | null;
  /** What has just happened, for motion and emphasis. */
  latest: Entry | null;
  /** Nobody makes moves here, as in a replay: draw no buttons for them. */
  watching: boolean;
  /** Does the reader want a first tap to lift a card, and only a second one to play it? */
  twoTaps: boolean;
  words: Words;
  /** How long a motion of so many milliseconds takes at the reader's speed; 0: don't move at all. */
  time(milliseconds: number): number;
}

/** Texts in the reader's language. */
export interface Words {
  /** A message of the game's catalogue, or one of the page's own, such as `felt-hand`. */
  t(id: string, args?: Record<string, Arg>): string;
  /** Is there such a message? */
  has(id: string): boolean;
  /** A message with its arguments, as views and entries of the log hold it. */
  text(said: Arg): string;
  /** A move, a card or another name, as people read it. */
  label(notation: string): string;
  /** A name as a card's corner has it: the form `.sign` of its message, or else its label. */
  sign(notation: string): string;
}

/** A value in a message: a number, a name in notation, another message, or several of these. */
export type Arg = number | string | Said | Arg[];
export type Said = string | { id: string; [arg: string]: Arg };
