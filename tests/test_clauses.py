"""No clause without a test that names it, no test that names a clause there is not.

The clauses are those of the rules pages. A test names them in its own name: test_tp_9_..., and
several by repeating: test_tp_9_tp_10_....
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from trickery.core import registry

TESTS = Path(__file__).parent
SPEC = TESTS.parent.parent / "shared" / "rules"


def prefixes() -> list[str]:
    return ["ALL", *(registry.card(name).clauses for name in registry.names())]


def clauses_in(text: str) -> set[str]:
    found = re.findall(rf"\b(?:{'|'.join(prefixes())})-\d+[a-z]?\b", text)
    return set(found)


def rules_pages() -> Iterator[Path]:
    yield registry.GAMES / "rules.md"
    for name in registry.names():
        yield registry.GAMES / name / "rules.md"


def known() -> set[str]:
    return {c for page in rules_pages() for c in clauses_in(page.read_text(encoding="utf-8"))}


def named_by_tests() -> dict[str, list[str]]:
    """Each clause with the tests that name it."""
    pattern = re.compile(rf"(?:^|_)({'|'.join(prefixes()).lower()})_(\d+[a-z]?)(?=_|$)")
    named: dict[str, list[str]] = {}
    for path in sorted(TESTS.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for prefix, number in pattern.findall(node.name):
                    named.setdefault(f"{prefix.upper()}-{number}", []).append(node.name)
    return named


def test_every_clause_has_a_test_that_names_it() -> None:
    missing = sorted(known() - set(named_by_tests()), key=_order)
    assert not missing, f"clauses without a test: {', '.join(missing)}"


def test_every_named_clause_exists() -> None:
    unknown = sorted(set(named_by_tests()) - known(), key=_order)
    assert not unknown, f"tests name clauses that no rules page has: {', '.join(unknown)}"


def test_clauses_of_a_game_are_numbered_without_a_gap(name: str) -> None:
    prefix = registry.card(name).clauses
    numbers = {int(re.sub(r"\D", "", c)) for c in known() if c.startswith(f"{prefix}-")}
    assert numbers == set(range(1, max(numbers) + 1))


@pytest.mark.skipif(not SPEC.exists(), reason="the numbered clauses lie beside the project only")
def test_the_rules_pages_have_exactly_the_clauses_of_the_specification() -> None:
    spec = {c for page in SPEC.glob("*.md") for c in clauses_in(page.read_text(encoding="utf-8"))}
    assert known() == spec


def test_rules_code_cites_only_clauses_that_exist(name: str) -> None:
    for path in (registry.GAMES / name).glob("*.py"):
        assert clauses_in(path.read_text(encoding="utf-8")) <= known(), path


def _order(clause: str) -> tuple[str, int]:
    prefix, number = clause.split("-")
    return prefix, int(re.sub(r"\D", "", number))
