"""A pseudo-language for testing, derived from English: long, accented and in brackets.

Rests on Fluent's syntax tree. Plain English on a page in this language reveals text that's in no
catalogue, and a missing bracket reveals text that's cut off.
"""

from __future__ import annotations

import re
from typing import TypeVar

from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer

PSEUDO = "en-XA"
ACCENTED = str.maketrans(
    "aceginorsuyzACEGINORSUYZ",
    "\u00e1\u00e7\u00e9\u011f\u00ed\u00f1\u00f6\u0155\u0161\u00fb\u00fd\u017e"
    "\u00c1\u00c7\u00c9\u011e\u00cd\u00d1\u00d6\u0154\u0160\u00db\u00dd\u017d",
)

Entry = TypeVar("Entry", bound=ftl.Message | ftl.Term)


def pseudo(entry: Entry) -> Entry:
    """A message in the pseudo-language."""
    changed: Entry = _Disguise().visit(entry.clone())
    if isinstance(entry.value, ftl.Pattern) and _has_words(entry.value):
        assert changed.value is not None
        changed.value.elements.insert(0, ftl.TextElement("\u27e6"))
        changed.value.elements.append(ftl.TextElement("\u27e7"))
    return changed


def disguised(text: str) -> str:
    """Text with accents, a third longer."""

    def longer(word: re.Match[str]) -> str:
        accented = word[0].translate(ACCENTED)
        vowels = re.findall("[\u00e1\u00e9\u00ed\u00f6\u00fb\u00fd]", accented)
        return accented + "".join(vowels[: max(1, len(word[0]) // 3)])

    # Clause ids and functions' names stay as they are: nobody translates them.
    return re.sub(r"(?<![A-Z]-)\b(?![A-Z]{2,}-\d)[A-Za-z]{2,}", longer, text)


class _Disguise(Transformer):
    """Changes the text that people read, and nothing that programs read."""

    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:  # noqa: N802
        node.value = disguised(node.value)
        return node


def _has_words(pattern: ftl.Pattern) -> bool:
    """Whether a pattern has text of its own, not only placeables."""
    return any(
        (isinstance(part, ftl.TextElement) and re.search("[A-Za-z]{2}", part.value))
        or (isinstance(part, ftl.Placeable) and isinstance(part.expression, ftl.SelectExpression))
        for part in pattern.elements
    )
