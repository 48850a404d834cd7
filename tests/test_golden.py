"""Readable games and position counts, kept: a change in them must be on purpose (make golden)."""

from __future__ import annotations

import pytest

import golden
from conftest import Case


@pytest.mark.parametrize("setting", list(golden.settings()), ids=str)
def test_golden_files_tell_what_happens(setting: Case) -> None:
    for path, text in golden.files(setting).items():
        assert path.exists(), f"{path.name} is missing: make golden"
        assert path.read_text() == text, f"{path.name} differs: look at it, then make golden"


def test_no_golden_file_is_left_over() -> None:
    wanted = {path for setting in golden.settings() for path in golden.names(setting)}
    assert set(golden.FOLDER.iterdir()) == wanted
