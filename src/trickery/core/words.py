"""Messages put into the words of a language, from catalogues in Fluent's format.

Rests on `say`, `registry`, Project Fluent and Babel. A package's words lie in its folder, one file
a language; what a language lacks is said in English. `web/src/i18n` does the same for the page.
"""

from __future__ import annotations

import functools
import importlib
import inspect
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import babel.lists
from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentInt, FluentType
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from trickery.core.errors import BadOption
from trickery.core.pseudo import PSEUDO, pseudo
from trickery.core.registry import is_game
from trickery.core.say import Arg, Lines, Say, speaker

HERE = "trickery.core"  # the words that all need
ENGLISH = "en"
LISTS = {"en": "en_GB", PSEUDO: "en_GB"}  # no comma before "and"

say = speaker(HERE)


class Translator:
    """A language, for whoever reads it. What is missing is shown in braces, and tests find it."""

    def __init__(
        self,
        language: str = ENGLISH,
        game: str | None = None,
        seats: Callable[[int], str] | None = None,
        heard_from: Sequence[str] = (),
    ) -> None:
        """`game` is its package, for names in notation; `seats` tells who sits where.

        A message that has travelled does not say whose it is: it is the game's, core's, or that of
        one of the packages `heard_from`.
        """
        self.language = language
        self.game = game
        self._heard_from = heard_from
        self._seats = seats or (lambda seat: self.text(say("seat-name", number=seat)))

    def text(self, said: Arg) -> str:
        """A message, a name in notation or a number as a person reads it."""
        if isinstance(said, Say):
            return self._message(said.of or self._home(said.id), said.id, dict(said.args))
        return str(self._shown("", said, self.game))

    def lines(self, lines: Lines) -> str:
        """A text of several lines; a list within it is set in by two spaces."""
        told = []
        for line in lines:
            if isinstance(line, str | Say):
                told.append(self.text(line))
            else:
                told.extend(f"  {inner}" for inner in self.lines(line).splitlines())
        return "\n".join(told)

    def label(self, notation: str) -> str:
        """A move, a card or another name of the game as a person reads it."""
        return self._label(notation, self.game)

    def _home(self, id_: str) -> str:
        """The package that has a message which has travelled."""
        packages = (
            (*self._heard_from, HERE) if self.game is None else (self.game, *self._heard_from)
        )
        has = (each for each in packages if catalogue(ENGLISH, each).has_message(id_))
        return next(has, HERE)

    def _message(self, package: str, id_: str, args: Mapping[str, Arg]) -> str:
        # What is said of whatever game is at hand names its cards; a game's message, that game's.
        game = package if is_game(package) else self.game
        bundle = catalogue(self.language, package)
        shown = {name: self._shown(name, value, game) for name, value in args.items()}
        pattern = bundle.get_message(id_).value if bundle.has_message(id_) else None
        if pattern is None:
            return f"{{{id_}}}"
        text, errors = bundle.format_pattern(pattern, shown)
        return str(text) + "".join(f" {{{error}}}" for error in errors)

    def _shown(self, name: str, value: Arg, game: str | None) -> Any:
        """An argument as Fluent takes it."""
        if isinstance(value, tuple):
            items = [str(self._shown(name, one, game)) for one in value]
            return _Several(items, LISTS.get(self.language, self.language))
        if isinstance(value, Say):
            return self.text(value)
        if name.startswith("seat"):
            return self._seats(int(value))
        if isinstance(value, str) and not name.startswith("text"):
            return self._label(value, game)
        return value

    def _label(self, notation: str, game: str | None) -> str:
        if game is None:
            return notation
        named = named_by(notation)
        if catalogue(self.language, game).has_message(named):
            return self._message(game, named, {})
        for shape, id_ in shapes(game):
            if found := shape.fullmatch(notation):
                return self._message(game, id_, found.groupdict())
        return notation


class _Several(FluentType):
    """Several things, listed as the language lists them."""

    def __init__(self, items: Sequence[str], locale: str) -> None:
        self.items = items
        self.locale = locale

    def listed(self, style: str) -> str:
        if not self.items:
            return ""
        return babel.lists.format_list(self.items, style=style, locale=self.locale)  # type: ignore[arg-type]

    def format(self, locale: babel.Locale) -> str:  # noqa: ARG002  # Fluent's own
        return self.listed("standard")


def _signed(number: Any) -> str:
    return f"{int(number):+d}"


