"""A census of imagined worlds: does any contradict what its seat knows, or the rules?

Rests on the games' own functions. A world is impossible if the seat could tell it from the real
one (other observation, other legal moves, other player to move), if a card is there twice or not
at all, if a seat holds what it has shown it lacks, or if a move that was made would not have
been legal in it (where the game can take moves back). Used by the tests and by benchmarks/search.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from trickery.bots.rollout import rewinder
from trickery.core import registry
from trickery.core.contract import Game
from trickery.core.match import Match
from trickery.core.rng import generator
from trickery.core.sets import members
from trickery.core.state import Fields
from trickery.games.twisticon import faces

A_POSITION = 40  # worlds sampled for each seat asked
A_GAME = 8  # positions looked at


def count_impossible(name: str, players: int, worlds: int, seed: int) -> tuple[int, int]:
    """How many of so many worlds, from positions of random games, are impossible; and how many."""
    game, rng, words = registry.load(name), random.Random(seed), generator(seed)
    rewind = rewinder(game)
    done = bad = 0
    while done < worlds:
        match = Match(game, players, seed=rng.randrange(1 << 30))
        states = []
        while match.actor is not None:
            states.append((match.snapshot(), match.actor))
            match.play(match.actor, rng.choice(match.legal()))
        for rows, actor in rng.sample(states, min(len(states), A_GAME)):
            seat = actor if rng.random() < 0.5 else rng.randrange(players)
            known = Known(game, rows, seat, rewind)
            for _ in range(A_POSITION):
                done += 1
                bad += not known.allows(game.twin(rows[0], seat, words))
    return bad, done


class Known:
    """What one seat knows of a position, worked out once for many worlds."""

    def __init__(
        self, game: Game, rows: Any, seat: int, rewind: Callable[[Any], int] | None
    ) -> None:
        self.game, self.seat, self.rewind = game, seat, rewind
        self.actor = int(rows[0]["actor"])
        self.legal = game.legal_moves(rows[0]) if self.actor == seat else []
        self.seen = game.observation(rows[0], seat).tobytes()
        self.cards = CENSUS[game.name](game.State(rows[0]))

    def allows(self, world: Any) -> bool:
        """Could this world be the real one?"""
        row = world[0]
        return (
            int(row["actor"]) == self.actor
            and self.game.observation(row, self.seat).tobytes() == self.seen
            and (self.actor != self.seat or self.game.legal_moves(row) == self.legal)
            and CENSUS[self.game.name](self.game.State(row)) == self.cards
            and self._past_is_legal(world)
        )

    def _past_is_legal(self, world: Any) -> bool:
        if self.rewind is None:
            return True
        rows = world.copy()
        while (move := self.rewind(self.game.handle(rows[0]))) >= 0:
            if move not in self.game.legal_moves(rows[0]):
                return False
        return True


# Every card that somebody cannot see, wherever it lies, in order: the same in all worlds ---------


def _of(*sets: Any) -> list[int]:
    return sorted(card for cards in sets for card in members(cards))


def _trick_party(s: Any) -> list[int]:
    return _of(*s.hand[: s.players]) + sorted(s.deck.tolist())


def _tricksters(s: Any) -> list[int]:
    return _of(*s.hand)


def _trick_100(s: Any) -> list[int]:
    pile = s.pile.tolist()
    lying = pile[: s.stock] + pile[len(pile) - s.aside :] + [s.face_down]
    held = [64 * half + card for hand in s.hand for half in (0, 1) for card in members(hand[half])]
    return sorted(lying + held)


def _tricky_twist(s: Any) -> list[Any]:
    seats = range(s.players)
    hidden = _of(*s.hand[: s.players], *s.reserve[: s.players])
    # Who did not follow a suit holds no card of it but for those taken from the reserve since.
    lies = 0
    for seat in seats:
        known = [s.use[0]] if s.holder[0] == seat else []
        for suit in range(s.void_at._array.shape[1]):
            void = s.void_at[seat, suit]
            held = [c for c in members(s.hand[seat]) if c // 12 == suit and c not in known]
            since = [at for at in members(s.fresh[seat]) if at > void]
            lies += void > 0 and len(held) > len(since)
    orders = [sorted(c for c in s.order.tolist()[5 * seat :][:5] if c >= 0) for seat in seats]
    matching = s.order.tolist()[0] < 0 or orders == [members(s.reserve[seat]) for seat in seats]
    return [*hidden, lies, matching]


def _twisticon(s: Any) -> list[int]:
    return sorted(faces.read(s.cube)) + sorted(s.deck.tolist()[s.dealt :])


CENSUS: dict[str, Callable[[Fields], list[Any]]] = {
    "trick_party": _trick_party,
    "tricksters": _tricksters,
    "trick_100": _trick_100,
    "tricky_twist": _tricky_twist,
    "twisticon": _twisticon,
}
