"""Environment steps per second, compared with other libraries: RLCard, PettingZoo, OpenSpiel and
Pgx.

    make bench-peers      (or: python benchmarks/peers.py [--json FILE] [--picture FILE])
    python benchmarks/peers.py --gpu [--pgx FOLDER] [--out FILE]     ours and Pgx on a GPU
    python benchmarks/peers.py --from FILE --picture FILE            draw what was measured before

Rests on `racers`. Uniformly random play with observations and legal moves made at every step; on
one core of the CPU. All are measured in turns, several rounds in one run, and the best round
counts. A peer that's missing or fails is reported, and the others continue.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.nearest import peer_of
from benchmarks.racers import (
    FROM_PYTHON,
    IN_CPP,
    OWN_RESET,
    POOLED,
    SAMPLE,
    Maker,
    Racer,
    ours,
    peers_on_cpu,
    pgx_on_gpu,
    version_of,
)
from trickery.core import registry

OURS = "Trickery"
SIZE = 4096
GPU_SIZES = [2**12, 2**15, 2**18]
ROUNDS, SECONDS = 4, 0.3

#: The nearest game of each library, by the OpenSpiel game that a game's card names as its peer.
#: PettingZoo has no near one, and a game may name a peer that isn't listed: then the fastest
#: counts.
NEAREST = {
    "RLCard": {
        "crazy_eights": "uno",
        "euchre": "bridge",
        "hearts": "bridge",
        "spades": "bridge",
        "go_fish": "gin-rummy",
    },
    "Pgx": {
        "crazy_eights": "sparrow_mahjong",
        "euchre": "bridge_bidding",
        "hearts": "bridge_bidding",
        "spades": "bridge_bidding",
        "go_fish": "sparrow_mahjong",
    },
}

Row = dict[str, Any]


def say(text: str) -> None:
    """Progress, beside the table: to the terminal even where the table goes to a file."""
    print(text, file=sys.stderr, flush=True)


# Measuring ------------------------------------------------------------------------------------


def made(library: str, makers: Iterable[Maker]) -> Iterator[Racer]:
    """The available racers of one library; others are reported."""
    for make in makers:
        began = time.perf_counter()
        try:
            racer = make()
        except ImportError as missing:
            say(f"{library} is missing ({missing}): pip install 'trickery[bench]'")
            return
        except Exception as failure:  # no peer's failure may end the run
            say(f"{library}: a game does not run here: {type(failure).__name__}: {failure}")
            continue
        say(f"  ready: {racer} ({time.perf_counter() - began:.1f} s)")
        yield racer


def race(racers: list[Racer], rounds: int, seconds: float) -> list[Row]:
    """All in turns, several rounds; the best round counts."""
    best = dict.fromkeys(racers, 0.0)
    for number in range(rounds):
        for racer in racers:
            best[racer] = max(best[racer], racer.run(seconds))
        if len(racers) > 1:
            say(f"  round {number + 1} of {rounds}")
    return [
        {"library": r.library, "game": r.game, "way": r.way, "size": r.size, "steps_per_s": rate}
        for r, rate in best.items()
    ]


def on_cpu(quick: bool, size: int) -> list[Row]:
    """All on one core."""
    racers = list(ours(size, "cpu"))
    for library, makers in peers_on_cpu(size).items():
        racers += made(library, makers[:2] if quick else makers)
    return race(racers, 1 if quick else ROUNDS, SECONDS / 10 if quick else SECONDS)


def on_gpu(sizes: list[int], keep: Callable[[list[Row]], None]) -> list[Row]:
    """Ours and Pgx, one after the other; results are saved at once."""
    rows: list[Row] = []

    def measure(racers: Iterable[Racer]) -> None:
        for racer in racers:
            rows.extend(race([racer], 3, 1.0))
            say(f"  {racer}, {racer.size:,} at once: {rows[-1]['steps_per_s'] / 1e6:,.1f} M/s")
            keep(rows)

    for size in sizes:
        measure(ours(size, "cuda"))
    measure(made("Pgx", pgx_on_gpu(sizes)))
    return rows


# Reading --------------------------------------------------------------------------------------


def fastest(rows: list[Row], library: str, game: str | None = None, way: str = "") -> Row | None:
    """The fastest way and size of a library's game, or of all its games."""
    found = [
        row
        for row in rows
        if row["library"] == library and game in (None, row["game"]) and way in ("", row["way"])
    ]
    return max(found, key=lambda row: row["steps_per_s"], default=None)


