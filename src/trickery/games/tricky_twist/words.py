"""Tricky Twist in words: aim, standing, prompts, reasons, news, the table as text, chance as data.

Rests on `cards`, `rules`, `knows` and the messages of `en.ftl`. Everything except `why_not` and
chance depends on views only.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from trickery.core.contract import RoundOver, RoundRow
from trickery.core.errors import BadRecord, shown
from trickery.core.moments import Mood
from trickery.core.ranking import ranked
from trickery.core.rows import as_row
from trickery.core.say import Lines, Say, Text, speaker
from trickery.core.sets import has
from trickery.games.tricky_twist.cards import (
    ADJUST,
    BONUS,
    CARDS,
    COUNTING,
    FLIP,
    JOKER,
    LOTS,
    MOVES,
    ODD_SIDE,
    RESERVE,
    RETRIEVE,
    SCORING,
    SIDES,
    SUITS,
    VALUES,
    LeaveTop,
    Scoring,
    Suit,
    TakeTop,
    name,
    value_of,
)
from trickery.games.tricky_twist.knows import face, out_of
from trickery.games.tricky_twist.rules import (
    GONE,
    Phase,
    State,
    adjustable,
    end_bonus,
    led_suit,
    suit_sides,
)
from trickery.games.tricky_twist.views import (
    BonusCard,
    FalseTrick,
    LastTrick,
    Result,
    Round,
    ScoringCard,
    Whole,
)

say = speaker(__package__)

_NUMBERS = {name(card): card for card in range(CARDS)}


# Aim and standing ---------------------------------------------------------------------------


def aim(_view: Whole) -> Say:
    """The aim of the game (TT-22, TT-27)."""
    return say("aim")


def standing(view: Whole) -> Text:
    """A seat's stars if the round ended now: the sum spelled out, and what its bonus cards could
    make of it."""
    card, seat, outlook = view["scoring_card"], view["seat"], view["outlook"]
    if view["over"] or card is None or seat is None or outlook is None:
        return ""
    stars, most = outlook["stars"], outlook["most"]
    terms = _reasons(card["card"], card["suits"], view["counts"][seat])
    if not terms:
        return say("worth-nothing-up-to", most=most) if most > stars else say("worth-nothing")
    terms[1:] = [say("worth-plus", stars=more) for more in terms[1:]]
    if most > stars:
        return say("worth-now-up-to", stars=stars, sum=terms, most=most)
    return say("worth-now", stars=stars, sum=terms)


def round_follows(view: Whole) -> bool:
    """Whether another round follows."""
    return bool(view["round"] + 1 < view["rounds"])


def round_over(before: Whole, after: Whole) -> RoundOver | None:
    """The results of a round that has just ended, the best first."""
    number = len(after["sheet"])
    if number == len(before["sheet"]):
        return None
    one = after["sheet"][-1]
    rows: list[RoundRow] = [
        {
            "seat": seat,
            "points": row["total"],
            "total": after["scores"][seat],
            "why": [
                say("worth-of", tricks=row["tricks"], false_tricks=row["false_tricks"]),
                *_reasons(one["scoring_card"], one["suits"], row),
            ],
        }
        for seat, row in enumerate(one["seats"])
    ]
    rows = ranked(rows, key=lambda row: -row["total"])
    title = say("round-over", round=number, rounds=after["rounds"])
    if after["over"]:
        return {"title": title, "rows": rows, "note": say("table-over", seats=after["winners"])}
    rewards = about(after["scoring_card"])
    note = say("news-next-round", round=number + 1, rewards=rewards)
    return {"title": title, "rows": rows, "note": note}


def ending(view: Whole) -> tuple[str, Say]:
    """The clause that ended the game, and why."""
    return "TT-27", say("end-rounds", rounds=view["rounds"])


# Prompts -----------------------------------------------------------------------------------


def prompt(view: Whole) -> Text:
    """The prompt for the seat to move."""
    phase, trick = view["phase"], view["trick_number"]
    if phase == "pick reserve":
        number = len(view["reserve"] or ()) + 1
        return say("prompt-pick", number=number, cards=RESERVE)
    if phase == "take reserve":
        return say("prompt-take", left=len(view["reserve"] or ()), trick=trick)
    if phase == "play":
        if view["led"] is None:
            return say("prompt-lead", trick=trick)
        return say("prompt-follow", trick=trick, suit=view["led"])
    if phase == "choose bonus":
        return say("prompt-bonus")
    if phase == "retrieve":
        return say("prompt-retrieve")
    return _end_prompt(view)


def _end_prompt(view: Whole) -> Say:
    counts = view["counts"][view["to_move"] or 0]
    have = say("standing", tricks=counts["tricks"], false_tricks=counts["false_tricks"])
    asked = view["asked"] or ""
    if asked == "flip":
        return say("prompt-flip", standing=have)
    if asked == "joker":
        return say("prompt-joker", standing=have)
    card = next(card for card in view["bonus_cards"] if card["card"] == asked)
    if card["face"] == "adjust":
        return say("prompt-adjust", standing=have)
    return say("prompt-side", side=card["face"], standing=have)


_REWARDS = {
    "sequence": "rewards-sequence",
    "one suit": "rewards-one-suit",
    "suits": "rewards-suits",
    "fewest": "rewards-fewest",
    "most": "rewards-most",
    "even": "rewards-even",
    "odd": "rewards-odd",
}


def about(card: ScoringCard | None) -> Say:
    """What a scoring card rewards."""
    assert card is not None  # it's turned up before the first decision (TT-5)
    if card["suits"]:
        return say("rewards-two-suits", suits=card["suits"])
    return say(_REWARDS[card["card"]])


def _on_offer(view: Whole) -> list[Text]:
    return [_titled(card) for card in view["bonus_cards"] if card["on_offer"]]


def _titled(card: BonusCard) -> Text:
    """A bonus card, with its face if that says more than its name."""
    if card["face"] == card["card"]:
        return card["card"]
    return say("side-showing", side=card["card"], face=card["face"])


# Why a move is refused -----------------------------------------------------------------------

#: The kind of each move, and which of its kind it is.
_KIND_OF = [(kind, at) for kind, many in MOVES.layout.sizes.items() for at in range(many)]
#: When each kind of move is allowed, for refusals at other times.
_WHEN = {
    "reserve": "why-reserve-when",
    "play": "why-play-when",
    "top": "why-top-when",
    "bonus": "why-bonus-when",
    "retrieve": "why-retrieve-when",
    "flip": "why-flip-when",
    "joker": "why-joker-when",
    "suit": "why-suit-when",
    "value": "why-value-when",
    "up": "why-adjust-when",
    "down": "why-adjust-when",
}
_KINDS: dict[int, str] = {
    Phase.PICK: "reserve",
    Phase.TAKE: "top",
    Phase.PLAY: "play",
    Phase.BONUS_CARD: "bonus",
    Phase.RETRIEVING: "retrieve",
}
#: Decisions that can't be declined; in all other phases "no thanks" is legal.
_NO_REFUSING: dict[int, Say] = {
    Phase.PICK: say("why-must-reserve", cards=RESERVE),
    Phase.TAKE: say("why-take-or-leave", take=str(TakeTop()), leave=str(LeaveTop())),
    Phase.PLAY: say("why-must-play"),
}


def why_not(s: State, move: int) -> Say:
    """Why a move isn't allowed for the seat to move."""
    kind, at = _KIND_OF[move]
    if kind == "decline":
        return _NO_REFUSING[s.phase]
    if s.phase == Phase.END:
        bonus = end_bonus(as_row(s))
        if kind != _end_kind(s, bonus) and {kind, _end_kind(s, bonus)} != {"up", "down"}:
            return say("why-other-bonus", bonus=_face(s, bonus))
        return _not_at_the_end(s, bonus, kind, at)
    if kind != _KINDS[s.phase]:
        return say(_WHEN[kind])
    hand = s.hand[s.actor]
    if kind == "reserve" and has(s.reserve[s.actor], at):
        return say("why-in-reserve-already", card=name(at))
    if kind == "retrieve":
        return say("why-no-false-trick", card=name(at))
    if kind == "bonus":
        return _not_on_offer(s, at)
    if not has(hand, at):
        if kind == "play" and has(s.reserve[s.actor], at):
            return say("why-still-in-reserve", card=name(at))
        return say("why-not-held", card=name(at))
    return say("why-follow", suit=SUITS[led_suit(as_row(s))])


