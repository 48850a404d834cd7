"""One process in which bots think: it is asked line by line, and answers line by line.

Rests on `bots`. `thinkers` starts it (`python -m trickery.table.thinker NICE MEMORY [MODULE]`) and
ends it. It runs the rules compiled, and whatever a bot does to it, the server lives on.
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

from trickery import bots
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
    """A move, or word that the bot is ready; if it fails, why."""
    try:
        game = registry.load(question["game"])
        if "row" not in question:
            rehearse(game, question["bot"])
            return {"ready": question["bot"]}
        return {"move": choose(game, question["bot"], question["row"], question["seat"])}
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


def rehearse(game: Game, bot: str) -> None:
    """Let a bot choose here and there in a game, so that all it needs is compiled and loaded."""
    match, rng = Match(game, seed=1), generator(1)
    player = bots.make(bot, rng)
    for step in range(REHEARSALS * BETWEEN):
        if match.actor is None:
            break
        legal = match.legal()
        if step % BETWEEN == 0:
            bots.ask(player, match)
        match.play(match.actor, legal[below(rng, len(legal))])


if __name__ == "__main__":
    main()
