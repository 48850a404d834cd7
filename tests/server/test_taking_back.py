"""Taking back: only what nobody noticed, and nobody notices that either."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from kit.server import SHORTEST, Held, Served, serving
from trickery.core.match import Match
from trickery.server.storage.store import sqlite_url
from trickery.server.table.events import MoveMade


def at_the_picking(served: Served) -> list[Held]:
    """Three people at Tricky Twist, where reserves are picked in secret; the first is to pick."""
    ann = served.open("tricky_twist", start=False, players=3, bots=None)
    people = [ann, ann.sit("Bea"), ann.sit("Cid")]
    assert ann.post("start").status_code == 200
    actor = ann.state()["view"]["to_move"]
    return sorted(people, key=lambda one: one.seat != actor)


def test_a_move_that_told_nobody_anything_can_be_taken_back(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)
    with serving(url) as served:
        first, *others = at_the_picking(served)
        before, heard = first.state(), [one.state() for one in others]
        assert not before["may_take_back"]
        assert first.post("take-back").status_code == 409
        assert first.move(before["view"]["legal"][0], before["info"]["turn"]).status_code == 200
        assert first.state()["may_take_back"]
        assert others[0].post("take-back").status_code == 409
        assert first.post("take-back").status_code == 200
        after = first.state()
        assert after["view"] == before["view"]
        assert not after["may_take_back"]
        assert [one.state() for one in others] == heard  # neither the move nor that it is undone
        other = after["view"]["legal"][1]
        assert first.move(other, after["info"]["turn"]).status_code == 200
        chosen = first.state()["view"]
    with serving(url) as again:  # the log says the same
        first.served = again
        assert first.state()["view"] == chosen


def test_what_others_know_of_stays(tmp_path: Path) -> None:
    with serving(sqlite_url(tmp_path)) as served:
        seats = {held.seat: held for held in served.two("trick_100", players=2)}
        mover = seats[seats[0].state()["view"]["to_move"]]
        state = mover.state()
        assert mover.move(state["view"]["legal"][0], state["info"]["turn"]).status_code == 200
        assert not mover.state()["may_take_back"]
        told = mover.post("take-back")
        assert (told.status_code, told.json()["reason"]["id"]) == (409, "nothing-to-take-back")


def test_reading_a_table_costs_its_moves_and_not_what_was_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = sqlite_url(tmp_path)
    with serving(url) as served:
        ann = served.open(SHORTEST, players=4)
        for _ in range(5):  # somewhere in the middle
            state = ann.my_turn()
            assert ann.move(state["view"]["legal"][0], state["seq"]).status_code == 200
        for _ in range(12):
            state = ann.my_turn()
            assert ann.move(state["view"]["legal"][-1], state["seq"]).status_code == 200
            ann.my_turn()
            assert ann.post("take-back").status_code == 200
        told = ann.state()
    made: list[int] = []  # by the rules, again
    make = Match.make

    def counted(match: Match, number: int, *words: Any) -> None:
        made.append(number)
        make(match, number, *words)

    monkeypatch.setattr(Match, "make", counted)
    with serving(url) as again:
        assert again.store is not None
        moves = sum(line.kind == MoveMade.kind for line in again.store.read(ann.table))
        assert moves > 40
        ann.served = again
        assert ann.state(since=told["seq"])["view"] == told["view"]
        assert len(made) <= moves, "to read it"
        made.clear()
        assert ann.state()["entries"] == told["entries"]
        assert len(made) <= moves, "to tell it"
