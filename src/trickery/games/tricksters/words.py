"""Tricksters in words: aim, standing, prompts, reasons, news, rounds, the table, the deal as data.

Rests on `cards` and `rules`. Everything except `why_not` and the deal depends on views only.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from trickery.core.contract import RoundOver, RoundRow
from trickery.core.errors import BadRecord, shown
from trickery.core.moments import Mood
from trickery.core.ranking import ranked
from trickery.core.say import Lines, Say, Text, sentences, speaker
from trickery.core.sets import has
from trickery.games.tricksters.cards import (
    CARDS,
    EVERYBODY_DEALT,
    FACE_UP,
    HIDDEN,
    LOTS,
    SEATS,
    SUITS,
    name,
)
from trickery.games.tricksters.rules import (
    DRAFT,
    PAIR,
    PLAY,
    POINTS,
    TAKE,
    TARGET_ABOVE,
    Phase,
    State,
    next_seat,
)
from trickery.games.tricksters.views import Held, Laid, Round, Taken, Whole

say = speaker(__package__)


def aim(view: Whole) -> Say:
    """The aim of the game, until it ends (TS-9, TS-13)."""
    if view["target"] is None:
        return say("aim")
    return say("aim-target", target=view["target"])


def standing(view: Whole) -> Text:
    """The seat's points for the round so far (TS-11); before the tricks, the possible ones.

    Until the first draft, the result of the previous round: its last trick is still shown.
    """
    me = view["seat"]
    if me is None or view["phase"] in ("deal", "over"):
        return ""
    if view["rounds"] and view["phase"] == "draft" and not view["drafts"]:
        done = view["rounds"][-1]
        return say(
            "standing-done",
            total=view["scores"][me],
            before=view["scores"][me] - done["points"][me],
            points=done["points"][me],
            tricks=done["tricks"][me],
            seat=_partner(done["pairs"], me),
        )
    if view["phase"] != "tricks":
        return say("standing-to-come", points=POINTS.tolist())
    before, points = view["scores"][me], view["worth"][me]
    return say(
        "standing",
        total=before + points,
        before=before,
        points=points,
        tricks=view["tricks_won"][me],
        seat=_partner(view["pairs"] or (), me),
    )


def _partner(pairs: Sequence[Sequence[int]], seat: int) -> int:
    return next(p for pair in pairs if seat in pair for p in pair if p != seat)


def prompt(view: Whole) -> Say:
    """The prompt for the seat to move."""
    me = view["seat"]
    if view["phase"] == "draft":
        return say("prompt-draft", cards=len(view["face_up"]))
    if view["phase"] == "suits":
        return say("prompt-suit", left=len(view["suits_left"]))
    if view["phase"] == "pairs":
        return say("prompt-pair")
    led = view["led"]
    assert led is not None
    assert me is not None
    if not view["trick"]:
        return say("prompt-lead", suit=led)
    partner = _partner(view["pairs"] or (), me)
    laid = {play["seat"]: play["counts"] for play in view["trick"]}
    theirs = [value for seat, value in laid.items() if seat != partner]
    if partner not in laid:
        return say("prompt-partner-to-come", suit=led, others=sum(theirs))
    if not theirs:
        return say("prompt-others-to-come", suit=led, partner=laid[partner])
    return say("prompt-play", suit=led, partner=laid[partner], others=sum(theirs))


WHEN: dict[int, Say] = {
    Phase.DRAFTING: say("why-draft-first"),
    Phase.SUITING: say("why-suits-now"),
    Phase.PAIRING: say("why-pairs-now"),
    Phase.TRICKING: say("why-tricks-now"),
}


def why_not(s: State, move: int) -> Say:
    """Why a move isn't allowed for the seat to move."""
    starts = {Phase.DRAFTING: DRAFT, Phase.SUITING: TAKE, Phase.PAIRING: PAIR, Phase.TRICKING: PLAY}
    kind = max(starts, key=lambda phase: (move >= starts[phase], starts[phase]))
    if kind != s.phase:
        return WHEN[s.phase]
    if kind == Phase.DRAFTING:
        return _why_not_draft(s, move - DRAFT)
    if kind == Phase.SUITING:
        suit = move - TAKE
        owner = next(p for p in range(SEATS) if s.suit[p] == suit)
        return say("why-suit-taken", seat=owner, suit=SUITS[suit])
    return _why_not_play(s, move - PLAY)


