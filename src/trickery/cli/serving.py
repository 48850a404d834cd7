"""The command that starts the server: serve.

Rests on `server`, loaded only when it is run. It speaks English, for whoever runs a server.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from trickery.core.errors import BadOption


def serve(
    lan: Annotated[
        bool, typer.Option("--lan", help="Let others on your network play, too, by phone or page.")
    ] = False,
    host: Annotated[
        str | None, typer.Option(help="The address to listen at; this machine only if not said.")
    ] = None,
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 takes any that is free.")] = 8118,
    data: Annotated[
        Path | None, typer.Option(help="The folder of the tables; one in your home if not said.")
    ] = None,
    database: Annotated[
        str | None, typer.Option(help="A database by URL instead, such as postgresql+psycopg://...")
    ] = None,
    open_page: Annotated[
        bool, typer.Option("--open/--no-open", help="Open the page in your browser.")
    ] = False,
    allow_host: Annotated[
        list[str] | None, typer.Option(help="A name of this server, such as cards.example.org.")
    ] = None,
    behind: Annotated[
        list[str] | None,
        typer.Option(help="A proxy's address, whose X-Forwarded-... headers are believed."),
    ] = None,
    prefix: Annotated[
        str, typer.Option(help="The path before everything, as in https://example.org/cards/.")
    ] = "",
    limit: Annotated[
        list[str] | None, typer.Option(help="NAME=VALUE, as docs/hosting.md lists them.")
    ] = None,
    log_format: Annotated[str, typer.Option(help="The log as text or json.")] = "text",
) -> None:
    """Open the hall: a page at which people and bots sit down together."""
    # The server runs the rules interpreted: telling a move costs more than making it, and nobody
    # ever waits for a compiler. Numba looks at this when it is first imported.
    os.environ["NUMBA_DISABLE_JIT"] = "1"
    if data is not None and database is not None:
        raise BadOption("say --data or --database, not both")
    if lan and host is not None:
        raise BadOption("say --lan or --host, not both")
    if log_format not in ("text", "json"):
        raise BadOption("--log-format is text or json")
    from trickery.server.net.hosts import host_policy
    from trickery.server.serve import LOOPBACK, run

    hosts = host_policy(allow_host or (), behind or (), prefix)
    at = "0.0.0.0" if lan else host or LOOPBACK
    run(at, port, data, database, open_page, limit or (), hosts, log_format)