def _face(s: State, bonus: int) -> str:
    """A bonus card's face in this round."""
    return face(s, bonus, suit_sides(as_row(s)))


def _not_on_offer(s: State, bonus: int) -> Say:
    """Why a bonus card may not be taken."""
    holder = s.holder[bonus]
    if holder == GONE:
        return say("why-retrieve-gone")
    if bonus != RETRIEVE:
        return say("why-bonus-taken", seat=holder)
    if out_of(s) == "game":
        return say("why-retrieve-taken-game", seat=holder)
    return say("why-retrieve-taken-round", seat=holder)


def _end_kind(s: State, bonus: int) -> str:
    """The kind of move that decides on a bonus card when a round ends."""
    if bonus in (FLIP, JOKER):
        return BONUS[bonus]
    if suit_sides(as_row(s)):
        return "suit"
    return "up" if bonus == ADJUST else "value"


def _not_at_the_end(s: State, bonus: int, kind: str, at: int) -> Say:
    """Why the current bonus card can't be used this way."""
    if kind == "flip":
        return _not_flipped(s, at)
    if kind == "suit":
        return say("why-side-offers", face=_face(s, bonus))
    if kind == "value":
        offered = [v for v in range(1, VALUES + 1) if (s.side_values[bonus - ODD_SIDE] >> v) & 1]
        if bonus == ODD_SIDE:
            return say("why-odd-side-offers", values=offered)
        return say("why-even-side-offers", values=offered)
    if not has(adjustable(as_row(s), s.actor), at):
        return say("why-not-adjustable")
    value = value_of(at) if at < CARDS else s.use[SIDES + at - CARDS]
    return (
        say("why-not-raised", value=value) if kind == "up" else say("why-not-lowered", value=value)
    )


