"""Grammar for messages: lists, forms of nouns, possessives, moves as sentences.

Rests on Project Fluent and Babel. `core.words` turns a message's arguments into these values, and
the functions of the catalogues take them (docs/translating.md). `web/src/i18n/grammar.ts` mirrors
this module.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

import babel.lists
from fluent.runtime.types import FluentInt, FluentType

#: Formats a message, or an attribute of one, with more arguments; None if there's none.
Formatted: TypeAlias = Callable[[str | None, Mapping[str, Any]], str | None]


class Noun(FluentType):
    """A name in the game, such as a card or a move, or a message inside another one."""

    def __init__(self, text: str, formatted: Formatted) -> None:
        self.text = text
        self._formatted = formatted

    def form(self, name: str, **given: Any) -> str | None:
        """A form of it that its message has as an attribute."""
        return self._formatted(name, given)

    def format(self, locale: object) -> str:  # noqa: ARG002  # Fluent's own
        """Its text within a message."""
        return self.text


class Person(FluentType):
    """A player by name; `reads` is true if they're the reader of the message."""

    def __init__(self, name: str, reads: bool, possessive: Callable[[str], str]) -> None:
        self.name = name
        self.reads = reads
        self._possessive = possessive

    @property
    def possessive(self) -> str:
        """The possessive: "Ann's"."""
        return self._possessive(self.name)

    def format(self, locale: object) -> str:  # noqa: ARG002  # Fluent's own
        """Its text within a message."""
        return self.name


class Several(FluentType):
    """Several items, joined as the language joins lists."""

    def __init__(self, items: Sequence[Any], locale: str) -> None:
        self.items = items
        self.locale = locale

    @property
    def texts(self) -> list[str]:
        """Each item's text."""
        return [shown(item) for item in self.items]

    def listed(self, style: str) -> str:
        """All items in one line."""
        if not self.items:
            return ""
        return babel.lists.format_list(self.texts, style=style, locale=self.locale)  # type: ignore[arg-type]

    def each(self, change: Callable[[Any], Any]) -> Several:
        """The same list with every item changed."""
        return Several([change(item) for item in self.items], self.locale)

    def format(self, locale: object) -> str:  # noqa: ARG002  # Fluent's own
        """Its text within a message."""
        return self.listed("standard")


def shown(item: Any) -> str:
    """An argument's text within a message."""
    return item.format(None) if isinstance(item, Noun | Person | Several) else str(item)


def _form(of: Any, name: str, number: Any = None) -> Any:
    if isinstance(of, Several):
        return of.each(lambda item: _form(item, name, number))
    given = {} if number is None else {"number": number}
    found = of.form(name, **given) if isinstance(of, Noun) else None
    return of if found is None else found


def _of(whose: Any) -> Any:
    if isinstance(whose, Several):
        return whose.each(_of)
    return whose.possessive if isinstance(whose, Person) else whose


def _told(move: Any, seat: Any) -> str:
    if isinstance(move, Noun):
        reads = isinstance(seat, Person) and seat.reads
        found = (move.form("told-you") if reads else None) or move.form("told", seat=seat)
        if found is not None:
            return found
    return f"{shown(seat)}: {shown(move)}"


def _initial(name: Any) -> str:
    """The first letter, lower case and without its accent: some languages elide before vowels."""
    return unicodedata.normalize("NFD", shown(name)).lower()[:1]


#: `FORM($icon, "plural")`, `OF($seat)` and so on, as catalogues write them.
FUNCTIONS: dict[str, Callable[..., Any]] = {
    "OR": lambda several: several.listed("or"),  # "a, b or c"
    "ROW": lambda several: ", ".join(several.texts),  # "a, b, c"
    "SPACED": lambda several: " ".join(several.texts),  # "a b c"
    "COUNT": lambda several: FluentInt(len(several.items)),
    "SIGNED": lambda number: f"{int(number):+d}",  # "+3"
    "FORM": _form,  # "leaves"
    "OF": _of,  # "Ann's"
    "TOLD": _told,  # "Ann plays 06"
    "INITIAL": _initial,  # "e" of "Éva"
}
