"""Routes of lessons: a game's guided first hand, other moves tried in it, playing on after it.

Rests on `core.lessons`. Nothing is kept of a learner: they send the moves that they have made since
a step, and get the table as it is then.
"""

from __future__ import annotations

from functools import partial
from typing import cast

import orjson
from fastapi import APIRouter, Request
from fastapi.responses import Response

from trickery.core import registry
from trickery.core.lessons import Frame, Lesson, Playing, Shown
from trickery.core.lessons import lesson as lesson_of
from trickery.core.say import Say, wire
from trickery.core.threads import once
from trickery.server.api.catalog import require_game
from trickery.server.api.dependencies import ERRORS, Context, while_heard
from trickery.server.catalogue import say
from trickery.server.context import ApiCaches
from trickery.server.errors import NoSuchGame
from trickery.server.net.responses import cached_response, json_response
from trickery.server.table.names import BOTS
from trickery.server.table.transcript import round_told
from trickery.wire import messages as m
from trickery.wire import requests

router = APIRouter(prefix="/api", responses=ERRORS)


@router.get("/games/{game}/lesson", tags=["lessons"], response_model=m.LessonTold)
async def whole(game: str, request: Request, context: Context) -> Response:
    """A game's lesson: every step, with the table as it is then."""
    lesson = _find_lesson(game)
    telling = context.threads.lessons.run(partial(_whole_lesson, lesson))
    return cached_response(request, await while_heard(request, telling))


@router.post("/games/{game}/lesson", tags=["lessons"], response_model=m.LessonTried)
async def tried(game: str, body: requests.TryMove, request: Request, context: Context) -> Response:
    """What comes of a move that a step did not ask for; after the last step one plays on."""
    trying = partial(_try_moves, context.caches, _find_lesson(game), body.step, tuple(body.moves))
    frames = await while_heard(request, context.threads.lessons.run(trying))
    result: m.LessonTried = {"frames": frames}
    return json_response(result)


def _find_lesson(game: str) -> Lesson:
    require_game(game)
    if found := lesson_of(registry.load(game)):
        return found
    raise NoSuchGame(say("no-lesson", text=registry.card(game).title))


@once
def _whole_lesson(lesson: Lesson) -> bytes:
    card = lesson.game.card
    whole_lesson: m.LessonTold = {
        "game": lesson.game.name,
        "title": card.title,
        "players": lesson.players,
        "seat": lesson.seat,
        "names": [*BOTS[: lesson.seat], "", *BOTS[lesson.seat : lesson.players - 1]],
        "first": _frame(lesson, lesson.begin().first()),
        "steps": [_step(lesson, shown) for shown in lesson.shown()],
    }
    return orjson.dumps(whole_lesson)


def _step(lesson: Lesson, shown: Shown) -> m.LessonStep:
    package, wrong = lesson.game.package, shown.step.wrong
    return {
        "says": wire(shown.says),
        "lit": list(shown.step.lit),
        "move": shown.step.move,
        "wrong": {move: wire(Say(package, id_)) for move, id_ in wrong.items()},
        "frames": [_frame(lesson, frame) for frame in shown.frames],
        "answer": wire(shown.answer),
    }


def _frame(lesson: Lesson, frame: Frame) -> m.LessonFrame:
    game, view = lesson.game, frame.view
    asked = view["to_move"] == lesson.seat
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


@once
def _at_step(lesson: Lesson, step: int) -> Playing:
    """The table before a step: what everybody tries begins there. Nobody plays on in this one."""
    return lesson.at_step(step)


def _try_moves(
    caches: ApiCaches, lesson: Lesson, step: int, moves: tuple[str, ...]
) -> list[m.LessonFrame]:
    """What the last of a learner's moves led to; the game is kept, so that the next is quick."""
    step = min(step, len(lesson.steps))
    key = lesson.game.name, step, moves[:-1]
    with caches.lock:
        kept = caches.lessons.get(key)
    playing = (kept or _at_step(lesson, step)).copy()
    if kept is None:
        for move in moves[:-1]:
            playing.answer(move)
    plays_on = step == len(lesson.steps)
    frames = playing.answer(moves[-1]) if plays_on else [playing.make(moves[-1])]
    if plays_on:
        with caches.lock:
            caches.lessons[lesson.game.name, step, moves] = playing
    return [_frame(lesson, frame) for frame in frames]
