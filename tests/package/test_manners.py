"""Trickery as a guest: what it must leave alone in a program that imports it."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import threading
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from trickery.core.compile import INTERPRETED
from trickery.core.threads import once

compiled_only = pytest.mark.skipif(INTERPRETED, reason="is about compiled code")

HOST = '''
import gc, json, locale, logging, os, random, signal, sys, threading, warnings
import numba
import numpy as np


def surroundings():
    """Whatever a guest might have changed, as text."""
    handlers = {str(number): repr(signal.getsignal(number)) for number in signal.valid_signals()}
    return {
        "numba": {k: repr(v) for k, v in vars(numba.config).items() if k.isupper()},
        "numpy errors": np.geterr(),
        "numpy's names": sorted(dir(np)),
        "numpy's chance": repr(np.random.get_state()),
        "warnings": repr(warnings.filters),
        "switching": sys.getswitchinterval(),
        "garbage": gc.get_threshold(),
        "signals": handlers,
        "logging": repr((logging.root.level, logging.root.handlers, logging.root.filters)),
        "locale": locale.setlocale(locale.LC_ALL),
        "environment": dict(os.environ),
        "path": list(sys.path),
        "chance": repr(random.getstate()),
        "threads": threading.active_count(),
        "excepthook": repr((sys.excepthook, threading.excepthook)),
    }


@numba.njit(cache=True)
def scaled(values, out):
    """A loop that a vectoriser takes in strides."""
    for at in range(len(values)):
        out[at] = values[at] * values[at] + np.float32(3)


before = surroundings()
if "guest" in sys.argv:
    from trickery.core import registry
    from trickery.core.match import Match
    from trickery.core.playout import RandomPlay
    from trickery.core.rng import generator
    from trickery import bots
    import trickery.arena.running, trickery.envs.batches, trickery.simulate

    game = registry.load("trick_party")
    RandomPlay(game, game.setting(), 1).play(2)
    match = Match(game, seed=1)
    for _ in range(5):
        match.play(match.actor, bots.ask(bots.make("thumb", generator(1)), match))

values, out = np.arange(1000, dtype=np.float32), np.zeros(1000, dtype=np.float32)
scaled(values, out)
overflow = []
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    np.uint64(2**64 - 1) + np.uint64(1)
    overflow = [str(warning.message) for warning in caught]
told = {"before": before, "after": surroundings(), "sum": float(out.sum()), "overflow": overflow}
if hasattr(scaled, "inspect_asm"):
    (told["machine code"],) = scaled.inspect_asm().values()
    (told["llvm"],) = scaled.inspect_llvm().values()
    told["kept in"] = scaled.stats.cache_path
print(json.dumps(told))
'''


def run(code: str | Path, *arguments: str, **environment: str) -> str:
    how = [str(code)] if isinstance(code, Path) else ["-c", code]
    ran = subprocess.run(
        [sys.executable, *how, *arguments],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr[-3000:]
    return ran.stdout


def hosted(folder: Path, *arguments: str, **environment: str) -> Any:
    folder.mkdir()
    (folder / "host.py").write_text(HOST)
    return json.loads(run(folder / "host.py", *arguments, **environment))


def instructions(code: str) -> list[str]:
    """Code without the names and numbers that Numba makes anew in every process."""
    lines = [
        re.sub(r'"[^"]*"|_ZN\S+|\b\d{9,}\b|v\d+|\[\d+ x i8\]', "-", line)
        for line in code.splitlines()
    ]
    return [line for line in lines if not re.match(r"\s*\.|; ModuleID|source_filename", line)]


@compiled_only
def test_a_hosts_own_compiled_functions_are_as_they_were(tmp_path: Path) -> None:
    alone, host = hosted(tmp_path / "alone"), hosted(tmp_path / "guest", "guest")
    assert host["sum"] == alone["sum"]
    assert re.search(r"<\d+ x float>", alone["llvm"]), "this loop should be vectorised"
    assert instructions(host["llvm"]) == instructions(alone["llvm"])
    assert instructions(host["machine code"]) == instructions(alone["machine code"])
    own = tmp_path / "guest" / "__pycache__"
    assert host["kept in"] == str(own)
    assert {path.name.partition(".")[0] for path in own.iterdir()} == {"host"}
    assert host["after"] == host["before"]


def test_an_interpreted_guest_changes_nothing_either(tmp_path: Path) -> None:
    host = hosted(tmp_path / "host", "guest", NUMBA_DISABLE_JIT="1")
    assert host["after"] == host["before"]
    assert host["overflow"] == ["overflow encountered in scalar add"]


KERNEL = """
import numba, numpy as np
if hasattr(np, "row_stack"):
    del np.row_stack  # as numpy 2.5 has it
from numba.cuda.cudadrv import nvvm
from numba.cuda.dispatcher import CUDADispatcher

def settings():
    return nvvm.ADDRSPACE_CONSTANT, numba.config.CUDA_LOW_OCCUPANCY_WARNINGS

def compile(self, signature):
    compiling.append(settings())
    raise NotImplementedError("here is no GPU")

compiling = []
CUDADispatcher.compile = compile
before = settings()
from trickery.core.gpu import kernel, on_threads

assert not hasattr(np, "row_stack")
made = kernel(lambda cells: None)
try:
    made.compile((numba.int64[:],))
except NotImplementedError:
    pass
