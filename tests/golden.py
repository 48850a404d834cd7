"""Golden files: a readable game and the number of positions, for every game and player count.

make golden      writes them anew, on purpose; look at the difference before you commit it

Ours lie in tests/golden; those of a game of another package in its own folder, written by
`python tests/golden.py NAME`.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from pathlib import Path

from conftest import Case, games_to_test
from trickery.core import registry
from trickery.core.match import Match
from trickery.core.records import narrate, record_of
from trickery.core.state import CHANCE

FOLDER = Path(__file__).with_name("golden")
SEED = 1
MOST_POSITIONS = 1500  # at the deepest counted depth


def settings() -> Iterator[Case]:
    """Every game and player count, options as they come."""
    for name in games_to_test():
        card = registry.card(name)
        for players in range(card.fewest, card.most + 1):
            yield Case(name, players, ())


def transcript(case: Case) -> str:
    """A whole game between random players, told as `trickery replay` tells it."""
    match = case.match(SEED)
    rng = random.Random(SEED)
    while match.actor is not None:
        match.play(match.actor, rng.choice(match.legal()))
    return "\n".join(narrate(record_of(match))) + "\n"


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
    """Depth by depth: the ways to get there, and the different positions they lead to."""
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


def folder_of(name: str) -> Path:
    """Where a game's golden files lie."""
    return FOLDER if name in registry.ours() else registry.folder_of(name) / "golden"


def files(case: Case) -> dict[Path, str]:
    """What the golden files of a setting should hold."""
    game, counts = names(case)
    return {game: transcript(case), counts: positions(case)}


if __name__ == "__main__":
    wanted = sys.argv[1:] or registry.ours()
    for game in wanted:
        folder_of(game).mkdir(exist_ok=True)
        for old in folder_of(game).glob(f"{game}-*"):
            old.unlink()
    for case in settings():
        if case.name in wanted:
            for path, text in files(case).items():
                path.write_text(text)
                print(path)
