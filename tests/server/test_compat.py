"""What people have stored keeps working: the files of `tests/compat` load, go on and replay.

They were written by `compat/freeze.py` with earlier versions and are never written again. Tables of
games whose rules were revised since are closed: looked at and downloaded, but not carried on.
"""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from kit import loop
from kit.frozen import RECORDS, TABLES, lines, play_on, read_table, revised, table_of
from kit.paths import ROOT
from trickery.core import fair, records, registry
from trickery.core.errors import BadRecord, OtherRules
from trickery.core.match import Match
from trickery.records import narrate_unchecked
from trickery.server.errors import RequestRefused
from trickery.server.storage.store import Store, sqlite_url
from trickery.server.table import commands
from trickery.server.table.event_log import UnknownEvent, read
from trickery.server.table.table import Table


def named(file: Path) -> str:
    return f"{file.parent.parent.name}-{file.stem}"


def at_table(file: Path, folder: Path, work: Callable[[Table], Awaitable[None]]) -> None:
    """Put a frozen log into a database, and do something at its table."""

    async def run() -> None:
        store = Store(sqlite_url(folder))
        try:
            for line in lines(file):
                await store.append(table_of(file), line)
            table = await read_table(store, table_of(file))
            await work(table)
            again = await read_table(store, table_of(file))  # what has happened now is stored, too
            assert again.state.events == table.state.events
            for eyes in (None, 0):  # one log tells one story to each: two are enough
                assert again.projections.state(eyes) == table.projections.state(eyes)
        finally:
            store.close()

    loop.run(run())


@pytest.mark.parametrize("file", [f for f in TABLES if not revised(f)], ids=named)
def test_a_table_of_an_older_version_goes_on_to_its_end(file: Path, tmp_path: Path) -> None:
    async def work(table: Table) -> None:
        assert table.state.phase in file.stem or table.state.phase == "playing"
        await play_on(table, random.Random(1))
        record = records.parse(await table.record(None))
        assert records.replay(record).scores == table.projections.state(None)["view"]["scores"]  # type: ignore[index]
        assert fair.verify(record) == table.projections.info(None)["fair"]["commitment"]

    at_table(file, tmp_path, work)


@pytest.mark.parametrize("file", [f for f in TABLES if revised(f)], ids=named)
def test_a_table_of_revised_rules_is_closed_and_can_be_looked_at(
    file: Path, tmp_path: Path
) -> None:
    async def work(table: Table) -> None:
        moves = [json.loads(line.data) for line in lines(file) if line.kind == "moved"]
        person = next(seat.key for seat in table.state.seats.holders if seat.key is not None)
        state = await table.look(person, 0)
        info = state["info"]
        assert info["phase"] == "closed"
        assert isinstance(info["closed"], dict)
        assert info["closed"]["id"] == "older-rules"
        told = [entry["text"] for entry in state["entries"] if entry["kind"] == "move"]
        assert told == [move["move"] for move in moves]
        with pytest.raises(RequestRefused, match="can’t be continued"):
            await commands.move(table, person, "anything", state["seq"], "k")
        with pytest.raises(RequestRefused, match="can’t be continued"):
            await commands.rematch(table, person, lambda _: pytest.fail("no table is opened"))
        with pytest.raises(RequestRefused, match="can’t be continued"):
            await table.sheet(person)
        with pytest.raises(RequestRefused, match="can’t be continued"):
            table.replay(None, False, 0, 1)
        record = records.parse(await table.record(None))
        assert [step["move"] for step in record["steps"] if "move" in step] == told
        assert record["scores"] is None
        with pytest.raises(OtherRules, match="changed since"):
            records.replay(record)

    at_table(file, tmp_path, work)


