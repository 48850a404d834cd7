"""Trick 100 in words: the aim, prompts, reasons, news, the table, the sheet, chance as data.

Rests on `cards` and `rules`. Everything except `why_not` and chance depends on views only.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from trickery.core.contract import RoundOver, RoundRow, bits
from trickery.core.errors import BadRecord, shown
from trickery.core.moments import Mood
from trickery.core.ranking import ranked
from trickery.core.say import Lines, Say, Text, speaker
from trickery.games.trick_100.cards import CARDS, HUNDRED, LOTS, name, number_of, outbids
from trickery.games.trick_100.rules import CHALLENGE, CHEAT, DEALT, PASS, Phase, State
from trickery.games.trick_100.views import CardsLeft, Challenged, FaceDown, Hid, Turn, Whole

say = speaker(__package__)

ORDER, START = LOTS["order"], LOTS["start"]


def aim(view: Whole) -> Text:  # noqa: ARG001  # the aim never changes
    """TH-17, TH-7: what everybody tries to do."""
    return say("aim")


def standing(view: Whole) -> Text:
    """TH-20: the cards that a seat has left, how they came about, and who has the fewest."""
    if view["start"] is None or view["seat"] is None:
        return ""
    scores, seat, laid, drawn = view["scores"], view["seat"], 0, 0
    for turn in view["history"]:
        if turn["did"] == "pass":
            drawn += turn["drew"] if turn["seat"] == seat else 0
        elif turn["did"] == "challenge":
            drawn += turn["drew"] if turn["drawer"] == seat else 0
            laid += turn["seat"] == seat and turn["restart"] is not None
        else:
            laid += turn["seat"] == seat
    waiting = view["face_down"]
    if waiting is not None and waiting["seat"] == seat:
        laid -= 1  # it may come back
    sum_ = {"cards": scores[seat], "dealt": DEALT, "laid": laid, "drawn": drawn}
    fewest = min(scores)
    if sum_["cards"] == fewest:
        return say("standing-ahead", **sum_)
    seats = [seat for seat, cards in enumerate(scores) if cards == fewest]
    return say("standing-behind", **sum_, seats=seats, fewest=fewest)


def round_over(before: Whole, after: Whole) -> RoundOver | None:
    """The end of the game (TH-17, TH-18, TH-20): the cards left, the fewest first."""
    if before["over"] or not after["over"]:
        return None
    parts = sheet(after)["rows"][:-1]
    rows: list[RoundRow] = [
        {
            "seat": seat,
            "points": cards,
            "total": cards,
            "why": [
                say("round-part", part=part["label"], cards=part["points"][seat])
                for part in parts
                if part["points"][seat]
            ],
        }
        for seat, cards in enumerate(after["scores"])
    ]
    rows = ranked(rows, key=lambda row: row["total"])
    return {"title": _title(after), "rows": rows, "note": say("round-note")}


def _title(view: Whole) -> Say:
    """How the game ended, as a heading."""
    seat = view["winners"][0]
    if view["last_card"] == "laid openly":
        return say("round-shed", seat=seat)
    if view["last_card"] == "not challenged":
        return say("round-unchallenged", seat=seat)
    if view["last_card"] == "true":
        return say("round-truth", seat=seat)
    return say("round-limit", turns=view["turn_limit"])


def ending(view: Whole) -> tuple[str, Say]:
    """The clause that ended the game, and why."""
    seat = view["winners"][0]
    if view["last_card"] == "laid openly":
        return "TH-17", say("news-wins", seat=seat)
    if view["last_card"] == "not challenged":
        return "TH-18", say("news-not-challenged", seat=seat)
    if view["last_card"] == "true":
        return "TH-18", say("end-true", seat=seat)
    return "TH-20", say("end-limit", turns=view["turn_limit"])


def prompt(view: Whole) -> Text:
    """The prompt for the seat to move."""
    discard = view["discard"]
    if discard is None:
        return ""  # nobody to prompt
    if view["phase"] == "restart":
        if view["history"][-1]["did"] == "challenge":
            return say("prompt-restart-challenged", discard=discard)
        return say("prompt-restart-passed", discard=discard)
    ways = _ways(view)
    waiting = view["face_down"]
    if waiting is None:
        return say("prompt-turn", discard=discard, ways=ways)
    owner, on_hundred = waiting["seat"], discard == name(HUNDRED)
    if waiting["last_card"]:
        if on_hundred:
            return say("prompt-answer-won", seat=owner)
        return say("prompt-answer-last", seat=owner, discard=discard)
    if on_hundred:
        return say("prompt-answer-hundred", seat=owner, ways=ways)
    return say("prompt-answer", seat=owner, discard=discard, ways=ways)


def _ways(view: Whole) -> list[Say]:
    """The kinds of moves that are allowed."""
    legal = view.get("legal", ())
    ways = []
    if "challenge" in legal:
        ways.append(say("way-challenge"))
    if any(move.startswith("cheat") for move in legal):
        ways.append(say("way-hide"))
    if "pass" in legal:
        ways.append(say("way-pass"))
    elif any(move.startswith("play") and move != "play 100" for move in legal):
        ways.append(say("way-any" if view["discard"] == name(HUNDRED) else "way-outbid"))
    if "play 100" in legal:
        ways.append(say("way-hundred"))
    return ways


def why_not(s: State, move: int) -> Say:
    """Why a move isn't allowed for the seat to move."""
    discard = name(s.discard)
    if s.phase == Phase.RESTART and move >= CHEAT:
        return say("why-restart")
    if move == CHALLENGE:
        return say("why-nothing-to-challenge")
    if move == PASS:
        if discard == name(HUNDRED):
            return say("why-no-pass-on-hundred", discard=discard)
        better = [name(card) for card in _numbers(s) if outbids(card, s.discard)]
        return say("why-no-pass", discard=discard, cards=better)
    card = move if move < CHEAT else move - CHEAT
    if move >= CHEAT and s.face_down >= 0:
        return say("why-no-cheat", seat=(s.mover - 1) % s.players)
    if card == HUNDRED:
        return say("why-no-hundred")
    if card not in _numbers(s):
        return say("why-not-held", card=name(card))
    if card < s.discard:
        return say("why-not-above", card=name(card), discard=discard)
    return say("why-no-digit", card=name(card), discard=discard)


