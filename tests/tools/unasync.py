"""Writes the blocking client from the asyncio one: `make sync-client`; `--check` only compares.

Rests on ruff, which sorts imports and formats the result. It's our own script, modelled on
httpcore's: the package `unasync` leaves docstrings unchanged, formats nothing and can't check.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

CLIENT = Path(__file__).parents[2] / "src" / "trickery" / "client"
SOURCE = CLIENT / "async_client.py"
TARGET = CLIENT / "sync_client.py"
SOURCE_HEADER = f"# The source of {TARGET.name}: run `make sync-client` after every change.\n"
TARGET_HEADER = f"# Generated from {SOURCE.name} by `make sync-client`: edit that file instead.\n"

#: Everything in which the two clients differ, as patterns between boundaries of words.
SUBSTITUTIONS = {
    r"async (def|for|with)": r"\1",
    r"await ": "",
    r"Async([A-Z]\w*)": r"\1",
    r"__a(enter|exit)__": r"__\1__",
    r"aclose": "close",
    r"enter_async_context": "enter_context",
    r"import asyncio": "import time",
    r"asyncio\.sleep": "time.sleep",
    r"websockets\.asyncio": "websockets.sync",
    r"asyncio client": "blocking client",
}


class CannotTranslate(Exception):
    """The source and the substitutions don't match."""


def translate(source: str) -> str:
    """The blocking form of asyncio code; the header says that it is generated."""
    if not source.startswith(SOURCE_HEADER):
        raise CannotTranslate(f"the first line should be: {SOURCE_HEADER}")
    source = source.removeprefix(SOURCE_HEADER)
    for pattern, replacement in SUBSTITUTIONS.items():
        source, count = re.subn(rf"\b{pattern}\b", replacement, source)
        if not count:
            raise CannotTranslate(f"no line has what this substitution is for: {pattern}")
    if left := sorted(set(re.findall(r"\w*(?:async|await)\w*", source, re.IGNORECASE))):
        raise CannotTranslate(f"no substitution is for: {', '.join(left)}")
    return _ruff("format", _ruff("check", TARGET_HEADER + source, "--fix", "--select=I"))


def _ruff(command: str, text: str, *more: str) -> str:
    name = f"--stdin-filename={TARGET}"  # so that ruff finds its settings
    run = [sys.executable, "-m", "ruff", command, "--quiet", *more, name, "-"]
    return subprocess.run(run, input=text, capture_output=True, text=True, check=True).stdout


def main(source: Path = SOURCE, target: Path = TARGET, check: bool = False) -> str | None:
    """Write the target, or only compare it; returns the fault, if any."""
    try:
        text = translate(source.read_text(encoding="utf-8"))
    except CannotTranslate as error:
        return f"{source.name}: {error}"
    if not check:
        target.write_text(text, encoding="utf-8")
    elif target.read_text(encoding="utf-8") != text:
        return f"{target.name} is not what {source.name} gives: run `make sync-client`"
    return None


if __name__ == "__main__":
    sys.exit(main(check="--check" in sys.argv))
