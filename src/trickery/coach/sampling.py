"""Playing out every move in the same imagined worlds, compiled: the coach averages the results.

Rests on `bots`. A world is a new deal of what the seat can't see; if a game can take moves back,
worlds in which the trained network would have made them are preferred. In each world, every move in
question is made, and all seats continue as that network would (by the rule of thumb in games
without one). No seat acts on more than it could know. All moves face the same cards and future
random draws, so only the moves differ.

A game of one round is played to its end. One of several rounds is played until points were scored
and the next round was dealt; the network's critic then values that deal, since the randomness of
later rounds is unrelated to the move and would only add noise.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from trickery.bots.network import has_network, judge, network, room_for
from trickery.bots.policy import decider
from trickery.bots.rollout import Desk, by_thumb, desk_for, differ, imaginer
from trickery.bots.tuning import alike, tuning_for
from trickery.core.compile import specialise
from trickery.core.contract import Game
from trickery.core.playout import chance_step, pick
from trickery.core.rng import reseed
from trickery.core.rows import Rows, copy_row
from trickery.core.sets import clear_mask, count_moves, win_share
from trickery.core.state import OVER, U64Array
from trickery.core.threads import once

Floats = npt.NDArray[np.float64]

TO_THE_END, TO_THE_NEXT_DEAL = -9, -8  # where to stop, besides at a seat's turn
END, ROUND, TURN = range(3)  # where it stopped


@once
def _mover(game: Game) -> Callable[..., int]:
    """The function that makes all seats' moves: the network's, or the rule of thumb's."""
    return decider(game) if has_network(game) else by_thumb(game)


@once
def _judge(game: Game) -> Callable[..., None]:
    """The function that asks the critic what a new deal is worth to every seat.

    Without a network it's never called, and has none of the critic's code: nothing of that would
    compile.
    """
    if not has_network(game):

        @specialise(game, "coach without judge")
        def judge_nothing(s: Any, net: Any, room: Any, shares: Any, points: Any) -> None:
            pass

        return judge_nothing

    ask = judge(game)

    @specialise(game, "coach judge")
    def judge_deal(s: Any, net: Any, room: Any, shares: Any, points: Any) -> None:
        ask(s, net, room)
        for seat in range(s.players):
            shares[seat] = room.shares[seat]
            points[seat] = room.points[seat]

    return judge_deal


@once
def _stepper(game: Game) -> Callable[..., None]:
    """The function that makes one move for the seat to move."""
    legal, apply, words, decide = game.legal, game.apply, game.moves.words, _mover(game)

    @specialise(game, "coach step", inline=True)
    def step(s: Any, desk: Desk, net: Any, room: Any, luck: U64Array) -> None:
        mask = desk.mask
        clear_mask(mask, words)
        legal(s, mask)
        if count_moves(mask, words) == 1:
            apply(s, pick(mask, words, luck))
        else:
            apply(s, decide(s, mask, net, room, luck, desk.why))

    return step


@once
def _player(game: Game) -> Callable[..., int]:
    """The function that plays a world on: to its end, to the next deal, or to a seat's next turn.

    It returns where it stopped.
    """
    scores, step, chance = game.scores, _stepper(game), chance_step(game)

    @specialise(game, "coach play on")
    def play_on(s: Any, desk: Desk, net: Any, room: Any, luck: U64Array, until: int) -> int:
        while s.actor != OVER:
            if s.actor == until:
                return TURN
            if s.actor < 0:
                scores(s, desk.scores)
                if until != TO_THE_END and differ(desk.scores, desk.before, s.players):
                    return ROUND
                chance(s, desk.lots)
                continue
            step(s, desk, net, room, luck)
        return END

    return play_on


@once
def _valuer(game: Game) -> Callable[..., None]:
    """The function that says what a world that was played on is worth to every seat.

    If it stopped where a round ended, the next one is dealt, and the critic values that deal;
    without a critic, everything is played to its end.
    """
    scores, winners, chance = game.scores, game.winners, chance_step(game)
    play_on, ask = _player(game), _judge(game)

    @specialise(game, "coach value")
    def value(
        s: Any, desk: Desk, net: Any, room: Any, luck: U64Array, until: int, stopped: int,
        shares: Any, points: Any,
    ) -> None:  # fmt: skip
        while stopped == ROUND:
            chance(s, desk.lots)
            if until != TO_THE_END and s.actor >= 0:
                break
            stopped = play_on(s, desk, net, room, luck, until)
        if s.actor != OVER:
            ask(s, net, room, shares, points)
            return
        scores(s, desk.scores)
        won = winners(s)
        for seat in range(s.players):
            shares[seat] = win_share(won, seat)
            points[seat] = desk.scores[seat]

    return value


