"""Tricksters in words: prompts, reasons, news, the table as text, the deal as data.

Rests on `cards` and `rules`. Everything but `why_not` and the deal is made from views alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from trickery.core.errors import BadRecord
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
    DRAFTING,
    PAIR,
    PAIRING,
    PLAY,
    POINTS,
    SUITING,
    TAKE,
    TARGET_ABOVE,
    TRICKING,
    State,
    next_seat,
)
from trickery.games.tricksters.views import Held, Laid, Round, Taken, Whole


def prompt(view: Whole) -> str:
    """What the seat to move is asked."""
    me = view["seat"]
    if view["phase"] == "draft":
        count = len(view["face_up"])
        which = f"one of the {count} face-up cards" if count > 1 else "the last face-up card"
        return f"Draft {which}; everybody will know that you hold it."
    if view["phase"] == "suits":
        last = " Only one is left." if len(view["suits_left"]) == 1 else ""
        return f"Take a suit card: whenever you lead this round, that suit counts.{last}"
    if view["phase"] == "pairs":
        who = "do you" if me == 0 else "does seat 0"
        return f"Hand out the partner cards: with whom {who} play this round?"
    led = view["led"]
    if not view["trick"]:
        return f"Lead any card; the trick counts in {led}, your suit."
    partner = next(p for pair in view["pairs"] or () if me in pair for p in pair if p != me)
    laid = {play["seat"]: play["counts"] for play in view["trick"]}
    theirs = [value for seat, value in laid.items() if seat != partner]
    us = f"Your partner has laid {laid[partner]}" if partner in laid else "Your partner is to come"
    them = f"have {sum(theirs)} so far" if theirs else "have laid nothing yet"
    return f"Play any card; {led} count. {us}, the others {them}."


WHEN = {
    DRAFTING: "the face-up cards are drafted first (TS-5)",
    SUITING: "now the suit cards are handed round (TS-6)",
    PAIRING: "now you hand out the partner cards (TS-7)",
    TRICKING: "the tricks have begun: now you play a card (TS-8)",
}


def why_not(s: State, move: int) -> str:
    """Why the seat to move may not make a move."""
    starts = {DRAFTING: DRAFT, SUITING: TAKE, PAIRING: PAIR, TRICKING: PLAY}
    kind = max(starts, key=lambda phase: (move >= starts[phase], starts[phase]))
    if kind != s.phase:
        return WHEN[s.phase]
    if kind == DRAFTING:
        return _why_not_draft(s, move - DRAFT)
    if kind == SUITING:
        suit = move - TAKE
        owner = next(p for p in range(SEATS) if s.suit[p] == suit)
        return f"seat {owner} has already taken {SUITS[suit]} (TS-6)"
    return _why_not_play(s, move - PLAY)


def _why_not_draft(s: State, card: int) -> str:
    if has(s.face_up, card):
        first = s.drafts.tolist().index(card)
        drafter = (s.dealer + SEATS - 1 + first) % SEATS
        who = "you have" if drafter == s.actor else f"seat {drafter} has"
        return f"{who} already drafted it (TS-5)"
    if has(s.hand[s.actor], card):
        return "you were dealt it: it is in your hand already"
    return "it does not lie face up (TS-5)"


def _why_not_play(s: State, card: int) -> str:
    played = s.plays.tolist()[: s.trick * SEATS + s.laid]
    if card in played:
        return "it has been played in this round"
    return "you do not hold it (TS-8)"


def news(before: Whole, after: Whole) -> list[str]:
    """What happened between two views, beyond the move itself."""
    lines = []
    round_over = len(after["rounds"]) > len(before["rounds"])
    ended = after["last_trick"]
    if ended and (round_over or len(after["tricks"]) > len(before["tricks"])):
        lines.append(_trick_news(ended, last=round_over))
    if round_over:
        lines += _round_news(after)
    if after["over"] and not before["over"]:
        lines += _end_news(after)
    if after["phase"] == before["phase"] and not round_over:
        return lines
    if after["phase"] == "draft":
        begins = f"round {after['round']}: seat {after['dealer']} deals"
        lines.append(f"{begins}, seat {after['to_move']} drafts first.".capitalize())
    elif after["phase"] == "suits":
        lines.append(f"All face-up cards are drafted; seat {after['to_move']} takes a suit first.")
    elif after["phase"] == "pairs":
        lines.append(f"Every seat has its suit; seat {after['to_move']} hands out partner cards.")
    elif after["phase"] == "tricks" and after["pairs"]:
        lines.append(f"{_pair_names(after['pairs'])}; seat {after['leader']} leads {after['led']}.")
    return lines


def _trick_news(trick: Taken, last: bool) -> str:
    told = f"{_seats(trick['pair'])} take the {'last ' * last}trick"
    if trick["tie"]:
        told += f": {trick['sum']} all in {trick['led']}, and they did not lead"
    else:
        told += f", {trick['sum']} to {trick['against']} in {trick['led']}"
    return told + ("." if last else f"; seat {trick['next_lead']} leads next.")


def _round_news(after: Whole) -> list[str]:
    lines = [f"Round {len(after['rounds'])} is over: {_on_sheet(after['rounds'][-1])}."]
    if len(after["rounds"]) == EVERYBODY_DEALT:
        lines.append(f"Everybody has dealt once: the target is {after['target']} points.")
    return lines


def _end_news(after: Whole) -> list[str]:
    target = after["target"] or 0
    there = [seat for seat, score in enumerate(after["scores"]) if score >= target]
    winners = after["winners"]
    if len(winners) == 1:
        won = f"Second place is tied, so seat {winners[0]} wins alone."
    else:
        won = f"{_seats(winners)} share the victory."
    verb = "has" if len(there) == 1 else "have"
    return [f"{_seats(there)} {verb} reached the target of {target}. {won}"]


def table(view: Whole) -> str:
    """The table as text."""
    lines = [_heading(view), f"Scores: {_sheet(view['scores'])}"]
    if view["rounds"]:
        lines += [f"  round {n}: {_on_sheet(done)}" for n, done in enumerate(view["rounds"], 1)]
    if view["pairs"]:
        lines.append(_pair_names(view["pairs"]))
    if view["dealer"] is None:
        return "\n".join(lines)
    lines.append("A card shows its value for [Raven Fox Rat Toad].")
    for seat, held in enumerate(view["hands"]):
        lines.append(_seat_line(view, seat, held))
    if view["face_up"]:
        lines.append(f"Face up: {_cards(view['face_up'], view)}")
    if view["suits_left"] and view["phase"] == "suits":
        lines.append(f"Suit cards left: {', '.join(view['suits_left'])}")
    for number, trick in enumerate(view["tricks"], 1):
        tie = "a tie, so " if trick["tie"] else ""
        to = f"{tie}{trick['sum']} to {trick['against']} for {_seats(trick['pair']).lower()}"
        lines.append(f"Trick {number} in {trick['led']}: {_laid(trick['cards'])} ({to})")
    if view["phase"] == "tricks":
        number = len(view["tricks"]) + 1
        lines.append(f"Trick {number} in {view['led']}: {_laid(view['trick']) or 'nothing yet'}")
    if view["hand"] is not None:
        if view["unseen"]:
            lines.append(f"Hidden in the other hands: {_cards(view['unseen'], view)}")
        lines.append(f"Your hand: {_cards(view['hand'], view) or 'empty'}")
    return "\n".join(lines)


def _heading(view: Whole) -> str:
    if view["target"] is None:
        target = f"the target is set after round {EVERYBODY_DEALT}"
    else:
        target = f"the target is {view['target']}"
    if view["dealer"] is None:
        return f"Nothing is dealt yet; {target}."
    return f"Round {view['round']}, dealt by seat {view['dealer']}; {target}."


def _on_sheet(done: Round) -> str:
    """A finished round: each pair's tricks, and what they were worth."""
    told = []
    for pair in done["pairs"]:
        tricks, points = done["tricks"][pair[0]], done["points"][pair[0]]
        told.append(f"{_seats(pair).lower()} took {_tricks(tricks)}, +{points} each")
    return "; ".join(told)


