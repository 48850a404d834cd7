"""Flea Market in words: aim, standing, prompts, reasons, news, the table, the sheet, the deal.

Rests on `cards` and `rules`. Everything except `why_not` and the deal depends on views only.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from flea_market.cards import COLOURS, KINDS, LOTS, NAMES, PASS, TREASURES
from flea_market.rules import State
from flea_market.views import Whole
from trickery.core.errors import BadRecord
from trickery.core.moments import Mood
from trickery.core.say import Lines, Say, Text, speaker

say = speaker(__package__)


def aim(_view: Whole) -> Say:
    """The aim of the game (FM-7)."""
    return say("aim")


def standing(view: Whole) -> Text:
    """The seat's points so far, its colour apart."""
    if view["seat"] is None or view["colour"] is None:
        return ""
    own = sum(_value(t) for t in view["treasures"][view["seat"]] if t.startswith(view["colour"]))
    return say("standing", total=view["scores"][view["seat"]], colour=view["colour"], points=own)


def _value(treasure: str) -> int:
    """What's printed on a treasure."""
    return int(treasure.split()[1])


def ending(view: Whole) -> tuple[str, Say]:
    """The clause that ended the game, and why."""
    if any(view["coins"]):
        return "FM-6", say("end-market")
    return "FM-6", say("end-coins")


def prompt(view: Whole) -> Text:
    """The prompt for the seat to move."""
    treasure = view["treasure"] or ""
    if view["bidder"] is None:
        return say("prompt-open", treasure=treasure)
    return say("prompt-bid", treasure=treasure, high=view["high"], seat=view["bidder"])


def why_not(s: State, move: int) -> Say:
    """Why a move isn't allowed for the seat to move."""
    coins = s.coins[s.actor]
    if move < PASS and move + 1 > coins:
        return say("why-too-dear", coins=coins)
    return say("why-too-low", high=s.high)


MOMENTS: Mapping[str, Mood] = {"news-sold": "note"}


def news(before: Whole, after: Whole) -> list[Say]:
    """List the events between two views, apart from the move itself."""
    lines = []
    for sale in after["sales"][len(before["sales"]) :]:
        treasure, buyer, price = sale["treasure"], sale["buyer"], sale["price"]
        if buyer is None:
            lines.append(say("news-unsold", treasure=treasure))
        else:
            lines.append(say("news-sold", seat=buyer, treasure=treasure, coins=price))
    if after["treasure"] is not None and after["treasure"] != before["treasure"]:
        lines.append(say("news-next", treasure=after["treasure"]))
    if after["colours"] is not None and before["colours"] is None:
        for seat, colour in enumerate(after["colours"]):
            lines.append(say("news-colour", seat=seat, colour=colour))
    return lines


def table(view: Whole) -> Lines:
    """The table as text."""
    lines: list[Say] = []
    if view["treasure"] is not None:
        lines.append(say("table-now", treasure=view["treasure"], left=view["left"]))
        if view["bidder"] is not None:
            lines.append(say("table-high", seat=view["bidder"], coins=view["high"]))
        if view["passed"]:
            lines.append(say("table-passed", seats=view["passed"]))
    for seat, owned in enumerate(view["treasures"]):
        coins = view["coins"][seat]
        if owned:
            lines.append(say("table-seat", seat=seat, coins=coins, treasures=owned))
        else:
            lines.append(say("table-seat-none", seat=seat, coins=coins))
    if view["colour"] is not None:
        lines.append(say("table-colour", colour=view["colour"]))
    return lines


def sheet(view: Whole) -> dict[str, Any]:
    """The score sheet: coins, treasures, at the end the secret colours, and the total."""
    values = [sum(map(_value, owned)) for owned in view["treasures"]]
    why = [
        say("sheet-bought", seat=sale["buyer"], treasure=sale["treasure"], coins=sale["price"])
        for sale in view["sales"]
        if sale["buyer"] is not None
    ]
    rows = [
        {"label": say("sheet-coins"), "points": view["coins"], "why": []},
        {"label": say("sheet-treasures"), "points": values, "why": why},
    ]
    if view["colours"] is not None:
        both = list(zip(view["treasures"], view["colours"], strict=True))
        twice = [sum(_value(t) for t in owned if t.startswith(colour)) for owned, colour in both]
        told = [say("news-colour", seat=seat, colour=c) for seat, c in enumerate(view["colours"])]
        rows.append({"label": say("sheet-colour"), "points": twice, "why": told})
    rows.append({"label": say("sheet-total"), "points": list(view["scores"]), "why": []})
    return {"rows": rows, "note": say("sheet-note")}


#: The words of a random draw: for each `deal`, when it occurs and its other keys.
CHANCES = {
    "market": (
        "at the start",
        (
            "`colours`: each seat's secret colour; `unused`: the others; `stack`: the treasures, "
            "from the top; `start`: who opens the first auction"
        ),
    ),
}


def chance_words(s: State, lots: Any) -> dict[str, Any]:
    """The deal as a record writes it."""
    colours = [COLOURS[lots[LOTS["colours"] + at]] for at in range(KINDS)]
    return {
        "deal": "market",
        "colours": colours[: s.players],
        "unused": colours[s.players :],
        "stack": [NAMES[lots[LOTS["stack"] + at]] for at in range(TREASURES)],
        "start": int(lots[LOTS["start"]]),
    }


def chance_lots(s: State, words: Mapping[str, Any], lots: Any) -> None:
    """Read a draw from a record's deal; raises if it's impossible."""
    if not isinstance(words, Mapping) or words.get("deal") != "market":
        raise BadRecord(say("record-no-deal"))
    colours, unused, start = words.get("colours"), words.get("unused"), words.get("start")
    if not isinstance(colours, list) or not isinstance(unused, list) or len(colours) != s.players:
        raise BadRecord(say("record-colours", players=s.players))
    places = _places([*colours, *unused], COLOURS, say("record-colours", players=s.players))
    stack = _places(words.get("stack"), NAMES, say("record-stack", treasures=TREASURES))
    if type(start) is not int or not 0 <= start < s.players:
        raise BadRecord(say("record-start", last=s.players - 1))
    for at, colour in enumerate(places):
        lots[LOTS["colours"] + at] = colour
    for at, treasure in enumerate(stack):
        lots[LOTS["stack"] + at] = treasure
    lots[LOTS["start"]] = start


def _places(told: Any, known: tuple[str, ...], fault: Say) -> list[int]:
    """A list of all known names, each once, as their numbers."""
    if not isinstance(told, list) or not all(isinstance(each, str) for each in told):
        raise BadRecord(fault)
    if sorted(told) != sorted(known):
        raise BadRecord(fault)
    return [known.index(each) for each in told]
