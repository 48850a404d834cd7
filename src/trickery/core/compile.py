"""How rules run: compiled for the CPU, inside CUDA kernels, or interpreted.

Rests on Numba. `@rule` marks a function as part of the rules; `specialise` builds one game's copy
of code that serves all games. Compiled code is kept on disk under a name made from the sources it
came from, so an edit in any file can never run stale code.
"""

from __future__ import annotations

import functools
import hashlib
import os
import shutil
import sys
import warnings
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TypeVar

import numba
import numpy as np
from numba.core.caching import FunctionCache

F = TypeVar("F", bound=Callable[..., Any])

#: NUMBA_DISABLE_JIT=1 runs the very same sources under the Python interpreter.
INTERPRETED: bool = bool(numba.config.DISABLE_JIT)

PACKAGE = Path(__file__).resolve().parent.parent
KEPT_CACHES = 64  # folders of compiled code that are left on disk


def unit_of(module: str) -> str:
    """The part of the package that a module's compiled code comes from: `core`, `games/NAME`..."""
    parts = module.split(".")[1:]
    return "/".join(parts[:2] if parts[:1] == ["games"] else parts[:1])


@functools.cache
def sources_hash(*units: str, package: Path = PACKAGE) -> str:
    """A digest of all Python sources in some parts of the package, and of what compiles them."""
    digest = hashlib.sha256(f"{numba.__version__} {np.__version__} {sys.version}".encode())
    for unit in sorted({"core", *units}):
        for path in sorted((package / unit).rglob("*.py")):
            digest.update(path.relative_to(package).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:24]


def cache_root() -> Path:
    """The folder that holds one folder of compiled code per version of some sources."""
    home = os.environ.get("TRICKERY_CACHE") or os.environ.get("XDG_CACHE_HOME")
    return (Path(home) if home else Path.home() / ".cache") / "trickery" / "compiled"


@functools.cache
def _cache_folder(*units: str) -> str:
    """Where code compiled from these parts is kept; folders that no version used lately go."""
    root = cache_root()
    here = root / sources_hash(*units)
    try:
        if not here.exists():
            here.mkdir(parents=True)
            others = sorted(root.iterdir(), key=lambda folder: folder.stat().st_mtime)
            for old in others[:-KEPT_CACHES]:
                shutil.rmtree(old, ignore_errors=True)
        os.utime(here)
    except OSError:
        pass  # a read-only home: Numba then says so itself, or compiles every time
    return str(here)


if INTERPRETED:
    # Compiled integers wrap around silently; the interpreter's must do the same, in this mode only.
    # (numpy keeps the setting by thread; the filter is for the CUDA simulator's threads.)
    np.seterr(over="ignore")
    warnings.filterwarnings("ignore", "overflow encountered in scalar", RuntimeWarning)

# Rules are branches over single cards: nothing to vectorise, and neither trying nor the last level
# of optimisation made them any faster; both cost compile time.
numba.config.LOOP_VECTORIZE = 0
numba.config.OPT = type(numba.config.OPT)(2)

# Compiled rules allocate nothing. Without Numba's memory manager they count no references either,
# which every view of a row of a larger array would otherwise cost: half the time of a batch.
_OPTIONS: dict[str, Any] = {
    "error_model": "numpy",
    "nogil": True,
    "no_cfunc_wrapper": True,
    "_nrt": False,
}


def rule(function: F) -> F:
    """Mark a function as rules: one source, compiled or interpreted, also callable in kernels."""
    numba.config.CACHE_DIR = _cache_folder(unit_of(function.__module__))
    compiled: F = numba.njit(cache=True, **_OPTIONS)(function)
    return compiled


def specialise(game: str, name: str, inline: bool = False) -> Callable[[F], F]:
    """Compile a closure over one game's functions; `name` tells it from its siblings on disk.

    With `inline` it is written out where it is called: worth it for many arguments in a hot loop.

    Numba keys a closure's cache by its pickled cells, and a pickled function differs from process
    to process. The cache folder is already keyed by the sources of the closure's own part of the
    package and of the game, so a name of our own is enough.
    """

    def decorate(function: F) -> F:
        if INTERPRETED:
            return function
        numba.config.CACHE_DIR = _cache_folder(unit_of(function.__module__), f"games/{game}")
        compiled = numba.njit(forceinline=inline, **_OPTIONS)(function)
        compiled._cache = _NamedCache(function, f"{game} {name}")
        named: F = compiled
        return named

    return decorate


class _NamedCache(FunctionCache):  # type: ignore[misc]  # Numba is untyped
    def __init__(self, function: Callable[..., Any], name: str) -> None:
        super().__init__(function)
        self._name_of_ours = name

    def _index_key(self, sig: Any, codegen: Any) -> tuple[Any, ...]:
        return (sig, codegen.magic_tuple(), self._name_of_ours)


def table(values: Iterable[Any], dtype: type[np.generic] = np.int64) -> Any:
    """A constant table that rules may index; interpreted, its small integers read as `int`."""
    from trickery.core.state import Cells

    array = np.array(list(values), dtype=dtype)
    array.setflags(write=False)
    return Cells(array) if INTERPRETED and dtype is not np.uint64 else array
