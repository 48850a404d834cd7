"""What we import is what pyproject.toml says that we need, with bounds that hold."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from packaging.requirements import Requirement

from tools.lowest import ROOT, lowest, pinned, plain, project

SOURCES = ROOT / "src" / "trickery"

#: Packages whose modules are called otherwise, by the module.
OTHERWISE = {
    "PIL": "pillow",
    "fluent.runtime": "fluent-runtime",
    "fluent.syntax": "fluent-syntax",
    "markdown_it": "markdown-it-py",
    "numba.cuda": "numba-cuda",
    "open_spiel": "open-spiel",
    "pyspiel": "open-spiel",
}
#: Where a package that not everybody has may be imported at once; elsewhere, in functions only.
OPTIONAL = ("core/gpu.py", "envs", "train")
NOT_IMPORTED = {
    "httptools": "uvicorn's protocol that `HttpConnection` extends reads requests with it",
    "psycopg": "SQLAlchemy loads it for addresses that begin with postgresql",
    "uvloop": "uvicorn takes it for its loop where it is there",
}
#: Of these we use what they do not promise to keep (test_hooks.py): the next version may lack it.
CAPPED = {"confusable-homoglyphs", "numba", "numba-cuda", "uvicorn"}


def package_of(module: str) -> str | None:
    """The package on PyPI that a module comes in; nothing if Python or we ourselves have it."""
    top, _, rest = module.partition(".")
    if top in sys.stdlib_module_names or top == "trickery":
        return None
    return OTHERWISE.get(f"{top}.{rest.partition('.')[0]}") or OTHERWISE.get(top) or plain(top)


def imported(path: Path) -> Iterator[tuple[str, bool]]:
    """The packages that a file imports, and whether it does so at once, whenever it is loaded."""
    tree = ast.parse(path.read_text("utf-8"))
    checked = [each for each in tree.body if not isinstance(each, ast.FunctionDef | ast.ClassDef)]
    at_once = {each for each in checked if isinstance(each, ast.Import | ast.ImportFrom)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            modules = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            modules = [f"{node.module}.{alias.name}" for alias in node.names]
        else:
            continue
        for module in modules:
            if package := package_of(module):
                yield package, node in at_once


def needed() -> dict[str, Requirement]:
    """What everybody who installs Trickery gets."""
    found = map(Requirement, project()["dependencies"])
    return {plain(each.name): each for each in found}


def optional() -> dict[str, Requirement]:
    """What those get who ask for it."""
    extras = project()["optional-dependencies"]
    names = ("check", "cuda", "envs", "pictures", "postgres", "ray", "train")
    found = (Requirement(each) for name in names for each in extras[name])
    return {plain(each.name): each for each in found if each.name != "trickery"}


def test_what_is_imported_is_declared() -> None:
    for path in SOURCES.rglob("*.py"):
        where = path.relative_to(SOURCES).as_posix()
        for package, at_once in imported(path):
            may_lack = where.startswith(OPTIONAL) or not at_once
            assert package in needed() or (may_lack and package in optional()), (
                f"{where} imports {package}: name it in pyproject.toml"
            )


def test_what_is_declared_is_imported() -> None:
    used = {package for path in SOURCES.rglob("*.py") for package, _ in imported(path)}
    assert (needed().keys() | optional().keys()) - used == NOT_IMPORTED.keys()


def test_bounds_are_there_and_the_versions_of_ours_keep_to_them() -> None:
    versions = pinned()
    for name, requirement in (needed() | optional()).items():
        bounds = {each.operator for each in requirement.specifier}
        assert bounds == ({">=", "<"} if name in CAPPED else {">="}), requirement
        assert requirement.specifier.contains(versions[name]), f"{requirement}: {versions[name]}"


def test_lower_bounds_become_pins() -> None:
    pins = set(lowest())
    assert {"numpy==2.1.2", "uvicorn==0.53", "psycopg==3.2.2"} <= pins
    assert f"pytest=={pinned()['pytest']}" in pins
    assert len(pins) == len(needed()) + 2 + 3
