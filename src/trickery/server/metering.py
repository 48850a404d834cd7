"""Who work is done for, and what it costs: the processor's time is counted, step by step.

Rests on nothing. Whoever a request or a socket serves pays for all that is done in its context:
for the steps of coroutines (`metered`), and for what threads do on its behalf (`in_thread`, and
those of `side_thread`, which have queues). Only what is done once for everybody is free.
"""

from __future__ import annotations

import asyncio
import time
import types
from collections.abc import Awaitable, Callable, Coroutine, Generator
from contextvars import ContextVar
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, TypeVar

T = TypeVar("T")


class Owner(NamedTuple):
    """Whom work is done for: an address, and one of the people behind it, if they are known."""

    address: str = ""
    person: str = ""


async def _at_once() -> None:
    pass


@dataclass(frozen=True)
class Payer:
    """Who pays for the work of a context, and where it is charged."""

    owner: Owner
    charge: Callable[[float], None]
    turn: Callable[[], Awaitable[None]] = _at_once  # waits until they may go on


SERVER = Payer(Owner(), lambda _seconds: None)  # what it does by itself is free
_paying: ContextVar[Payer] = ContextVar("paying", default=SERVER)


def payer() -> Payer:
    """Who pays for what is done here."""
    return _paying.get()


def known_as(person: str) -> None:
    """From here on it is known which person behind the address this is."""
    paying = _paying.get()
    _paying.set(replace(paying, owner=Owner(paying.owner.address, person)))


async def paid_by(paying: Payer, work: Coroutine[Any, Any, T]) -> T:
    """Do some work on somebody's account, and all that it begins."""
    before = _paying.set(paying)
    try:
        return await metered(work)
    finally:
        _paying.reset(before)


async def metered(work: Coroutine[Any, Any, T]) -> T:
    """Do some work on the account of whom this context serves; each task has to say so itself."""
    return await _steps(work)


async def in_thread(do: Callable[[], T]) -> T:
    """Do something in a thread on the account of whom this context serves, even if they leave."""
    charge, loop = payer().charge, asyncio.get_running_loop()

    def timed() -> T:
        began = time.thread_time()
        try:
            return do()
        finally:
            loop.call_soon_threadsafe(charge, time.thread_time() - began)

    return await asyncio.to_thread(timed)


@types.coroutine
def _steps(work: Coroutine[Any, Any, T]) -> Generator[Any, Any, T]:
    charge, thread_time = _paying.get().charge, time.thread_time
    go_on: Callable[[Any], Any] = work.send
    given: Any = None
    while True:
        began = thread_time()
        try:
            awaited = go_on(given)
        except StopIteration as done:
            result: T = done.value
            return result
        finally:
            charge(thread_time() - began)
        try:
            given = yield awaited
        except BaseException as error:  # cancelled, mostly: the work is told
            go_on, given = work.throw, error
        else:
            go_on = work.send
