"""Limits without a server: rates, how much at once, whom they count as one, how they are set."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from kit import loop
from kit.paths import ROOT
from trickery.core.errors import BadOption
from trickery.server.catalogue import say
from trickery.server.errors import RateLimited, RequestRefused
from trickery.server.ratelimit import (
    ConcurrencyLimiter,
    RateLimiter,
    ServerLimits,
    TableLimits,
    address_block,
)
from trickery.server.settings import Settings, figures, parse_settings


class Clock:
    """A clock that only moves when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


# Rates -------------------------------------------------------------------------------------------


def test_a_burst_is_allowed_at_once_and_then_so_many_a_second() -> None:
    clock = Clock()
    limiter = RateLimiter(2, 3, clock=clock)
    assert [limiter.delay() for _ in range(4)] == [0, 0, 0, 0.5]
    clock.now += 0.25
    assert limiter.delay() == 0.25  # what was refused did not cost anything
    clock.now += 0.25
    assert [limiter.delay(), limiter.delay()] == [0, 0.5]
    clock.now += 1000
    assert [limiter.delay() for _ in range(4)] == [0, 0, 0, 0.5]  # no more than a burst is saved


def test_clients_are_counted_apart() -> None:
    limiter = RateLimiter(1, 1, clock=Clock())
    assert [limiter.delay(who) for who in ("a", "b", "a", "b")] == [0, 0, 1, 1]


def test_many_clients_do_not_make_a_limiter_forget_the_newest() -> None:
    clients = Settings.remembered_addresses
    limiter = RateLimiter(0.001, 1, clock=Clock())
    for number in range(2 * clients):
        limiter.delay(str(number))
    assert limiter.delay(str(2 * clients - 1)) > 0
    assert limiter.delay("0") == 0  # nobody can be remembered for ever


def test_a_check_raises_what_the_limiter_was_given_with_whole_seconds() -> None:
    heard: list[int] = []

    def refusal(seconds: int) -> RequestRefused:
        heard.append(seconds)
        return RequestRefused("too fast")

    limiter = RateLimiter(0.4, 1, refusal, clock=Clock())
    limiter.check("a")
    with pytest.raises(RequestRefused, match="too fast"):
        limiter.check("a")
    assert heard == [3]


