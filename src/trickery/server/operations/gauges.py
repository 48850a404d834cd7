"""Gauges: how the server stands, read off it whenever somebody asks for the metrics.

Rests on `context` and `metrics`.
"""

from __future__ import annotations

import time
from collections import Counter
from typing import get_args

from trickery import __version__
from trickery.server import metrics
from trickery.server.context import ServerContext
from trickery.server.table.state import Phase


def refresh(context: ServerContext) -> None:
    """Set all gauges that follow from the server's state."""
    tables, limits = context.tables, context.limits
    phases = Counter(table.state.phase for table in tables.in_memory)
    for phase in get_args(Phase):
        metrics.TABLES.labels(phase).set(phases[phase])
    metrics.TABLES_ACTIVE.set(sum(table.presence.awake for table in tables.in_memory))
    metrics.CONNECTIONS.set(limits.connections.total)
    metrics.SOCKETS.set(limits.sockets.total)
    metrics.REVIEWS_RUNNING.set(tables.reviews.running)
    metrics.DATABASE_UP.set(not tables.store.status.outage)
    metrics.DRAINING.set(context.draining)
    if tables.store.leases is not None:
        metrics.LEASES.set(tables.store.leases.held)
    if tables.work is not None:
        for lane, processes in tables.work.processes.items():
            metrics.WORKERS.labels(lane).set(processes)
    metrics.INFO.labels(__version__).set(1)
    own = {"reviews": tables.reviews.waiting, "database": tables.store.waiting}
    now = time.monotonic()
    for queue, waiting in (tables.pool.waiting | tables.threads.waiting | own).items():
        metrics.QUEUE_LENGTH.labels(queue).set(len(waiting))
        metrics.QUEUE_OLDEST.labels(queue).set(now - min(waiting, default=now))
