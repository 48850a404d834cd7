"""How rules run: compiled for the CPU, inside CUDA kernels, or interpreted.

Rests on Numba, and changes none of its settings: how our functions are compiled and cached affects
no other function of the process. `@rule` marks a function as part of the rules; `specialise` builds
one game's copy of code that serves all games. Compiled code is cached on disk under a hash of its
sources, so no edit in any file can leave stale code running.
"""

from __future__ import annotations

import functools
import hashlib
import os
import re
import shutil
import sys
from collections.abc import Callable, Generator, Iterable
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import numba
import numpy as np
import platformdirs
from numba.core.caching import CompileResultCacheImpl, FunctionCache, UserProvidedCacheLocator
from numba.core.codegen import JITCPUCodegen
from numba.core.compiler import Compiler

from trickery.core.state import Cells

if TYPE_CHECKING:
    from trickery.core.contract import Game

F = TypeVar("F", bound=Callable[..., Any])

#: NUMBA_DISABLE_JIT=1 runs the same sources in the Python interpreter.
INTERPRETED: bool = bool(numba.config.DISABLE_JIT)

PACKAGE = Path(__file__).resolve().parent.parent
#: An import of a part of the package (`from trickery.PART`) or of several (`from trickery import`).
_IMPORT = re.compile(
    rf"^\s*(?:from|import) {PACKAGE.name}(?:\.(\w+)| import \(?([\w\s,]+))", re.MULTILINE
)
OWNER_ONLY = 0o700
KEPT_CACHES = 64  # folders of compiled code to keep on disk
SOURCES = "sources.txt"  # in each of them: a list of the folders that its code comes from


# Which sources compiled code comes from ------------------------------------------------------


def sources_of(source: Path, package: Path = PACKAGE) -> frozenset[Path]:
    """The folders whose Python files may be compiled into the code of a file or folder.

    For a game: core and its own folder. Any other part of ours may call everything that it imports,
    directly or indirectly. Code in another package may call all of that package and of ours.
    """
    source = source.resolve()
    if not source.is_relative_to(package):
        folder = source if source.is_dir() else source.parent
        while (folder.parent / "__init__.py").exists():
            folder = folder.parent
        return frozenset({package, folder})
    part, *below = source.relative_to(package).parts
    if part == "games":
        return frozenset({package / "core", package / "games" / below[0]})
    found, waiting = {package / "core"}, [package / part]
    while waiting:
        folder = waiting.pop()
        if folder not in found:
            found.add(folder)
            waiting += _imported(folder, package)
    return frozenset(found)


@functools.cache
def _imported(folder: Path, package: Path) -> frozenset[Path]:
    """The subpackages that the files of one subpackage import."""
    names: set[str] = set()
    for path in folder.rglob("*.py"):
        for part, parts in _IMPORT.findall(path.read_text(encoding="utf-8")):
            names |= {part} if part else set(re.findall(r"\w+", parts))
    return frozenset(package / name for name in names if (package / name).is_dir())


@functools.cache
def sources_hash(folders: frozenset[Path]) -> str:
    """A digest of all Python sources in some folders, and of the compiler's versions."""
    digest = hashlib.sha256(f"{numba.__version__} {np.__version__} {sys.version}".encode())
    for folder in sorted(folders):
        # Files directly in the package don't depend on the folders beside them.
        is_package = (folder / "__init__.py").exists()
        for path in sorted(folder.rglob("*.py") if is_package else folder.glob("*.py")):
            digest.update(path.relative_to(folder.parent).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:24]


# Where compiled code is kept -----------------------------------------------------------------


def cache_root() -> Path:
    """The folder that holds one folder of compiled code per version of some sources."""
    if home := os.environ.get("TRICKERY_CACHE"):
        return Path(home) / "trickery" / "compiled"
    return platformdirs.user_cache_path("trickery", appauthor=False) / "compiled"


@functools.cache
def _open_cache(folder: Path, sources: frozenset[Path]) -> None:
    """Mark a folder of compiled code as used, and record which sources it comes from."""
    with suppress(OSError):  # another process may be deleting it
        _make_private(folder.parent)
        if not folder.exists():
            folder.mkdir()
            (folder / SOURCES).write_text("\n".join(str(source) for source in sorted(sources)))
        os.utime(folder)
        _tidy(folder.parent)


def _make_private(root: Path) -> None:
    """Keep others out of a folder, whatever the umask: what lies in there is run."""
    for folder in (*reversed(root.parents), root):
        with suppress(FileExistsError):
            folder.mkdir(OWNER_ONLY)
            folder.chmod(OWNER_ONLY)  # a folder of ours: others need not even see it
    if root.stat().st_mode & 0o077:
        root.chmod(OWNER_ONLY)


@functools.cache
def _tidy(root: Path) -> None:
    """Delete compiled code that no version used recently, or whose sources were uninstalled."""
    folders = sorted(root.iterdir(), key=lambda folder: folder.stat().st_mtime)
    for at, folder in enumerate(folders):
        noted = folder / SOURCES
        gone = noted.exists() and not all(map(os.path.exists, noted.read_text().splitlines()))
        if gone or at < len(folders) - KEPT_CACHES:
            shutil.rmtree(folder, ignore_errors=True)


