"""Twisticon in words: aim, standing, prompts, reasons, news, the table as text, chance as data.

Rests on `cards`, `cube`, `knows` and `rules`. All except `why_not` and chance depends on views
only.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, cast

from trickery.core.contract import RoundOver, RoundRow
from trickery.core.errors import BadRecord, shown
from trickery.core.moments import Mood
from trickery.core.ranking import ranked
from trickery.core.say import Lines, Say, Text, speaker
from trickery.core.sets import has, members
from trickery.games.twisticon.cards import (
    CARDS,
    CLAIM,
    CLOSE,
    CLOSE_HAND,
    FLIP,
    ICONS,
    LEVEL,
    LOTS,
    NO_CLAIM,
    OF_A_KIND,
    SET,
    STAY,
    Icon,
)
from trickery.games.twisticon.cube import CELLS, FACES, ON_FACE, flaw
from trickery.games.twisticon.rules import Phase, State
from trickery.games.twisticon.views import Closed, Cube, Face, Whole

NEAR_NINE = 6  # cards of an icon from which the text shows progress to nine

say = speaker(__package__)


def aim(view: Whole) -> Say:
    """The aim of the game (TW-20, TW-21)."""
    return say("aim-apart" if view["options"]["sets_apart"] else "aim-together")


def standing(view: Whole) -> Say:
    """The points of the viewer's closed cards so far, and cards that don't count (TW-21)."""
    seat = view["seat"] or 0
    points, loose = view["scores"][seat], view["loose_cards"][seat]
    if view["over"]:
        return say("standing-over", points=points, sum=_points_of(view, seat))
    if not view["closed"][seat]:
        return say("standing-nothing", open=loose)
    return say("standing", points=points, sum=_points_of(view, seat), open=loose)


def _points_of(view: Whole, seat: int) -> list[Say]:
    """The sum of a seat's points, part by part."""
    return [
        say("points-for", points=one["points"], cards=one["cards"], icon=one["icon"])
        for one in view["closed"][seat]
    ]


def round_over(before: Whole, after: Whole) -> RoundOver | None:
    """The results of a finished game, which has one round, with reasons."""
    if not after["over"] or before["over"]:
        return None
    rows = [_row(after, seat) for seat in range(after["players"])]
    rows = ranked(rows, key=lambda row: _rank(row, after))
    return {"title": say("round-title"), "rows": rows, "note": ending(after)[1]}


def _rank(row: RoundRow, view: Whole) -> tuple[bool, int, int]:
    """The winners first (TW-20); open cards count only in a tie for the most points (TW-22)."""
    seat = row["seat"]
    loose = view["loose_cards"][seat] if seat in view["tied"] else 0
    return seat not in view["winners"], -row["total"], -loose


def _row(view: Whole, seat: int) -> RoundRow:
    """A seat's result: its closed cards, and other deciding cards (TW-20, TW-22)."""
    why = _points_of(view, seat) or [say("round-nothing")]
    if seat == view["nine"] and view["nine_of"] is not None:
        why.append(say("round-nine", icon=view["nine_of"]))
    if seat in view["tied"]:
        why.append(say("round-open", cards=view["loose_cards"][seat]))
    points = view["scores"][seat]
    return {"seat": seat, "points": points, "total": points, "why": list(why)}


def prompt(view: Whole) -> Say:
    """The prompt for the seat to move."""
    there = _claims(view)
    if view["phase"] == "claim":
        if view["stayed"]:
            return say("prompt-stayed", icons=there)
        return say("prompt-claim", icons=there)
    if view["phase"] == "close":
        return say("prompt-close")
    hand = list(dict.fromkeys(view["hands"][view["to_move"] or 0]))
    if not hand:
        return say("prompt-empty-hand")
    if there:
        return say("prompt-move-or-stay", icons=there, hand=hand)
    return say("prompt-move", hand=hand)


