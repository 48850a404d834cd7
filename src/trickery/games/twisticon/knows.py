"""Twisticon: what each seat may know.

Rests on `rules`. Hidden from every seat: the deck's order, and stickers on the bottom that nobody
has seen since the last scramble. No seat has private information. Clauses TW-5, TW-10, ALL-3.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias, cast

import numpy as np

from trickery.core.compile import rule, table
from trickery.core.observing import clear, seats_away, write_eight, write_set
from trickery.core.rng import below, reseed, shuffle
from trickery.core.rows import as_row
from trickery.core.sets import NONE, bit, has, index, lowest, members, nth, rest, size, span
from trickery.core.state import OVER, Cells, U64Array, once
from trickery.games.twisticon import cube as geometry
from trickery.games.twisticon.cards import (
    CARDS,
    FLIP,
    HAND,
    ICONS,
    KINDS,
    LAYOUT,
    LEVEL,
    MOST_SETS,
    MOVES,
    OF_A_KIND,
    QUIET_LIMIT,
    REMEMBERED,
    SET,
    Icon,
)
from trickery.games.twisticon.cube import (
    BOTTOM,
    CELLS,
    CENTRE,
    CORNERS,
    EDGES,
    FACES,
    ON_FACE,
    TOP,
)
from trickery.games.twisticon.faces import (
    CORNER_CELLS,
    EDGE_CELLS,
    SHIFT_OF,
    flip,
    how_many,
    icon_at,
    icons_at,
    lines,
    put_icon,
    read,
    twist,
)
from trickery.games.twisticon.rules import (
    RESHUFFLED,
    STILL_ON_TOP,
    Ended,
    Phase,
    State,
    shows,
    worth,
)
from trickery.games.twisticon.views import (
    Brings,
    Closed,
    Cube,
    Decision,
    Ending,
    Face,
    Line,
    OnTop,
    Opening,
    Standing,
    View,
)

PHASES: dict[int, Literal["move", "claim", "close"]] = {
    Phase.MOVING: "move",
    Phase.CLAIMING: "claim",
    Phase.CLOSING: "close",
}
ENDINGS: dict[int, Ending] = {
    Ended.BY_NINE: "nine of an icon",
    Ended.BY_CARDS: "no cards left",
    Ended.BY_QUIET: "no claims",
}
ALL_ICONS = span(0, KINDS)
TEXTS = {number: str(move) for number, move in enumerate(MOVES)} | {RESHUFFLED: "reshuffle"}
Counts: TypeAlias = list[list[int]]  # by seat and icon
Sets: TypeAlias = list[list[list[int]]]  # by seat and icon: sizes of closed sets
#: The eight lines of a face (TW-8), as places on it.
LINES = (
    *((3 * row, 3 * row + 1, 3 * row + 2) for row in range(3)),
    *((column, column + 3, column + 6) for column in range(3)),
    (0, 4, 8),
    (2, 4, 6),
)


def view(s: State, seat: int | None) -> View:
    """Everything that a seat or a spectator may see: equal for everybody, but for what the seat to
    move is told of its moves."""
    view = _open(s)
    if seat is None or seat != s.actor or s.phase != Phase.MOVING:
        return view
    hands, opens = (counts.tolist()[: s.players] for counts in (s.hand, s.open))
    return {**view, "foreseen": _foreseen(s, hands, opens)}


@once
def _open(s: State) -> View:
    """What lies open to everybody: a spectator's view."""
    cube = faces(s)
    there = lines_on(cube["top"])
    hands, opens, closed = (counts.tolist()[: s.players] for counts in (s.hand, s.open, s.closed))
    won = _won(s, opens, closed)
    reshuffle_limit = s.reshuffle_after * s.players
    return {
        "phase": PHASES[s.phase],
        "turn": s.turn + 1,
        "dealer": s.dealer,
        "cube": cube,
        "lines": there,
        "on_top": _on_top(s, there),
        "usable": [icon for kind, icon in enumerate(ICONS) if has(s.usable, kind)],
        "barred": _icon(s.barred),
        "claimed": _icon(s.claimed),
        "stayed": bool(s.stayed),
        "hands": [_cards(hand) for hand in hands],
        "open": [_cards(cards) for cards in opens],
        "closed": [_closed(sizes) for sizes in closed],
        "won": won,
        "no_nine": _no_nine(s, closed),
        "brings": _brings(s, hands, opens, closed),
        "foreseen": {},
        "loose_cards": [sum(cards) for cards in opens],
        "deck_size": CARDS - s.dealt,
        "deck_holds": {
            icon: OF_A_KIND
            - sum(hand[kind] for hand in hands)
            - sum(cards[kind] for cards in opens)
            - sum(sum(sizes[kind]) for sizes in closed)
            for kind, icon in enumerate(ICONS)
        },
        "quiet_turns": s.quiet,
        "ends_in": QUIET_LIMIT * s.players - s.quiet,
        "reshuffle_in": reshuffle_limit - s.stale if reshuffle_limit else None,
        "decisions": s.decisions,
        "recent": _recent(s),
        "ended_by": ENDINGS.get(s.ended),
        "nine": s.nine if s.nine >= 0 else None,
        "nine_of": _nine_of(won[s.nine]) if s.nine >= 0 else None,
        "tied": _tied(s),
        "figures": {"hand": HAND, "set": SET, "all": OF_A_KIND},
        "options": {
            "horizontal_twists": bool(s.horizontal_twists),
            "reshuffle_after": s.reshuffle_after,
            "sets_apart": bool(s.sets_apart),
        },
    }


