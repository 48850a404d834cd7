"""Twisticon in words: prompts, reasons, news, the table as text, scrambles and deals as data.

Rests on `cards`, `cube`, `knows` and `rules`. All but `why_not` and chance is made from views.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, cast

from trickery.core.errors import BadRecord
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
from trickery.games.twisticon.rules import CLAIMING, MOVING, State
from trickery.games.twisticon.views import Closed, Cube, Face, Whole

NEAR_NINE = 6  # from so many won cards of an icon on the table tells how near nine is


def prompt(view: Whole) -> str:
    """What the seat to move is asked."""
    if view["phase"] == "claim":
        if view["stayed"]:
            return f"You stayed, so claim {_either(_claims(view))}."
        return f"Claim {_either(_claims(view))}, or make no claim."
    if view["phase"] == "close":
        return "Close a set, so that nobody can take it, or say that you are done."
    hand = view["hands"][view["to_move"] or 0]
    if not hand:
        return "Twist or flip the cube; your hand is empty, so you cannot claim."
    there = _claims(view)
    stay = f", or stay and claim {_either(there)}" if there else ""
    return f"Twist or flip the cube{stay}. Your hand lets you claim {_either(hand)}."


def _claims(view: Whole) -> list[str]:
    """What the seat to move could claim now."""
    free = [one["icon"] for one in view["on_top"] if one["standing"] == "free"]
    return [icon for icon in view["usable"] if icon in free]


def _either(icons: Sequence[str]) -> str:
    return " or ".join(dict.fromkeys(icons))


def why_not(s: State, move: int) -> str:
    """Why the seat to move may not make a move."""
    if s.phase == MOVING:
        if LEVEL <= move < FLIP:
            return "twisting level layers is an option, and it is off at this table (TW-7)"
        if move == STAY:
            return "you may stay only with a set to claim: " + _no_set(s)
        return "first comes your move: twist, flip or stay (TW-6)"
    if move <= STAY:
        return "you have made your move; one move a turn (TW-6)"
    if s.phase == CLAIMING:
        if CLAIM <= move < NO_CLAIM:
            return _no_claim_of(s, move - CLAIM)
        if move == NO_CLAIM:
            return "you stayed, so you must claim a set (TW-7)"
        return "first say what you claim; closing comes after that (TW-16)"
    if move == CLOSE_HAND:
        return "only a hand of three equal cards may be closed (TW-17)"
    if CLOSE <= move < CLOSE_HAND:
        icon = move - CLOSE
        count = s.open[s.actor, icon]
        return f"you have {count or 'no'} open {ICONS[icon]} cards; a set takes three (TW-15)"
    return "claiming is over for this turn; only closing is left (TW-16)"


def _no_set(s: State) -> str:
    """Why nothing on top can be claimed."""
    there = members(s.on_top)
    if not there:
        return "no three in a row lie on top (TW-8)"
    return "; ".join(_no_claim_of(s, icon) for icon in there)


def _no_claim_of(s: State, icon: int) -> str:
    """Why an icon cannot be claimed."""
    name = ICONS[icon]
    if not has(s.on_top, icon):
        return f"there are no three of {name} in a row on top (TW-8)"
    if s.barred == icon and not has(s.usable, icon):
        return f"the line of {name} is the one that was just claimed (TW-14)"
    if not has(s.usable, icon):
        return f"the line of {name} was there before your move; to use it, you stay (TW-8)"
    return f"no card in your hand shows {name} (TW-8)"


def news(before: Whole, after: Whole) -> list[str]:
    """What happened between two views, beyond the move itself."""
    lines = []
    hands = [Counter(hand) for hand in before["hands"]]
    count = min(after["decisions"] - before["decisions"], len(after["recent"]))
    for step in after["recent"][len(after["recent"]) - count :]:
        seat, move = step["seat"], step["move"]
        icon = cast(Icon, move.split()[-1])  # of a claim or a closing
        if move.startswith("claim "):
            lines.append(_claim_news(seat, icon, before, after))
            for hand in hands:
                hand.pop(icon, None)
        elif move == "close hand":
            icon = before["hands"][seat][0]
            what = f"a hand of three {icon} cards"
            lines.append(f"Seat {seat} closes {what}{_closed_news(seat, icon, before, after)}.")
            hands[seat].clear()
        elif move.startswith("close "):
            what = f"{before['open'][seat].count(icon)} {icon} cards"
            lines.append(f"Seat {seat} closes {what}{_closed_news(seat, icon, before, after)}.")
    for seat, cards in enumerate(after["hands"]):
        if fresh := Counter(cards) - hands[seat]:
            lines.append(f"Seat {seat} is dealt {_listed(sorted(fresh.elements()))}.")
    if after["over"] and not before["over"]:
        lines.append(_end_news(after))
    elif after["recent"] and after["recent"][-1]["move"] == "reshuffle" and count:
        dealer = after["recent"][-1]["seat"]
        lines.append(f"No claim for a while: seat {dealer} twists the cube afresh, unseen.")
    return lines


def _claim_news(seat: int, icon: Icon, before: Whole, after: Whole) -> str:
    taken = sum(pile.count(icon) for pile in (*before["hands"], *before["open"]))
    extra = Counter(after["open"][seat])
    extra.subtract(before["open"][seat])
    extra[icon] -= taken - before["open"][seat].count(icon)
    more = sorted((+extra).elements())
    bonus = f"; and from the deck {_listed(more)}" if more else ""
    from_others = sum(
        cards.count(icon)
        for piles in (before["hands"], before["open"])
        for other, cards in enumerate(piles)
        if other != seat
    )
    gains = "1 card" if taken == 1 else f"{taken} cards"
    return f"Seat {seat} gathers all {icon}: {gains}, {from_others or 'none'} from others{bonus}."


def _closed_news(seat: int, icon: str, before: Whole, after: Whole) -> str:
    """What is closed of the icon now, and what that is worth (TW-16, TW-21)."""
    were, are = (
        [one for one in view["closed"][seat] if one["icon"] == icon] for view in (before, after)
    )
    if not were or after["options"]["sets_apart"]:
        return f": {_points(are[-1]['points'])}"
    instead = f" instead of {were[0]['points']}" if were[0]["points"] != are[0]["points"] else ""
    return f", {are[0]['cards']} in all: {_points(are[0]['points'])}{instead}"


def _end_news(after: Whole) -> str:
    won = " and ".join(f"seat {seat}" for seat in after["winners"])
    verb = "wins" if len(after["winners"]) == 1 else "share the win"
    if after["nine"] is not None:
        nine = f"Seat {after['nine']} has all nine {after['nine_of']} cards"
        return f"{nine}: {won} {verb} at once."
    reason = (
        "The deck and a hand are empty"
        if after["ended_by"] == "no cards left"
        else "Nobody has claimed for too long"
    )
    points = ", ".join(f"seat {seat} {points}" for seat, points in enumerate(after["scores"]))
    loose = ""
    if after["tied"]:
        cards = ", ".join(f"seat {seat} {after['loose_cards'][seat]}" for seat in after["tied"])
        loose = f"; open cards decide between equals: {cards}"
    return f"{reason}: the game is over. Points: {points}{loose}. {won.capitalize()} {verb}."


def table(view: Whole) -> str:
    """The table as text: the cube spread out, then the cards."""
    lines = [_state_line(view), *_net(view["cube"])]
    there = dict.fromkeys(line["icon"] for line in view["lines"])
    if there:
        lines.append("Three in a row on top: " + ", ".join(_usable(view, icon) for icon in there))
    deck = ", ".join(f"{count} {icon}" for icon, count in view["deck_holds"].items() if count)
    lines.append(f"Deck: {view['deck_size']} cards ({deck or 'empty'})")
    for seat in range(view["players"]):
        you = " (you)" if seat == view["seat"] else ""
        hand, loose = _listed(view["hands"][seat]), _listed(view["open"][seat])
        lines.append(
            f"Seat {seat}{you}: {_points(view['scores'][seat])}. Hand: {hand}. Open: {loose}. "
            f"Closed: {_sets(view['closed'][seat])}.{_near_nine(view, seat)}"
        )
    return "\n".join(lines)


def _usable(view: Whole, icon: str) -> str:
    """An icon that is in line on top, and if it is no set just now, why (TW-8, TW-14)."""
    if icon in view["usable"]:
        return icon
    return f"{icon} (barred)" if icon == view["barred"] else f"{icon} (there before)"


def _near_nine(view: Whole, seat: int) -> str:
    """The icons of which a seat has many and may yet have all (TW-20)."""
    near = [
        f"{many} {icon}"
        for icon, many in view["won"][seat].items()
        if many >= NEAR_NINE and icon not in view["no_nine"][seat]
    ]
    return f" Towards nine: {', '.join(near)}." if near and not view["over"] else ""


def _state_line(view: Whole) -> str:
    line = f"Turn {view['turn']}. No claim for {view['quiet_turns']} turns"
    if view["reshuffle_in"] is not None:
        line += f"; reshuffle in {view['reshuffle_in']}"
    return f"{line}; the game ends in {view['ends_in']} without one."


def _net(cube: Cube) -> list[str]:
    """The cube as a cross: top, then left, front, right and back, then the bottom."""

    def row(face: Face, number: int) -> str:
        return " ".join(_letter(icon) for icon in face[3 * number : 3 * number + 3])

    indent = " " * 8
    sides = (cube["left"], cube["front"], cube["right"], cube["back"])
    return [
        "Letters: " + ", ".join(f"{_letter(icon)} {icon}" for icon in ICONS) + ", ? unseen",
        *(f"{indent}{row(cube['top'], n)}" + ("   top" if n == 1 else "") for n in range(3)),
        *("   ".join(row(face, n) for face in sides) for n in range(3)),
        "left    front   right   back",
        *(f"{indent}{row(cube['bottom'], n)}" + ("   bottom" if n == 1 else "") for n in range(3)),
    ]


def _letter(icon: str | None) -> str:
    return "?" if icon is None else icon[0].upper()


def _listed(cards: Sequence[str]) -> str:
    counts = Counter(cards)
    return ", ".join(f"{count} {icon}" for icon, count in counts.items()) or "none"


def _sets(closed: Sequence[Closed]) -> str:
    return ", ".join(f"{s['cards']} {s['icon']} ({s['points']})" for s in closed) or "none"


def _points(points: int) -> str:
    return "1 point" if points == 1 else f"{points} points"


# The score sheet ------------------------------------------------------------------------------


def sheet(view: Whole) -> dict[str, Any]:
    """What each has closed of an icon, the total, and what decided the game (TW-20 to TW-23)."""
    rows = []
    for seat, sets in enumerate(view["closed"]):
        for one in sets:
            cards, icon, points = one["cards"], one["icon"], one["points"]
            entries: list[int | None] = [None] * view["players"]
            entries[seat] = points
            rule = "3 to 5 cards" if cards < 2 * SET else "6 cards or more"
            why = f"seat {seat} gets {_points(points)} for closing {cards} {icon}: {rule} (TW-21)"
            rows.append({"label": f"{cards} {icon}", "points": entries, "why": [why]})
    rows.append({"label": "Total", "points": list(view["scores"]), "why": _decided(view)})
    return {"rows": rows, "note": _sheet_note(view)}


def _decided(view: Whole) -> list[str]:
    """What decided the game beside the points: nine of an icon, or open cards in a tie."""
    if not view["over"]:
        return []
    if view["nine"] is not None:
        return [f"seat {view['nine']} has all nine {view['nine_of']} and wins at once (TW-20)"]
    if not view["tied"]:
        return [f"seat {view['winners'][0]} has the most points and wins (TW-21)"]
    loose = [
        f"seat {seat} has {view['loose_cards'][seat]} open, which counts in the tie"
        for seat in view["tied"]
    ]
    won = " and ".join(f"seat {seat}" for seat in view["winners"])
    return [*loose, f"{won} {'wins' if len(view['winners']) == 1 else 'share the win'} (TW-22)"]


def _sheet_note(view: Whole) -> str:
    together = "Each closed set" if view["options"]["sets_apart"] else "Closed cards of an icon"
    worth = f"{together}: 3 to 5 are 1 point, 6 or more are 4; all nine of an icon win at once."
    if view["over"]:
        return f"{worth} The game is over: {view['ended_by']}."
    left = "1 card is" if view["deck_size"] == 1 else f"{view['deck_size']} cards are"
    return f"{worth} {left} left in the deck; {view['ends_in']} turns without a claim end the game."


# Chance as a record writes it ----------------------------------------------------------------


#: What a draw of chance tells: by its `deal`, when it comes and what else it holds.
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
    """The draw that a record's words stand for; raises if it is none."""
    kind = "reshuffle" if s.dealt > 0 else "setup"
    if not isinstance(words, Mapping) or words.get("deal", kind) != kind:
        raise BadRecord(f"a '{kind}' is due here")
    for cell, icon in enumerate(_cube(words.get("cube"))):
        lots[LOTS["cube"] + cell] = icon
    if s.dealt > 0:
        return
    dealer = words.get("dealer")
    if type(dealer) is not int or not 0 <= dealer < s.players:
        raise BadRecord(f"dealer must be a seat from 0 to {s.players - 1}")
    deck = _icons(words.get("deck"), "deck", CARDS)
    if any(deck.count(kind) != OF_A_KIND for kind in range(len(ICONS))):
        raise BadRecord(f"the deck must hold {OF_A_KIND} cards of each icon")
    for at, icon in enumerate(deck):
        lots[LOTS["deck"] + at] = icon
    lots[LOTS["dealer"]] = dealer


def _icons(names: Any, what: str, count: int) -> list[int]:
    if not isinstance(names, list) or len(names) != count:
        raise BadRecord(f"{what} must be a list of {count} icons")
    for name in names:
        if not isinstance(name, str) or name not in ICONS:
            raise BadRecord(f"{what}: {str(name)[:40]!r} is no icon (they are {', '.join(ICONS)})")
    return [ICONS.index(name) for name in names]


def _cube(cube: Any) -> list[int]:
    if not isinstance(cube, Mapping) or sorted(map(str, cube)) != sorted(FACES):
        raise BadRecord(f"cube must have the faces {', '.join(FACES)}")
    cells = [icon for face in FACES for icon in _icons(cube[face], f"cube.{face}", ON_FACE)]
    for kind, icon in enumerate(ICONS):
        if cells.count(kind) != ON_FACE:
            raise BadRecord(f"the cube must show {icon} {ON_FACE} times, not {cells.count(kind)}")
    if reason := flaw(cells, ICONS):
        raise BadRecord(f"no twisting leads to this cube: {reason}")
    return cells
