"""What comes before anybody has logged in: limits, names, one form of refusal, the server's log."""

from __future__ import annotations

import json
import logging
import os
import select
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from kit.paths import TESTS
from kit.server import QUICK, Served, missing, play_to_the_end, raw_socket, serving
from trickery.client import read
from trickery.client.endpoints import socket_url
from trickery.core import fair
from trickery.core.errors import BadOption
from trickery.server.logs import JsonFormatter, TextFormatter
from trickery.server.net.admission import connection_capacity
from trickery.server.net.hosts import HostPolicy, host_policy
from trickery.server.storage.store import sqlite_url
from trickery.server.table.table import Table
from trickery.wire.limits import MAX_BODY_BYTES, MAX_REPLAY_STEPS

STRICT = replace(
    QUICK,
    head_seconds=1.0,
    body_seconds=0.5,
    idle_seconds=0.5,
    unread_seconds=0.5,
    sockets_an_address=20,
    connections_an_address=100,
)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(sqlite_url(tmp_path_factory.mktemp("border")), STRICT) as server:
        yield server


def port_of(served: Served) -> int:
    return int(served.address.rpartition(":")[2])


def raw(served: Served, sent: bytes, address: str = "127.0.0.1") -> tuple[int, dict[str, Any]]:
    """What a connection that sends just these bytes is told before it is closed."""
    with socket.create_connection(
        ("127.0.0.1", port_of(served)), timeout=20, source_address=(address, 0)
    ) as line:
        line.sendall(sent)
        heard = b""
        try:
            while more := line.recv(65536):
                heard += more
        except ConnectionError:
            pass  # closed while we were still sending
    head, _, body = heard.partition(b"\r\n\r\n")
    return int(head[9:12]), json.loads(body)


# Attacks -----------------------------------------------------------------------------------------


def attack(served: Served, kind: str, count: int, seconds: int = 8) -> subprocess.Popen[str]:
    script = str(TESTS / "programs" / "attackers.py")
    words = [sys.executable, script, kind, str(port_of(served)), str(count), str(seconds)]
    return subprocess.Popen(words, stdout=subprocess.PIPE, text=True)


@pytest.mark.parametrize(
    ("kind", "count", "told"),
    [("silent", 300, "408"), ("slow", 300, "408"), ("giant", 2, "431"), ("sockets", 300, "429")],
)
def test_an_attack_ends_and_players_play_on(
    served: Served, kind: str, count: int, told: str
) -> None:
    ann = served.open("trick_party")
    with attack(served, kind, count, 3 if kind == "sockets" else 8) as attackers:
        assert play_to_the_end(ann, lambda moves: moves[0])["info"]["phase"] == "over"
        heard, _ = attackers.communicate()
    ended = json.loads(heard)
    if kind == "sockets":
        assert ended["left"] == ended["told"]["101"] == STRICT.sockets_an_address
        assert ended["told"][told] == count - STRICT.sockets_an_address
    else:
        assert ended["left"] == 0
        assert ended["told"] == {told: count}
    assert ended["sent"] < 20 * 2**20  # of 200 MB a header


def test_a_body_that_does_not_come_is_not_waited_for(served: Served) -> None:
    head = "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\n{"
    status, told = raw(served, head.encode())
    assert (status, told["type"]) == (408, "error")


def test_trailers_without_end_are_not_read(served: Served) -> None:
    head = "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
    sent = head.encode() + b"1\r\n{\r\n0\r\nX-More: " + b"x" * 4 * MAX_BODY_BYTES
    assert raw(served, sent)[0] == 413


def test_who_does_not_read_their_answers_is_cut_off(served: Served) -> None:
    big = served.open("trick_party")
    play_to_the_end(big, lambda moves: moves[0])
    wanted = f"GET {big.path}/replay?eyes=all&count=100 HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect(("127.0.0.1", port_of(served)))
        line.sendall(wanted.encode())
        watching = select.poll()
        watching.register(line, select.POLLHUP)
        assert watching.poll(20_000), "the server keeps what nobody reads"


def test_a_flood_of_pings_ends_the_socket(served: Served) -> None:
    ann = served.open("trick_party")
    with raw_socket(served, ann.table) as line:
        line.connection.socket.sendall(b"\x89\x80\0\0\0\0" * 10_000)
        with pytest.raises(ConnectionClosed):
            line.hear()


def test_a_message_in_endless_pieces_ends_the_socket(served: Served) -> None:
    ann = served.open("trick_party")
    with raw_socket(served, ann.table) as line:
        line.connection.socket.sendall(b"\x01\x80\0\0\0\0" + b"\0\x80\0\0\0\0" * 1000)
        with pytest.raises(ConnectionClosed):
            line.hear()


