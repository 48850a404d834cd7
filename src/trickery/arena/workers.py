"""Many deals at once: here, in processes of this machine, or on a Ray cluster.

Rests on `errors` and `threads` only. `prepare` makes the function that plays a deal, once in every
process. Results arrive in any order; they don't depend on the process.
"""

from __future__ import annotations

import contextlib
import functools
import logging
import multiprocessing
import os
import pickle
import signal
import socket
import threading
import time
import traceback
from collections.abc import Callable, Generator, Sequence
from multiprocessing.connection import Connection, wait
from typing import Any, TypeVar

from trickery.core.errors import BadOption, TrickeryError
from trickery.core.threads import cores

R = TypeVar("R")
Prepare = Callable[[], Callable[[int], R]]
CHUNK_SECONDS = 1.0  # the work of one chunk


class WorkerDied(TrickeryError):
    """A worker process died."""


def in_processes(prepare: Prepare[R], deals: int, jobs: int) -> Generator[R, None, None]:
    """Play the deals 0, 1, 2... in `jobs` processes; with one job, in this one."""
    if jobs == 1:
        play = prepare()
        for deal in range(deals):
            yield play(deal)
        return
    context = multiprocessing.get_context("spawn")  # compiled code and threads don't survive forks
    queue = _Queue(deals)
    crew: list[_Worker] = []
    try:
        with _deaf_to_interrupts():
            crew = [_Worker(context, prepare) for _ in range(min(jobs, deals))]
        for worker in crew:
            worker.give(queue.next())
        while busy := [worker for worker in crew if worker.deals]:
            ready = wait([worker.pipe for worker in busy])
            for worker in busy:
                if worker.pipe in ready:
                    yield worker.answer()
                    if not worker.deals:
                        queue.seen(worker.pace())
                        worker.give(queue.next())
    finally:
        for worker in crew:
            worker.stop()


@contextlib.contextmanager
def _deaf_to_interrupts() -> Generator[None, None, None]:
    """Processes started in this context ignore Ctrl-C: the parent handles it and stops them."""
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread may set signal handlers
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


class _Queue:
    """The remaining deals, in chunks that take about a second each."""

    def __init__(self, deals: int) -> None:
        self._next = 0
        self._deals = deals
        self._size = 1

    def next(self) -> list[int]:
        stop = min(self._deals, self._next + self._size)
        chunk = list(range(self._next, stop))
        self._next = stop
        return chunk

    def seen(self, seconds_a_deal: float) -> None:
        wanted = int(CHUNK_SECONDS / max(seconds_a_deal, 1e-4))
        self._size = max(1, min(wanted, 4 * self._size))


class _Worker:
    """One process, and the deals that it is playing."""

    def __init__(self, context: Any, prepare: Prepare[Any]) -> None:
        self.pipe, theirs = context.Pipe()
        self.deals: list[int] = []
        self._given = 0
        self._began = 0.0
        self._process = context.Process(target=_work, args=(theirs, prepare), daemon=True)
        self._process.start()
        theirs.close()  # so that the pipe ends when the process does

    def give(self, deals: list[int]) -> None:
        self.deals = deals
        self._given, self._began = len(deals), time.perf_counter()
        if deals:
            with contextlib.suppress(OSError):  # it died: reading its answer will raise
                self.pipe.send(list(deals))

    def pace(self) -> float:
        return (time.perf_counter() - self._began) / self._given

    def answer(self) -> Any:
        deal = self.deals[0]
        try:
            fine, result = self.pipe.recv()
        except (EOFError, OSError):
            self._process.join()
            code = self._process.exitcode
            raise WorkerDied(
                f"the process that was playing deal {deal} died (exit code {code}); "
                "was there enough memory? With --jobs 1, deals are played in this process"
            ) from None
        if not fine:
            raise result
        del self.deals[0]
        return result

    def stop(self) -> None:
        self.pipe.close()
        self._process.terminate()
        self._process.join()


def _work(pipe: Connection, prepare: Prepare[Any]) -> None:
    try:
        play = prepare()
        while True:
            for deal in pipe.recv():
                pipe.send((True, play(deal)))
    except (EOFError, BrokenPipeError):
        return  # the parent is gone
    except TrickeryError as error:
        pipe.send((False, error))
    except Exception:
        pipe.send((False, RuntimeError(f"in a worker process:\n{traceback.format_exc()}")))


def in_ray(
    prepare: Prepare[R], deals: int, jobs: int | None, address: str | None
) -> Generator[R, None, None]:
    """Play the deals as tasks of a Ray cluster, or of a Ray of our own on this machine."""
    ray = _started_ray(jobs, address)
    try:
        task = ray.remote(num_cpus=1)(_chunk)
        width = 2 * int(jobs or ray.cluster_resources().get("CPU", 1))  # keeps every core busy
        kit = pickle.dumps(prepare)
        queue = _Queue(deals)
        running: dict[Any, list[int]] = {}
        while True:
            while len(running) < width and (chunk := queue.next()):
                running[task.remote(kit, chunk)] = chunk
            if not running:
                return
            (done, *_), _ = ray.wait(list(running), num_returns=1)
            chunk = running.pop(done)
            try:
                results, seconds = ray.get(done)
            except ray.exceptions.RayTaskError as error:
                raise error.cause if isinstance(error.cause, TrickeryError) else error from None
            except ray.exceptions.RayError as error:
                where = f"deals {chunk[0]} to {chunk[-1]}"
                raise WorkerDied(f"Ray lost the worker that was playing {where}: {error}") from None
            queue.seen(seconds / len(chunk))
            yield from results
    finally:
        ray.shutdown()


def _chunk(kit: bytes, deals: Sequence[int]) -> tuple[list[Any], float]:
    play = _prepared(kit)
    began = time.perf_counter()
    return [play(deal) for deal in deals], time.perf_counter() - began


@functools.lru_cache(maxsize=1)
def _prepared(kit: bytes) -> Callable[[int], Any]:
    prepare: Prepare[Any] = pickle.loads(kit)
    return prepare()


def _started_ray(jobs: int | None, address: str | None) -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # no telemetry
    try:
        import ray
    except ImportError:
        raise BadOption("--ray needs Ray: pip install 'trickery[ray]'") from None
    if address:
        _reach(address)
    cores_of_ours = {} if address else {"num_cpus": jobs or cores()}
    try:
        ray.init(
            address=address or "local",
            include_dashboard=None if address else False,
            log_to_driver=False,
            logging_level=logging.ERROR,
            **cores_of_ours,
        )
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise BadOption(f"no Ray cluster at {address or 'this machine'}: {error}") from None
    return ray


def _reach(address: str) -> None:
    """Check that the address is reachable; Ray itself would retry for minutes."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if colon and port.isdecimal():
        try:
            socket.create_connection((host, int(port)), timeout=5).close()
        except (OSError, OverflowError) as error:
            raise BadOption(f"no Ray cluster at {address}: {error}") from None
