"""Twisticon, clause by clause (TW-1 to TW-23)."""

from __future__ import annotations

import collections
import itertools
import json
import math
import random
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, cast

import numpy as np
import numpy.typing as npt
import pytest

from kit import deals
from kit.paths import ROOT
from kit.playout import decisions, follow
from kit.process import came_out
from trickery.bots import Info, ask, make
from trickery.core import registry
from trickery.core.compile import INTERPRETED, rule
from trickery.core.edition import Edition
from trickery.core.errors import BadEdition, BadOption, BadRecord, IllegalMove
from trickery.core.match import Match, full_view, outcome_of
from trickery.core.pseudo import PSEUDO
from trickery.core.rng import below, draw_word, generator
from trickery.core.say import Say
from trickery.core.sets import members
from trickery.core.state import CHANCE, OVER
from trickery.core.words import Translator, catalogue, languages, named_by
from trickery.games.twisticon import cube as geometry
from trickery.games.twisticon import faces, rules, thumb, words
from trickery.games.twisticon.cards import CLAIM, ICONS, MOVES, NO_CLAIM, STAY
from trickery.games.twisticon.cube import CENTRE, FACES, flaw
from trickery.games.twisticon.scramble import scramble

GAME = registry.load("twisticon")
ENGLISH = Translator(game=GAME.package)
LETTERS = "CLKBAS"  # comet, leaf, key, bell, anchor, spark
assert [icon[0].upper() for icon in ICONS] == list(LETTERS)

#: A top without a line, and sides that bring none with any one move.
NO_LINE = "SLS BKL CAC"
FILL = {"right": "SLCAKAKBA", "front": "SKAKCCBSB", "bottom": "KKABKSSAB"}
FILL |= {"left": "CSBBLACKS", "back": "ASSSALBAA"}


def kinds(letters: str) -> list[int]:
    return [LETTERS.index(letter) for letter in letters if letter != " "]


def counts(letters: str) -> list[int]:
    return [letters.count(letter) for letter in LETTERS]


def icons_of(row: Any) -> list[int]:
    """The icons of a state's cube, cell by cell."""
    return faces.read(row["cube"])


#: The eight lines of a face.
PLACES = [
    *([3 * row + at for at in range(3)] for row in range(3)),
    *([column + 3 * at for at in range(3)] for column in range(3)),
    [0, 4, 8],
    [2, 4, 6],
]


def lined_up(face: Sequence[int]) -> list[tuple[int, list[int]]]:
    """Three equal icons in line, place by place: each with its icon."""
    return [(face[line[0]], line) for line in PLACES if len({face[at] for at in line}) == 1]


def as_set(icons: Iterable[int]) -> np.uint64:
    return np.uint64(sum(1 << icon for icon in set(icons)))


class Table:
    """A position laid out by hand: faces, hands, open cards and deck as letters."""

    def __init__(
        self,
        top: str = NO_LINE,
        hands: Sequence[str] = ("CLK", "CLK"),
        opens: Sequence[str] = (),
        deck: str = "BASBASBAS",
        options: Mapping[str, Any] | None = None,
        **sides: str,
    ) -> None:
        self.players = len(hands)
        self.rows = GAME.seeded(GAME.setting(self.players, options), 1)
        self.row = self.rows[0]
        self.s = cast(Any, GAME.State(self.row))
        self.handle = GAME.handle(self.row)
        s = self.s
        laid = {"top": top} | FILL | sides
        self.lay([icon for face in FACES for icon in kinds(laid[face])])
        for seat, hand in enumerate(hands):
            self.row["hand"][seat] = counts(hand)
            s.hand_size[seat] = len(hand)
        for seat, cards in enumerate(opens):
            self.row["open"][seat] = counts(cards)
        s.dealt = 54 - len(deck)
        if deck:
            self.row["deck"][-len(deck) :] = kinds(deck)
        s.claimed = s.barred = s.nine = -1
        s.actor = 0
        s.unseen = np.uint64(511)
        self.refresh()

    def lay(self, icons: Sequence[int]) -> None:
        self.row["cube"] = faces.written(icons)

    def refresh(self) -> None:
        """Note what follows from the cards and the cube as they lie."""
        for seat in range(self.players):
            hand, opens = (self.row[pile][seat].tolist() for pile in ("hand", "open"))
            closable = [icon for icon, cards in enumerate(opens) if cards >= 3] + [6] * (3 in hand)
            self.s.may_close[seat] = int(as_set(closable))
        self.s.on_top = as_set(icon for icon, _ in lined_up(icons_of(self.row)[:9]))
        self.s.usable = self.s.on_top

    def legal(self) -> list[str]:
        return [str(MOVES[number]) for number in GAME.legal_moves(self.row)]

    def play(self, *texts: str) -> Table:
        for text in texts:
            assert text in self.legal(), f"{text} is not among {self.legal()}"
            GAME.apply(self.handle, MOVES.parse(text))
        return self

    def why_not(self, text: str) -> str:
        assert text not in self.legal()
        return str(GAME.why_not(self.s, MOVES.parse(text)))

    def view(self, seat: int | None = None) -> dict[str, Any]:
        return full_view(GAME, self.row, seat)

    def face(self, name: str) -> str:
        return "".join(
            "?" if icon is None else icon[0].upper() for icon in self.view()["cube"][name]
        )

    def hand(self, seat: int) -> str:
        return "".join(icon[0].upper() for icon in self.view()["hands"][seat])

    def open(self, seat: int) -> str:
        return "".join(icon[0].upper() for icon in self.view()["open"][seat])

    def closed(self, seat: int) -> list[tuple[str, int]]:
        return [(one["icon"], one["cards"]) for one in self.view()["closed"][seat]]

    def close_with(self, seat: int, letter: str, *sizes: int) -> None:
        """Cards that were closed before: with sets apart, each number is a set."""
        for place, size in enumerate(sizes):
            self.s.closed[seat, LETTERS.index(letter), place] = size
            self.s.points[seat] += 1 if size < 6 else 4


#: A quiet twist: with FILL it makes no line on NO_LINE.
QUIET = "twist left column to the back"


# A cube of another make: 5x5x5 cells with the stickers outside, turned by numpy ------------------

Block = npt.NDArray[np.int64]


def spot(face: int, row: int, column: int) -> tuple[int, int, int]:
    """Where a view's cell is: x to the right, y up, z to the front, all from 0 to 4."""
    return (
        (1 + column, 4, 1 + row),
        (4, 3 - row, 3 - column),
        (1 + column, 3 - row, 4),
        (1 + column, 0, 3 - row),
        (0, 3 - row, 1 + column),
        (3 - column, 3 - row, 0),
    )[face]


