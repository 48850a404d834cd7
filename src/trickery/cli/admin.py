"""The commands for whoever runs a server: admin list, show, close, export, import, delete, drain.

Rests on `server.folders` and httpx. They talk to the operations listener of the server while it
runs (`trickery serve --operations`), whatever its database is. They speak English.
"""

from __future__ import annotations

import json
import os
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer

from trickery.core.errors import BadOption

ADDRESS = "127.0.0.1:8119"
SECONDS = 60.0  # for an answer
LOOK_SECONDS = 2.0  # between two looks at a server that is being drained

app = typer.Typer(
    help="Look after the tables of a running server.", no_args_is_help=True, rich_markup_mode=None
)
TAKES_AN_ID = {"ignore_unknown_options": True}  # an id may begin with a hyphen
TableId = Annotated[str, typer.Argument(help="A table's id, as in its address: #/t/ID.")]
Yes = Annotated[bool, typer.Option("--yes", help="Don't ask.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


@app.callback()
def server(
    context: typer.Context,
    operations: Annotated[
        list[str] | None,
        typer.Option(
            envvar="TRICKERY_OPERATIONS",
            metavar="HOST:PORT",
            help="The server's operations listener: what `trickery serve --operations` was told, "
            f"by default {ADDRESS}. Name each of several processes.",
        ),
    ] = None,
    data: Annotated[
        Path | None,
        typer.Option(
            envvar="TRICKERY_DATA",
            help="The server's data folder, which has its token; TRICKERY_ADMIN_TOKEN goes first.",
        ),
    ] = None,
) -> None:
    """Look after the tables of a running server (docs/hosting.md)."""
    context.obj = {**(context.obj or {}), "operations": operations or [ADDRESS], "data": data}


@app.command("list")
def list_tables(
    context: typer.Context,
    game: Annotated[str | None, typer.Option(help="Only tables of this game.")] = None,
    phase: Annotated[
        str | None,
        typer.Option(help="Only tables in this phase: lobby, shuffling, playing, over or closed."),
    ] = None,
    idle: Annotated[
        float, typer.Option(min=0, help="Only tables where nothing happened for so many minutes.")
    ] = 0.0,
    stored: Annotated[
        bool, typer.Option("--stored", help="Also tables that are in the database only.")
    ] = False,
    most: Annotated[int, typer.Option(min=1, help="How many tables, the latest.")] = 1000,
    as_json: AsJson = False,
) -> None:
    """List the tables in the server's memory, those where something happened last at the end."""
    query: dict[str, Any] = {"idle": idle * 60, "most": most, "game": game, "phase": phase}
    if stored:
        query["stored"] = "yes"
    found: dict[str, Any] = {}
    for server in _Servers(context).all:
        for each in server.ask("GET", "/tables", params={k: v for k, v in query.items() if v}):
            if each["phase"] != "stored" or each["table"] not in found:
                found[each["table"]] = each
    tables = sorted(found.values(), key=lambda each: -each["idle"])[-most:]
    if as_json:
        print(json.dumps(tables, indent=1))
        return
    row = "{:<16} {:<13} {:<9} {:>6} {:>9} {:>7} {:>9}"
    print(row.format("table", "game", "phase", "people", "connected", "events", "idle"))
    for each in tables:
        people = f"{each['people']}/{each['players']}"
        words = (each["table"], each["game"], each["phase"], people, each["connected"])
        print(row.format(*words, each["events"], _duration(each["idle"])))


@app.command(context_settings=TAKES_AN_ID)
def show(
    context: typer.Context,
    table: TableId,
    secret: Annotated[
        bool, typer.Option("--secret", help="Also every seat's cards; the server logs it.")
    ] = False,
) -> None:
    """Show a table as JSON: who sits there, how far the game is. Hands stay hidden."""
    query = {"secret": "yes"} if secret else {}
    print(json.dumps(_ask(context, "GET", f"/tables/{table}", params=query), indent=1))


@app.command(context_settings=TAKES_AN_ID)
def close(context: typer.Context, table: TableId, yes: Yes = False) -> None:
    """Close a table: nobody can play on, and its cards are no secret any more."""
    _confirm(yes, f"Close table {table}? Its game ends for good, and its cards are shown.")
    _ask(context, "POST", f"/tables/{table}/close")
    print(f"Table {table} is closed.")


@app.command(context_settings=TAKES_AN_ID)
def export(
    context: typer.Context,
    table: TableId,
    file: Annotated[
        Path | None, typer.Option("--file", help="Where to; by default TABLE.jsonl here.")
    ] = None,
) -> None:
    """Write a table to a file from which it can be imported, all secrets included."""
    text = _ask(context, "GET", f"/tables/{table}/export")
    path = file or Path(f"{table}.jsonl")
    try:
        new = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except OSError as error:
        raise BadOption(f"{path}: can't be written: {error.strerror}") from None
    with os.fdopen(new, "w", encoding="utf-8") as written:
        written.write(text)
    print(f"{path} has table {table}, with all hands and the secret of its shuffle: keep it safe.")


@app.command("import")
def import_table(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="What `trickery admin export` wrote.")],
) -> None:
    """Take in a table that was exported elsewhere, under the id that it had."""
    try:
        content = file.read_bytes()
    except OSError as error:
        raise BadOption(f"{file}: can't be read: {error.strerror}") from None
    told = _ask(context, "POST", "/tables", content=content)
    print(f"Table {told['table']} is here now.")


