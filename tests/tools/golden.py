"""Golden files: a readable game and the number of positions, for every game and player count. And
for every game and language: a whole game at the prompt. And what a screen reader says of one whole
trick on the built page, which requires Chromium.

make golden      rewrites them on purpose; check the diff before you commit it

Ours are in tests/golden; those of another package's game in its own folder, written by
`python tests/tools/golden.py NAME`.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import pytest

from kit.cases import games_to_test
from kit.paths import TESTS
from trickery.check import golden
from trickery.check.cases import Case
from trickery.core import registry
from trickery.core.lessons import lesson
from trickery.core.words import ENGLISH, languages

FOLDER = TESTS / "golden"
LISTENED = "de"  # one game also has a transcript in this language


def settings() -> Iterator[Case]:
    """Every game and player count, options as they come."""
    for name in games_to_test():
        yield from golden.settings(name)


def names(case: Case) -> tuple[Path, Path]:
    """The golden files of a setting."""
    stem, folder = f"{case.name}-{case.players}", folder_of(case.name)
    return folder / f"{stem}.game.txt", folder / f"{stem}.positions.txt"


def spoken() -> Iterator[tuple[str, str]]:
    """Every game, and the languages that it speaks."""
    for name in games_to_test():
        for language in languages():
            if (registry.folder_of(name) / f"{language}.ftl").exists():
                yield name, language


def name_of(name: str, language: str) -> Path:
    """The golden file of a game at the prompt."""
    return folder_of(name) / f"{name}-prompt.{language}.txt"


def listened() -> Iterator[tuple[str, str]]:
    """The games with a screen reader transcript, and its languages: ours, whose lessons are long
    enough for one."""
    for name in games_to_test():
        if name in registry.ours() and lesson(registry.load(name)) is not None:
            yield name, ENGLISH
            if name == registry.ours()[0]:
                yield name, LISTENED


def spoken_file(name: str, language: str) -> Path:
    """The golden file of what a screen reader says."""
    return folder_of(name) / f"{name}-spoken.{language}.txt"


def folder_of(name: str) -> Path:
    """The folder of a game's golden files."""
    return FOLDER if name in registry.ours() else registry.folder_of(name) / "golden"


def files(case: Case) -> dict[Path, str]:
    """What the golden files of a setting should hold."""
    game, counts = names(case)
    return {game: golden.transcript(case), counts: golden.positions(case)}


def heard(name: str) -> dict[Path, str]:
    """The screen reader transcript of a game; without Chromium, the stored one."""
    rooms = [each for each in listened() if each[0] == name]
    files = [spoken_file(*each) for each in rooms]
    if not rooms:
        return {}
    try:
        from kit import listening
        from kit.browser import chromium

        with (
            tempfile.TemporaryDirectory() as folder,
            chromium() as browser,
            listening.rooms(Path(folder), rooms) as served,
        ):
            told = [listening.transcript(browser, served, *each) for each in rooms]
    except (ImportError, pytest.skip.Exception) as missing:
        print(f"what a screen reader says stays as it was: {missing}")
        return {path: path.read_text(encoding="utf-8") for path in files if path.exists()}
    return dict(zip(files, told, strict=True))


def write(name: str) -> Iterator[Path]:
    """Rewrite a game's golden files."""
    folder_of(name).mkdir(exist_ok=True)
    wanted = heard(name)
    for old in folder_of(name).glob(f"{name}-*"):
        old.unlink()
    for case in settings():
        if case.name == name:
            wanted |= files(case)
    for game, language in spoken():
        if game == name:
            wanted[name_of(name, language)] = golden.at_the_prompt(name, language)
    for path, text in wanted.items():
        path.write_text(text, encoding="utf-8")
        yield path


if __name__ == "__main__":
    for game in sys.argv[1:] or registry.ours():
        for path in write(game):
            print(path)