def _not_flipped(s: State, target: int) -> Say:
    """Why Flip can't turn this target."""
    if target < CARDS:
        return say("why-not-yours", card=name(target))
    bonus = COUNTING[target - CARDS]
    if _face(s, bonus) == "adjust":
        return say("why-flip-adjust")
    if s.holder[bonus] != s.actor:
        return say("why-flip-not-held")
    return say("why-flip-not-used")


# News ----------------------------------------------------------------------------------------


MOMENTS: Mapping[str, Mood] = {"news-seven": "note"}


def news(before: Whole, after: Whole) -> list[Say]:
    """List the events between two views, apart from the move itself."""
    told: list[Say] = []
    new_round = len(after["sheet"]) > len(before["sheet"])
    if before["phase"] == "pick reserve":
        told += _picked(before, after)
    if new_round:
        ended = before["trick"] and (
            after["tricks"][-1] if after["over"] else after["last_round_trick"]
        )
        if ended:
            told += _resolved(ended)
    else:
        for trick in after["tricks"][len(before["tricks"]) :]:
            told += _resolved(trick)
    turn = before["phase"], before["to_move"]
    chooser = after["to_move"]
    if after["phase"] == "choose bonus" and turn != ("choose bonus", chooser):
        assert chooser is not None
        told.append(say("news-seven", seat=chooser))
    if before["phase"] == "choose bonus" and not new_round:
        told += _side_taken(before, after)
        told += _retrieve_spent(before, after)
    if after["phase"] == "end of round" and before["phase"] != "end of round":
        empty = [seat for seat, left in enumerate(after["hand_sizes"]) if left == 0]
        everybody = len(empty) == after["players"]
        told.append(say("news-all-hands-empty") if everybody else say("news-ends", seats=empty))
    if new_round:
        told += _round_result(after)
    return told


def _picked(before: Whole, after: Whole) -> list[Say]:
    told = []
    who = before["to_move"]
    assert who is not None
    if after["phase"] != "pick reserve" or after["to_move"] != who:
        told.append(say("news-reserve-ready", seat=who))
    if after["phase"] == "take reserve":
        told.append(say("news-shuffled"))
    return told