def test_waiting_takes_as_long_as_the_rate_demands(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        clock.now += seconds

    monkeypatch.setattr(asyncio, "sleep", sleep)
    limiter = RateLimiter(4, 2, clock=clock)

    async def four() -> None:
        for _ in range(4):
            await limiter.wait("a")

    loop.run(four())
    assert slept == [0.25, 0.25]


# How much at once --------------------------------------------------------------------------------


def test_so_many_are_held_at_once_and_no_more() -> None:
    limiter = ConcurrencyLimiter(2, say("requests-at-once"))
    with limiter.hold("a"), limiter.hold("a"):
        with pytest.raises(RateLimited), limiter.hold("a"):
            pytest.fail("a third one")
        with limiter.hold("b"):
            pass
    with pytest.raises(ZeroDivisionError), limiter.hold("a"):
        raise ZeroDivisionError
    with limiter.hold("a"), limiter.hold("a"):
        pass  # an error gives its place back


# The limits of a server and of a table -----------------------------------------------------------


@pytest.mark.parametrize(
    ("limit", "allowed", "message"),
    [
        ("new_connections", 20, "connections-too-fast"),
        ("handshakes", 30, "sockets-too-fast"),
        ("new_tables", 4, "tables-too-fast"),
        ("reviews", 5, "coach-too-fast"),
        ("hints", 6, "coach-too-fast"),
    ],
)
def test_a_server_refuses_beyond_its_settings(limit: str, allowed: int, message: str) -> None:
    settings = Settings(
        connections_a_second=2,
        handshakes_a_second=3,
        new_tables_a_minute=4,
        reviews_a_minute=5,
        hints_a_minute=6,
    )
    limiter: RateLimiter = getattr(ServerLimits(settings), limit)
    for _ in range(allowed):
        limiter.check("192.0.2.1")
    with pytest.raises(RateLimited) as refused:
        limiter.check("192.0.2.1")
    assert (refused.value.status, refused.value.reason.id) == (429, message)  # type: ignore[union-attr]  # a message
    limiter.check("192.0.2.2")


@pytest.mark.parametrize(
    ("limit", "allowed", "message"),
    [
        ("connections", 2, "connections-too-many"),
        ("sockets", 3, "sockets-too-many"),
        ("requests_at_once", 4, "requests-at-once"),
    ],
)
def test_a_server_has_only_so_much_at_once(limit: str, allowed: int, message: str) -> None:
    settings = Settings(connections_an_address=2, sockets_an_address=3, requests_at_once=4)
    limiter: ConcurrencyLimiter = getattr(ServerLimits(settings), limit)
    for _ in range(allowed):
        limiter.check("192.0.2.1")
        limiter.start("192.0.2.1")
    with pytest.raises(RateLimited) as refused:
        limiter.check("192.0.2.1")
    assert refused.value.reason.id == message  # type: ignore[union-attr]  # a message
    limiter.end("192.0.2.1")
    limiter.check("192.0.2.1")


def test_requests_replays_and_messages_are_slowed_down() -> None:
    limits = ServerLimits(
        Settings(requests_a_second=2, replays_a_second=1, replay_burst=3, burst=4)
    )
    for limiter, allowed in ((limits.requests, 8), (limits.replays, 3), (limits.messages(), 4)):
        assert [limiter.delay("a") == 0 for _ in range(allowed + 1)] == [True] * allowed + [False]


def test_a_rate_below_one_a_second_still_lets_the_first_in() -> None:
    limits = ServerLimits(Settings(connections_a_second=0.01, requests_a_second=0.01))
    assert limits.new_connections.delay("a") == limits.requests.delay("a") == 0


@pytest.mark.parametrize(
    ("limit", "allowed", "message", "status"),
    [
        ("seating", 2, "too-much-coming", 409),
        ("chat", 3, "phrases-too-fast", 409),
        ("seat_requests", 4, "too-many-ask", 429),
    ],
)
def test_a_table_refuses_beyond_its_settings(
    limit: str, allowed: int, message: str, status: int
) -> None:
    settings = Settings(seat_changes_burst=2, chat_burst=3, seat_requests_burst=4)
    limiter: RateLimiter = getattr(TableLimits(settings), limit)
    for _ in range(allowed):
        limiter.check("ann")
    with pytest.raises(RequestRefused) as refused:
        limiter.check("ann")
    assert (refused.value.status, refused.value.reason.id) == (status, message)  # type: ignore[union-attr]  # a message
    limiter.check("bea")  # nobody can keep the others still


def test_an_ipv6_line_is_one_address() -> None:
    assert (
        address_block("2001:db8:1:2::1")
        == address_block("2001:db8:1:2:ffff::9")
        == "2001:db8:1:2::/64"
    )
    assert address_block("2001:db8:1:3::1") != address_block("2001:db8:1:2::1")
    assert address_block("::ffff:192.0.2.1") == address_block("192.0.2.1") == "192.0.2.1"
    assert address_block("") == ""


# Settings ----------------------------------------------------------------------------------------


def test_limits_are_set_by_name() -> None:
    assert parse_settings(["head_bytes=1000", "pace=0"]) == Settings(head_bytes=1000, pace=0.0)
    assert parse_settings([]) == Settings()
    for wrong in ("none=1", "head_bytes=much", "head_bytes=0", "head_seconds=-1", "burst=nan"):
        with pytest.raises(BadOption):
            parse_settings([wrong])


def test_every_setting_can_be_set() -> None:
    for field in figures():
        whole = "int" in str(field.type)
        chosen = getattr(parse_settings([f"{field.name}=7"]), field.name)
        assert (chosen, type(chosen)) == (7, int if whole else float), field.name
        changed: dict[str, Any] = {field.name: 7}
        assert parse_settings([f"{field.name}=7"]) == replace(Settings(), **changed)


def test_the_hosting_page_lists_every_limit_with_its_default() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    for field in figures():
        name, default = field.name, field.default
        told = "all cores but one" if default is None else f"{default:g}"
        assert page.count(f"| `{name}` | {told} |") == 1, name
    listed = {
        line.split("`")[1]
        for line in page.partition("\n## Limits\n")[2].splitlines()
        if line.startswith("| `") and "--" not in line.split("|")[1]
    }
    assert listed == {field.name for field in figures()}
