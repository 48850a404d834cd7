"""One process in which bots or the coach think: it is asked line by line, and answers line by line.

Rests on `bots` and `coach`. `thinkers` starts it
(`python -m trickery.table.thinker NICE MEMORY [MODULE]`) and ends it. It runs the rules compiled,
and whatever a bot does to it, the server lives on.
"""

from __future__ import annotations

import importlib
import json
import os
import queue
import sys
import threading
from collections.abc import Mapping
from contextlib import suppress
from typing import IO, Any

import numpy as np

from trickery import bots, coach
from trickery.core import registry
from trickery.core.contract import Game
from trickery.core.match import Match
from trickery.core.rng import below, fresh_seed, generator

try:
    import resource
except ImportError:  # Windows: there a greedy bot has all the memory
    resource = None  # type: ignore[assignment]

REHEARSALS = 8  # decisions of a game with which a bot is tried out
BETWEEN = 7  # decisions from one rehearsal to the next
REHEARSED = 20  # playouts of the coach in each


def main() -> None:
    """Answer until the server hangs up."""
    nice, memory, *modules = sys.argv[1:]
    if hasattr(os, "nice"):
        os.nice(int(nice))
    if resource is not None:
        resource.setrlimit(resource.RLIMIT_AS, (int(memory), int(memory)))
    asked, told = _take_the_pipes()
    for module in modules:
        importlib.import_module(module)
    questions: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    # In a thread of its own: a server that is gone is noticed even while a bot hangs.
    threading.Thread(target=_read, args=(asked, questions), daemon=True).start()
    with suppress(BrokenPipeError):  # the same, noticed here first
        _tell(told, {"here": os.getpid()})
        while True:
            _tell(told, answer(json.loads(questions.get())))


def _take_the_pipes() -> tuple[IO[bytes], IO[bytes]]:
    """The two pipes to the server, out of the way of bots that print or ask for input."""
    asked, told = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return asked, told


def _read(asked: IO[bytes], questions: queue.SimpleQueue[bytes]) -> None:
    for line in asked:
        questions.put(line)
    os._exit(0)


def _tell(told: IO[bytes], message: Mapping[str, Any]) -> None:
    told.write(json.dumps(message).encode() + b"\n")
    told.flush()


def answer(question: Mapping[str, Any]) -> dict[str, Any]:
    """A bot's move, the coach's finding, or word that they are ready; if they fail, why."""
    try:
        game, bot = registry.load(question["game"]), question.get("bot")
        if "row" not in question:
            rehearse(game, REHEARSED if bot is None else bots.make(bot, generator(1)))
            return {"answer": "ready"}
        if bot is None:
            return {"answer": found(question)}
        return {"answer": choose(game, bot, question["row"], question["seat"])}
    except BaseException as error:  # bots are others' code: also one that exits is only a bot
        text = str(error).partition("\n")[0][:200]
        return {"failed": f"{type(error).__name__}: {text}" if text else type(error).__name__}


def choose(game: Game, bot: str, row: str, seat: int) -> int:
    """What a bot does in a state of the server's."""
    rng = generator(fresh_seed())
    # The doorkeeper: before there is a bot, the real state is replaced by a twin that its seat
    # cannot tell from it, and dropped. Whatever the bot gets hold of in here, it is not the truth.
    real = np.frombuffer(bytes.fromhex(row), dtype=game.State.dtype)
    twin = game.twin(real[0], seat, rng)
    del real, row
    info = bots.info_of(game, twin, seat)
    return int(bots.make(bot, rng).choose(info))


def found(question: Mapping[str, Any]) -> coach.Finding:
    """What the coach finds in a position. It is a twin already: the truth never comes here."""
    names = ("game", "seat", "chosen", "number", "step")
    where = coach.Position(
        row=bytes.fromhex(question["row"]), **{name: question[name] for name in names}
    )
    return coach.find(where, question["playouts"])


def rehearse(game: Game, player: bots.Bot | int) -> None:
    """Let a bot, or the coach with so many playouts, look at a game here and there.

    Then all that they need is compiled and loaded.
    """
    match, rng = Match(game, seed=1), generator(1)
    for step in range(REHEARSALS * BETWEEN):
        if match.actor is None:
            break
        legal = match.legal()
        if step % BETWEEN == 0:
            if not isinstance(player, int):
                bots.ask(player, match)
            elif len(legal) > 1:
                coach.assess(match, player)
        match.play(match.actor, legal[below(rng, len(legal))])


if __name__ == "__main__":
    main()
