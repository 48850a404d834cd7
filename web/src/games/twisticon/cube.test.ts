import { describe, expect, it } from "vitest";
import { CELLS, COLUMNS, dragged, FACES, LEVELS, ROWS, source, spin, TURNS, turning } from "./cube";

const all = [...TURNS];
const cells = CELLS.map((_, cell) => cell);
const at = (face: string, place: number) => CELLS.findIndex((cell) => cell.face === face && cell.place === place);
/** Where everything lay before a turn, cell by cell. */
const sources = (move: string) => cells.map((cell) => source(TURNS.get(move)!, cell));
/** The moves one after the other: which sticker lies where in the end. */
const after = (...moves: string[]) =>
  moves.map(sources).reduce((lying, from) => from.map((cell) => lying[cell]), cells);

describe("the cube", () => {
  it("has nine places on each of six faces, none twice", () => {
    expect(CELLS).toHaveLength(54);
    expect(new Set(CELLS.map(({ face, at }) => `${face} ${at}`)).size).toBe(54);
    expect(CELLS[at("front", 0)].at).toEqual([-1, -1, 1]); // the upper left corner, for who looks from the front
    expect(CELLS[at("top", 8)].at).toEqual([1, -1, 1]);
  });

  it("has a turn for each layer and pair both ways, and the flip", () => {
    expect(all).toHaveLength(2 * (COLUMNS.length + ROWS.length + LEVELS.length) + 1);
  });
});

describe("a turn", () => {
  it.each(all)("%s moves every sticker of its layers, and no other", (move, turn) => {
    const from = sources(move);
    expect([...from].sort((a, b) => a - b)).toEqual(cells);
    for (const cell of cells) if (!turning(turn, CELLS[cell].at)) expect(from[cell]).toBe(cell);
    const moved = cells.filter((cell) => turning(turn, CELLS[cell].at) && from[cell] === cell);
    const middles = cells.filter((cell) => CELLS[cell].place === 4);
    for (const cell of moved) expect(middles).toContain(cell); // a face's middle turns on the spot
  });

  it.each(all)("%s is undone by its opposite, or by itself four times", (move, turn) => {
    const back = all.find(
      ([, other]) => other.axis === turn.axis && other.layers === turn.layers && other.degrees === -turn.degrees,
    );
    if (back) expect(after(move, back[0])).toEqual(cells);
    expect(after(move, move, move, move)).toEqual(cells);
  });

  it("of the left column to the back takes the front's stickers to the top", () => {
    const from = sources("twist left column to the back");
    for (const place of [0, 3, 6]) expect(from[at("top", place)]).toBe(at("front", place));
    expect(from[at("front", 0)]).toBe(at("bottom", 0));
    expect(from[at("top", 1)]).toBe(at("top", 1));
  });

  it("of the front row to the right takes the top's stickers to the right", () => {
    const from = sources("twist front row to the right");
    expect(CELLS[from[at("right", 0)]].face).toBe("top");
  });

  it("that flips the cube puts the bottom on top", () => {
    const from = sources("flip");
    for (const place of cells.slice(0, 9)) expect(CELLS[from[at("top", place)]].face).toBe("bottom");
    expect(after("flip", "flip")).toEqual(cells);
  });

  it("rights an icon by quarters, and only where something turned", () => {
    for (const [, turn] of all)
      for (const cell of cells) {
        expect([-90, 0, 90, 180]).toContain(spin(turn, cell));
        if (!turning(turn, CELLS[cell].at)) expect(spin(turn, cell)).toBe(0);
      }
    expect(spin(TURNS.get("twist front row to the right")!, at("front", 4))).toBe(90);
    expect(spin(TURNS.get("twist left column to the back")!, at("top", 0))).toBe(0);
  });
});

describe("a finger that drags", () => {
  /** The front face as seen from straight ahead: x to the right, y down. */
  const seen = ([x, y]: number[]) => ({ x: 10 * x, y: 10 * y });
  const drag = (place: number, x: number, y: number, grip = { x: 0, y: 0 }) =>
    dragged(at("front", place), { x, y }, grip, seen as Parameters<typeof dragged>[3]).move;

  it("turns the layer under it, the way it goes", () => {
    expect(drag(0, 1, -20)).toBe("twist left column to the back");
    expect(drag(0, 1, 20)).toBe("twist left column to the front");
    expect(drag(8, -2, -20)).toBe("twist right column to the back");
    expect(LEVELS.map((level) => `twist ${level}`).some((level) => drag(2, 20, 1).startsWith(level))).toBe(true);
  });

  it("takes along the side that was gripped where it holds the middle", () => {
    expect(drag(4, 0, -20, { x: -3, y: 0 })).toBe("twist left pair to the back");
    expect(drag(4, 0, -20, { x: 3, y: 0 })).toBe("twist right pair to the back");
  });

  it("finds a move from everywhere", () => {
    for (const face of FACES)
      for (let place = 0; place < 9; place++) {
        const look = ([x, y, z]: number[]) => ({ x: 10 * x + 3 * z, y: 10 * y + 4 * z });
        const { move } = dragged(at(face, place), { x: 7, y: 5 }, { x: 1, y: 1 }, look as Parameters<typeof dragged>[3]);
        expect(TURNS.has(move)).toBe(true);
      }
  });
});
