"""Most Tricks in words: prompts, reasons, news, the table as text, the sheet, the deal as data.

Rests on `cards` and `rules`. Everything except `why_not` and the deal depends on views only.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from most_tricks.cards import CARDS, LOTS, SUITS, name
from most_tricks.rules import State, led_suit
from trickery.core.errors import BadRecord
from trickery.core.rows import as_row
from trickery.core.say import Lines, Say, Text, speaker
from trickery.core.sets import has

say = speaker(__package__)


def aim(view: Mapping[str, Any]) -> Say:  # noqa: ARG001  # always the same
    """The aim, for newcomers."""
    return say("aim")


def standing(view: Mapping[str, Any]) -> Say:
    """What the seat whose view it is has so far."""
    left = view["cards"] - len(view["tricks"])
    return say("standing-you", tricks=view["scores"][view["seat"]], left=left)


def prompt(view: Mapping[str, Any]) -> Text:
    """The prompt for the seat to move."""
    if not view["trick"]:
        return say("prompt-lead")
    return say("prompt-follow", suit=view["trick"][0]["card"].split(" of ")[1])


def why_not(s: State, move: int) -> Say:
    """Why a move isn't allowed for the seat to move."""
    if not has(s.hand[s.actor], move):
        return say("why-not-held", card=name(move))
    return say("why-follow", suit=SUITS[int(led_suit(as_row(s)))])


def news(before: Mapping[str, Any], after: Mapping[str, Any]) -> list[Say]:
    """List the events between two views, apart from the move itself."""
    fresh = after["tricks"][len(before["tricks"]) :]
    return [say("news-takes", seat=trick["winner"]) for trick in fresh]


def table(view: Mapping[str, Any]) -> Lines:
    """The table as text."""
    taken = [say("standing", seat=s, tricks=points) for s, points in enumerate(view["scores"])]
    laid = [say("table-play", seat=play["seat"], card=play["card"]) for play in view["trick"]]
    lines = [say("table-tricks", standings=taken)]
    if laid:
        lines.append(say("table-laid", plays=laid))
    if view["hand"] is not None:
        lines.append(say("table-hand", cards=view["hand"]))
    return lines


def sheet(view: Mapping[str, Any]) -> dict[str, Any]:
    """The score sheet: trick by trick, then the total."""
    rows: list[dict[str, Any]] = []
    for number, trick in enumerate(view["tricks"], 1):
        twice = view["last_counts_twice"] and number == view["cards"]
        won = next(play["card"] for play in trick["cards"] if play["seat"] == trick["winner"])
        points: list[int | None] = [None] * view["players"]
        points[trick["winner"]] = 2 if twice else 1
        why = [say("sheet-takes", seat=trick["winner"], card=won)]
        if twice:
            why.append(say("sheet-twice"))
        rows.append({"label": say("sheet-trick", number=number), "points": points, "why": why})
    rows.append({"label": say("sheet-total"), "points": list(view["scores"]), "why": []})
    left = view["cards"] - len(view["tricks"])
    return {"rows": rows, "note": say("sheet-note", tricks=left)}


#: The words of a random draw: for each `deal`, when it occurs and its other keys.
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
    """Read a draw from a record's deal; raises if it's impossible."""
    if not isinstance(words, Mapping) or words.get("deal", "hand") != "hand":
        raise BadRecord(say("record-no-deal"))
    hands, aside, start = words.get("hands"), words.get("aside"), words.get("start")
    if not isinstance(hands, list) or not isinstance(aside, list):
        raise BadRecord(say("record-lists"))
    if [len(hand) if isinstance(hand, list) else -1 for hand in hands] != [s.cards] * s.players:
        raise BadRecord(say("record-hands", players=s.players, cards=s.cards))
    if type(start) is not int or not 0 <= start < s.players:
        raise BadRecord(say("record-start", last=s.players - 1))
    deck = [card for cards in (*hands, aside) for card in cards]
    known = {name(card): card for card in range(CARDS)}
    if not all(isinstance(card, str) for card in deck) or sorted(deck) != sorted(known):
        raise BadRecord(say("record-cards", cards=CARDS))
    for at, card in enumerate(deck):
        lots[LOTS["deck"] + at] = known[card]
    lots[LOTS["start"]] = start