def _why_not_draft(s: State, card: int) -> Say:
    if has(s.face_up, card):
        first = s.drafts.tolist().index(card)
        drafter = (s.dealer + SEATS - 1 + first) % SEATS
        if drafter == s.actor:
            return say("why-drafted-yourself")
        return say("why-drafted", seat=drafter)
    if has(s.hand[s.actor], card):
        return say("why-dealt")
    return say("why-not-face-up")


def _why_not_play(s: State, card: int) -> Say:
    played = s.plays.tolist()[: s.trick * SEATS + s.laid]
    return say("why-played") if card in played else say("why-not-held")


MOMENTS: Mapping[str, Mood] = {"news-teams": "note"}


def news(before: Whole, after: Whole) -> list[Say]:
    """List the events between two views, apart from the move itself."""
    lines = []
    round_over = len(after["rounds"]) > len(before["rounds"])
    ended = after["last_trick"]
    if ended and (round_over or len(after["tricks"]) > len(before["tricks"])):
        lines.append(_trick_news(ended))
    if round_over:
        lines += _round_news(after)
    if after["over"] and not before["over"]:
        lines += _end_news(after)
    if after["phase"] != before["phase"] or round_over:
        lines += _phase_news(after)
    return lines


def _trick_news(trick: Taken) -> Say:
    if trick["next_lead"] is None:
        return say(
            "news-last-trick",
            seats=trick["pair"],
            how=_how(trick),
            sum=trick["sum"],
            against=trick["against"],
            suit=trick["led"],
        )
    return say(
        "news-trick",
        seats=trick["pair"],
        how=_how(trick),
        sum=trick["sum"],
        against=trick["against"],
        suit=trick["led"],
        seat_next=trick["next_lead"],
    )


def _how(trick: Taken) -> str:
    """How a pair won a trick: a selector for messages."""
    return "tie" if trick["tie"] else "higher"


def _round_news(after: Whole) -> list[Say]:
    number, done = len(after["rounds"]), after["rounds"][-1]
    first, second = _results(done)
    lines = [say("news-round-over", round=number, first=first, second=second)]
    if number == EVERYBODY_DEALT and after["target"] is not None:
        lines.append(say("news-target", target=after["target"]))
    return lines


def ending(view: Whole) -> tuple[str, Say]:
    """The clause that ended the game, and why."""
    target = view["target"] or 0
    there = [seat for seat, score in enumerate(view["scores"]) if score >= target]
    return "TS-12", say("news-target-reached", seats=there, target=target)


def _end_news(after: Whole) -> list[Say]:
    winners = after["winners"]
    return [
        ending(after)[1],
        say("news-wins-alone", seat=winners[0])
        if len(winners) == 1
        else say("news-victory", seats=winners),
    ]


def round_follows(view: Whole) -> bool:
    """Always true: no round is known to be the last one (TS-12)."""
    return not view["over"]


def round_over(before: Whole, after: Whole) -> RoundOver | None:
    """The results of a round that has just ended: each seat's points for its pair's tricks
    (TS-11)."""
    number = len(after["rounds"])
    if number == len(before["rounds"]):
        return None
    done = after["rounds"][-1]
    rows = [_got(seat, done, after["scores"][seat]) for seat in range(SEATS)]
    rows.sort(key=lambda row: -row["total"])
    ended = after["last_trick"]
    lines = [_trick_news(ended)] if ended else []
    lines += _round_news(after)[1:]
    if after["over"]:
        lines += _end_news(after)
    else:
        lines.append(say("round-over-next", seat=next_seat(done["dealer"]), round=number + 1))
    return {
        "title": say("round-over-title", round=number),
        "rows": ranked(rows, key=lambda row: _rank(row, after["winners"])),
        "note": sentences(lines),
    }


def _rank(row: RoundRow, winners: list[int]) -> tuple[bool, int]:
    """TS-13: who shares the victory shares the first place, whatever their totals."""
    won = row["seat"] in winners
    return not won, 0 if won else -row["total"]


def _got(seat: int, done: Round, total: int) -> RoundRow:
    tricks, points = done["tricks"][seat], done["points"][seat]
    partner = _partner(done["pairs"], seat)
    why = say("round-over-why", tricks=tricks, seat=partner, points=points)
    return {"seat": seat, "points": points, "total": total, "why": [why]}


