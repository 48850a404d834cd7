"""No clause without a test that names it, no test that names a clause there is not.

The clauses are those of the rules pages. A test names them in its own name: test_tp_9_..., and
several by repeating: test_tp_9_tp_10_.... What a page marks as ours is ours, and nothing else is.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kit.paths import ROOT, TESTS
from trickery.core import registry

SPEC = ROOT.parent / "shared" / "rules"
needs_spec = pytest.mark.skipif(
    not SPEC.exists(), reason="the numbered clauses lie beside the project only"
)

#: Whose the words after a mark are: on a rules page, and in the specification.
PAGE_MARK = r"\((our ruling|edition figure|known)(?=[):,])"
SPEC_MARK = r"\[(book|known|ruling|edition)\b"
KINDS = {"our ruling": "ruling", "edition figure": "edition"}


def prefixes() -> list[str]:
    return ["ALL", *(registry.card(name).clauses for name in registry.ours())]


def clause_id() -> str:
    """A pattern for the id of a clause."""
    return rf"\b(?:{'|'.join(prefixes())})-\d+[a-z]?\b"


def clauses_in(text: str) -> set[str]:
    return set(re.findall(clause_id(), text))


def rules_pages() -> Iterator[Path]:
    yield registry.GAMES / "rules.md"
    for name in registry.ours():
        yield registry.folder_of(name) / "rules.md"


def known() -> set[str]:
    return {c for page in rules_pages() for c in clauses_in(page.read_text(encoding="utf-8"))}


def named_by_tests() -> dict[str, list[str]]:
    """Each clause with the tests that name it."""
    pattern = re.compile(rf"(?:^|_)({'|'.join(prefixes()).lower()})_(\d+[a-z]?)(?=_|$)")
    named: dict[str, list[str]] = {}
    for path in sorted(TESTS.glob("*/test_*.py")):
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


@pytest.mark.parametrize("game", registry.ours())
def test_clauses_of_a_game_are_numbered_without_a_gap(game: str) -> None:
    prefix = registry.card(game).clauses
    numbers = {int(re.sub(r"\D", "", c)) for c in known() if c.startswith(f"{prefix}-")}
    assert numbers == set(range(1, max(numbers) + 1))


@needs_spec
def test_the_rules_pages_have_exactly_the_clauses_of_the_specification() -> None:
    spec = {c for page in SPEC.glob("*.md") for c in clauses_in(page.read_text(encoding="utf-8"))}
    assert known() == spec


@needs_spec
@pytest.mark.parametrize("game", [pytest.param("", id="all games"), *registry.ours()])
def test_a_rules_page_marks_as_ours_what_the_specification_does(game: str) -> None:
    """Our choice never passes for the publisher's rule, nor the publisher's rule for ours.

    The convention is the same on both sides: a mark is for what follows it, up to the next mark or
    the end of the clause, and what stands before the first mark is the book's. So on a page

    - a clause of which nothing is the book's has its mark in the head, right after the id:
      `**TS-2 (edition figure)** ...` or `**TT-4** (edition figure) ...`;
    - a clause that is the book's in part begins with that part, and has its marks further on;
    - a clause without a mark is the book's.

    Compared is which kinds a clause has, not how many parts of each. A mark may hold more words,
    `(our ruling: ...)`, and a page may also put it after or around the part it is for.
    """
    page = (registry.GAMES / game / "rules.md").read_text(encoding="utf-8")
    spec = (SPEC / (f"{game}.md" if game else "README.md")).read_text(encoding="utf-8")
    told, meant = kinds_on_page(page), kinds_in_spec(spec)
    wrong = [
        f"{clause}: {_listed(told, clause)} here, {_listed(meant, clause)} in the specification"
        for clause in sorted({*told, *meant}, key=_order)
        if told.get(clause) != meant.get(clause)
    ]
    assert not wrong, "\n".join(wrong)


def kinds_on_page(page: str) -> dict[str, set[str]]:
    """Whose each clause of a rules page is: it begins as a point of a list, its id in bold."""
    return _kinds(page, rf"^- \*\*({clause_id()})", PAGE_MARK)


def kinds_in_spec(spec: str) -> dict[str, set[str]]:
    """Whose each clause of the specification is.

    It begins where its id opens a line or has a mark behind it: other ids refer to clauses.
    """
    clause = clause_id()
    return _kinds(spec, rf"(?:^(?:- )?(?={clause})|(?={clause} \[))({clause})", SPEC_MARK)


def _kinds(text: str, start: str, mark: str) -> dict[str, set[str]]:
    _, *parts = re.split(start, text, flags=re.MULTILINE)
    clauses, bodies = parts[::2], parts[1::2]
    assert len(set(clauses)) == len(clauses), "a clause begins twice"
    kinds = {}
    for clause, body in zip(clauses, bodies, strict=True):
        # The next heading or paragraph ends a clause as well; a table inside it is indented.
        words = re.split(r"\n\n(?=\S)", body)[0].replace("*", "").lower()
        words = " ".join(words.split())
        before, *rest = re.split(mark, words)
        kinds[clause] = {KINDS.get(marked, marked) for marked in rest[::2]}
        if re.search(r"\w", before):
            kinds[clause].add("book")
    return kinds


def _listed(kinds: dict[str, set[str]], clause: str) -> str:
    return " and ".join(sorted(kinds.get(clause, ()))) or "nothing"


@pytest.mark.parametrize("game", registry.ours())
def test_rules_code_cites_only_clauses_that_exist(game: str) -> None:
    for path in registry.folder_of(game).glob("*.py"):
        assert clauses_in(path.read_text(encoding="utf-8")) <= known(), path


def _order(clause: str) -> tuple[str, int]:
    prefix, number = clause.split("-")
    return prefix, int(re.sub(r"\D", "", number))
