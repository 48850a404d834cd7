"""Why a move is better: facts that raise its chance of winning, in imagined worlds.

Rests on `sampling` and on the games' `facts.py`, which list what's true in one world. Two moves are
played out in the same worlds, with the same chance to come. A fact counts as a cause only if it
explains the results of these very playouts:

- What comes of a move (`came`): it has to come of one move more often than of the other, and the
  better move has to gain more in those worlds in which that's so than elsewhere.
  And the game must say that it makes sense as a reason (`THEMES`): "Ann wins more often, and that
  helps you" doesn't, whatever chance did.
- What's hidden (`held`): the better move has to gain, or lose, in the worlds in which it's true,
  and differently from elsewhere.

What always comes of one move and never of the other explains nothing: it's another name for the
move.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from trickery.coach.causes import ALL_ALIKE, NO_FACTS, NO_SINGLE_REASON, because, can_be_a_cause
from trickery.coach.sampling import Sampler
from trickery.coach.told import Point, Reason, Whereabouts
from trickery.core.contract import Game
from trickery.core.rng import draw_word
from trickery.core.rows import Rows
from trickery.core.say import Say, speaker, wire
from trickery.core.state import U64Array

say = speaker(__package__)

LEAST_WORLDS = 240  # that two moves are compared in
PART = 20  # one world in so many playouts, if that's more
FEWEST = 12  # worlds that a fact must be true in, and as many in which it must not
OFTENER = 0.08  # a fact must come of one move that much more often than of the other
CLEARLY = 3.0  # standard errors by which it must do so, and by which it must matter
MOST_POINTS = 3  # for a move, and as many against it
MAIN = 0.2  # of the difference: how much the cause that's told first has to explain

Floats = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Pair:
    """Two moves, played out in the same worlds."""

    game: Game
    seat: int
    better: int
    worse: int
    worlds: Rows
    gains: Floats  # by world: the win share that the better move brings more
    came: tuple[list[set[Say]], list[set[Say]]]  # by world: what came of each move
    held: list[set[Say]]  # by world: what's hidden


@dataclass(frozen=True)
class Cause:
    """A fact that explains which of two moves is better."""

    fact: Say
    worth: float  # how much of the difference it explains; negative: it speaks against
    often: tuple[
        int, int
    ]  # of a hundred worlds, after each move; for a hidden fact, twice the same
    hidden: bool


def played_out(
    sampler: Sampler,
    root: Rows,
    seat: int,
    better: int,
    worse: int,
    rng: U64Array,
    playouts: int = 0,
) -> Pair:
    """Play two moves out in some new worlds: in more of them where a decision had more playouts."""
    game, facts = sampler.game, sampler.game.facts
    worlds = sampler.imagined(root, seat, rng, max(LEAST_WORLDS, playouts // PART))
    seeds = np.array([[draw_word(rng), draw_word(rng) | np.uint64(1)] for _ in worlds])
    some, others = (sampler.follow(worlds, seat, move, seeds) for move in (better, worse))
    gains = some.shares - others.shares
    if facts is None:
        return Pair(game, seat, better, worse, worlds, gains, ([], []), [])
    before = list(map(game.State.still, worlds))
    came = [
        [
            set(facts.came(stood, game.State.still(turn), game.State.still(end), seat))
            for stood, turn, end in zip(before, each.turns, each.ends, strict=True)
        ]
        for each in (some, others)
    ]
    held = [set(facts.held(each, seat)) for each in before]
    return Pair(game, seat, better, worse, worlds, gains, (came[0], came[1]), held)


def causes(pair: Pair) -> list[Cause]:
    """The facts worth telling: those for the better move, then those against it.

    Those that explain most of the difference come first; another fact of a kind adds little.
    """
    found = [each for each in _all_causes(pair) if theme_of(pair.game, each) is not None]
    found.sort(key=lambda each: (-abs(each.worth), repr(each.fact)))
    helpful: dict[str, Cause] = {}
    harmful: dict[str, Cause] = {}
    for each in found:
        (helpful if each.worth > 0 else harmful).setdefault(each.fact.id, each)
    return [*list(helpful.values())[:MOST_POINTS], *list(harmful.values())[:MOST_POINTS]]


def theme_of(game: Game, cause: Cause) -> str | None:
    """The theme that a game gives to a cause; none if it makes no sense as a reason."""
    themes = {} if game.facts is None else game.facts.THEMES
    speaks_for_oftener = (cause.often[0] > cause.often[1]) == (cause.worth > 0)
    form = "more" if speaks_for_oftener else "less"
    return themes.get(f"{cause.fact.id}.{form}", themes.get(cause.fact.id))


def why(pair: Pair) -> Reason:
    """What to tell about two moves."""
    found = causes(pair)
    better, worse = (str(pair.game.moves[move]) for move in (pair.better, pair.worse))
    gain = float(pair.gains.mean())
    main = [each for each in found if each.worth > max(0.0, MAIN * gain) and _tellable(each)][:1]
    unknown = NO_FACTS if pair.game.facts is None else NO_SINGLE_REASON
    says = _plainly(main[0], better) if main and gain > 0 else unknown
    told = [each for each in main if each.hidden and gain > 0]  # with its figures already
    points = [_point(each, better, worse) for each in found if each not in told]
    return {"against": worse, "says": wire(says), "points": points}


def all_alike() -> Reason:
    """What to tell where no move is worse than another."""
    return {"against": None, "says": wire(ALL_ALIKE), "points": []}


def holds(cause: Cause, pair: Pair) -> bool:
    """Whether a cause that was found elsewhere is one in these worlds, too: for tests."""
    if cause.hidden:
        here = _hidden_effect(_where(pair.held, cause.fact), pair.gains)
    else:
        some, others = (_where(each, cause.fact) for each in pair.came)
        here = _effect(some, others, pair.gains)
    return here is not None and here.worth * cause.worth > 0


# Causes ------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Effect:
    """How much of the difference between two moves a fact explains."""

    worth: float
    clear: bool


def _all_causes(pair: Pair) -> Iterable[Cause]:
    yield from _of_what_came(pair)
    yield from _of_what_is_held(pair)


def _of_what_came(pair: Pair) -> Iterable[Cause]:
    some, others = pair.came
    for fact in set().union(*some, *others):
        after, otherwise = _where(some, fact), _where(others, fact)
        effect = _effect(after, otherwise, pair.gains)
        if effect is not None and effect.clear:
            often = _of_hundred(after.mean()), _of_hundred(otherwise.mean())
            yield Cause(fact, effect.worth, often, hidden=False)


def _of_what_is_held(pair: Pair) -> Iterable[Cause]:
    for fact in set().union(*pair.held):
        true = _where(pair.held, fact)
        effect = _hidden_effect(true, pair.gains)
        if effect is not None and effect.clear:
            often = _of_hundred(true.mean())
            yield Cause(fact, effect.worth, (often, often), hidden=True)


def _effect(after: Floats, otherwise: Floats, gains: Floats) -> Effect | None:
    """Regress the gains on whether a fact came of one move and not of the other."""
    apart = after - otherwise
    if not FEWEST <= np.count_nonzero(apart) <= len(apart) - FEWEST:
        return None
    often, spread = float(apart.mean()), float(apart.std())
    slope = float((gains * (apart - often)).mean()) / spread**2
    left = gains - gains.mean() - slope * (apart - often)
    error = float(left.std()) / spread / np.sqrt(len(apart))
    oftener = abs(often) > max(OFTENER, CLEARLY * spread / np.sqrt(len(apart)))
    return Effect(slope * often, oftener and abs(slope) > CLEARLY * error)


def _hidden_effect(true: Floats, gains: Floats) -> Effect | None:
    """Compare the gains in the worlds in which a fact is true with those elsewhere."""
    if not FEWEST <= true.sum() <= len(true) - FEWEST:
        return None
    here, elsewhere = gains[true > 0], gains[true == 0]
    error, beyond = (float(each.std()) / np.sqrt(len(each)) for each in (here, elsewhere))
    mean = float(here.mean())
    apart = mean - float(elsewhere.mean())
    clear = abs(mean) > CLEARLY * error and abs(apart) > CLEARLY * float(np.hypot(error, beyond))
    return Effect(mean * float(true.mean()), clear and apart * mean > 0)


def _where(worlds: Sequence[set[Say]], fact: Say) -> Floats:
    return np.array([fact in true for true in worlds], dtype=np.float64)


# Telling -----------------------------------------------------------------------------------------


def _tellable(cause: Cause) -> bool:
    """Whether it can be told in one sentence; what a game is about, such as points, can't."""
    return cause.hidden or can_be_a_cause(cause.fact)