def test_room_is_kept_for_those_who_hold_a_seat(tmp_path: Path) -> None:
    settings = replace(QUICK, connections=14, kept_for_players=6, idle_seconds=60)
    with serving(sqlite_url(tmp_path), settings) as served, ExitStack() as lines:
        ann = served.open("trick_party")

        def stranger(number: int) -> None:
            source = (f"127.0.0.{2 + number}", 0)
            lines.enter_context(
                connect(socket_url(served.address, ann.table), source_address=source)
            )

        with ann.live() as line:
            line.hear("state")  # from now on this address is a player's
            for number in range(8 - 2):  # strangers have 8; Ann has a socket and a connection
                stranger(number)
            with pytest.raises(InvalidStatus) as refused:
                stranger(99)
            assert refused.value.response.status_code == 503
            assert b"full" in bytes(refused.value.response.body or b"")
            with ann.live() as second:
                assert second.hear("state")["info"]["you"] == 0


def test_the_silent_make_room_for_those_who_speak(tmp_path: Path) -> None:
    settings = replace(QUICK, connections=20, kept_for_players=10, head_seconds=60)
    with serving(sqlite_url(tmp_path), settings) as served:
        silent = [
            socket.create_connection(
                ("127.0.0.1", port_of(served)), source_address=(f"127.0.1.{1 + n}", 0)
            )
            for n in range(30)
        ]
        assert raw(served, b"GET /healthz HTTP/1.0\r\n\r\n", "127.0.2.1") == (200, {"type": "ok"})
        for line in silent:
            line.close()


def test_new_connections_have_a_pace(tmp_path: Path) -> None:
    with serving(sqlite_url(tmp_path), replace(QUICK, connections_a_second=0.1)) as served:
        asked = b"GET /healthz HTTP/1.0\r\n\r\n"
        told = [raw(served, asked, "127.0.0.9") for _ in range(3)]
        assert [status for status, _ in told] == [200, 429, 429]
        assert "too many new connections" in read(told[-1][1]["reason"])
        assert raw(served, asked, "127.0.0.10")[0] == 200


