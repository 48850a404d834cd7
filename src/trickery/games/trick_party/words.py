"""Trick Party in words: aim, standing, prompts, news, the table as text, the sheet, deals.

Rests on `cards` and `rules`. Everything except `why_not` and the deal depends on views only.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from trickery.core.contract import RoundOver, RoundRow
from trickery.core.errors import BadRecord, shown
from trickery.core.moments import Mood
from trickery.core.ranking import ranked
from trickery.core.say import Lines, Say, Text, sentences, speaker
from trickery.core.sets import has
from trickery.games.trick_party.cards import (
    CARDS,
    DRACS,
    LOTS,
    SCORE_CARDS,
    SCORES,
    SUITS,
    name,
    suit_of,
)
from trickery.games.trick_party.rules import State
from trickery.games.trick_party.views import Finished, Prize, Whole

say = speaker(__package__)


def aim(view: Whole) -> Say:
    """The aim of the game (TP-10, TP-12, TP-13, TP-15)."""
    return say("aim-campaign", hands=view["hands"]) if view["hands"] > 1 else say("aim")


def standing(view: Whole) -> Text:
    """The seat's result of this hand so far, score card by score card."""
    if view["seat"] is None:
        return ""
    won = _won(view["tricks"], view["seat"])
    points, cards = _sum(won), _cards(won)
    if "DEATH" in won:
        told = say("standing-dead", points=points)
    elif not won:
        told = say("standing-none")
    elif view["on_offer"] is None:
        told = say("standing-done", points=points, cards=cards)
    elif view["on_offer"] == "DEATH":
        told = say("standing-last", points=points, cards=cards)
    else:
        told = say("standing-now", points=points, cards=cards)
    if view["hands"] == 1:
        return told
    return sentences([told, say("standing-total", total=view["scores"][view["seat"]])])


def round_follows(view: Whole) -> bool:
    """Whether another hand of the campaign follows (TP-16)."""
    return bool(view["hand_number"] + 1 < view["hands"])


def round_over(before: Whole, after: Whole) -> RoundOver | None:
    """The results of a hand that has just ended: the winner first, the taker of DEATH last
    (TP-13)."""
    campaign = after["hands"] > 1
    if before["over"] or not (after["over"] or after["hand_number"] > before["hand_number"]):
        return None
    last, dead = after["last_trick"], after["last_dead"]
    assert last is not None
    rows: list[RoundRow] = []
    for seat, points in enumerate(after["hand_scores"][-1]):
        won = _won([*before["tricks"], last], seat)
        why = [say("round-cards", cards=_cards(won)) if won else say("round-none")]
        if seat == dead:
            why.append(say("round-dead", points=_sum(won)))
        total = after["scores"][seat]
        rows.append({"seat": seat, "points": points, "total": total, "why": list(why)})
    # In a campaign the total decides, and DEATH has no effect beyond its 0 (TP-16).
    rows = ranked(rows, key=lambda row: (not campaign and row["seat"] == dead, -row["total"]))
    number = len(after["hand_scores"])
    title = (
        say("round-hand", number=number, hands=after["hands"]) if campaign else say("round-over")
    )
    return {"title": title, "rows": rows, "note": sentences(_round_note(after))}


def _round_note(view: Whole) -> list[Say]:
    """How a hand ended, and what comes next."""
    if view["hands"] == 1:
        wins = say("round-wins", seats=view["winners"])
        return [wins, say("round-death", seat=view["last_dead"])]
    if view["over"]:
        return [say("round-wins-campaign", seats=view["winners"])]
    return [say("round-death-campaign", seat=view["last_dead"]), say("round-next")]


def ending(view: Whole) -> tuple[str, Say]:
    """The clause that ended the game, and why: all cards are played, or all hands."""
    if view["hands"] == 1:
        return "TP-11", say("end-hand")
    return "TP-15", say("end-campaign", hands=view["hands"])


def _won(tricks: list[Finished], seat: int) -> list[Prize]:
    """The score cards that a seat has won, in order."""
    return [trick["for"] for trick in tricks if trick["winner"] == seat]


def _sum(won: list[Prize]) -> int:
    """The sum of score cards, apart from DEATH."""
    return sum(score for score in won if isinstance(score, int))


def _cards(won: list[Prize]) -> list[str]:
    return [_prize(score) for score in won]


def prompt(view: Whole) -> Text:
    """The prompt for the seat to move."""
    if view["on_offer"] is None:
        return ""  # nobody to prompt
    prize = _prize(view["on_offer"])
    if view["led"] is None:
        return say("prompt-lead", prize=prize)
    return say("prompt-follow", prize=prize, suit=view["led"])