def _numbers(s: State) -> list[int]:
    return [card for card in bits(s.hand[s.actor]) if card < HUNDRED]


#: Challenges, and lies that worked.
MOMENTS: Mapping[str, Mood] = {
    "news-outbids": "note",
    "news-no-outbid": "note",
    "news-lie-worked": "mischief",
    "news-not-challenged": "mischief",
}


def news(before: Whole, after: Whole) -> list[Say]:
    """List the events between two views, apart from the move itself."""
    lines = []
    waiting = before["face_down"]
    fresh = after["history"][len(before["history"]) :]
    challenged = any(turn["did"] == "challenge" for turn in fresh)
    if waiting is not None and not challenged and after["face_down"] is None:
        if waiting["last_card"] and after["over"]:
            lines.append(say("news-not-challenged", seat=waiting["seat"]))
        else:
            lines.append(_aside_news(waiting, before["discard"]))
    for turn in fresh:
        if turn["did"] == "challenge":
            found = "news-outbids" if turn["outbids"] else "news-no-outbid"
            if turn["on"] == name(HUNDRED):
                found = "news-on-hundred"
            lines.append(say(found, card=turn["card"], on=turn["on"]))
            lines.append(say("news-draws", seat=turn["drawer"], cards=turn["drew"]))
        elif turn["did"] == "pass":
            lines.append(say("news-draws", seat=turn["seat"], cards=turn["drew"]))
        if (turn["did"] == "challenge" or turn["did"] == "pass") and turn["reshuffle"]:
            lines.append(say("news-reshuffled"))
    if after["phase"] == "restart" and after["to_move"] is not None and not challenged:
        lines.append(say("news-restart", seat=after["to_move"]))
    if after["over"] and not before["over"]:
        if after["ended"] == "limit":
            standings = [
                say("news-standing", seat=seat, cards=cards)
                for seat, cards in enumerate(after["scores"])
            ]
            lines.append(say("news-limit", turns=after["turn_limit"], standings=standings))
        else:
            lines.append(say("news-wins", seat=after["winners"][0]))
    return lines


