"""Pearl Dive in words: aim, standing, prompts, reasons, news, the table, the sheet, chance as data.

Rests on `cards` and `rules`. Everything except `why_not` and the draws depends on views only.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pearl_dive.cards import CARDS, HAND, LOTS, TOKENS, name
from pearl_dive.rules import Phase, State
from pearl_dive.views import Turn, Whole
from trickery.core.contract import RoundOver, RoundRow
from trickery.core.errors import BadRecord
from trickery.core.moments import Mood
from trickery.core.ranking import ranked
from trickery.core.say import Lines, Say, Text, speaker

say = speaker(__package__)


def aim(view: Whole) -> Say:
    """The aim of the game (PD-8)."""
    return say("aim", rounds=view["rounds"])


def standing(view: Whole) -> Text:
    """The seat's points in this round and in all."""
    if view["seat"] is None:
        return ""
    points = _round_points(view, view["round"])[view["seat"]]
    return say("standing", points=points, total=view["scores"][view["seat"]])


def round_follows(view: Whole) -> bool:
    """Whether another round can follow this one."""
    return view["round"] < view["rounds"]


def round_over(before: Whole, after: Whole) -> RoundOver | None:
    """The results of a round that has just ended."""
    ended = _rounds_over(after)
    if ended == _rounds_over(before):
        return None
    rows: list[RoundRow] = []
    for seat, points in enumerate(_round_points(after, ended)):
        own = [t for t in after["turns"] if (t["round"], t["seat"]) == (ended, seat)]
        why = [say("round-dive", number=t["dive"], points=t["points"] or 0) for t in own]
        rows.append({"seat": seat, "points": points, "total": after["scores"][seat], "why": [*why]})
    rows = ranked(rows, key=lambda row: -row["total"])
    wins = say("round-wins", seats=after["winners"])
    note = wins if after["over"] else say("round-next", number=ended + 1)
    return {"title": say("round-title", number=ended), "rows": rows, "note": note}


def _rounds_over(view: Whole) -> int:
    """How many rounds have been played to their end."""
    done = sum(turn["points"] is not None for turn in view["turns"])
    return done // (view["players"] * HAND)


def _round_points(view: Whole, number: int) -> list[int]:
    """Each seat's points in a round so far."""
    points = [0] * view["players"]
    for turn in view["turns"]:
        if turn["round"] == number:
            points[turn["seat"]] += turn["points"] or 0
    return points


def ending(_view: Whole) -> tuple[str, Say]:
    """The clause that ended the game, and why."""
    return "PD-8", say("end-rounds")


def prompt(view: Whole) -> Text:
    """The prompt for the seat to move."""
    if view["diver"] is None:
        return say("prompt-pick", number=view["dive"], dives=HAND)
    left = sum(view["bag"].values())
    return say(
        "prompt-dive",
        haul=view["haul"],
        air=view["air"],
        sharks=view["bag"]["shark"],
        tokens=left,
    )


def why_not(s: State, move: int) -> Say:
    """Why a move isn't allowed for the seat to move."""
    if s.phase != Phase.PICK:
        return say("why-picked")
    return say("why-not-held", card=name(move)) if move < CARDS else say("why-pick-first")


MOMENTS: Mapping[str, Mood] = {"news-bitten": "mischief", "news-chest": "joy"}


def news(before: Whole, after: Whole) -> list[Say]:
    """List the events between two views, apart from the move itself."""
    lines = []
    shown = after["turns"][len(before["turns"]) :]
    if shown:
        cards = [say("news-card", seat=turn["seat"], card=turn["card"]) for turn in shown]
        lines.append(say("news-shown", cards=cards))
    for at, turn in enumerate(after["turns"]):
        old = before["turns"][at] if at < len(before["turns"]) else None
        drawn = turn["drawn"][len(old["drawn"]) if old else 0 :]
        lines += [say("news-draws", seat=turn["seat"], token=token) for token in drawn]
        if turn["points"] is not None and (old is None or old["points"] is None):
            lines.append(_result(turn))
    return lines


def _result(turn: Turn) -> Say:
    """How a turn ended."""
    seat, points = turn["seat"], turn["points"] or 0
    if points == 0:
        return say("news-bitten", seat=seat)
    if turn["chest"]:
        return say("news-chest", seat=seat, points=points)
    return say("news-surfaces", seat=seat, points=points)