def _phase_news(after: Whole) -> list[Say]:
    """The first player of a phase that begins; none before a deal."""
    seat, dealer = after["to_move"], after["dealer"]
    if seat is None or dealer is None:
        return []
    if after["phase"] == "draft":
        return [say("news-round-begins", round=after["round"], seat_dealer=dealer, seat=seat)]
    if after["phase"] == "suits":
        return [say("news-suits", seat=seat)]
    if after["phase"] == "pairs":
        return [say("news-pairs", seat=seat)]
    pairs, led = after["pairs"], after["led"]
    if pairs and led:
        return [
            say("news-teams", seats=pairs[0], seats_against=pairs[1], seat_leader=seat, suit=led)
        ]
    return []


def table(view: Whole) -> Lines:
    """The table as text."""
    lines: list[Text | Lines] = [
        say("table-undealt")
        if view["dealer"] is None
        else say("table-round", round=view["round"], seat=view["dealer"]),
        say("table-target-later", round=EVERYBODY_DEALT)
        if view["target"] is None
        else say("table-target", target=view["target"]),
        say("table-scores", scores=[_score(*entry) for entry in enumerate(view["scores"])]),
        [_round_line(number, done) for number, done in enumerate(view["rounds"], 1)],
    ]
    if view["pairs"]:
        ours, theirs = view["pairs"]
        lines.append(say("table-pairs", seats=ours, seats_against=theirs))
    if view["dealer"] is None:
        return lines
    lines.append(say("table-legend"))
    for seat, held in enumerate(view["hands"]):
        lines.append(_seat_line(view, seat, held))
    if view["face_up"]:
        lines.append(say("table-face-up", cards=_cards(view["face_up"], view)))
    if view["suits_left"] and view["phase"] == "suits":
        lines.append(say("table-suits-left", suits=view["suits_left"]))
    return [*lines, *_trick_lines(view), *_hand_lines(view)]


def _score(seat: int, points: int) -> Say:
    return say("table-score", seat=seat, points=points)


def _round_line(number: int, done: Round) -> Say:
    first, second = _results(done)
    return say("table-round-done", round=number, first=first, second=second)


def _results(done: Round) -> list[Say]:
    """A finished round: each pair's tricks and points."""
    return [
        say("pair-took", seats=pair, tricks=done["tricks"][pair[0]], points=done["points"][pair[0]])
        for pair in done["pairs"]
    ]


def _seat_line(view: Whole, seat: int, held: Held) -> Say:
    suit = view["suits"][seat]
    told = [say("table-leads", suit=suit)] if suit else []
    if view["pairs"]:
        told.append(say("table-tricks", tricks=view["tricks_won"][seat]))
    told.append(_holding(view, held))
    if seat == view["seat"]:
        return say("table-seat-you", seat=seat, facts=told)
    return say("table-seat", seat=seat, facts=told)


def _holding(view: Whole, held: Held) -> Say:
    known, hidden = _cards(held["drafted"], view), held["hidden"]
    if known and hidden:
        return say("table-holds", cards=known, hidden=hidden)
    if known:
        return say("table-holds-known", cards=known)
    return say("table-holds-hidden", hidden=hidden) if hidden else say("table-holds-nothing")


def _trick_lines(view: Whole) -> list[Say]:
    """The finished tricks, and the one being played."""
    lines = [
        say(
            "table-trick-taken",
            number=trick["number"],
            suit=trick["led"],
            plays=_plays(trick["cards"]),
            how=_how(trick),
            sum=trick["sum"],
            against=trick["against"],
            seats=trick["pair"],
        )
        for trick in view["tricks"]
    ]
    led, number = view["led"], len(view["tricks"]) + 1
    if led and view["trick"]:
        lines.append(say("table-trick", number=number, suit=led, plays=_plays(view["trick"])))
    elif led:
        lines.append(say("table-trick-empty", number=number, suit=led))
    return lines


def _hand_lines(view: Whole) -> list[Say]:
    """What only this seat knows; nothing for a spectator."""
    if view["hand"] is None:
        return []
    unseen, hand = _cards(view["unseen"] or (), view), _cards(view["hand"], view)
    lines = [say("table-unseen", cards=unseen)] if unseen else []
    return [*lines, say("table-hand", cards=hand) if hand else say("table-hand-empty")]


def _cards(cards: Sequence[str], view: Whole) -> list[Say]:
    return [say("table-card", card=card, values=view["cards"][card]) for card in cards]


def _plays(plays: Sequence[Laid]) -> list[Say]:
    return [say("card-laid", seat=p["seat"], card=p["card"], counts=p["counts"]) for p in plays]


# The score sheet ------------------------------------------------------------------------------


