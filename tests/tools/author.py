"""The author API: what a game or a bot of another package may import, and its part of a page.

`make docs` writes docs/author-api.md's list from here; `tests/project/test_author_api.py` keeps
this list, and proves that the examples import nothing else.
"""

from __future__ import annotations

import importlib
import inspect
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from typing_extensions import is_typeddict

from tools import describing

HEADING = "## Names\n"

#: Each module below `trickery`, what it's for, and its names. They stay; others may change.
MODULES: dict[str, tuple[str, tuple[str, ...]]] = {
    "core.registry": ("`__init__.py`: the game's card", ("GameCard", "Option")),
    "core.layout": ("`cards.py`: moves and layouts", ("Layout", "Move", "Moves")),
    "core.edition": ("`cards.py`: the figures of `edition.toml`", ("Edition",)),
    "core.state": (
        "The state of a game, and what rules take",
        ("Fields", "u64", "i32", "i16", "i8", "u8", "Cells", "U64Array", "CHANCE", "OVER"),
    ),
    "core.compile": ("Rules that run compiled and interpreted", ("rule", "wrapping", "table")),
    "core.rows": ("Calling rules from plain Python", ("as_row",)),
    "core.sets": (
        "Sets of up to 64 cards as words, and sets of moves",
        (
            "NONE", "ONE", "bit", "has", "span", "size", "lowest", "highest", "rest", "nth",
            "members", "index", "put", "put_cards", "holds", "clear_mask", "count_moves", "spread",
        ),
    ),
    "core.rng": ("Chance", ("below", "shuffle", "draw_word", "reseed", "generator")),
    "core.playout": ("Choosing at random", ("pick",)),
    "core.hidden": (
        "`imagine`: dealing unseen cards into places that can't hold all of them",
        ("place", "fill", "placed", "PLACES", "SCRATCH"),
    ),
    "core.observing": (
        "`observe`: writing observations",
        ("clear", "write_set", "write_words", "write_eight", "write_counts", "seats_away"),
    ),
    "core.views": ("The fields of views that all games share", ("Shared", "Usual", "Laid")),
    "core.say": (
        "`words.py`: messages",
        ("speaker", "Say", "Text", "Lines", "sentences"),
    ),
    "core.contract": (
        "What `words.py` and `facts.py` return",
        ("RoundOver", "RoundRow", "Facts", "bits"),
    ),
    "core.ranking": ("Places in `round_over`", ("ranked",)),
    "core.moments": ("`MOMENTS`", ("Mood",)),
    "core.errors": ("`chance_lots`: what can't have been drawn", ("BadRecord", "shown")),
    "bots": ("Bots", ("Bot", "Info", "Prospect", "Budget", "Rung")),
    "bots.playing": ("Bots that assess moves by playing on", ("play_out",)),
}  # fmt: skip

#: Names without a docstring of their own: what they are.
PLAIN = {
    "CHANCE": "The `actor` of a state at a chance step.",
    "OVER": "The `actor` of a state when the game is over.",
    "NONE": "The empty set.",
    "ONE": "The set of card 0.",
    "U64Array": "An array of words: a set of moves, several sets of cards, a generator.",
    "PLACES": "The most hidden places that `fill` deals into.",
    "SCRATCH": "The words of working memory that `imagine` is given.",
    "Text": "What may be shown to a person: a message, or a name in notation.",
    "Lines": "A text of several lines; nested lists are indented.",
    "Mood": "`joy`, `doom`, `mischief` or `note`.",
}

#: Classes whose methods authors call, and which of them.
METHODS = {
    "Edition": ("number", "numbers", "names", "fail"),
    "Cells": ("tolist",),
    "Layout": (),
    "Move": ("heard",),
    "Moves": ("start", "number"),
    "Bot": ("choose", "assess"),
    "Facts": ("hidden", "held", "came"),
}


def names() -> set[tuple[str, str]]:
    """Every module with every name that authors may import from it."""
    return {(f"trickery.{part}", name) for part, (_, named) in MODULES.items() for name in named}


def listing() -> str:
    """The list of names, module by module."""
    return "\n".join(_lines()) + "\n"


def _lines() -> Iterator[str]:
    for part, (use, named) in MODULES.items():
        module = importlib.import_module(f"trickery.{part}")
        yield f"\n### `from trickery.{part} import ...`\n\n{use}.\n"
        for name in named:
            yield from _entry(name, getattr(module, name))


def _entry(name: str, found: Any) -> Iterator[str]:
    if name in PLAIN:
        yield f"- **`{name}`**  \n  {PLAIN[name]}"
    elif is_typeddict(found) or hasattr(found, "__dataclass_fields__"):
        yield from describing.fields("", found)
    elif inspect.isclass(found):
        yield f"- **`{name}`**  \n  {describing.summary(found)}"
        for method in METHODS.get(name, ()):
            yield _method(name, method, vars(found)[method])
    else:
        function = getattr(found, "py_func", found)  # of a compiled rule
        shape = describing.signature(function)
        yield f"- **`{name}{shape}`**  \n  {describing.summary(function)}"


def _method(name: str, method: str, found: Any) -> str:
    if not inspect.isfunction(found):
        return f"  - **`{name.lower()}.{method}`** {describing.summary(found)}"
    shape = describing.signature(found, bound=True)
    return f"  - **`{name.lower()}.{method}{shape}`** {describing.summary(found)}"


def with_names(page: Path) -> str:
    """The page, ending with the list of names."""
    before, heading, _ = page.read_text(encoding="utf-8").partition(HEADING)
    return before + heading + listing()
