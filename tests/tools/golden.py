"""Golden files: a readable game and the number of positions, for every game and player count. And
for every game and language: a whole game at the prompt. And what a screen reader says of one whole
trick on the built page, which requires Chromium.

make golden      rewrites them on purpose; check the diff before you commit it

Ours are in tests/golden; those of another package's game in its own folder, written by
`python tests/tools/golden.py NAME`.
"""

from __future__ import annotations

import random
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import pytest

from kit.cases import games_to_test
from kit.paths import TESTS
from trickery import bots
from trickery.check.cases import Case
from trickery.core import registry
from trickery.core.lessons import lesson
from trickery.core.match import Match
from trickery.core.rng import generator
from trickery.core.state import CHANCE
from trickery.core.words import ENGLISH, languages
from trickery.prompt import Prompt
from trickery.records import narrate, record_of

FOLDER = TESTS / "golden"
SEED = 1
MOST_POSITIONS = 1500  # at the deepest counted depth
FULL, EACH = 3, 10  # at the prompt: these turns with their table, then each tenth
LONG = ("command-rules", "command-quit")  # commands that aren't typed there
LISTENED = "de"  # one game also has a transcript in this language


def settings() -> Iterator[Case]:
    """Every game and player count, options as they come."""
    for name in games_to_test():
        card = registry.card(name)
        for players in range(card.fewest, card.most + 1):
            yield Case(name, players, ())


def transcript(case: Case) -> str:
    """A whole game between random players, as `trickery replay` shows it."""
    match = case.match(SEED)
    rng = random.Random(SEED)
    while match.actor is not None:
        match.play(match.actor, rng.choice(match.legal()))
    return "\n".join(narrate(record_of(match))) + "\n"


def at_the_prompt(name: str, language: str) -> str:
    """A whole game at the prompt in a language."""
    typist = Typist(name, language)
    typist.prompt.play()
    return "\n".join(typist.lines) + "\n"


class Typist:
    """A simulated person at the prompt: types one command per turn until all are used, and moves by
    label.

    The table is kept for the first turns and for a few later ones, so that people can read it all.
    """

    def __init__(self, name: str, language: str) -> None:
        self.match = Match(registry.load(name), seed=SEED)
        players = range(self.match.players)
        opponents = [bots.make("random", generator(SEED + seat)) for seat in players]
        self.prompt = Prompt(self.match, 0, opponents, self.answer, self.show, language)
        self.words = self.prompt.words
        named = [said for said, _, _ in self.prompt.commands if said.id not in LONG]
        self.commands = [self.words.text(said).split(",")[0] for said in named]
        self.rng = random.Random(SEED)
        self.lines: list[str] = []
        self.turn = self.commanded = 0
        self.skips = False

    def show(self, line: str) -> None:
        if line == "":  # a turn begins, or the result follows
            self.turn += 1
            self.skips = self.turn > FULL and self.turn % EACH > 0 and not self.match.over
        if not self.skips:
            self.lines.append(line)

    def answer(self, question: str) -> str:
        self.skips = False
        if self.commands and self.commanded < self.turn:
            self.commanded = self.turn
            typed = self.commands.pop(0)
        else:
            move = self.match.game.moves[self.rng.choice(self.match.legal())]
            typed = self.words.label(str(move))
        self.lines.append(question + typed)
        return typed


def positions(case: Case) -> str:
    """How many ways there are to make the first moves, and how many positions they lead to.

    From the deal of one seed, and again from the middle of that seed's game.
    """
    match = case.match(SEED)
    lines = []
    rng = random.Random(SEED)
    for title in ("deal", "middle"):
        lines.append(f"from the {title}: depth, ways, different positions")
        lines += [f"  {depth} {ways} {count}" for depth, ways, count in count(match)]
        for _ in range(25):
            if match.actor is not None:
                match.play(match.actor, rng.choice(match.legal()))
    return "\n".join(lines) + "\n"


def count(match: Match) -> Iterator[tuple[int, int, int]]:
    """For each depth: the number of move sequences, and of distinct positions."""
    game = match.game
    layer: dict[bytes, int] = {match.snapshot().tobytes(): 1}
    lots = game.new_lots()[1]
    row = match.snapshot()
    for depth in range(1, 9):
        following: dict[bytes, int] = {}
        for state, ways in layer.items():
            row.view("u1")[:] = list(state)
            for move in game.legal_moves(row[0]) if int(row[0]["actor"]) >= 0 else ():
                after = row.copy()
                game.apply(game.handle(after[0]), move)
                while int(after[0]["actor"]) == CHANCE:
                    game.draw(game.handle(after[0]), lots)
                    game.settle(game.handle(after[0]), lots)
                key = after.tobytes()
                following[key] = following.get(key, 0) + ways
        if not following or len(following) > MOST_POSITIONS:
            return
        yield depth, sum(following.values()), len(following)
        layer = following


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
    return {game: transcript(case), counts: positions(case)}


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
            wanted[name_of(name, language)] = at_the_prompt(name, language)
    for path, text in wanted.items():
        path.write_text(text, encoding="utf-8")
        yield path


if __name__ == "__main__":
    for game in sys.argv[1:] or registry.ours():
        for path in write(game):
            print(path)
