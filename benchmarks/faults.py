"""Bad things happen to a cluster under load: does it lose a move, or make one twice?

    python benchmarks/faults.py [--faults 60] [--servers 3] [--players 24] [--seed 1]

Three servers, each on a host of its own (a network namespace), a PgBouncer in transaction mode and
a PostgreSQL. Servers are killed, paused for longer than their leases, stopped in order or cut off;
the database falls over. Meanwhile people play, and ask another server whenever one doesn't answer.
At the end every acknowledged move must be in the database exactly once, every log readable, and
every record must verify. Needs root, and Debian's postgresql, pgbouncer and iproute2.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
from collections import defaultdict
from contextlib import ExitStack
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from kit.faults import (
    Fleet,
    Network,
    cut_off,
    database_falls,
    faults_of_servers,
    forwarding_between_hosts,
    playing,
    verify,
    verify_records,
)
from kit.fleet import pooler
from kit.server import cluster
from trickery.server.settings import Settings


def main() -> None:
    """Have the faults happen, and print what came of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--faults", type=int, default=60)
    parser.add_argument("--servers", type=int, default=3)
    parser.add_argument("--players", type=int, default=24)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    lease, rng = Settings().lease_seconds, random.Random(chosen.seed)
    resumed: dict[str, list[float]] = defaultdict(list)
    with ExitStack() as resources:
        postgres = resources.enter_context(cluster())
        url = resources.enter_context(pooler(postgres.url, listen="*"))
        resources.enter_context(forwarding_between_hosts())
        networks = [Network(number + 1) for number in range(chosen.servers)]
        for network in networks:
            resources.callback(network.remove)
            network.lay()
        fleet = Fleet(url, networks=networks)
        resources.callback(fleet.close)
        for number in range(chosen.servers):
            fleet.start(number)
        kinds = [*faults_of_servers(lease), cut_off(lease), database_falls(postgres, 3.0)]
        with playing(fleet, chosen.players) as players:
            for number in range(chosen.faults):
                fault = kinds[number] if number < len(kinds) else rng.choice(kinds)
                seconds = fault.happen(fleet, rng, players)
                resumed[fault.name].append(seconds)
                print(
                    f"{number + 1:3} {fault.name}: all play again after {seconds:.1f} s", flush=True
                )
        found = verify(postgres, players)
        tables = {move.table for player in players for move in player.acknowledged}
        found["verified records"] = verify_records(fleet.addresses[0], sorted(tables))
        refused = sum((player.refused for player in players), start=type(players[0].refused)())
    print(
        f"\n{found}; each move once, none lost; answers that had to be asked for again: {refused}"
    )
    print("\n| what happens | times | all play again after, median | longest |\n|---|---|---|---|")
    for name, all_of_them in resumed.items():
        middle, longest = statistics.median(all_of_them), max(all_of_them)
        print(f"| {name} | {len(all_of_them)} | {middle:.1f} s | {longest:.1f} s |")


if __name__ == "__main__":
    main()
