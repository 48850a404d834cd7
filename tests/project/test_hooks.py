"""What we use of libraries that they do not promise to keep: is it all still there?

One list, with the reason for each entry. Upper bounds in pyproject.toml keep untried versions away;
raise one only when these tests pass with the next version.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numba
import pytest
from numba.core.cpu import CPUTargetOptions

SOURCES = Path(__file__).parents[2] / "src" / "trickery"


@dataclass(frozen=True)
class Hook:
    """A class of a library that one of ours extends."""

    of: str  # the class
    ours: str
    why: str
    overridden: tuple[str, ...]  # methods that ours replaces, with their parameters
    called: tuple[str, ...] = ()  # methods that ours calls, likewise
    known: tuple[str, ...] = ()  # attributes that ours reads or sets

    def __str__(self) -> str:
        return self.ours


PROTOCOL = "__init__(self, config, server_state, app_state, _loop)"
HOOKS = (
    Hook(
        "uvicorn.protocols.http.httptools_impl.HttpToolsProtocol",
        "trickery.server.net.connections.HttpConnection",
        "uvicorn limits neither the length of a head nor the time that anybody takes",
        overridden=(
            PROTOCOL,
            "connection_made(self, transport)",
            "connection_lost(self, exc)",
            "data_received(self, data)",
            "on_message_begin(self)",
            "on_headers_complete(self)",
            "on_message_complete(self)",
            "handle_websocket_upgrade(self)",
            "send_400_response(self, msg)",
            "pause_writing(self)",
            "resume_writing(self)",
            "on_response_complete(self)",
            "timeout_keep_alive_handler(self)",
        ),
        known=(
            "client",
            "cycle",
            "flow",
            "headers",
            "loop",
            "pipeline",
            "scope",
            "timeout_keep_alive",
            "transport",
        ),
    ),
    Hook(
        "uvicorn.protocols.websockets.websockets_sansio_impl.WebSocketsSansIOProtocol",
        "trickery.server.net.connections.SocketConnection",
        "uvicorn reads a socket in pieces of any size, and counts neither pings nor empty frames",
        overridden=(
            PROTOCOL,
            "connection_lost(self, exc)",
            "data_received(self, data)",
            "send(self, message)",
            "receive(self)",
            "handle_connect(self, event)",
            "handle_ping(self)",
            "handle_pong(self, event)",
            "handle_cont(self, event)",
            "pause_writing(self)",  # since 0.53: before, nobody waited for a slow reader
            "resume_writing(self)",
            "keepalive_timeout(self)",
        ),
        called=("send_keepalive_ping(self)",),
        known=(
            "close_sent",
            "frames",  # since 0.50
            "handshake_complete",
            "initial_response",
            "loop",
            "ping_interval",
            "ping_timer",
            "queue",
            "read_paused",
            "response",
            "scope",
            "transport",
        ),
    ),
    Hook(
        "uvicorn.Server",
        "trickery.server.serve.Server",
        "uvicorn would raise a signal again after stopping, and stop without a word to anybody",
        overridden=(
            "__init__(self, config)",
            "handle_exit(self, sig, frame)",
            "shutdown(self, sockets)",
            "startup(self, sockets)",
        ),
        known=("force_exit", "server_state", "servers", "should_exit", "started"),
    ),
    Hook(
        "uvicorn.Server",
        "trickery.server.operations.listener.OperationsListener",
        "two servers in one process must not both wait for signals",
        overridden=("__init__(self, config)", "capture_signals(self)"),
        called=("serve(self, sockets)",),
        known=("should_exit",),
    ),
    Hook(
        "numba.core.caching.UserProvidedCacheLocator",
        "trickery.core.compile._Place",
        "compiled code is kept in a folder of our own, which Numba's settings must not move",
        overridden=("__init__(self, py_func, py_file)",),
        called=("get_suitable_cache_subpath(py_file)",),
        known=("_cache_path", "_lineno", "_py_file"),
    ),
    Hook(
        "numba.core.caching.CompileResultCacheImpl",
        "trickery.core.compile._Files",
        "Numba's own choice of a place could be changed by the host",
        overridden=("__init__(self, py_func)",),
        called=("get_filename_base(self, fullname, abiflags)",),
        known=("_filename_base", "_lineno", "_locator"),
    ),
    Hook(
        "numba.core.caching.FunctionCache",
        "trickery.core.compile._Cache",
        "Numba keys a closure by its pickled cells, which differ from process to process",
        overridden=(
            "__init__(self, py_func)",
            "_index_key(self, sig, codegen)",
            "_guard_against_spurious_io_errors(self)",
        ),
        known=("_impl_class",),
    ),
    Hook(
        "numba.core.codegen.JITCPUCodegen",
        "trickery.core.compile._Passes",
        "neither the vectoriser nor the last level of optimisation is worth its time for rules",
        overridden=("_pass_builder(self, kwargs)",),
        called=("create_library(self, name, kwargs)", "magic_tuple(self)"),
    ),
    Hook(
        "numba.core.compiler.Compiler",
        "trickery.core.compile.RuleCompiler",
        "passes of our own for functions of our own, and for nobody else's",
        overridden=("compile_extra(self, func)",),
        known=("state",),
    ),
)
#: Classes of libraries that are made to be extended: their documentation says so.
MADE_FOR_IT = {
    "fastapi.staticfiles.StaticFiles",
    "fluent.runtime.types.FluentType",
    "fluent.syntax.visitor.Transformer",
    "fluent.syntax.visitor.Visitor",
    "gymnasium.vector.VectorEnv",
    "pettingzoo.AECEnv",
    "pydantic.BaseModel",
    "pyspiel.Game",
    "pyspiel.State",
    "torch.nn.Module",
    "typing_extensions.TypedDict",
}
#: Names below what libraries promise, by module, with the reason; classes that we extend are above.
USED = {
    "confusable_homoglyphs.confusables": (
        "the list itself: its functions only answer yes or no",
        {"confusables_data"},
    ),
    "numba.core": (
        "eight cells of an observation in one store",
        {
            "cgutils.alloca_once_value",
            "cgutils.create_struct_proxy",
            "cgutils.for_range",
            "cgutils.unpack_tuple",
        },
    ),
    "numba.core.errors": (
        "what the compiler says of rules that it doesn't compile, for their author",
        {"NumbaError"},
    ),
    "numba.core.extending": (
        "documented as numba.extending, which loads more",
        {"intrinsic", "overload"},
    ),
    "numba.cuda.core.compiler_lock": (
        "nobody else compiles while numba-cuda has settings of ours",
        {"global_compiler_lock"},
    ),
    "numba.cuda.cudadrv": (
        "tables of the rules lie in global memory: constant memory serves threads one by one",
        {"nvvm.ADDRSPACE_CONSTANT", "nvvm.ADDRSPACE_GLOBAL"},
    ),
    "numba.cuda.dispatcher": (
        "kernels are compiled with settings of ours",
        {"CUDADispatcher.compile"},
    ),
    "numba.cuda.np": ("asks numpy for what numpy 2.5 dropped", {"arrayobj"}),
    "uvicorn.protocols.http.httptools_impl": (
        "the request before the newest, for whoever hangs up",
        {"RequestResponseCycle"},
    ),
    "websockets.frames": ("what uvicorn's protocol hands on", {"Frame"}),
}
#: Modules that promise what we take from them; whatever lies deeper must be listed above.
PROMISED = re.compile(
    r"uvicorn(\.config|\.server)?|numba|llvmlite|starlette\.\w+"
    r"|websockets\.(asyncio\.client|sync\.client|exceptions)"
)
WATCHED = ("confusable_homoglyphs", "llvmlite", "numba", "starlette", "uvicorn", "websockets")


def thing(path: str) -> Any:
    """What a dotted name stands for."""
    module, _, name = path.rpartition(".")
    return getattr(importlib.import_module(module), name)


def parameters(of: Any) -> list[str]:
    return list(inspect.signature(of).parameters)


def its_own(of: type, name: str) -> Any:
    """A method that a library itself has, not one that all classes or all protocols have."""
    library = of.__module__.partition(".")[0]
    its = [each for each in of.__mro__ if each.__module__.startswith(library)]
    return getattr(of, name) if any(name in vars(each) for each in its) else None


@pytest.mark.parametrize("hook", HOOKS, ids=str)
def test_what_we_override_and_call_is_there(hook: Hook) -> None:
    base = thing(hook.of)
    for told in (*hook.overridden, *hook.called):
        name, _, takes = told.rstrip(")").partition("(")
        found = its_own(base, name)
        assert found is not None, f"{hook.of} has no {name} any more: {hook.why}"
        assert ", ".join(parameters(found)) == takes, f"{hook.of}.{name} takes something else"


@pytest.mark.parametrize("hook", HOOKS, ids=str)
def test_attributes_are_there(hook: Hook) -> None:
    library = hook.of.partition(".")[0]
    classes = [each for each in thing(hook.of).__mro__ if each.__module__.startswith(library)]
    source = "".join(map(inspect.getsource, classes))
    for name in hook.known:
        there = re.search(rf"\bself\.{name}\b|^    {name} = ", source, re.MULTILINE)
        assert there, f"{hook.of} knows no {name} any more"


@pytest.mark.parametrize("hook", HOOKS, ids=str)
def test_all_that_we_override_is_listed(hook: Hook) -> None:
    base, ours = thing(hook.of), thing(hook.ours)
    assert base in ours.__mro__
    listed = {each.partition("(")[0] for each in hook.overridden}
    methods = {name for name, value in vars(ours).items() if inspect.isroutine(value)}
    assert {name for name in methods if hasattr(base, name)} == listed


@pytest.mark.parametrize("module", USED)
def test_other_names_are_there(module: str) -> None:
    why, names = USED[module]
    for name in names:
        found: Any = importlib.import_module(module)
        for part in name.split("."):
            if inspect.ismodule(found) and not hasattr(found, part):
                importlib.import_module(f"{found.__name__}.{part}")
            assert hasattr(found, part), f"{module} has no {name} any more: {why}"
            found = getattr(found, part)


def test_numba_takes_our_options() -> None:
    """What `njit` gets from us besides what its documentation lists."""
    for name in ("no_cfunc_wrapper", "_nrt", "forceinline", "error_model", "nogil", "fastmath"):
        assert hasattr(CPUTargetOptions, name), f"njit takes no {name} any more"
    assert "pipeline_class" in inspect.signature(numba.jit).parameters
    dispatcher = numba.njit(lambda: 0)
    assert dispatcher._cache is not None  # noqa: SLF001  # this is what the test is about


# Is the list complete? ---------------------------------------------------------------------------


def names_in(tree: ast.Module) -> dict[str, str]:
    """What each name that a file imports stands for."""
    found: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found |= {each.asname or each.name: f"{node.module}.{each.name}" for each in node.names}
        elif isinstance(node, ast.Import):
            found |= {each.asname or each.name: each.name for each in node.names}
    return found


def files() -> Iterator[tuple[str, ast.Module, dict[str, str]]]:
    for path in SOURCES.rglob("*.py"):
        tree = ast.parse(path.read_text("utf-8"))
        yield path.relative_to(SOURCES).as_posix(), tree, names_in(tree)


def test_every_class_of_a_library_that_we_extend_is_listed() -> None:
    extended = set()
    for _, tree, names in files():
        for node in ast.walk(tree):
            for base in node.bases if isinstance(node, ast.ClassDef) else ():
                first, _, rest = ast.unparse(base).partition("[")[0].partition(".")
                full = f"{names[first]}.{rest}".rstrip(".") if first in names else "trickery"
                if full.partition(".")[0] not in {"trickery", *sys.stdlib_module_names}:
                    extended.add(full)
    assert extended == {hook.of for hook in HOOKS} | MADE_FOR_IT


def test_every_private_name_that_we_import_is_listed() -> None:
    listed = {hook.of for hook in HOOKS}
    for where, _, names in files():
        for full in names.values():
            library, _, rest = full.partition(".")
            if library not in WATCHED or not rest:
                continue
            module, _, name = full.rpartition(".")
            used = {each.partition(".")[0] for each in USED.get(module, ("", set()))[1]}
            promised = PROMISED.fullmatch(module) and not re.search(r"(^|\.)_", full)
            assert promised or full in listed or name in used, (
                f"{where} takes {full}, which nobody promises: list it"
            )
