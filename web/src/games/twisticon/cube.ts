// The cube's geometry for drawing: where each sticker is, and what every move turns (TW-6, TW-7).
// Axes are those of CSS: x to the right, y down, z towards whoever looks from the front.

import type { TwisticonCube, TwisticonIcon as Icon } from "./view";

export type Face = keyof TwisticonCube;
type Vector = [number, number, number];

export const ICONS: Icon[] = ["comet", "leaf", "key", "bell", "anchor", "spark"];
export const FACES: Face[] = ["top", "right", "front", "bottom", "left", "back"];

/** The way each face looks, and where its upper edge points. */
const LOOKS: Record<Face, Vector> = {
  top: [0, -1, 0],
  right: [1, 0, 0],
  front: [0, 0, 1],
  bottom: [0, 1, 0],
  left: [-1, 0, 0],
  back: [0, 0, -1],
};
const UP: Record<Face, Vector> = {
  top: [0, 0, -1],
  right: [0, -1, 0],
  front: [0, -1, 0],
  bottom: [0, 0, 1],
  left: [0, -1, 0],
  back: [0, -1, 0],
};

export interface Cell {
  face: Face;
  place: number;
  at: Vector;
}

function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const add = (...all: Vector[]): Vector =>
  [0, 1, 2].map((i) => all.reduce((sum, v) => sum + v[i], 0)) as Vector;
const times = (n: number, v: Vector): Vector => [n * v[0], n * v[1], n * v[2]];
/** A face's right-hand side, for who looks at it. */
const rightOf = (face: Face): Vector => cross(LOOKS[face], UP[face]);

/** All 54, face by face, row by row, as the view lists them. */
export const CELLS: Cell[] = FACES.flatMap((face) =>
  Array.from({ length: 9 }, (_, place) => ({
    face,
    place,
    at: add(
      LOOKS[face],
      times((place % 3) - 1, rightOf(face)),
      times(1 - Math.floor(place / 3), UP[face]),
    ),
  })),
);

/** What a move turns: layers across an axis (0 is x), by so many degrees, as CSS counts them. */
export interface Turn {
  axis: number;
  layers: number[];
  degrees: number;
}

/** A turn in motion: `from` degrees are left at the start; icons right themselves on the way of one that was made. */
export interface Motion {
  turn: Turn;
  from: number;
  made: boolean;
}

/** The layers that may turn, in the order they lie: by the name the rules give them. */
export const COLUMNS = ["left column", "left pair", "right pair", "right column"];
export const ROWS = ["back row", "back pair", "front pair", "front row"];
export const LEVELS = ["top layer", "top pair", "bottom pair", "bottom layer"];
const LAYERS = [[-1], [-1, 0], [0, 1], [1]];
const DEGREES: Record<string, number> = {
  "to the back": 90,
  "to the front": -90,
  "to the right": 90,
  "to the left": -90,
  clockwise: -90,
  anticlockwise: 90,
};

function turns(): Map<string, Turn> {
  const found = new Map<string, Turn>([["flip", { axis: 0, layers: [-1, 0, 1], degrees: 180 }]]);
  const ways: [number, string[], string[]][] = [
    [0, COLUMNS, ["to the back", "to the front"]],
    [2, ROWS, ["to the left", "to the right"]],
    [1, LEVELS, ["clockwise", "anticlockwise"]],
  ];
  for (const [axis, names, tos] of ways)
    names.forEach((rows, i) => {
      for (const to of tos)
        found.set(`twist ${rows} ${to}`, { axis, layers: LAYERS[i], degrees: DEGREES[to] });
    });
  return found;
}

/** Every move that turns something, by its text. */
export const TURNS = turns();

export const turning = (turn: Turn | null, at: Vector): boolean =>
  turn !== null && turn.layers.includes(at[turn.axis]);

/** A vector after a quarter turn, as CSS turns it. */
function quarter(axis: number, degrees: number, v: Vector): Vector {
  const along = [0, 0, 0] as Vector;
  along[axis] = Math.sign(degrees);
  return add(times(dot(along, v), along), cross(along, v));
}

/** Where a sticker that lies here now lay before a turn. */
export function source(turn: Turn, cell: number): number {
  let { at, face } = CELLS[cell];
  if (!turning(turn, at)) return cell;
  for (let n = Math.abs(turn.degrees) / 90; n > 0; n--) {
    at = quarter(turn.axis, -turn.degrees, at);
    const looks = quarter(turn.axis, -turn.degrees, LOOKS[face]);
    face = FACES.find((other) => dot(LOOKS[other], looks) === 1)!;
  }
  return CELLS.findIndex((one) => one.face === face && one.at.every((n, i) => n === at[i]));
}

/**
 * How far an icon has to be turned on its tile, in degrees, to look as it did before a turn: on
 * every face icons stand upright, so they right themselves while their layer moves.
 */
export function spin(turn: Turn, cell: number): number {
  const { face, at } = CELLS[cell];
  if (!turning(turn, at)) return 0;
  let up = UP[CELLS[source(turn, cell)].face];
  for (let n = Math.abs(turn.degrees) / 90; n > 0; n--) up = quarter(turn.axis, turn.degrees, up);
  const quarters = [UP[face], rightOf(face), times(-1, UP[face]), times(-1, rightOf(face))];
  const found = quarters.findIndex((way) => dot(way, up) === 1);
  return found === 3 ? -90 : 90 * found;
}

/** What a finger that drags a sticker across the screen turns: the move, and its way in pixels. */
export function dragged(
  cell: number,
  drag: { x: number; y: number },
  grip: { x: number; y: number },
  seen: (v: Vector) => { x: number; y: number },
): { move: string; way: { x: number; y: number } } {
  const { face, at } = CELLS[cell];
  const along = (v: Vector, p: { x: number; y: number }): number => {
    const s = seen(v);
    return (s.x * p.x + s.y * p.y) / Math.hypot(s.x, s.y);
  };
  const [a, b] = [rightOf(face), UP[face]];
  const edge = Math.abs(along(a, drag)) > Math.abs(along(b, drag)) ? a : b;
  const way = times(Math.sign(along(edge, drag)) || 1, edge);
  const axle = cross(LOOKS[face], way);
  const axis = axle.findIndex((n) => n !== 0);
  // The middle never turns alone (TW-6): the half that was gripped says which side comes along.
  const side = [0, 0, 0] as Vector;
  side[axis] = 1;
  const layers = at[axis] !== 0 ? [at[axis]] : along(side, grip) < 0 ? [-1, 0] : [0, 1];
  const [move] = [...TURNS].find(
    ([, turn]) =>
      turn.axis === axis &&
      Math.sign(turn.degrees) === Math.sign(axle[axis]) &&
      turn.layers.join() === layers.join(),
  )!;
  return { move, way: seen(way) };
}