@app.command(context_settings=TAKES_AN_ID)
def delete(context: typer.Context, table: TableId, yes: Yes = False) -> None:
    """Delete a table for good, its reviews included; there's no way back."""
    _confirm(yes, f"Delete table {table} for good? Export it first if you may need it.")
    _ask(context, "DELETE", f"/tables/{table}")
    print(f"Table {table} is deleted.")


@app.command()
def erase(
    context: typer.Context,
    person: Annotated[
        str, typer.Argument(help="Their digest: `person` in an exported table of theirs.")
    ],
    yes: Yes = False,
) -> None:
    """Erase a person from all tables: their names, what they wrote, and their digest."""
    _confirm(yes, "Erase this person from all tables for good?")
    erased, elsewhere = set[str](), set[str]()
    for server in _Servers(context).all:
        told = server.ask("DELETE", f"/people/{person}")
        erased |= set(told["tables"])
        elsewhere |= set(told["elsewhere"])
    print(f"Erased from {len(erased)} table{'' if len(erased) == 1 else 's'}.")
    if missing := sorted(elsewhere - erased):
        raise BadOption(
            f"other processes have tables of theirs: {', '.join(missing)}; name all with"
            " --operations, and ask again"
        )


@app.command()
def drain(
    context: typer.Context,
    wait: Annotated[bool, typer.Option("--wait", help="Wait until no game is played.")] = False,
    yes: Yes = False,
) -> None:
    """Let the server take no new tables; games go on. It ends when you stop the server."""
    server = _Servers(context).only
    _confirm(yes, "Take no new tables until the server is restarted?")
    told = server.ask("POST", "/drain")
    while wait and told["playing"]:
        print(f"{told['playing']} games are played, {told['connected']} people are connected ...")
        time.sleep(LOOK_SECONDS)
        told = server.ask("GET", "/drain")
    print(f"No new tables. Games that are played: {told['playing']}.")


class _Refused(BadOption):
    """A server's refusal, with its HTTP status; 0 if it didn't answer."""

    def __init__(self, reason: str, status: int = 0) -> None:
        super().__init__(reason)
        self.status = status


@dataclass(frozen=True)
class _Server:
    """The operations listener of one process."""

    address: str
    token: str

    def ask(self, method: str, path: str, **more: Any) -> Any:
        """Its answer; raises with its reason if it refuses, or isn't there."""
        import httpx

        headers = {"authorization": f"Bearer {self.token}"}
        url = f"http://{self.address}/admin{path}"
        try:
            with httpx.Client(trust_env=False, timeout=SECONDS) as http:
                answer = http.request(method, url, headers=headers, **more)
        except (httpx.HTTPError, httpx.InvalidURL) as error:
            raise _Refused(
                f"no server answers at {self.address} ({type(error).__name__}): start it with "
                f"`trickery serve --operations {self.address}`, or name another with --operations"
            ) from None
        told = answer.headers.get("content-type", "").startswith("application/json")
        if answer.is_success:
            return answer.json() if told else answer.text
        reason = answer.json().get("reason") if told else None
        if not isinstance(reason, str):  # players get messages that can be translated
            reason = f"{self.address} answers {answer.status_code}: is it where players are?"
        raise _Refused(reason, answer.status_code)


class _Servers:
    """The processes that were named, and the token that opens them."""

    def __init__(self, context: typer.Context) -> None:
        from trickery.server.folders import TOKEN_VARIABLE, data_folder, read_token

        folder = context.obj["data"] or data_folder()
        token = read_token(folder)
        if token is None:
            raise BadOption(
                f"{folder} has no token: name the server's folder with --data, or set "
                f"{TOKEN_VARIABLE}; a server writes its token when it starts with --operations"
            )
        self.all = [_Server(address, token) for address in context.obj["operations"]]

    @property
    def only(self) -> _Server:
        """The one that was named."""
        if len(self.all) != 1:
            raise BadOption("name one server with --operations")
        return self.all[0]


def _ask(context: typer.Context, method: str, path: str, **more: Any) -> Any:
    """The answer of the process that has the table: any other answers 503, or is away."""
    *others, last = _Servers(context).all
    for server in others:
        try:
            return server.ask(method, path, **more)
        except _Refused as error:
            if error.status not in (0, 503):
                raise
    return last.ask(method, path, **more)


def _confirm(yes: bool, question: str) -> None:
    if yes:
        return
    try:
        answer = input(f"{question} [y/N] ")
    except EOFError:
        answer = ""
    if answer.strip().lower() not in ("y", "yes"):
        raise BadOption("nothing was changed; with --yes it asks nothing")


def _duration(seconds: float) -> str:
    """A time in its largest unit."""
    for unit, size in (("d", 86400), ("h", 3600), ("min", 60)):
        if seconds >= size:
            return f"{seconds / size:.0f} {unit}"
    return f"{seconds:.0f} s"