def faces(s: State) -> Cube:
    """The six faces, row by row; unseen stickers on the bottom are None (TW-5)."""
    cells: list[Icon | None] = [ICONS[icon] for icon in read(s.cube)]
    unseen = int(s.unseen)
    for place in range(ON_FACE):
        if unseen >> place & 1:
            cells[ON_FACE * BOTTOM + place] = None
    named = {face: cells[ON_FACE * n : ON_FACE * (n + 1)] for n, face in enumerate(FACES)}
    return cast(Cube, named)


def lines_on(top: Face) -> list[Line]:
    """All lines of three on top, including those that the seat to move can't use (TW-8, TW-14)."""
    return [
        {"icon": icon, "places": [a, b, c]}
        for a, b, c in LINES
        if (icon := top[a]) is not None and icon == top[b] == top[c]
    ]


def _on_top(s: State, there: list[Line]) -> list[OnTop]:
    """The icons lined up on top, and whether the seat to move can claim each."""
    icons = dict.fromkeys(line["icon"] for line in there)
    return [{"icon": icon, "standing": standing(s, ICONS.index(icon))} for icon in icons]


def standing(s: State, kind: int) -> Standing:
    """Whether the seat to move can claim an icon lined up on top; if not, why (TW-8, TW-14)."""
    if s.claimed == kind:
        return "claimed"
    if s.actor < 0 or s.phase == Phase.CLOSING:
        return "too late"
    if not has(s.usable, kind):
        return "barred" if s.barred == kind else "before"
    return "free" if s.hand[s.actor, kind] else "no card"


#: Stands for an unseen sticker: it's no icon, and three of it are no set.
UNKNOWN = np.uint64(7)