def why_not(s: State, move: int) -> Say:
    """Why a move isn't allowed for the seat to move."""
    hand = s.hand[s.actor]
    if not has(hand, move):
        return say("why-not-held", card=name(move))
    return say("why-follow", suit=SUITS[suit_of(s.plays[s.trick * s.players])])


MOMENTS: Mapping[str, Mood] = {"news-death": "doom"}


def news(before: Whole, after: Whole) -> list[Say]:
    """List the events between two views, apart from the move itself."""
    lines = []
    new_hand = before["hand_number"] != after["hand_number"]
    count = len(before["tricks"])
    fresh = [] if new_hand or after["over"] else after["tricks"][count:]
    for trick in fresh:
        lines.append(say("news-takes", seat=trick["winner"], prize=_prize(trick["for"])))
    if new_hand or after["over"]:
        lines.append(say("news-death", seat=after["last_dead"]))
        lines.append(say("news-hand-over", scores=_standings(after["hand_scores"][-1])))
    if after["on_offer"] is not None and (fresh or new_hand):
        lines.append(say("news-next", prize=_prize(after["on_offer"])))
    return lines


def table(view: Whole) -> Lines:
    """The table as text."""
    number, scores = min(view["hand_number"] + 1, view["hands"]), _standings(view["points"])
    lines: list[Say | list[Say]] = [
        say("table-hand", number=number, hands=view["hands"], scores=scores)
    ]
    if view["hands"] > 1:
        lines.append(say("table-totals", scores=_standings(view["scores"])))
    if view["on_offer"] == "DEATH":
        lines.append(say("table-offer-last"))
    elif view["on_offer"] is not None:
        prize = _prize(view["on_offer"])
        lines.append(say("table-offer", prize=prize, left=view["score_cards_left"]))
    laid = [
        say("table-play", seat=play["seat"], card=_marked(play["card"], view))
        for play in view["trick"]
    ]
    lines.append(say("table-laid", plays=laid) if laid else say("table-laid-none"))
    if view["hand"] is not None:
        lines += [say("table-your-hand"), _hand(view["hand"], view)]
    return lines


def _hand(hand: list[str], view: Whole) -> list[Say]:
    rows = []
    for suit in SUITS:
        held = [card for card in hand if card.endswith(suit)]
        stars = ["*" if card in view["revolution_cards"] else "" for card in held]
        numbers = [card.split()[0] + star for card, star in zip(held, stars, strict=True)]
        if held:
            rows.append(say("table-suit", suit=suit, numbers=numbers))
    return rows


def sheet(view: Whole) -> dict[str, Any]:
    """The score sheet: finished hands of a campaign, this hand trick by trick, the total."""
    players, tricks = view["players"], view["tricks"]
    campaign = view["hands"] > 1
    whole = len(tricks) == CARDS // players  # then a campaign's scores include this hand
    rows = []
    for number, scores in enumerate(view["hand_scores"] if campaign else [], 1):
        newest = number == len(view["hand_scores"])
        if newest and whole:
            why = [line for row in _trick_rows(view) for line in row["why"]]
        else:
            why = [say("sheet-sums")]
            if newest:
                why.append(say("sheet-took-death", seat=view["last_dead"]))
        rows.append({"label": say("sheet-hand", number=number), "points": scores, "why": why})
    if not (campaign and whole):
        rows += _trick_rows(view)
    total = {"label": say("sheet-total"), "points": list(view["scores"]), "why": _verdict(view)}
    return {"rows": [*rows, total], "note": _note(view)}


def _trick_rows(view: Whole) -> list[dict[str, Any]]:
    """The tricks of the current hand; DEATH cancels its winner's points (TP-12)."""
    rows = []
    sums = [0] * view["players"]
    for number, trick in enumerate(view["tricks"], 1):
        winner, prize = trick["winner"], trick["for"]
        card = next(play["card"] for play in trick["cards"] if play["seat"] == winner)
        why = [
            say("sheet-takes", seat=winner, prize=_prize(prize), card=card),
            *_because(trick, view),
        ]
        if prize == "DEATH":
            worth = -sums[winner]
            why.append(
                say("sheet-death-instead", seat=winner, sum=sums[winner])
                if sums[winner]
                else say("sheet-death", seat=winner)
            )
        else:
            worth = prize
        sums[winner] += worth
        points = [worth if seat == winner else None for seat in range(view["players"])]
        label = say("sheet-trick", number=number, prize=_prize(prize))
        rows.append({"label": label, "points": points, "why": why})
    return rows


