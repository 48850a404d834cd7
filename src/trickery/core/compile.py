"""How rules run: compiled for the CPU, inside CUDA kernels, or interpreted.

Rests on Numba. `@rule` marks a function as part of the rules; `specialise` builds one game's copy
of code that serves all games. Compiled code is kept on disk under a name made from the sources it
came from, so an edit anywhere in the package can never run stale code.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
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
KEPT_CACHES = 8  # caches of other versions of the sources that are left on disk


def sources_hash(package: Path = PACKAGE) -> str:
    """A digest of every Python source of the package and of the compiler that reads it."""
    digest = hashlib.sha256(f"{numba.__version__} {np.__version__} {sys.version}".encode())
    for path in sorted(package.rglob("*.py")):
        digest.update(path.relative_to(package).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:24]


def cache_root() -> Path:
    """The folder that holds one folder of compiled code per version of the sources."""
    home = os.environ.get("TRICKERY_CACHE") or os.environ.get("XDG_CACHE_HOME")
    return (Path(home) if home else Path.home() / ".cache") / "trickery" / "compiled"


def _open_cache() -> None:
    root = cache_root()
    here = root / sources_hash()
    try:
        here.mkdir(parents=True, exist_ok=True)
        os.utime(here)
        others = sorted(root.iterdir(), key=lambda folder: folder.stat().st_mtime)
        for old in others[:-KEPT_CACHES]:
            shutil.rmtree(old, ignore_errors=True)
    except OSError:
        pass  # a read-only home: Numba then says so itself, or compiles every time
    numba.config.CACHE_DIR = str(here)


if INTERPRETED:
    # Compiled integers wrap around silently; the interpreter's must do the same, in this mode only.
    np.seterr(over="ignore")
else:
    _open_cache()

# Rules are branches over single cards: nothing to vectorise, and trying costs compile time.
numba.config.LOOP_VECTORIZE = 0

_OPTIONS: dict[str, Any] = {"error_model": "numpy", "nogil": True}


def rule(function: F) -> F:
    """Mark a function as rules: one source, compiled or interpreted, also callable in kernels."""
    compiled: F = numba.njit(cache=True, **_OPTIONS)(function)
    return compiled


def specialise(name: str) -> Callable[[F], F]:
    """Compile a closure over one game's functions; `name` tells it from its siblings on disk.

    Numba keys a closure's cache by its pickled cells, and a pickled function differs from process
    to process. The cache folder is already keyed by all sources, so a name of our own is enough.
    """

    def decorate(function: F) -> F:
        if INTERPRETED:
            return function
        compiled = numba.njit(**_OPTIONS)(function)
        compiled._cache = _NamedCache(function, name)
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
    from trickery.core.record import Cells

    array = np.array(list(values), dtype=dtype)
    array.setflags(write=False)
    return Cells(array) if INTERPRETED and dtype is not np.uint64 else array
