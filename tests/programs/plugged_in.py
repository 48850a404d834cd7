"""Play a game of another package wherever ours can be played, and print what came out.

Run by test_plugins.py in a process that finds the package installed:
    python -m programs.plugged_in GAME BOT
"""

from __future__ import annotations

import logging
import random
import sys
import tempfile
import threading
from dataclasses import replace
from pathlib import Path

import numpy as np
import pyspiel
from pettingzoo.test import api_test

import trickery.envs.openspiel
import trickery.envs.pettingzoo
from kit.server import QUICK, play_to_the_end, serving
from trickery import envs
from trickery.client import read
from trickery.server.storage.store import sqlite_url


class Ready(logging.Handler):
    """Waits until a process of the table can play a bot."""

    def __init__(self, bot: str) -> None:
        super().__init__(logging.INFO)
        self.line = f"'{bot}' is ready"
        self.there = threading.Event()

    def emit(self, record: logging.LogRecord) -> None:
        if self.line in record.getMessage():
            self.there.set()


def at_a_table(game: str, bot: str) -> None:
    """Over HTTP against bots, which think in processes of their own; what is not legal is told."""
    log, ready = logging.getLogger("trickery"), Ready(bot)
    log.setLevel(logging.INFO)
    log.addHandler(ready)
    allowing = replace(QUICK, package_bots=(bot,))
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(sqlite_url(Path(folder)), allowing) as served,
    ):
        listed = served.get("/api/games").json()
        print(*[box["title"] for box in listed["games"] if box["name"] == game])
        ann = served.open(game, bots=bot)
        assert ready.there.wait(120), f"{bot} never got ready"
        state = ann.my_turn()
        print("asked:", read(state["prompt"], game))
        last = play_to_the_end(ann, random.Random(1).choice)
        print("over:", last["info"]["phase"], len(last["view"]["winners"]) > 0)
        told = trickery.records.parse(ann.get("record").text)
        print("record:", trickery.records.verify(told) == told["fair"]["commitment"])


def in_environments(game: str) -> None:
    """In a batch, by PettingZoo's own test, and as a game of OpenSpiel."""
    env, ended = envs.batch(game, 8, seed=1), 0
    for _ in range(30):
        env.step(env.sample())
        ended += int(np.asarray(env.done).sum())
    print("batch:", env.observations.shape[0], ended >= 8)
    api_test(trickery.envs.pettingzoo.env(game), num_cycles=20)
    print("pettingzoo:", hasattr(trickery.envs.pettingzoo, f"{game}_v0"))
    state = pyspiel.load_game(f"trickery_{game}").new_initial_state()
    rng = random.Random(2)
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    print("openspiel:", abs(sum(state.returns())) < 1e-9)


if __name__ == "__main__":
    at_a_table(*sys.argv[1:])
    in_environments(sys.argv[1])
