"""The program of a worker process, in which bots or the coach think.

Rests on `bots` and `coach`. `process` starts it with
`python -m trickery.server.workers.child NICE MEMORY [MODULE]`, and ends it. Requests and responses
are JSON objects, one a line. It runs the rules compiled, and whatever a bot does to it, the server
lives on.
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

WARM_UP_DECISIONS = 8  # of a game with which a bot is tried out
WARM_UP_STRIDE = 7  # moves from one of these decisions to the next
WARM_UP_PLAYOUTS = 20  # of the coach in each


def main() -> None:
    """Answer requests until the server closes the pipe."""
    nice, memory, *modules = sys.argv[1:]
    if hasattr(os, "nice"):
        os.nice(int(nice))
    if resource is not None:
        resource.setrlimit(resource.RLIMIT_AS, (int(memory), int(memory)))
    requests, responses = _redirect_pipes()
    for module in modules:
        importlib.import_module(module)
    received: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    # In a thread of its own: a server that is gone is noticed even while a bot hangs.
    threading.Thread(target=_read, args=(requests, received), daemon=True).start()
    with suppress(BrokenPipeError):  # the same, noticed here first
        _respond(responses, {"started": os.getpid()})
        while True:
            _respond(responses, handle(json.loads(received.get())))


def _redirect_pipes() -> tuple[IO[bytes], IO[bytes]]:
    """The two pipes to the server, out of the way of bots that print or ask for input."""
    requests, responses = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return requests, responses


def _read(requests: IO[bytes], received: queue.SimpleQueue[bytes]) -> None:
    for line in requests:
        received.put(line)
    os._exit(0)


def _respond(responses: IO[bytes], message: Mapping[str, Any]) -> None:
    responses.write(json.dumps(message).encode() + b"\n")
    responses.flush()


def handle(request: Mapping[str, Any]) -> dict[str, Any]:
    """The response to a request: a bot's move, what the coach says, "ready", or a failure."""
    try:
        game, bot = registry.load(request["game"]), request.get("bot")
        if "screen" in request:
            return {"answer": coach.likely_costs([_position(each) for each in request["screen"]])}
        if "look" in request:
            return {"answer": coach.first_look(_position(request["look"]), request["playouts"])}
        if "row" not in request:
            warm_up(game, WARM_UP_PLAYOUTS if bot is None else bots.make(bot, generator(1)))
            return {"answer": "ready"}
        if bot is None:
            return {"answer": find(request)}
        return {"answer": choose(game, bot, request["row"], request["seat"])}
    except BaseException as error:  # bots are others' code: also one that exits is only a bot
        text = str(error).partition("\n")[0][:200]
        return {"failed": f"{type(error).__name__}: {text}" if text else type(error).__name__}


def choose(game: Game, bot: str, row: str, seat: int) -> int:
    """A bot's move in a state of the server's."""
    rng = generator(fresh_seed())
    # Before there is a bot, the real state is replaced by a twin that its seat cannot tell from
    # it, and dropped. Whatever the bot gets hold of in here, it is not the truth.
    real = np.frombuffer(bytes.fromhex(row), dtype=game.State.dtype)
    twin = game.twin(real[0], seat, rng)
    del real, row
    info = bots.info_of(game, twin, seat)
    return int(bots.make(bot, rng).choose(info))


def find(request: Mapping[str, Any]) -> coach.Finding:
    """The coach's finding on a position, which is a twin already: the truth never comes here."""
    return coach.find(_position(request), request["playouts"], request["known"])


def _position(told: Mapping[str, Any]) -> coach.Position:
    names = ("game", "seat", "chosen", "number", "step", "knows")
    return coach.Position(row=bytes.fromhex(told["row"]), **{name: told[name] for name in names})


def warm_up(game: Game, player: bots.Bot | int) -> None:
    """Compile and load all that a bot, or the coach with so many playouts, needs for a game.

    They look at some of its decisions.
    """
    match, rng = Match(game, seed=1), generator(1)
    for step in range(WARM_UP_DECISIONS * WARM_UP_STRIDE):
        if match.actor is None:
            break
        legal = match.legal()
        if step % WARM_UP_STRIDE == 0:
            if not isinstance(player, int):
                bots.ask(player, match)
            elif len(legal) > 1:
                coach.assess(match, player)
        match.play(match.actor, legal[below(rng, len(legal))])


if __name__ == "__main__":
    main()
