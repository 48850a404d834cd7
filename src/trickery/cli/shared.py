"""Shared by the commands: arguments such as a game, a seed or a language, and progress bars.

Rests on `core`, loaded only when a command needs it.
"""

from __future__ import annotations

import errno
import gc
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from trickery.core.errors import BadOption, BadRecord, TrickeryError
from trickery.core.say import speaker

if TYPE_CHECKING:
    from trickery.core.edition import Edition
    from trickery.core.words import Translator

say = speaker("trickery")  # the commands and the prompt share a catalogue


GameName = Annotated[str, typer.Argument(help="A game, as listed by `trickery games`.")]
Players = Annotated[int | None, typer.Option("--players", "-p", help="How many players.")]
Seed = Annotated[int | None, typer.Option(help="The same seed gives the same cards and chances.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help="NAME=VALUE, as listed by `trickery games`."),
]
RecordsFile = Annotated[
    Path, typer.Argument(help="A file of records, one per line; - reads standard input.")
]
EditionFile = Annotated[
    Path | None, typer.Option("--edition", help="A TOML file with the figures of your own box.")
]


def _keep(context: typer.Context, language: str | None) -> str | None:
    """Store the language for `main`, which shows errors in it."""
    context.obj["language"] = language
    return language


Language = Annotated[
    str | None,
    typer.Option(
        callback=_keep, help="Such as de; by default TRICKERY_LANGUAGE, or your system's language."
    ),
]
# A copy of what `bots` knows: loading it for --help would take a second.
LADDER = (
    "Levels: beginner, novice, regular, expert, master; or rungs: random, slips, thumb, search, "
    "policy, policy+search, or one from another package, with an optional budget: search@10000, "
    "search@0.5s. A game without a trained network has no regular, policy or policy+search."
)


def words_in(language: str | None) -> Translator:
    """The translator for the requested language, or else the system's."""
    from trickery.core.words import Translator
    from trickery.language import chosen

    return Translator(chosen(language))


def options_of(texts: list[str] | None) -> dict[str, str]:
    """Parse options of the form NAME=VALUE."""
    chosen: dict[str, str] = {}
    for text in texts or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(say("option-unwritten", text=text[:60]))
        chosen[name.strip()] = value.strip()
    return chosen


def edition_of(path: Path | None) -> Edition | None:
    """Read a player's own edition, if a file is given."""
    if path is None:
        return None
    from trickery.core.edition import Edition

    return Edition.read(path)


def bots_of(names: str, players: int) -> list[str]:
    """Parse bots' names, at most one per seat."""
    listed = [name.strip() for name in names.split(",")]
    if len(listed) > players:
        raise BadOption(say("too-many-bots", bots=len(listed), places=players))
    return listed


@contextmanager
def patience(text: str) -> Iterator[None]:
    """Show a message on a terminal while something takes long."""
    gc.disable()  # compiling makes millions of lasting objects: nothing to collect
    try:
        if sys.stderr.isatty():
            from rich.console import Console

            with Console(stderr=True).status(text):
                yield
        else:
            yield
    finally:
        gc.enable()


@contextmanager
def progress(total: int, title: str) -> Iterator[Any]:
    """A progress bar on a terminal, and the function that advances it."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True)) as bar:
        task = bar.add_task(title, total=total)
        yield lambda more: bar.advance(task, more)


def records_in(file: Path) -> Iterator[tuple[int, dict[str, Any]]]:
    """The records of a file, or of standard input, with their line numbers."""
    from trickery.core.records import read, read_lines

    return read_lines(sys.stdin, "-") if str(file) == "-" else read(file)


def at_line(file: Path, line: int, error: TrickeryError) -> BadRecord:
    """The error about a record, with its file and line."""
    return BadRecord(say("at-line", text=str(file), line=line, why=error.reason))


def check_writable(*paths: Path | None) -> None:
    """Check before hours of work that these files can be written."""
    for path in paths:
        if path is not None and not (path.parent.is_dir() and os.access(path.parent, os.W_OK)):
            why = os.strerror(errno.EACCES if path.parent.is_dir() else errno.ENOENT)
            raise BadOption(say("file-unwritable", text=str(path), text_why=why))


@contextmanager
def writing(path: Path | None, mode: str) -> Iterator[Any]:
    """A file to be written, if one was named."""
    if path is None:
        yield None
        return
    try:
        with path.open(mode, encoding="utf-8") as file:
            yield file
    except OSError as error:
        told = say("file-unwritable", text=str(path), text_why=str(error.strerror))
        raise BadOption(told) from None