def _aside_news(card: FaceDown, discard: str | None) -> Say:
    """A card that nobody challenged; only whoever played it knows whether it was a lie (TH-12)."""
    if card["card"] is None or discard is None or outbids(int(card["card"]), int(discard)):
        return say("news-aside", seat=card["seat"])
    return say("news-lie-worked", seat=card["seat"], card=card["card"])


def table(view: Whole) -> Lines:
    """The table as text."""
    lines: list[Say | list[Say]] = [
        say("table-over")
        if view["over"]
        else say("table-turn", turn=view["turn"] + 1, limit=view["turn_limit"]),
        [_held(row, view) for row in view["score_sheet"]],
    ]
    discard, waiting = view["discard"], view["face_down"]
    if discard is not None:
        under = len(view["under"])
        lines.append(say("table-discard", discard=discard, under=under, pile=view["pile"]))
    if waiting is not None:
        lines.append(
            say("table-face-down-known", seat=waiting["seat"], card=waiting["card"])
            if waiting["card"]
            else say("table-face-down", seat=waiting["seat"])
        )
    if view["aside"]:
        by = Counter(card["seat"] for card in view["aside"])
        counts = [
            say("table-aside-by", seat=seat, cards=count) for seat, count in sorted(by.items())
        ]
        own = [card["card"] for card in view["aside"] if card["card"]]
        lines.append(
            say("table-aside-yours", counts=counts, cards=own)
            if own
            else say("table-aside", counts=counts)
        )
    if view["history"]:
        turns = [_told(turn) for turn in view["history"][-view["players"] :]]
        lines.append(say("table-turns", turns=turns))
    if view["passes"]:
        lines.append(say("table-passes", passes=view["passes"]))
    if view["hand"] is not None:
        hand = view["hand"]
        lines.append(say("table-hand", cards=hand) if hand else say("table-hand-empty"))
    return lines


def _held(row: CardsLeft, view: Whole) -> Say:
    """How many cards a seat has, whether it's the reader's, and whether it's to move."""
    held = [say("table-in-hand", cards=row["in_hand"])]
    if row["face_down"]:
        held.append(say("table-one-face-down"))
    yours, on_turn = row["seat"] == view["seat"], row["seat"] == view["to_move"]
    if not (yours or on_turn):
        return say("table-held", seat=row["seat"], held=held)
    mark = say("table-to-move")
    if yours:
        mark = say("table-your-turn") if on_turn else say("table-you")
    return say("table-held-marked", seat=row["seat"], held=held, mark=mark)


def _told(turn: Turn) -> Say:
    seat, on = turn["seat"], turn["on"]
    if turn["did"] == "play":
        return say("table-played", seat=seat, card=turn["card"])
    if turn["did"] == "pass":
        return say("table-passed", seat=seat, on=on)
    if turn["did"] == "cheat":
        if turn["card"]:
            return say("table-hid-known", seat=seat, card=turn["card"], on=on)
        return say("table-hid", seat=seat, on=on)
    card, found, restart = turn["card"], "truth" if turn["outbids"] else "lie", turn["restart"]
    if restart:
        return say(
            "table-challenged-restart", seat=seat, card=card, on=on, found=found, restart=restart
        )
    return say("table-challenged", seat=seat, card=card, on=on, found=found)


# The score sheet -----------------------------------------------------------------------------


