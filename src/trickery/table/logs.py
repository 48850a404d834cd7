"""What the server writes down about itself: lines with time, level and table, as text or JSON.

Rests on nothing. Secrets, names and cards are never handed to a logger; a table is named by its id.
"""

from __future__ import annotations

import logging
import sys
import time
from contextvars import ContextVar

import orjson

#: The table that the present task is about; set where a table is found.
table_id: ContextVar[str] = ContextVar("table_id", default="")


class Lines(logging.Formatter):
    """A line to read: time, level, where, table, what."""

    def format(self, record: logging.LogRecord) -> str:
        """One record; a traceback follows on lines of its own."""
        told = _told(record)
        at = f" [table {told['table']}]" if "table" in told else ""
        line = f"{told['time']} {told['level']} {told['from']}{at} {told['text']}"
        return f"{line}\n{told['trace']}" if "trace" in told else line


class Json(logging.Formatter):
    """The same as JSON, one line each, for programs that collect logs."""

    def format(self, record: logging.LogRecord) -> str:
        """One record."""
        return orjson.dumps(_told(record), default=str).decode()


def _told(record: logging.LogRecord) -> dict[str, str]:
    at = time.gmtime(record.created)
    told = {
        "time": f"{time.strftime('%Y-%m-%dT%H:%M:%S', at)}.{int(record.msecs):03d}Z",
        "level": record.levelname,
        "from": record.name,
        "text": record.getMessage(),
    }
    if table := getattr(record, "table", "") or table_id.get():
        told["table"] = table
    if record.exc_info:
        told["trace"] = logging.Formatter().formatException(record.exc_info)
    return told


def write_log(kind: str = "text") -> None:
    """Have everything in this process written to where complaints go; on a screen only those."""
    level = logging.WARNING if kind == "text" and sys.stderr.isatty() else logging.INFO
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json() if kind == "json" else Lines())
    logging.basicConfig(level=level, handlers=[handler])
    for talkative in ("asyncio", "sqlalchemy", "httpx"):
        logging.getLogger(talkative).setLevel(logging.WARNING)