def _seat_line(view: Whole, seat: int, held: Held) -> str:
    suit = view["suits"][seat]
    told = [f"leads {suit}"] if suit else []
    if view["pairs"]:
        told.append(_tricks(view["tricks_won"][seat]))
    known = [_cards(held["drafted"], view)] if held["drafted"] else []
    hidden = [f"{held['hidden']} hidden"] if held["hidden"] else []
    told.append("holds " + (" and ".join(known + hidden) or "nothing"))
    you = " (you)" if seat == view["seat"] else ""
    return f"Seat {seat}{you}: {', '.join(told)}"


def _cards(cards: Sequence[str], view: Whole) -> str:
    return "  ".join(f"{card} [{' '.join(map(str, view['cards'][card]))}]" for card in cards)


def _laid(plays: Sequence[Laid]) -> str:
    return ", ".join(f"seat {play['seat']} {play['card']} = {play['counts']}" for play in plays)


def _seats(seats: Sequence[int]) -> str:
    if len(seats) == 1:
        return f"Seat {seats[0]}"
    return f"Seats {', '.join(map(str, seats[:-1]))} and {seats[-1]}"


def _tricks(count: int) -> str:
    return "1 trick" if count == 1 else f"{count} tricks"


def _pair_names(pairs: Sequence[Sequence[int]]) -> str:
    return f"{_seats(pairs[0])} play against {_seats(pairs[1]).lower()}"


