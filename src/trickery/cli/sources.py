"""Where the settings of `trickery serve` come from: flags, the environment, a TOML file, defaults.

Rests on Typer, which reads options in this order, and on `server.settings` for the limits. Errors
are in English, for whoever starts the server.
"""

from __future__ import annotations

import difflib
import os
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import typer

from trickery.core.errors import BadOption

PREFIX = "TRICKERY_"
#: Variables that aren't settings of a server.
OTHER_VARIABLES = {
    "TRICKERY_ADMIN_TOKEN": "what `trickery admin` and the server that it talks to both know",
    "TRICKERY_CACHE": "the folder for compiled rules",
    "TRICKERY_CI": "tests fail, instead of being skipped, if a tool is missing",
    "TRICKERY_LANGUAGE": "the language of the command line",
    "TRICKERY_NETWORKS": "a folder of networks that replace those of the games",
    "TRICKERY_QUICK_UNTIL": "when `make quick` has to end",
    "TRICKERY_WORKER": "what a server inherits that `trickery serve --workers` has started",
}
LIMITS = "limits"  # the part of the file with what --limit sets
NOT_IN_A_FILE = ("config", "limit", "help")
SECRET = ("secret", "token", "password")  # settings whose names have one of these are masked

#: A value as somebody wrote it, and where.
Given = tuple[Any, str]


def read_config(context: typer.Context, file: Path | None) -> Path | None:
    """Let the options of a command that weren't set otherwise come from a TOML file."""
    if file is not None:
        options = _parsed(file)
        limits = options.pop(LIMITS, {})
        if not isinstance(limits, dict):
            raise BadOption(f"{file}: write [{LIMITS}], and below it NAME = VALUE")
        known = option_names(context)
        for name, value in options.items():
            if name not in known:
                hint = _nearest(name, [*known, f"[{LIMITS}]"])
                hint = hint or f"; if it's a limit, it belongs below [{LIMITS}]"
                raise BadOption(f"{file}: there's no setting '{name}'{hint}")
            if isinstance(value, dict):
                raise BadOption(f"{file}: '{name}' takes a value, not a table")
        context.default_map = {
            name: [value] if known[name] and not isinstance(value, list) else value
            for name, value in options.items()
        }
        context.meta[LIMITS] = {name: (value, str(file)) for name, value in limits.items()}
    return file


def _parsed(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadOption(f"{file}: can't be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadOption(f"{file}: isn't TOML: {error}") from None


def option_names(context: typer.Context) -> dict[str, bool]:
    """The options of a command that a file or the environment can set; is each one a list?"""
    return {
        option.name: bool(getattr(option, "multiple", False))
        for option in context.command.params
        if option.name and option.name not in NOT_IN_A_FILE
    }


def given_limits(
    context: typer.Context,
    flags: Iterable[str],
    names: Iterable[str],
    environment: Mapping[str, str] = os.environ,
) -> dict[str, Given]:
    """The limits that were set, of all that there are; refuses variables that mean nothing."""
    limits, options = list(names), option_names(context)
    given: dict[str, Given] = dict(context.meta.get(LIMITS, {}))
    known = {PREFIX + name.upper(): name for name in [*limits, *options, "config"]}
    for variable in sorted(environment):
        if not variable.startswith(PREFIX) or variable in OTHER_VARIABLES:
            continue
        if variable not in known:
            hint = _nearest(variable, known)
            raise BadOption(f"the environment sets {variable}, which is no setting{hint}")
        if known[variable] in limits:
            given[known[variable]] = environment[variable], variable
    for flag in flags:
        name, _, value = flag.partition("=")
        given[name] = value, "--limit"
    for name, (_, source) in given.items():
        if name not in limits:
            raise BadOption(f"{source}: there's no limit '{name}'{_nearest(name, limits)}")
    return given


def given_options(context: typer.Context) -> dict[str, Given]:
    """The options that differ from their defaults, and where they were set."""
    given: dict[str, Given] = {}
    for option in context.command.params:
        name = option.name or ""
        value = context.params.get(name)
        if name in NOT_IN_A_FILE or value in (None, [], (), option.default):
            continue
        source = source_of(context, name)
        if source == "ENVIRONMENT":
            given[name] = value, PREFIX + name.upper()
        elif source == "DEFAULT_MAP":
            given[name] = value, str(context.params.get("config"))
        elif source == "COMMANDLINE":
            given[name] = value, option.opts[0]
    return given


def source_of(context: typer.Context, name: str) -> str:
    """How an option was set: COMMANDLINE, ENVIRONMENT, DEFAULT_MAP (the file) or DEFAULT."""
    source = context.get_parameter_source(name)
    return "DEFAULT" if source is None else source.name


def only_one(context: typer.Context, first: str, second: str) -> None:
    """Of two options that exclude each other, drop the one that was set with less precedence."""
    order = ("DEFAULT", "DEFAULT_MAP", "ENVIRONMENT", "COMMANDLINE")
    ranks = {name: order.index(source_of(context, name)) for name in (first, second)}
    if not context.params[first] or not context.params[second]:
        return
    if ranks[first] == ranks[second]:
        raise BadOption(f"use --{first} or --{second}, not both")
    context.params[min(ranks, key=lambda name: ranks[name])] = None


def address_of(text: str, flag: str) -> tuple[str, int]:
    """HOST:PORT as a pair; an IPv6 address is in brackets."""
    host, _, port = text.rpartition(":")
    if not host or not port.isdecimal() or int(port) > 65535:
        raise BadOption(f"{flag} takes HOST:PORT, such as 127.0.0.1:8119, not '{text}'")
    return host.removeprefix("[").removesuffix("]"), int(port)


def described(given: Mapping[str, Given]) -> list[str]:
    """Settings as lines for whoever starts the server, without what must stay secret."""
    return [
        f"  {name} = {_shown(name, value)}  ({source})" for name, (value, source) in given.items()
    ]


def _shown(name: str, value: Any) -> str:
    if any(part in name for part in SECRET):
        return "***"
    if isinstance(value, list | tuple):
        return ", ".join(map(str, value))
    text = str(value)
    if "://" in text:
        from trickery.server.storage.engine import without_password

        return without_password(text)
    return text


def _nearest(name: str, known: Iterable[str]) -> str:
    """A hint at the name that was probably meant."""
    found = difflib.get_close_matches(name, list(known), n=1, cutoff=0.5)
    return f"; did you mean '{found[0]}'?" if found else ""
