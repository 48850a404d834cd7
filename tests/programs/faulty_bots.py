"""Bots that misbehave, for the processes of `server.workers` (never loaded by a test itself).

A bot has to be made ready with the usual number of players: there they all behave. They show their
true colours at larger tables.
"""

from __future__ import annotations

import os
import sys
import threading
from typing import Any

import numpy as np

from trickery import bots

RUNGS = {
    name: bots.Rung(f"programs.faulty_bots:{name.capitalize()}", below="thumb")
    for name in ("crasher", "sleeper", "quitter", "cheater", "glutton", "fine")
} | {
    "dreamer": bots.Rung("programs.faulty_bots:Sleeper", bots.Budget(seconds=0.05), below="thumb"),
    "thinker": bots.Rung("programs.faulty_bots:Fine", bots.Budget(seconds=0.05), below="thumb"),
    "unready": bots.Rung("programs.faulty_bots:Missing", below="thumb"),
    "faller": bots.Rung("programs.faulty_bots:Crasher", below="cheater"),
}


class Fine:
    """Plays the last legal move."""

    def __init__(self, _rng: Any, _budget: bots.Budget) -> None:
        pass

    def choose(self, info: bots.Info) -> int:
        if info.view()["players"] > info.game.card.usual:
            return self.misbehave(info)
        return info.legal[-1]

    def misbehave(self, info: bots.Info) -> int:
        return info.legal[-1]


class Crasher(Fine):
    def misbehave(self, _info: bots.Info) -> int:
        raise RuntimeError("no idea")


class Sleeper(Fine):
    def misbehave(self, _info: bots.Info) -> int:
        threading.Event().wait()
        raise AssertionError("nobody wakes it")


class Quitter(Fine):
    def misbehave(self, _info: bots.Info) -> int:
        print("good bye")  # what a bot prints disturbs nobody
        os._exit(1)


class Cheater(Fine):
    def misbehave(self, _info: bots.Info) -> int:
        return 9999


class Glutton(Fine):
    def misbehave(self, _info: bots.Info) -> int:
        eaten = []
        while True:
            eaten.append(np.empty(1 << 28, dtype=np.uint8))


if sys.argv[-1] == __name__:  # a thinker was told to import us
    bots.BOTS.update(RUNGS)