def _side_taken(before: Whole, after: Whole) -> list[Say]:
    """Explain the face of a two-sided bonus card that was taken."""
    card = after["scoring_card"]
    by_suit = card is not None and card["sides"] == "suits"
    return [
        say("news-suit-side" if by_suit else "news-value-side", face=now["face"])
        for was, now in zip(before["bonus_cards"], after["bonus_cards"], strict=True)
        if was["on_offer"] and now["holder"] is not None and now["face"] != now["card"]
    ]


def _retrieve_spent(before: Whole, after: Whole) -> list[Say]:
    """TT-14: a seat without a false trick took Retrieve."""
    was, now = (view["bonus_cards"][RETRIEVE] for view in (before, after))
    holder = now["holder"]
    if not was["on_offer"] or holder is None or after["phase"] == "retrieve":
        return []
    if now["out_of"] == "game":
        return [say("news-nothing-to-retrieve-game", seat=holder)]
    return [say("news-nothing-to-retrieve-round", seat=holder)]


def _resolved(trick: LastTrick) -> list[Say]:
    pile = [play["card"] for play in trick["cards"] if not play["false_trick"]]
    told = [say("news-trick", seat=trick["winner"], cards=pile)]
    for play in trick["cards"]:
        if play["false_trick"]:
            told.append(say("news-false-trick", seat=play["seat"], card=play["card"]))
    return told


def _round_result(view: Whole) -> list[Say]:
    one = view["sheet"][-1]
    told = [say("news-round-over", round=len(view["sheet"]))]
    for seat, row in enumerate(one["seats"]):
        if why := _reasons(one["scoring_card"], one["suits"], row):
            told.append(say("news-stars", seat=seat, stars=row["total"], why=why))
        else:
            told.append(say("news-no-star", seat=seat))
    if view["round"] == len(view["sheet"]):
        rewards = about(view["scoring_card"])
        told.append(say("news-next-round", round=view["round"] + 1, rewards=rewards))
    return told


_COUNTED = {
    "sequence": "stars-sequence",
    "one suit": "stars-one-suit",
    "suits": "stars-suits",
    "fewest": "stars-fewest",
    "most": "stars-most",
    "even": "stars-even",
    "odd": "stars-odd",
}


def _reasons(card: Scoring, suits: list[Suit], row: Result) -> list[Say]:
    """The reasons for a seat's stars in a round."""
    why, stars, count = [], row["stars"], row["counted"]
    if stars["tricks"]:
        why.append(say("stars-tricks", stars=stars["tricks"], tricks=row["tricks"]))
    if stars["pairs"]:
        pairs = min(row["tricks"], row["false_tricks"])
        each = stars["pairs"] // pairs
        why.append(say("stars-pairs", stars=stars["pairs"], pairs=pairs, each=each))
    by_card = stars["scoring_card"]
    if by_card and suits:
        why.append(say("stars-two-suits", stars=by_card, count=count, suits=suits))
    elif by_card:
        why.append(say(_COUNTED[card], stars=by_card, count=count))
    if stars["harvest"]:
        why.append(say("stars-harvest", stars=stars["harvest"]))
    return why


# The table -----------------------------------------------------------------------------------


def table(view: Whole) -> Lines:
    """The table as text."""
    lines: list[Text | Lines] = [
        say("table-round", round=view["round"] + 1, rounds=view["rounds"], seat=view["first"])
    ]
    if view["scoring_card"] is not None:
        lines += _scoring_lines(view, view["scoring_card"])
    for seat in range(view["players"]):
        lines += _seat_lines(view, seat)
    for number, one in enumerate(view["sheet"], 1):
        stars = [
            say("table-stars", seat=p, stars=row["total"]) for p, row in enumerate(one["seats"])
        ]
        scoring = one["scoring_card"]
        lines.append(say("table-past-round", round=number, scoring=scoring, results=stars))
    if view["over"]:
        lines.append(say("table-over", seats=view["winners"]))
    elif view["phase"] != "end of round":
        laid = [say("table-laid", seat=play["seat"], card=play["card"]) for play in view["trick"]]
        trick = view["trick_number"]
        empty = say("table-trick-empty", trick=trick)
        lines.append(say("table-trick", trick=trick, laid=laid) if laid else empty)
    if view["hand"] is not None:
        hand = _by_suit(view["hand"])
        lines.append(say("table-hand", suits=hand) if hand else say("table-hand-empty"))
    if view["reserve"] is not None:
        left = _by_suit(view["reserve"])
        lines.append(say("table-reserve", suits=left) if left else say("table-reserve-empty"))
    return lines


