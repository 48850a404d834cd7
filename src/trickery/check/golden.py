"""Golden games: a readable game and the number of positions for each player count, kept in files.

Rests on `prompt`, `records`, `cases` and `finding`. And for each language: a whole game at the
prompt. What changed in them shows in the author's own diff.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

from trickery import bots
from trickery.check.cases import Case, random_game
from trickery.check.finding import Finding, Severity
from trickery.check.saying import languages_of
from trickery.core import registry
from trickery.core.match import Match
from trickery.core.rng import generator
from trickery.core.state import CHANCE
from trickery.prompt import Prompt
from trickery.records import narrate, record_of

FOLDER = "golden"  # in the game's folder
SEED = 1
MOST_POSITIONS = 1500  # at the deepest counted depth
FULL, EACH = 3, 10  # at the prompt: these turns with their table, then each tenth
LONG = ("command-rules", "command-quit")  # commands that aren't typed there


def transcript(case: Case) -> str:
    """A whole game between random players, as `trickery replay` shows it."""
    match = list(random_game(case, SEED))[-1]
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
        """A line that the prompt prints."""
        if line == "":  # a turn begins, or the result follows
            self.turn += 1
            self.skips = self.turn > FULL and self.turn % EACH > 0 and not self.match.over
        if not self.skips:
            self.lines.append(line)

    def answer(self, question: str) -> str:
        """A command, as long as there are some; then a move."""
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


# The check ---------------------------------------------------------------------------------------


def settings(name: str) -> Iterator[Case]:
    """Every player count, options as they come."""
    card = registry.card(name)
    for players in range(card.fewest, card.most + 1):
        yield Case(name, players, ())


def files(name: str) -> dict[str, str]:
    """What the golden files of a game should hold, by their names."""
    wanted = {}
    for case in settings(name):
        wanted[f"{case}.game.txt"] = transcript(case)
        wanted[f"{case}.positions.txt"] = positions(case)
    for language in languages_of(name):
        wanted[f"{name}-prompt.{language}.txt"] = at_the_prompt(name, language)
    return wanted


def write(name: str) -> Iterator[Path]:
    """Write a game's golden files into its folder."""
    folder = registry.folder_of(name) / FOLDER
    folder.mkdir(exist_ok=True)
    for file, text in files(name).items():
        (folder / file).write_text(text, encoding="utf-8")
        yield folder / file


def check(name: str) -> Iterator[Finding]:
    """A game of another package against its golden files; ours are in our own tests."""
    folder = registry.folder_of(name) / FOLDER
    command = f"trickery check {name} --golden"
    if name in registry.ours():
        return
    if not folder.exists():
        yield Finding(
            Severity.ADVICE,
            "There are no golden games, so a change of the rules can go unnoticed.",
            FOLDER,
            f"Write them with `{command}`, read them, and commit them.",
        )
        return
    for file, text in files(name).items():
        path = folder / file
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            yield Finding(
                Severity.ERROR,
                f"{file} differs from what happens now."
                if path.exists()
                else f"{file} is missing.",
                f"{FOLDER}/{file}",
                f"If the change is meant, write it anew with `{command}`, and read the diff.",
            )
