"""Lessons over HTTP: a game's guided first hand, other moves tried in it, and playing on after it.

Rests on `core.lessons` and on `shelf` for finding games. Nothing is kept of a learner: they tell
the moves that they have made since a step, and are told what the table is like then.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import cast

import orjson
from fastapi import APIRouter, Request
from fastapi.responses import Response

from trickery.core import registry
from trickery.core.lessons import Frame, Lesson, Playing, Shown, lesson
from trickery.core.say import Say, speaker, wire
from trickery.core.threads import once
from trickery.table import messages as m
from trickery.table import sent
from trickery.table.border import answer, kept_answer
from trickery.table.names import BOTS
from trickery.table.refusals import NoSuchGame
from trickery.table.routes import ERRORS
from trickery.table.shelf import must_be_here
from trickery.table.story import round_told

say = speaker(__package__)

KEPT = 64  # games that are played on, so that a move is not preceded by all those before it

lessons = APIRouter(prefix="/api", responses=ERRORS)
_played: OrderedDict[tuple[str, int, tuple[str, ...]], Playing] = OrderedDict()


@lessons.get("/games/{game}/lesson", tags=["lessons"], response_model=m.LessonTold)
async def whole(game: str, request: Request) -> Response:
    """A game's lesson: every step, with the table as it is then."""
    return kept_answer(request, await asyncio.to_thread(_whole, _taught(game)))


@lessons.post("/games/{game}/lesson", tags=["lessons"], response_model=m.LessonTried)
async def tried(game: str, asked: sent.TryMove) -> Response:
    """What comes of a move that a step did not ask for; after the last step one plays on."""
    frames = await asyncio.to_thread(_tried, _taught(game), asked.step, tuple(asked.moves))
    told: m.LessonTried = {"frames": frames}
    return answer(told)


def _taught(game: str) -> Lesson:
    must_be_here(game)
    if found := lesson(registry.load(game)):
        return found
    raise NoSuchGame(say("no-lesson", text=registry.card(game).title))


@once
def _whole(taught: Lesson) -> bytes:
    card = taught.game.card
    told: m.LessonTold = {
        "game": taught.game.name,
        "title": card.title,
        "players": taught.players,
        "seat": taught.seat,
        "names": [*BOTS[: taught.seat], "", *BOTS[taught.seat : taught.players - 1]],
        "first": _frame(taught, taught.begin().first()),
        "steps": [_step(taught, shown) for shown in taught.shown()],
    }
    return orjson.dumps(told)


def _step(taught: Lesson, shown: Shown) -> m.LessonStep:
    package, wrong = taught.game.package, shown.step.wrong
    return {
        "says": wire(shown.says),
        "lit": list(shown.step.lit),
        "move": shown.step.move,
        "wrong": {move: wire(Say(package, id_)) for move, id_ in wrong.items()},
        "frames": [_frame(taught, frame) for frame in shown.frames],
        "answer": wire(shown.answer),
    }


def _frame(taught: Lesson, frame: Frame) -> m.LessonFrame:
    game, view = taught.game, frame.view
    asked = view["to_move"] == taught.seat
    entry: m.Entry | None = None
    if frame.seat is not None:
        news = [wire(line) for line in frame.news]
        entry = {"seq": 0, "kind": "move", "seat": frame.seat, "text": frame.heard, "news": news}
        if frame.ended:
            entry["round"] = round_told(frame.ended)
    return {
        "view": cast(m.View, view),
        "aim": wire(game.aim(view)),
        "standing": wire(game.standing(view)),
        "prompt": wire(game.prompt(view)) if asked else "",
        "entry": entry,
    }


def _tried(taught: Lesson, step: int, moves: tuple[str, ...]) -> list[m.LessonFrame]:
    """What the last of a learner's moves led to."""
    step = min(step, len(taught.steps))
    key = taught.game.name, step, moves[:-1]
    kept = _played.get(key)
    playing = (kept or taught.at_step(step)).copy()
    if kept is None:
        for move in moves[:-1]:
            playing.answer(move)
    on = step == len(taught.steps)
    frames = playing.answer(moves[-1]) if on else [playing.make(moves[-1])]
    if on:
        _played[taught.game.name, step, moves] = playing
        while len(_played) > KEPT:
            _played.popitem(last=False)
    return [_frame(taught, frame) for frame in frames]