def _scoring_lines(view: Whole, card: ScoringCard) -> list[Say]:
    """The scoring card, the bonus cards on offer, and whether Retrieve is out (TT-13)."""
    lines = [say("table-scoring", rewards=about(card))]
    if card["by_place"]:
        lines.append(say("table-stars-by-place", stars=card["stars"]))
    else:
        lines.append(say("table-stars-by-count", stars=_shortened(card["stars"])))
    lines.append(say("table-offer", bonuses=_on_offer(view)))
    out = view["bonus_cards"][RETRIEVE]["out_of"]
    if out == "game":
        lines.append(say("table-retrieve-out-of-game"))
    elif out == "round":
        lines.append(say("table-retrieve-out-of-round"))
    return lines


def _shortened(stars: list[int]) -> list[int]:
    """A table without the repeats of its last figure."""
    end = len(stars)
    while end > 1 and stars[end - 2] == stars[-1]:
        end -= 1
    return stars[:end]


def _seat_lines(view: Whole, seat: int) -> list[Text | Lines]:
    line = say(
        "table-seat",
        seat=seat,
        whose="yours" if seat == view["seat"] else "another",
        stars=view["scores"][seat],
        hand=view["hand_sizes"][seat],
        reserve=view["reserve_sizes"][seat],
        tricks=view["counts"][seat]["tricks"],
        false_tricks=view["counts"][seat]["false_tricks"],
    )
    more: list[Text] = []
    if shows := [_shown(one) for one in view["false_tricks"][seat]]:
        more.append(say("table-shows", false_tricks=shows))
    if held := [
        say("used-for", bonus=_titled(bonus), use=bonus["use"]) if bonus["use"] else _titled(bonus)
        for bonus in view["bonus_cards"]
        if bonus["holder"] == seat and not bonus["out_of"]
    ]:
        more.append(say("table-holds", bonuses=held))
    if known := view["known_in_hand"][seat]:
        more.append(say("table-took-back", card=known[0]))
    return [line, more]


def _shown(one: FalseTrick) -> Text:
    """A false trick in a few words."""
    made, card, value = one["from"], one["card"], one["value"]
    if made == "joker":
        return made
    if card is None:
        what = one["suit"] or str(value)
        made_by = "shown-made-adjusted" if one.get("adjusted") else "shown-made"
        return say(made_by, what=what)
    if one.get("adjusted") and value is not None:
        if made == "flip":
            return say("shown-flipped-adjusted", card=card, value=value)
        return say("shown-adjusted", card=card, value=value)
    return say("shown-flipped", card=card) if made == "flip" else card


def _by_suit(cards: list[str]) -> list[Say]:
    groups = []
    for suit in SUITS:
        held = [card.split(" of ")[0] for card in cards if card.endswith(suit)]
        if held:
            groups.append(say("table-suit", suit=suit, values=held))
    return groups


# The score sheet -----------------------------------------------------------------------------


def sheet(view: Whole) -> dict[str, Any]:
    """The stars of every finished round with their reasons, and the total."""
    rows = [_sheet_row(number, one) for number, one in enumerate(view["sheet"], 1)]
    rows.append({"label": say("sheet-total"), "points": list(view["scores"]), "why": []})
    return {"rows": rows, "note": _sheet_note(view)}


def _sheet_row(number: int, one: Round) -> dict[str, Any]:
    why = []
    for seat, row in enumerate(one["seats"]):
        tricks, shows = row["tricks"], row["false_tricks"]
        if stars := _reasons(one["scoring_card"], one["suits"], row):
            why.append(say("sheet-why", seat=seat, tricks=tricks, false_tricks=shows, stars=stars))
        else:
            why.append(say("sheet-no-star", seat=seat, tricks=tricks, false_tricks=shows))
    return {
        "label": say("sheet-round", round=number, scoring=one["scoring_card"]),
        "points": [row["total"] for row in one["seats"]],
        "why": why,
    }


