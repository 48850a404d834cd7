"""Trick Party in words: prompts, reasons, news, the table as text, the sheet, the deal as data.

Rests on `cards` and `rules`. Everything but `why_not` and the deal is made from views alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from trickery.core.errors import BadRecord
from trickery.core.sets import has
from trickery.games.trick_party.cards import (
    CARDS,
    DRACS,
    LOTS,
    ONE_OF,
    SCORE_CARDS,
    SCORES,
    SUITS,
    name,
    suit_of,
)
from trickery.games.trick_party.rules import State
from trickery.games.trick_party.views import Finished, Prize, Whole


def prompt(view: Whole) -> str:
    """What the seat to move is asked."""
    if view["on_offer"] is None:
        return ""  # nobody is asked
    prize = f"for {_prize(view['on_offer'])}"
    if view["led"] is None:
        return f"Lead a card to the trick {prize}."
    return f"Play a card to the trick {prize}; {view['led']} were led."


def why_not(s: State, move: int) -> str:
    """Why the seat to move may not make a move."""
    hand = s.hand[s.actor]
    if not has(hand, move):
        return f"you do not hold the {name(move)}"
    led = suit_of(s.plays[s.trick * s.players])
    return f"you hold a {ONE_OF[led]}, so you must follow {SUITS[led]} (TP-8)"


def news(before: Whole, after: Whole) -> list[str]:
    """What happened between two views, beyond the move itself."""
    lines = []
    new_hand = before["hand_number"] != after["hand_number"]
    count = len(before["tricks"])
    fresh = [] if new_hand or after["over"] else after["tricks"][count:]
    for trick in fresh:
        lines.append(f"Seat {trick['winner']} takes the trick and {_prize(trick['for'])}.")
    if new_hand or after["over"]:
        scores = after["hand_scores"][-1]
        lines.append(f"Seat {after['last_dead']} takes the last trick, and with it DEATH.")
        lines.append("The hand is over: " + _sheet(scores) + ".")
    if after["on_offer"] is not None and (fresh or new_hand):
        lines.append(f"The next trick is for {_prize(after['on_offer'])}.")
    return lines


def table(view: Whole) -> str:
    """The table as text."""
    number = min(view["hand_number"] + 1, view["hands"])
    lines = [f"Hand {number} of {view['hands']}. Points: {_sheet(view['points'])}"]
    if view["hands"] > 1:
        lines.append(f"Totals: {_sheet(view['scores'])}")
    if view["on_offer"] is not None:
        left = view["score_cards_left"]
        below = f"{left} score cards and DEATH below it"
        below = "the last trick" if view["on_offer"] == "DEATH" else below
        lines.append(f"On offer: {_prize(view['on_offer'])} ({below})")
    laid = [f"seat {play['seat']}: {_marked(play['card'], view)}" for play in view["trick"]]
    lines.append("On the table: " + (", ".join(laid) or "nothing yet"))
    if view["hand"] is not None:
        lines.append("Your hand (* carries REVOLUTION):")
        for suit in SUITS:
            held = [card for card in view["hand"] if card.endswith(suit)]
            if held:
                numbers = " ".join(_marked(card, view).split(" of ")[0] for card in held)
                lines.append(f"  {suit:<13}{numbers}")
    return "\n".join(lines)


def sheet(view: Whole) -> dict[str, Any]:
    """The score sheet: finished hands of a campaign, this hand trick by trick, the total."""
    players, tricks = view["players"], view["tricks"]
    campaign = view["hands"] > 1
    whole = len(tricks) == CARDS // players  # then a campaign has this hand among its scores
    rows = []
    for number, scores in enumerate(view["hand_scores"] if campaign else [], 1):
        newest = number == len(view["hand_scores"])
        if newest and whole:
            why = [line for row in _trick_rows(view) for line in row["why"]]
        else:
            why = ["the sums of the score cards won; 0 for whoever took DEATH (TP-12)"]
            if newest:
                why.append(f"seat {view['last_dead']} took DEATH")
        rows.append({"label": f"Hand {number}", "points": scores, "why": why})
    if not (campaign and whole):
        rows += _trick_rows(view)
    rows.append({"label": "Total", "points": list(view["scores"]), "why": _verdict(view)})
    return {"rows": rows, "note": _note(view)}


def _trick_rows(view: Whole) -> list[dict[str, Any]]:
    """The tricks of the hand in view; DEATH takes back what its winner had (TP-12)."""
    rows = []
    sums = [0] * view["players"]
    for number, trick in enumerate(view["tricks"], 1):
        winner, prize = trick["winner"], trick["for"]
        card = next(play["card"] for play in trick["cards"] if play["seat"] == winner)
        why = [f"seat {winner} takes {_prize(prize)} with the {card}{_because(trick, view)}"]
        worth = -sums[winner] if prize == "DEATH" else prize
        if prize == "DEATH":
            had = f", not {sums[winner]:+d}" if sums[winner] else ""
            why.append(f"the hand of seat {winner} counts 0{had} (TP-12)")
        sums[winner] += worth
        points = [worth if seat == winner else None for seat in range(view["players"])]
        rows.append({"label": f"Trick {number}: {_prize(prize)}", "points": points, "why": why})
    return rows


def _because(trick: Finished, view: Whole) -> str:
    """What was out of the ordinary about a trick: revolutions, a trump."""
    cards = [play["card"] for play in trick["cards"]]
    turns = sum(card in view["revolution_cards"] for card in cards)
    words = ""
    if turns:
        low = "low beats high" if turns % 2 else "they cancel out"
        words += f"; {turns} revolution{'s' if turns > 1 else ''}: {low} (TP-9)"
    trumps = [card.endswith(SUITS[DRACS]) for card in cards]
    if any(trumps) and not trumps[0]:
        words += "; a Drac beats every other suit (TP-10)"
    return words


def _verdict(view: Whole) -> list[str]:
    """Who has won, and who could not."""
    if not view["over"]:
        return []
    campaign = view["hands"] > 1
    best = "the highest total (TP-15)" if campaign else "the highest sum of the living (TP-13)"
    shared = "shares the win" if len(view["winners"]) > 1 else "wins"
    lines = [f"seat {seat} {shared} with {best}" for seat in view["winners"]]
    if not campaign:
        lines.append(f"seat {view['last_dead']} took DEATH and cannot win (TP-12)")
    return lines


def _note(view: Whole) -> str:
    """How one wins, and how near the end is."""
    campaign = view["hands"] > 1
    note = "The highest sum of the living wins, even below 0; DEATH brings a hand to 0."
    if campaign:
        note = "The highest total wins; DEATH brings a hand to 0."
    if view["over"]:
        return note
    left = CARDS // view["players"] - len(view["tricks"])
    ahead = f"{left} trick{'s' if left != 1 else ''} to go in this hand, the last for DEATH."
    if not left:
        ahead = "The next hand is about to be dealt."
    if campaign:
        ahead = f"Hand {view['hand_number'] + 1} of {view['hands']}. {ahead}"
    return f"{note} {ahead}"


def _marked(card: str, view: Whole) -> str:
    number, suit = card.split(" of ")
    return f"{number}{'*' if card in view['revolution_cards'] else ''} of {suit}"


def _prize(offer: Prize) -> str:
    return offer if isinstance(offer, str) else f"{offer:+d}"


def _sheet(scores: list[int]) -> str:
    return ", ".join(f"seat {seat} {score:+d}" for seat, score in enumerate(scores))


#: What a draw of chance tells: by its `deal`, when it comes and what else it holds.
CHANCES = {
    "hand": (
        "before each hand",
        (
            "`hands`: the play cards; `score_deck`: the score cards in use, from the top, "
            "DEATH not among them; `put_away`: the others; `start`: who leads (first hand "
            "only, then it moves on)"
        ),
    ),
}


def chance_words(s: State, lots: Any) -> dict[str, Any]:
    """A deal as a record writes it."""
    each = CARDS // s.players
    dealt = [name(lots[LOTS["cards"] + i]) for i in range(CARDS)]
    order = [int(lots[LOTS["scores"] + i]) for i in range(SCORES)]
    words: dict[str, Any] = {
        "deal": "hand",
        "hands": [dealt[p * each : (p + 1) * each] for p in range(s.players)],
        "score_deck": order[: each - 1],
        "put_away": order[each - 1 :],
    }
    if s.hand_number == 0:
        words["start"] = int(lots[LOTS["start"]])
    return words


def chance_lots(s: State, words: Mapping[str, Any], lots: Any) -> None:
    """The draw that a record's deal stands for; raises if it is none."""
    if not isinstance(words, Mapping) or words.get("deal", "hand") != "hand":
        raise BadRecord("a hand begins with its deal: hands, score_deck, put_away, (first) start")
    dealt = _dealt(s, words.get("hands"))
    order = _score_order(s, words.get("score_deck"), words.get("put_away"))
    due = None if s.hand_number == 0 else s.start  # TP-16
    start = words.get("start", due)
    if type(start) is not int or not 0 <= start < s.players:
        raise BadRecord(f"start must be a seat from 0 to {s.players - 1}")
    if due is not None and start != due:
        raise BadRecord(f"this hand is started by seat {due} (TP-16)")
    for at, card in enumerate(dealt):
        lots[LOTS["cards"] + at] = card
    for at, value in enumerate(order):
        lots[LOTS["scores"] + at] = value
    lots[LOTS["start"]] = start