def test_descriptors_are_left_for_the_database(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("resource.getrlimit", lambda _: (20_000, 20_000))
    assert connection_capacity(QUICK) == 20_000 - QUICK.backlog - QUICK.spare_files
    monkeypatch.setattr("resource.getrlimit", lambda _: (256, 4096))
    assert connection_capacity(QUICK) == 128


# Kept answers ------------------------------------------------------------------------------------


def test_a_replay_is_told_once(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = served.open("trick_party")
    play_to_the_end(ann, lambda moves: moves[0])
    told: list[int] = []
    tell = Table.replay

    def counted(table: Table, *words: Any) -> Any:
        told.append(words[2])
        return tell(table, *words)

    monkeypatch.setattr(Table, "replay", counted)
    whole = [ann.get("replay", **{"from": at, "count": 7}).json() for at in range(0, 70, 7)]
    assert told == [0]
    assert [step["step"] for part in whole for step in part["steps"]] == list(
        range(min(70, whole[0]["total"]))
    )
    assert ann.get("replay", **{"from": 10**9, "count": 100}).json()["steps"] == []
    assert told == [0]
    total = whole[0]["total"]
    last = ann.get("replay", **{"from": total - 3, "count": MAX_REPLAY_STEPS}).json()["steps"]
    assert [step["step"] for step in last] == [total - 3, total - 2, total - 1]


def test_what_stays_as_it_is_is_not_sent_again(served: Served) -> None:
    for path in ("/api/games/trick_party/rules", "/api/openapi.json", "/api/asyncapi.json"):
        first = served.http.get(path)
        again = served.http.get(path, headers={"if-none-match": f'"x", W/{first.headers["etag"]}'})
        assert (first.status_code, again.status_code, again.content) == (200, 304, b"")
        assert served.http.get(path, headers={"if-none-match": '"x"'}).content == first.content


def test_hands_are_not_kept_anywhere(served: Served) -> None:
    ann = served.open("trick_party")
    for kept_nowhere in (ann.get(), ann.get("sheet"), ann.get("invitation.svg"), ann.move("x", 0)):
        assert kept_nowhere.headers["cache-control"] == "no-store"
    for asked_for in ("/", "/api/games", "/api/games/trick_party/rules"):
        assert served.http.get(asked_for).headers["cache-control"] == "no-cache"


# One form of refusal -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("verb", "path", "more", "status"),
    [
        ("GET", "/api/nothing", {}, 404),
        ("GET", "/nothing.js", {}, 404),
        ("GET", "/%00", {}, 404),
        ("POST", "/api/nothing", {}, 404),
        ("PUT", "/api/games", {}, 405),
        ("TRACE", "/api/tables", {}, 405),
        ("POST", "/healthz", {}, 405),
        ("DELETE", "/", {}, 405),
        ("POST", "/api/tables", {"content": b"x" * 100_000}, 413),
        ("POST", "/api/tables", {"content": (b"x" * 1000 for _ in range(100))}, 413),
        ("POST", "/api/tables", {"content": b"{", "headers": {"content-type": "text/xml"}}, 422),
        ("GET", "/api/games", {"headers": {"x": "y" * 20_000}}, 431),
        ("GET", "/api/games", {"headers": {"host": "evil.example"}}, 421),
        ("GET", "/api/games", {"headers": {"origin": "http://evil.example"}}, 403),
    ],
)
def test_every_refusal_has_one_form(
    served: Served, verb: str, path: str, more: dict[str, Any], status: int
) -> None:
    told = served.http.request(verb, path, **more)
    assert told.status_code == status
    refusal = told.json()
    assert (set(refusal), refusal["type"]) == ({"type", "reason"}, "error")
    assert read(refusal["reason"])
    if status == 405:
        assert "OPTIONS" in told.headers["allow"]


@pytest.mark.parametrize(
    "sent",
    [
        b"hello\r\n\r\n",
        b"GET /api/games HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n",
    ],
)
def test_what_is_no_request_is_told_so(served: Served, sent: bytes) -> None:
    status, told = raw(served, sent)
    assert (status, told["type"]) == (400, "error")


def test_an_accident_is_told_in_the_same_form(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Table, "record", None)
    told = served.http.get(f"/api/tables/{served.open('trick_party').table}/record")
    assert (told.status_code, told.json()["type"]) == (500, "error")


def test_head_and_options_are_answered(served: Served) -> None:
    for path in ("/", "/api/games", "/healthz"):
        head, got = served.http.head(path), served.http.get(path)
        assert (head.status_code, head.content) == (200, b"")
        assert head.headers["content-length"] == str(len(got.content))
        options = served.http.options(path)
        assert (options.status_code, options.headers["allow"]) == (204, "GET, HEAD, OPTIONS")


def test_a_socket_to_nowhere_is_refused_in_words(served: Served) -> None:
    for path in ("/", "/api/nothing"):
        with ExitStack() as stack, pytest.raises(InvalidStatus) as refused:
            stack.enter_context(connect(f"ws{served.address[4:]}{path}"))
        assert refused.value.response.status_code == 404
        assert json.loads(bytes(refused.value.response.body or b""))["type"] == "error"


@pytest.mark.parametrize("after_hello", [False, True])
def test_binary_frames_get_an_answer_before_the_close(served: Served, after_hello: bool) -> None:
    ann = served.open("trick_party")
    with raw_socket(served, ann.table) as line:
        if after_hello:
            line.tell(type="hello", secret=ann.secret)
            line.hear("state")
        line.connection.send(b'{"type": "ping"}')
        assert "binary" in read(line.hear("error")["reason"])
        with pytest.raises(ConnectionClosed) as closed:
            line.hear("none")  # whatever else was on its way
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1003


SCHEMATHESIS = "from schemathesis.cli import schemathesis; schemathesis()"


@pytest.mark.parametrize("phase", ["playing", "over"])
def test_schemathesis_finds_nothing(served: Served, phase: str, tmp_path: Path) -> None:
    if find_spec("schemathesis") is None:
        missing("schemathesis is not installed (pip install 'trickery[dev]')")
    ann = served.open("trick_party")
    if phase == "over":
        play_to_the_end(ann, lambda moves: moves[0])
    settings = tmp_path / "schemathesis.toml"
    # What the rules of a game refuse (400, 409, 422) is no matter of a schema.
    settings.write_text(
        f"""
        headers = {{ Authorization = "Bearer {ann.secret}" }}
        [parameters]
        table_id = "{ann.table}"
        game = "trick_party"
        wait = 0
        [checks.positive_data_acceptance]
        expected-statuses = ["2xx", "400", "401", "403", "404", "409", "422", "429"]
        """
    )
    words = ["--config-file", str(settings), "run", f"{served.address}/api/openapi.json"]
    how = ["--checks", "all", "--max-examples", "8", "--phases", "coverage,fuzzing"]
    ran = subprocess.run(
        [sys.executable, "-c", SCHEMATHESIS, *words, *how, "--generation-deterministic"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout[-6000:] + ran.stderr[-2000:]
    described = served.http.get("/api/openapi.json").json()["paths"]
    assert f"{sum(map(len, described.values()))} passed" in ran.stdout


# Names and proxies -------------------------------------------------------------------------------


def test_only_our_own_names_are_served(tmp_path: Path) -> None:
    ours = ["localhost", "LOCALHOST:80", "table.localhost", "127.0.0.1:9", "[::1]:80", "192.0.2.7"]
    ours += ["cards.example.org", "cards.example.org.", "Cards.Example.Org:8443", HERE]
    theirs = ["evil.example", "cards.example.org.evil.example", "localhost.evil.example", "127.1x"]
    theirs += ["", "a b", "[::1", "cards.example.org:x", "evil.example#localhost"]
    with serving(sqlite_url(tmp_path), hosts=host_policy(["Cards.example.org"], [], "")) as served:
        for host in ours:
            assert served.http.get("/api/games", headers={"host": host}).status_code == 200, host
        for host in theirs:
            origin = {"host": host, "origin": f"http://{host}"}
            told = served.http.get("/api/games", headers=origin)
            assert told.status_code == 421, host
            assert "--allow-host" in read(told.json()["reason"])
        asked = HANDSHAKE.replace("HOST", "evil.example")
        assert raw(served, asked.encode())[0] == 421


HANDSHAKE = (
    "GET /api/tables/x/live HTTP/1.1\r\nHost: HOST\r\nConnection: upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
HERE = socket.gethostname().lower()
FORWARDED = {
    "x-forwarded-for": "203.0.113.5, 198.51.100.7",
    "x-forwarded-proto": "https",
    "x-forwarded-host": "cards.example.org",
    "x-forwarded-prefix": "/trickery",
}


@pytest.mark.parametrize("trusted", [False, True])
def test_a_proxy_is_believed_only_if_it_was_named(tmp_path: Path, trusted: bool) -> None:
    through = host_policy(["cards.example.org"], ["127.0.0.1"] if trusted else [], "")
    settings = replace(QUICK, new_tables_a_minute=1)
    new = {"game": "trick_party", "bots": "random"}
    with serving(sqlite_url(tmp_path), settings, hosts=through) as served:
        table = served.http.post("/api/tables", json=new, headers=FORWARDED).json()["table"]
        told = served.http.get(f"/api/tables/{table}/invitation", headers=FORWARDED).json()["watch"]
        start = "https://cards.example.org/trickery" if trusted else served.address
        assert told == f"{start}/#/t/{table}"
        # Who asked is the last that our own proxy named: what stands before, they may invent.
        other = {**FORWARDED, "x-forwarded-for": "198.51.100.7, 203.0.113.5"}
        again = {**FORWARDED, "x-forwarded-for": "192.0.2.1, 198.51.100.7"}
        status = [
            served.http.post("/api/tables", json=new, headers=headers).status_code
            for headers in (again, other)
        ]
        assert status == ([429, 201] if trusted else [429, 429])


def test_the_address_before_several_proxies_counts() -> None:
    proxies = host_policy([], ["10.0.0.0/8", "::1"], "")
    headers = [(b"x-forwarded-for", b"192.0.2.66, [2001:db8::9]:4711, 10.0.0.3")]
    scope = {"type": "http", "client": ("10.1.2.3", 9), "path": "/", "headers": headers}
    assert proxies.resolve(scope)["client"][0] == "2001:db8::9"
    assert proxies.trusts("::ffff:10.0.0.1")
    assert not proxies.trusts("unix:")


@pytest.mark.parametrize("taken_away", [False, True])
def test_a_prefix_is_kept_everywhere(tmp_path: Path, taken_away: bool) -> None:
    with serving(sqlite_url(tmp_path), hosts=HostPolicy(prefix="/trickery")) as served:
        table = served.open("trick_party").table
        at = "" if taken_away else "/trickery"
        told = served.http.get(f"{at}/api/tables/{table}/invitation").json()["watch"]
        assert told == f"{served.address}/trickery/#/t/{table}"
        described = served.http.get(f"{at}/api/openapi.json").json()
        assert described["servers"] == [{"url": f"{served.address}/trickery/"}]
        socket_at = served.http.get(f"{at}/api/asyncapi.json").json()["servers"]["here"]
        assert socket_at["pathname"] == "/trickery/"
        assert "href='openapi.json'" in served.http.get(f"{at}/api/docs").text
        assert served.http.get(f"{at}/").status_code == 200
        assert served.http.get(f"{at}/nothing.js").status_code == 404
        with connect(socket_url(served.address + at, table)) as line:
            line.send('{"type": "hello"}')
            assert json.loads(line.recv())["type"] == "state"
        told_to_go = served.http.get("/trickery")
        assert (told_to_go.status_code, told_to_go.headers["location"]) == (308, "/trickery/")


def test_settings_that_cannot_be_are_refused() -> None:
    for names, proxies, prefix in (
        (["http://x"], [], ""),
        ([], ["my-proxy"], ""),
        ([], [], "trickery"),
        ([], [], "/api"),
        ([], [], "/a/../b c"),
    ):
        with pytest.raises(BadOption):
            host_policy(names, proxies, prefix)


# Health and the log ------------------------------------------------------------------------------


def test_health_and_readiness(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(sqlite_url(tmp_path), replace(QUICK, health_seconds=0.2)) as served:
        assert served.store is not None
        assert served.http.get("/healthz").json() == {"type": "ok"}
        assert served.http.get("/readyz").json() == {"type": "ok"}

        async def fails(_table: str) -> None:
            raise OSError("the disk is gone")

        monkeypatch.setattr(served.store, "load", fails)
        told = served.http.get("/readyz")
        assert (told.status_code, told.json()["type"]) == (503, "error")
        assert served.http.get("/healthz").status_code == 200


def test_the_log_has_time_level_and_table_and_no_secret(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines: list[str] = []

    class Kept(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            if record.name.startswith(("trickery.server", "uvicorn")):  # the players are here, too
                lines.extend([JsonFormatter().format(record), TextFormatter().format(record)])

    handler = Kept(logging.DEBUG)
    before = logging.root.level
    logging.root.addHandler(handler)
    logging.root.setLevel(logging.DEBUG)
    try:
        ann = served.open("trick_party", bots=None, start=False)
        bea, luck = ann.sit(), fair.new_secret()
        pledge = ann.pledge_of(luck)
        assert ann.post("pledge", commitment=pledge).status_code == 200
        assert ann.post("start").status_code == 200
        assert ann.post("reveal", luck=luck).status_code == 200
        served.http.post(f"{ann.path}/moves", json={"move": ann.secret})  # said in the wrong place
        ann.post("seats", seat=1, who="random")
        end = play_to_the_end(ann, lambda moves: moves[0])
        monkeypatch.setattr(Table, "record", None)  # an accident, with its traceback
        assert served.http.get(f"{ann.path}/record").status_code == 500
    finally:
        logging.root.removeHandler(handler)
        logging.root.setLevel(before)
    secret = end["info"]["fair"]["secret"]
    assert secret
    whole = "\n".join(lines)
    for hidden in (ann.secret, bea.secret, secret, luck):
        assert hidden not in whole
    ours = [json.loads(line) for line in lines if line.startswith("{")]
    accident = next(line for line in ours if "trace" in line)
    assert accident["level"] == "ERROR"
    assert accident["table"] == ann.table
    opened = next(line for line in ours if line["text"] == "opened for trick_party")
    assert opened["table"] == ann.table
    assert opened["time"].endswith("Z")
    assert any(f"[table {ann.table}]" in line for line in lines)


COMMAND = "from trickery.cli import main; main()"


def test_the_command_takes_these_settings(tmp_path: Path) -> None:
    words = ["--limit", "head_bytes=2000", "--allow-host", "cards.example.org", "--prefix", "/t"]
    words += [
        "--behind",
        "127.0.0.1",
        "--log-format",
        "json",
        "--port",
        "0",
        "--data",
        str(tmp_path),
    ]
    command = [sys.executable, "-c", COMMAND, "serve", "--host", "127.0.0.1", *words]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=dict(os.environ)
    ) as server:
        assert server.stdout is not None
        address = server.stdout.readline().split()[3]
        forwarded = {"x-forwarded-proto": "https", "host": "cards.example.org"}
        described = httpx.get(f"{address}/api/openapi.json", headers=forwarded, timeout=60).json()
        assert described["servers"] == [{"url": "https://cards.example.org/t/"}]
        long = httpx.get(f"{address}/healthz", headers={"x": "y" * 3000})
        assert long.status_code == 431
        server.terminate()
        _, complaints = server.communicate()
    told = [json.loads(line) for line in complaints.splitlines() if line.startswith("{")]
    assert "the headers of a request can be 1 kB" in next(
        line["text"] for line in told if line["level"] == "WARNING"
    )
