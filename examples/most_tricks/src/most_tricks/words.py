"""Most Tricks in words: prompts, reasons, news, the table as text, the sheet, the deal as data.

Rests on `cards` and `rules`. Everything but `why_not` and the deal is made from views alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from most_tricks.cards import CARDS, LOTS, SUITS, name
from most_tricks.rules import State, led_suit
from trickery.core.errors import BadRecord
from trickery.core.sets import has


def prompt(view: Mapping[str, Any]) -> str:
    """What the seat to move is asked."""
    if not view["trick"]:
        return "Lead a card."
    return f"Play a card; {view['trick'][0]['card'].split(' of ')[1]} were led."


def why_not(s: State, move: int) -> str:
    """Why the seat to move may not make a move."""
    if not has(s.hand[s.actor], move):
        return f"you do not hold the {name(move)}"
    return f"you hold {SUITS[led_suit(s)]}, so you must follow suit (MT-3)"


def news(before: Mapping[str, Any], after: Mapping[str, Any]) -> list[str]:
    """What happened between two views, beyond the move itself."""
    fresh = after["tricks"][len(before["tricks"]) :]
    return [f"Seat {trick['winner']} takes the trick." for trick in fresh]


def table(view: Mapping[str, Any]) -> str:
    """The table as text."""
    taken = ", ".join(f"seat {seat} {points}" for seat, points in enumerate(view["scores"]))
    laid = ", ".join(f"seat {play['seat']}: {play['card']}" for play in view["trick"])
    lines = [f"Tricks: {taken}", f"On the table: {laid or 'nothing yet'}"]
    if view["hand"] is not None:
        lines.append(f"Your hand: {', '.join(view['hand'])}")
    return "\n".join(lines)


def sheet(view: Mapping[str, Any]) -> dict[str, Any]:
    """The score sheet: trick by trick, then the total."""
    rows: list[dict[str, Any]] = []
    for number, trick in enumerate(view["tricks"], 1):
        twice = view["last_counts_twice"] and number == view["cards"]
        won = next(play["card"] for play in trick["cards"] if play["seat"] == trick["winner"])
        points: list[int | None] = [None] * view["players"]
        points[trick["winner"]] = 2 if twice else 1
        why = [f"seat {trick['winner']} takes it with the {won}{' (MT-6)' if twice else ''}"]
        rows.append({"label": f"Trick {number}", "points": points, "why": why})
    rows.append({"label": "Total", "points": list(view["scores"]), "why": []})
    left = view["cards"] - len(view["tricks"])
    return {"rows": rows, "note": f"Most tricks win (MT-5). Tricks to come: {left}."}


#: What a draw of chance tells: by its `deal`, when it comes and what else it holds.
CHANCES = {
    "hand": ("at the start", "`hands`; `aside`: the cards dealt to nobody; `start`: who leads"),
}


def chance_words(s: State, lots: Any) -> dict[str, Any]:
    """The deal as a record writes it."""
    deck = [name(lots[LOTS["deck"] + at]) for at in range(CARDS)]
    hands = [deck[seat * s.cards : (seat + 1) * s.cards] for seat in range(s.players)]
    aside = deck[s.players * s.cards :]
    return {"deal": "hand", "hands": hands, "aside": aside, "start": int(lots[LOTS["start"]])}


def chance_lots(s: State, words: Mapping[str, Any], lots: Any) -> None:
    """The draw that a record's deal stands for; raises if it is none."""
    if not isinstance(words, Mapping) or words.get("deal", "hand") != "hand":
        raise BadRecord("the hand begins with its deal: hands, aside, start")
    hands, aside, start = words.get("hands"), words.get("aside"), words.get("start")
    if not isinstance(hands, list) or not isinstance(aside, list):
        raise BadRecord("hands and aside must be lists of cards (MT-2)")
    if [len(hand) if isinstance(hand, list) else -1 for hand in hands] != [s.cards] * s.players:
        raise BadRecord(f"hands must be {s.players} lists of {s.cards} cards (MT-2)")
    if type(start) is not int or not 0 <= start < s.players:
        raise BadRecord(f"start must be a seat from 0 to {s.players - 1}")
    deck = [card for cards in (*hands, aside) for card in cards]
    known = {name(card): card for card in range(CARDS)}
    if not all(isinstance(card, str) for card in deck) or sorted(deck) != sorted(known):
        raise BadRecord(f"hands and aside must hold each of the {CARDS} cards once (MT-1)")
    for at, card in enumerate(deck):
        lots[LOTS["deck"] + at] = known[card]
    lots[LOTS["start"]] = start
