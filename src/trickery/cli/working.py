"""The command with which a machine thinks for servers: worker.

Rests on `server`, loaded only when it is run. It speaks English, for people who run servers.
"""

from __future__ import annotations

import os
from typing import Annotated

import typer

from trickery.core.errors import BadOption


def worker(
    database: Annotated[
        str, typer.Option(help="The URL of the servers' PostgreSQL: postgresql+psycopg://...")
    ],
    processes: Annotated[
        int | None,
        typer.Option(min=1, help="Processes for each lane; by default, one for each core."),
    ] = None,
    lanes: Annotated[
        str, typer.Option(help="What to think about: coach, search, or both.")
    ] = "coach,search",
    limit: Annotated[
        list[str] | None,
        typer.Option(show_envvar=False, help="A limit, NAME=VALUE, as listed in docs/hosting.md."),
    ] = None,
    log_format: Annotated[str, typer.Option(help="How to write the log: text or json.")] = "text",
) -> None:
    """Let this machine think for servers elsewhere: for bots that search, and for the coach."""
    # This process only passes questions on: those that think, compile. Numba reads this on import.
    os.environ["NUMBA_DISABLE_JIT"] = "1"
    if log_format not in ("text", "json"):
        raise BadOption("--log-format must be text or json")
    from trickery.core.threads import cores
    from trickery.server.logs import configure_logging
    from trickery.server.settings import parse_settings
    from trickery.server.storage.engine import without_password
    from trickery.server.workers.claiming import run
    from trickery.server.workers.remote import LANES

    chosen = [name.strip() for name in lanes.split(",")]
    if unknown := set(chosen) - set(LANES):
        raise BadOption(f"--lanes takes {' and '.join(LANES)}, not '{min(unknown)}'")
    settings, each = parse_settings(limit or ()), processes or cores()
    configure_logging(log_format)
    told = f"{each} process{'es' if each > 1 else ''} for each of: {', '.join(chosen)}"
    print(f"Thinking for the servers at {without_password(database)} with {told}.", flush=True)
    run(database, each, tuple(dict.fromkeys(chosen)), settings)
