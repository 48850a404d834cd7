"""Train several games at once on one GPU, one process each: `trickery train`, without the terminal.

python benchmarks/train_games.py --minutes 8 --out runs [--resume] [--stop-after S] [GAME...]

`--shipped` begins with the weights in the games' own folders.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
import traceback
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))


def one(game: str, asked: Any) -> None:
    """Train one game; print a line now and then."""
    from trickery.core import registry
    from trickery.train.recipe import Recipe
    from trickery.train.run import train

    began = time.monotonic()

    def tell(line: dict[str, Any]) -> None:
        print(f"{time.monotonic() - began:6.0f} {game:<13}{line}", flush=True)

    try:
        recipe = Recipe(minutes=asked.minutes)
        start = registry.GAMES / game / "network.npz" if asked.shipped else None
        train(game, recipe, asked.out / game, asked.resume, tell, asked.stop_after, start)
    except Exception:
        print(f"{game}: {traceback.format_exc()[-1500:]}", flush=True)


def main() -> None:
    """Start them all and wait."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--minutes", type=float, default=8)
    parser.add_argument("--out", type=Path, default=Path("runs"))
    parser.add_argument("--resume", action="store_true")
    parser.add_argument("--shipped", action="store_true")
    parser.add_argument("--stop-after", type=float)
    asked = parser.parse_args()
    from trickery.core import registry

    context = multiprocessing.get_context("spawn")
    games = asked.games or registry.names()
    works = [context.Process(target=one, args=(game, asked)) for game in games]
    for work in works:
        work.start()
    for work in works:
        work.join()


if __name__ == "__main__":
    main()
