"""A small part of `benchmarks/faults.py`: no acknowledged move is lost or doubled."""

from __future__ import annotations

import random

from kit.faults import Fleet, database_falls, faults_of_servers, playing, verify, verify_records
from kit.fleet import QUICK_LIMITS, pooler
from kit.server import cluster

LEASE = 1.0
LIMITS = (*QUICK_LIMITS, f"lease_seconds={LEASE}", "lease_renewal_seconds=0.2")


def test_no_acknowledged_move_is_lost_or_doubled() -> None:
    rng = random.Random(1)
    with cluster() as postgres, pooler(postgres.url) as url:
        fleet = Fleet(url, LIMITS)
        try:
            for number in range(2):
                fleet.start(number)
            with playing(fleet, 4) as players:
                for fault in (*faults_of_servers(LEASE)[:2], database_falls(postgres, 0.5)):
                    assert fault.happen(fleet, rng, players) < 10, fault.name
            told = verify(postgres, players)
            assert told["moves"] > 20
            tables = {move.table for player in players for move in player.acknowledged}
            verify_records(fleet.addresses[0], sorted(tables))
        finally:
            fleet.close()