def table(view: Whole) -> Lines:
    """The table as text."""
    points = [say("table-points", seat=s, points=p) for s, p in enumerate(view["scores"])]
    number, rounds, dive = view["round"], view["rounds"], view["dive"]
    lines: list[Say] = [
        say("table-round", number=number, rounds=rounds, dive=dive, dives=HAND, scores=points)
    ]
    if view["diver"] is None:
        picked = view["picked"]
        lines.append(say("table-picked", seats=picked) if picked else say("table-picked-none"))
    else:
        left = [say("table-token", token=t, count=n) for t, n in view["bag"].items() if n]
        lines.append(say("table-bag", tokens=left))
        lines.append(say("table-chest") if view["chest"] else say("table-chest-gone"))
        now = [t for t in view["turns"] if (t["round"], t["dive"]) == (number, dive)]
        lines += [_diver(turn, view["diver"]) for turn in now]
    if view["hand"] is not None:
        lines.append(say("table-hand", cards=view["hand"]))
    if view["pick"] is not None:
        lines.append(say("table-pick", card=view["pick"]))
    return lines


def _diver(turn: Turn, diver: int) -> Say:
    """One diver's line at the table."""
    seat, card, drawn = turn["seat"], turn["card"], turn["drawn"]
    if turn["points"] is not None:
        return say("table-done", seat=seat, card=card, drawn=drawn, points=turn["points"])
    if seat == diver and drawn:
        return say("table-diving", seat=seat, card=card, drawn=drawn)
    return say("table-waits", seat=seat, card=card)


def sheet(view: Whole) -> dict[str, Any]:
    """The score sheet: dive by dive, then the total."""
    rows: list[dict[str, Any]] = []
    for turn in view["turns"]:
        if turn["points"] is None:
            continue
        label = say("sheet-dive", number=turn["round"], dive=turn["dive"])
        if not rows or rows[-1]["label"] != label:
            rows.append({"label": label, "points": [None] * view["players"], "why": []})
        rows[-1]["points"][turn["seat"]] = turn["points"]
        rows[-1]["why"].append(_result(turn))
    rows.append({"label": say("sheet-total"), "points": list(view["scores"]), "why": []})
    return {"rows": rows, "note": say("sheet-note")}


#: The words of a random draw: for each `deal`, when it occurs and its other keys.
CHANCES = {
    "hand": ("before each round", "`hands`; `aside`: the cards dealt to nobody"),
    "token": ("in the middle of a turn", "`token`: what the diver draws from the bag"),
}


def chance_words(s: State, lots: Any) -> dict[str, Any]:
    """A draw as a record writes it: a deal or a token, by the phase."""
    if s.phase != Phase.DEAL:
        return {"deal": "token", "token": TOKENS[lots[LOTS["token"]]]}
    deck = [name(lots[LOTS["deck"] + at]) for at in range(CARDS)]
    hands = [deck[seat * HAND : (seat + 1) * HAND] for seat in range(s.players)]
    return {"deal": "hand", "hands": hands, "aside": deck[s.players * HAND :]}


def chance_lots(s: State, words: Mapping[str, Any], lots: Any) -> None:
    """Read a draw from a record; raises if it's impossible."""
    due = "hand" if s.phase == Phase.DEAL else "token"
    if not isinstance(words, Mapping) or words.get("deal") != due:
        raise BadRecord(say("record-no-deal") if due == "hand" else say("record-no-token"))
    if due == "token":
        token = words.get("token")
        if token not in TOKENS or s.bag[TOKENS.index(token)] == 0:
            raise BadRecord(say("record-token"))
        lots[LOTS["token"]] = TOKENS.index(token)
        return
    hands, aside = words.get("hands"), words.get("aside")
    if not isinstance(hands, list) or not isinstance(aside, list):
        raise BadRecord(say("record-lists"))
    if [len(hand) if isinstance(hand, list) else -1 for hand in hands] != [HAND] * s.players:
        raise BadRecord(say("record-hands", players=s.players, cards=HAND))
    deck = [card for cards in (*hands, aside) for card in cards]
    known = {name(card): card for card in range(CARDS)}
    if not all(isinstance(card, str) for card in deck) or sorted(deck) != sorted(known):
        raise BadRecord(say("record-cards", cards=CARDS))
    for at, card in enumerate(deck):
        lots[LOTS["deck"] + at] = known[card]
