"""Finding text on a page that's in no catalogue, and text that's hard to read.

`legibility.js` runs in the page. Drawings (`svg`) are checked for their text, but not for its
position: cards in a hand overlap.
"""

from __future__ import annotations

import re
from contextlib import suppress
from functools import cache
from pathlib import Path

from playwright.sync_api import Error, Page

from tools import catalogues
from trickery.core import registry, words
from trickery.core.pseudo import ACCENTED

SETTLED = 3000  # milliseconds until all animations have ended
SCRIPT = Path(__file__).with_name("legibility.js").read_text(encoding="utf-8")

#: Words that are the same in all languages: the names of Trickery and its games.
TITLES = {registry.card(name).title for name in registry.names()}
PROPER = {"Trickery", *TITLES, *registry.names()}


#: The browser's own conjunctions in lists.
JOINED = {"and", "or"}


def read(page: Page) -> list[tuple[str, str]]:
    """All visible and accessible text, with its position."""
    found = page.evaluate(f"(() => {{ {SCRIPT} return read(); }})()")
    return [(where, text) for where, text in found]


def english_on(page: Page, names: set[str]) -> list[tuple[str, str]]:
    """Plain English on a page in the pseudo-language, except people's names."""
    return [(where, text) for where, text in read(page) if _english_in(text, names)]


def _english_in(text: str, names: set[str]) -> list[str]:
    for name in sorted(names | PROPER, key=len, reverse=True):
        text = text.replace(name, " ")
    # Every word of the catalogue has an accent, if it has a letter that can bear one.
    found = re.findall(r"(?<![\w-])[A-Za-z]{3,}(?![\w-])", text)
    return [word for word in found if word.translate(ACCENTED) != word and word not in JOINED]


@cache
def sentences(language: str) -> frozenset[str]:
    """Parts of English messages that a language's catalogue doesn't contain."""

    def parts(code: str) -> set[str]:
        found = set()
        for home in catalogues.homes():
            text = home.file(code).read_text(encoding="utf-8")
            text = re.sub(r"(?m)^#.*$|^[\w-]+ =", "", text)
            for part in re.split(r"\{[^{}]*\}|[\n.:;?!()]|\*?\[\w+\]", text):
                if len(part.split()) > 2:  # "1 point" is French as well
                    found.add(part.strip())
        return found

    return frozenset(parts(words.ENGLISH) - parts(language))


def left_in_english(page: Page, language: str) -> list[tuple[str, str]]:
    """Text that's still English on a page in another language."""
    said = sentences(language)
    return [
        (where, text)
        for where, text in read(page)
        if any(part.strip() in said for part in re.split(r"[\n.:;?!()]", text))
    ]


def hard_to_read(page: Page, names: set[str]) -> list[str]:
    """Text that stays clipped, covered or off screen; people's long names may be shortened."""
    still = f"(names) => {{ {SCRIPT} return hard(names).length === 0; }}"
    with suppress(Error):  # timed out
        page.wait_for_function(still, arg=sorted(names), timeout=SETTLED)
        return []
    found = page.evaluate(f"(names) => {{ {SCRIPT} return hard(names); }}", sorted(names))
    return [str(fault) for fault in found]
