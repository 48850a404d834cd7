"""Rules: games end with winners, whoever is to move can, and a refused move changes nothing.

Rests on `cases`, `playing` and `finding`.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator

from trickery.check.cases import Case, moves_made, random_game
from trickery.check.faults import stuck
from trickery.check.finding import Finding, Severity
from trickery.check.playing import Playthrough
from trickery.core.errors import BadOption, IllegalMove, NotYourTurn, TrickeryError
from trickery.core.match import Match
from trickery.core.rng import generator
from trickery.core.state import CHANCE, OVER

GAMES = 2  # random games of each case
TRIED = 12  # illegal moves at each position
LARGEST = 1024  # bytes of a state


def check(case: Case) -> Iterator[Finding]:
    """Everything about one case's rules."""
    yield from the_state_is_small(case)
    for seed in range(GAMES):
        yield from a_game_goes_by_the_contract(case, seed)
    yield from a_seed_decides_the_game(case)
    yield from what_is_refused_changes_nothing(case)
    yield from slips_are_legal(case)


def the_state_is_small(case: Case) -> Iterator[Finding]:
    """At most 1 KiB: states are copied all the time."""
    size = case.game.State.dtype.itemsize
    if size > LARGEST:
        yield Finding(
            Severity.ERROR,
            f"A state takes {size} bytes; {LARGEST} are allowed.",
            "rules.py",
            "Use narrower fields in `State` (`i8` for seats and cards), and sets instead of lists.",
        )


def a_game_goes_by_the_contract(case: Case, seed: int) -> Iterator[Finding]:
    """One random game, every function called at every step, chance steps included."""
    play = Playthrough(case, seed)
    try:
        yield from _at(play)
        for _ in play.steps():
            yield from _at(play)
        if play.actor == OVER:
            yield from _at_the_end(play)
    finally:
        yield from play.rules.found


def _at(play: Playthrough) -> Iterator[Finding]:
    """One position."""
    case, rules, rows = play.case, play.rules, play.rows
    if not (play.actor in (CHANCE, OVER) or 0 <= play.actor < case.players):
        yield Finding(
            Severity.ERROR,
            f"`actor` is {play.actor}, which is no seat.",
            "rules.py",
            f"Set it to a seat below `s.players`, `CHANCE` ({CHANCE}) or `OVER` ({OVER}).",
            play.where,
        )
        return
    rules.scores(rows)
    if play.actor >= 0:
        yield from _at_a_decision(play)
    rules.observe(rows, play.moves % case.players)


def _at_a_decision(play: Playthrough) -> Iterator[Finding]:
    legal, game = play.legal, play.game
    if not legal:
        yield stuck(play.where)
        return
    if legal[-1] >= len(game.moves):
        yield Finding(
            Severity.ERROR,
            f"`legal` allows move {legal[-1]}, and `MOVES` ends with {len(game.moves) - 1}.",
            "rules.py",
            "Set only bits of moves that there are.",
            play.where,
        )
    if len(legal) > 1:
        move, why = play.rules.thumb(play.rows, legal, generator(play.moves))
        if move not in legal:
            yield Finding(
                Severity.ERROR,
                "`thumb` chooses a move that isn’t legal.",
                "thumb.py",
                "Choose among the moves in `legal`.",
                play.where,
            )
        if not 0 <= why < len(game.reasons):
            yield Finding(
                Severity.ERROR,
                f"`thumb` gives reason {why}, and `REASONS` has {len(game.reasons)}.",
                "thumb.py",
                "Write the index of a reason into `why[0]` before every `return`.",
                play.where,
            )


def slips_are_legal(case: Case) -> Iterator[Finding]:
    """A beginner's move is one of the legal ones."""
    slips, game, seed = case.game.slips, case.game, 10
    for match in random_game(case, seed) if slips else ():
        legal = match.legal()
        if slips is None or len(legal) < 2:
            continue
        rows, mask = match.snapshot(), game.new_mask()
        game.legal(game.handle(rows[0]), mask)
        if int(slips[1](game.handle(rows[0]), mask, generator(5))) not in legal:
            yield Finding(
                Severity.ERROR,
                "`slip` chooses a move that isn’t legal.",
                "slips.py",
                "Choose among the moves in `legal`.",
                case.at(seed, moves_made(match)),
            )
            return