def _claims(view: Whole) -> list[str]:
    """The icons that the seat to move could claim now."""
    free = [one["icon"] for one in view["on_top"] if one["standing"] == "free"]
    return [icon for icon in view["usable"] if icon in free]


def why_not(s: State, move: int) -> Say:
    """Why a move isn't allowed for the seat to move."""
    if s.phase == Phase.MOVING:
        if LEVEL <= move < FLIP:
            return say("why-level")
        if move == STAY:
            return _why_not_stay(s)
        return say("why-move-first")
    if move <= STAY:
        return say("why-moved")
    if s.phase == Phase.CLAIMING:
        if CLAIM <= move < NO_CLAIM:
            return _no_claim_of(s, move - CLAIM)
        return say("why-must-claim" if move == NO_CLAIM else "why-claim-first")
    if move == CLOSE_HAND:
        return say("why-no-triple")
    if CLOSE <= move < CLOSE_HAND:
        icon = move - CLOSE
        return say("why-too-few", cards=int(s.open[s.actor, icon]), icon=ICONS[icon])
    return say("why-claiming-over")


def _why_not_stay(s: State) -> Say:
    """Why nothing on top can be claimed."""
    there = members(s.on_top)
    if not there:
        return say("why-stay-without-lines")
    return say("why-stay", reasons=[_no_claim_of(s, icon) for icon in there])


def _no_claim_of(s: State, icon: int) -> Say:
    """Why an icon cannot be claimed."""
    name = ICONS[icon]
    if not has(s.on_top, icon):
        return say("why-no-line", icon=name)
    if s.barred == icon and not has(s.usable, icon):
        return say("why-barred", icon=name)
    if not has(s.usable, icon):
        return say("why-there-before", icon=name)
    return say("why-no-card", icon=name)


MOMENTS: Mapping[str, Mood] = {
    "news-gathers": "note",
    "news-gathers-more": "note",
    "news-closes": "note",
    "news-closes-hand": "note",
    "news-nine": "joy",
}


def news(before: Whole, after: Whole) -> list[Say]:
    """List the events between two views, apart from the move itself."""
    lines = []
    count = min(after["decisions"] - before["decisions"], len(after["recent"]))
    steps = after["recent"][len(after["recent"]) - count :]
    hands, held_now = list[Counter[Icon]](), list[list[Icon]]()
    if before["hands"] != after["hands"] or any(s["move"].startswith("cl") for s in steps):
        hands, held_now = [Counter(hand) for hand in before["hands"]], after["hands"]
    for step in steps:
        seat, move = step["seat"], step["move"]
        icon = cast(Icon, move.split()[-1])  # of a claim or a close
        if move.startswith("claim "):
            lines.append(_claim_news(seat, icon, before, after))
            for hand in hands:
                hand.pop(icon, None)
        elif move == "close hand":
            icon = before["hands"][seat][0]
            worth = _worth(seat, icon, before, after)
            lines.append(say("news-closes-hand", seat=seat, icon=icon, worth=worth))
            hands[seat].clear()
        elif move.startswith("close "):
            cards = before["open"][seat].count(icon)
            worth = _worth(seat, icon, before, after)
            lines.append(say("news-closes", seat=seat, cards=cards, icon=icon, worth=worth))
    for seat, held in enumerate(held_now):
        if fresh := Counter(held) - hands[seat]:
            lines.append(say("news-dealt", seat=seat, cards=_piles(sorted(fresh.elements()))))
    if after["over"] and not before["over"]:
        lines += _end_news(after)
    elif after["recent"] and after["recent"][-1]["move"] == "reshuffle" and count:
        lines.append(say("news-reshuffle", seat=after["recent"][-1]["seat"]))
    return lines


