"""Formatting messages in a language, from catalogues in Fluent's format.

Rests on `say`, `grammar`, `registry` and Project Fluent. A package's catalogues are in its folder,
one file per language; missing messages fall back to English. `web/src/i18n` is the page's
counterpart.
"""

from __future__ import annotations

import functools
import importlib
import inspect
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from trickery.core.errors import BadOption
from trickery.core.grammar import FUNCTIONS, Noun, Person, Several, shown
from trickery.core.pseudo import PSEUDO, pseudo
from trickery.core.registry import is_game
from trickery.core.say import Arg, Lines, Say, speaker

HERE = "trickery.core"  # the shared messages
ENGLISH = "en"
LISTS = {"en": "en_GB", PSEUDO: "en_GB"}  # no comma before "and"

say = speaker(HERE)


class Translator:
    """Formats messages for a reader. A missing message appears in braces, which tests detect."""

    def __init__(
        self,
        language: str = ENGLISH,
        game: str | None = None,
        seats: Callable[[int], str] | None = None,
        heard_from: Sequence[str] = (),
        reader: int | None = None,
    ) -> None:
        """`game` is a game's package, for names in notation; `seats` has the players' names.

        `reader` is the seat of the person who reads.

        A deserialized message doesn't have its package: that's the game, core, or one of the
        packages `heard_from`.
        """
        self.language = language
        self.game = game
        self._heard_from = heard_from
        self._reader = reader
        # Notation counts seats from 0, people from 1.
        self._seats = seats or (lambda seat: self.text(say("seat-name", number=seat + 1)))

    def text(self, said: Arg) -> str:
        """A message, a name in notation or a number as a person reads it."""
        if isinstance(said, Say):
            return self._message(said.of or self._home(said.id), said.id, dict(said.args))
        return shown(self._shown("", said, self.game))

    def lines(self, lines: Lines) -> str:
        """A text of several lines; nested lists are indented by two spaces."""
        told = []
        for line in lines:
            if isinstance(line, str | Say):
                told.append(self.text(line))
            else:
                told.extend(f"  {inner}" for inner in self.lines(line).splitlines())
        return "\n".join(told)

    def label(self, notation: str) -> str:
        """A move, a card or another name of the game as a person reads it."""
        return shown(self._label(notation, self.game))

    def _home(self, id_: str) -> str:
        """The package of a deserialized message."""
        packages = (
            (*self._heard_from, HERE) if self.game is None else (self.game, *self._heard_from)
        )
        has = (each for each in packages if catalogue(ENGLISH, each).has_message(id_))
        return next(has, HERE)

    def _message(self, package: str, id_: str, args: Mapping[str, Arg]) -> str:
        # A message about the current game uses its names; a game's own message uses that game's.
        game = package if is_game(package) else self.game
        given = {name: self._shown(name, value, game) for name, value in args.items()}
        text = self._formatted(package, id_, None, given)
        return f"{{{id_}}}" if text is None else text

    def _formatted(
        self, package: str, id_: str, form: str | None, given: Mapping[str, Any]
    ) -> str | None:
        """A message, or an attribute of one; None if there's none."""
        bundle = catalogue(self.language, package)
        if not bundle.has_message(id_):
            return None
        message = bundle.get_message(id_)
        pattern = message.attributes.get(form) if form else message.value
        if pattern is None:
            return None
        text, errors = bundle.format_pattern(pattern, dict(given))
        return str(text) + "".join(f" {{{error}}}" for error in errors)

    def _shown(self, name: str, value: Arg, game: str | None) -> Any:
        """An argument as Fluent takes it."""
        if isinstance(value, tuple):
            items = [self._shown(name, one, game) for one in value]
            return Several(items, LISTS.get(self.language, self.language))
        if isinstance(value, Say):
            return self._noun(value.of or self._home(value.id), value.id, dict(value.args))
        if name.startswith("seat"):
            seat = int(value)
            return Person(self._seats(seat), seat == self._reader, self._possessive)
        if isinstance(value, str) and not name.startswith("text"):
            return self._label(value, game)
        return value

    def _label(self, notation: str, game: str | None) -> Noun | str:
        if game is None:
            return notation
        named = named_by(notation)
        if catalogue(self.language, game).has_message(named):
            return self._noun(game, named, {})
        for shape, id_ in shapes(game):
            if found := shape.fullmatch(notation):
                slots = {slot: _figure(text) for slot, text in found.groupdict().items()}
                return self._noun(game, id_, slots)
        return notation

    def _noun(self, package: str, id_: str, args: Mapping[str, Arg]) -> Noun | str:
        """A message within another one: its text, with its forms if it has any."""
        text = self._message(package, id_, args)
        bundle = catalogue(self.language, package)
        if not bundle.has_message(id_) or not bundle.get_message(id_).attributes:
            return text
        game = package if is_game(package) else self.game
        own = {name: self._shown(name, value, game) for name, value in args.items()}

        def form(name: str | None, given: Mapping[str, Any]) -> str | None:
            return self._formatted(package, id_, name, {**own, **given})

        return Noun(text, form)

    def _possessive(self, name: str) -> str:
        return self.text(say("name-of", text=name))