def ratios(rows: list[Row]) -> list[Row]:
    """Our sample and step, game by game, over each library's nearest game and over its fastest."""
    compared = []
    for name in registry.names():
        peer = peer_of(name)
        mine = fastest(rows, OURS, name, SAMPLE)
        rivals = {
            "RLCard": fastest(rows, "RLCard", NEAREST["RLCard"].get(peer)),
            "RLCard's fastest": fastest(rows, "RLCard"),
            "PettingZoo's fastest": fastest(rows, "PettingZoo"),
            "OpenSpiel": fastest(rows, "OpenSpiel", peer, FROM_PYTHON),
            "OpenSpiel in C++": fastest(rows, "OpenSpiel", peer, IN_CPP),
            "Pgx": fastest(rows, "Pgx", NEAREST["Pgx"].get(peer), OWN_RESET),
            "Pgx from a pool": fastest(rows, "Pgx", NEAREST["Pgx"].get(peer), POOLED),
            "Pgx's fastest": fastest(rows, "Pgx"),
        }
        for rival, row in rivals.items():
            if mine is not None and row is not None:
                ratio = mine["steps_per_s"] / row["steps_per_s"]
                compared.append({"game": name, "rival": rival, "of": row["game"], "ratio": ratio})
    return compared


def table(measured: Row) -> str:
    """Everything measured, and the ratios."""
    rows = measured["results"]
    lines = [
        measured["device"],
        "",
        f"{'library':<18}{'game':<24}{'way':<38}{'size':>8}{'steps/s':>17}",
    ]
    for row in rows:
        version = measured["versions"].get(row["library"], "")
        lines.append(
            f"{row['library'] + ' ' + version if version else row['library']:<18}"
            f"{row['game']:<24}{row['way']:<38}{row['size']:>8,}{row['steps_per_s']:>17,.0f}"
        )
    lines += ["", f"ours ({SAMPLE}) as a multiple of:"]
    for name in registry.names():
        here = [found for found in measured["ratios"] if found["game"] == name]
        told = ", ".join(f"{r['rival']} ({r['of']}) {r['ratio']:,.1f}" for r in here)
        lines.append(f"{name:<14}{told}")
    return "\n".join(lines)


# Drawing --------------------------------------------------------------------------------------

COLOURS = {
    OURS: "#1f7a6d",
    "Pgx": "#7a5fa8",
    "OpenSpiel": "#3b6fb0",
    "RLCard": "#b4533c",
    "PettingZoo": "#c08a2b",
}


def bars(rows: list[Row]) -> list[tuple[str, str, float]]:
    """Library, label and rate of every bar: each game once for every interesting way."""
    chosen: dict[tuple[str, str], Row] = {}
    for row in rows:
        if row["library"] == OURS and row["way"] != SAMPLE:
            continue
        name = registry.card(row["game"]).title if row["library"] == OURS else row["game"]
        label = name.replace("_", " ") + (
            " (C++ bots, no observation)" if row["way"] == IN_CPP else ""
        )
        key = row["library"], label
        if key not in chosen or row["steps_per_s"] > chosen[key]["steps_per_s"]:
            chosen[key] = row
    order = list(COLOURS)
    return sorted(
        ((library, label, row["steps_per_s"]) for (library, label), row in chosen.items()),
        key=lambda bar: (order.index(bar[0]), -bar[2]),
    )


def short(rate: float) -> str:
    """A rate in short form: 13.4 M."""
    for unit, name in ((1e9, " G"), (1e6, " M"), (1e3, " k")):
        if rate >= unit:
            return f"{rate / unit:.3g}{name}"
    return f"{rate:.0f}"