def _claim_news(seat: int, icon: Icon, before: Whole, after: Whole) -> Say:
    taken = sum(pile.count(icon) for pile in (*before["hands"], *before["open"]))
    extra = Counter(after["open"][seat])
    extra.subtract(before["open"][seat])
    extra[icon] -= taken - before["open"][seat].count(icon)
    more = _piles(sorted((+extra).elements()))
    others = sum(
        cards.count(icon)
        for piles in (before["hands"], before["open"])
        for other, cards in enumerate(piles)
        if other != seat
    )
    if more:
        return say("news-gathers-more", seat=seat, icon=icon, cards=taken, others=others, more=more)
    return say("news-gathers", seat=seat, icon=icon, cards=taken, others=others)


def _worth(seat: int, icon: str, before: Whole, after: Whole) -> Say:
    """The icon's closed cards now, and their points (TW-16, TW-21)."""
    were, are = (
        [one for one in view["closed"][seat] if one["icon"] == icon] for view in (before, after)
    )
    points = are[-1]["points"]
    if not were or after["options"]["sets_apart"]:
        return say("worth", points=points)
    if were[0]["points"] == points:
        return say("worth-in-all", cards=are[0]["cards"], points=points)
    return say("worth-instead", cards=are[0]["cards"], points=points, before=were[0]["points"])


def _end_news(after: Whole) -> list[Say]:
    if after["nine"] is not None:
        return [ending(after)[1]]
    lines = [ending(after)[1], say("news-points", points=_by_seat(enumerate(after["scores"])))]
    if after["tied"]:
        lines.append(
            say("news-tie", open=_by_seat((n, after["loose_cards"][n]) for n in after["tied"]))
        )
    return [*lines, say("news-winners", seats=after["winners"])]


def ending(view: Whole) -> tuple[str, Say]:
    """The clause that ended the game, and why."""
    if view["nine"] is not None and view["nine_of"] is not None:
        return "TW-20", say("news-nine", seat=view["nine"], icon=view["nine_of"])
    if view["ended_by"] == "no cards left":
        return "TW-21", say("news-no-cards")
    return "TW-23", say("news-no-claims")


def _by_seat(numbers: Iterable[tuple[int, int]]) -> list[Say]:
    return [say("seat-number", seat=seat, number=number) for seat, number in numbers]


def _piles(cards: Iterable[str]) -> list[Say]:
    """Cards by icon: how many of each."""
    return [say("cards-of-icon", cards=n, icon=icon) for icon, n in Counter(cards).items()]


# The table as text -------------------------------------------------------------------------------


def table(view: Whole) -> Lines:
    """The table as text: the cube spread out, then the cards."""
    lines: list[Text | Lines] = [_state_line(view), *_net(view["cube"])]
    there = dict.fromkeys(line["icon"] for line in view["lines"])
    if there:
        lines.append(say("table-lines", icons=[_usable(view, icon) for icon in there]))
    lines.append(_deck_line(view))
    for seat in range(view["players"]):
        points = view["scores"][seat]
        if seat == view["seat"]:
            lines.append(say("table-your-seat", seat=seat, points=points))
        else:
            lines.append(say("table-seat", seat=seat, points=points))
        lines.append(_belongings(view, seat))
    return lines


def _state_line(view: Whole) -> Say:
    turn, quiet, ends = view["turn"], view["quiet_turns"], view["ends_in"]
    if view["reshuffle_in"] is None:
        return say("table-turn", turn=turn, quiet=quiet, ends=ends)
    reshuffle = view["reshuffle_in"]
    return say("table-turn-reshuffle", turn=turn, quiet=quiet, reshuffle=reshuffle, ends=ends)


def _deck_line(view: Whole) -> Say:
    if not view["deck_size"]:
        return say("table-deck-empty")
    holds = [
        say("cards-of-icon", cards=count, icon=icon)
        for icon, count in view["deck_holds"].items()
        if count
    ]
    return say("table-deck", cards=view["deck_size"], holds=holds)