def block(cells: Sequence[int]) -> Block:
    array = np.full((5, 5, 5), -1)
    for cell, icon in enumerate(cells):
        array[spot(cell // 9, cell % 9 // 3, cell % 3)] = icon
    return array


def cells_of(array: Block) -> list[int]:
    return [int(array[spot(cell // 9, cell % 9 // 3, cell % 3)]) for cell in range(54)]


def turned(array: Block, axis: int, layers: Sequence[int], toward: tuple[int, int]) -> Block:
    """A quarter turn of some layers (0, 1, 2) about an axis, from one axis toward another."""
    out = array.copy()
    planes = sorted({plane for layer in layers for plane in ((0, 1), (2,), (3, 4))[layer]})
    for plane in planes:
        at: list[Any] = [slice(None)] * 3
        at[axis] = plane
        left = [a for a in range(3) if a != axis]
        axes = (left.index(toward[0]), left.index(toward[1]))
        out[tuple(at)] = np.rot90(array[tuple(at)], axes=axes)
    return out


def twisted(array: Block, text: str) -> Block:
    """A move by its words, in the frame of seat 0."""
    x, y, z = range(3)
    if text == "flip":
        return turned(turned(array, x, (0, 1, 2), (y, z)), x, (0, 1, 2), (y, z))
    _, side, rows, *to = text.split()
    axis, ways = {
        "left": (x, {"front": (y, z), "back": (z, y)}),
        "front": (z, {"right": (y, x), "left": (x, y)}),
        "top": (y, {"clockwise": (x, z), "anticlockwise": (z, x)}),
    }[{"right": "left", "back": "front", "bottom": "top"}.get(side, side)]
    outer = 2 if side in ("right", "front", "top") else 0
    layers = (outer, 1) if rows == "pair" else (outer,)
    return turned(array, axis, layers, ways[to[-1]])


TWISTS = [str(move) for move in MOVES if str(move).startswith("twist")]
#: Cells with numbers instead of icons, so that every sticker is told apart.
NUMBERED = list(range(54))


def turn_table(text: str) -> list[int]:
    """Where a move's stickers come from. Rules know icons only, so this goes icon by icon."""
    came = [-1] * 54
    for first in range(0, 54, 5):
        icons = [0] * 54
        for more, cell in enumerate(range(first, min(54, first + 5))):
            icons[cell] = 1 + more
        for cell, icon in enumerate(moved(icons, text)):
            if icon:
                came[cell] = first + icon - 1
    return came


def moved(icons: Sequence[int], text: str) -> list[int]:
    """A cube after a move, as the rules make it."""
    words = np.array(faces.written(icons), dtype=np.uint64)
    if text == "flip":
        faces.flip(words)
    else:
        faces.twist(words, MOVES.parse(text))
    return faces.read(words)


# Parts -------------------------------------------------------------------------------------------


def test_tw_1_tw_2_six_icons_nine_stickers_and_nine_cards_of_each() -> None:
    match = Match(GAME, 2, seed=1)
    setup = match.history[0].chance
    assert setup is not None
    assert collections.Counter(setup["deck"]) == dict.fromkeys(ICONS, 9)
    stickers = collections.Counter(icon for face in setup["cube"].values() for icon in face)
    assert stickers == dict.fromkeys(ICONS, 9)


def test_tw_2_the_solved_cube_has_the_icons_in_order() -> None:
    solved = {face: [icon] * 9 for face, icon in zip(FACES, ICONS, strict=True)}
    assert FACES == ("top", "right", "front", "bottom", "left", "back")
    match = dealt(cube=solved)
    shown = match.view(None)["cube"]
    assert {face: shown[face] for face in FACES if face != "bottom"} == {
        face: icons for face, icons in solved.items() if face != "bottom"
    }
    assert shown["bottom"] == [None] * 9


# Setup -------------------------------------------------------------------------------------------

DECK = [icon for _ in range(9) for icon in ICONS]
SOLVED = {face: [icon] * 9 for face, icon in zip(FACES, ICONS, strict=True)}


def dealt(players: int = 2, **words: Any) -> Match:
    match = Match(GAME, players, script=True, seed=0, options=words.pop("options", None))
    match.deal({"dealer": 0, "deck": DECK, "cube": SOLVED} | words)
    return match


def test_tw_3_three_cards_each_one_at_a_time_from_the_dealers_left() -> None:
    match = dealt(3, dealer=1)
    view = match.view(None)
    assert view["dealer"] == 1
    assert match.actor == 2
    # Seat 2 gets cards 0, 3, 6 of the deck, seat 0 cards 1, 4, 7, seat 1 cards 2, 5, 8.
    assert view["hands"] == [
        ["leaf", "leaf", "anchor"],
        ["key", "key", "spark"],
        ["comet", "comet", "bell"],
    ]
    assert view["deck_size"] == 45
    assert view["deck_holds"] == {
        "comet": 7,
        "leaf": 7,
        "key": 7,
        "bell": 8,
        "anchor": 8,
        "spark": 8,
    }


def test_tw_3_the_deck_goes_on_where_the_deal_stopped() -> None:
    table = Table("LLL BAS BAS", ("LKC", "BAS"), deck="KKBA")
    table.play("stay", "claim leaf")
    assert table.hand(0) == "CKK"


def scrambles(count: int, seed: int = 5) -> list[list[int]]:
    """Drawn cubes: their icons, cell by cell."""
    rows = GAME.seeded(GAME.setting(2), seed)
    lots, handed = GAME.new_lots()
    drawn = []
    for _ in range(count):
        GAME.draw(GAME.handle(rows[0]), handed)
        drawn.append([int(icon) for icon in lots[:54]])
    return drawn


def test_tw_4_the_24_orientations_are_those_of_a_solid_cube() -> None:
    whole = [(axis, toward) for axis, toward in ((0, (1, 2)), (1, (2, 0)), (2, (0, 1)))]
    found = {tuple(NUMBERED)}
    fresh = list(found)
    while fresh:
        array = block(fresh.pop())
        for axis, toward in whole:
            cells = tuple(cells_of(turned(array, axis, (0, 1, 2), toward)))
            if cells not in found:
                found.add(cells)
                fresh.append(cells)
    assert set(geometry.ORIENTATIONS) == found
    assert len(geometry.ORIENTATIONS) == 24


# A million scrambles, told piece by piece by the cube of another make -----------------------------


@rule
def draw_many(rng: Any, cubes: Any) -> None:
    """Fill the rows of an array with scrambles."""
    for at in range(len(cubes)):
        scramble(rng, cubes[at], 0)


Cubes = npt.NDArray[np.int8]
Numbers = npt.NDArray[np.int64]


def many_scrambles(count: int, seed: int = 4) -> Cubes:
    cubes = np.zeros((count, 54), dtype=np.int8)
    draw_many(generator(seed), cubes)
    return cubes


def places_of_pieces() -> tuple[list[list[int]], list[list[int]]]:
    """The cells of each corner, clockwise from the one on top or bottom, and of each edge.

    Edges come in the order of the rules, so that one can tell which are drawn first.
    """
    found: dict[tuple[int, ...], list[int]] = collections.defaultdict(list)
    looks = {}
    for cell in NUMBERED:
        at = spot(cell // 9, cell % 9 // 3, cell % 3)
        found[tuple(min(max(x, 1), 3) for x in at)].append(cell)
        looks[cell] = [int((x - 2) / 2) for x in at]
    corners = [cells for cells in found.values() if len(cells) == 3]
    for cells in corners:
        if np.linalg.det([looks[cell] for cell in cells]) > 0:
            cells[1], cells[2] = cells[2], cells[1]
    edges = [list(cells) for cells in geometry.EDGE_CELLS]
    assert sorted(map(sorted, edges)) == sorted(c for c in found.values() if len(c) == 2)
    return corners, edges


CORNER_PLACES, EDGE_PLACES = places_of_pieces()


@dataclass
class Told:
    """Cubes as pieces: which lies in each place and how it is turned there, seen from the centres.

    A column is a cube.
    """

    up: Numbers
    corners: Numbers
    twists: Numbers
    edges: Numbers
    flips: Numbers


def tell(cubes: Cubes) -> Told:
    icons = np.ascontiguousarray(cubes.T)
    column = np.arange(len(cubes))
    home = np.zeros((6, len(cubes)), dtype=np.int8)  # the face whose centre shows an icon
    for face in range(6):
        home[icons[9 * face + CENTRE], column] = face
    up = 6 * icons[CENTRE].astype(int) + icons[9 * 2 + CENTRE]  # the icons on top and in front
    assert (np.sort(icons[CENTRE::9], axis=0) == np.arange(6)[:, None]).all()
    corners, twists = told_pieces(icons, home, CORNER_PLACES)
    edges, flips = told_pieces(icons, home, EDGE_PLACES)
    return Told(up, corners, twists, edges, flips)


def told_pieces(icons: Cubes, home: Cubes, places: list[list[int]]) -> tuple[Numbers, Numbers]:
    """The piece in each place, and by how many cells it is turned there."""
    known = np.full(216, -1)  # by the faces that a piece shows
    for piece, cells in enumerate(places):
        shown = [cell // 9 for cell in cells]
        for turns in range(len(cells)):
            begun = [*shown[turns:], *shown[:turns]]
            known[sum(face * 6**at for at, face in enumerate(begun))] = 3 * piece + turns
    column = np.arange(icons.shape[1])
    met = np.zeros((len(places), icons.shape[1]), dtype=np.int64)
    for place, cells in enumerate(places):
        for at, cell in enumerate(cells):
            met[place] += home[icons[cell], column].astype(int) * 6**at
    told = known[met]
    assert told.min() >= 0, "no such piece"
    return told // 3, told % 3


def odd_orders(orders: Numbers) -> npt.NDArray[np.bool_]:
    """Which orders come about by an odd number of exchanges?"""
    odd = np.zeros(orders.shape[1], dtype=np.bool_)
    for a, b in itertools.combinations(orders.astype(np.int8), 2):
        odd ^= a > b
    return odd


def surprise(counts: Numbers) -> float:
    """How far counts lie from evenness, in standard deviations of what chance does.

    A chi-square test, brought to a normal scale by Wilson and Hilferty.
    """
    even, free = counts.sum() / len(counts), len(counts) - 1
    spread = 2 / (9 * free)
    chi_square = float(((counts - even) ** 2).sum() / even)
    return float(((chi_square / free) ** (1 / 3) - (1 - spread)) / spread**0.5)


def surprises(told: Told) -> dict[str, float]:
    """What is uneven: by name of what is counted, how surprising the counts are."""
    up, corners, twists, edges, flips = vars(told).values()
    odd = odd_orders(corners)[None]
    found = {}

    def count(name: str, classes: int, *parts: Numbers) -> None:
        code = np.zeros(len(up), dtype=np.int64)
        for part in parts:
            code = code * (int(part.max()) + 1) + part
        met = np.bincount(code)
        met = met[met > 0]
        found[name] = surprise(met) if len(met) == classes else float("inf")

    count("ways up", 24, up)
    count("odd or even", 2, *odd)
    for at in range(8):
        count(f"what lies in corner {at}, and its twist", 24, corners[at], twists[at])
        count(f"corners {at} and {(at + 1) % 8}", 56, corners[at], corners[(at + 1) % 8])
    for at in range(12):
        count(f"what lies in edge {at}, and its flip", 24, edges[at], flips[at])
        count(f"edges {at} and {(at + 5) % 12}", 132, edges[at], edges[(at + 5) % 12])
    count("orders of the corners", 40320, *corners[:7])
    count("twists of the corners", 3**7, *twists[:7])
    count("flips of the edges", 2**11, *flips[:11])
    count("first four edges", 12 * 11 * 10 * 9, *edges[:4])
    count("last four edges, and odd or even", 2 * 12 * 11 * 10 * 9, *edges[8:], *odd)
    count("ways up, a corner and an edge", 24 * 8 * 12, up, corners[3], edges[7])
    count("a corner's twist and two edges' flips", 96, corners[5], twists[2], flips[3], flips[11])
    return found


too_slow_interpreted = pytest.mark.skipif(INTERPRETED, reason="a million scrambles, interpreted")
MANY = 1_000_000


@pytest.fixture(scope="module")
def million() -> Told:
    return tell(many_scrambles(MANY))


def test_tw_4_every_scramble_can_be_reached_by_turning() -> None:
    assert all(flaw(icons, ICONS) is None for icons in scrambles(400))


@too_slow_interpreted
def test_tw_4_a_million_scrambles_can_all_be_reached(million: Told) -> None:
    """Every piece once; thirds of corners add up, flips are even, and both orders are as odd."""
    for order in (million.corners, million.edges):
        assert (np.sort(order, axis=0) == np.arange(len(order))[:, None]).all()
    assert (million.twists.sum(axis=0) % 3 == 0).all()
    assert (million.flips.sum(axis=0) % 2 == 0).all()
    assert (odd_orders(million.corners) == odd_orders(million.edges)).all()


@too_slow_interpreted
def test_tw_4_every_cube_that_can_be_reached_is_as_likely(million: Told) -> None:
    found = surprises(million)
    assert len(found) > 40
    assert {name: size for name, size in found.items() if abs(size) > 4} == {}


@too_slow_interpreted
def test_tw_4_the_test_of_evenness_would_notice_a_bias(million: Told) -> None:
    rng = np.random.default_rng(4)

    def uneven(**other: Numbers) -> set[str]:
        found = surprises(replace(million, **other))
        return {name for name, size in found.items() if size > 4}

    assert uneven() == set()
    # A well-known bad shuffle: every corner is exchanged with any of the eight.
    corners, column = np.repeat(np.arange(8)[:, None], MANY, axis=1), np.arange(MANY)
    for place in range(8):
        other = rng.integers(8, size=MANY)
        held = corners[other, column].copy()
        corners[other, column], corners[place] = corners[place], held
    assert {"orders of the corners", "corners 2 and 3"} <= uneven(corners=corners)
    # One corner in a hundred is not twisted, and one edge in a hundred not flipped.
    now_and_then = rng.random(MANY) < 0.01
    twists, flips = million.twists.copy(), million.flips.copy()
    twists[3, now_and_then] = flips[5, now_and_then] = 0
    some = {"what lies in corner 3, and its twist", "what lies in edge 5, and its flip"}
    assert uneven(twists=twists, flips=flips) >= some
    # The last two edges are always put in order, whatever the corners do.
    assert "last four edges, and odd or even" in uneven(
        edges=np.concatenate([million.edges[:10], np.sort(million.edges[10:], axis=0)])
    )
    # One cube in fifty is put down the same way up.
    up = np.where(rng.random(MANY) < 0.02, million.up[0], million.up)
    assert "ways up" in uneven(up=up)


def quarter_turns() -> list[list[int]]:
    """Where the stickers come from when an outer layer turns a quarter: all twelve ways."""
    ways = ((0, (1, 2)), (0, (2, 1)), (1, (2, 0)), (1, (0, 2)), (2, (0, 1)), (2, (1, 0)))
    return [
        cells_of(turned(block(NUMBERED), axis, (layer,), toward))
        for axis, toward in ways
        for layer in (0, 2)
    ]


@too_slow_interpreted
def test_tw_4_thorough_twisting_tends_to_what_is_drawn() -> None:
    """From the solved cube, ten or twenty quarter turns at random can be told from a scramble."""
    rng = np.random.default_rng(5)
    cubes = np.repeat(np.arange(54, dtype=np.int8)[None] // 9, 100_000, axis=0)
    turns = quarter_turns()
    most = {}
    for number in range(1, 51):
        chosen = rng.integers(12, size=len(cubes))
        for way, came in enumerate(turns):
            cubes[chosen == way] = cubes[chosen == way][:, came]
        if number in (10, 20, 50):
            found = surprises(tell(cubes))
            most[number] = max(found[name] for name in found if name.startswith("what lies in"))
            assert found["odd or even"] > 4  # so many turns are always even
    assert most[10] > most[20] > 4 > most[50]


# Exactly as likely: half a word tells one of so many ways, if as many halves tell each -----------

CORNER_WAYS = 24 * 40320 * 3**7
EDGE_WAYS = 479_001_600 // 2
HALVES = 1 << 32


def is_fair(word: int, ways: int) -> bool:
    """Is a word's upper half none of those that would make some ways likelier than others?"""
    return (word >> 32) * ways % HALVES >= HALVES % ways


def half_leaving(left: int, ways: int) -> int:
    """A half that, times the ways, leaves so much below its 32 bits."""
    common = math.gcd(ways, HALVES)
    return left // common * pow(ways // common, -1, HALVES // common) % (HALVES // common)


def rotated(word: int, left: int) -> int:
    word %= 1 << 64
    return (word << left | word >> 64 - left) % (1 << 64)


def generator_that_draws(word: int, salt: int) -> tuple[int, int]:
    """A state of the generator whose next word is this one."""
    return salt, (rotated(word - salt, -17 % 64) - salt) % (1 << 64)


def a_word_earlier(a: int, b: int) -> tuple[int, int]:
    """The state of the generator before it drew a word."""
    both = rotated(b, -28 % 64)
    first = rotated(a ^ both ^ (both << 21), -49 % 64)
    return first, both ^ first


def words_drawn(state: tuple[int, int]) -> tuple[list[int], int]:
    """The next words of a generator, and how many of them a scramble takes."""
    rng, again = (np.array(state, dtype=np.uint64) for _ in range(2))
    draw_many(rng, np.zeros((1, 54), dtype=np.int8))
    words, taken = [], 0
    for number in range(1, 9):
        words.append(int(draw_word(again)))
        if again.tolist() == rng.tolist():
            taken = number
    return words, taken


def words_needed(words: list[int]) -> int:
    """A fair one for the corners and then a fair one for the edges."""
    at = 0
    for ways in (CORNER_WAYS, EDGE_WAYS):
        while not is_fair(words[at], ways):
            at += 1
        at += 1
    return at


@pytest.mark.parametrize(("which", "ways"), [(0, CORNER_WAYS), (1, EDGE_WAYS)])
def test_tw_4_exactly_uniform_for_unfair_halves_are_drawn_again(which: int, ways: int) -> None:
    rng = random.Random(which)
    step, border = math.gcd(ways, HALVES), HALVES % ways
    at_random = [step * rng.randrange(HALVES // step) for _ in range(200)]
    for left in [0, border - step, border, *at_random]:
        word = half_leaving(left, ways) << 32 | rng.getrandbits(32)
        assert is_fair(word, ways) == (left >= border)
        state = generator_that_draws(word, rng.getrandbits(64))
        words, taken = words_drawn(a_word_earlier(*state) if which else state)
        assert words[which] == word
        assert taken == words_needed(words)


def told_by(words: Sequence[int], which: int) -> Told:
    """The cubes of generators whose first (or after a fair one, second) word is one of these."""
    rng = random.Random(len(words))
    cubes = np.zeros((len(words), 54), dtype=np.int8)
    for at, word in enumerate(words):
        state = generator_that_draws(word, rng.getrandbits(64))
        if which:
            while words_needed(words_drawn(state := a_word_earlier(*state))[0]) != 2:
                state = generator_that_draws(word, rng.getrandbits(64))
        draw_many(np.array(state, dtype=np.uint64), cubes[at : at + 1])
    return tell(cubes)


@pytest.mark.parametrize(("which", "ways", "each"), [(0, CORNER_WAYS, 2), (1, EDGE_WAYS, 17)])
def test_tw_4_as_many_fair_halves_tell_each_way(which: int, ways: int, each: int) -> None:
    """First the way up and the corners, then the first ten edges: no half tells two ways."""
    rng = random.Random(which)
    start = rng.randrange(ways - 100)
    chosen = [*range(start, start + 100), *(rng.randrange(ways) for _ in range(100))]
    fair = []
    for way in chosen:
        halves = range(-(-way * HALVES // ways), -(-(way + 1) * HALVES // ways))
        fair += [half << 32 for half in halves if is_fair(half << 32, ways)]
    assert len(fair) == each * len(chosen)
    told = told_by([word | rng.getrandbits(32) for word in fair], which)
    parts = told.edges[:10] if which else np.vstack([told.up, told.corners, told.twists])
    lists = [tuple(part) for part in parts.T.tolist()]
    assert len(set(lists)) == len(chosen)
    assert all(len(set(lists[at : at + each])) == 1 for at in range(0, len(lists), each))


def test_tw_4_edges_are_flipped_any_way_whatever_the_corners_are() -> None:
    """The other half of the first word tells the flips: all 2048, each by one end of it."""
    rng = random.Random(5)
    for _ in range(1 if INTERPRETED else 4):
        word = rng.getrandbits(64)
        while not is_fair(word, CORNER_WAYS):
            word = rng.getrandbits(64)
        told = told_by([word ^ end for end in range(1 << 11)], 0)
        assert len({*zip(*told.corners.tolist(), strict=True)}) == 1
        assert len({*zip(*told.flips.tolist(), strict=True)}) == 1 << 11


def test_tw_4_tw_19_the_cube_in_the_middle_is_the_one_that_was_drawn() -> None:
    match = Match(GAME, 2, seed=6, options={"reshuffle_after": 1})
    drawn = 0
    for _ in range(12):
        assert match.actor is not None
        if chance := match.history[-1].chance:
            known = {face: icons for face, icons in chance["cube"].items() if face != "bottom"}
            assert match.view(None)["cube"] == known | {"bottom": [None] * 9}
            drawn += 1
        play_through(match, "flip")
    assert drawn > 2


def test_tw_4_the_dealer_is_random() -> None:
    assert {Match(GAME, 3, seed=seed).view(None)["dealer"] for seed in range(30)} == {0, 1, 2}


def test_tw_5_top_and_sides_are_seen_by_all_and_the_bottom_by_none() -> None:
    match = Match(GAME, 3, seed=3)
    views = [match.view(seat)["cube"] for seat in (None, 0, 1, 2)]
    assert all(view == views[0] for view in views)
    assert views[0]["bottom"] == [None] * 9
    assert all(None not in views[0][face] for face in FACES if face != "bottom")


def test_tw_5_what_comes_up_is_seen_and_stays_known() -> None:
    table = Table()
    table.play("twist left column to the back")  # the bottom's left column comes to the front
    assert table.face("front")[0::3] == FILL["bottom"][0::3]
    assert [letter == "?" for letter in table.face("bottom")] == [False, True, True] * 3
    table.play("twist left column to the front")  # and goes back, known now
    assert table.face("bottom") == "K??B??S??"
    table.play("twist front pair to the left")
    assert table.face("bottom").count("?") == 2
    table.play("flip")
    assert "?" not in table.face("bottom")


def test_tw_5_level_twists_turn_the_unseen_along() -> None:
    table = Table(options={"horizontal_twists": 1})
    table.play("twist left column to the back")  # the left column of the bottom is seen
    seen = table.face("bottom")[0::3]
    table.play("twist bottom layer clockwise")
    # Seen from above the left side goes to the back, which is the last row of the bottom.
    assert [letter == "?" for letter in table.face("bottom")] == [True] * 6 + [False] * 3
    assert sorted(table.face("bottom")[6:]) == sorted(seen)
    table.play("twist top pair clockwise")
    assert table.face("bottom").count("?") == 6


# A turn: the move --------------------------------------------------------------------------------


@pytest.mark.parametrize("text", TWISTS)
def test_tw_6_tw_7_a_twist_is_a_real_turn_of_the_rows_it_names(text: str) -> None:
    assert turn_table(text) == cells_of(twisted(block(NUMBERED), text))


@pytest.mark.parametrize("text", TWISTS)
def test_tw_6_four_twists_bring_everything_back_and_fewer_do_not(text: str) -> None:
    came = turn_table(text)
    again = NUMBERED
    icons = before = icons_of(Table().row)
    for number in range(1, 5):
        again = [again[source] for source in came]
        assert (again == NUMBERED) == (number == 4)
        icons = moved(icons, text)
    assert icons == before


def test_tw_6_a_cube_is_written_and_read_cell_by_cell() -> None:
    rng = random.Random(6)
    icons = [rng.randrange(6) for _ in NUMBERED]
    words = np.array(faces.written(icons), dtype=np.uint64)
    assert faces.read(words) == icons
    for cell in NUMBERED:
        assert faces.icon_at(words, cell) == icons[cell]
        icons[cell] = rng.randrange(6)
        faces.put_icon(words, cell, icons[cell])
        assert faces.read(words) == icons


def test_tw_6_twists_and_flips_of_a_random_cube_are_those_of_another_make_of_cube() -> None:
    rng = random.Random(7)
    icons = [rng.randrange(6) for _ in NUMBERED]
    array = block(icons)
    for _ in range(300):
        text = rng.choice([*TWISTS, "flip"])
        icons, array = moved(icons, text), twisted(array, text)
        assert icons == cells_of(array), text


def test_tw_6_one_outer_row_or_two_rows_but_never_the_middle_alone() -> None:
    for text in TWISTS:
        came = turn_table(text)
        centres = [9 * face + CENTRE for face in range(6)]
        touched = sum(came[cell] != cell for cell in NUMBERED)
        assert touched == (32 if "pair" in text else 20)
        assert sum(came[cell] != cell for cell in centres) == (4 if "pair" in text else 0)


def test_tw_6_tw_7_the_flip_is_half_a_turn_about_the_left_right_axis() -> None:
    came = turn_table("flip")
    assert came == cells_of(twisted(block(NUMBERED), "flip"))
    assert [came[source] for source in came] == NUMBERED
    table = Table()
    table.play("flip")
    assert table.face("top") == FILL["bottom"]
    assert table.face("front") == FILL["back"][::-1]
    assert table.face("right") == FILL["right"][::-1]


def test_tw_7_sixteen_twists_and_eight_more_as_an_option() -> None:
    upright = [text for text in TWISTS if "clockwise" not in text]
    assert len(upright) == 16
    assert len(TWISTS) == 24
    assert Table().legal() == [*upright, "flip"]
    assert Table(options={"horizontal_twists": 1}).legal() == [*TWISTS, "flip"]
    assert "switched off at this table" in Table().why_not("twist top layer clockwise")
    assert "TW-7" in Table().why_not("twist top layer clockwise")


def test_tw_7_the_words_are_those_of_seat_0_in_front() -> None:
    table = Table()
    table.play("twist right column to the back")
    assert table.face("top")[2::3] == FILL["front"][2::3]
    assert table.face("front")[2::3] == FILL["bottom"][2::3]
    table = Table()
    table.play("twist back row to the left")
    assert table.face("top")[:3] == FILL["right"][2::3]
    assert table.face("left")[0::3] == NO_LINE.replace(" ", "")[:3][::-1]
    table = Table(options={"horizontal_twists": 1})
    table.play("twist top layer clockwise")  # seen from above: what is on the right comes to front
    assert table.face("front")[:3] == FILL["right"][:3]


def test_tw_7_the_notation_tells_where_every_twist_takes_its_stickers() -> None:
    """Its table of the ways round: which face each sticker leaves, and which it reaches."""
    page = (registry.folder_of("twisticon") / "notation.md").read_text(encoding="utf-8")
    table = page[page.index("| turned | the way round |") :]
    ways = {to: way.split(", ") for to, way in re.findall(r"\| `(.+)` \| (.+) \|", table)}
    assert len(ways) == 6
    before = [face for face in range(6) for _ in range(9)]
    for text in TWISTS:
        to = next(to for to in ways if text.endswith(f" {to}"))
        after = moved(before, text)
        went = {(FACES[a], FACES[b]) for a, b in zip(after, before, strict=True) if a != b}
        assert went == set(itertools.pairwise(ways[to])), text
        assert sum(a != b for a, b in zip(after, before, strict=True)) == (
            24 if " pair " in text else 12
        )


def test_tw_7_level_twists_make_no_set() -> None:
    """They turn the lines on top along, so there are as many of each icon, and create none."""
    rng = random.Random(4)
    for _ in range(60):
        top = "".join(rng.choice("CLK") for _ in range(9))
        table = Table(top, ("CLK", "CLK"), options={"horizontal_twists": 1})
        before = sorted(line["icon"] for line in table.view()["lines"])
        table.play(rng.choice(TWISTS[16:]))
        assert sorted(line["icon"] for line in table.view()["lines"]) == before
        assert table.s.actor == 1  # nothing was asked
        assert ("stay" in table.legal()) == bool(before)


def test_tw_7_one_may_move_without_making_a_set_and_is_asked_nothing_more() -> None:
    table = Table().play(QUIET)
    assert table.s.actor == 1
    assert table.view()["phase"] == "move"


def test_tw_7_staying_needs_a_set_and_obliges_to_claim() -> None:
    assert "stay" not in Table(NO_LINE).legal()
    assert "TW-8" in Table(NO_LINE).why_not("stay")
    assert "you don’t have an anchor in your hand" in Table("AAA LKC KCL").why_not("stay")
    table = Table("CCC LKA KSL")
    assert "stay" in table.legal()
    table.play("stay")
    assert table.legal() == ["claim comet"]
    assert "TW-7" in table.why_not("no claim")
    assert str(GAME.prompt(table.view(0))) == "You stayed, so now claim comets."


def test_tw_7_the_claim_is_asked_only_if_one_is_possible() -> None:
    line = "CLC LCL KBC"  # a diagonal of comets
    assert Table(line).play("twist left column to the back").s.actor == 1  # which this breaks
    table = one_twist_away().play(ONE_TWIST)
    assert table.legal() == ["claim comet", "no claim"]
    assert "closing comes after that" in table.why_not("done")
    assert one_twist_away(("LKB", "CLK")).play(ONE_TWIST).s.actor == 1  # no card shows a comet


# A turn: sets on the cube ------------------------------------------------------------------------

ONE_TWIST = "twist left column to the back"


def one_twist_away(hands: Sequence[str] = ("CLK", "CLK"), **more: Any) -> Table:
    """ONE_TWIST brings a third comet into the back row."""
    return Table("KCC LKB BAS", hands, front="CASKCCBSB", **more)


def test_tw_8_rows_columns_and_diagonals_are_sets_and_nothing_else_is() -> None:
    for places in itertools.combinations(range(9), 3):
        top = ["C" if at in places else "LKBAS"[(2 * (at // 3) + at) % 5] for at in range(9)]
        table = Table("".join(top), ("CCC", "LKB"))
        in_line = list(places) in [sorted(line) for line in PLACES]
        assert ("stay" in table.legal()) == in_line, top
        lines = [line["places"] for line in table.view()["lines"] if line["icon"] == "comet"]
        assert lines == ([list(places)] if in_line else [])


def test_tw_8_tw_11_lines_and_stickers_of_random_faces_by_brute_force() -> None:
    rng = random.Random(9)
    for _ in range(500):
        face = [rng.choice((0, 1, 1, 2, 3, 4, 5, 5)) for _ in range(9)]
        old = rng.sample(range(9), rng.choice((0, 3, 6, 8, 9)))
        there = [(icon, line) for icon, line in lined_up(face) if not set(line) <= set(old)]
        word = np.uint64(faces.written(face + [0] * 45)[0])
        starts = faces.lines(word, np.uint64(sum(1 << 4 * at for at in old)))
        assert members(starts) == sorted({4 * line[0] for _, line in there})
        assert faces.icons_at(word, starts) == as_set(icon for icon, _ in there)
        places = rng.sample(range(9), 4)
        chosen = np.uint64(sum(1 << 4 * at for at in places))
        assert faces.icons_at(word, chosen) == as_set(face[at] for at in places)
        for icon in range(6):
            assert faces.how_many(word, icon) == face.count(icon)


def test_tw_8_a_card_in_the_hand_must_show_the_icon() -> None:
    table = Table("CCC LKA KSL", ("LKB", "CCL"), opens=("CC", ""))
    assert "stay" not in table.legal()
    table.play("twist front row to the left")
    assert table.s.actor == 1
    assert "stay" in Table("CCC LKA KSL", ("LKC", "CCL")).legal()


def test_tw_8_a_set_may_be_created_or_found_at_the_beginning_of_the_turn() -> None:
    table = one_twist_away()
    assert "stay" not in table.legal()
    table.play(ONE_TWIST)
    assert table.face("top")[:3] == "CCC"
    assert table.legal() == ["claim comet", "no claim"]
    table.play("no claim")
    assert "stay" in table.legal()  # seat 1 finds it there


def test_tw_8_a_line_that_the_twist_left_untouched_is_not_created() -> None:
    """The column in the middle could have been used by staying; so it can be in the next turn."""
    table = Table("KCA LCS KCB", ("CLK", "CLK"))
    assert "stay" in table.legal()
    table.play("twist left column to the back")
    assert [line["places"] for line in table.view()["lines"]] == [[1, 4, 7]]
    assert table.s.actor == 1  # no claim was asked
    assert table.view()["usable"] == ["comet"]
    assert table.play("stay").legal() == ["claim comet"]


def test_tw_8_one_sticker_is_enough_to_create_a_line() -> None:
    # A row and a diagonal of comets come about by one and the same sticker; a column was there.
    table = Table("KCC LCC BAC", ("CLK", "CLK"), front="CASKCCBSB")
    assert table.view()["usable"] == ["comet"]
    table.play(ONE_TWIST)
    assert table.face("top")[:3] == "CCC"
    assert table.legal() == ["claim comet", "no claim"]


def test_tw_8_a_flip_creates_every_line_that_it_brings_up() -> None:
    table = Table("CCC CCC CCC", ("CLK", "CLK"), bottom="CCCLKALKL")
    assert table.play("flip").legal() == ["claim comet", "no claim"]


def test_tw_8_beside_a_created_line_another_icons_old_one_is_no_set() -> None:
    table = Table("KLB LAB KSB", ("CBK", "CLK"), front="CASCKACSB")
    table.play(ONE_TWIST)
    assert table.face("top") == "CLBCABCSB"
    assert table.view()["usable"] == ["comet"]
    assert table.legal() == ["claim comet", "no claim"]
    assert table.why_not("claim bell") == (
        "that line of bells was there before your move; to use it, you have to stay (TW-8)"
    )


class Moved:
    """A random table after a move, and what the numpy cube says of it, sticker by sticker."""

    def __init__(self, before: Table, text: str) -> None:
        then = icons_of(before.row)
        came = cells_of(twisted(block(NUMBERED), text))[:9]
        self.table = played_on(before, text)
        self.top = [then[source] for source in came]
        self.there = {icon for icon, _ in lined_up(self.top)}
        #: TW-8 to the letter: one of its stickers at least was not on top before.
        self.created = {
            icon for icon, line in lined_up(self.top) if any(came[at] >= 9 for at in line)
        }
        mine = self.created & set(kinds("CLK"))
        self.claims = [f"claim {ICONS[icon]}" for icon in sorted(mine)]


def played_on(table: Table, *texts: str) -> Table:
    """The table after some moves, in a copy."""
    other = Table(hands=("CLK",) * table.players)
    other.rows[0] = table.row
    return other.play(*texts)


def random_tables(count: int, seed: int) -> Iterator[Table]:
    """All show the same icons, and the deck brings none of them."""
    rng = random.Random(seed)
    for _ in range(count):
        cube = {face: "".join(rng.choice("CCCLLKA") for _ in range(9)) for face in FACES}
        options = {"horizontal_twists": 1}
        yield Table(hands=("CLK", "CLK"), deck="BAS" * 8, options=options, **cube)


def all_moves(tables: Iterable[Table]) -> Iterator[Moved]:
    for table in tables:
        for text in [*TWISTS, "flip"]:
            yield Moved(table, text)


SOME = 3 if INTERPRETED else 30


def test_tw_8_against_the_letter_of_the_rule_on_random_cubes() -> None:
    met = collections.Counter[bool]()
    for moved_on in all_moves(random_tables(SOME, seed=8)):
        table, claims = moved_on.table, moved_on.claims
        assert table.s.actor == (0 if claims else 1)
        if claims:
            assert table.legal() == [*claims, "no claim"]
            assert table.view()["usable"] == [ICONS[icon] for icon in sorted(moved_on.created)]
            table.play("no claim")
        # The next player may stay for every line on top, created or not.
        assert table.view()["usable"] == [ICONS[icon] for icon in sorted(moved_on.there)]
        met[moved_on.created < moved_on.there] += 1
    assert min(met.values()) > SOME


def test_tw_11_every_sticker_of_the_icon_counts_in_a_created_line_or_not() -> None:
    met = collections.Counter[int]()
    for moved_on in all_moves(random_tables(SOME, seed=11)):
        for claim in moved_on.claims:
            table = played_on(moved_on.table, claim)
            stickers = moved_on.top.count(ICONS.index(claim.split()[1]))
            assert len(table.open(0)) == 2 + stickers - 3  # two were in hand
            met[stickers] += 1
    assert len(met) > 2


def test_tw_14_against_the_letter_of_the_rule_on_random_cubes() -> None:
    """Of what was claimed no line on top is left to stay for, but whatever is created is free."""
    free = collections.Counter[bool]()
    for moved_on in all_moves(random_tables(SOME, seed=14)):
        for claim in moved_on.claims:
            table = played_on(moved_on.table, claim)
            icon = ICONS.index(claim.split()[1])
            left = moved_on.there - {icon}
            assert table.s.actor == 1
            assert table.view()["usable"] == [ICONS[one] for one in sorted(left)]
            table.row["hand"][1] = counts("CLK")
            again = Moved(table, random.Random(icon).choice([*TWISTS, "flip"]))
            assert again.table.s.actor == (1 if again.claims else 0)
            assert not again.claims or again.table.legal() == [*again.claims, "no claim"]
            free[icon in again.created] += 1
    assert min(free.values()) > 5


def test_tw_9_one_icon_a_turn_and_the_player_chooses() -> None:
    table = Table("CCC LLL KKK", ("CLB", "KKK"))
    table.play("stay")
    assert table.legal() == ["claim comet", "claim leaf"]
    assert "you don’t have a key in your hand" in table.why_not("claim key")
    assert "there aren’t three bells in a row" in table.why_not("claim bell")
    table.play("claim leaf")
    assert table.open(0) == "L"
    assert table.s.actor == 1


def test_tw_9_claiming_after_a_move_is_optional() -> None:
    table = one_twist_away().play(ONE_TWIST)
    assert "no claim" in table.legal()
    table.play("no claim")
    assert table.s.actor == 1
    assert table.open(0) == ""


# A turn: the claim -------------------------------------------------------------------------------


def test_tw_10_the_booklets_snapshot_cards_come_from_hands_and_open_cards() -> None:
    table = Table("CCC LKA KSL", ("CLK", "CBA"), opens=("", "CCL"), deck="SSSSS")
    table.play("stay", "claim comet")
    assert table.open(0) == "CCCC"
    assert table.open(1) == "L"
    assert table.view()["phase"] == "close"


def test_tw_10_all_face_up_cards_of_the_icon_his_own_too_but_no_closed_ones() -> None:
    table = Table("CCC LKA KSL", ("CCK", "CBA", "BCC"), opens=("C", "", "AA"), deck="", options={})
    table.close_with(1, "C", 3)
    table.play("stay", "claim comet")
    assert table.open(0) == "CCCCCC"
    assert [table.hand(seat) for seat in range(3)] == ["K", "BA", "B"]
    assert table.open(2) == "AA"
    assert table.closed(1) == [("comet", 3)]


@pytest.mark.parametrize(("top", "extra"), [("CCC LKA KSL", 0), ("CCC LKC KSL", 1)])
def test_tw_11_a_card_from_the_deck_for_each_further_icon_on_top(top: str, extra: int) -> None:
    table = Table(top, ("CLK", "LKB"), deck="ASBBBBB")
    table.play("stay", "claim comet")
    assert table.open(0) == "C" + "A" * extra
    assert table.view()["deck_size"] == 7 - extra - 1


def test_tw_11_six_further_icons_bring_six_cards_before_the_refill() -> None:
    table = Table("CCC CCC CCC", ("CLK", "LKB"), deck="ASBLKABSL")
    table.play("stay", "claim comet")
    assert sorted(table.open(0)) == sorted("C" + "ASBLKA")
    assert sorted(table.hand(0)) == sorted("LKB")


def test_tw_11_no_more_cards_than_the_deck_has() -> None:
    table = Table("CCC CCC CCC", ("CLK", "LKB"), deck="AS")
    table.play("stay", "claim comet")
    assert sorted(table.open(0)) == sorted("CAS")
    assert table.view()["deck_size"] == 0
    assert table.hand(0) == "LK"


def test_tw_11_extra_cards_come_before_closing() -> None:
    table = Table("CCC LKC KSL", ("CLK", "LKB"), opens=("AA", ""), deck="ASB")
    table.play("stay", "claim comet")
    assert table.legal() == ["close anchor", "done"]


def test_tw_11_stickers_of_a_barred_line_count_as_further_icons() -> None:
    # Seat 0 claims the back row; seat 1 twists three more comets up into the front row.
    table = Table("CCC LKA KSL", ("CLK", "CKB"), deck="SCBASBASB", right="CLCCKACBA")
    table.play("stay", "claim comet", "twist front row to the left")
    assert table.face("top") == "CCCLKACCC"
    table.play("claim comet")
    # Six comets on top: three beyond the row that seat 1 uses, though they lie in the barred one.
    assert sorted(table.open(1)) == sorted("CCC" + "BAS")


def test_tw_12_what_is_won_lies_open_before_the_winner() -> None:
    table = Table("CCC LKC KSL", ("CLK", "CCB"), deck="ABBBBB")
    table.play("stay", "claim comet")
    assert sorted(table.open(0)) == sorted("CCCA")
    assert all(
        sorted(view["open"][0]) == ["anchor", "comet", "comet", "comet"]
        for view in (table.view(None), table.view(0), table.view(1))
    )


# A turn: the set that has just won ---------------------------------------------------------------

CLAIMED = "CCC LKA KSL"


def after_claim(top: str = CLAIMED, players: int = 2, **faces: str) -> Table:
    table = Table(
        top,
        ("CLK", "CLB", "CKB", "CAS")[:players],
        deck="CCCCCCCCC",
        options={"horizontal_twists": 1},
        **faces,
    )
    # Every hand keeps a comet: the claim takes them, the refill brings new ones.
    table.play("stay", "claim comet")
    return table if table.s.actor == 1 else table.play("done")


def test_tw_13_the_next_player_may_not_use_the_set_that_won() -> None:
    table = after_claim()
    assert table.s.actor == 1
    assert "C" in table.hand(1)
    assert "stay" not in table.legal()
    assert "TW-14" in table.why_not("stay")
    assert table.view()["usable"] == []
    # Nor after a move that leaves it where it is, or turns it as a whole.
    for text in (
        "twist front row to the left",
        "twist top layer clockwise",
        "twist top pair anticlockwise",
    ):
        again = after_claim()
        again.play(text)
        assert again.s.actor == 0, text


def test_tw_14_only_in_the_next_turn() -> None:
    table = after_claim(players=3)
    table.play("twist front row to the left")
    assert table.s.actor == 2
    assert "stay" in table.legal()


def test_tw_14_the_claimer_may_use_it_again_too() -> None:
    table = after_claim()
    table.play("twist bottom layer clockwise")
    assert table.s.actor == 0
    assert "C" in table.hand(0)
    assert "stay" in table.legal()


def test_tw_14_only_if_it_was_claimed() -> None:
    table = one_twist_away().play(ONE_TWIST, "no claim")
    assert "stay" in table.legal()
    # A set of another icon, which was on top but not claimed, is free.
    table = Table("CCC LLL KSB", ("CLK", "CLB"), deck="CCCCCC")
    table.play("stay", "claim comet")
    assert table.view()["usable"] == ["leaf"]
    assert "stay" in table.legal()
    table.play("stay")
    assert table.legal() == ["claim leaf"]


def test_tw_14_a_line_that_shares_two_stickers_is_free() -> None:
    # The left column goes to the back: the front's left column comes up, with a comet on top of it.
    table = after_claim(front="CASBASLKC")
    table.play("twist left column to the back")
    assert table.face("top")[:3] == "CCC"
    assert table.legal() == ["claim comet", "no claim"]


def test_tw_14_a_column_across_the_barred_row_is_free() -> None:
    table = after_claim(right="CCCAKAKBA")
    table.play("twist front pair to the left")
    assert (
        table.face("top") == "CCCCKBCAK"
    )  # the row is barred, the column uses one of its stickers
    assert table.legal() == ["claim comet", "no claim"]


def test_tw_14_every_line_of_the_claimed_icon_is_barred() -> None:
    table = after_claim("CCC CKA CSL")  # a row and a column were on top
    assert "stay" not in table.legal()
    table.play("twist right column to the back")  # breaks the row; the column is left
    assert table.face("top")[0::3] == "CCC"
    assert table.s.actor == 0


def test_tw_14_a_line_that_was_not_created_is_barred_too() -> None:
    # Comets in the right column were there; ONE_TWIST creates the row, and the claim bars both.
    table = Table("KCC LKC BAC", ("CLK", "CLB"), deck="CCCCCC", front="CASKCCBSB")
    table.play(ONE_TWIST, "claim comet", "done")
    assert [line["places"] for line in table.view()["lines"]] == [[0, 1, 2], [2, 5, 8]]
    assert "C" in table.hand(1)
    assert table.view()["usable"] == []
    assert table.why_not("stay") == (
        "you can stay only if there’s a set to claim, but that line of comets is barred, "
        "because it was claimed last turn (TW-14)"
    )
    table.play("twist left column to the front")  # breaks the row; the column is left
    assert table.s.actor == 0


def test_tw_14_what_stays_on_top_stays_in_place_or_turns_as_a_whole() -> None:
    """Why three stickers that were on top then are in line now only if they were then."""
    for text in [*TWISTS, "flip"]:
        came = turn_table(text)[:9]
        left = {at: source for at, source in enumerate(came) if source < 9}
        in_place = all(at == source for at, source in left.items())
        whole = len(left) == 9 and all(
            sorted(came[at] for at in line) in [sorted(other) for other in PLACES]
            for line in PLACES
        )
        assert in_place or whole, text


# A turn: closing ---------------------------------------------------------------------------------


def test_tw_15_three_or_more_open_cards_may_be_closed_and_all_go_in() -> None:
    table = Table(hands=("CLK", "CLK"), opens=("CCCCLL", ""))
    table.play(QUIET)
    assert table.legal() == ["close comet", "done"]
    assert "you have only 2 open leaf cards" in table.why_not("close leaf")
    assert "you have no open bell cards" in table.why_not("close bell")
    table.play("close comet")
    assert table.closed(0) == [("comet", 4)]
    assert table.open(0) == "LL"
    assert table.s.actor == 1


def test_tw_15_a_closed_set_is_safe_for_good() -> None:
    table = Table("CCC LKA KSL", ("LKB", "CLK"), opens=("CCC", ""), deck="SSSSS")
    table.play("twist front row to the left", "close comet")
    table.play("stay", "claim comet")
    assert table.closed(0) == [("comet", 3)]
    assert table.open(1) == "C"


APART = {"sets_apart": 1}


@pytest.mark.parametrize(("before", "more"), [(3, 3), (3, 4), (3, 5), (4, 3), (4, 4), (5, 3)])
def test_tw_16_tw_21_closed_cards_of_an_icon_belong_together(before: int, more: int) -> None:
    table = Table(hands=("LKB", "LKB"), opens=("C" * more, ""))
    table.close_with(0, "C", before)
    assert table.view()["scores"][0] == 1
    table.play(QUIET, "close comet")
    assert table.view()["closed"][0] == [{"icon": "comet", "cards": before + more, "points": 4}]
    assert table.view()["scores"][0] == 4


@pytest.mark.parametrize(("before", "more", "points"), [(3, 3, 2), (5, 4, 2), (3, 6, 5), (6, 3, 5)])
def test_tw_16_tw_21_with_sets_apart_each_closed_set_stands_alone(
    before: int, more: int, points: int
) -> None:
    table = Table(hands=("LKB", "LKB"), opens=("C" * more, ""), options=APART)
    table.close_with(0, "C", before)
    table.play(QUIET, "close comet")
    assert table.closed(0) == [("comet", before), ("comet", more)]
    assert table.view()["scores"][0] == points


def test_tw_16_sets_apart_is_an_option_and_off() -> None:
    assert Table().view()["options"]["sets_apart"] is False
    assert Table(options=APART).view()["options"]["sets_apart"] is True
    with pytest.raises(BadOption, match="no option “nine_with_closed”"):
        GAME.setting(2, {"nine_with_closed": 1})


def test_tw_16_one_or_two_open_cards_never_join_closed_ones() -> None:
    table = Table(opens=("CCLLL", ""))
    table.close_with(0, "C", 6)
    table.play(QUIET)
    assert table.legal() == ["close leaf", "done"]
    assert "you have only 2 open comet cards, and a set takes three (TW-15)" in table.why_not(
        "close comet"
    )


def test_tw_16_closed_cards_of_others_do_not_belong_together() -> None:
    table = Table(opens=("CCC", "LLL"))
    table.close_with(1, "C", 3)
    table.close_with(0, "L", 3)
    table.play(QUIET, "close comet")
    table.play(QUIET, "close leaf")
    assert table.view()["scores"] == [2, 2]
    assert table.closed(0) == [("comet", 3), ("leaf", 3)]


def test_tw_16_closing_is_asked_at_the_end_of_every_own_turn_until_done() -> None:
    table = Table(opens=("CCCLLLL", "KKK"))
    table.play(QUIET)  # no claim was made
    assert table.legal() == ["close comet", "close leaf", "done"]
    table.play("close leaf")
    assert table.legal() == ["close comet", "done"]
    table.play("done")  # waiting is a gamble, and allowed
    assert table.s.actor == 1
    assert "you have to twist, flip or stay first" in table.why_not("close key")
    table.play("twist left column to the front")
    assert table.legal() == ["close key", "done"]
    assert "now you can only close" in table.why_not("claim comet")
    assert "you get one a turn" in table.why_not("flip")
    table.play("close key")
    assert table.s.actor == 0
    table.play(QUIET)
    assert table.legal() == ["close comet", "done"]


def test_tw_17_a_hand_of_three_equal_cards_may_be_closed() -> None:
    table = Table(hands=("CCC", "LKB"), opens=("CC", ""), deck="ABSKL")
    table.play(QUIET)
    assert table.legal() == ["close hand", "done"]
    table.play("close hand")
    assert table.closed(0) == [("comet", 3)]
    assert table.open(0) == "CC"  # exactly the three in hand
    assert sorted(table.hand(0)) == sorted("ABS")  # TW-18 brings three new ones
    assert table.view()["scores"][0] == 1


@pytest.mark.parametrize(
    ("options", "sets", "points"),
    [({}, [("comet", 6)], 4), (APART, [("comet", 3), ("comet", 3)], 2)],
)
def test_tw_16_tw_17_hand_and_open_cards_belong_together(
    options: Mapping[str, int], sets: list[tuple[str, int]], points: int
) -> None:
    for order in itertools.permutations(["close comet", "close hand"]):
        table = Table(hands=("CCC", "LKB"), opens=("CCC", ""), deck="ABSKL", options=options)
        table.play(QUIET, *order)
        assert table.closed(0) == sets
        assert table.view()["scores"] == [points, 0]


def test_tw_17_not_with_other_hands() -> None:
    table = Table(hands=("CCL", "CCC"), opens=("KKK", ""))
    table.play(QUIET)
    assert "TW-17" in table.why_not("close hand")
    table = Table(hands=("CC", "LKB"), opens=("KKK", ""), deck="")
    table.play(QUIET)
    assert "close hand" not in table.legal()


def test_tw_17_a_hand_may_be_closed_with_an_empty_deck_which_ends_the_game() -> None:
    table = Table(hands=("CCC", "LKB"), deck="")
    table.play(QUIET, "close hand")
    assert table.s.actor == OVER
    assert table.view()["ended_by"] == "no cards left"


def test_tw_17_a_triple_dealt_now_waits_for_the_next_own_turn() -> None:
    table = Table(hands=("CCC", "LKB"), deck="AAALL")
    table.play(QUIET, "close hand")
    assert table.hand(0) == "AAA"
    assert table.s.actor == 1
    table.play("twist left column to the front")
    assert table.s.actor == 0
    table.play(QUIET)
    assert table.legal() == ["close hand", "done"]


def test_tw_18_every_hand_is_filled_up_from_the_mover_clockwise() -> None:
    table = Table("CCC LKA KSL", ("LKB", "CCL", "CCC"), deck="BAASSBKKL")
    table.s.actor = 1
    table.play("stay", "claim comet", "done")
    # Seat 1 gets two, seat 2 three; seat 0 lost nothing.
    assert table.hand(1) == "LBA"
    assert sorted(table.hand(2)) == sorted("ASS")
    assert table.hand(0) == "LKB"
    assert table.view()["deck_size"] == 4


def test_tw_18_when_the_deck_runs_out_the_first_seats_are_served_first() -> None:
    table = Table("CCC LKA KSL", ("LCB", "CCL", "CCC"), deck="BAA")
    table.s.actor = 1
    table.play("stay", "claim comet", "done")
    assert [table.hand(seat) for seat in range(3)] == ["LB", "LBA", "A"]


def test_tw_18_the_refill_comes_after_closing() -> None:
    table = Table("CCC LKA KSL", ("CLK", "CCB"), deck="BASBAS")
    table.play("stay", "claim comet")
    assert table.hand(0) == "LK"
    assert table.hand(1) == "B"
    table.play("close comet")
    assert table.hand(0) == "LKB"
    assert table.hand(1) == "BAS"


# Reshuffles and the quiet end --------------------------------------------------------------------

IDLE = itertools.cycle(["twist left column to the back", "twist left column to the front"])


def idle(table: Table, turns: int) -> None:
    """Turns without a claim."""
    for _ in range(turns):
        table.play(next(IDLE))


def pointless(players: int = 2, **options: int) -> Table:
    """Nobody can ever claim: hands show an icon that the moving stickers do not line up."""
    faces = {"front": "CASBASLKC", "back": "ABCLSKABL"}
    return Table(NO_LINE, ("SSB",) * players, deck="AAA", options=options, **faces)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("after", [1, 2, 5])
def test_tw_19_after_so_many_turns_per_player_without_a_claim_a_reshuffle(
    players: int, after: int
) -> None:
    table = pointless(players, reshuffle_after=after)
    idle(table, after * players - 1)
    assert table.s.actor >= 0
    assert table.view()["reshuffle_in"] == 1
    idle(table, 1)
    assert table.s.actor == CHANCE
    lots = GAME.new_lots()[1]
    hands = [table.hand(seat) for seat in range(players)]
    GAME.draw(table.handle, lots)
    GAME.settle(table.handle, lots)
    assert table.s.actor == after * players % players  # the turn goes on round
    assert [table.hand(seat) for seat in range(players)] == hands  # all cards stay
    assert table.view()["deck_size"] == 3
    assert table.view()["reshuffle_in"] == after * players
    assert table.view()["recent"][-1]["move"] == "reshuffle"


def test_tw_19_the_default_is_two_turns_per_player() -> None:
    table = pointless()
    idle(table, 3)
    assert table.s.actor >= 0
    idle(table, 1)
    assert table.s.actor == CHANCE


def test_tw_19_what_was_seen_before_is_forgotten() -> None:
    table = pointless()
    idle(table, 4)
    assert "?" in table.face("bottom")
    table.s.unseen = np.uint64(0)
    lots = GAME.new_lots()[1]
    GAME.draw(table.handle, lots)
    GAME.settle(table.handle, lots)
    assert table.face("bottom") == "?" * 9


def test_tw_19_a_claim_starts_the_count_again_and_a_declined_one_does_not() -> None:
    table = one_twist_away()
    table.s.stale = 3
    table.play(ONE_TWIST, "no claim")
    assert table.s.actor == CHANCE
    table = Table("CCC LKA KSL", ("CLK", "CLB"), deck="LLLLLLLLL")
    table.s.stale = 3
    table.play("stay", "claim comet")
    assert table.s.actor == 1
    assert table.view()["reshuffle_in"] == 4


def test_tw_19_never_if_so_chosen() -> None:
    table = pointless(reshuffle_after=0)
    idle(table, 39)
    assert table.s.actor >= 0
    assert table.view()["reshuffle_in"] is None
    with pytest.raises(BadOption, match="0 to 19"):
        GAME.setting(2, {"reshuffle_after": 20})


def test_tw_19_comes_after_the_refill_and_not_if_the_game_ends() -> None:
    table = pointless()
    table.s.stale = 3
    table.row["hand"][0] = counts("CCC")
    table.refresh()
    table.play(next(IDLE), "close hand")
    assert table.s.actor == CHANCE
    assert table.hand(0) == "AAA"  # dealt before
    table = Table(hands=("CCC", "LKB"), deck="")
    table.s.stale = 3
    table.play(QUIET, "close hand")
    assert table.s.actor == OVER
    table = pointless()
    table.s.stale, table.s.quiet = 3, 39
    idle(table, 1)
    assert table.s.actor == OVER


@pytest.mark.parametrize("players", [2, 4])
def test_tw_23_twenty_turns_per_player_without_a_claim_end_the_game(players: int) -> None:
    table = pointless(players, reshuffle_after=0)
    idle(table, 20 * players - 1)
    assert table.view()["ends_in"] == 1
    assert table.s.actor >= 0
    idle(table, 1)
    view = table.view()
    assert view["over"]
    assert view["ended_by"] == "no claims"
    assert view["winners"] == list(range(players))


def test_tw_23_a_reshuffle_does_not_interrupt_the_count_and_a_claim_does() -> None:
    table = pointless()
    lots = GAME.new_lots()[1]
    for _ in range(39):
        if table.s.actor == CHANCE:
            GAME.draw(table.handle, lots)
            GAME.settle(table.handle, lots)
            table.row["hand"][:2] = 0  # nothing to claim with, whatever lies on top
            table.refresh()
        table.play(next(IDLE))
    assert table.view()["quiet_turns"] == 39
    table.play(next(IDLE))
    assert table.view()["ended_by"] == "no claims"
    table = Table("CCC LKA KSL", ("CLK", "CLB"), deck="LLLLLLLLL")
    table.s.quiet = 39
    table.play("stay", "claim comet")
    assert table.view()["quiet_turns"] == 0


# End ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [{}, APART])
def test_tw_20_nine_open_cards_of_an_icon_win_at_once(options: Mapping[str, int]) -> None:
    table = Table("CCC LKA KSL", ("CCL", "CKB"), ("CCC", "CCC"), "BBBB", options)
    table.s.points[1] = 5
    table.play("stay", "claim comet")
    view = table.view()
    assert view["over"]
    assert view["nine"] == 0
    assert view["nine_of"] == "comet"
    assert view["winners"] == [0]
    assert view["scores"] == [0, 5]  # the score shown stays that of the closed sets
    assert table.hand(0) == "L"  # the turn stopped: no refill


def test_tw_20_open_and_closed_cards_count_together() -> None:
    table = Table("CCC LKA KSL", ("CLK", "CKB"), opens=("C", "CCC"), deck="BBBB")
    table.close_with(0, "C", 3)
    table.close_with(1, "L", 6)
    table.play("stay", "claim comet")
    view = table.view()
    assert view["ended_by"] == "nine of an icon"
    assert (view["nine"], view["nine_of"], view["winners"]) == (0, "comet", [0])
    assert view["won"][0]["comet"] == 9
    assert view["scores"] == [1, 4]  # what is open was not closed any more
    assert [table.hand(0), table.hand(1)] == ["LK", "KB"]
    assert view["deck_size"] == 4


def test_tw_20_an_extra_card_can_complete_nine_of_another_icon() -> None:
    table = Table("CCC LKC KSL", ("CLL", "CKB"), opens=("AAAAAAAA", ""), deck="ABBB")
    table.play("stay", "claim comet")
    assert table.view()["nine"] == 0
    table = Table("CCC LKC KSL", ("CLL", "CKB"), opens=("AA", ""), deck="ABBB")
    table.close_with(0, "A", 6)
    table.play("stay", "claim comet")
    assert table.view()["nine_of"] == "anchor"


def test_tw_20_the_last_extra_card_counts_too() -> None:
    """The nine are looked for with all extra cards, whichever of them makes it up."""
    for deck in ("BBA", "ABB", "BAB"):
        table = Table("CCC CKC CSL", ("CLL", "CKB"), opens=("AA", ""), deck=deck)
        table.close_with(0, "A", 6)
        table.play("stay", "claim comet")
        assert table.view()["nine_of"] == "anchor"
        assert table.view()["deck_size"] == 0


@pytest.mark.parametrize(("closed", "opens", "score"), [(6, 0, 4), (3, 3, 4), (0, 6, 1), (5, 1, 4)])
def test_tw_20_a_hand_just_closed_can_make_up_nine(closed: int, opens: int, score: int) -> None:
    table = Table(hands=("CCC", "LKB"), opens=("C" * opens, ""), deck="BASBAS")
    if closed:
        table.close_with(0, "C", closed)
    table.play(QUIET, "close hand")
    view = table.view()
    assert view["ended_by"] == "nine of an icon"
    assert (view["nine_of"], view["winners"]) == ("comet", [0])
    assert view["scores"] == [score, 0]  # with the hand just closed, though not with open cards
    assert (table.hand(0), view["deck_size"]) == ("", 6)  # no refill


def test_tw_20_the_turn_stops_at_nine_though_more_could_be_closed() -> None:
    table = Table(hands=("CCC", "LKB"), opens=("CCCLLL", ""))
    table.close_with(0, "C", 3)
    table.play(QUIET)
    assert table.legal() == ["close comet", "close leaf", "close hand", "done"]
    table.play("close hand")
    assert table.s.actor == OVER
    assert table.open(0) == "CCCLLL"


def test_tw_20_cards_in_hand_do_not_count() -> None:
    table = Table(NO_LINE, ("CCC", "LKB"), opens=("CCC", ""))
    table.close_with(0, "C", 3)
    table.play(QUIET)
    assert not table.view()["over"]
    assert table.view()["won"][0]["comet"] == 6
    table.play("done")
    assert not table.view()["over"]


def test_tw_20_nor_do_closed_cards_of_others() -> None:
    table = Table("CCC LKA KSL", ("CLK", "CKB"), opens=("CCCC", ""))
    table.close_with(1, "C", 3)
    table.play("stay", "claim comet")
    assert not table.view()["over"]


def test_tw_20_with_sets_apart_nine_must_be_open() -> None:
    table = Table("CCC LKA KSL", ("CLK", "CKB"), opens=("CCCC", ""), options=APART)
    table.close_with(0, "C", 3)
    table.play("stay", "claim comet")
    assert not table.view()["over"]
    assert table.view()["won"][0]["comet"] == 6
    table = Table(hands=("CCC", "LKB"), opens=("CCC", ""), options=APART)
    table.close_with(0, "C", 3)
    table.play(QUIET, "close hand", "close comet")
    assert table.closed(0) == [("comet", 3)] * 3
    assert not table.view()["over"]


def test_tw_21_the_game_ends_when_the_deck_and_a_hand_are_empty() -> None:
    table = Table("CCC LKA KSL", ("CLK", "C"), deck="")
    table.play("stay", "claim comet")
    assert table.view()["ended_by"] == "no cards left"
    # Not while the deck can still fill it ...
    table = Table("CCC LKA KSL", ("CLK", "C"), deck="BB")
    table.play("stay", "claim comet")
    assert not table.view()["over"]
    assert table.hand(1) == "B"
    # ... and not with cards left in every hand.
    table = Table("CCC LKA KSL", ("CLK", "CA"), deck="")
    table.play("stay", "claim comet")
    assert not table.view()["over"]


def test_tw_21_the_end_is_tested_after_closing() -> None:
    table = Table("CCC LKA KSL", ("CCK", "C"), deck="")
    table.play("stay", "claim comet")
    assert table.legal() == ["close comet", "done"]
    table.play("close comet")
    view = table.view()
    assert view["over"]
    assert view["scores"] == [1, 0]
    assert view["winners"] == [0]


def ended_by(table: Table) -> tuple[str, str, tuple[int, ...]]:
    outcome = outcome_of(GAME, table.view())
    return outcome.clause, str(outcome.reason), outcome.winners


def test_tw_20_the_outcome_of_nine_of_an_icon() -> None:
    table = Table("CCC LKA KSL", ("CCL", "CKB"), ("CCC", "CCC"), "BBBB")
    table.play("stay", "claim comet")
    reason = "Seat 1 has all nine comets and wins on the spot."
    assert ended_by(table) == ("TW-20", reason, (0,))


def test_tw_21_the_outcome_of_an_empty_deck_and_hand() -> None:
    table = Table("CCC LKA KSL", ("CLK", "C"), deck="")
    table.play("stay", "claim comet")
    reason = "The deck is empty, and so is somebody’s hand. The game is over."
    assert ended_by(table) == ("TW-21", reason, (0,))


def test_tw_23_the_outcome_of_too_many_turns_without_a_claim() -> None:
    table = pointless(reshuffle_after=0)
    idle(table, 40)
    reason = "Nobody has claimed for too long. The game is over."
    assert ended_by(table) == ("TW-23", reason, (0, 1))


@pytest.mark.parametrize(("cards", "points"), [(3, 1), (4, 1), (5, 1), (6, 4), (7, 4), (9, 4)])
def test_tw_21_a_set_of_three_to_five_is_one_point_and_of_six_or_more_four(
    cards: int, points: int
) -> None:
    table = Table(opens=("C" * cards, ""), hands=("LKB", "LKB"))
    table.play(QUIET, "close comet")
    assert table.view()["scores"] == [points, 0]
    assert table.view()["closed"][0] == [{"icon": "comet", "cards": cards, "points": points}]


def ended(points: Sequence[int], opens: Sequence[str], hands: Sequence[str]) -> dict[str, Any]:
    table = Table(hands=hands, opens=opens, deck="")
    for seat, value in enumerate(points):
        table.s.points[seat] = value
    table.s.quiet = 20 * len(hands) - 1
    table.play(QUIET)
    while not table.view()["over"]:
        table.play("done")
    return table.view()


def test_tw_21_tw_22_most_points_win_and_open_cards_decide_only_between_equals() -> None:
    assert ended((2, 1), ("", "LLKKBB"), ("AAS", "AAS"))["winners"] == [0]
    assert ended((1, 1), ("LL", "KKB"), ("AAS", "AAS"))["winners"] == [1]
    view = ended((1, 1, 0), ("LL", "KK", "BBAASS"), ("AAS", "AAS", "AAS"))
    assert view["winners"] == [0, 1]
    assert view["scores"] == [1, 1, 0]  # the score shown does not change


def test_tw_22_cards_in_hand_are_not_won_cards() -> None:
    assert ended((1, 1), ("L", "K"), ("AAS", "A"))["winners"] == [0, 1]


# What is told of the game as a whole -------------------------------------------------------------


def test_the_standing_spells_out_the_points_of_the_rules() -> None:
    table = Table(opens=("LLL", ""), hands=("KBA", "KBA"))
    table.close_with(0, "C", 6)
    table.close_with(0, "S", 3)
    view = table.view(0)
    assert ENGLISH.text(words.standing(cast(Any, view))) == (
        "So far you have 5 points: 4 for 6 comets, 1 for 3 sparks. "
        "Your 3 open cards don’t count yet."
    )
    assert sum(one["points"] for one in view["closed"][0]) == view["scores"][0] == 5
    nothing = ENGLISH.text(words.standing(cast(Any, table.view(1))))
    assert nothing == "So far you have 0 points. You haven’t closed anything yet."
    assert "6 are 4" in ENGLISH.text(words.aim(cast(Any, view)))


def at_the_end(table: Table) -> Any:
    """The card that the last move of a game brings up."""
    before = table.view(0)
    table.play(QUIET)
    while not table.view()["over"]:
        table.play("done")
    return words.round_over(cast(Any, before), cast(Any, table.view(0)))


def test_the_end_ranks_all_by_what_the_rules_say() -> None:
    table = Table(hands=("AAS",) * 3, opens=("LL", "KKB", "BBAASS"), deck="")
    for seat, letter in enumerate("CL"):
        table.close_with(seat, letter, 3)
    table.s.quiet = 20 * 3 - 1
    told = at_the_end(table)
    rows = [(row["seat"], row["total"], row["place"]) for row in told["rows"]]
    assert rows == [(1, 1, 1), (0, 1, 2), (2, 0, 3)]
    assert [row["total"] for row in sorted(told["rows"], key=lambda row: row["seat"])] == (
        table.view()["scores"]
    )
    why = [[ENGLISH.text(line) for line in row["why"]] for row in told["rows"]]
    assert why == [
        ["1 for 3 leaves", "tied on points, with 3 open cards to break the tie"],
        ["1 for 3 comets", "tied on points, with 2 open cards to break the tie"],
        ["nothing closed"],
    ]
    view = table.view(0)
    assert words.round_over(cast(Any, view), cast(Any, view)) is None  # told once


def test_tw_20_whoever_has_nine_stands_first_whatever_the_points() -> None:
    table = Table("CCC BAS BAS", ("CLK", "CLK"), opens=("CCCCCCC", ""))
    table.close_with(1, "S", 6)
    before = table.view(0)
    table.play("stay", "claim comet")
    told = words.round_over(cast(Any, before), cast(Any, table.view(0)))
    assert told is not None
    assert [(row["seat"], row["points"]) for row in told["rows"]] == [(0, 0), (1, 4)]
    assert "all nine comets" in ENGLISH.text(told["rows"][0]["why"][-1])


# What is foreseen --------------------------------------------------------------------------------


def test_tw_8_what_a_twist_would_open_is_what_it_opens() -> None:
    """On the way through games: all of it where the stickers were seen, and never more."""
    opened = 0
    for seed in range(12):
        match = Match(GAME, 2, seed=seed, options={"horizontal_twists": seed % 2})
        choice = random.Random(seed)
        for _ in range(12):
            if match.view(match.actor)["phase"] == "move":
                opened += foresight_holds(match)
            match.play(match.actor or 0, choice.choice(match.legal_texts()))
    assert opened > 100


def foresight_holds(match: Match) -> int:
    """Is each legal twist's view what was foreseen? How many sets that were."""
    own, other = match.view(match.actor), match.view(1 - (match.actor or 0))
    assert other["foreseen"] == {}
    openings = 0
    for text in match.legal_texts():
        if text == "stay":
            continue
        foreseen = own["foreseen"].get(text, [])
        rows = match.snapshot()
        GAME.apply(GAME.handle(rows[0]), MOVES.parse(text))
        after = full_view(GAME, rows[0], match.actor)
        if after["phase"] != "claim":  # the next player's turn: nothing to claim
            assert not [one for one in foreseen if one["standing"] == "free"]
            continue
        came = {
            one["icon"]: one["standing"]
            for one in after["on_top"]
            if one["icon"] in after["usable"]
        }
        told = {one["icon"]: one["standing"] for one in foreseen if one["standing"] != "before"}
        assert told.items() <= came.items()
        sources = turn_table(text)[:9]
        hidden = [at for at in range(9) if own["cube"]["bottom"][at] is None]
        if not {27 + at for at in hidden} & set(sources):
            assert told == came
        for one in foreseen:
            lines = [line for line in after["lines"] if line["icon"] == one["icon"]]
            assert set(one["places"]) <= {at for line in lines for at in line["places"]}
            assert one["cards"] == after["brings"][f"claim {one['icon']}"]["cards"]
            openings += 1
    return openings


@pytest.mark.parametrize("reshuffle_after", [0, 2])
def test_tw_14_what_a_twist_would_leave_is_what_the_next_player_can_claim(
    reshuffle_after: int,
) -> None:
    """On the way through games, for every twist: make it, claim nothing or each set that can be
    claimed, end the turn, and see what the next player could claim without moving."""
    left = 0
    for seed in range(3):
        players = 2 + seed
        options = {"horizontal_twists": seed % 2, "reshuffle_after": reshuffle_after}
        match = Match(GAME, players, seed=seed, options=options)
        choice = random.Random(seed)
        for _ in range(30):
            assert match.actor is not None
            texts, view = match.legal_texts(), match.view(match.actor)
            if view["phase"] == "move":
                some = {*view["foreseen"], *choice.sample(texts, 2)} - {"stay"}
                left += sum(leaving_holds(match, text) for text in sorted(some))
            match.play(match.actor, choice.choice(texts))
    assert left > 40


def leaving_holds(match: Match, text: str) -> int:
    """Does a move leave what was foreseen? How many sets that were."""
    own = match.view(match.actor)
    foreseen = own["foreseen"].get(text, [])
    seat = ((match.actor or 0) + 1) % match.players
    left = {one["icon"]: one["cards"] for one in foreseen if one["left_for"] is not None}
    assert all(one["left_for"] in (None, seat) for one in foreseen)
    free = {one["icon"] for one in foreseen if one["standing"] == "free"}
    assert not free & left.keys()
    hidden = {27 + at for at in range(9) if own["cube"]["bottom"][at] is None}
    known = not hidden & set(turn_table(text)[:9])
    for claim in [None, *sorted(free)]:
        rows = match.snapshot()
        played = [text, f"claim {claim}" if claim else "no claim", "done"]
        for step in played:
            if step in map(str, (MOVES[move] for move in GAME.legal_moves(rows[0]))):
                GAME.apply(GAME.handle(rows[0]), MOVES.parse(step))
        if int(rows[0]["actor"]) != seat:  # a new cube, or the end of the game
            assert not left or claim or free
            continue
        after = full_view(GAME, rows[0], seat)
        there = {one["icon"] for one in after["on_top"] if one["standing"] == "free"}
        assert left.keys() <= there
        if known and claim is None:  # a claim refills hands with cards that nobody knows
            assert there == left.keys() | (free & set(own["hands"][seat]))
        for icon in left.keys() & there:
            cards = after["brings"][f"claim {icon}"]["cards"]
            assert cards >= left[icon] if claim else cards == left[icon]
    return len(left)


def test_tw_19_tw_23_nothing_is_left_by_a_turn_that_brings_a_new_cube_or_the_end() -> None:
    table = Table(top="CCC LLK BAS", hands=("LKB", "CAS"), options={"reshuffle_after": 2})
    leaves = {text: ones for text, ones in table.view(0)["foreseen"].items() if left_of(ones)}
    assert leaves
    assert left_of(leaves["twist front row to the left"]) == [("comet", 1, 1)]
    table.s.stale = 3
    assert not any(map(left_of, table.view(0)["foreseen"].values()))
    table.s.stale, table.s.quiet = 0, 39
    assert not any(map(left_of, table.view(0)["foreseen"].values()))


def left_of(foreseen: Sequence[Mapping[str, Any]]) -> list[tuple[str, int, int]]:
    """The sets that are left for the next player."""
    return [
        (one["icon"], one["left_for"], one["cards"])
        for one in foreseen
        if one["left_for"] is not None
    ]


def test_tw_5_what_nobody_has_seen_opens_nothing() -> None:
    table = Table(bottom="CCC LLL KKK")
    assert "flip" not in table.view(0)["foreseen"]
    table.s.unseen = np.uint64(0)
    opened = table.view(0)["foreseen"]["flip"]
    assert [(one["icon"], one["places"], one["standing"]) for one in opened] == [
        ("comet", [0, 1, 2], "free"),
        ("leaf", [3, 4, 5], "free"),
        ("key", [6, 7, 8], "free"),
    ]


# What is hidden ----------------------------------------------------------------------------------


def with_bottom(icons: Sequence[int], bottom: Sequence[int]) -> list[int]:
    return [*icons[:27], *bottom, *icons[36:]]


def possible_bottoms(icons: Sequence[int], unseen: Sequence[int]) -> set[tuple[int, ...]]:
    """Brute force: every way to put the hidden icons into the unseen places, if it has no flaw."""
    bottom = list(icons[27:36])
    hidden = [bottom[at] for at in unseen]
    found = set()
    for order in set(itertools.permutations(hidden)):
        trial = bottom.copy()
        for at, icon in zip(unseen, order, strict=True):
            trial[at] = icon
        if trial[CENTRE] == bottom[CENTRE] and not flaw(with_bottom(icons, trial), ICONS):
            found.add(tuple(trial))
    return found


def imagined_bottoms(match: Match, count: int) -> collections.Counter[tuple[int, ...]]:
    row = match.snapshot()[0]
    rng = generator(17)
    return collections.Counter(
        tuple(icons_of(GAME.twin(row, 0, rng)[0])[27:36]) for _ in range(count)
    )


def scrambled_match(icons: Sequence[int], **options: int) -> Match:
    named = [ICONS[icon] for icon in icons]
    cube = {face: named[9 * n : 9 * n + 9] for n, face in enumerate(FACES)}
    return dealt(cube=cube, options=options)


def test_imagined_bottoms_are_all_that_the_five_faces_allow_and_no_others() -> None:
    varied = 0
    for icons in scrambles(160 if not INTERPRETED else 60, seed=8):
        edges = [28, 30, 32, 34]
        orders = {tuple(order) for order in itertools.permutations([icons[cell] for cell in edges])}
        possible = set()
        for order in orders:
            trial = list(icons)
            for cell, icon in zip(edges, order, strict=True):
                trial[cell] = icon
            if not flaw(trial, ICONS):
                possible.add(tuple(trial[27:36]))
        if len(possible) == 1 and varied:
            continue
        varied += len(possible) > 1
        match = scrambled_match(icons)
        found = imagined_bottoms(match, 60)
        assert set(found) == possible
        assert min(found.values()) > 60 / len(possible) / 3
    assert varied >= 3


def test_imagined_bottoms_by_full_brute_force() -> None:
    """Nothing but the validator: all orders of the nine hidden icons."""
    icons = next(icons for icons in scrambles(60, seed=8) if ways_below(icons) > 1)
    possible = possible_bottoms(icons, range(9))
    assert len(possible) > 1
    assert set(imagined_bottoms(scrambled_match(icons), 60)) == possible


def ways_below(icons: Sequence[int]) -> int:
    cells = [28, 30, 32, 34]
    ways = set()
    for order in itertools.permutations([icons[cell] for cell in cells]):
        trial = list(icons)
        for cell, icon in zip(cells, order, strict=True):
            trial[cell] = icon
        if not flaw(trial, ICONS):
            ways.add(order)
    return len(ways)


def test_in_nine_of_ten_cubes_five_faces_tell_the_sixth() -> None:
    drawn = scrambles(300, seed=21)
    certain = sum(ways_below(icons) == 1 for icons in drawn)
    assert 0.84 < certain / len(drawn) < 0.96


def test_imagining_keeps_what_has_been_seen_of_the_bottom() -> None:
    icons = next(icons for icons in scrambles(200, seed=8) if ways_below(icons) > 1)
    match = scrambled_match(icons, reshuffle_after=0)
    assert match.actor is not None
    for text in ("twist left column to the back", "twist left column to the front"):
        play_through(match, text)
    row = match.snapshot()[0]
    unseen = [at for at in range(9) if int(row["unseen"]) >> at & 1]
    assert unseen == [1, 2, 4, 5, 7, 8]
    assert set(imagined_bottoms(match, 40)) == possible_bottoms(icons_of(row), unseen)
    play_through(match, "flip")
    play_through(match, "flip")
    bottoms = imagined_bottoms(match, 20)
    assert list(bottoms) == [tuple(icons_of(match.snapshot()[0])[27:36])]


def play_through(match: Match, text: str) -> None:
    """A move, and no to whatever is asked after it."""
    seat = match.actor
    assert seat is not None
    match.play(seat, text)
    while match.actor == seat:
        match.play(seat, "no claim" if "no claim" in match.legal_texts() else "done")


def test_imagining_deals_the_deck_again_and_keeps_its_contents() -> None:
    match = Match(GAME, 3, seed=9)
    row = match.snapshot()[0]
    real = row["deck"].tolist()
    rng = generator(3)
    twins = [GAME.twin(row, 1, rng)[0]["deck"].tolist() for _ in range(10)]
    assert all(twin[:9] == real[:9] for twin in twins)
    assert all(sorted(twin) == sorted(real) for twin in twins)
    assert len({tuple(twin) for twin in twins}) == 10


def test_imagined_cubes_can_be_reached_all_game_long() -> None:
    match = Match(GAME, 2, seed=12, options={"horizontal_twists": 1})
    rng = random.Random(12)
    for _ in range(80):
        if match.actor is None:
            break
        row = match.snapshot()[0]
        assert flaw(icons_of(row), ICONS) is None
        for seed in range(2):
            twin = GAME.twin(row, match.actor, generator(seed))[0]
            assert flaw(icons_of(twin), ICONS) is None
        match.play(match.actor, rng.choice(match.legal()))


def test_tw_20_closed_cards_of_another_make_nine_impossible_and_the_table_says_so() -> None:
    for options, comets, leaves in (({}, {0: 1}, {1: 0}), (APART, {0: 1, 1: 1}, {0: 0, 1: 0})):
        table = Table(opens=("CCCCCC", "LL"), options=options)
        table.close_with(1, "C", 3)
        table.close_with(0, "L", 7)
        told = table.view()["no_nine"]
        assert {
            seat: icons["comet"] for seat, icons in enumerate(told) if "comet" in icons
        } == comets
        assert {seat: icons["leaf"] for seat, icons in enumerate(told) if "leaf" in icons} == leaves
    table = Table(opens=("CCCCCC", ""))
    assert "On the way to nine: 6 comets" in as_text(table.view())
    table.close_with(1, "C", 3)
    assert "On the way to nine" not in as_text(table.view())


@pytest.mark.parametrize("apart", [0, 1])
def test_the_view_tells_beforehand_what_a_claim_or_a_closing_brings(apart: int) -> None:
    """TW-10, TW-11, TW-16, TW-20, TW-21: then it is done, and comes out so."""
    met: collections.Counter[str] = collections.Counter()
    rng = random.Random(7)
    for seed in range(12 if INTERPRETED else 60):
        match = Match(GAME, 2, seed=seed, options={"sets_apart": apart})
        while match.actor is not None:
            seat, before, legal = match.actor, match.view(None), match.legal_texts()
            told = [move for move in legal if move in before["brings"]]
            move = rng.choice(told or legal)
            match.play(seat, move)
            if move not in told:
                continue
            then, after = before["brings"][move], match.view(None)
            icon = before["hands"][seat][0] if move == "close hand" else move.split()[1]
            met[move.split()[0]] += 1
            assert then["wins"] == (after["nine"] == seat and after["nine_of"] == icon) or (
                then["extra"] > 0 and after["nine"] == seat  # a card from the deck made it up
            )
            if move.startswith("claim"):
                cards = after["open"][seat].count(icon)
                assert then["cards"] <= cards <= then["cards"] + then["extra"]
                assert len(after["open"][seat]) - len(before["open"][seat]) == (
                    then["cards"] - before["open"][seat].count(icon) + then["extra"]
                )
            else:
                sets = [one for one in after["closed"][seat] if one["icon"] == icon]
                assert (sets[-1]["cards"], sets[-1]["points"]) == (then["in_all"], then["points"])
                gained = after["scores"][seat] - before["scores"][seat]
                assert gained == then["points"] - then["points_now"]
    assert met["claim"] > 50
    assert met["close"] > 20


def test_no_view_tells_the_decks_order_or_an_unseen_sticker() -> None:
    match = Match(GAME, 2, seed=4)
    text = json.dumps([match.view(seat) for seat in (None, 0, 1)])
    assert "rng" not in text
    assert match.view(0)["cube"]["bottom"] == [None] * 9
    assert "deck" not in match.view(0)


def test_observation_shows_what_the_view_shows() -> None:
    table = Table("CCC LKA KSL", ("CLK", "CCB", "AAS"), ("", "BB", ""), "BASBAS", APART)
    table.close_with(2, "S", 3, 3)
    seen = GAME.observation(table.row, 1)
    layout = GAME.layout

    def part(name: str) -> list[int]:
        start = layout[name]
        return [int(cell) for cell in seen[start : start + layout.sizes[name]]]

    assert part("hand")[:6] == counts("CCB")  # seats count from the one that looks
    assert part("hand")[6:12] == counts("AAS")
    assert part("open")[:6] == counts("BB")
    assert part("closed")[6:12] == counts("SSSSSS")
    assert part("to_move") == [0, 0, 1, 0]
    assert part("unseen") == [1] * 9
    cube = np.array(part("cube")).reshape(54, 6)
    assert [int(icon) for icon in cube[:9].argmax(axis=1)] == kinds("CCC LKA KSL")
    assert cube[27:36].sum() == 0
    assert part("usable") == [1, 0, 0, 0, 0, 0]
    assert part("deck_size") == [6]
    assert part("points") == [0, 2, 0, 0]
    assert part("sets_apart") == [1]


def test_the_view_tells_what_is_closed_and_won_of_each_icon() -> None:
    def laid(options: Mapping[str, int], *sizes: int) -> dict[str, Any]:
        table = Table(opens=("CCL", ""), options=options)
        table.close_with(0, "C", *sizes)
        return table.view()

    none = dict.fromkeys(ICONS, 0)
    view = laid({}, 6)
    assert view["closed"] == [[{"icon": "comet", "cards": 6, "points": 4}], []]
    assert view["won"] == [none | {"comet": 8, "leaf": 1}, none]
    view = laid(APART, 3, 3)
    assert view["closed"] == [[{"icon": "comet", "cards": 3, "points": 1}] * 2, []]
    assert view["won"] == [none | {"comet": 2, "leaf": 1}, none]  # closed ones do not count
    assert view["nine"] is view["nine_of"] is None
    assert view["options"] == {
        "horizontal_twists": False,
        "reshuffle_after": 2,
        "sets_apart": True,
    }


# Words -------------------------------------------------------------------------------------------


def news(before: Mapping[str, Any], after: Mapping[str, Any]) -> list[str]:
    return [str(line) for line in GAME.news(before, after)]


def as_text(view: Mapping[str, Any]) -> str:
    return ENGLISH.lines(GAME.table(view))


def sheet(view: Mapping[str, Any]) -> dict[str, Any]:
    """The score sheet in English."""
    made = GAME.sheet(view)
    rows = [
        row | {"label": str(row["label"]), "why": [str(why) for why in row["why"]]}
        for row in made["rows"]
    ]
    return {"rows": rows, "note": str(made["note"])}


def test_news_tells_claims_closings_refills_and_the_end() -> None:
    table = Table("CCC LKC KSL", ("CLK", "CCB"), opens=("", "C"), deck="ABSKL")
    table.play("stay")
    before = table.view()
    table.play("claim comet")
    assert news(before, table.view()) == [
        "Seat 1 takes 4 comets, 3 from other players, and gets 1 anchor from the deck."
    ]
    before = table.view()
    table.play("close comet")
    assert news(before, table.view()) == [
        "Seat 1 closes 4 comets: 1 point.",
        "Seat 1 is dealt 1 bell.",
        "Seat 2 is dealt 1 key and 1 spark.",
    ]
    table = Table(hands=("CCC", "LKB"), opens=("LL", "K"), deck="")
    table.play(QUIET)
    before = table.view()
    table.play("close hand")
    assert news(before, table.view()) == [
        "Seat 1 closes a hand of three comets: 1 point.",
        "The deck is empty, and so is somebody’s hand. The game is over.",
        "Points: Seat 1 has 1, Seat 2 has 0.",
        "Seat 1 wins.",
    ]
    table = Table("CCC LKA KSL", ("CCL", "CKB"), opens=("CCC", "CCC"))
    table.play("stay")
    before = table.view()
    table.play("claim comet")
    assert news(before, table.view())[-1] == "Seat 1 has all nine comets and wins on the spot."


@pytest.mark.parametrize(
    ("options", "before", "line"),
    [
        ({}, 0, "Seat 1 closes 3 comets: 1 point."),
        ({}, 3, "Seat 1 closes 3 comets: 6 in all, 4 points instead of 1."),
        ({}, 5, "Seat 1 closes 3 comets: 8 in all, 4 points instead of 1."),
        (APART, 3, "Seat 1 closes 3 comets: 1 point."),
    ],
)
def test_tw_16_news_tells_what_closing_adds(
    options: Mapping[str, int], before: int, line: str
) -> None:
    table = Table(opens=("CCC", ""), options=options)
    if before:
        table.close_with(0, "C", before)
    table.play(QUIET)
    then = table.view()
    assert news(then, table.play("close comet").view()) == [line]


def test_tw_20_news_tells_a_hand_that_makes_up_nine() -> None:
    table = Table(hands=("LLL", "CKB"))
    table.close_with(0, "L", 6)
    then = table.play(QUIET).view()
    assert news(then, table.play("close hand").view()) == [
        "Seat 1 closes a hand of three leaves: 9 in all, 4 points.",
        "Seat 1 has all nine leaves and wins on the spot.",
    ]


def test_news_tells_a_reshuffle() -> None:
    match = Match(GAME, 2, seed=5, options={"reshuffle_after": 1})
    lines: list[str] = []
    for _ in range(20):
        before = match.view(None)
        play_through(match, "flip")
        lines += news(before, match.view(None))
    assert any("scrambles the cube" in line for line in lines)


def test_the_table_as_text_and_the_prompts() -> None:
    table = Table("CCC LKA KSL", ("CLK", "AAS"), opens=("BB", ""), deck="BAS")
    text = as_text(table.view(0))
    assert "        C C C" in text
    assert "? ? ?" in text
    assert "Seat 1 (you): 0 points\n  Hand: 1 comet, 1 leaf, 1 key\n  Open: 2 bells\n" in text
    assert "Seat 2: 0 points\n  Hand: 2 anchors, 1 spark\n  Open: none\n  Closed: none" in text
    assert "Three in a row on top: comets" in text
    assert str(GAME.prompt(table.view(0))) == (
        "Twist or flip the cube, or stay and claim comets. "
        "Your hand lets you claim comets, leaves or keys."
    )
    table = one_twist_away().play(ONE_TWIST)
    assert str(GAME.prompt(table.view(0))) == "Claim comets, or claim nothing."
    barred = after_claim()
    assert "comets (barred)" in as_text(barred.view(1))


def test_tw_8_the_table_as_text_tells_an_old_line_from_a_barred_one() -> None:
    table = Table("KLB LAB KSB", ("CBK", "CLK"), front="CASCKACSB").play(ONE_TWIST)
    assert table.view()["usable"] == ["comet"]
    text = as_text(table.view(0))
    assert "Three in a row on top: comets, bells (already there)" in text
    assert "barred" not in text


def test_tw_20_the_table_as_text_tells_how_near_nine_is() -> None:
    for options, near in (({}, "  On the way to nine: 7 comets\n"), (APART, "")):
        table = Table(opens=("CLL", ""), options=options)
        table.close_with(0, "C", 6)
        assert f"Closed: 6 comets (4 points)\n{near}Seat 2" in as_text(table.view())


def test_a_part_of_a_move_is_enough() -> None:
    match = dealt()
    assert match.actor == 1
    assert str(MOVES[match.check(1, "left column back")]) == "twist left column to the back"
    assert str(MOVES[match.check(1, "front pair right")]) == "twist front pair to the right"


def test_every_refused_move_has_a_reason_with_a_clause() -> None:
    phases = set()
    for seed in range(3):
        match = Match(GAME, 2, seed=seed)
        rng = random.Random(seed)
        for _ in range(150):
            if match.actor is None:
                break
            phases.add(match.view(None)["phase"])
            for move in sorted(set(range(len(MOVES))) - set(match.legal())):
                with pytest.raises(IllegalMove, match=r"\(TW-\d+\)"):
                    match.play(match.actor, move)
            match.play(match.actor, rng.choice(match.legal()))
    assert phases == {"move", "claim", "close"}


def test_labels_of_moves_and_names_are_told_and_differ() -> None:
    labels = [ENGLISH.label(str(move)) for move in MOVES]
    assert len(set(labels)) == len(MOVES)
    assert ENGLISH.label("twist left pair to the back") == "Twist left pair to the back"
    assert ENGLISH.label("close hand") == "Close your hand"
    assert ENGLISH.label("claim leaf") == "Claim leaves"
    names = [*ICONS, *FACES, "reshuffle", *(way.name for way in geometry.WAYS)]
    layers = [way.name.split(" ")[:2] for way in geometry.WAYS]
    for name in [*names, *map(" ".join, layers)]:
        assert catalogue("en", GAME.package).has_message(named_by(name)), name
    # Each of them is told by its own message, in other languages too.
    assert len({Translator(PSEUDO, GAME.package).label(str(move)) for move in MOVES}) == len(MOVES)
    assert Translator(PSEUDO, GAME.package).label("close hand") == Translator(PSEUDO).text(
        Say(GAME.package, "move-close-hand")
    )


@pytest.mark.parametrize("language", languages())
def test_the_letters_of_icons_differ(language: str) -> None:
    letters = [Translator(language).text(letter) for letter in words.LETTERS.values()]
    assert all(len(letter) == 1 for letter in letters)
    assert len(set(letters)) == len(ICONS) + 1


# Records and editions ----------------------------------------------------------------------------


def cube_words(icons: Sequence[int]) -> dict[str, list[str]]:
    return {
        face: [ICONS[icon] for icon in icons[9 * n : 9 * n + 9]] for n, face in enumerate(FACES)
    }


def swapped(pairs: Sequence[tuple[int, int]]) -> dict[str, list[str]]:
    """The solved cube with some stickers exchanged."""
    icons = [cell // 9 for cell in range(54)]
    for a, b in pairs:
        icons[a], icons[b] = icons[b], icons[a]
    return cube_words(icons)


def test_cubes_that_no_twisting_reaches_are_refused() -> None:
    edge, other = geometry.EDGE_CELLS[0], geometry.EDGE_CELLS[1]
    corner, next_one = geometry.CORNER_CELLS[0], geometry.CORNER_CELLS[2]
    a, b, c = corner
    for pairs, reason in (
        ([(edge[0], edge[1])], "an edge is flipped"),
        ([(a, b), (b, c)], "a corner is twisted"),
        ([(edge[0], other[0]), (edge[1], other[1])], "swapped places"),
        ([(x, y) for x, y in zip(corner, next_one, strict=True)], "swapped places|no corner"),
        ([(a, b)], "no corner shows"),
        ([(4, 13), (31, 40)], "no (corner|edge)|centres|twice"),
        ([(4, 31)], "the centres aren’t arranged"),
        ([(1, 28)], "is there twice|no edge"),
        ([(0, 27)], "no corner"),
    ):
        with pytest.raises(
            BadRecord, match=f"no amount of twisting leads to this cube: .*({reason})"
        ):
            dealt(cube=swapped(pairs))


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ({"cube": None}, "“cube” must have these faces"),
        ({"cube": []}, "“cube” must have these faces"),
        ({"cube": {**SOLVED, "inside": []}}, "“cube” must have these faces"),
        ({"cube": {**SOLVED, "top": "comet"}}, r"“cube\.top” must be a list of 9 icons"),
        ({"cube": {**SOLVED, "top": ["comet"] * 8 + ["dog"]}}, "“dog” isn’t an icon"),
        ({"cube": {**SOLVED, "top": ["comet"] * 8 + [3]}}, "“3” isn’t an icon"),
        ({"cube": {**SOLVED, "top": ["comet"] * 8 + ["leaf"]}}, "“comet” 9 times, not 8"),
        ({"deck": DECK[:-1]}, "“deck” must be a list of 54 icons"),
        ({"deck": 7}, "“deck” must be a list of 54 icons"),
        ({"deck": [*DECK[:-1], "comet"]}, "9 cards of each icon"),
        ({"deck": [*DECK[:-1], None]}, "“None” isn’t an icon"),
        ({"deck": [*DECK[:-1], ["comet"]]}, "isn’t an icon"),
        ({"dealer": 2}, "“dealer” must be a number from 0 to 1"),
        ({"dealer": "0"}, "“dealer” must be a number"),
        ({"dealer": True}, "“dealer” must be a number"),
    ],
)
def test_deals_that_cannot_be_are_refused(words: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadRecord, match=reason):
        dealt(**words)


def test_the_edition_has_no_figures_and_refuses_any(tmp_path: Path) -> None:
    assert GAME.printed_edition.figures == {}
    own = tmp_path / "mine.toml"
    own.write_text("# mine\nicons = 7\n")
    with pytest.raises(BadEdition, match=r"mine\.toml, line 2: icons: there’s no such figure"):
        GAME.setting(2, edition=Edition.read(own))


# The score sheet ---------------------------------------------------------------------------------


def assert_adds_up(view: Mapping[str, Any]) -> None:
    *rows, total = sheet(view)["rows"]
    assert total["label"] == "Total"
    assert total["points"] == view["scores"]
    for row in rows:
        assert len(row["points"]) == view["players"]
        assert row["why"]
    for seat, score in enumerate(view["scores"]):
        assert sum(row["points"][seat] or 0 for row in rows) == score


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_sheet_adds_up_at_every_step_for_all_eyes(players: int) -> None:
    match = Match(GAME, players, seed=players)
    rng = random.Random(players)
    while True:
        for seat in (None, *range(players)):
            assert_adds_up(match.view(seat))
        if match.actor is None:
            break
        match.play(match.actor, rng.choice(match.legal()))
    assert match.over
    assert sheet(match.view(None))["rows"][-1]["why"]


def test_the_sheet_tells_each_closed_set() -> None:
    table = Table(hands=("CLK", "LLL"), opens=("CCCBBBBBB", ""))
    table.play(QUIET, "close comet", "close bell").play(QUIET, "close hand")
    made = sheet(table.view())
    assert [(row["label"], row["points"]) for row in made["rows"]] == [
        ("3 comets", [1, None]),
        ("6 bells", [4, None]),
        ("3 leaves", [None, 1]),
        ("Total", [5, 1]),
    ]
    assert made["rows"][1]["why"] == [
        "Seat 1 gets 4 points for closing 6 bells, as for any 6 or more (TW-21)"
    ]
    assert made["rows"][-1]["why"] == []
    assert made["note"].startswith("Closed cards of an icon count together: 3 to 5 are worth 1")
    assert "turns without a claim and the game is over" in made["note"]


@pytest.mark.parametrize(
    ("options", "rows", "note"),
    [
        ({}, [("6 comets", [4, None])], "Closed cards of an icon"),
        (APART, [("3 comets", [1, None]), ("3 comets", [1, None])], "Each closed set"),
    ],
)
def test_tw_21_the_sheet_counts_closed_cards_together_or_apart(
    options: Mapping[str, int], rows: list[Any], note: str
) -> None:
    table = Table(hands=("CCC", "LKB"), opens=("CCC", ""), options=options)
    table.play(QUIET, "close comet", "close hand")
    made = sheet(table.view())
    assert [(row["label"], row["points"]) for row in made["rows"][:-1]] == rows
    assert made["note"].startswith(note)
    assert_adds_up(table.view())


def test_the_sheet_tells_what_decided_the_game() -> None:
    view = Table(hands=("C", "L"), opens=("BB", "B")).view() | {"over": True, "nine": None}
    view |= {"ended_by": "no cards left", "winners": [0], "tied": [0, 1]}
    assert sheet(view)["rows"][-1]["why"] == [
        "Seat 1 has 2 open cards to break the tie (TW-22)",
        "Seat 2 has 1 open card to break the tie (TW-22)",
        "Seat 1 wins (TW-22)",
    ]
    assert sheet(view | {"winners": [0, 1]})["rows"][-1]["why"][-1].startswith(
        "Seat 1 and Seat 2 share the win"
    )
    assert "most points" in sheet(view | {"scores": [1, 0], "tied": []})["rows"][-1]["why"][0]
    assert sheet(view | {"nine": 1, "nine_of": "key"})["rows"][-1]["why"] == [
        "Seat 2 has all nine keys and wins on the spot (TW-20)"
    ]
    assert sheet(view)["note"].endswith("so is somebody’s hand. The game is over.")


# The rule of thumb -------------------------------------------------------------------------------


def advice(row: Any, seed: int = 1) -> tuple[str, int]:
    """What the rule of thumb would do, and the number of its reason."""
    mask, why = GAME.new_mask(), np.zeros(1, dtype=np.int8)
    GAME.legal(GAME.handle(row), mask)
    move = int(thumb.thumb(GAME.handle(row), mask, generator(seed), why))
    assert move in GAME.legal_moves(row)
    return str(MOVES[move]), int(why[0])


def test_thumb_claims_the_set_that_brings_the_most() -> None:
    table = Table("CCC LLL KSA", ("CLK", "LLB", "LAS"), deck="BASBAS")
    assert advice(table.play("stay").row) == ("claim leaf", thumb.MOST)
    # Four comets on top are a card from the deck more (TW-11).
    table = Table("CCC LLL KSC", ("CLK", "ABK"), deck="BASBAS")
    assert advice(table.play("stay").row) == ("claim comet", thumb.MOST)
    table = Table("CCC LLL KSA", ("CCL", "LLL", "LLC"), opens=("CCC", "CCC"))
    assert advice(table.play("stay").row) == ("claim comet", thumb.NINE)


def nearly_nine(options: Mapping[str, int]) -> Table:
    """Two comets would be the eighth and the ninth; leaves are six."""
    table = Table("CCC LLL KSA", ("CLL", "LLL", "LCK"), deck="BASBAS", options=options)
    table.close_with(0, "C", 7)
    return table


def test_tw_20_thumb_sees_nine_with_closed_cards() -> None:
    assert advice(nearly_nine({}).row) == ("stay", thumb.NINE)
    assert advice(nearly_nine({}).play("stay").row) == ("claim comet", thumb.NINE)
    assert advice(nearly_nine(APART).play("stay").row) == ("claim leaf", thumb.MOST)


def test_tw_21_thumb_knows_that_three_more_closed_cards_make_six() -> None:
    """Three bells are a point, and three comets three points more; with sets apart, a point."""
    hands = ("CBK", "CCA", "BBB")
    for options, claim in (({}, "claim comet"), (APART, "claim bell")):
        table = Table("CCC BBB KSA", hands, options=options)
        table.close_with(0, "C", 3)
        assert advice(table.play("stay").row) == (claim, thumb.MOST)


def test_tw_8_thumb_does_not_count_an_old_line_as_created() -> None:
    """Only by staying can the row of comets be used; a move is no way to have it as well."""
    table = Table("CCC LKA KSL", ("CLK", "ABB"), deck="BASBAS")
    lined = thumb.lined_up(table.handle, thumb.MINE, as_set(kinds("C")), -1)
    leads = [int(thumb.MOVE[choice]) for choice in members(lined)]
    assert leads == [
        move
        for move in range(MOVES_MADE)
        if move in GAME.legal_moves(table.row) and wins_a_claim(table.row, move)
    ]
    assert MOVES.parse("stay") in leads


def test_thumb_closes_at_once() -> None:
    table = Table(hands=("KKK", "CLA"), opens=("CCCLBBBB", "LLL")).play(QUIET)
    for text, reason in (
        ("close comet", thumb.CLOSED),
        ("close bell", thumb.CLOSED),
        ("close hand", thumb.CLOSED_HAND),
    ):
        assert advice(table.row) == (text, reason)
        table.play(text)
    assert table.s.actor == 1


def claims_of_next(table: Any, text: str) -> list[str]:
    """The claims that some move allows the next player, after this move and no claim."""
    found = []
    for move in [*TWISTS[: geometry.UPRIGHT], "flip", "stay"]:
        rows = np.array([table.row], dtype=GAME.State.dtype)
        handle = GAME.handle(rows[0])
        GAME.apply(handle, MOVES.parse(text))
        if MOVES.parse(move) in GAME.legal_moves(rows[0]):
            GAME.apply(handle, MOVES.parse(move))
            found += [str(MOVES[n]) for n in GAME.legal_moves(rows[0])]
    return [claim for claim in found if claim.startswith("claim")]


def test_thumb_hands_nothing_to_the_next_player() -> None:
    """On a quiet top only some twists are safe; it finds one, whichever ties chance breaks."""
    table = Table(hands=("CLK", "BAS"))
    risky = [text for text in table.legal() if claims_of_next(table, text)]
    assert 0 < len(risky) < len(table.legal())
    for seed in range(8):
        text, reason = advice(table.row, seed)
        assert reason == thumb.SAFE
        assert text not in risky


@pytest.mark.parametrize("players", [2, 3, 4])
def test_thumb_says_what_is_so(players: int) -> None:
    """All through some games: its reasons hold by the rules, and a twin gets the same advice."""
    said = collections.Counter[int]()
    for seed in range(4 if INTERPRETED else 12):
        match = Match(GAME, players, seed=seed)
        while (seat := match.actor) is not None:
            if len(match.legal()) == 1:
                match.play(seat, match.legal()[0])
                continue
            row = match.snapshot()[0]
            text, reason = advice(row, seed)
            assert advice(GAME.twin(row, seat, generator(seed))[0], seed) == (text, reason)
            sets = {move: wins_a_claim(row, move) for move in match.legal() if move < MOVES_MADE}
            seen = int(row["unseen"]) == 0
            match.play(seat, text)
            if reason in (thumb.LINE_UP, thumb.BEST_OFF, thumb.THERE):
                assert sets[MOVES.parse(text)]
                assert (text == "stay") == (reason == thumb.THERE)
            if reason in (thumb.SAFE, thumb.LEAST) and seen:
                assert not any(sets.values())
            said[reason] += 1
    if not INTERPRETED:  # enough games for all but the rarest to come up
        assert set(said) >= set(range(len(thumb.REASONS))) - {thumb.NINE}


MOVES_MADE = MOVES.start("claim")  # twists, the flip and to stay come before


def wins_a_claim(row: Any, move: int) -> bool:
    rows = np.array([row], dtype=GAME.State.dtype)
    GAME.apply(GAME.handle(rows[0]), move)
    return int(rows[0]["phase"]) == rules.Phase.CLAIMING


@pytest.mark.parametrize("players", [2, 3, 4])
def test_thumb_beats_random_players(players: int) -> None:
    won, games = 0.0, 3 if INTERPRETED else 20
    for seed in range(games):
        match = Match(GAME, players, seed=seed)
        rng = random.Random(seed)
        while (seat := match.actor) is not None:
            ours = seat == seed % players and len(match.legal()) > 1
            row = match.snapshot()[0]
            match.play(seat, advice(row, seed)[0] if ours else rng.choice(match.legal()))
        won += match.returns[seed % players]
    assert won > 0.8 * games


def test_tw_4_scrambles_are_the_same_three_ways() -> None:
    compiled = came_out("twisticon_scrambles", "scrambles", NUMBA_DISABLE_JIT="0")
    assert len(set(compiled)) == 3
    assert came_out("twisticon_scrambles", "scrambles", NUMBA_DISABLE_JIT="1") == compiled
    kernel = came_out(
        "twisticon_scrambles",
        "scrambles_in_a_kernel",
        NUMBA_DISABLE_JIT="1",
        NUMBA_ENABLE_CUDASIM="1",
    )
    assert kernel == compiled


# What the view works out ----------------------------------------------------------------------


# Beginners ---------------------------------------------------------------------------------------


@dataclass
class TakesAnySet:
    """Somebody who sees every set that one twist makes, takes any, and thinks no further."""

    rng: Any

    def choose(self, info: Info) -> int:
        """Claim; else stay or twist so that one can claim; else anything."""
        claims = [move for move in info.legal if CLAIM <= move < NO_CLAIM]
        if not claims and info.legal[0] < STAY:
            claims = [move for move in info.legal if self.opens_a_set(info, move)]
        some = claims or info.legal
        return some[below(self.rng, len(some))]

    def opens_a_set(self, info: Info, move: int) -> bool:
        world = info.imagine(self.rng)
        GAME.apply(GAME.handle(world[0]), move)
        return int(world[0]["phase"]) == rules.Phase.CLAIMING


def test_who_takes_any_set_that_one_twist_makes_wins_a_third_against_a_beginner() -> None:
    """Each deal from both seats; at least a third also at the lower end of the interval."""
    shares = []
    for deal in range(24):
        for seat in (0, 1):
            match = Match(GAME, 2, seed=deal)
            players: list[Any] = [make("beginner", generator(deal))] * 2
            players[seat] = TakesAnySet(generator(100 + deal))
            while match.actor is not None:
                match.play(match.actor, ask(players[match.actor], match))
            shares.append(match.returns[seat])
    assert np.mean(shares) - 1.96 * np.std(shares) / math.sqrt(len(shares)) > 1 / 3


@pytest.mark.parametrize("players", [2, 3, 4])
def test_tw_8_tw_14_the_view_tells_who_can_claim_what_is_on_top(players: int) -> None:
    told = collections.Counter[str]()
    for seed in (1, 2, 27):  # in the last a line is there before a twist that makes another
        match = Match(GAME, players, seed=seed)
        rng = random.Random(seed)
        while (seat := match.actor) is not None:
            view = match.view(seat)
            assert [one["icon"] for one in view["on_top"]] == list(
                dict.fromkeys(line["icon"] for line in view["lines"])
            )
            free = [one["icon"] for one in view["on_top"] if one["standing"] == "free"]
            assert (view["phase"] == "move" and bool(free)) == ("stay" in view["legal"])
            if view["phase"] == "claim":
                assert {f"claim {icon}" for icon in free} == {
                    move for move in view["legal"] if move.startswith("claim ")
                }
            for one in view["on_top"]:
                told[one["standing"]] += 1
                if one["standing"] == "barred":
                    assert one["icon"] == view["barred"]
                if one["standing"] == "no card":
                    assert one["icon"] not in view["hands"][seat]
            claims = [number for number in match.legal() if str(MOVES[number]).startswith("claim ")]
            match.play(seat, rng.choice(claims or match.legal()))
        end = match.view(None)
        tied = [seat for seat in range(players) if end["scores"][seat] == max(end["scores"])]
        assert end["tied"] == (tied if len(tied) > 1 and end["nine"] is None else [])
    assert told.keys() == {"claimed", "too late", "barred", "before", "no card", "free"}


# Live deals ----------------------------------------------------------------------------------


def test_tw_3_tw_4_live_deals_are_even() -> None:
    """Also the cube: 24 ways up, which the centres of top and right tell, and in every place each
    of 24 sights: 8 corners twisted three ways, 12 edges two ways."""
    dealt = deals.check(GAME, ("deck",), {"dealer": GAME.card.usual})
    cells = dealt[:, GAME.lots["cube"] :].astype(np.int64)
    centres = (9 * geometry.TOP + CENTRE, 9 * geometry.RIGHT + CENTRE)
    for place in (centres, *geometry.CORNER_CELLS, *geometry.EDGE_CELLS):
        sights = cells[:, list(place)] @ (6 ** np.arange(len(place)))
        assert abs(deals.of_numbers(sights, 24)) < deals.FAR, place


def test_tw_4_whoever_checks_a_shuffle_is_told_this_cube() -> None:
    page = (ROOT / "docs" / "fair.md").read_text(encoding="utf-8")
    letters = "TRFDLB"

    def named(pieces: Sequence[Sequence[int]]) -> str:
        return " | ".join(" ".join(f"{letters[c // 9]}{c % 9}" for c in cells) for cells in pieces)

    ways = [[way[9 * face + 4] // 9 for face in range(6)] for way in geometry.ORIENTATIONS]
    shown = re.search(r"corners  (.*)\nedges    (.*)\nways up  ((?:.*\n)*?)```", page)
    assert shown
    assert shown[1] == named(geometry.CORNER_CELLS)
    assert shown[2] == named(geometry.EDGE_CELLS)
    assert shown[3].split() == ["".join(letters[face] for face in way) for way in ways]
    assert f"3^7 = {CORNER_WAYS:,}" in page
    assert f"12!/2 = {EDGE_WAYS:,}" in page


# What a coach says of a move ---------------------------------------------------------------------


def test_facts_of_a_move_are_what_the_others_did_to_it() -> None:
    """TW-9, TW-10: who claims before the next turn, and how many open cards that takes away."""
    rng = random.Random(5)
    lost_any = claimed_any = 0
    played = [each for _ in range(3) for each in decisions(GAME, rng, players=4)]
    for row, seat in rng.sample(played, 120):
        story = follow(GAME, row, seat, rng.choice(GAME.legal_moves(row)), rng)
        at = [rows.tobytes() for rows in story.states].index(story.turn.tobytes())
        views = [full_view(GAME, rows[0], seat) for rows in story.states[: at + 1]]
        lost, claimers, own = 0, set(), False
        for before, after in itertools.pairwise(views):
            mover, move = before["to_move"], after["recent"][-1]["move"]
            if move.startswith("claim ") and mover != seat:
                claimers.add(mover)
                lost += len(before["open"][seat]) - len(after["open"][seat])
            own |= mover == seat and move.startswith("claim ")
        facts = [(fact.id, dict(fact.args)) for fact in story.facts()]
        assert {args["seat"] for id_, args in facts if id_ == "fact-claims-any"} == claimers
        told = [args["cards"] for id_, args in facts if id_ == "fact-you-lose"]
        assert told == [*range(1, len(told) + 1)]
        assert len(told) <= lost if own else len(told) == lost
        ids = {id_ for id_, _ in facts}
        assert ("fact-you-can-claim" in ids) == ("fact-you-can" in ids)
        lost_any += lost
        claimed_any += len(claimers)
    assert lost_any
    assert claimed_any
