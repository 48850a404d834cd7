"""Puzzles over HTTP: which there are, each as its seat sees it, and what every move is worth.

Rests on `core.puzzles` and on `shelf` for finding games. Nothing is kept of whoever solves them:
the page remembers that. Before the answer nobody is told more than the seat could know.
"""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import cast

import orjson
from fastapi import APIRouter, Request
from fastapi.responses import Response

from trickery.coach import Finding
from trickery.core import registry
from trickery.core.match import Match
from trickery.core.puzzles import Puzzle
from trickery.core.puzzles import puzzles as of_game
from trickery.core.say import speaker, wire
from trickery.core.threads import once
from trickery.table import messages as m
from trickery.table import sent
from trickery.table.border import answer, kept_answer
from trickery.table.names import BOTS
from trickery.table.refusals import NoSuchGame
from trickery.table.routes import ERRORS
from trickery.table.shelf import must_be_here

say = speaker(__package__)

KEPT = 256  # positions, so that an answer is not preceded by all moves before it
LAST = 40  # moves before the position that are told

puzzles = APIRouter(prefix="/api", responses=ERRORS)


@puzzles.get("/games/{game}/puzzles", tags=["puzzles"], response_model=list[m.PuzzleListed])
async def listed(game: str, request: Request) -> Response:
    """A game's puzzles."""
    must_be_here(game)
    return kept_answer(request, await asyncio.to_thread(_listed, game))


@puzzles.get("/games/{game}/puzzles/{puzzle}", tags=["puzzles"], response_model=m.PuzzleTold)
async def told(game: str, puzzle: str, request: Request) -> Response:
    """A puzzle's position, as the seat to move sees it."""
    found = _found(game, puzzle)
    return kept_answer(request, await asyncio.to_thread(lambda: told_of(found, _begun(found))))


@puzzles.post("/games/{game}/puzzles/{puzzle}", tags=["puzzles"], response_model=m.Answer)
async def solved(game: str, puzzle: str, asked: sent.Solve) -> Response:
    """Was that the best move, and what was every move worth?"""
    return answer(await asyncio.to_thread(_solved, _found(game, puzzle), asked.move))


def _found(game: str, puzzle: str) -> Puzzle:
    must_be_here(game)
    if found := of_game(registry.load(game)).get(puzzle):
        return found
    raise NoSuchGame(say("no-puzzle", text=registry.card(game).title))


@once
def _listed(game: str) -> bytes:
    found: list[m.PuzzleListed] = [
        {"id": id_, "players": puzzle.players, "level": puzzle.level}
        for id_, puzzle in of_game(registry.load(game)).items()
    ]
    return orjson.dumps(found)


def told_of(puzzle: Puzzle, match: Match) -> bytes:
    """What is told of a puzzle before it is solved: the match as its seat sees it."""
    seat, game = puzzle.seat, match.game
    view = match.view(seat)
    log = match.log(seat)[-LAST:]
    entries: list[m.Entry] = [
        {"seq": at, "kind": "move", "seat": who, "text": heard, "news": []}
        for at, (who, heard) in enumerate(log)
    ]
    found: m.PuzzleTold = {
        "id": puzzle.id,
        "game": game.name,
        "title": game.card.title,
        "players": puzzle.players,
        "seat": seat,
        "level": puzzle.level,
        "names": [*BOTS[:seat], "", *BOTS[seat : puzzle.players - 1]],
        "frame": {
            "view": cast(m.View, view),
            "aim": wire(game.aim(view)),
            "standing": wire(game.standing(view)),
            "prompt": wire(match.prompt()),
            "entry": None,
        },
        "entries": entries,
    }
    return orjson.dumps(found)


def _solved(puzzle: Puzzle, move: str) -> m.Answer:
    match = _begun(puzzle)
    number = match.check(puzzle.seat, move)
    best = puzzle.finding["best"]
    finding = cast(Finding, puzzle.finding)
    return {"type": "answer", "right": str(match.game.moves[number]) == best, "finding": finding}


def _begun(puzzle: Puzzle) -> Match:
    """The table at the position; nobody moves at it."""
    return _standing(puzzle.game, puzzle.id)


@lru_cache(KEPT)
def _standing(game: str, puzzle: str) -> Match:
    return of_game(registry.load(game))[puzzle].begin()
