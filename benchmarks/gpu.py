"""Random play on one CUDA GPU: the same rules, decisions a second, checked against the CPU.

python benchmarks/gpu.py [GAME...] [--threads N] [--out FILE]
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

import numpy as np

from trickery.core import registry
from trickery.core.gpu import RandomPlayOnGpu
from trickery.core.playout import RandomPlay

CHECKED = 64  # threads whose games are played again on the CPU
SECONDS = 1.5  # of measured play


def measure(name: str, players: int, threads: int, block: int) -> dict[str, Any]:
    """Compile, check and time one game at one player count."""
    game = registry.load(name)
    setting = game.setting(players)
    began = time.perf_counter()
    play = RandomPlayOnGpu(game, setting, 1, threads, block)
    play.play(1)
    compiled = time.perf_counter() - began
    decisions, sums = play.decisions, play.sums
    for thread in range(CHECKED):
        tally = RandomPlay(game, setting, 1 + thread).play(1)
        assert tally.decisions == decisions[thread], (name, players, thread)
        assert np.allclose([tally.points, tally.wins], sums[thread]), (name, players, thread)
    rate, games = 0.0, 1
    while True:
        before = int(play.decisions.sum())
        began = time.perf_counter()
        play.play(games)
        took = time.perf_counter() - began
        rate = (int(play.decisions.sum()) - before) / took
        if took > SECONDS / 2:
            break
        games = max(games + 1, min(games * 8, int(games * SECONDS / took)))
    return {
        "game": name,
        "players": players,
        "threads": threads,
        "block": block,
        "record_bytes": game.State.dtype.itemsize,
        "compile_s": round(compiled, 1),
        "games_per_s": round(threads * games / took),
        "decisions_per_s": round(rate),
    }


def main() -> None:
    """Measure the games named, or all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--threads", type=int, nargs="*", default=[1 << 17])
    parser.add_argument("--block", type=int, nargs="*", default=[128])
    parser.add_argument("--all-counts", action="store_true", help="every player count")
    parser.add_argument("--out", type=Path)
    asked = parser.parse_args()
    rows = []
    for name in asked.games or registry.names():
        card = registry.card(name)
        counts = range(card.fewest, card.most + 1) if asked.all_counts else [card.usual]
        for players in counts:
            for threads in asked.threads:
                for block in asked.block:
                    row = measure(name, players, threads, block)
                    rows.append(row)
                    print(
                        f"{name:<14}{players} players {threads:>8} threads of {block:>4}: "
                        f"{row['decisions_per_s'] / 1e9:7.2f} billion decisions/s, "
                        f"{row['games_per_s'] / 1e6:9.2f} million games/s, "
                        f"compiled in {row['compile_s']} s",
                        flush=True,
                    )
                    if asked.out:
                        asked.out.write_text(json.dumps(rows, indent=1))


if __name__ == "__main__":
    main()