def _usable(view: Whole, icon: str) -> Text:
    """An icon in line on top, and if it isn't a set now, why (TW-8, TW-14)."""
    if icon in view["usable"]:
        return icon
    if icon == view["barred"]:
        return say("table-barred", icon=icon)
    return say("table-there-before", icon=icon)


def _belongings(view: Whole, seat: int) -> list[Say]:
    """A seat's cards."""
    lines = [
        say("table-hand", cards=_piles(view["hands"][seat])),
        say("table-open", cards=_piles(view["open"][seat])),
        say("table-closed", sets=list(map(_set, view["closed"][seat]))),
    ]
    near = _near_nine(view, seat)
    return [*lines, say("table-near-nine", cards=near)] if near else lines


def _set(one: Closed) -> Say:
    return say("table-set", cards=one["cards"], icon=one["icon"], points=one["points"])


def _near_nine(view: Whole, seat: int) -> list[Say]:
    """The icons of which a seat has many and may still get all (TW-20)."""
    if view["over"]:
        return []
    return [
        say("cards-of-icon", cards=many, icon=icon)
        for icon, many in view["won"][seat].items()
        if many >= NEAR_NINE and icon not in view["no_nine"][seat]
    ]


LETTERS: dict[str | None, Say] = {
    "comet": say("letter-comet"),
    "leaf": say("letter-leaf"),
    "key": say("letter-key"),
    "bell": say("letter-bell"),
    "anchor": say("letter-anchor"),
    "spark": say("letter-spark"),
    None: say("letter-unseen"),
}


def _net(cube: Cube) -> list[Say]:
    """The cube as a cross: top, then left, front, right and back, then the bottom."""

    def row(face: Face, number: int) -> list[Say]:
        return [LETTERS[icon] for icon in face[3 * number : 3 * number + 3]]

    def sides(number: int) -> Say:
        return say(
            "table-net-sides",
            left=row(cube["left"], number),
            front=row(cube["front"], number),
            right=row(cube["right"], number),
            back=row(cube["back"], number),
        )

    return [
        say("table-letters"),
        say("table-net-row", row=row(cube["top"], 0)),
        say("table-net-top", row=row(cube["top"], 1)),
        say("table-net-row", row=row(cube["top"], 2)),
        *map(sides, range(3)),
        say("table-net-names"),
        say("table-net-row", row=row(cube["bottom"], 0)),
        say("table-net-bottom", row=row(cube["bottom"], 1)),
        say("table-net-row", row=row(cube["bottom"], 2)),
    ]


# The score sheet ---------------------------------------------------------------------------------


def sheet(view: Whole) -> dict[str, Any]:
    """Each seat's closed cards by icon, the total, and what decided the game (TW-20 to TW-23)."""
    rows = []
    for seat, sets in enumerate(view["closed"]):
        for one in sets:
            cards, icon, points = one["cards"], one["icon"], one["points"]
            entries: list[int | None] = [None] * view["players"]
            entries[seat] = points
            if cards < 2 * SET:
                why = say("sheet-three", seat=seat, points=points, cards=cards, icon=icon)
            else:
                why = say("sheet-six", seat=seat, points=points, cards=cards, icon=icon)
            label = say("cards-of-icon", cards=cards, icon=icon)
            rows.append({"label": label, "points": entries, "why": [why]})
    total = {"label": say("sheet-total"), "points": list(view["scores"]), "why": _decided(view)}
    return {"rows": [*rows, total], "note": _sheet_note(view)}


def _decided(view: Whole) -> list[Say]:
    """What decided the game apart from points: nine of an icon, or open cards in a tie."""
    if not view["over"]:
        return []
    if view["nine"] is not None and view["nine_of"] is not None:
        return [say("sheet-nine", seat=view["nine"], icon=view["nine_of"])]
    if not view["tied"]:
        return [say("sheet-most", seat=view["winners"][0])]
    loose = [say("sheet-open", seat=seat, cards=view["loose_cards"][seat]) for seat in view["tied"]]
    return [*loose, say("sheet-winners", seats=view["winners"])]