def _foreseen(s: State, hands: Counts, opens: Counts) -> dict[str, list[Opening]]:
    """The sets that each twist and the flip would make (TW-8), or leave for the next seat, as far
    as stickers are known."""
    known = s.cube.copy()
    for place in members(s.unseen):
        known[BOTTOM] |= UNKNOWN << SHIFT_OF[ON_FACE * BOTTOM + place]
    mine = shows(as_row(s), s.actor)
    found: dict[str, list[Opening]] = {}
    for move in (*range(FLIP if s.horizontal_twists else LEVEL), FLIP):
        turned = known.copy()
        if move < FLIP:
            twist(turned, move)
        else:
            flip(turned)
        top = turned[TOP]
        created = icons_at(top, lines(top, STILL_ON_TOP[move])) & ALL_ICONS
        left = _left(s, top, created & mine)
        if created | left != NONE:
            found[TEXTS[move]] = [
                {
                    "icon": ICONS[kind],
                    "places": _lined_up(top, kind),
                    "standing": _foreseen_standing(kind, created, mine),
                    "left_for": (s.actor + 1) % s.players if has(left, kind) else None,
                    "cards": sum(pile[kind] for pile in (*hands, *opens)),
                }
                for kind in members(created | left)
            ]
    return found


def _foreseen_standing(kind: int, created: np.uint64, mine: np.uint64) -> Standing:
    """How an icon lined up by a move, or before it, stands to the mover (TW-8)."""
    if not has(created, kind):
        return "before"
    return "free" if has(mine, kind) else "no card"


def _left(s: State, top: np.uint64, claimable: np.uint64) -> np.uint64:
    """The icons that the next seat could claim by staying (TW-8, TW-14), besides those that the
    mover can claim.

    None if the turn passes without a claim, and that ends the game (TW-23) or brings a new cube
    (TW-19).
    """
    passing = claimable == NONE
    if passing and QUIET_LIMIT * s.players == s.quiet + 1:
        return NONE
    if passing and s.reshuffle_after * s.players == s.stale + 1:
        return NONE
    there = icons_at(top, lines(top, NONE)) & ALL_ICONS
    held = shows(as_row(s), (s.actor + 1) % s.players)
    return there & held & ~claimable


def _lined_up(top: np.uint64, kind: int) -> list[int]:
    """The places of all lines of an icon on a top face."""
    icons = [int(top) >> int(shift) & 15 for shift in SHIFT_OF[:ON_FACE]]
    lined = [line for line in LINES if all(icons[at] == kind for at in line)]
    return sorted({at for line in lined for at in line})


def _tied(s: State) -> list[int]:
    """TW-22: the seats tied on points at the end, between which open cards decide."""
    if s.actor != OVER or s.nine >= 0:
        return []
    points = s.points.tolist()[: s.players]
    best = [seat for seat, score in enumerate(points) if score == max(points)]
    return best if len(best) > 1 else []


def _icon(kind: int) -> Icon | None:
    return ICONS[kind] if kind >= 0 else None


def _cards(counts: list[int]) -> list[Icon]:
    return [icon for icon, count in zip(ICONS, counts, strict=True) for _ in range(count)]


def _won(s: State, opens: Counts, closed: Sets) -> list[dict[Icon, int]]:
    """How many cards of each icon a seat has towards all nine (TW-20)."""
    return [
        {
            icon: cards[kind] + (0 if s.sets_apart else sum(sets[kind]))
            for kind, icon in enumerate(ICONS)
        }
        for cards, sets in zip(opens, closed, strict=True)
    ]


def _no_nine(s: State, closed: Sets) -> list[dict[Icon, int]]:
    """The icons of which a seat can no longer get all nine, with the seat whose closed cards
    prevent it.

    TW-16, TW-20: another seat's; with sets apart also its own.
    """
    return [
        {
            icon: other
            for kind, icon in enumerate(ICONS)
            for other, sets in enumerate(closed)
            if sum(sets[kind]) and (other != seat or s.sets_apart)
        }
        for seat in range(s.players)
    ]


def _nine_of(won: dict[Icon, int]) -> Icon | None:
    """The icon of which a seat has all cards, or None."""
    return next((icon for icon, cards in won.items() if cards == OF_A_KIND), None)


