"""The command line: one module a group of commands.

Rests on everything below it, loaded only when a command needs it: `--help` must answer at once.
What play, games, rules, learn, replay, review and assess say is in the language that `language`
chooses; the rest is English, for programmers.
"""

from __future__ import annotations

import io
import sys
from typing import Annotated

import typer

from trickery.cli.admin import app as administration
from trickery.cli.backups import backup
from trickery.cli.checking import check
from trickery.cli.coaching import assess, review
from trickery.cli.contests import arena, simulate, train
from trickery.cli.drawings import types
from trickery.cli.new_game import new_game
from trickery.cli.playing import games, learn, play, rules
from trickery.cli.puzzling import app as puzzling
from trickery.cli.records import replay, verify
from trickery.cli.serving import serve
from trickery.cli.working import worker
from trickery.core.errors import BadOption, TrickeryError

__all__ = ["app", "main"]


app = typer.Typer(
    help="Five modern card games: play, learn, simulate, replay, read the rules.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,  # loading Rich would double the time that --help takes
    pretty_exceptions_enable=False,
)
# In the order of --help.
COMMANDS = (
    games, rules, serve, play, learn, simulate, arena, train, replay, verify, review, assess,
    check, types, new_game, backup, worker,
)  # fmt: skip
for _command in COMMANDS:
    # Every option of a server can be set by a variable, too: --port by TRICKERY_PORT.
    _settings = {"auto_envvar_prefix": "TRICKERY"} if _command in (serve, backup, worker) else None
    app.command(context_settings=_settings)(_command)
app.add_typer(puzzling, name="puzzles")
app.add_typer(administration, name="admin")


def main() -> None:
    """Run a command; a user's mistake gets a one-line message."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # a stray byte at the prompt must not crash it
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # nor a letter that the terminal can't show
    asked: dict[str, str | None] = {}
    try:
        app(obj=asked)
    except TrickeryError as error:
        print(f"trickery: {_told(error, asked.get('language'))}", file=sys.stderr)
        sys.exit(2)
    except BrokenPipeError:
        sys.stderr.close()  # our output's reader is gone, which isn't an error
        sys.exit(1)


def _told(error: TrickeryError, asked: str | None) -> str:
    from trickery.core.words import Translator
    from trickery.language import chosen, of_system

    try:
        language = chosen(asked)
    except BadOption:  # the language itself may be what's wrong
        language = of_system()
    return Translator(language).text(error.reason)


def version(wanted: bool) -> None:
    """Print the version and stop."""
    if wanted:
        from trickery import __version__

        print(__version__)
        raise typer.Exit


@app.callback()
def options(
    _version: Annotated[
        bool,
        typer.Option(
            "--version", callback=version, is_eager=True, help="Print the version and exit."
        ),
    ] = False,
) -> None:
    """Five modern card games: play, learn, simulate, replay, read the rules."""