def _plainly(cause: Cause, better: str) -> Say:
    """The main cause in one sentence."""
    if cause.hidden:
        return say("coach-held", fact=_with_times(cause.fact, cause.often[0]), move=better)
    return because(better, cause.fact, more=cause.often[0] > cause.often[1])


def _point(cause: Cause, better: str, worse: str) -> Point:
    helps = cause.worth > 0
    if cause.hidden:
        fact = _with_times(cause.fact, cause.often[0])
        told = say("coach-held", fact=fact, move=better if helps else worse)
    else:  # the move that it comes of more often is named first
        (other, seldom), (move, often) = sorted(
            zip((better, worse), cause.often, strict=True), key=lambda each: each[1]
        )
        fact = _with_times(cause.fact, often)
        told = say("coach-came", move=move, fact=fact, other=other, times=seldom)
    return {"helps": helps, "text": wire(told)}


def whereabouts(pair: Pair) -> list[Whereabouts]:
    """The odds of everything hidden, per hundred worlds; what matters most comes first.

    A card matters as much as the gains depend on where it is.
    """
    game, seat = pair.game, pair.seat
    if game.facts is None:
        return []
    places: dict[str, dict[int | str, list[int]]] = {}
    for number, row in enumerate(pair.worlds):
        for card, where in game.facts.hidden(game.State.still(row), seat):
            places.setdefault(card, {}).setdefault(where, []).append(number)
    players = int(pair.worlds[0]["players"])
    matters = {card: _spread(where.values(), pair.gains) for card, where in places.items()}
    return [
        _odds(card, places[card], players, len(pair.worlds))
        for card in sorted(places, key=lambda card: (-round(matters[card], 9), card))
    ]


def _odds(card: str, where: dict[int | str, list[int]], players: int, worlds: int) -> Whereabouts:
    odds = Counter({place: _of_hundred(len(there) / worlds) for place, there in where.items()})
    named = sorted(place for place in odds if isinstance(place, str))
    return {
        "card": card,
        "seats": [odds[seat] for seat in range(players)],
        "places": {place: odds[place] for place in named},
    }


def _spread(groups: Iterable[Sequence[int]], gains: Floats) -> float:
    """How much of the variation of the gains is between these groups of worlds."""
    mean = float(gains.mean())
    return sum(len(each) * (float(gains[each].mean()) - mean) ** 2 for each in groups)


def _of_hundred(share: float) -> int:
    return round(100 * float(share))


def _with_times(fact: Say, times: int) -> Say:
    return Say(fact.of, fact.id, (*fact.args, ("times", times)))