assert compiling == [(nvvm.ADDRSPACE_GLOBAL, 0)], compiling
assert settings() == before != compiling[0]
"""


def test_kernels_are_compiled_in_our_way_and_others_in_theirs() -> None:
    pytest.importorskip("numba_cuda", reason="needs numba-cuda: pip install 'trickery[cuda]'")
    run(KERNEL, NUMBA_ENABLE_CUDASIM="0", NUMBA_DISABLE_JIT="0")


# Threads -------------------------------------------------------------------------------------


def test_what_is_made_once_is_made_once_however_many_ask_at_once() -> None:
    made: Counter[int] = Counter()

    @once
    def make(number: int) -> object:
        made[number] += 1
        for _ in range(2000):  # long enough for others to come
            pass
        return object()

    numbers, crew = range(50), 8
    barrier = threading.Barrier(crew)
    got: list[list[object]] = []

    def ask() -> None:
        barrier.wait()
        got.append([make(number) for number in numbers])

    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        threads = [threading.Thread(target=ask) for _ in range(crew)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(before)
    assert made == dict.fromkeys(numbers, 1)
    assert all(objects == got[0] for objects in got)


TOGETHER = """
import sys, threading
from trickery import bots
from trickery.bots.policy import mind_of
from trickery.core import registry
from trickery.core.match import Match
from trickery.core.playout import RandomPlay, random_games
from trickery.core.rng import generator

sys.setswitchinterval(1e-6)
barrier, got = threading.Barrier(4), []

def play(number):
    barrier.wait()
    game = registry.load("trick_party")
    tally = RandomPlay(game, game.setting(), 5).play(20)
    match = Match(game, seed=7)
    barrier.wait()
    player = bots.make("policy", generator(3))
    for _ in range(20):
        match.play(match.actor, bots.ask(player, match))
    got.append((id(game), id(random_games(game)), tally, tuple(match.log(None)), id(mind_of(game))))
    barrier.wait()  # while all threads live, no two things have one id

threads = [threading.Thread(target=play, args=[number]) for number in range(4)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
games, functions, tallies, logs, minds = zip(*got, strict=True)
assert len(got) == 4
assert len(set(games)) == len(set(functions)) == 1, "one game, whoever loads it first"
assert all(tally == tallies[0] for tally in tallies)
assert len(set(logs)) == 1, "each thread's bot thinks for itself"
assert len(set(minds)) == 4
"""


def test_threads_that_load_a_game_at_once_get_one_and_the_same() -> None:
    run(TOGETHER)


# Other systems -------------------------------------------------------------------------------

ELSEWHERE = """
import os
for name in ("sched_getaffinity", "sched_setaffinity", "pidfd_open"):
    if hasattr(os, name):
        delattr(os, name)
from trickery.arena.running import Run
from trickery.core.threads import cores
from trickery.envs.batches import Batch
from trickery.server.workers.pool import WorkerPool

assert cores() == os.cpu_count()
batch = Batch("trick_party", 4, seed=1)
batch.random(5)
batch.close()
WorkerPool()
"""


def test_it_plays_where_the_system_does_not_tell_how_many_cores_there_are() -> None:
    run(ELSEWHERE, NUMBA_DISABLE_JIT="1")


# Games of other packages ---------------------------------------------------------------------


def lines(*text: str) -> str:
    return "".join(line + "\n" for line in text)


@compiled_only
def test_compiled_code_is_private_whatever_the_umask(tmp_path: Path) -> None:
    """What lies there is run: nobody else may put anything into it."""
    root = tmp_path / "cache" / "trickery" / "compiled"
    (tmp_path / "main.py").write_text(
        lines("import os", "os.umask(0)", "from trickery.core.compile import rule")
        + lines("@rule", "def twice():", "    return 2", "print(twice())")
    )
    for _ in range(2):
        assert run(tmp_path / "main.py", TRICKERY_CACHE=str(tmp_path / "cache")) == "2\n"
        assert list(root.rglob("*.nb?"))
        assert {folder.stat().st_mode & 0o777 for folder in (root, root.parent)} == {0o700}
        root.chmod(0o777)  # as it was before
        root.parent.chmod(0o700)
    root.chmod(0o700)


@compiled_only
def test_code_of_another_package_is_never_stale_and_lies_in_our_cache(tmp_path: Path) -> None:
    """Edit a helper in another file of the package: what calls it changes, also core's closures."""
    package, cache = tmp_path / "plain_tricks", tmp_path / "cache"
    package.mkdir()
    (package / "__init__.py").write_text("")
    rule = "from trickery.core.compile import rule, specialise"
    (package / "rules.py").write_text(
        lines(rule, "from plain_tricks.helper import worth")
        + lines("@rule", "def twice():", "    return 2 * worth()")
    )
    main = lines(rule, "import sys, types, pathlib", "from plain_tricks import rules") + lines(
        "game = types.SimpleNamespace(folder=pathlib.Path(rules.__file__).parent)",
        "twice = rules.twice",
        "@specialise(game, 'more')",
        "def more():",
        "    return twice() + 1",
        "print(rules.twice(), more(), sum(rules.twice.stats.cache_hits.values()))",
    )
    (tmp_path / "main.py").write_text(main)

    def play(worth: int, where: Path = cache) -> list[int]:
        (package / "helper.py").write_text(
            lines(rule, "@rule", "def worth():", f"    return {worth}")
        )
        here = os.pathsep.join([str(tmp_path), *sys.path])
        told = run(tmp_path / "main.py", TRICKERY_CACHE=str(where), PYTHONPATH=here)
        return [int(number) for number in told.split()]

    assert play(1) == [2, 3, 0]
    assert play(1) == [2, 3, 1]
    assert play(20) == [40, 41, 0]
    kept = {path.parent.parent.parent for path in tmp_path.rglob("*.nb?")}
    assert kept == {cache / "trickery" / "compiled"}
    nowhere = tmp_path / "nowhere"
    nowhere.write_text("a file, in which nothing can be kept")
    assert play(20, nowhere) == [40, 41, 0]