def _sheet_note(view: Whole) -> Say:
    if view["over"]:
        return say("sheet-note-over", seats=view["winners"])
    return say("sheet-note", left=view["rounds"] - len(view["sheet"]))


# Chance --------------------------------------------------------------------------------------


#: The words of a random draw: for each `deal`, when it occurs and its other keys.
CHANCES = {
    "round": (
        "before each round",
        "`scoring_card`; `hands`; `first`: the first player (first round only)",
    ),
    "reserves": (
        "when all have picked",
        "`reserves`: each seat's five cards, from the top",
    ),
}


def chance_words(s: State, lots: Any) -> dict[str, Any]:
    """A draw of chance as a record writes it: a round's deal, or the shuffled reserves."""
    if s.phase == Phase.SHUFFLE:
        at = LOTS["reserves"]
        return {
            "deal": "reserves",
            "reserves": [
                [name(lots[at + p * RESERVE + i]) for i in range(RESERVE)] for p in range(s.players)
            ],
        }
    each = CARDS // s.players
    dealt = [name(lots[LOTS["cards"] + i]) for i in range(CARDS)]
    words: dict[str, Any] = {
        "deal": "round",
        "scoring_card": SCORING[lots[LOTS["scoring"]]],
        "hands": [dealt[p * each : (p + 1) * each] for p in range(s.players)],
    }
    if s.done == 0:
        words["first"] = int(lots[LOTS["first"]])
    return words


def chance_lots(s: State, words: Mapping[str, Any], lots: Any) -> None:
    """Read a draw from a record's words; raises if it's impossible."""
    wanted = "reserves" if s.phase == Phase.SHUFFLE else "round"
    if not isinstance(words, Mapping):
        raise BadRecord(say("record-no-table", text=shown(words, write=repr)))
    if words.get("deal") != wanted:
        told = shown(words.get("deal"), write=repr)
        raise BadRecord(say("record-other-deal", text_wanted=wanted, text=told))
    if wanted == "reserves":
        piles = _piles(s, words, "reserves", RESERVE)
        for seat, pile in enumerate(piles):
            if sorted(pile) != [card for card in range(CARDS) if has(s.reserve[seat], card)]:
                raise BadRecord(say("record-reserve", seat=seat))
            for place, card in enumerate(pile):
                lots[LOTS["reserves"] + seat * RESERVE + place] = card
        return
    before = [SCORING[s.scoring[r]] for r in range(s.done)]
    scoring = words.get("scoring_card")
    if not isinstance(scoring, str) or scoring not in SCORING:
        raise BadRecord(say("record-scoring-card", text_known=SCORING))
    if scoring in before:
        raise BadRecord(say("record-scored-before", text=scoring))
    dealt = [card for hand in _piles(s, words, "hands", CARDS // s.players) for card in hand]
    if sorted(dealt) != list(range(CARDS)):
        raise BadRecord(say("record-hands", cards=CARDS))
    due = None if s.done == 0 else (s.first + 1) % s.players
    first = words.get("first", due)
    if type(first) is not int or not 0 <= first < s.players:
        raise BadRecord(say("record-first", last=s.players - 1))
    if due is not None and first != due:
        raise BadRecord(say("record-other-first", number=due))
    lots[LOTS["scoring"]] = SCORING.index(scoring)
    lots[LOTS["first"]] = first
    for at, card in enumerate(dealt):
        lots[LOTS["cards"] + at] = card


def _piles(s: State, words: Mapping[str, Any], key: str, each: int) -> list[list[int]]:
    """One pile of cards per seat, as numbers."""
    piles = words.get(key)
    if (
        not isinstance(piles, list)
        or len(piles) != s.players
        or not all(isinstance(pile, list) and len(pile) == each for pile in piles)
    ):
        raise BadRecord(say("record-piles", text=key, players=s.players, cards=each))
    for card in (card for pile in piles for card in pile):
        if not isinstance(card, str) or card not in _NUMBERS:
            raise BadRecord(say("record-no-card", text_key=key, text=shown(card, write=repr)))
    return [[_NUMBERS[card] for card in pile] for pile in piles]