@once
def _sampler(game: Game) -> Callable[..., None]:
    """The function that plays out moves in some worlds, and records every seat's results."""
    apply, state_at = game.apply, game.state_at
    play_on, value = _player(game), _valuer(game)
    imagine = imaginer(game, _mover(game), "coach imagine")

    @specialise(game, "coach sample")
    def sample(
        root: Any,
        desk: Desk,
        worlds: Any,
        net: Any,
        room: Any,
        seat: int,
        moves: Any,
        rng: U64Array,
        luck: U64Array,
        heard: Any,
        memory: int,
        doubt: float,
        until: int,
        shares: Any,
        points: Any,
    ) -> None:
        s = state_at(desk.table, 0)
        for world in range(len(worlds)):
            imagine(root, desk, net, room, seat, rng, heard, memory, doubt)
            copy_row(worlds[world : world + 1], desk.table)
            reseed(luck, rng)
            first, second = luck[0], luck[1]
            for number in range(len(moves)):
                luck[0], luck[1] = first, second
                copy_row(desk.table, worlds[world : world + 1])
                apply(s, moves[number])
                stopped = play_on(s, desk, net, room, luck, until)
                value(
                    s, desk, net, room, luck, until, stopped,
                    shares[world, number], points[world, number],
                )  # fmt: skip

    return sample


@once
def _follower(game: Game) -> Callable[..., None]:
    """The function that plays out a move in given worlds, and keeps the resulting states and worth.

    A turn may be several decisions: those that the seat makes right after its move belong to it.
    """
    apply, state_at, step = game.apply, game.state_at, _stepper(game)
    play_on, value = _player(game), _valuer(game)

    @specialise(game, "coach follow")
    def follow(
        worlds: Any, desk: Desk, net: Any, room: Any, seat: int, move: int, seeds: Any,
        luck: U64Array, until: int, turns: Any, ends: Any, shares: Any, points: Any,
    ) -> None:  # fmt: skip
        s = state_at(desk.table, 0)
        for world in range(len(worlds)):
            luck[0], luck[1] = seeds[world, 0], seeds[world, 1]
            copy_row(desk.table, worlds[world : world + 1])
            apply(s, move)
            while s.actor == seat:
                step(s, desk, net, room, luck)
            stopped = play_on(s, desk, net, room, luck, seat)
            copy_row(turns[world : world + 1], desk.table)
            if stopped == TURN:
                stopped = play_on(s, desk, net, room, luck, TO_THE_NEXT_DEAL)
            copy_row(ends[world : world + 1], desk.table)
            value(s, desk, net, room, luck, until, stopped, shares[world], points[world])

    return follow


class Followed(NamedTuple):
    """Some worlds after a move."""

    turns: Rows  # at the seat's next turn
    ends: Rows  # at the end of the round
    shares: Floats  # what they were worth, by world and seat


class Sampler:
    """Plays out positions of one game; has working memory, so each thread needs its own."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._desk = desk_for(game)
        trained = has_network(game)
        self._net: Any = network(game) if trained else 0
        self._room: Any = room_for(game) if trained else 0
        self._until = TO_THE_NEXT_DEAL if trained else TO_THE_END
        tuning = tuning_for(game)
        self._heard, self._memory, self._doubt = alike(game), int(tuning.memory), tuning.doubt
        self._luck = np.ones(2, dtype=np.uint64)

    def play_on(
        self, root: Rows, seat: int, moves: Sequence[int], rng: U64Array, count: int
    ) -> tuple[Rows, Floats, Floats]:
        """Imagine worlds and play out the moves: win shares and points by world, move and seat."""
        return self._play(root, seat, moves, rng, count, self._until)

    def look_ahead(
        self, root: Rows, seat: int, moves: Sequence[int], rng: U64Array, count: int
    ) -> Floats:
        """Win shares by world, move and seat, as the critic sees them at the seat's next turn.

        Without a critic, everything is played to its end.
        """
        until = TO_THE_END if self._until == TO_THE_END else seat
        return self._play(root, seat, moves, rng, count, until)[1]

    def _play(
        self, root: Rows, seat: int, moves: Sequence[int], rng: U64Array, count: int, until: int
    ) -> tuple[Rows, Floats, Floats]:
        players = self._begin(root)
        worlds = np.zeros(count, dtype=self.game.State.dtype)
        shares = np.zeros((count, len(moves), players))
        points = np.zeros((count, len(moves), players))
        _sampler(self.game)(
            root, self._desk, worlds, self._net, self._room, seat,
            np.array(moves, dtype=np.int64), rng, self._luck,
            self._heard, self._memory, self._doubt, until, shares, points,
        )  # fmt: skip
        return worlds, shares, points

    def imagined(self, root: Rows, seat: int, rng: U64Array, count: int) -> Rows:
        """Imagine worlds without playing a move."""
        return self.play_on(root, seat, (), rng, count)[0]

    def follow(self, worlds: Rows, seat: int, move: int, seeds: U64Array) -> Followed:
        """Play these worlds on after a move; `seeds` hold the future chance of each."""
        players = self._begin(worlds)
        turns, ends = np.zeros_like(worlds), np.zeros_like(worlds)
        shares, points = np.zeros((2, len(worlds), players))
        _follower(self.game)(
            worlds, self._desk, self._net, self._room, seat, move, seeds, self._luck,
            self._until, turns, ends, shares, points,
        )  # fmt: skip
        return Followed(turns, ends, shares)

    def _begin(self, rows: Rows) -> int:
        players = int(rows[0]["players"])
        self._desk.before[:players] = self.game.score_list(rows[0])
        return players
