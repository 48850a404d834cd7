"""The command that starts the server: serve.

Rests on `sources`, and on `server`, loaded only when it is run. It speaks English, for people who
run servers.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from trickery.cli.sources import (
    address_of,
    described,
    given_limits,
    given_options,
    only_one,
    read_config,
)
from trickery.core.errors import BadOption


def serve(
    context: typer.Context,
    config: Annotated[  # noqa: ARG001  # its callback has read it
        Path | None,
        typer.Option(
            is_eager=True, callback=read_config, help="A TOML file with any of these settings."
        ),
    ] = None,
    lan: Annotated[
        bool, typer.Option("--lan", help="Let others on your network play too, phones included.")
    ] = False,
    host: Annotated[
        str | None,
        typer.Option(help="The address to listen at; by default, only this machine can connect."),
    ] = None,
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="The port to listen at; 0 takes any free one.")
    ] = 8118,
    data: Annotated[
        Path | None,
        typer.Option(help="The folder for the tables; by default, one in your home folder."),
    ] = None,
    database: Annotated[
        str | None, typer.Option(help="A database URL instead, such as postgresql+psycopg://...")
    ] = None,
    open_page: Annotated[
        bool, typer.Option("--open/--no-open", help="Open the page in your browser.")
    ] = False,
    allow_host: Annotated[
        list[str] | None,
        typer.Option(help="A name this server goes by, such as cards.example.org."),
    ] = None,
    behind: Annotated[
        list[str] | None,
        typer.Option(help="The address of a proxy whose X-Forwarded-... headers to trust."),
    ] = None,
    prefix: Annotated[
        str, typer.Option(help="The path in front of everything, as in https://example.org/cards/.")
    ] = "",
    limit: Annotated[
        list[str] | None,
        typer.Option(
            show_envvar=False,  # each limit has a variable of its own
            help="A limit, NAME=VALUE, as listed in docs/hosting.md.",
        ),
    ] = None,
    allow_bot: Annotated[
        list[str] | None,
        typer.Option(help="A bot of another package that may play here: it's other people's code."),
    ] = None,
    operations: Annotated[
        str | None,
        typer.Option(
            metavar="HOST:PORT",
            help="Where to serve metrics and `trickery admin`, such as 127.0.0.1:8119; off by "
            "default. Players must not reach it.",
        ),
    ] = None,
    peer_address: Annotated[
        str | None,
        typer.Option(
            metavar="HOST:PORT",
            help="Where the other servers of a shared PostgreSQL database reach this one; by "
            "default, only those on this machine can. Players must not reach it.",
        ),
    ] = None,
    workers: Annotated[
        int,
        typer.Option(
            min=1,
            help="Start so many server processes on one port; they share a PostgreSQL database.",
        ),
    ] = 1,
    log_format: Annotated[str, typer.Option(help="How to write the log: text or json.")] = "text",
) -> None:
    """Start the server, where people and bots play in a browser."""
    # The server runs the rules interpreted: sending a move costs more than making it, and nobody
    # waits for a compiler. Numba reads this on import.
    os.environ["NUMBA_DISABLE_JIT"] = "1"
    only_one(context, "data", "database")
    only_one(context, "lan", "host")
    lan, host, data, database = (
        context.params[each] for each in ("lan", "host", "data", "database")
    )
    if log_format not in ("text", "json"):
        raise BadOption("--log-format must be text or json")
    from trickery.server.net.hosts import host_policy
    from trickery.server.serve import LOOPBACK, Addresses, run
    from trickery.server.settings import Settings, chosen_settings, figures

    limits = given_limits(context, limit or (), (each.name for each in figures()))
    settings = chosen_settings(limits)
    usual = Settings()
    changed = {
        name: (getattr(settings, name), source)
        for name, (_, source) in limits.items()
        if getattr(settings, name) != getattr(usual, name)
    }
    told = described({**given_options(context), **changed})
    hosts = host_policy(allow_host or (), behind or (), prefix)
    listen_at = "0.0.0.0" if lan else host or LOOPBACK
    bots = allow_bot or ()
    private = None if operations is None else address_of(operations, "--operations")
    peers = None if peer_address is None else address_of(peer_address, "--peer-address")
    at = Addresses(listen_at, port, private, peers, workers)
    run(at, data, database, open_page, settings, hosts, log_format, bots, told)