def _sheet(scores: Sequence[int]) -> str:
    return ", ".join(f"seat {seat}: {score}" for seat, score in enumerate(scores))


# The score sheet ------------------------------------------------------------------------------


def sheet(view: Whole) -> dict[str, Any]:
    """The score sheet: a row for each round, and the total."""
    rows = [
        {
            "label": f"Round {number}",
            "points": list(done["points"]),
            "why": [_earned(pair, done["tricks"][pair[0]]) for pair in done["pairs"]],
        }
        for number, done in enumerate(view["rounds"], 1)
    ]
    if view["pairs"] and not view["over"]:
        rows.append(
            {
                "label": f"Round {view['round']}, being played",
                "points": [None] * SEATS,
                "why": [_earning(pair, view["tricks_won"][pair[0]]) for pair in view["pairs"]],
            }
        )
    rows.append({"label": "Total", "points": list(view["scores"]), "why": []})
    return {"rows": rows, "note": _sheet_note(view)}


def _earned(pair: Sequence[int], tricks: int) -> str:
    return f"{_both(pair)} took {_tricks(tricks)}: {_points(tricks)} each (TS-11)"


def _earning(pair: Sequence[int], tricks: int) -> str:
    return f"{_both(pair)} have {_tricks(tricks)} so far, worth {_points(tricks)} each (TS-11)"


def _sheet_note(view: Whole) -> str:
    """Who won; or how near the end is, and how it is won."""
    target = view["target"]
    if view["over"]:
        winners = view["winners"]
        if len(winners) == 1:
            return f"Second place is tied, so seat {winners[0]} wins alone (TS-13)."
        return f"{_both(winners)} share the victory.".capitalize()
    best = "The two best players share the victory (TS-13)."
    if target is None:
        above = f"{TARGET_ABOVE} above the best score at that time (TS-12)"
        return f"The target is set after round {EVERYBODY_DEALT}: {above}. {best}"
    lacking = target - max(view["scores"])
    leading = [seat for seat in range(SEATS) if view["scores"][seat] == target - lacking]
    verb = "lacks" if len(leading) == 1 else "lack"
    return f"The target is {target}: {_both(leading)} {verb} {lacking} (TS-12). {best}"


def _both(seats: Sequence[int]) -> str:
    """Every seat by itself, so that a page can put its name there."""
    told = [f"seat {seat}" for seat in seats]
    return " and ".join([", ".join(told[:-1]), told[-1]] if len(told) > 1 else told)


def _points(tricks: int) -> str:
    points = int(POINTS[tricks])
    return "1 point" if points == 1 else f"{points} points"


# The deal as data ----------------------------------------------------------------------------


#: What a draw of chance tells: by its `deal`, when it comes and what else it holds.
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
    """The draw that a record's deal stands for; raises if it is none."""
    if not isinstance(words, Mapping) or words.get("deal", "round") != "round":
        raise BadRecord("a round begins with its deal: hands, face_up and (the first) a dealer")
    hands, face_up = words.get("hands"), words.get("face_up")
    if not isinstance(hands, list) or [_length(hand) for hand in hands] != [HIDDEN] * SEATS:
        raise BadRecord(f"hands must be {SEATS} lists of {HIDDEN} cards (TS-4)")
    if _length(face_up) != FACE_UP:
        raise BadRecord(f"face_up must be a list of {FACE_UP} cards (TS-4)")
    known = {name(card): card for card in range(CARDS)}
    told = [card for cards in (*hands, face_up) for card in cards]
    for card in told:
        if not isinstance(card, str) or card not in known:
            raise BadRecord(f"{str(card)[:40]!r} is no card: they are called A1 to E4")
    dealt = [known[card] for card in told]
    if len(set(dealt)) != CARDS:
        twice = next(card for card in told if told.count(card) > 1)
        raise BadRecord(f"hands and face_up hold {twice} more than once")
    due = None if s.round == 0 else next_seat(s.dealer)  # TS-12
    dealer = words.get("dealer", due)
    if type(dealer) is not int or not 0 <= dealer < SEATS:
        raise BadRecord(f"dealer must be a seat from 0 to {SEATS - 1}")
    if due is not None and dealer != due:
        raise BadRecord(f"the dealer card has passed to seat {due} (TS-12)")
    for at, card in enumerate(dealt):
        lots[LOTS["cards"] + at] = card
    lots[LOTS["dealer"]] = dealer


def _length(cards: Any) -> int:
    """How long a list is; -1 for what is none."""
    return len(cards) if isinstance(cards, list) else -1
