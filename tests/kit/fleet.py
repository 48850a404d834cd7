"""Servers as processes of their own, on one PostgreSQL, and a pooler between them."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from kit.server import Served, free_port, missing

START = "from trickery.cli import main; main()"
QUICK_LIMITS = (
    "new_tables_a_minute=10000", "tables_a_day=10000", "tables_a_day_a_person=10000",
    "requests_a_second=10000", "connections_a_second=10000", "handshakes_a_second=10000",
    "connections_an_address=2000", "sockets_an_address=2000", "cpu_share=1000", "log_share=1",
    "coach_ahead=0", "grace=60", "least=0.02",
)  # fmt: skip


class ServerProcess:
    """`trickery serve` in a process of its own; its address is known once it answers."""

    def __init__(
        self,
        database: str,
        *options: str,
        limits: Sequence[str] = QUICK_LIMITS,
        prefix: Sequence[str] = (),
    ) -> None:
        """`prefix`: a command that runs it, as `ip netns exec` does."""
        words = [word for limit in limits for word in ("--limit", limit)]
        port = () if "--port" in options else ("--port", "0")
        self.process = subprocess.Popen(
            [*prefix, sys.executable, "-c", START, "serve", "--database", database, "--no-open",
             *port, *words, *options],
            stdout=subprocess.PIPE, text=True, start_new_session=True,
        )  # fmt: skip
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "Trickery is at " in line, line
        self.address = line.partition("Trickery is at ")[2].split()[0]
        self._reading = threading.Thread(target=self.process.stdout.read, daemon=True)
        self._reading.start()

    def served(self) -> Served:
        """The same server, as tests know one."""
        return Served(self.address, lambda _: pytest.fail("in another process"))

    def send(self, what: signal.Signals) -> None:
        with suppress(ProcessLookupError):
            self.process.send_signal(what)

    def kill(self) -> None:
        """End it at once, with all processes that it has started."""
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self._reading.join()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def stop(self) -> int:
        """Stop it in order; returns its exit status."""
        self.send(signal.SIGTERM)
        return self.process.wait()


@contextmanager
def pooler(database: str, listen: str = "127.0.0.1") -> Iterator[str]:
    """PgBouncer in transaction mode before a database; the URL that goes through it."""
    program = shutil.which("pgbouncer") or shutil.which("/usr/sbin/pgbouncer")
    if program is None:
        missing("PgBouncer is not installed (Debian: apt-get install pgbouncer)")
        return
    home = Path(tempfile.mkdtemp(prefix="trickery-pgbouncer-"))
    port, server = free_port(), database.partition("host=")[2]
    (home / "users").write_text('"trickery" ""\n')
    (home / "pgbouncer.ini").write_text(
        f"[databases]\n* = host={server} user=trickery\n[pgbouncer]\npool_mode = transaction\n"
        f"listen_addr = {listen}\nlisten_port = {port}\nunix_socket_dir =\nauth_type = any\n"
        f"auth_file = {home}/users\ndefault_pool_size = 20\nmax_client_conn = 500\n"
        f"logfile = {home}/log\npidfile = {home}/pid\nserver_login_retry = 0.2\n"
        "ignore_startup_parameters = extra_float_digits,options\n"
    )
    user: dict[str, int] = {}
    if os.geteuid() == 0:  # it does not run as root
        owner = pwd.getpwnam("postgres")
        for path in (home, *home.iterdir()):
            os.chown(path, owner.pw_uid, owner.pw_gid)
        user = {"user": owner.pw_uid, "group": owner.pw_gid}
    running = subprocess.Popen([program, "-q", str(home / "pgbouncer.ini")], **user)  # type: ignore[call-overload]
    try:
        while not (home / "pid").exists():
            assert running.poll() is None, (home / "log").read_text()
            os.sched_yield()
        yield f"postgresql+psycopg://trickery@127.0.0.1:{port}/postgres"
    finally:
        running.terminate()
        running.wait()
        shutil.rmtree(home)