def _because(trick: Finished, view: Whole) -> list[Say]:
    """What was special about a trick: revolutions, a trump."""
    cards = [play["card"] for play in trick["cards"]]
    turns = sum(card in view["revolution_cards"] for card in cards)
    lines = []
    if turns:
        order = "reversed" if turns % 2 else "straight"
        lines.append(say("sheet-revolutions", turns=turns, order=order))
    trumps = [card.endswith(SUITS[DRACS]) for card in cards]
    if any(trumps) and not trumps[0]:
        lines.append(say("sheet-trump"))
    return lines


def _verdict(view: Whole) -> list[Say]:
    """Who has won, and who could not."""
    if not view["over"]:
        return []
    shared, winners = len(view["winners"]) > 1, view["winners"]
    if view["hands"] > 1:
        verdict = "sheet-shares-campaign" if shared else "sheet-wins-campaign"
        return [say(verdict, seat=seat) for seat in winners]
    verdict = "sheet-shares" if shared else "sheet-wins"
    return [
        *(say(verdict, seat=seat) for seat in winners),
        say("sheet-dead", seat=view["last_dead"]),
    ]


def _note(view: Whole) -> Say:
    """How to win, and how near the end is."""
    campaign = view["hands"] > 1
    note = [say("sheet-note-campaign") if campaign else say("sheet-note")]
    if not view["over"]:
        if campaign:
            note.append(say("sheet-note-hand", number=view["hand_number"] + 1, hands=view["hands"]))
        left = CARDS // view["players"] - len(view["tricks"])
        note.append(say("sheet-note-left", tricks=left) if left else say("sheet-note-dealt"))
    return sentences(note)


def _marked(card: str, view: Whole) -> Text:
    return say("table-marked", card=card) if card in view["revolution_cards"] else card


def _prize(offer: Prize) -> str:
    """A score card's name: +3, or DEATH."""
    return offer if isinstance(offer, str) else f"{offer:+d}"


def _standings(scores: list[int]) -> list[Say]:
    return [say("standing", seat=seat, points=score) for seat, score in enumerate(scores)]


#: The words of a random draw: for each `deal`, when it occurs and its other keys.
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
    """Read a draw from a record's deal; raises if it's impossible."""
    if not isinstance(words, Mapping) or words.get("deal", "hand") != "hand":
        raise BadRecord(say("record-no-deal"))
    dealt = _dealt(s, words.get("hands"))
    order = _score_order(s, words.get("score_deck"), words.get("put_away"))
    due = None if s.hand_number == 0 else s.start  # TP-16
    start = words.get("start", due)
    if type(start) is not int or not 0 <= start < s.players:
        raise BadRecord(say("record-start", last=s.players - 1))
    if due is not None and start != due:
        raise BadRecord(say("record-other-start", number=due))
    for at, card in enumerate(dealt):
        lots[LOTS["cards"] + at] = card
    for at, value in enumerate(order):
        lots[LOTS["scores"] + at] = value
    lots[LOTS["start"]] = start


def _dealt(s: State, hands: Any) -> list[int]:
    """The play cards, seat by seat."""
    each = CARDS // s.players
    if not isinstance(hands, list) or [_length(hand) for hand in hands] != [each] * s.players:
        raise BadRecord(say("record-hands", players=s.players, cards=each))
    known = {name(card): card for card in range(CARDS)}
    told = [card for hand in hands for card in hand]
    for card in told:
        if not isinstance(card, str) or card not in known:
            raise BadRecord(say("record-no-card", text=shown(card)))
    if len(set(told)) != CARDS:
        twice = next(card for card in told if told.count(card) > 1)
        raise BadRecord(say("record-twice", card=twice))
    return [known[card] for card in told]


def _score_order(s: State, deck: Any, put_away: Any) -> list[int]:
    """The score cards from the top, the put-away ones last."""
    left = CARDS // s.players - 1
    if _length(deck) != left or _length(put_away) != SCORES - left:
        raise BadRecord(say("record-score-lists", used=left, unused=SCORES - left))
    order = [*deck, *put_away]
    if any(type(value) is not int for value in order) or sorted(order) != list(SCORE_CARDS):
        raise BadRecord(say("record-score-cards"))
    return order


def _length(cards: Any) -> int:
    """The length of a list; -1 for anything else."""
    return len(cards) if isinstance(cards, list) else -1
