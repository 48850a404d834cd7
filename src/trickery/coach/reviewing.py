"""Reviewing a whole game for one seat: what each of its decisions cost, and its luck.

Rests on `finding`. The win share that a seat could expect goes from an equal share, before the
deal, to its result. Every change on the way is either due to the seat's own decision or outside its
control, which is its luck: the deal, later draws, the others' moves.

    result = start + luck + skill          skill = room - cost, summed over all decisions

`cost` is how much more the best move was worth than the chosen one; `room` is how much more it was
worth than that of a Regular bot, whose play all expectations assume. So among Regular bots luck
averages zero over many games.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from trickery.coach.finding import Position, position
from trickery.coach.told import FORMAT, Account, Finding, Review
from trickery.core import records
from trickery.core.match import Match


def positions(match: Match, record: Mapping[str, Any], seat: int) -> Iterator[Position]:
    """Replay a record; yields every decision of a seat in which it had a choice.

    `match` starts at the record's beginning, and is at its end afterwards.
    """
    number = step = 0
    playing = records.steps(record, match)
    for told in record["steps"]:
        actor, stood = match.actor, match.snapshot()
        choice = actor == seat and len(match.legal()) > 1
        next(playing)  # checks the record
        if choice:
            chosen = match.game.moves.parse(told["move"])
            yield position(match.game, stood, seat, chosen, number, step)
        number += choice
        step += actor is not None
    for _ in playing:
        pass  # checks the record's result


def account(findings: Sequence[Finding], players: int, result: float | None) -> Account:
    """Divide the result into luck and skill."""
    start = 1 / players
    luck, skill = [], []
    stands = start
    for each in findings:
        before, after = each["before"][each["seat"]], each["after"][each["seat"]]
        luck.append(before - stands)
        skill.append(after - before)
        stands = after
    if result is not None:
        luck.append(result - stands)
    cost = sum(each["cost"]["mean"] for each in findings)
    # Decisions use different worlds, so their errors are independent.
    wide = sum(((each["cost"]["high"] - each["cost"]["low"]) / 2) ** 2 for each in findings) ** 0.5
    return {
        "start": start,
        "luck": [round(each, 4) for each in luck],
        "skill": [round(each, 4) for each in skill],
        "cost": round(cost, 4),
        "cost_low": round(cost - wide, 4),
        "cost_high": round(cost + wide, 4),
        "room": round(sum(skill) + cost, 4),
        "result": result,
    }


def summed_up(
    game: str,
    players: int,
    seat: int,
    playouts: int,
    decisions: int,
    findings: Sequence[Finding],
    result: float | None,
) -> Review:
    """A review as it's stored and sent, with the findings so far, in any order."""
    found = sorted(findings, key=lambda each: each["number"])
    done = len(found) == decisions
    return {
        "format": FORMAT,
        "game": game,
        "players": players,
        "seat": seat,
        "playouts": playouts,
        "decisions": decisions,
        "findings": found,
        "account": account(found, players, result) if done else None,
    }
