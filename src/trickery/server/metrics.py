"""Metrics: everything that Prometheus can ask a server for, with its name and its labels.

Rests on prometheus_client. Counters and histograms are updated where things happen; gauges are read
off the server when somebody asks (`operations.gauges`). Labels have few values, which are known
beforehand: never a table, a person, an address or anything secret. `docs/hosting.md` lists all.
"""

from __future__ import annotations

from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    ProcessCollector,
    generate_latest,
)

from trickery.core.say import Say, Text

REGISTRY: Final = CollectorRegistry()
CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"

# Seconds: answers are to take 0.1 at most, and nobody waits for longer than 10.
FAST: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
THINKING: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


def _counter(name: str, text: str, *labels: str) -> Counter:
    return Counter(f"trickery_{name}", text, labels, registry=REGISTRY)


def _gauge(name: str, text: str, *labels: str) -> Gauge:
    return Gauge(f"trickery_{name}", text, labels, registry=REGISTRY)


def _seconds(name: str, text: str, buckets: tuple[float, ...], *labels: str) -> Histogram:
    return Histogram(f"trickery_{name}", text, labels, buckets=buckets, registry=REGISTRY)


# Play.
MOVE_SECONDS: Final = _seconds("move_seconds", "From a move to its answer", FAST, "answer")
VIEW_SECONDS: Final = _seconds("view_seconds", "To build what a viewer is sent", FAST)
BOT_SECONDS: Final = _seconds("bot_seconds", "From a bot's turn to its move", THINKING, "bot")
BOT_TURNS_SKIPPED: Final = _counter(
    "bot_turns_skipped", "Turns that went to a weaker bot because the machine was too busy"
)
REFUSALS: Final = _counter(
    "refusals", "Requests and messages refused; status 0: on a socket", "status", "reason"
)
REVIEWS: Final = _counter("reviews", "Reviews that were asked for and not under way already")

# The database.
EVENTS_STORED: Final = _counter("events_stored", "Events written to the database")
COMMIT_SECONDS: Final = _seconds("commit_seconds", "To commit a batch of events", FAST)
DATABASE_UP: Final = _gauge("database_up", "1 while tables can be written and read")

# The server as it stands.
TABLES: Final = _gauge("tables", "Tables in memory", "phase")
TABLES_ACTIVE: Final = _gauge("tables_active", "Tables in memory with a player who hasn't left")
CONNECTIONS: Final = _gauge("connections", "Open connections, sockets included")
SOCKETS: Final = _gauge("sockets", "Open sockets")
QUEUE_LENGTH: Final = _gauge("queue_length", "How much waits in a queue", "queue")
QUEUE_OLDEST: Final = _gauge("queue_oldest_seconds", "How long its oldest has waited", "queue")
REVIEWS_RUNNING: Final = _gauge("reviews_running", "Reviews that the coach works on")
LEASES: Final = _gauge("leases", "Shards of tables that this process owns")
DRAINING: Final = _gauge("draining", "1 once no new tables are taken")
WORKERS: Final = _gauge("workers", "Processes on other machines that think for servers", "lane")
INFO: Final = _gauge("info", "Always 1; the label has the version", "version")

ProcessCollector(registry=REGISTRY)
GCCollector(registry=REGISTRY)


def refused(reason: Text, status: int = 0) -> None:
    """Count a refusal; a reason that isn't one of our messages is `other`."""
    REFUSALS.labels(str(status), reason.id if isinstance(reason, Say) else "other").inc()


def exposition() -> bytes:
    """All metrics, in Prometheus's text format."""
    return generate_latest(REGISTRY)