def sheet(view: Whole) -> dict[str, Any]:
    """The score sheet: a row for each round, and the total."""
    rows = [
        {
            "label": say("round-number", round=number),
            "points": list(done["points"]),
            "why": [_earned(pair, done["tricks"][pair[0]]) for pair in done["pairs"]],
        }
        for number, done in enumerate(view["rounds"], 1)
    ]
    if view["pairs"] and not view["over"]:
        rows.append(
            {
                "label": say("sheet-playing", round=view["round"]),
                "points": [None] * SEATS,
                "why": [_earning(pair, view["tricks_won"][pair[0]]) for pair in view["pairs"]],
            }
        )
    rows.append({"label": say("sheet-total"), "points": list(view["scores"]), "why": []})
    return {"rows": rows, "note": _sheet_note(view)}


def _earned(pair: Sequence[int], tricks: int) -> Say:
    return say("sheet-earned", seats=pair, tricks=tricks, points=int(POINTS[tricks]))


def _earning(pair: Sequence[int], tricks: int) -> Say:
    return say("sheet-earning", seats=pair, tricks=tricks, points=int(POINTS[tricks]))


def _sheet_note(view: Whole) -> Say:
    """Who won; or how near the end is, and how to win."""
    target = view["target"]
    if view["over"]:
        winners = view["winners"]
        if len(winners) == 1:
            return say("sheet-wins-alone", seat=winners[0])
        return say("sheet-victory", seats=winners)
    if target is None:
        return say("sheet-target-later", round=EVERYBODY_DEALT, above=TARGET_ABOVE)
    best = max(view["scores"])
    leading = [seat for seat in range(SEATS) if view["scores"][seat] == best]
    return say("sheet-target", target=target, seats=leading, lacking=target - best)


# The deal as data ----------------------------------------------------------------------------


#: The words of a random draw: for each `deal`, when it occurs and its other keys.
CHANCES = {
    "round": (
        "before each round",
        (
            "`hands`: three hidden cards each; `face_up`: the eight open ones; `dealer` "
            "(first round only). Cards are `A1` to `E4`: card 4a+b-1 of clause TS-2 is "
            "letter a, digit b"
        ),
    ),
}


def chance_words(s: State, lots: Any) -> dict[str, Any]:
    """A deal as a record writes it."""
    dealt = [name(lots[LOTS["cards"] + i]) for i in range(CARDS)]
    words: dict[str, Any] = {
        "deal": "round",
        "hands": [dealt[p * HIDDEN : (p + 1) * HIDDEN] for p in range(SEATS)],
        "face_up": dealt[SEATS * HIDDEN :],
    }
    if s.round == 0:
        words["dealer"] = int(lots[LOTS["dealer"]])
    return words


def chance_lots(s: State, words: Mapping[str, Any], lots: Any) -> None:
    """Read a draw from a record's deal; raises if it's impossible."""
    if not isinstance(words, Mapping) or words.get("deal", "round") != "round":
        raise BadRecord(say("record-deal"))
    hands, face_up = words.get("hands"), words.get("face_up")
    if not isinstance(hands, list) or [_length(hand) for hand in hands] != [HIDDEN] * SEATS:
        raise BadRecord(say("record-hands", players=SEATS, cards=HIDDEN))
    if _length(face_up) != FACE_UP:
        raise BadRecord(say("record-face-up", cards=FACE_UP))
    known = {name(card): card for card in range(CARDS)}
    told = [card for cards in (*hands, face_up) for card in cards]
    for card in told:
        if not isinstance(card, str) or card not in known:
            raise BadRecord(say("record-no-card", text=shown(card, write=repr)))
    dealt = [known[card] for card in told]
    if len(set(dealt)) != CARDS:
        twice = next(card for card in told if told.count(card) > 1)
        raise BadRecord(say("record-twice", card=twice))
    due = None if s.round == 0 else next_seat(s.dealer)  # TS-12
    dealer = words.get("dealer", due)
    if type(dealer) is not int or not 0 <= dealer < SEATS:
        raise BadRecord(say("record-dealer", last=SEATS - 1))
    if due is not None and dealer != due:
        raise BadRecord(say("record-dealer-passed", seat=due))
    for at, card in enumerate(dealt):
        lots[LOTS["cards"] + at] = card
    lots[LOTS["dealer"]] = dealer


def _length(cards: Any) -> int:
    """The length of a list; -1 for anything else."""
    return len(cards) if isinstance(cards, list) else -1