@pytest.mark.parametrize("file", RECORDS, ids=named)
def test_a_record_of_an_older_version_replays_or_is_told_unchecked(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from trickery.cli.records import replay

    found = [record for _, record in records.read(file)]
    assert found
    replay(file, quiet=True)
    told = capsys.readouterr().out
    for record in found:
        if revised(file):
            assert "wasn’t checked, only shown as it was written" in told
            with pytest.raises(OtherRules):
                records.replay(record)
            story = list(narrate_unchecked(record))
            assert len(story) == len(record["steps"]) + 2
        else:
            assert "every step follows the rules" in told
            assert records.replay(record).scores == record["scores"]
            if "fair" in record:
                assert fair.verify(record)


def test_the_frozen_files_cover_what_they_must() -> None:
    kinds = {line.kind for file in TABLES for line in lines(file)}
    assert kinds == {
        "opened", "sat", "seated", "started", "moved", "said", "left", "back", "rematch",
        "pledged", "fixed", "revealed", "called_off", "again",
    }  # fmt: skip
    for special in ("own-edition", "again", "unfinished", "lobby", "option", "over"):
        assert any(special in file.stem for file in TABLES), special
    old = {json.loads(lines(file)[0].data)["game"] for file in TABLES}
    assert old <= set(registry.names())
    assert any(revised(file) for file in TABLES)


# When something changes --------------------------------------------------------------------------


def test_another_way_to_draw_orphans_no_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The outcomes of the log are the source; that they follow from the seed is for `verify`."""
    file = next(f for f in TABLES if f.stem.endswith("lively-unfinished") and not revised(f))
    game = registry.load(json.loads(lines(file)[0].data)["game"])
    drawn, views = game.draw, []

    async def look(table: Table) -> None:
        views.append(table.projections.state(0)["view"])

    def otherwise(state: Any, lots: Any) -> None:
        drawn(state, lots)
        drawn(state, lots)  # the second deal, where the first was meant

    at_table(file, tmp_path / "before", look)
    monkeypatch.setattr(game, "draw", otherwise)
    at_table(file, tmp_path / "after", look)
    assert views[0] == views[1]

    async def to_the_end(table: Table) -> None:
        await play_on(table, random.Random(2))
        record = records.parse(await table.record(None))
        assert records.replay(record).over
        with pytest.raises(BadRecord, match="doesn’t follow from the secret number"):
            fair.verify(record)

    at_table(file, tmp_path / "end", to_the_end)


def test_the_generator_goes_on_as_it_did() -> None:
    """A match that was told what chance brought draws on as the one that drew it."""
    for name in registry.names():
        one = Match(registry.load(name), seed=7)
        dealt = [step.chance for step in one.history if step.chance is not None]
        two = Match(registry.load(name), seed=7, chance=dealt)
        assert one.snapshot().tobytes() == two.snapshot().tobytes()
        with pytest.raises(BadRecord, match="the outcome is missing"):
            Match(registry.load(name), seed=7, chance=[])
        with pytest.raises(BadRecord, match="nothing here was left to chance"):
            Match(registry.load(name), seed=7, chance=[*dealt, {}])


def test_an_option_that_is_added_has_a_value_for_what_is_older(tmp_path: Path) -> None:
    """Really add one, to a copy of the sources, and let that copy read everything frozen."""
    package = Path(registry.__file__).parent.parent
    copy = tmp_path / "trickery"
    shutil.copytree(package, copy, ignore=shutil.ignore_patterns("__pycache__", "static"))
    (copy / "server" / "static").mkdir()
    folder = copy / "games" / "trick_100"
    edit(
        folder / "__init__.py",
        "    usual=",
        '    options=(Option("calm", default=1, since=2, before=0),),\n    version=2,\n    usual=',
    )
    edit(folder / "__init__.py", "import GameCard", "import GameCard, Option")
    edit(folder / "rules.py", "class State(Fields):", "class State(Fields):\n    calm: int = i8()")
    env = {**os.environ, "PYTHONPATH": str(tmp_path), "NUMBA_DISABLE_JIT": "1"}
    asked = (
        "import json, trickery\n"
        "from trickery.core import records, registry\n"
        "from trickery.core.match import Match\n"
        f"assert trickery.__file__.startswith({str(tmp_path)!r})\n"
        f"lines = open({str(record_file())!r})\n"
        "old = records.replay(records.parse(next(lines))).setting\n"
        "new = Match(registry.load('trick_100'), seed=1).setting\n"
        "print(old.options, old.version, new.options, new.version)\n"
    )
    told = run([sys.executable, "-c", asked], env)
    assert told == "{'calm': 0} 0 {'calm': 1} 2\n"
    words = ["-m", "pytest", "-q", "-p", "no:cacheprovider", __file__, "-k", "trick_100 and older"]
    assert " passed" in run([sys.executable, *words, "-o", "addopts="], env)


def record_file() -> Path:
    return next(file for file in RECORDS if file.stem == "trick_100-2-over")


def edit(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def run(command: list[str], env: dict[str, str]) -> str:
    ran = subprocess.run(command, env=env, capture_output=True, text=True, cwd=ROOT, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


@pytest.mark.parametrize(
    ("kind", "data", "reason"),
    [
        ("danced", "{}", "doesn’t know the event “danced”"),
        ("left", "{}", "seat: Field required"),
        ("left", '{"seat": "0"}', "seat: Input should be a valid integer"),
        ("left", '{"seat": 0, "mood": "sad"}', "mood: Extra inputs"),
        ("left", '{"seat": 0, "version": 999}', "newer Trickery"),
        ("left", "{", "Invalid JSON"),
    ],
)
def test_what_no_version_wrote_is_refused_with_the_reason(
    kind: str, data: str, reason: str
) -> None:
    with pytest.raises(UnknownEvent, match=reason):
        read(kind, data)
