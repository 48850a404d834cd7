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
from trickery.table.store import Event, sqlite_url
from trickery.table.table import Eyes, Story, Table


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
        self.story = Story()
        self.differed = 0

    def states(self) -> Iterator[tuple[int, dict[str, Any] | None, list[dict[str, Any]]]]:
        """After every event: its number, the view, and what was told of it."""
        match: Match | None = None
        for event in self.table.events:
            told = event
            if event.kind == "moved":
                assert match is not None
                told = self._otherwise(event, match)
            if event.kind in ("started", "moved"):
                match = self.table._continued(match, event)
            count = len(self.story.entries)
            self.table._tell(self.story, told, self.eyes, match and self._twin(match))
            yield event.seq, self.story.view, self.story.entries[count:]

    def _twin(self, match: Match) -> Match:
        """The same game with another truth behind it."""
        twin = Match.__new__(Match)
        twin.__dict__.update(match.__dict__)
        real = match._rows[0]
        twin._rows = match.game.twin(real, self.eyes, self.rng)
        self.differed += twin._rows.tobytes() != match._rows.tobytes()
        return twin

    def _otherwise(self, event: Event, match: Match) -> Event:
        """Another seat's move, replaced by one that sounds the same to these eyes."""
        seat, moves = event.data["seat"], match.game.moves
        made = moves[moves.parse(event.data["move"])]
        if seat == self.eyes or made.heard == str(made):
            return event
        alike = [str(move) for move in moves if move.heard == made.heard and move != made]
        return replace(event, data={**event.data, "move": self.dice.choice(alike)})


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
    return served.hall._tables[ann.table], mine, watching


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
        if "hand" in (table.story(0).view or {}) or name == "twisticon":
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
        match = table.match
        assert match is not None
        assert frame["prompt"] == (match.game.prompt(view) if asked else "")
        over = frame["info"]["phase"] == "over"
        known = public({**table.info(eyes), "phase": frame["info"]["phase"]})
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
    seats = range(len(table.seats))
    for eyes in seats:  # had any one seat's hidden cards been others
        story, rng, match = Story(), generator(eyes), None
        for event in table.events:
            if event.kind in ("started", "moved"):
                match = table._continued(match, event)
            twin = match
            if match is not None:
                twin = Match.__new__(Match)
                twin.__dict__.update(match.__dict__)
                twin._rows = match.game.twin(match._rows[0], eyes, rng)
            count = len(story.entries)
            table._tell(story, event, None, twin)
            told, view = story.entries[count:], json.dumps(story.view)
            assert entries.setdefault(event.seq, told) == told
            assert views.setdefault(event.seq, view) == view
    check_frames(table, frames, None, views, entries)


def test_the_secret_of_the_shuffle_stays_until_the_end(served: Served) -> None:
    """Neither the seed nor what it is made of is in any frame before the game is over."""
    table, mine, watching = play_and_listen(served, "trick_party", 4)
    secret = table.events[0].data["secret"]
    for socket in (mine, watching):
        for text in socket.frames:
            frame = json.loads(text)
            assert (secret in text) == (frame.get("info", {}).get("phase") == "over")
    keys = [seat.key for seat in table.seats if seat.key]
    assert not any(key in text for key in keys for text in mine.frames + watching.frames)