def _brings(s: State, hands: Counts, opens: Counts, closed: Sets) -> dict[str, Brings]:
    """What claiming a line on top, or closing, would bring the mover, by the move's text."""
    found: dict[str, Brings] = {}
    if s.actor < 0:
        return found
    hand, own, sets = hands[s.actor], opens[s.actor], closed[s.actor]
    for kind, icon in enumerate(ICONS):
        before = 0 if s.sets_apart else sum(sets[kind])
        if has(s.on_top, kind):
            cards = sum(pile[kind] for pile in (*hands, *opens))
            extra = min(how_many(s.cube[TOP], kind) - SET, CARDS - s.dealt)
            found[f"claim {icon}"] = _then(before, cards, extra=extra)
        if own[kind] >= SET:
            found[f"close {icon}"] = _then(before, own[kind])
        if hand[kind] == HAND:
            found["close hand"] = _then(before, HAND, loose=0 if s.sets_apart else own[kind])
    return found


def _then(before: int, cards: int, extra: int = 0, loose: int = 0) -> Brings:
    """Cards of an icon added to those already closed: their sum, and its points before and after.

    `extra` cards come from the deck; `loose` ones of the icon stay open, and count towards nine.
    """
    return {
        "cards": cards,
        "extra": extra,
        "in_all": before + cards,
        "points": worth(before + cards) if cards >= SET else worth(before),
        "points_now": worth(before),
        "wins": before + cards + loose == OF_A_KIND,
    }


def _closed(sizes: list[list[int]]) -> list[Closed]:
    """The closed cards, by icon; with sets apart by set (TW-16, TW-21)."""
    return [
        {"icon": icon, "cards": cards, "points": worth(cards)}
        for icon, sets in zip(ICONS, sizes, strict=True)
        for cards in sets
        if cards
    ]


def _recent(s: State) -> list[Decision]:
    """The latest decisions, oldest first."""
    ring = s.recent.tolist()
    steps: list[Decision] = []
    for number in range(max(0, s.decisions - REMEMBERED), s.decisions):
        seat, move = divmod(ring[number % REMEMBERED], 64)
        steps.append({"seat": seat, "move": TEXTS[move]})
    return steps


@rule
def observe(s: State, seat: int, out: Cells) -> None:
    """Write the view as numbers in the layout LAYOUT; seats count from `seat` on."""
    clear(out, UNSEEN, LAYOUT_TOTAL)
    for cell in range(CELLS):  # eight at a time: the next write overwrites the last two
        write_eight(out, CUBE + KINDS * cell, bit(8 * icon_at(s.cube, cell)))
    write_set(out, UNSEEN, s.unseen, ON_FACE)
    hidden = s.unseen
    while hidden != NONE:  # TW-5: nobody knows an unseen sticker's icon
        cell = BOTTOM_START + lowest(hidden)
        out[CUBE + KINDS * cell + icon_at(s.cube, cell)] = 0
        hidden = rest(hidden)
    for icon in range(KINDS):
        out[DECK + icon] = OF_A_KIND
    other = seat
    for away in range(s.players):
        for icon in range(KINDS):
            at = KINDS * away + icon
            closed = 0
            for place in range(MOST_SETS):
                closed += s.closed[other, icon, place]
            out[HANDS + at] = s.hand[other, icon]
            out[OPEN + at] = s.open[other, icon]
            out[CLOSED + at] = closed
            out[DECK + icon] -= s.hand[other, icon] + s.open[other, icon] + closed
        out[POINTS + away] = s.points[other]
        other = other + 1 if other + 1 < s.players else 0
    out[DECK_SIZE] = CARDS - s.dealt
    write_set(out, USABLE, s.usable, KINDS)
    if s.claimed >= 0:
        out[CLAIMED + s.claimed] = 1
    if s.barred >= 0:
        out[BARRED + s.barred] = 1
    if s.actor >= 0:
        out[TO_MOVE + seats_away(seat, s.actor, s.players)] = 1
        out[PHASE + s.phase] = 1
    out[STAYED] = s.stayed
    out[QUIET] = s.quiet
    out[STALE] = s.stale
    out[PLAYERS + s.players - 1] = 1
    out[HORIZONTAL] = s.horizontal_twists
    out[RESHUFFLE_AFTER] = s.reshuffle_after
    out[SETS_APART] = s.sets_apart


