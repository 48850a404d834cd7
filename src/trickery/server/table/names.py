"""Names at a table: one short line that can be seen, and no two that could be taken for each other;
and what people write to each other, cleaned in the same way.

Rests on core's errors and words, and on Unicode's list of characters that are confused (UTS #39).
Names that are in a log already stay as they are. The longest name and what cannot be seen are of
our own choice.
"""

from __future__ import annotations

import functools
import re
import unicodedata
from collections.abc import Collection

from trickery.core.errors import BadOption
from trickery.core.words import Translator, languages
from trickery.server.catalogue import say

LONGEST = 24  # characters of a name that are kept
MARKS = 2  # accents on one letter: the living scripts need no more, and a pile covers other lines
NOBODY = "Guest"
BOT = " (bot)"  # how bots' names ended once: old tables have it, and nobody may be called so
JOINER, COLOURED = "\u200d", "\ufe0f"
BOTS = ("Birch", "Cedar", "Hazel", "Maple", "Olive", "Rowan")

# Letters, marks and symbols that show nothing, although their category does not say so.
BLANK = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\ufffc\U0001d159"
    + "".join(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
)
JOINERS = "\u200c\u200d"
# After capitals have gone: 0 and O, 1 and l and I; and what is written like n in cursive.
STROKES = str.maketrans("01|iπ", "ollln")
NUMBER = re.compile(r"[\W\d]+$")
FOR_A_BOT = re.compile(r"\(b[()]*o[()]*t\)")


def plain_name(name: str) -> str:
    """A name as it may stand in a list: one line, short, nothing invisible, no piled-up marks."""
    shown, marks = list[str](), MARKS  # what belongs together is one entry
    letters = unicodedata.normalize("NFC", name)
    for char, following in zip(letters, f"{letters[1:]} ", strict=False):
        kind = unicodedata.category(char)[0]
        if shown and _draws(shown[-1]) and (char == COLOURED or _joins(char, following)):
            shown[-1] += char
            continue
        if char in BLANK or (kind in "CZ" and char != " "):
            continue
        if shown and shown[-1].endswith(JOINER):
            shown[-1] += char
            continue
        marks = marks + 1 if kind == "M" else MARKS if char == " " else 0
        if kind != "M" or marks <= MARKS:
            shown.append(char)
    while len("".join(shown)) > LONGEST:
        shown.pop()
    return " ".join("".join(shown).split()) or NOBODY


def _draws(char: str) -> bool:
    """Is it a picture, or ends in one: an emoji, perhaps with a colour of its own?"""
    return unicodedata.category(char[-1]) in ("So", "Sk") or char[-1] == COLOURED


def _joins(char: str, following: str) -> bool:
    """Does it make one picture of two, as in a family?"""
    return char == JOINER and unicodedata.category(following) == "So"


def plain_words(text: str) -> str:
    """What somebody wrote, as it may stand in a line: nothing that controls, turns or covers it.

    Joiners and variants of a character stay: emoji and some scripts are made with them.
    """
    shown, marks = "", MARKS
    for char in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(char)[0]
        space = kind == "Z" or char in "\t\n\r\v\f\x85"
        if kind == "C" and not space and char not in JOINERS:
            continue
        if char not in JOINERS:
            marks = marks + 1 if kind == "M" else MARKS if space else 0
        if kind != "M" or marks <= MARKS:
            shown += " " if space else char
    seen = any(char not in BLANK and char not in JOINERS for char in shown if char != " ")
    return " ".join(shown.split()) if seen else ""


def persons_name(name: str, taken: Collection[str]) -> str:
    """A name for somebody who sits down among these; refused if it could be taken for no person."""
    wanted = plain_name(name)
    looks = _looks(wanted)
    if any(FOR_A_BOT.search("".join(map(_bracket, look))) for look in looks):
        raise BadOption(say("called-like-a-bot"))
    if _open_seats() & {_alone(look) for look in looks}:
        raise BadOption(say("called-like-an-open-seat"))
    if _seats() & _looks(NUMBER.sub("", wanted)):
        raise BadOption(say("called-like-a-seat"))
    return _told_apart(wanted, taken)


def learn() -> None:
    """Read what seats are called in every language, before anybody waits for it."""
    _open_seats()
    _seats()


@functools.cache
def _open_seats() -> frozenset[str]:
    """How an open seat looks to people, in every language."""
    called = (Translator(each).text(say("open-seat")) for each in languages())
    return frozenset(_alone(look) for name in called for look in _looks(name))


@functools.cache
def _seats() -> frozenset[str]:
    """How seats look that have a number and no name, but for the number."""
    called = (Translator(each).text(say("seat-name", number=2)) for each in languages())
    return frozenset(look for name in called for look in _looks(NUMBER.sub("", name)))


def bots_name(seat: int, taken: Collection[str]) -> str:
    """A name for a bot among these: its seat's, or the next that nobody has."""
    first = seat % len(BOTS)
    for name in (*BOTS[first:], *BOTS[:first]):
        if _told_apart(name, taken) == name:
            return name
    return _told_apart(BOTS[first], taken)


def without_bot_mark(name: str) -> str:
    """A name without the mark at its end by which bots were known once."""
    return name.removesuffix(BOT)


def _told_apart(name: str, taken: Collection[str]) -> str:
    """The name, with a number if somebody has one that looks like it."""
    known = {_alone(look) for other in taken for look in _looks(without_bot_mark(other))}
    number, numbered = 1, name
    while known & {_alone(look) for look in _looks(numbered)}:
        number += 1
        numbered = f"{name[: LONGEST - len(str(number)) - 1].strip()} {number}"
    return numbered


def _looks(name: str) -> set[str]:
    """How a name looks to somebody who does not look closely: no capitals, spaces or accents.

    As it is written, and in small letters: a capital Greek Nu looks like N, a small one like v.
    """
    letters = _bare(name)
    forms = (letters, letters.casefold())
    return {"".join(map(_letter, form)).translate(STROKES) for form in forms}


def _bare(text: str) -> str:
    """Letters, numbers and signs: each in its plainest form, without accents and spaces."""
    letters = unicodedata.normalize("NFKD", text)
    return "".join(c for c in letters if unicodedata.category(c)[0] not in "MZC")


@functools.lru_cache(10_000)
def _letter(char: str) -> str:
    """What a character is taken for: a Latin letter or digit if it, or its other case, can be."""
    if char.isascii():
        return char.casefold()
    taken_for = [_confused(each) for each in (char, char.swapcase(), char.upper())]
    return next((each for each in taken_for if each.isascii()), taken_for[-1]).casefold()


def _confused(char: str) -> str:
    """The letter or digit that Unicode holds to be confused with this one; itself if none is."""
    from confusable_homoglyphs.confusables import confusables_data  # 0.9 MB, for servers only

    # Several others: then they are confused with it. One: with that, or each with the other.
    match confusables_data.get(char):
        case [{"c": other}] if len(confusables_data[other]) > 1 or other < char:
            letters = _bare(other)
            return letters if letters.isalnum() else char
    return char


def _alone(look: str) -> str:
    """Letters, numbers and symbols without punctuation, unless there is nothing else."""
    return "".join(c for c in look if unicodedata.category(c)[0] != "P") or look


def _bracket(char: str) -> str:
    kind = unicodedata.category(char)
    if char == "<" or kind in ("Ps", "Pi"):
        return "("
    return ")" if char == ">" or kind in ("Pe", "Pf") else char
