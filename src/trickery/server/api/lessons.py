"""Routes of lessons: a game's guided first hand, other moves tried in it, playing on after it.

Rests on `core.lessons` and on the directory, which opens the table to play on at. Nothing is kept
of a learner: they send the step, and a move.
"""

from __future__ import annotations

from functools import partial

import orjson
from fastapi import APIRouter, Request
from fastapi.responses import Response

from trickery.core import registry
from trickery.core.lessons import Frame, Lesson, Playing, Shown
from trickery.core.lessons import lesson as lesson_of
from trickery.core.say import Say, wire
from trickery.core.threads import once
from trickery.server.api.catalog import require_game
from trickery.server.api.dependencies import ERRORS, ClientAddress, Context, while_heard
from trickery.server.catalogue import say
from trickery.server.directory.opening import TableSpec, new_secret
from trickery.server.errors import NoSuchGame
from trickery.server.net.responses import cached_response, json_response
from trickery.server.table.names import BOTS
from trickery.server.table.table import digested
from trickery.server.table.transcript import round_told
from trickery.server.table.views import sent_view
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
    """What comes of a move that a step did not ask for."""
    trying = partial(_try_move, _find_lesson(game), body.step, body.move)
    frame = await while_heard(request, context.threads.lessons.run(trying))
    result: m.LessonTried = {"frame": frame}
    return json_response(result)


@router.post(
    "/games/{game}/lesson/play-on",
    tags=["lessons"],
    status_code=201,
    response_model=m.Taken,
)
async def play_on(
    game: str,
    body: requests.PlayOnHere,
    request: Request,
    context: Context,
    client: ClientAddress,
) -> Response:
    """A new table that goes on where the lesson ends."""
    lesson = _find_lesson(game)
    person = digested(body.person)
    context.limits.open_table(client, person)
    end = partial(_at_step, lesson, len(lesson.steps))
    playing = await while_heard(request, context.threads.lessons.run(end))
    secret, key = new_secret()
    spec = TableSpec(game, body.name, key, bots=body.bots, pace=body.pace, person=person)
    new = await context.tables.play_on_from(playing.match, lesson.seat, spec)
    taken: m.Taken = {"table": new.id, "seat": lesson.seat, "secret": secret}
    return json_response(taken, 201)


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
        "before": _frame(lesson, shown.before) if shown.before else None,
        "frames": [_frame(lesson, frame) for frame in shown.frames],
        "answer": wire(shown.answer),
        "lit_after": list(shown.step.lit_after),
        "after": [_frame(lesson, frame) for frame in shown.after],
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
        "view": sent_view(game, view),
        "aim": wire(game.aim(view)),
        "standing": wire(game.standing(view)),
        "prompt": wire(game.prompt(view)) if asked else "",
        "entry": entry,
    }


@once
def _at_step(lesson: Lesson, step: int) -> Playing:
    """The table before a step, or after the last: nobody plays on in this one."""
    return lesson.at_step(step)


def _try_move(lesson: Lesson, step: int, move: str) -> m.LessonFrame:
    return _frame(lesson, _at_step(lesson, min(step, len(lesson.steps) - 1)).copy().make(move))
