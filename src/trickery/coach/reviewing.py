"""A whole game through the eyes of one seat: what each of its decisions cost, and what luck did.

Rests on `finding`. The share of the win that a seat could expect goes from an equal share, before
anything was dealt, to what it got. Every step on that way is either the seat's own decision or
something that it had no hand in, which is its luck: the deal, what came up, what the others did.

    result = start + luck + skill          skill = room - cost, summed over all decisions

`cost` is what the best move was worth more than the chosen one; `room` is what it was worth more
than a regular's, whose play all expectations rest on. So among regulars luck has no drift: over
many games it sums up to nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from trickery.coach.finding import Position, position
from trickery.coach.told import FORMAT, Account, Finding, Review
from trickery.core import records
from trickery.core.match import Match


def positions(match: Match, record: Mapping[str, Any], seat: int) -> Iterator[Position]:
    """Every decision of a seat in which it had a choice, as the record is played again.

    `match` is the record's start; when this is through, it stands at the record's end.
    """
    number = step = 0
    playing = records.steps(record, match)
    for told in record["steps"]:
        actor, stood = match.actor, match.snapshot()
        choice = actor == seat and len(match.legal()) > 1
        next(playing)  # checks what the record tells
        if choice:
            chosen = match.game.moves.parse(told["move"])
            yield position(match.game, stood, seat, chosen, number, step)
        number += choice
        step += actor is not None
    for _ in playing:
        pass  # checks that the record ends as it says


def account(findings: Sequence[Finding], players: int, result: float | None) -> Account:
    """What luck did, and what skill."""
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
    # Decisions are looked at in different worlds, so their errors do not add up in full.
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
    """A review as it is kept and sent, with those findings that are done."""
    done = len(findings) == decisions
    return {
        "format": FORMAT,
        "game": game,
        "players": players,
        "seat": seat,
        "playouts": playouts,
        "decisions": decisions,
        "findings": sorted(findings, key=lambda each: each["number"]),
        "account": account(findings, players, result) if done else None,
    }
