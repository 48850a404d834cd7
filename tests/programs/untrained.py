"""Servers for a game without a network, and a bot of its package: what is offered, and works.

Run by test_untrained.py in a process that finds the package installed; bots and the coach are
compiled in processes of their own.
    python -m programs.untrained GAME BOT
"""

from __future__ import annotations

import json
import logging
import sys
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import Any

from kit.server import QUICK, Held, Served, play_to_the_end, serving
from programs.plugged_in import Ready
from trickery.core import registry
from trickery.server.storage.store import sqlite_url

SETTINGS = replace(
    QUICK, review_playouts=60, hints_a_minute=1000, thinkers=1, coach_nice=0, deep_bots_nice=0
)


class Prepared(logging.Handler):
    """Collects the bots that processes were made ready for."""

    def __init__(self) -> None:
        super().__init__(logging.INFO)
        self.rungs: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if "is being made ready" in record.getMessage():
            self.rungs.append(record.getMessage().split("'")[1])


def box_of(served: Served, game: str) -> dict[str, Any]:
    """A game as the catalog tells of it."""
    listed = served.get("/api/games").json()["games"]
    (found,) = [box for box in listed if box["name"] == game]
    return dict(found)


def refusal(told: Any) -> list[Any]:
    return [told.status_code, told.json()["reason"]["id"]]


def opened_with(served: Served, game: str, bot: str) -> list[Any]:
    """Why no table is opened with this bot."""
    return refusal(served.post("/api/tables", game=game, name="Ann", bots=bot))


def hint(held: Held) -> Any:
    """What the coach would do, once it's ready."""
    while True:
        state = held.my_turn()
        legal = state["view"]["legal"]
        if len(legal) == 1:
            held.move(legal[0], state["seq"])
            continue
        told = held.post("hint", expect=state["seq"])
        if told.status_code == 200:
            return told.json()["finding"]
        assert told.status_code == 202, told.text


def reviewed(held: Held) -> Any:
    """The review of a seat's finished game, all of it."""
    found: list[Any] = []
    while True:
        told = held.served.get(f"{held.path}/review", seat=held.seat, since=len(found), wait=20)
        assert told.status_code == 200, told.text
        found += told.json()["review"]["findings"]
        if told.json()["done"]:
            return {**told.json()["review"], "findings": found}


def highest_each_time(game: str, view: Any, seat: int) -> list[bool]:
    """Trick by trick, whether a seat played the last of its legal cards, which its hand shows."""
    numbers = {str(move).removeprefix("play "): at for at, move in enumerate(_moves(game))}
    tricks = [{play["seat"]: play["card"] for play in trick["cards"]} for trick in view["tricks"]]
    leads = [trick["cards"][0]["card"].split()[-1] for trick in view["tricks"]]
    found = []
    for at, trick in enumerate(tricks):
        left = [each[seat] for each in tricks[at:]]
        legal = [card for card in left if card.split()[-1] == leads[at]] or left
        if trick[seat] == next(iter(trick.values())):
            legal = left  # it led
        found.append(trick[seat] == max(legal, key=numbers.__getitem__))
    return found


def _moves(game: str) -> Any:
    return registry.load(game).moves


def where_nobody_allowed_it(url: str, game: str, bot: str) -> dict[str, Any]:
    """The bot isn't offered, nor let in, nor even loaded."""
    with serving(url, SETTINGS) as served:
        held = served.open(game, start=False)
        return {
            "box": box_of(served, game),
            "opened": opened_with(served, game, bot),
            "seated": refusal(held.post("seats", seat=1, who=f"{bot}@0.5s")),
            "loaded": f"{game}.bot" in sys.modules,
        }


def where_it_is_allowed(url: str, game: str, bot: str) -> dict[str, Any]:
    """Everything that's offered is there, and the bots move for themselves."""
    log = logging.getLogger("trickery")
    found: dict[str, Any] = {}
    with serving(url, replace(SETTINGS, package_bots=(bot,))) as served:
        found["box"] = box_of(served, game)
        found["regular"] = opened_with(served, game, "regular")
        found["puzzles"] = served.get(f"/api/games/{game}/puzzles").json()
        for level, rung in (("expert@0.02s", "search"), (bot, bot)):
            ready = Ready(rung)
            log.addHandler(ready)
            held = served.open(game, start=False, bots=level)
            assert ready.there.wait(200), f"{rung} never got ready"
            held.post("start")
            assert hint(held)["regular"] is None
            last = play_to_the_end(held, lambda legal: legal[0])
        found["highest"] = highest_each_time(game, last["view"], 1)
        found["review"] = reviewed(held)
        again = served.open(game, bots=bot)
        found["seat"] = [again.table, again.secret]
    return found


def where_it_is_allowed_no_longer(url: str, table: str, secret: str) -> dict[str, Any]:
    """A table that it sits at goes on without it."""
    with serving(url, SETTINGS) as served:
        last = play_to_the_end(Held(served, table, 0, secret), lambda legal: legal[0])
        return {"phase": last["info"]["phase"], "bot": last["info"]["seats"][1]["bot"]}


def main(game: str, bot: str) -> None:
    log, prepared = logging.getLogger("trickery"), Prepared()
    log.setLevel(logging.INFO)
    log.addHandler(prepared)
    with tempfile.TemporaryDirectory() as folder:
        url = sqlite_url(Path(folder))
        told: dict[str, Any] = {"never": where_nobody_allowed_it(url, game, bot)}
        told["allowed"] = where_it_is_allowed(url, game, bot)
        told["prepared"], prepared.rungs = prepared.rungs, []
        told["later"] = where_it_is_allowed_no_longer(url, *told["allowed"]["seat"])
        told["prepared later"] = prepared.rungs
    print(json.dumps(told))


if __name__ == "__main__":
    main(*sys.argv[1:])
