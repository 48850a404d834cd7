"""What a screen reader says of one whole trick of every game, kept.

It has to make sense without the picture; what is read is the page as it is built.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from kit import listening
from tools import golden


@pytest.mark.parametrize(("game", "language"), list(golden.listened()))
def test_golden_files_tell_what_a_screen_reader_says(
    game: str, language: str, browser: Browser, tmp_path: Path
) -> None:
    path = golden.spoken_file(game, language)
    assert path.exists(), f"{path.name} is missing: make golden"
    with listening.rooms(tmp_path, [(game, language)]) as served:
        told = listening.transcript(browser, served, game, language)
    kept = path.read_text(encoding="utf-8")
    assert kept == told, f"{path.name} differs: read it aloud, then make golden"
    assert not set("{}") & set(told), "a message is in no catalogue"
