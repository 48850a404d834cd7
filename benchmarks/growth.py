"""How `step` scales with the batch and with the cores, and what limits it.

    python benchmarks/growth.py [--json FILE] [--picture FILE]
    python benchmarks/growth.py --gpu --out FILE           batch sizes on a GPU
    python benchmarks/growth.py --from FILE [--picture FILE]   draw what was measured before

Rests on `racers`. All games at their usual player counts, observations and masks written; measured
in turns, several rounds, and the best round counts. Besides the rates it shows possible limits:
bytes per table, the overhead of a call, the machine's memory bandwidth, and the speedup of a second
thread for work without memory access.
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import numba
import numpy as np

from benchmarks.peers import device_name, say
from benchmarks.racers import INSIDE, STEP, Ours
from trickery.core import registry
from trickery.envs import batch

SIZES = [4**power for power in range(2, 9)]
GPU_SIZES = [2**power for power in range(10, 21, 2)]
THREADED = [4096, 16384]  # tables, where threads are compared
ROUNDS, SECONDS = 3, 0.15

Row = dict[str, Any]


# Measuring ------------------------------------------------------------------------------------


def bytes_a_table(env: Any) -> float:
    """Bytes that a step may touch per table: its record and everything written for the learner."""
    arrays = {id(value): value for value in vars(env).values() if hasattr(value, "nbytes")}
    own = [array for array in arrays.values() if getattr(array, "base", None) is None]
    return float(sum(array.nbytes for array in own) / env.size)


def best_of(racers: list[Ours], rounds: int, seconds: float) -> dict[Ours, float]:
    """All in turns; the best round counts."""
    best = dict.fromkeys(racers, 0.0)
    for _ in range(rounds):
        for racer in racers:
            best[racer] = max(best[racer], racer.run(seconds))
    return best


def measure(tables: list[tuple[int, int]], device: str, rounds: int, seconds: float) -> list[Row]:
    """Every game at every size and number of threads."""
    rows = []
    ways = [STEP] if device == "cpu" else [STEP, INSIDE]
    for name in registry.names():
        threads_of: dict[Ours, int] = {}
        for size, threads in tables:
            more = {"threads": threads} if device == "cpu" else {}
            env = batch(name, size, device=device, players=registry.card(name).usual, **more)
            threads_of |= {Ours(env, name, way): threads for way in ways}
        for racer, rate in best_of(list(threads_of), rounds, seconds).items():
            rows.append(
                {
                    "game": name,
                    "way": racer.way,
                    "size": racer.size,
                    "threads": threads_of[racer],
                    "bytes_a_table": bytes_a_table(racer.env),
                    "steps_per_s": rate,
                }
            )
        say(f"  measured: {name}")
    return rows


def copied_a_second(megabytes: int = 256) -> float:
    """Bytes read and written a second by a plain copy that no cache can hold."""
    source, target = np.ones((2, megabytes << 20), dtype=np.uint8)
    best = 0.0
    for _ in range(4):
        began = time.perf_counter()
        np.copyto(target, source)
        best = max(best, 2 * source.nbytes / (time.perf_counter() - began))
    return best


@numba.njit(nogil=True)  # type: ignore[untyped-decorator]  # Numba is untyped
def churn(rounds: int) -> int:
    """Arithmetic without memory that saturates a core: four independent chains."""
    a, b, c, d = np.uint64(1), np.uint64(2), np.uint64(3), np.uint64(4)
    for _ in range(rounds):
        a = (a ^ (a << np.uint64(13))) + b
        b = (b ^ (b >> np.uint64(7))) + np.uint64(1)
        c = (c ^ (c << np.uint64(17))) + d
        d = (d ^ (d >> np.uint64(5))) + np.uint64(1)
    return int((a ^ b ^ c ^ d) & np.uint64(1))


def gain_without_memory(threads: int, rounds: int = 60_000_000) -> float:
    """The speedup of `threads` threads for work that needs only a core."""
    churn(1)

    def took(count: int) -> float:
        workers = [threading.Thread(target=churn, args=(rounds,)) for _ in range(count)]
        began = time.perf_counter()
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
        return time.perf_counter() - began

    return threads * min(took(1) for _ in range(4)) / min(took(threads) for _ in range(4))


def on_cpu(quick: bool) -> Row:
    """Batch sizes on one thread, then threads at one size, then the machine itself."""
    rounds, seconds = (1, 0.02) if quick else (ROUNDS, SECONDS)
    sizes = SIZES[:4] if quick else SIZES
    cores = len(os.sched_getaffinity(0))
    counts = [count for count in (1, 2, 4, 8, 16, 32, 64) if count <= cores]
    return {
        "device": device_name(False).removeprefix("one core of: "),
        "sizes": measure([(size, 1) for size in sizes], "cpu", rounds, seconds),
        "threads": measure(
            [(size, count) for size in THREADED for count in counts], "cpu", rounds, seconds
        ),
        "copied_bytes_per_s": copied_a_second(),
        "gain_without_memory": {str(count): gain_without_memory(count) for count in counts[1:]},
    }


def on_gpu(quick: bool, keep: Callable[[Row], None]) -> Row:
    """Batch sizes on a GPU; saved after each size, since time on a GPU may run out."""
    told: Row = {"device": device_name(True), "sizes": [], "threads": []}
    for size in GPU_SIZES[:2] if quick else GPU_SIZES:
        told["sizes"] += measure([(size, 1)], "cuda", 2, 0.5)
        keep(told)
    return told


# Reading --------------------------------------------------------------------------------------


def overhead(rows: list[Row]) -> float:
    """The overhead of a call in seconds: the smallest batch's time, minus that of its tables."""
    small, large = rows[0], max(rows, key=lambda row: float(row["steps_per_s"]))
    return float(small["size"] / small["steps_per_s"] - small["size"] / large["steps_per_s"])


