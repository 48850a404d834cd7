"""Where things are kept: what people have stored is found where it was, whatever finds it."""

from __future__ import annotations

from pathlib import Path

import platformdirs
import pytest

from trickery.core.compile import cache_root
from trickery.server.folders import data_folder


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for variable in ("TRICKERY_CACHE", "XDG_CACHE_HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


def test_folders_are_where_they_have_always_been_on_linux(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert data_folder() == home / ".local" / "share" / "trickery"
    assert cache_root() == home / ".cache" / "trickery" / "compiled"
    monkeypatch.setenv("XDG_DATA_HOME", "")  # as good as not set
    monkeypatch.setenv("XDG_CACHE_HOME", "")
    assert data_folder() == home / ".local" / "share" / "trickery"
    assert cache_root() == home / ".cache" / "trickery" / "compiled"
    monkeypatch.setenv("XDG_DATA_HOME", "/elsewhere/data")
    monkeypatch.setenv("XDG_CACHE_HOME", "/elsewhere/cache")
    assert data_folder() == Path("/elsewhere/data/trickery")
    assert cache_root() == Path("/elsewhere/cache/trickery/compiled")
    monkeypatch.setenv("TRICKERY_CACHE", "/here")
    assert cache_root() == Path("/here/trickery/compiled")


def test_other_systems_keep_using_tables_that_are_there(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = home / "Library" / "Application Support" / "trickery"
    monkeypatch.setattr(platformdirs, "user_data_path", lambda *_, **__: own)
    assert data_folder() == own
    before = home / ".local" / "share" / "trickery"
    before.mkdir(parents=True)
    assert data_folder() == before
