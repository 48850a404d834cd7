"""What `import trickery` offers: these names, on purpose, and nothing that takes long to load."""

from __future__ import annotations

import subprocess
import sys
from types import ModuleType

import pytest

import trickery
from trickery.core import registry

NAMES = """
    __version__ games load Game Match Outcome Edition TrickeryError BadEdition BadOption BadPlugin
    BadRecord IllegalMove NotYourTurn OtherRules UnknownMove bots client coach envs records
"""


def ran(code: str) -> list[str]:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return done.stdout.split()


def test_exported_names() -> None:
    assert trickery.__all__ == NAMES.split()
    assert dir(trickery) == sorted(trickery.__all__)
    for name in trickery.__all__:
        found = getattr(trickery, name)
        assert isinstance(found, str | ModuleType) or found.__doc__, name


def test_everything_at_once() -> None:
    known: dict[str, object] = {}
    exec("from trickery import *", known)
    assert set(trickery.__all__) <= set(known)


def test_what_is_not_there_is_told() -> None:
    with pytest.raises(AttributeError, match="'trickery' has no attribute 'gmaes'"):
        trickery.gmaes  # noqa: B018  # looking is what is tested


def test_importing_loads_nothing_else() -> None:
    """Not numpy, and no other part of Trickery."""
    code = "import sys, trickery; print(*[m for m in sys.modules if m.split('.')[0] in {}])"
    assert ran(code.format(("trickery", "numpy", "numba", "typer"))) == ["trickery"]


def test_games_are_listed_before_and_after_one_was_imported() -> None:
    """The package of the games has the name of the function that lists them."""
    first = registry.ours()[0]
    code = (
        "import trickery; print(*trickery.games());"
        f"trickery.load('{first}'); import trickery.games; print('then', *trickery.games())"
    )
    told = ran(code)
    assert told == [*registry.names(), "then", *registry.names()]


def test_records_are_read_replayed_and_verified_by_their_public_names() -> None:
    match = trickery.Match(trickery.load(trickery.games()[0]), seed=1)
    while match.actor is not None:
        match.play(match.actor, match.legal()[0])
    record = trickery.records.parse(trickery.records.line_of(trickery.records.record_of(match)))
    assert trickery.records.replay(record).scores == match.scores
    with pytest.raises(trickery.BadRecord):
        trickery.records.verify(record)  # it was dealt at no table: nothing was committed to