LAYOUT_TOTAL = LAYOUT.total
CUBE, UNSEEN, HANDS, OPEN = (LAYOUT[n] for n in ("cube", "unseen", "hand", "open"))
CLOSED, DECK, DECK_SIZE, POINTS = (LAYOUT[n] for n in ("closed", "deck", "deck_size", "points"))
TO_MOVE, PHASE, USABLE, STAYED = (LAYOUT[n] for n in ("to_move", "phase", "usable", "stayed"))
CLAIMED, BARRED, QUIET, STALE = (LAYOUT[n] for n in ("claimed", "barred", "quiet", "stale"))
PLAYERS, HORIZONTAL = LAYOUT["players"], LAYOUT["horizontal_twists"]
RESHUFFLE_AFTER, SETS_APART = LAYOUT["reshuffle_after"], LAYOUT["sets_apart"]


# Imagining -----------------------------------------------------------------------------------


@rule
def imagine(s: State, seat: int, rng: U64Array, scratch: U64Array) -> None:  # noqa: ARG001
    """Redraw everything hidden: the deck's order and the unseen part of the bottom."""
    if s.dealt > 0:
        imagine_deck(s, rng)
        if s.unseen != NONE:
            imagine_bottom(s, rng, scratch)
    reseed(s.rng, rng)


@rule
def imagine_deck(s: State, rng: U64Array) -> None:
    """Shuffle the remaining cards: of each icon, those that are nowhere else."""
    at = s.dealt
    for icon in range(KINDS):
        left = OF_A_KIND
        for seat in range(s.players):
            left -= s.hand[seat, icon] + s.open[seat, icon]
            for place in range(MOST_SETS):
                left -= s.closed[seat, icon, place]
        for _ in range(left):
            s.deck[at] = icon
            at += 1
    shuffle(rng, s.deck, s.dealt, CARDS - s.dealt)


EDGE_BETWEEN = table(geometry.EDGE_BETWEEN)
THIRD_FACE = table(geometry.THIRD_FACE)
FIRST_FACE = table([first for first, _ in geometry.EDGE_FACES])  # of the two that an edge lies on
SECOND_FACE = table([second for _, second in geometry.EDGE_FACES])
BOTTOM_START = ON_FACE * BOTTOM
BOTTOM_EDGES = geometry.BOTTOM_EDGES
_FACE_OF, _ORDER, _FITTING = 0, KINDS, KINDS + EDGES  # parts of the working memory


@rule
def imagine_bottom(s: State, rng: U64Array, scratch: U64Array) -> None:
    """Draw a bottom that a cube with these five faces can have, all equally likely.

    Its centre is the icon no other face has there, and a corner's third sticker follows from two
    visible ones. An edge with one visible icon may be any unplaced edge with that icon, as long as
    the whole cube is reachable by turning.
    """
    missing = span(0, KINDS)
    for face in range(KINDS):
        if face != BOTTOM:
            missing &= ~bit(centre(s, face))
    put_icon(s.cube, BOTTOM_START + CENTRE, lowest(missing))
    for face in range(KINDS):
        scratch[_FACE_OF + centre(s, face)] = np.uint64(face)
    for corner in range(1, CORNERS, 2):  # odd ones are at the bottom, with their first cell on it
        second = face_of(s, scratch, CORNER_CELLS[3 * corner + 1])
        third = face_of(s, scratch, CORNER_CELLS[3 * corner + 2])
        below_it = THIRD_FACE[6 * second + third]
        put_icon(s.cube, CORNER_CELLS[3 * corner], centre(s, below_it))
    unplaced = span(0, EDGES)
    hidden = NONE  # edges of the bottom with an unseen sticker
    for edge in range(EDGES):
        if edge >= BOTTOM_EDGES and has(s.unseen, EDGE_CELLS[2 * edge] - BOTTOM_START):
            hidden |= bit(edge)
        else:
            unplaced &= ~bit(edge_at(s, scratch, edge))
    ways = 1
    for number in range(2, size(hidden) + 1):
        ways *= number
    fitting = 0
    for way in range(ways):
        if lay_edges(s, scratch, hidden, unplaced, way) and can_be_reached(s, scratch):
            scratch[_FITTING + fitting] = np.uint64(way)
            fitting += 1
    chosen = index(scratch[_FITTING + below(rng, fitting)])
    lay_edges(s, scratch, hidden, unplaced, chosen)