def by_game(rows: list[Row]) -> dict[str, list[Row]]:
    """Rows of each game, in the order measured."""
    return {name: [r for r in rows if r["game"] == name] for name in {r["game"]: 0 for r in rows}}


def table(measured: Row) -> str:
    """The rates in millions a second, and what may limit them."""
    lines = [measured["device"], ""]
    stepped = [row for row in measured["sizes"] if row["way"] == STEP]
    sizes = sorted({row["size"] for row in stepped})
    lines.append(f"{'million steps/s':<16}" + "".join(f"{size:>10,}" for size in sizes))
    for name, rows in by_game(stepped).items():
        rates = "".join(f"{row['steps_per_s'] / 1e6:>10.2f}" for row in rows)
        lines.append(
            f"{name:<16}{rates}   {rows[-1]['bytes_a_table']:,.0f} bytes a table,"
            f" {overhead(rows) * 1e6:.1f} us a call"
        )
    for size in sorted({row["size"] for row in measured["threads"]}):
        for name, rows in by_game([r for r in measured["threads"] if r["size"] == size]).items():
            told = ", ".join(f"{r['threads']}: {r['steps_per_s'] / 1e6:.2f}" for r in rows)
            gain = rows[-1]["steps_per_s"] / rows[0]["steps_per_s"]
            lines.append(f"{name:<16}{size:>8,} tables, threads {told}; gain {gain:.2f}")
    if "copied_bytes_per_s" in measured:
        lines.append(f"memory copied: {measured['copied_bytes_per_s'] / 1e9:.1f} GB/s")
        for count, gain in measured["gain_without_memory"].items():
            lines.append(f"{count} threads of arithmetic alone: {gain:.2f} times one")
    return "\n".join(lines)


# Drawing --------------------------------------------------------------------------------------

COLOURS = ("#1f7a6d", "#b4533c", "#3b6fb0", "#c08a2b", "#7a5fa8", "#5c6470")


def draw(measured: Row, path: Path) -> None:
    """Two panels: against the batch; against threads, or on a GPU random play inside kernels."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(11, 4.8), dpi=140, layout="constrained")
    left, right = figure.subplots(1, 2, width_ratios=[3, 2])
    figure.suptitle(f"{measured['device']}: steps with observation and mask")
    stepped = [row for row in measured["sizes"] if row["way"] == STEP]
    _lines(
        left, stepped, "size", "tables in the batch" + (", one thread" * bool(measured["threads"]))
    )
    left.set_xscale("log", base=2)
    if measured["threads"]:
        few, many = ([r for r in measured["threads"] if r["size"] == size] for size in THREADED)
        label = f"threads; {THREADED[1]:,} tables (dotted: {THREADED[0]:,})"
        _lines(right, many, "threads", label)
        for number, rows in enumerate(by_game(few).values()):
            rates = [row["steps_per_s"] / 1e6 for row in rows]
            right.plot([row["threads"] for row in rows], rates, "o:", color=_colour(number))
        right.set_xticks(sorted({row["threads"] for row in many}))
    else:
        inside = [row for row in measured["sizes"] if row["way"] == INSIDE]
        _lines(right, inside, "size", "tables in the batch, random play inside the kernel")
        right.set_xscale("log", base=2)
    figure.savefig(path)


def _colour(number: int) -> str:
    return COLOURS[number % len(COLOURS)]


def _lines(axes: Any, rows: list[Row], along: str, label: str) -> None:
    games = by_game(rows)
    ends = []
    for number, (name, found) in enumerate(games.items()):
        colour = _colour(number)
        rates = [row["steps_per_s"] / 1e6 for row in found]
        axes.plot([row[along] for row in found], rates, "o-", color=colour, markersize=4)
        ends.append([rates[-1], registry.card(name).title, colour])
    gap = 0.045 * max(row["steps_per_s"] / 1e6 for row in rows)
    ends.sort()
    for below, above in itertools.pairwise(ends):  # names must not overlap
        above[0] = max(above[0], below[0] + gap)
    for height, title, colour in ends:
        axes.annotate(
            title,
            (rows[-1][along], height),
            xytext=(8, 0),
            textcoords="offset points",
            va="center",
            color=colour,
            fontsize=9,
        )
    axes.set_ylim(bottom=0)
    axes.margins(x=0.3)
    axes.set_xlabel(label)
    axes.set_ylabel("million steps a second")
    axes.spines[["top", "right"]].set_visible(False)
    axes.grid(alpha=0.25)


def main() -> None:
    """Measure, print, and write what was asked for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--gpu", action="store_true", help="on a CUDA GPU")
    parser.add_argument("--json", "--out", type=Path, dest="json", help="write the figures here")
    parser.add_argument("--picture", type=Path, help="draw them here")
    parser.add_argument("--from", type=Path, dest="before", help="figures measured before")
    parser.add_argument("--quick", action="store_true", help="a try: small and short")
    asked = parser.parse_args()

    def keep(measured: Row) -> None:
        if asked.json:
            asked.json.write_text(json.dumps(measured, indent=1))

    if asked.before:
        measured = json.loads(asked.before.read_text())
    else:
        measured = on_gpu(asked.quick, keep) if asked.gpu else on_cpu(asked.quick)
        keep(measured)
    print(table(measured))
    if asked.picture:
        draw(measured, asked.picture)


if __name__ == "__main__":
    main()
