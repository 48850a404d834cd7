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

What always comes of one move and never of the other is often just another name for the move. It's
told only if the game says that it explains one (`CERTAIN`), and counts for what the better move
gains; if it's to help by harming another seat, for what that seat loses, too.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from trickery.coach.causes import (
    ALL_ALIKE,
    NO_FACTS,
    NO_SINGLE_REASON,
    because,
    can_be_a_cause,
    sure,
)
from trickery.coach.sampling import Sampler
from trickery.coach.told import Point, Reason
from trickery.coach.weighing import LEAST_SHARE
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
DECISIVE = 0.5  # of the difference: what explains so much and is certain is told first
DEFEND = "defend"  # the theme of facts that help because they harm the seat that they name

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
    changes: Floats  # by seat: the win share that the better move brings it more, on average
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
    certain: bool = False  # always after one move, never after the other
    only: bool = True  # for a hidden fact: the better move isn't better where it's false


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
    changes = some.shares - others.shares
    gains, by_seat = changes[:, seat], changes.mean(axis=0)
    if facts is None:
        return Pair(game, seat, better, worse, worlds, gains, by_seat, ([], []), [])
    before = list(map(game.State.still, worlds))
    came = [
        [
            set(facts.came(stood, game.State.still(turn), game.State.still(end), seat))
            for stood, turn, end in zip(before, each.turns, each.ends, strict=True)
        ]
        for each in (some, others)
    ]
    held = [set(facts.held(each, seat)) for each in before]
    return Pair(game, seat, better, worse, worlds, gains, by_seat, (came[0], came[1]), held)


def causes(pair: Pair) -> list[Cause]:
    """The facts worth telling: those for the better move, then those against it.

    Those that explain most of the difference come first; another fact of a kind adds little.
    """
    found = [each for each in _all_causes(pair) if theme_of(pair.game, each) is not None]
    certain = {(each.fact.id, _about(each), each.worth > 0) for each in found if each.certain}
    either = {(id_, seat) for id_, seat, helps in certain if (id_, seat, not helps) in certain}
    found.sort(key=lambda each: _order(pair, each, either))
    helpful: dict[str, Cause] = {}
    harmful: dict[str, Cause] = {}
    known: set[object] = set()
    for each in found:
        same_worlds = each.worth > 0, _about(each), _true_in(pair, each)
        side, other = (helpful, harmful) if each.worth > 0 else (harmful, helpful)
        at_odds = each.fact.id in other and _unlimited(other[each.fact.id]) == _unlimited(each)
        if not at_odds and same_worlds not in known and each.fact.id not in side:
            side[each.fact.id] = each
            known.add(same_worlds)
    return [*list(helpful.values())[:MOST_POINTS], *list(harmful.values())[:MOST_POINTS]]


def _order(pair: Pair, cause: Cause, either: Collection[object]) -> tuple[object, ...]:
    """What's certain and decides comes first, in the game's order; then what explains most.

    If each move brings another one of a kind, such as a claim, that comes last: it says little.
    """
    worth = -abs(cause.worth)
    if cause.certain and (cause.fact.id, _about(cause)) in either:
        return 2, 0, worth, repr(cause.fact)
    if cause.certain and -worth >= DECISIVE * float(pair.gains.mean()):
        return 0, _certain(pair.game).index(cause.fact.id), worth, repr(cause.fact)
    return 1, 0, worth, repr(cause.fact)


def _certain(game: Game) -> Sequence[str]:
    """The facts that explain a move even where they're certain; older games list none."""
    return tuple(getattr(game.facts, "CERTAIN", ()))


def _about(cause: Cause) -> object:
    return dict(cause.fact.args).get("seat")


def _unlimited(cause: Cause) -> object:
    """A fact without its threshold: "at least two" and "at least three" are the same in kind."""
    return [(key, arg) for key, arg in cause.fact.args if key == "seat" or isinstance(arg, str)]


def _true_in(pair: Pair, cause: Cause) -> bytes:
    """In which worlds a fact is true, to compare it with another one."""
    lists = (pair.held,) if cause.hidden else pair.came
    return b"".join(_where(each, cause.fact).tobytes() for each in lists)


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
    main = [each for each in found if each.worth > max(0.0, MAIN * gain) and _tellable(each)]
    main = sorted(main, key=lambda each: not each.only)[:1]  # "above all then" is a last resort
    unknown = NO_FACTS if pair.game.facts is None else NO_SINGLE_REASON
    says = _plainly(main[0], better) if main and gain > 0 else unknown
    told = [each for each in main if gain > 0 and (each.hidden or sure(each.often))]  # in full
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
        here = _certain_effect(pair, cause.fact, some, others) if cause.certain else None
        here = here or _effect(some, others, pair.gains)
    return here is not None and here.worth * cause.worth > 0