@rule
def centre(s: State, face: int) -> int:
    """The icon in the middle of a face."""
    return icon_at(s.cube, ON_FACE * face + CENTRE)


@rule
def face_of(s: State, scratch: U64Array, cell: int) -> int:
    """The face that has a cell's icon as its centre."""
    return index(scratch[_FACE_OF + icon_at(s.cube, cell)])


@rule
def edge_at(s: State, scratch: U64Array, edge: int) -> int:
    """The edge in a place, by the number of its place in the solved cube."""
    first = face_of(s, scratch, EDGE_CELLS[2 * edge])
    second = face_of(s, scratch, EDGE_CELLS[2 * edge + 1])
    home: int = EDGE_BETWEEN[6 * first + second]
    return home


@rule
def lay_edges(
    s: State, scratch: U64Array, hidden: np.uint64, unplaced: np.uint64, way: int
) -> bool:
    """Put the unplaced edges into the hidden places in one of the possible orders, if it fits."""
    while hidden != NONE:
        place = lowest(hidden)
        count = size(hidden)
        edge = nth(unplaced, way % count)
        way //= count
        hidden = rest(hidden)
        unplaced &= ~bit(edge)
        in_sight = face_of(s, scratch, EDGE_CELLS[2 * place + 1])
        if in_sight == FIRST_FACE[edge]:
            below_it = SECOND_FACE[edge]
        elif in_sight == SECOND_FACE[edge]:
            below_it = FIRST_FACE[edge]
        else:
            return False
        put_icon(s.cube, EDGE_CELLS[2 * place], centre(s, below_it))
    return True


@rule
def can_be_reached(s: State, scratch: U64Array) -> bool:
    """Whether turning can reach a cube: flipped edges are even, and both permutations' parities
    equal.

    (The sum of the corners' twists adds nothing: all corners are known.)
    """
    exchanges = 0
    for corner in range(CORNERS):
        home = 0
        for more in range(3):
            face = face_of(s, scratch, CORNER_CELLS[3 * corner + more])
            home += face // 3 << face % 3
        scratch[_ORDER + corner] = np.uint64(home)
    exchanges += put_in_order(scratch, CORNERS)
    flips = 0
    for edge in range(EDGES):
        home = edge_at(s, scratch, edge)
        if face_of(s, scratch, EDGE_CELLS[2 * edge]) != FIRST_FACE[home]:
            flips += 1
        scratch[_ORDER + edge] = np.uint64(home)
    exchanges += put_in_order(scratch, EDGES)
    return flips % 2 == 0 and exchanges % 2 == 0


@rule
def put_in_order(scratch: U64Array, count: int) -> int:
    """Sort pieces by exchanging pairs; returns the number of exchanges."""
    exchanges = 0
    for place in range(count):
        while index(scratch[_ORDER + place]) != place:
            other = index(scratch[_ORDER + place])
            scratch[_ORDER + place] = scratch[_ORDER + other]
            scratch[_ORDER + other] = np.uint64(other)
            exchanges += 1
    return exchanges


def census(s: State) -> list[Any]:
    """Everything that `imagine` rearranges, sorted: equal in every world."""
    return sorted(read(s.cube)) + sorted(s.deck.tolist()[s.dealt :])