def _figure(text: str) -> Arg:
    """A figure in notation as a number, so that plural rules apply; "06" is a card's name."""
    return int(text) if text.isdecimal() and str(int(text)) == text else text


# Catalogues --------------------------------------------------------------------------------------


def folder_of(package: str) -> Path:
    """The folder of a package's files."""
    return Path(inspect.getfile(importlib.import_module(package))).parent


@functools.cache
def languages() -> tuple[str, ...]:
    """The available languages, English first."""
    found = sorted(file.stem for file in folder_of(HERE).glob("*.ftl"))
    return (ENGLISH, *(language for language in found if language != ENGLISH))


def supported_language(language: str) -> str:
    """Find an available language by its code: `de`, `de-AT` or `de_AT.UTF-8`."""
    if language == PSEUDO:
        return language
    found = nearest([language])
    if found is None:
        raise BadOption(say("no-such-language", text=language[:40], text_known=languages()))
    return found


def nearest(wanted: Iterable[str]) -> str | None:
    """The first of some languages that's available."""
    for tag in wanted:
        primary = re.split("[-_.@]", tag.strip().lower())[0]
        if primary in languages():
            return primary
    return None


@functools.cache
def catalogue(language: str, package: str) -> FluentBundle:
    """A package's messages in a language, with the shared ones."""
    bundle = FluentBundle([LISTS.get(language, language)], FUNCTIONS, use_isolating=False)
    for home in dict.fromkeys((package, HERE)):
        bundle.add_resource(ftl.Resource(list(_spoken(language, folder_of(home)))))
    return bundle


@functools.cache
def source(language: str, package: str) -> str:
    """A package's catalogue in a language, with English for missing messages."""
    return merged(language, folder_of(package))


def merged(language: str, folder: Path) -> str:
    """A folder's catalogue in a language, without comments, with English for missing messages."""
    serializer = FluentSerializer()
    return "".join(serializer.serialize_entry(entry) for entry in _spoken(language, folder))


def _spoken(language: str, folder: Path) -> Iterator[ftl.Message | ftl.Term]:
    """A language's messages that English has too, and its own terms."""
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
    """The patterns of a game's names, each with its message.

    Moves come first, and those without slots before all others ("close hand" is no "close {icon}").
    A slot's value is a name itself.
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
    """The patterns as regular expressions."""
    return tuple((_shape(shape), id_) for shape, id_ in shapes_of(game).items())


def _shape(shape: str) -> re.Pattern[str]:
    parts = re.split(r"\{(\w+)\}", shape)
    slots = (re.escape(part) if at % 2 == 0 else f"(?P<{part}>.+)" for at, part in enumerate(parts))
    return re.compile("".join(slots))


@functools.cache
def english() -> Translator:
    """The English translator, the default."""
    return Translator()