def sheet(view: Whole) -> dict[str, Any]:
    """The score sheet: how every seat got the cards that it has left (TH-20)."""
    seats = range(view["players"])
    dealt = 0 if view["start"] is None else DEALT
    laid: list[list[str]] = [[] for _ in seats]
    hid: list[list[Hid]] = [[] for _ in seats]
    passed = [0 for _ in seats]
    penalties = [0 for _ in seats]
    lost = []
    for turn in view["history"]:
        seat = turn["seat"]
        if turn["did"] == "play":
            laid[seat].append(turn["card"])
        elif turn["did"] == "cheat":
            hid[seat].append(turn)
        elif turn["did"] == "pass":
            passed[seat] += turn["drew"]
        else:
            penalties[turn["drawer"]] += turn["drew"]
            lost.append(_lost(turn))
            laid[seat] += [turn["restart"]] if turn["restart"] else []
    waiting = view["face_down"]
    unanswered = []
    if waiting is not None:
        hid[waiting["seat"]].pop()
        unanswered.append(say("sheet-unanswered", seat=waiting["seat"]))
    each = [say("sheet-dealt-each", cards=DEALT)] if dealt else []
    openly = [
        say("sheet-laid-by", seat=seat, cards=cards) for seat, cards in enumerate(laid) if cards
    ]
    unseen = [_hid(seat, turns) for seat, turns in enumerate(hid) if turns]
    drawn = [
        say("sheet-passed-by", seat=seat, cards=drew) for seat, drew in enumerate(passed) if drew
    ]
    rows = [
        (say("sheet-dealt"), [dealt for _ in seats], each),
        (say("sheet-laid"), [-len(cards) for cards in laid], openly),
        (say("sheet-hid"), [-len(turns) for turns in hid], [*unseen, *unanswered]),
        (say("sheet-passed"), passed, drawn),
        (say("sheet-challenged"), penalties, lost),
        (say("sheet-total"), list(view["scores"]), [say("sheet-left")]),
    ]
    return {
        "rows": [{"label": label, "points": points, "why": why} for label, points, why in rows],
        "note": _note(view),
    }


def _hid(seat: int, turns: list[Hid]) -> Say:
    """The cards that a seat put face down, as far as the viewer knows them."""
    known = [turn["card"] for turn in turns if turn["card"]]
    if not known:
        return say("sheet-hid-by", seat=seat, count=len(turns))
    known_all = len(known) == len(turns)
    told = "sheet-hid-all" if known_all else "sheet-hid-some"
    return say(told, seat=seat, count=len(turns), cards=known)


def _lost(turn: Challenged) -> Say:
    found = "sheet-challenge-wrong" if turn["outbids"] else "sheet-challenge-right"
    return say(
        found,
        seat_drawer=turn["drawer"],
        cards=turn["drew"],
        seat=turn["seat"],
        card=turn["card"],
        on=turn["on"],
    )


def _note(view: Whole) -> Say:
    if view["ended"] == "limit":
        return say("sheet-note-limit", limit=view["turn_limit"])
    if view["ended"] == "shed":
        return say("sheet-note-shed", seat=view["winners"][0])
    return say("sheet-note", turns=view["turn"], limit=view["turn_limit"])


# Chance --------------------------------------------------------------------------------------


#: The words of a random draw: for each `deal`, when it occurs and its other keys.
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
    """Read a draw from a record's words; raises if it's impossible."""
    kind = "reshuffle" if s.owed > 0 else "cards"
    if not isinstance(words, Mapping) or words.get("deal") != kind:
        raise BadRecord(say("record-deal", text=kind))
    order = words.get("pile")
    if not isinstance(order, list):
        raise BadRecord(say("record-pile"))
    if kind == "cards":
        hands = words.get("hands")
        if (
            not isinstance(hands, list)
            or len(hands) != s.players
            or not all(isinstance(hand, list) and len(hand) == DEALT for hand in hands)
        ):
            raise BadRecord(say("record-hands", players=s.players, cards=DEALT))
        start = words.get("start")
        if type(start) is not int or not 0 <= start < s.players:
            raise BadRecord(say("record-start", last=s.players - 1))
        order = [*(card for hand in hands for card in hand), words.get("discard"), *order]
        lots[START] = start
    known = {name(card): card for card in range(HUNDRED + 1)}
    for card in order:
        if not isinstance(card, str) or card not in known:
            raise BadRecord(say("record-no-card", text=shown(card)))
    numbers = [known[card] for card in order]
    if sorted(numbers) != sorted(_loose(s)):
        which = "record-loose" if s.owed > 0 else "record-box"
        raise BadRecord(say(which, cards=len(_loose(s))))
    for at, number in enumerate(numbers):
        lots[ORDER + at] = number


def _loose(s: State) -> list[int]:
    """The numbers on the cards that chance puts in order."""
    cards = bits(s.under if s.owed > 0 else s.box)
    if s.owed > 0:
        cards += [s.pile[at] for at in range(CARDS - s.aside, CARDS)]
    return [number_of(card) for card in cards]