FUNCTIONS: dict[str, Callable[..., Any]] = {
    "OR": lambda several: several.listed("or"),  # "a, b or c"
    "ROW": lambda several: ", ".join(several.items),  # "a, b, c"
    "SPACED": lambda several: " ".join(several.items),  # "a b c"
    "COUNT": lambda several: FluentInt(len(several.items)),
    "SIGNED": _signed,  # "+3"
}


# Catalogues --------------------------------------------------------------------------------------


def folder_of(package: str) -> Path:
    """Where a package's files lie."""
    return Path(inspect.getfile(importlib.import_module(package))).parent


@functools.cache
def languages() -> tuple[str, ...]:
    """The languages that there are, English first."""
    found = sorted(file.stem for file in folder_of(HERE).glob("*.ftl"))
    return (ENGLISH, *(language for language in found if language != ENGLISH))


def supported_language(language: str) -> str:
    """A language that there is, by its code: `de`, `de-AT` or `de_AT.UTF-8`."""
    if language == PSEUDO:
        return language
    found = nearest([language])
    if found is None:
        raise BadOption(say("no-such-language", text=language[:40], text_known=languages()))
    return found


def nearest(wanted: Iterable[str]) -> str | None:
    """The first language of some that there is."""
    for tag in wanted:
        primary = re.split("[-_.@]", tag.strip().lower())[0]
        if primary in languages():
            return primary
    return None


@functools.cache
def catalogue(language: str, package: str) -> FluentBundle:
    """A package's words in a language, with those that all need."""
    bundle = FluentBundle([LISTS.get(language, language)], FUNCTIONS, use_isolating=False)
    for home in dict.fromkeys((package, HERE)):
        bundle.add_resource(ftl.Resource(list(_spoken(language, folder_of(home)))))
    return bundle


@functools.cache
def source(language: str, package: str) -> str:
    """A package's words in a language as a catalogue writes them, English where it lacks one."""
    return merged(language, folder_of(package))


def merged(language: str, folder: Path) -> str:
    """The words of a folder in a language, without comments, English where it lacks one."""
    serializer = FluentSerializer()
    return "".join(serializer.serialize_entry(entry) for entry in _spoken(language, folder))


def _spoken(language: str, folder: Path) -> Iterator[ftl.Message | ftl.Term]:
    """A language's messages where English has them, and its own terms."""
    english = _entries(folder / f"{ENGLISH}.ftl")
    own = _entries(folder / f"{language}.ftl")
    for name, entry in english.items():
        yield pseudo(entry) if language == PSEUDO else own.get(name, entry)
    for name, entry in own.items():
        if name not in english and name.startswith("-"):
            yield entry


@functools.cache
def _entries(file: Path) -> dict[str, ftl.Message | ftl.Term]:
    if not file.exists():
        return {}
    parsed = FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8"))
    found: dict[str, ftl.Message | ftl.Term] = {}
    for entry in parsed.body:
        if isinstance(entry, ftl.Message | ftl.Term):
            entry.comment = None
            sign = "-" if isinstance(entry, ftl.Term) else ""
            found[sign + entry.id.name] = entry
    return found


# Names in notation -------------------------------------------------------------------------------


def named_by(notation: str) -> str:
    """The id of the message that names something: `name-false-trick` for "false trick"."""
    return "name-" + "-".join(re.findall(r"[a-z0-9]+", notation.lower()))


def shapes_of(game: str) -> dict[str, str]:
    """How the names of a game are put together, each with the message that tells it.

    Moves come first, and those without slots before all others ("close hand" is no "close {icon}").
    What a slot holds is told by its own name again.
    """
    cards = importlib.import_module(f"{game}.cards")
    found: dict[str, str] = {}
    for kind in dict.fromkeys(type(move) for move in cards.MOVES):
        found[kind.text] = kind.label_id()
        if kind.heard_as:
            found[kind.heard_as] = kind.label_id() + "-heard"
    found |= getattr(cards, "SHAPES", {})
    return dict(sorted(found.items(), key=lambda shape: "{" in shape[0]))


@functools.cache
def shapes(game: str) -> tuple[tuple[re.Pattern[str], str], ...]:
    """The same, to be looked for."""
    return tuple((_shape(shape), id_) for shape, id_ in shapes_of(game).items())


def _shape(shape: str) -> re.Pattern[str]:
    parts = re.split(r"\{(\w+)\}", shape)
    slots = (re.escape(part) if at % 2 == 0 else f"(?P<{part}>.+)" for at, part in enumerate(parts))
    return re.compile("".join(slots))


@functools.cache
def english() -> Translator:
    """English, for whoever asked for no language."""
    return Translator()