def _sheet_note(view: Whole) -> Say:
    worth = say("sheet-apart" if view["options"]["sets_apart"] else "sheet-together")
    if view["over"]:
        return say("sheet-note-over", worth=worth, ending=ending(view)[1])
    deck = say("sheet-deck", cards=view["deck_size"])
    return say("sheet-note", worth=worth, deck=deck, end=say("sheet-end", turns=view["ends_in"]))


# Chance as a record writes it ----------------------------------------------------------------


#: The words of a random draw: for each `deal`, when it occurs and its other keys.
CHANCES = {
    "setup": (
        "at the start",
        "`dealer`; `deck`: all 54 cards in the order they are dealt and drawn; `cube`",
    ),
    "reshuffle": (
        "when nobody claimed for a while",
        (
            "`cube`: for each of the faces top, right, front, bottom, left, back its nine "
            "icons, row by row; the sides are read upright from outside, the top from seat "
            "0 looking down, the bottom with its front edge uppermost"
        ),
    ),
}


def chance_words(s: State, lots: Any) -> dict[str, Any]:
    """A scramble, and before the first turn the deal, as a record writes it."""
    cells = [ICONS[lots[LOTS["cube"] + cell]] for cell in range(CELLS)]
    cube = {face: cells[ON_FACE * n : ON_FACE * (n + 1)] for n, face in enumerate(FACES)}
    if s.dealt > 0:
        return {"deal": "reshuffle", "cube": cube}
    return {
        "deal": "setup",
        "dealer": int(lots[LOTS["dealer"]]),
        "deck": [ICONS[lots[LOTS["deck"] + at]] for at in range(CARDS)],
        "cube": cube,
    }


def chance_lots(s: State, words: Mapping[str, Any], lots: Any) -> None:
    """Read a draw from a record's words; raises if it's impossible."""
    kind = "reshuffle" if s.dealt > 0 else "setup"
    if not isinstance(words, Mapping) or words.get("deal", kind) != kind:
        raise BadRecord(say("record-due", text=kind))
    for cell, icon in enumerate(_cube(words.get("cube"))):
        lots[LOTS["cube"] + cell] = icon
    if s.dealt > 0:
        return
    dealer = words.get("dealer")
    if type(dealer) is not int or not 0 <= dealer < s.players:
        raise BadRecord(say("record-dealer", last=int(s.players) - 1))
    deck = _icons(words.get("deck"), "deck", CARDS)
    if any(deck.count(kind) != OF_A_KIND for kind in range(len(ICONS))):
        raise BadRecord(say("record-deck", cards=OF_A_KIND))
    for at, icon in enumerate(deck):
        lots[LOTS["deck"] + at] = icon
    lots[LOTS["dealer"]] = dealer


def _icons(names: Any, what: str, count: int) -> list[int]:
    if not isinstance(names, list) or len(names) != count:
        raise BadRecord(say("record-list", text=what, count=count))
    for name in names:
        if not isinstance(name, str) or name not in ICONS:
            raise BadRecord(
                say("record-no-icon", text_where=what, text=shown(name), text_icons=ICONS)
            )
    return [ICONS.index(name) for name in names]


def _cube(cube: Any) -> list[int]:
    if not isinstance(cube, Mapping) or sorted(map(str, cube)) != sorted(FACES):
        raise BadRecord(say("record-faces", text_faces=FACES))
    cells = [icon for face in FACES for icon in _icons(cube[face], f"cube.{face}", ON_FACE)]
    for kind, icon in enumerate(ICONS):
        if cells.count(kind) != ON_FACE:
            raise BadRecord(
                say("record-stickers", text=icon, times=ON_FACE, count=cells.count(kind))
            )
    if reason := flaw(cells, ICONS):
        raise BadRecord(say("record-cube", why=reason))
    return cells