class _Place(UserProvidedCacheLocator):  # type: ignore[misc]  # Numba is untyped
    """The cache folder of one function: that of its sources, never Numba's own choice."""

    def __init__(self, function: Callable[..., Any], folder: Path) -> None:
        self._py_file = function.__code__.co_filename
        self._lineno = function.__code__.co_firstlineno
        self._cache_path = str(folder / self.get_suitable_cache_subpath(self._py_file))


class _Files(CompileResultCacheImpl):  # type: ignore[misc]  # Numba is untyped
    """The cache files of one function. (A host could change where Numba puts them.)"""

    def __init__(self, function: Callable[..., Any], folder: Path) -> None:
        self._locator = _Place(function, folder)
        self._lineno = function.__code__.co_firstlineno
        name = f"{Path(function.__code__.co_filename).stem}.{function.__qualname__}"
        self._filename_base = self.get_filename_base(name, getattr(sys, "abiflags", ""))


class _Cache(FunctionCache):  # type: ignore[misc]  # Numba is untyped
    """One function's compiled code on disk.

    Numba keys a closure by its pickled cells, and a pickled function differs between processes. The
    folder is already keyed by all sources, so the name that we give a game's closure is enough of a
    key.
    """

    def __init__(self, function: Callable[..., Any], sources: frozenset[Path], name: str) -> None:
        folder = cache_root() / sources_hash(sources)
        self._folder, self._sources, self._name_of_ours = folder, sources, name
        self._impl_class = functools.partial(_Files, folder=folder)
        super().__init__(function)

    def _index_key(self, sig: Any, codegen: Any) -> tuple[Any, ...]:
        if not self._name_of_ours:
            key: tuple[Any, ...] = super()._index_key(sig, codegen)
            return key
        return (sig, codegen.magic_tuple(), self._name_of_ours)

    @contextmanager
    def _guard_against_spurious_io_errors(self) -> Generator[None, None, None]:
        _open_cache(self._folder, self._sources)
        with suppress(OSError):  # read-only home: compile every time
            yield


# How it is compiled --------------------------------------------------------------------------


class _Passes(JITCPUCodegen):  # type: ignore[misc]  # Numba is untyped
    """Rules are branches over single cards, so there's nothing to vectorise. Neither the vectoriser
    nor the highest optimisation level made them faster; both cost compile time.
    """

    vectorise = False

    def _pass_builder(self, **options: Any) -> Any:
        ours = {"opt": 2, "loop_vectorize": self.vectorise}
        return super()._pass_builder(**{**ours, **options})


class _VectorPasses(_Passes):
    vectorise = True


class RuleCompiler(Compiler):  # type: ignore[misc]  # Numba is untyped
    """Numba's compiler with passes of our own, for our own functions only."""

    passes = _Passes

    def compile_extra(self, func: Callable[..., Any]) -> Any:
        """Compile a function into a library with our optimisation passes."""
        codegen = object.__new__(self.passes)
        codegen.__dict__ = self.state.targetctx.codegen().__dict__  # shared execution engine
        self.state.library = codegen.create_library(func.__qualname__)
        self.state.library.enable_object_caching()
        return super().compile_extra(func)


class _VectorCompiler(RuleCompiler):
    passes = _VectorPasses


# Compiled rules allocate nothing. Without Numba's memory manager they also skip reference counting,
# which each view of a row in a larger array would need: that took half the time of a batch.
_OPTIONS: dict[str, Any] = {
    "error_model": "numpy",
    "nogil": True,
    "no_cfunc_wrapper": True,
    "_nrt": False,
}


def _compiled(function: F, *games: Path, name: str = "", **options: Any) -> F:
    if INTERPRETED:
        return function
    made = numba.njit(**{"pipeline_class": RuleCompiler, **_OPTIONS, **options})(function)
    source = Path(function.__code__.co_filename)
    if source.exists():  # not defined at a prompt
        folders = frozenset().union(*(sources_of(path) for path in (source, *games)))
        made._cache = _Cache(function, folders, name)
    compiled: F = made
    return compiled


def rule(function: F) -> F:
    """Mark a function as a rule: compiled or interpreted, and callable from kernels."""
    return _compiled(function)


def wrapping(function: F) -> F:
    """Mark a rule (below `@rule`) whose words may overflow on purpose: a sum, 0 - 1.

    Compiled words wrap around silently; interpreted, numpy would warn.
    """
    return np.errstate(over="ignore")(function) if INTERPRETED else function


def vectorised(function: F) -> F:
    """Compile with the vectoriser on, for long sums of floats in any order."""
    fast = {"contract", "reassoc"}
    return _compiled(function, pipeline_class=_VectorCompiler, fastmath=fast)


def specialise(game: Game, name: str, inline: bool = False) -> Callable[[F], F]:
    """Compile a closure over one game's functions; `name` is its cache key.

    `inline` inserts it at each call: worthwhile in a hot loop with many arguments.
    """

    def decorate(function: F) -> F:
        named = f"{game.folder} {name}"
        return _compiled(function, game.folder, name=named, forceinline=inline)

    return decorate


def table(values: Iterable[Any], dtype: type[np.generic] = np.int64) -> Any:
    """Make a constant table that rules may index; interpreted, its elements read as `int`."""
    array = np.array(list(values), dtype=dtype)
    array.setflags(write=False)
    return Cells(array) if INTERPRETED and dtype is not np.uint64 else array
