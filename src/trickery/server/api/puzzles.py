"""Routes of puzzles: which there are, each as its seat sees it, what every move is worth, and a
table to play on from there.

Rests on `coach.puzzles` and `directory`. Nothing is kept of whoever solves them: the page
remembers. Before the answer nobody gets more than the seat could know.
"""

from __future__ import annotations

from functools import partial
from typing import cast

import orjson
from fastapi import APIRouter, Request
from fastapi.responses import Response

from trickery.coach import Finding
from trickery.coach.puzzles import LEVELS, OTHER, Puzzle
from trickery.coach.puzzles import puzzles as of_game
from trickery.core import registry
from trickery.core.match import Match
from trickery.core.say import wire
from trickery.core.threads import once
from trickery.server.api.catalog import require_game
from trickery.server.api.dependencies import ERRORS, ClientAddress, Context, while_heard
from trickery.server.catalogue import say
from trickery.server.context import ApiCaches
from trickery.server.directory.opening import TableSpec, new_secret
from trickery.server.errors import NoSuchGame
from trickery.server.net.responses import cached_response, json_response
from trickery.server.table.names import BOTS
from trickery.server.table.table import digested
from trickery.server.table.views import sent_view
from trickery.wire import messages as m
from trickery.wire import requests

router = APIRouter(prefix="/api", responses=ERRORS)


@router.get("/games/{game}/puzzles", tags=["puzzles"], response_model=list[m.PuzzleListed])
async def listed(game: str, request: Request, context: Context) -> Response:
    """A game's puzzles."""
    require_game(game)
    return cached_response(request, await context.threads.lessons.run(partial(_list_puzzles, game)))


@router.get("/games/{game}/puzzles/{puzzle}", tags=["puzzles"], response_model=m.PuzzleTold)
async def told(game: str, puzzle: str, request: Request, context: Context) -> Response:
    """A puzzle's position, as the seat to move sees it."""
    found, moves = _find_puzzle(game, puzzle), context.settings.puzzle_moves

    def describe() -> bytes:
        return describe_puzzle(found, _position(context.caches, found), moves)

    return cached_response(
        request, await while_heard(request, context.threads.lessons.run(describe))
    )


@router.post("/games/{game}/puzzles/{puzzle}", tags=["puzzles"], response_model=m.Answer)
async def solved(
    game: str, puzzle: str, body: requests.Solve, request: Request, context: Context
) -> Response:
    """Was that the best move, and what was every move worth?"""
    found = _find_puzzle(game, puzzle)
    judging = context.threads.lessons.run(partial(_judge, context.caches, found, body.move))
    return json_response(await while_heard(request, judging))


@router.post(
    "/games/{game}/puzzles/{puzzle}/play-on",
    tags=["puzzles"],
    status_code=201,
    response_model=m.Taken,
)
async def play_on(
    game: str, puzzle: str, body: requests.PlayOnHere, context: Context, client: ClientAddress
) -> Response:
    """A new table with a puzzle's cards and moves: the seat to move is yours."""
    found = _find_puzzle(game, puzzle)
    person = digested(body.person)
    context.limits.open_table(client, person)
    match = await context.threads.lessons.run(partial(_position, context.caches, found))
    secret, key = new_secret()
    spec = TableSpec(found.game, body.name, key, bots=body.bots, pace=body.pace, person=person)
    new = await context.tables.play_on_from(match, found.seat, spec)
    taken: m.Taken = {"table": new.id, "seat": found.seat, "secret": secret}
    return json_response(taken, 201)


def _find_puzzle(game: str, puzzle: str) -> Puzzle:
    require_game(game)
    if found := of_game(registry.load(game)).get(puzzle):
        return found
    raise NoSuchGame(say("no-puzzle", text=registry.card(game).title))


@once
def _list_puzzles(game: str) -> bytes:
    found: list[m.PuzzleListed] = [
        {"id": each.id, "players": each.players, "level": each.level, "theme": each.theme}
        for each in sorted(of_game(registry.load(game)).values(), key=_place)
    ]
    return orjson.dumps(found)


def _place(puzzle: Puzzle) -> tuple[int, bool, str]:
    """Easy puzzles come first, and within a level those of a theme together."""
    return LEVELS.index(puzzle.level), puzzle.theme == OTHER, puzzle.theme


def describe_puzzle(puzzle: Puzzle, match: Match, moves: int) -> bytes:
    """A puzzle before it is solved: the match as its seat sees it, with the last moves."""
    seat, game = puzzle.seat, match.game
    view = match.view(seat)
    log = match.log(seat)[-moves:]
    entries: list[m.Entry] = [
        {"seq": number, "kind": "move", "seat": mover, "text": text, "news": []}
        for number, (mover, text) in enumerate(log)
    ]
    description: m.PuzzleTold = {
        "id": puzzle.id,
        "game": game.name,
        "title": game.card.title,
        "players": puzzle.players,
        "seat": seat,
        "level": puzzle.level,
        "theme": puzzle.theme,
        "names": [*BOTS[:seat], "", *BOTS[seat : puzzle.players - 1]],
        "frame": {
            "view": sent_view(game, view),
            "aim": wire(game.aim(view)),
            "standing": wire(game.standing(view)),
            "prompt": wire(match.prompt()),
            "entry": None,
        },
        "entries": entries,
    }
    return orjson.dumps(description)


def _judge(caches: ApiCaches, puzzle: Puzzle, move: str) -> m.Answer:
    """Whether a move is among the best; raises where it is not allowed."""
    match = _position(caches, puzzle)
    number = match.check(puzzle.seat, move)
    right = str(match.game.moves[number]) in puzzle.answers
    return {"type": "answer", "right": right, "finding": cast(Finding, puzzle.finding)}


def _position(caches: ApiCaches, puzzle: Puzzle) -> Match:
    """The match at a puzzle's position; nobody moves in it, so it is shared."""
    key = puzzle.game, puzzle.id
    with caches.lock:
        match = caches.puzzles.get(key)
    if match is None:
        match = puzzle.begin()
        with caches.lock:
            caches.puzzles[key] = match
    return match