def _at_the_end(play: Playthrough) -> Iterator[Finding]:
    won = play.rules.winners(play.rows)
    if won == 0 or won >> play.case.players:
        yield Finding(
            Severity.ERROR,
            "A game is over and nobody has won."
            if won == 0
            else "A seat that nobody sits at has won.",
            "rules.py",
            "`winners` returns the set of winning seats: a bit for each, at least one.",
            play.where,
        )
        return
    shares = play.game.returns(play.rows[0])
    if not math.isclose(sum(shares), 1.0):
        yield Finding(
            Severity.ERROR,
            f"The win shares add up to {sum(shares)}.",
            "rules.py",
            "`winners` returns a set of seats as a 64-bit word.",
            play.where,
        )


def a_seed_decides_the_game(case: Case) -> Iterator[Finding]:
    """The same seed gives the same game, and another seed another one."""
    games = [list(random_game(case, seed))[-1].snapshot().tobytes() for seed in (5, 5, 6)]
    if games[0] != games[1]:
        yield Finding(
            Severity.ERROR,
            "The same seed gives different games.",
            "rules.py",
            "Let rules depend on the state alone: no clock, no `random`, no variable of a module.",
            case.at(5),
        )
    if case.game.lots.total and games[0] == games[2]:
        yield Finding(
            Severity.ERROR,
            "Another seed gives the same game.",
            "rules.py",
            "Draw in `draw`, with `below` or `shuffle` from `s.rng`.",
            case.at(6),
        )


def what_is_refused_changes_nothing(case: Case) -> Iterator[Finding]:
    """Illegal moves, the wrong seat, junk: refused with a reason, and nothing has happened."""
    seed, rng = 4, random.Random(4)
    for match in random_game(case, seed):
        if match.actor is None or rng.random() < 0.5:
            continue
        before = match.snapshot().tobytes()
        yield from _refused(case, match, rng, case.at(seed, moves_made(match)))
        if match.snapshot().tobytes() != before:
            yield Finding(
                Severity.ERROR,
                "A refused move changes the state.",
                "words.py",
                "`why_not` only reads: let it change nothing.",
                case.at(seed, moves_made(match)),
            )


def _refused(case: Case, match: Match, rng: random.Random, where: str) -> Iterator[Finding]:
    actor, legal, moves = match.actor, match.legal(), case.game.moves
    if actor is None:
        return
    illegal = sorted(set(range(len(moves))) - set(legal))
    for move in rng.sample(illegal, min(TRIED, len(illegal))):
        try:
            match.check(actor, move)
            yield _accepted(f"The illegal move “{moves[move]}”", where)
        except IllegalMove as refusal:
            if not str(refusal.reason).partition(": ")[2].strip():
                yield Finding(
                    Severity.ERROR,
                    f"`why_not` has no reason against “{moves[move]}”.",
                    "words.py",
                    "Return a message for every move that can be illegal.",
                    where,
                )
    junk: list[tuple[int, int | str]] = [(-1, 0), (case.players, 0)]
    junk += [((actor + 1) % case.players, legal[0])]
    junk += [(actor, text) for text in ("", "xyzzy", "\x00\n", "9" * 500)]
    junk += [(actor, number) for number in (-1, len(moves), 10**9)]
    for seat, typed in junk:
        try:
            match.check(seat, typed)
            yield _accepted(f"{typed!r} by seat {seat}", where)
        except (NotYourTurn, BadOption, TrickeryError):
            pass


def _accepted(what: str, where: str) -> Finding:
    return Finding(
        Severity.ERROR,
        f"{what} is accepted.",
        "rules.py",
        "`legal` must set the bits of the legal moves only.",
        where,
    )
