"""The server's log: lines with time, level and table, as text or JSON.

Rests on nothing. Secrets, names and cards are never handed to a logger; a table is named by its id.
"""

from __future__ import annotations

import logging
import sys
import time
from contextvars import ContextVar

import orjson

#: The id of the table that the present task is about; set where a table is found.
table_id: ContextVar[str] = ContextVar("table_id", default="")


class TextFormatter(logging.Formatter):
    """Log lines for people: time, level, logger, table, text."""

    def format(self, record: logging.LogRecord) -> str:
        """One record as a line; a traceback follows on lines of its own."""
        parts = _fields(record)
        table = f" [table {parts['table']}]" if "table" in parts else ""
        line = f"{parts['time']} {parts['level']} {parts['from']}{table} {parts['text']}"
        return f"{line}\n{parts['trace']}" if "trace" in parts else line


class JsonFormatter(logging.Formatter):
    """Log lines as JSON objects, for programs that collect logs."""

    def format(self, record: logging.LogRecord) -> str:
        """One record as a line."""
        return orjson.dumps(_fields(record), default=str).decode()


def _fields(record: logging.LogRecord) -> dict[str, str]:
    moment = time.gmtime(record.created)
    parts = {
        "time": f"{time.strftime('%Y-%m-%dT%H:%M:%S', moment)}.{int(record.msecs):03d}Z",
        "level": record.levelname,
        "from": record.name,
        "text": record.getMessage(),
    }
    if table := getattr(record, "table", "") or table_id.get():
        parts["table"] = table
    if record.exc_info:
        parts["trace"] = logging.Formatter().formatException(record.exc_info)
    return parts


def configure_logging(kind: str = "text") -> None:
    """Write this process's log to standard error; on a terminal only warnings and errors."""
    level = logging.WARNING if kind == "text" and sys.stderr.isatty() else logging.INFO
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter() if kind == "json" else TextFormatter())
    logging.basicConfig(level=level, handlers=[handler])
    for talkative in ("alembic", "asyncio", "sqlalchemy", "httpx"):
        logging.getLogger(talkative).setLevel(logging.WARNING)