def _dealt(s: State, hands: Any) -> list[int]:
    """The play cards, seat by seat."""
    each = CARDS // s.players
    if not isinstance(hands, list) or [_length(hand) for hand in hands] != [each] * s.players:
        raise BadRecord(f"hands must be {s.players} lists of {each} cards (TP-5)")
    known = {name(card): card for card in range(CARDS)}
    told = [card for hand in hands for card in hand]
    for card in told:
        if not isinstance(card, str) or card not in known:
            raise BadRecord(f"{str(card)[:40]!r} is no card")
    if len(set(told)) != CARDS:
        twice = next(card for card in told if told.count(card) > 1)
        raise BadRecord(f"the hands hold the {twice} more than once")
    return [known[card] for card in told]


def _score_order(s: State, deck: Any, put_away: Any) -> list[int]:
    """The score cards from the top, the put-away ones last."""
    left = CARDS // s.players - 1
    if _length(deck) != left or _length(put_away) != SCORES - left:
        counts = f"{left} and {SCORES - left}"
        raise BadRecord(f"score_deck and put_away must be lists of {counts} score cards (TP-4)")
    order = [*deck, *put_away]
    if any(type(value) is not int for value in order) or sorted(order) != list(SCORE_CARDS):
        raise BadRecord("score_deck and put_away must hold each of the 15 score cards once (TP-3)")
    return order


def _length(cards: Any) -> int:
    """How long a list is; -1 for what is none."""
    return len(cards) if isinstance(cards, list) else -1
