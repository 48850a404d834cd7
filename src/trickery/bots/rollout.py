"""Imagining a world and finishing its game, compiled: the parts of every playout.

Rests on `core`. A world is a new deal of what the seat can't see; if the game can take moves back
(`past.py`), worlds in which the others' recent moves are plausible are preferred. A game is
finished at random, by the rule of thumb, or by a mixture of both. A game of several rounds may stop
at the end of a round: later rounds depend little on a move now.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from trickery.core.compile import rule, specialise
from trickery.core.contract import Game
from trickery.core.playout import chance_step, pick
from trickery.core.rng import below, draw_word
from trickery.core.rows import Rows, cells, copy_row
from trickery.core.sets import clear_mask, count_moves, index
from trickery.core.state import OVER, U64Array
from trickery.core.threads import once

ALWAYS = 256  # the value of `at_random` (moves out of 256) that makes all moves random
TO_THE_END = 0  # no horizon
_LOW = np.uint64(ALWAYS - 1)
_FINE = 1 << 20
TRIES = 8  # worlds dealt before an implausible one is accepted


@rule
def differ(some: Any, others: Any, count: int) -> bool:
    """Whether two lists of scores differ."""
    for at in range(count):  # noqa: SIM110  # compiled: no generators
        if some[at] != others[at]:
            return True
    return False


class Desk(NamedTuple):
    """Working memory for playouts of one game, allocated once."""

    table: Rows  # the world being played in
    shadow: Rows  # that world with moves taken back
    mask: U64Array
    lots: Any
    why: Any
    scratch: U64Array
    before: Any  # the scores at the bot's decision
    scores: Any


def desk_for(game: Game) -> Desk:
    """Working memory for playouts of a game."""
    return Desk(
        np.zeros(1, dtype=game.State.dtype),
        np.zeros(1, dtype=game.State.dtype),
        game.new_mask(),
        game.new_lots()[1],
        cells(np.zeros(1, dtype=np.int8)),
        game.new_scratch(),
        np.zeros(game.card.most, dtype=np.int32),
        np.zeros(game.card.most, dtype=np.int32),
    )


@once
def by_thumb(game: Game) -> Callable[..., int]:
    """The function that makes a move by the rule of thumb, with the signature of a network's."""
    thumb = game.thumb

    @specialise(game, "by thumb")
    def decide(
        s: Any,
        mask: U64Array,
        net: Any,  # noqa: ARG001
        room: Any,  # noqa: ARG001
        rng: U64Array,
        why: Any,
    ) -> int:
        return thumb(s, mask, rng, why)

    return decide


@once
def imaginer(game: Game, decide: Callable[..., int], name: str) -> Callable[..., None]:
    """The function that deals a world that the seat can't tell from `root` into working memory.

    The other seats' moves among the last `memory` are taken back one by one. For each that `decide`
    wouldn't have made in this world, the world survives only with probability `doubt`; otherwise
    another one is dealt. A last move that the seat didn't hear in full is chosen again by `decide`,
    if the result would be heard alike.
    """
    imagine, legal, apply = game.imagine, game.legal, game.apply
    state_at, words = game.state_at, game.moves.words
    rewind = game.rewind

    if rewind is None:

        @specialise(game, name)
        def deal_any(
            root: Any,
            desk: Desk,
            net: Any,  # noqa: ARG001  # both have one signature
            room: Any,  # noqa: ARG001
            seat: int,
            rng: U64Array,
            heard: Any,  # noqa: ARG001
            memory: int,  # noqa: ARG001
            doubt: float,  # noqa: ARG001
        ) -> None:
            copy_row(desk.table, root)
            imagine(state_at(desk.table, 0), seat, rng, desk.scratch)

        return deal_any

    @specialise(game, name)
    def deal_plausible(
        root: Any, desk: Desk, net: Any, room: Any, seat: int, rng: U64Array, heard: Any,
        memory: int, doubt: float,
    ) -> None:  # fmt: skip
        s = state_at(desk.shadow, 0)
        for _ in range(TRIES):
            copy_row(desk.table, root)
            imagine(state_at(desk.table, 0), seat, rng, desk.scratch)
            if memory == 0:
                return
            copy_row(desk.shadow, desk.table)
            plausible = 1.0
            for back in range(memory):
                move = rewind(s)
                if move < 0:
                    break
                if s.actor == seat:
                    continue
                clear_mask(desk.mask, words)
                legal(s, desk.mask)
                if count_moves(desk.mask, words) == 1:
                    continue
                guess = decide(s, desk.mask, net, room, rng, desk.why)
                if back == 0 and heard[move] >= 0 and heard[move] == heard[guess]:
                    apply(s, guess)
                    copy_row(desk.table, desk.shadow)
                    rewind(s)
                elif guess != move:
                    plausible *= doubt
            if plausible == 1.0 or below(rng, _FINE) < plausible * _FINE:
                return

    return deal_plausible


@once
def finisher(game: Game) -> Callable[..., bool]:
    """The function that plays a state to its end.

    With a horizon it stops once scores have changed and either that many decisions were made or
    chance is next (usually a new deal), and returns whether it stopped. Of 256 moves, `at_random`
    are random.
    """
    legal, apply, chance = game.legal, game.apply, chance_step(game)
    scores, thumb, words = game.scores, game.thumb, game.moves.words

    @specialise(game, "finish")
    def finish(s: Any, desk: Desk, rng: U64Array, at_random: int, horizon: int) -> bool:
        mask = desk.mask
        decisions = 0
        while s.actor != OVER:
            if horizon > 0 and (s.actor < 0 or decisions >= horizon):
                scores(s, desk.scores)
                if differ(desk.scores, desk.before, s.players):
                    return True
            if s.actor < 0:
                chance(s, desk.lots)
                continue
            decisions += 1
            clear_mask(mask, words)
            legal(s, mask)
            if at_random == ALWAYS:
                apply(s, pick(mask, words, rng))
            elif count_moves(mask, words) == 1 or (
                at_random > 0 and index(draw_word(rng) & _LOW) < at_random
            ):
                apply(s, pick(mask, words, rng))
            else:
                apply(s, thumb(s, mask, rng, desk.why))
        return False

    return finish
