"""Commands for records of finished games: replay, verify.

Rests on `records` and `core`, loaded only when a command needs them. `replay` speaks the reader's
language, `verify` English.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from trickery.cli.shared import Language, RecordsFile, at_line, records_in, say, words_in
from trickery.core.errors import BadRecord, OtherRules, TrickeryError


def replay(
    file: RecordsFile,
    quiet: Annotated[
        bool, typer.Option("--quiet", "-q", help="Only check, print no moves.")
    ] = False,
    language: Language = None,
) -> None:
    """Check every record in a file against the rules, and show it."""
    from trickery.records import narrate, narrate_unchecked

    words = words_in(language)
    checked = unchecked = 0
    for line, record in records_in(file):
        try:
            for text in narrate(record, words.language):
                if not quiet:
                    print(text)
            checked += 1
        except OtherRules as error:
            for text in narrate_unchecked(record, words.language):
                if not quiet:
                    print(text)
            print(words.text(say("replay-unchecked", line=line, why=error.reason)))
            unchecked += 1
        except TrickeryError as error:
            raise at_line(file, line, error) from None
    if checked + unchecked == 0:
        raise BadRecord(say("no-records", text=str(file)))
    if checked:
        print(words.text(say("replay-checked", records=checked)))


def verify(
    file: RecordsFile,
    receipt: Annotated[
        Path | None,
        typer.Option(help="The receipt that your page kept of one game's shuffle (a file)."),
    ] = None,
) -> None:
    """Check that shuffles were as promised and moves by the rules."""
    from trickery.core import fair

    kept = _read_receipt(receipt) if receipt is not None else None
    count = 0
    for line, record in records_in(file):
        try:
            fair.verify(record, kept)
        except TrickeryError as error:
            raise at_line(file, line, error) from None
        print(f"line {line}: {record['game']}, {record['players']} players, shuffled as promised:")
        for told in fair.findings(record["fair"], kept is not None):
            print(f"  {told}")
        for told in fair.undone(record):
            print(f"  {told}")
        count += 1
    if count == 0:
        raise BadRecord(say("no-records", text=str(file)))
    print(f"{count} record{'s' if count != 1 else ''} verified.")


def _read_receipt(file: Path) -> Any:
    import json

    try:
        return json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadRecord(say("file-unreadable", text=str(file), text_why=str(error))) from None