def draw(measured: Row, path: Path) -> None:
    """All libraries' games as bars on a scale of powers of ten."""
    from matplotlib.figure import Figure
    from matplotlib.patches import Patch

    found = bars(measured["results"])
    figure = Figure(figsize=(9, 1.4 + 0.24 * len(found)), dpi=140, layout="constrained")
    axes = figure.subplots()
    places = range(len(found), 0, -1)
    axes.barh(
        places,
        [rate for _, _, rate in found],
        color=[COLOURS[library] for library, _, _ in found],
        height=0.76,
    )
    for place, (_, _, rate) in zip(places, found, strict=True):
        axes.text(rate * 1.08, place, short(rate), va="center", fontsize=8.5)
    axes.set_xscale("log")
    axes.set_xlim(min(rate for _, _, rate in found) / 2, max(rate for _, _, rate in found) * 4)
    axes.set_ylim(0.3, len(found) + 0.7)
    axes.set_yticks(places, [label for _, label, _ in found], fontsize=9)
    axes.set_xlabel("environment steps a second, random play with observations and masks")
    axes.set_title(f"{measured['device']}", fontsize=11)
    axes.spines[["top", "right"]].set_visible(False)
    axes.grid(axis="x", alpha=0.25)
    axes.set_axisbelow(True)
    shown = [library for library in COLOURS if any(bar[0] == library for bar in found)]
    axes.legend(
        handles=[Patch(color=COLOURS[library], label=library) for library in shown],
        loc="lower right",
        frameon=False,
    )
    figure.savefig(path)


# The command ----------------------------------------------------------------------------------


def device_name(gpu: bool) -> str:
    """A description of the machine."""
    if gpu:
        import torch

        there = torch.cuda.is_available()
        return f"one {torch.cuda.get_device_name()}" if there else "numba-cuda's simulator"
    lines = Path("/proc/cpuinfo").read_text().splitlines() if sys.platform == "linux" else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return f"one core of: {models[0] if models else platform.processor()}"


def told(rows: list[Row], gpu: bool) -> Row:
    """What a run measured, in the form that is written to files."""
    libraries = {row["library"] for row in rows} - {OURS}
    return {
        "device": device_name(gpu),
        "versions": {library: version_of(library) for library in sorted(libraries)},
        "results": rows,
        "ratios": ratios(rows),
    }


def prepare(gpu: bool) -> None:
    """Pin the process to one core before any library starts threads, and configure JAX."""
    if gpu:
        os.environ["XLA_PYTHON_CLIENT_PREALLOCATE"] = "false"  # it would take nearly all memory
    else:
        os.environ["JAX_PLATFORMS"] = "cpu"
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def main() -> None:
    """Measure, print, and write the requested files."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--gpu", action="store_true", help="ours and Pgx on a CUDA GPU")
    parser.add_argument("--pgx", type=Path, help="a folder that holds the pgx package")
    parser.add_argument("--sizes", type=int, nargs="+", help="games side by side")
    parser.add_argument("--json", "--out", type=Path, dest="json", help="write the figures here")
    parser.add_argument("--picture", type=Path, help="draw them here")
    parser.add_argument("--from", type=Path, dest="before", help="figures measured before")
    parser.add_argument("--quick", action="store_true", help="a try: few peers, short rounds")
    asked = parser.parse_args()
    if asked.pgx:
        sys.path.insert(0, str(asked.pgx))

    def keep(rows: list[Row]) -> None:
        if asked.json:
            asked.json.write_text(json.dumps(told(rows, asked.gpu), indent=1))

    if asked.before:
        measured = json.loads(asked.before.read_text())
    else:
        prepare(asked.gpu)
        if asked.gpu:
            rows = on_gpu(sorted(asked.sizes or GPU_SIZES), keep)
        else:
            rows = on_cpu(asked.quick, (asked.sizes or [SIZE])[0])
        keep(rows)
        measured = told(rows, asked.gpu)
    print(table(measured))
    if asked.picture:
        draw(measured, asked.picture)


if __name__ == "__main__":
    main()
