"""What a seat is sent would be the same, byte for byte, had the hidden cards been others.

Whole games of every kind are played over real sockets, one for a seat and one for a bystander, and
every frame is kept. Afterwards each frame is made once more from *twins*: states drawn by `imagine`
that the seat cannot tell from the real ones, and secret moves replaced by other secret moves.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from serving import Served, Socket, serving
from trickery.core.match import Match
from trickery.core.rng import generator
from trickery.table.events import Moved
from trickery.table.log import Logged
from trickery.table.messages import Entry, View
from trickery.table.store import sqlite_url
from trickery.table.story import Eyes, Story
from trickery.table.table import Table


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(sqlite_url(tmp_path_factory.mktemp("tables"))) as running:
        yield running


class Shadow:
    """The table as it would be, had everything been otherwise that these eyes cannot see."""

    def __init__(self, table: Table, eyes: int, seed: int) -> None:
        self.table = table
        self.eyes = eyes
        self.rng = generator(seed)
        self.dice = random.Random(seed)
        self.story = Story(eyes)
        self.differed = 0

    def states(self) -> Iterator[tuple[int, View | None, list[Entry]]]:
        """After every event: its number, the view, and what was told of it."""
        for logged, match in self.table.log.retold():
            told = logged
            if isinstance(logged.event, Moved):
                assert match is not None
                told = self._otherwise(logged, logged.event, match)
            count = len(self.story.entries)
            self.story.tell(told, match and self._twin(match))
            yield logged.seq, self.story.view, self.story.entries[count:]

    def _twin(self, match: Match) -> Match:
        """This game with another truth behind it."""
        real = match.snapshot()
        twin = match.game.twin(real[0], self.eyes, self.rng)
        self.differed += twin.tobytes() != real.tobytes()
        return match.standing_at(twin)

    def _otherwise(self, logged: Logged, event: Moved, match: Match) -> Logged:
        """Another seat's move, replaced by one that sounds the same to these eyes."""
        moves = match.game.moves
        made = moves[logged.number]
        if event.seat == self.eyes or made.heard == str(made):
            return logged
        alike = [move for move in moves if move.heard == made.heard and move != made]
        other = self.dice.choice(alike)
        event = event.model_copy(update={"move": str(other)})
        return replace(logged, event=event, number=moves.number(other))


def play_and_listen(served: Served, game: str, players: int) -> tuple[Table, Socket, Socket]:
    """A whole game of random moves over two sockets: seat 0's, and a bystander's."""
    ann = served.open(game, players=players)
    rng = random.Random(players)
    with ann.live() as mine, ann.live(secret=None) as watching:
        state = mine.hear("state")
        while state["info"]["phase"] != "over":
            if legal := state["view"].get("legal"):
                move = rng.choice(legal)
                mine.tell(type="move", move=move, expect=state["seq"], key=str(state["seq"]))
            state = mine.hear("state")
        while watching.hear("state")["info"]["phase"] != "over":
            pass
    return served.table(ann.table), mine, watching


def public(info: dict[str, Any]) -> dict[str, Any]:
    """What a state says about the table, without who is connected at the moment."""
    seats = [
        {k: v for k, v in seat.items() if k not in ("here", "stand_in")} for seat in info["seats"]
    ]
    return {**info, "seats": seats, "watchers": 0}


def test_every_frame_would_be_the_same_had_the_hidden_cards_been_others(
    served: Served, name: str
) -> None:
    from trickery.core import registry

    card = registry.card(name)
    for players in range(card.fewest, card.most + 1):
        table, mine, watching = play_and_listen(served, name, players)
        shadow = Shadow(table, eyes=0, seed=players)
        views: dict[int, Any] = {}
        entries: dict[int, list[Any]] = {}
        for seq, view, told in shadow.states():
            views[seq] = json.dumps(view)
            entries[seq] = told
        assert shadow.differed  # the twins were really others
        check_frames(table, mine.frames, 0, views, entries)
        check_bystander(table, watching.frames)


def check_frames(
    table: Table, frames: list[str], eyes: Eyes, views: dict[int, Any], entries: dict[int, Any]
) -> None:
    """Each frame is what the shadow would have sent, and there is no other kind of frame."""
    last = 0
    for text in frames:
        frame = json.loads(text)
        if frame["type"] == "accepted":
            assert set(frame) == {"type", "key", "seq"}
            continue
        assert set(frame) == {"type", "seq", "info", "view", "prompt", "entries"}
        assert json.dumps(frame["view"]) == views[frame["seq"]]
        expected = [entry for seq in range(last + 1, frame["seq"] + 1) for entry in entries[seq]]
        assert frame["entries"] == expected
        view = frame["view"]
        asked = view["to_move"] == eyes and eyes is not None
        match = table.log.match
        assert match is not None
        assert frame["prompt"] == (match.game.prompt(view) if asked else "")
        over = frame["info"]["phase"] == "over"
        known = public({**table.stories.info(eyes), "phase": frame["info"]["phase"]})
        known["turn"] = frame["info"]["turn"]
        if not over:
            known["fair"] = {**known["fair"], "secret": None, "luck": None}
        assert public(frame["info"]) == known
        assert frame["info"]["turn"] <= frame["seq"]
        last = frame["seq"]


def check_bystander(table: Table, frames: list[str]) -> None:
    """A bystander is told what every seat's twin would tell him: a function of public things."""
    views: dict[int, Any] = {}
    entries: dict[int, list[Any]] = {}
    for eyes in range(len(table.log.seats)):  # had any one seat's hidden cards been others
        story, rng = Story(None), generator(eyes)
        for logged, match in table.log.retold():
            twin = match
            if match is not None:
                twin = match.standing_at(match.game.twin(match.snapshot()[0], eyes, rng))
            count = len(story.entries)
            story.tell(logged, twin)
            told, view = story.entries[count:], json.dumps(story.view)
            assert entries.setdefault(logged.seq, told) == told
            assert views.setdefault(logged.seq, view) == view
    check_frames(table, frames, None, views, entries)


def test_the_secret_of_the_shuffle_stays_until_the_end(served: Served) -> None:
    """Neither the seed nor what it is made of is in any frame before the game is over."""
    table, mine, watching = play_and_listen(served, "trick_party", 4)
    secret = table.log.opened.secret
    for socket in (mine, watching):
        for text in socket.frames:
            frame = json.loads(text)
            assert (secret in text) == (frame.get("info", {}).get("phase") == "over")
    keys = [seat.key for seat in table.log.seats if seat.key]
    assert not any(key in text for key in keys for text in mine.frames + watching.frames)