# Causes ------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Effect:
    """How much of the difference between two moves a fact explains."""

    worth: float
    clear: bool
    elsewhere: float = 0.0  # what the better move gains where a hidden fact is false


def _all_causes(pair: Pair) -> Iterable[Cause]:
    yield from _of_what_came(pair)
    yield from _of_what_is_held(pair)


def _of_what_came(pair: Pair) -> Iterable[Cause]:
    some, others = pair.came
    for fact in set().union(*some, *others):
        after, otherwise = _where(some, fact), _where(others, fact)
        certain = _certain_effect(pair, fact, after, otherwise)
        effect = certain or _effect(after, otherwise, pair.gains)
        if effect is not None and effect.clear:
            often = of_hundred(after.mean()), of_hundred(otherwise.mean())
            yield Cause(fact, effect.worth, often, hidden=False, certain=certain is not None)


def _of_what_is_held(pair: Pair) -> Iterable[Cause]:
    for fact in set().union(*pair.held):
        true = _where(pair.held, fact)
        effect = _hidden_effect(true, pair.gains)
        if effect is not None and effect.clear:
            often = of_hundred(true.mean())
            only = effect.worth < 0 or effect.elsewhere < LEAST_SHARE
            yield Cause(fact, effect.worth, (often, often), hidden=True, only=only)


def _certain_effect(pair: Pair, fact: Say, after: Floats, otherwise: Floats) -> Effect | None:
    """What a fact is worth that always comes of one move and never of the other.

    All that's known is that the better move gains something, and which way the fact speaks for a
    move. It explains the whole gain, unless it's about a seat that it doesn't harm as much.
    """
    often = of_hundred(after.mean()), of_hundred(otherwise.mean())
    gain = float(pair.gains.mean())
    if fact.id not in _certain(pair.game) or not sure(often) or gain <= 0:
        return None
    error = float(pair.gains.std()) / np.sqrt(len(pair.gains))
    clear = gain > CLEARLY * error
    theme = theme_of(pair.game, Cause(fact, gain, often, hidden=False))
    if theme is None:
        return Effect(-gain, clear)
    seat = dict(fact.args).get("seat")
    harmed = gain
    if theme == DEFEND and isinstance(seat, int):
        harmed = -float(pair.changes[seat])
    return Effect(min(gain, harmed), clear and harmed > 0)


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
    return Effect(mean * float(true.mean()), clear and apart * mean > 0, float(elsewhere.mean()))


def _where(worlds: Sequence[set[Say]], fact: Say) -> Floats:
    return np.array([fact in true for true in worlds], dtype=np.float64)


# Telling -----------------------------------------------------------------------------------------


def _tellable(cause: Cause) -> bool:
    """Whether it can be told in one sentence; what a game is about, such as points, can't."""
    return cause.hidden or can_be_a_cause(cause.fact)


def _plainly(cause: Cause, better: str) -> Say:
    """The main cause in one sentence."""
    if cause.hidden:
        return _held(cause, better)
    return because(better, cause.fact, cause.often)


def _held(cause: Cause, move: str) -> Say:
    """What's hidden, and which move is better then, or better above all then."""
    fact = _with_times(cause.fact, cause.often[0])
    return say("coach-held" if cause.only else "coach-held-above-all", fact=fact, move=move)


def _point(cause: Cause, better: str, worse: str) -> Point:
    helps = cause.worth > 0
    if cause.hidden:
        told = _held(cause, better if helps else worse)
    else:  # the move that it comes of more often is named first
        (other, seldom), (move, often) = sorted(
            zip((better, worse), cause.often, strict=True), key=lambda each: each[1]
        )
        fact = _with_times(cause.fact, often)
        told = say("coach-came", move=move, fact=fact, other=other, times=seldom)
    return {"helps": helps, "text": wire(told)}


def of_hundred(share: float) -> int:
    """A share, in times out of a hundred."""
    return round(100 * float(share))


def _with_times(fact: Say, times: int) -> Say:
    return Say(fact.of, fact.id, (*fact.args, ("times", times)))
