"""Bots: the rule of thumb beats chance, and knowing what `imagine` gives away is of no use.

Rests on `bots`, `cases` and `finding`.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from statistics import fmean, stdev

from trickery.bots import Budget, ask, info_of, make
from trickery.bots.search import SearchBot
from trickery.check.cases import MOST_MOVES, Case, Endless
from trickery.check.finding import Finding, Severity
from trickery.check.watch import still_going
from trickery.core.match import Match
from trickery.core.rng import generator
from trickery.core.rows import Rows

DEALS = 30  # in each seat
STRONG = 1.2  # of an equal share of the wins, for the rule of thumb among random players
SEARCHED = 40  # deals of the searcher's contest
SIMULATIONS = 60  # a move
SIGMAS = 2.5


def the_thumb_beats_chance(case: Case) -> Iterator[Finding]:
    """In each seat in turn on the same deals; advice, since not every game rewards plain sense."""
    share = 0.0
    for deal in range(DEALS):
        for seat in range(case.players):
            match, rng = case.match(deal), generator(deal)
            bots = [make("thumb" if s == seat else "random", rng) for s in range(case.players)]
            for _ in range(MOST_MOVES):
                still_going()
                if match.actor is None:
                    break
                match.play(match.actor, ask(bots[match.actor], match))
            share += match.returns[seat]
    share /= DEALS
    if share < STRONG:
        yield Finding(
            Severity.ADVICE,
            f"Among random players, the rule of thumb wins {share:.2f} times an equal share.",
            "thumb.py",
            "Make it stronger: novices, beginners and search rest on it.",
            f"{DEALS} deals in each seat, {case}",
        )


def twins_are_worth_no_more_than_their_twins(case: Case) -> Iterator[Finding]:
    """A searcher that imagines from the real state must not beat one that gets a twin first."""
    edge = []
    for deal in range(SEARCHED):
        seat = deal % case.players
        edge.append(_share(case, deal, seat, True) - _share(case, deal, seat, False))
    mean, error = fmean(edge), stdev(edge) / math.sqrt(len(edge))
    if mean > 0 and mean >= SIGMAS * error:
        yield Finding(
            Severity.CRITICAL,
            f"Search wins {mean:.0%} more games with `imagine` as it is than it should: twins tell "
            "it what’s hidden.",
            "knows.py",
            "Let `imagine` choose again what the seat can’t know, future draws included.",
            f"{SEARCHED} deals with {SIMULATIONS} simulations a move, {case}",
        )


def _share(case: Case, deal: int, seat: int, real: bool) -> float:
    """What a searcher wins among rules of thumb, from real states or from twins of them."""
    match, rng, blind = case.match(deal), generator(deal), generator(deal + 1000)
    searcher = SearchBot(generator(deal), Budget(simulations=SIMULATIONS))
    others = make("thumb", rng)
    for _ in range(MOST_MOVES):
        still_going()
        if match.actor is None:
            return match.returns[seat]
        if match.actor == seat:
            rows = match.snapshot() if real else twin_of(match, seat, blind)
            move = searcher.choose(info_of(match.game, rows, seat))
        else:
            move = ask(others, match)
        match.play(match.actor, move)
    raise Endless


def twin_of(match: Match, seat: int, rng: Rows) -> Rows:
    """What the seat imagines, with a future that has nothing to do with the real one."""
    rows = match.game.twin(match.snapshot()[0], seat, rng)
    rows[0]["rng"] = rng
    return rows
