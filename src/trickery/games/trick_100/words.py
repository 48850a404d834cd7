"""Trick 100 in words: prompts, reasons, news, the table as text, chance as data.

Rests on `cards` and `rules`. Everything but `why_not` and chance is made from views alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from trickery.core.contract import bits
from trickery.core.errors import BadRecord
from trickery.games.trick_100.cards import CARDS, HUNDRED, LOTS, name, number_of, outbids
from trickery.games.trick_100.rules import (
    CHALLENGE,
    CHEAT,
    DEALT,
    PASS,
    RESTART,
    State,
)
from trickery.games.trick_100.views import Challenged, Turn, Whole

ORDER, START = LOTS["order"], LOTS["start"]


def prompt(view: Whole) -> str:
    """What the seat to move is asked."""
    discard = view["discard"]
    if view["phase"] == "restart":
        turn = view["history"][-1]
        why = "Everybody passed"
        if turn["did"] == "challenge":
            why = "The challenge is settled"
        return f"{why}: lay any card on the {discard} to restart."
    legal = view.get("legal", ())
    ways = []
    if any(move.startswith("cheat") for move in legal):
        ways.append("lay a card face down")
    if "pass" in legal:
        ways.append("pass")
    elif any(move.startswith("play") and move != "play 100" for move in legal):
        ways.append(f"outbid the {discard}")
    if "play 100" in legal:
        ways.append("play a 100")
    waiting = view["face_down"]
    if waiting is None:
        return f"The discard is {discard}: {_or(ways)}."
    asked = f"Seat {waiting['seat']} has laid a card face down on the {discard}"
    if view["to_outbid"] is not None and view["to_outbid"]["by"] == "anything":
        asked += ", which any number outbids"
    if waiting["last_card"]:
        return f"{asked}, and it is the last one: challenge it, or it wins the game."
    return f"{asked}: challenge it, or {_or(ways)}."


def _or(ways: list[str]) -> str:
    return ", ".join(ways[:-1]) + (" or " if ways[1:] else "") + ways[-1]


def why_not(s: State, move: int) -> str:
    """Why the seat to move may not make a move."""
    discard = name(s.discard)
    if s.phase == RESTART and move >= CHEAT:
        return "you restart the discard: lay a card openly, any card you hold (TH-16)"
    if move == CHALLENGE:
        return "no face-down card is waiting for your answer (TH-13)"
    if move == PASS:
        better = [name(card) for card in _numbers(s) if outbids(card, s.discard)]
        return f"you can outbid the {discard} ({', '.join(better)}), so you may not pass (TH-9)"
    card = move if move < CHEAT else move - CHEAT
    if move >= CHEAT and s.face_down >= 0:
        before = (s.mover - 1) % s.players
        return f"seat {before} has just laid a card face down: play, pass or challenge (TH-11)"
    if card == HUNDRED or card not in _numbers(s):
        return f"you do not hold {'a' if card == HUNDRED else 'the'} {name(card)}"
    if card < s.discard:
        return f"the {name(card)} is not above the {discard} (TH-7)"
    return f"the {name(card)} has no digit of the {discard} (TH-7, TH-8)"


def _numbers(s: State) -> list[int]:
    return [card for card in bits(s.hand[s.actor]) if card < HUNDRED]


def news(before: Whole, after: Whole) -> list[str]:
    """What happened between two views, beyond the move itself."""
    lines = []
    waiting = before["face_down"]
    fresh = after["history"][len(before["history"]) :]
    challenged = any(turn["did"] == "challenge" for turn in fresh)
    if waiting is not None and not challenged and after["face_down"] is None:
        if waiting["last_card"] and after["over"]:
            lines.append(
                f"Nobody challenges the last card of seat {waiting['seat']}; the answer itself"
                " is not carried out."
            )
        else:
            lines.append(f"The face-down card of seat {waiting['seat']} is put aside unseen.")
    for turn in fresh:
        if turn["did"] == "challenge":
            verdict = "outbids" if turn["outbids"] else "does not outbid"
            lines.append(f"The card was the {turn['card']}: it {verdict} the {turn['on']}.")
            lines.append(f"Seat {turn['drawer']} draws {_cards(turn['drew'])}.")
        elif turn["did"] == "pass":
            lines.append(f"Seat {turn['seat']} draws {_cards(turn['drew'])}.")
        if (turn["did"] == "challenge" or turn["did"] == "pass") and turn["reshuffle"]:
            lines.append("The pile ran out: discards and cards put aside were shuffled into it.")
    if after["phase"] == "restart" and not challenged:
        lines.append(f"Everybody has passed: seat {after['to_move']} restarts with any card.")
    if after["over"] and not before["over"]:
        if after["ended"] == "limit":
            sheet = ", ".join(f"seat {p} {_cards(n)}" for p, n in enumerate(after["scores"]))
            lines.append(f"The limit of {after['turn_limit']} turns is reached: {sheet}.")
        else:
            lines.append(f"Seat {after['winners'][0]} has laid off all cards and wins.")
    return lines


def _cards(count: int) -> str:
    return "no card" if count == 0 else "1 card" if count == 1 else f"{count} cards"


def table(view: Whole) -> str:
    """The table as text."""
    lines = [f"Turn {view['turn'] + 1} of at most {view['turn_limit']}. Cards held:"]
    if view["over"]:
        lines = ["The game is over. Cards left:"]
    for row in view["score_sheet"]:
        more = " and 1 face down" if row["face_down"] else ""
        marks = " (you)" if row["seat"] == view["seat"] else ""
        marks += " <- to move" if row["seat"] == view["to_move"] else ""
        lines.append(f"  seat {row['seat']}: {row['in_hand']}{more}{marks}")
    under = len(view["under"])
    lines.append(f"Discard: {view['discard']} ({_cards(under)} under it); pile: {view['pile']}")
    waiting = view["face_down"]
    if waiting is not None:
        known = f" (the {waiting['card']})" if waiting["card"] else ""
        lines.append(f"Face down: a card of seat {waiting['seat']}{known}")
    if view["aside"]:
        by = Counter(card["seat"] for card in view["aside"])
        counts = ", ".join(f"{count} by seat {seat}" for seat, count in sorted(by.items()))
        own = [card["card"] for card in view["aside"] if card["card"]]
        yours = f"; yours: {' '.join(own)}" if own else ""
        lines.append(f"Put aside unseen: {counts}{yours}")
    if view["history"]:
        lines.append("Last turns: " + "; ".join(map(_told, view["history"][-view["players"] :])))
    if view["passes"]:
        lines.append(f"Passes in a row: {view['passes']}")
    if view["hand"] is not None:
        lines.append("Your hand: " + (" ".join(view["hand"]) or "empty"))
    return "\n".join(lines)


def _told(turn: Turn) -> str:
    seat = f"seat {turn['seat']}"
    if turn["did"] == "play":
        return f"{seat} played {turn['card']}"
    if turn["did"] == "pass":
        return f"{seat} passed on {turn['on']}"
    if turn["did"] == "cheat":
        card = f"the {turn['card']}" if turn["card"] else "a card"
        return f"{seat} laid {card} face down on {turn['on']}"
    found = "true" if turn["outbids"] else "a lie"
    restart = f" and restarted with {turn['restart']}" if turn["restart"] else ""
    return f"{seat} challenged ({turn['card']} on {turn['on']}: {found}){restart}"


# The score sheet -----------------------------------------------------------------------------


def sheet(view: Whole) -> dict[str, Any]:
    """The score sheet: how every seat came by the cards that it has left (TH-20)."""
    seats = range(view["players"])
    dealt = 0 if view["start"] is None else DEALT
    laid: list[list[str]] = [[] for _ in seats]
    unseen: list[list[str]] = [[] for _ in seats]
    passed = [0 for _ in seats]
    penalties = [0 for _ in seats]
    lost = []
    for turn in view["history"]:
        seat = turn["seat"]
        if turn["did"] == "play":
            laid[seat].append(turn["card"])
        elif turn["did"] == "cheat":
            unseen[seat].append(turn["card"] or "a card")
        elif turn["did"] == "pass":
            passed[seat] += turn["drew"]
        else:
            penalties[turn["drawer"]] += turn["drew"]
            lost.append(_lost(turn))
            laid[seat] += [turn["restart"]] if turn["restart"] else []
    waiting = view["face_down"]
    unanswered = []
    if waiting is not None:
        unseen[waiting["seat"]].pop()
        unanswered.append(f"seat {waiting['seat']}: the card not answered yet still counts (TH-20)")
    drawn = [
        f"seat {seat} drew {_cards(drew)} for passing (TH-9)"
        for seat, drew in enumerate(passed)
        if drew
    ]
    rows = [
        ("Dealt", [dealt for _ in seats], [f"{_cards(DEALT)} each (TH-4)"] if dealt else []),
        ("Laid openly", [-len(cards) for cards in laid], _laid(laid, "openly")),
        (
            "Laid face down",
            [-len(cards) for cards in unseen],
            [*_laid(unseen, "face down"), *unanswered],
        ),
        ("Drawn for passing", passed, drawn),
        ("Drawn over challenges", penalties, lost),
        ("Total", list(view["scores"]), ["cards left; the fewer, the better (TH-20)"]),
    ]
    return {
        "rows": [{"label": label, "points": points, "why": why} for label, points, why in rows],
        "note": _note(view),
    }


def _laid(laid: list[list[str]], how: str) -> list[str]:
    return [
        f"seat {seat} laid {_cards(len(cards))} {how}: {', '.join(cards)}"
        for seat, cards in enumerate(laid)
        if cards
    ]


def _lost(turn: Challenged) -> str:
    found = "outbids" if turn["outbids"] else "does not outbid"
    drawn = f"seat {turn['drawer']} draws {_cards(turn['drew'])}"
    return f"{drawn}: seat {turn['seat']} challenged, {turn['card']} {found} {turn['on']} (TH-13)"


def _note(view: Whole) -> str:
    limit = view["turn_limit"]
    if view["ended"] == "limit":
        return f"All {limit} turns are played: the fewest cards win (TH-20)."
    if view["ended"] == "shed":
        return f"Seat {view['winners'][0]} has no card left and wins (TH-17)."
    played = f"{view['turn']} of {limit} turns are played"
    return f"Whoever has no card left wins (TH-17); {played}, then the fewest cards win (TH-20)."


# Chance --------------------------------------------------------------------------------------


#: What a draw of chance tells: by its `deal`, when it comes and what else it holds.
CHANCES = {
    "cards": (
        "at the start",
        "`hands`; `discard`: the card turned up; `pile`, from the top; `start`",
    ),
    "reshuffle": (
        "when a card is owed and the pile is empty",
        "`pile`: the new one, from the top",
    ),
}


def chance_words(s: State, lots: Any) -> dict[str, Any]:
    """A deal, or a new pile, as a record writes it; piles from the top."""
    if s.owed > 0:
        return {"deal": "reshuffle", "pile": [name(lots[ORDER + i]) for i in range(len(_loose(s)))]}
    order = [name(lots[ORDER + i]) for i in range(len(_loose(s)))]
    dealt = DEALT * s.players
    return {
        "deal": "cards",
        "hands": [order[p * DEALT : (p + 1) * DEALT] for p in range(s.players)],
        "discard": order[dealt],
        "pile": order[dealt + 1 :],
        "start": int(lots[START]),
    }


def chance_lots(s: State, words: Mapping[str, Any], lots: Any) -> None:
    """The draw that a record's words stand for; raises if it is none."""
    kind = "reshuffle" if s.owed > 0 else "cards"
    if not isinstance(words, Mapping) or words.get("deal") != kind:
        raise BadRecord(f"chance is to come as a deal of '{kind}'")
    order = words.get("pile")
    if not isinstance(order, list):
        raise BadRecord("pile must be a list of cards, from the top")
    if kind == "cards":
        hands = words.get("hands")
        if (
            not isinstance(hands, list)
            or len(hands) != s.players
            or not all(isinstance(hand, list) and len(hand) == DEALT for hand in hands)
        ):
            raise BadRecord(f"a deal gives {s.players} hands of {DEALT} cards")
        start = words.get("start")
        if type(start) is not int or not 0 <= start < s.players:
            raise BadRecord(f"start must be a seat from 0 to {s.players - 1}")
        order = [*(card for hand in hands for card in hand), words.get("discard"), *order]
        lots[START] = start
    known = {name(card): card for card in range(HUNDRED + 1)}
    for card in order:
        if not isinstance(card, str) or card not in known:
            raise BadRecord(f"{str(card)[:20]!r} is no card: cards are written 00 to 99, and 100")
    numbers = [known[card] for card in order]
    if sorted(numbers) != sorted(_loose(s)):
        what = "under the discard and put aside" if s.owed > 0 else "in the box"
        raise BadRecord(f"the cards must be exactly the {len(_loose(s))} {what}")
    for at, number in enumerate(numbers):
        lots[ORDER + at] = number


def _loose(s: State) -> list[int]:
    """The numbers on the cards that chance puts in order."""
    cards = bits(s.under if s.owed > 0 else s.box)
    if s.owed > 0:
        cards += [s.pile[at] for at in range(CARDS - s.aside, CARDS)]
    return [number_of(card) for card in cards]
