"""Tricky Twist: a seat's stars if the round ended now, and after each of its choices.

Rests on `rules`, which make every move and count every star here, on copies of the state. Other
seats' bonus cards count as they do at the moment. Clauses TT-8, TT-21, TT-22 to TT-26.
"""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from trickery.core.compile import rule
from trickery.core.contract import bits
from trickery.core.rows import as_row
from trickery.core.sets import clear_mask, holds
from trickery.games.tricky_twist.cards import BONUSES, FEWEST, HARVEST, MOST, MOVES
from trickery.games.tricky_twist.rules import (
    END_CARDS,
    N_TARGETS,
    PLAY_CARD,
    RAISE,
    TURN,
    Phase,
    State,
    apply,
    beats,
    card_stars,
    counted,
    end_bonus,
    false_count,
    lay,
    led_suit,
    legal,
    legal_end_bonus,
    resolve_trick,
    round_stars,
    trick_winner,
    use_end_bonus,
)
from trickery.games.tricky_twist.views import Outlook


def outlook(s: State, seat: int) -> Outlook:
    """A seat's stars if the round ended now, and the most its bonus cards could make of them."""
    stars = int(stars_now(as_row(s), seat))
    undecided = _first_undecided(s, seat)
    if undecided == END_CARDS or seat not in s.holder.tolist():
        return {"stars": stars, "most": stars}
    rows = np.zeros(1, dtype=State.dtype)
    for name in COUNTING:
        rows[0][name] = s.row[name]
    return {"stars": stars, "most": _most(rows.tobytes(), seat, undecided)}


#: All that a round's stars follow from. It lies open, and changes only between tricks.
COUNTING = (
    "players", "round", "scoring", "won", "tricks", "false_tricks", "made", "holder", "use",
    "suit_kinds", "side_suits", "side_values", "two_suits", "stars", "places",
)  # fmt: skip


@functools.lru_cache(2048)
def _most(counting: bytes, seat: int, undecided: int) -> int:
    """The most stars that a seat's bonus cards can make, from the `undecided`-th one on."""
    copy = State(np.frombuffer(counting, dtype=State.dtype).copy()[0])
    copy.phase, copy.first, copy.actor = Phase.END, seat, seat
    masks = np.zeros((END_CARDS, MOVES.words), dtype=np.uint64)
    uses = np.zeros((END_CARDS, BONUSES), dtype=np.int64)
    return int(most_stars(as_row(copy), seat, undecided, masks, uses))


def _first_undecided(s: State, seat: int) -> int:
    """TT-21: the place of a seat's next decision in the order of bonus cards; its end if none is
    left."""
    if s.actor < 0:
        return END_CARDS
    if s.phase != Phase.END:
        return 0
    asked, at = divmod(s.asked, END_CARDS)
    turn = (seat - s.first) % s.players
    if turn == asked:
        return at
    return 0 if turn > asked else END_CARDS


@rule
def stars_now(s: State, seat: int) -> int:
    """TT-22 to TT-26: a seat's stars as its cards lie."""
    by_card = card_stars(s, counted(s, seat))
    harvest = 1 if s.holder[HARVEST] == seat else 0
    return round_stars(s.tricks[seat] + 0, false_count(s, seat), by_card, harvest)


@rule
def most_stars(s: State, seat: int, at: int, masks: Any, uses: Any) -> int:
    """TT-21: the most stars that a seat could get by its bonus cards, from the `at`-th one on.

    `s` is a copy in which the seat is asked first; afterwards it is as it was. `masks` and `uses`
    are working memory, a row for each bonus card.
    """
    if at == END_CARDS:
        return stars_now(s, seat)
    most = most_stars(s, seat, at + 1, masks, uses)  # without using this one
    s.asked = at
    if s.holder[end_bonus(s)] != seat:
        return most
    mask = masks[at]
    clear_mask(mask, len(mask))
    legal_end_bonus(s, mask)
    won, shown = s.won[seat], s.false_tricks[seat]
    tricks, made = s.tricks[seat] + 0, s.made[seat] + 0
    for bonus in range(BONUSES):
        uses[at, bonus] = s.use[bonus]
    for move in range(TURN, RAISE + 2 * N_TARGETS):
        if holds(mask, move):
            s.asked = at
            use_end_bonus(s, move)
            stars = most_stars(s, seat, at + 1, masks, uses)
            most = stars if stars > most else most
            s.won[seat], s.false_tricks[seat] = won, shown
            s.tricks[seat], s.made[seat] = tricks, made
            for bonus in range(BONUSES):
                s.use[bonus] = uses[at, bonus]
    return most


# Choices -------------------------------------------------------------------------------------


def choices(s: State, seat: int) -> dict[str, Outlook]:
    """What each choice of the seat to move would make, by the move's text; cards to play only if
    it's certain.
    """
    if s.actor != seat or s.phase not in (
        Phase.PLAY,
        Phase.BONUS_CARD,
        Phase.RETRIEVING,
        Phase.END,
    ):
        return {}
    mask = np.zeros(MOVES.words, dtype=np.uint64)
    legal(as_row(s), mask)
    found: dict[str, Outlook] = {}
    for move in bits(mask):
        copy = State(s.row.copy())
        if s.phase != Phase.PLAY:
            apply(as_row(copy), move)
        elif _certain(s, move - PLAY_CARD):
            _finish_trick(copy, move - PLAY_CARD)
        else:
            continue
        found[str(MOVES[move])] = outlook(State.still(copy.row), seat)
    return found


def _certain(s: State, card: int) -> bool:
    """TT-8: whether nobody can change what a card brings: it's the trick's last one, or loses it.

    Where the scoring card compares seats, others' false tricks count too (TT-24).
    """
    if s.laid == s.players - 1:
        return True
    if s.laid == 0 or s.scoring[s.round] in (FEWEST, MOST):
        return False
    row = as_row(s)
    place = (int(trick_winner(row)) - s.leader) % s.players
    return not beats(card, s.plays[s.trick * s.players + place], led_suit(row))


def _finish_trick(s: State, card: int) -> None:
    """Play a card and end the trick; who plays later is taken to follow with the card that led."""
    row = as_row(s)
    lay(row, card)
    first = s.trick * s.players
    for place in range(first + s.laid, first + s.players):
        s.plays[place] = s.plays[first]
    resolve_trick(row)
