"""The examples for nginx and Caddy, run: the page below a prefix, over TLS, in a real browser."""

from __future__ import annotations

import asyncio
import io
import re
import shutil
import socket
import ssl
import subprocess
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import httpx
import psycopg
import pytest
import segno
from playwright.sync_api import Browser

from kit import loop
from kit.browser import Person, person, randomly
from kit.fleet import ServerProcess
from kit.paths import EXAMPLES
from kit.server import SHORTEST, cluster, free_port, missing, serving
from trickery.server.net.hosts import host_policy
from trickery.server.storage.shards import shard_of
from trickery.server.storage.store import sqlite_url

HOSTING = EXAMPLES / "hosting"
NAME = "cards.example.org"
Proxy = Callable[[list[str], int, Path], list[str]]


def example(name: str, address: str, port: int, **more: str) -> str:
    """An example as it stands there, for our ports and for a name that this machine knows."""
    text = (HOSTING / name).read_text(encoding="utf-8")
    upstream = address.removeprefix("http://")
    words = {"127.0.0.1:8118": upstream, "listen 443": f"listen 127.0.0.1:{port}", **more}
    for old, new in {**words, NAME: "localhost"}.items():
        text = text.replace(old, new)
    return text


def listening(port: int, proxy: subprocess.Popen[bytes]) -> None:
    """Return once a proxy takes connections."""
    while proxy.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
        except ConnectionRefusedError:
            continue
        return
    raise AssertionError(f"{proxy.args!r} ended with {proxy.returncode}")


@contextmanager
def running(words: list[str], port: int, folder: Path) -> Iterator[None]:
    home = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "PATH": "/usr/sbin:/usr/bin:/bin"}
    with (folder / "log").open("wb") as log:
        proxy = subprocess.Popen(words, cwd=folder, env=home, stdout=log, stderr=log)
        try:
            listening(port, proxy)
            yield
        except BaseException:
            print((folder / "log").read_text(encoding="utf-8")[-3000:])
            raise
        finally:
            proxy.terminate()
            proxy.wait()


@contextmanager
def nginx(address: str, port: int, folder: Path) -> Iterator[None]:
    if shutil.which("nginx", path="/usr/sbin:/usr/bin") is None:
        missing("nginx is not installed (Debian: apt-get install nginx)")
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    how = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 1 -subj /CN=localhost"
    files = ["-keyout", str(key), "-out", str(certificate)]
    subprocess.run(["openssl", *how.split(), *files], check=True, capture_output=True)
    certificates = {
        f"/etc/ssl/certs/{NAME}.pem": str(certificate),
        f"/etc/ssl/private/{NAME}.key": str(key),
    }
    (folder / "trickery.conf").write_text(example("nginx.conf", address, port, **certificates))
    paths = "".join(
        f"{kind}_temp_path {folder}/{kind};"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"daemon off; master_process off; pid {folder}/pid; error_log stderr; events {{}}\n"
        f"http {{ access_log off; {paths} include trickery.conf; }}\n"
    )
    words = ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", "stderr"]
    with running(words, port, folder):
        yield


@contextmanager
def caddy(address: str, port: int, folder: Path) -> Iterator[None]:
    if shutil.which("caddy") is None:
        missing("Caddy is not installed (Debian: apt-get install caddy)")
    ours = ["admin off", "skip_install_trust", f"https_port {port}", "auto_https disable_redirects"]
    settings = "\n".join(["{", *ours, "}", ""])
    text = example("Caddyfile", address, port).replace("\nlocalhost {", f"\nlocalhost:{port} {{")
    (folder / "Caddyfile").write_text(settings + text)
    words = ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
    with running(words, port, folder):
        yield


@pytest.mark.parametrize("proxy", [nginx, caddy], ids=["nginx", "caddy"])
def test_behind_a_proxy_with_tls_and_a_prefix(
    tmp_path: Path, browser: Browser, proxy: object
) -> None:
    assert callable(proxy)
    port = free_port()
    through = host_policy(["localhost"], ["127.0.0.1"], "")
    (tmp_path / "proxy").mkdir()
    address = f"https://localhost:{port}/trickery/"
    with (
        serving(sqlite_url(tmp_path), hosts=through) as served,
        proxy(served.address, port, tmp_path / "proxy"),
    ):
        below_the_prefix(address)
        within_limits(address)
        with person(browser, address, ignore_https_errors=True) as ann:
            ann.at_home()
            ann.play_now("Trick Party")
            choose = randomly(1)
            for _ in range(3):
                assert ann.my_turn()
                ann.make(choose(ann.legal()))
            invited(ann, address)


def below_the_prefix(address: str) -> None:
    """What the proxy itself must hand on rightly."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    with httpx.Client(verify=context) as http:
        moved = http.get(address.rstrip("/"))
        assert moved.status_code == 308
        assert httpx.URL(address).join(moved.headers["location"]) == address
        assert http.get(f"{address}readyz").json() == {"type": "ok"}
        described = http.get(f"{address}api/openapi.json").json()
        assert described["servers"] == [{"url": address}]
        lied = http.get(f"{address}api/openapi.json", headers={"x-forwarded-prefix": "/lie"})
        assert lied.json() == described
        assert http.get(f"{address}nothing.js").json()["type"] == "error"


def within_limits(address: str) -> None:
    """What a proxy limits, and what not; and what it tells browsers."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    with httpx.Client(verify=context, timeout=30) as http:
        page = http.get(address)
        assert page.headers["strict-transport-security"] == "max-age=31536000"
        game = f"{address}api/games/{SHORTEST}/lesson"
        move = b'{"step":0,"move":"nothing"}'
        json = {"content-type": "application/json"}
        for size, status in ((65_536, 400), (65_537, 413), (1_000_000, 413)):
            body = move.ljust(size)
            assert http.post(game, content=body, headers=json).status_code == status, size
        pieces = (b" " * 10_000 for _ in range(20))
        assert http.post(game, content=pieces, headers=json).status_code == 413
    files = [f"{address}worker.js"] * 400

    async def all_at_once() -> set[int]:
        async with httpx.AsyncClient(verify=context, timeout=60) as together:
            got = await asyncio.gather(*(together.get(file) for file in files))
        return {each.status_code for each in got}

    assert loop.run(all_at_once()) == {200}, "a class behind one address"


def invited(ann: Person, address: str) -> None:
    """The invitation is the page's own address, as text and as a picture."""
    table = re.search(r"#/t/([\w-]+)", ann.page.url)
    assert table is not None
    assert ann.page.url.startswith(f"{address}#/t/")
    api = f"{address}api/tables/{table[1]}"
    told = ann.context.request.get(f"{api}/invitation").json()
    assert told["watch"] == f"{address}#/t/{table[1]}"
    picture = ann.context.request.get(f"{api}/invitation.svg").body()
    drawn = io.BytesIO()
    segno.make(told["watch"], error="m").save(drawn, kind="svg", scale=4, light="#fff")
    assert picture == drawn.getvalue()
    assert any(url.startswith("wss://") and url.endswith("/live") for url in ann.sockets)


# Several servers ---------------------------------------------------------------------------------


def test_a_server_is_killed_in_the_middle_of_a_trick(tmp_path: Path, browser: Browser) -> None:
    """Over TLS, behind nginx: the page goes on at the other one, and nobody has to do anything."""
    with ExitStack() as resources:
        postgres = resources.enter_context(cluster())
        servers: dict[str, ServerProcess] = {}
        for _ in range(2):
            peer = f"127.0.0.1:{free_port()}"
            options = ("--behind", "127.0.0.1", "--allow-host", "localhost", "--peer-address", peer)
            servers[peer] = ServerProcess(postgres.url, *options)
            resources.callback(servers[peer].kill)
        both = ";\n  server ".join(
            server.address.removeprefix("http://") for server in servers.values()
        )
        port = free_port()
        resources.enter_context(nginx(both, port, tmp_path))
        address = f"https://localhost:{port}/trickery/"
        ann = resources.enter_context(person(browser, address, ignore_https_errors=True))
        ann.at_home()
        ann.play_now("Trick Party")
        choose = randomly(1)
        assert ann.my_turn()
        ann.make(choose(ann.legal()))
        found = re.search(r"#/t/([\w-]+)", ann.page.url)
        assert found is not None
        with psycopg.connect(postgres.plain) as session:
            owner = session.execute(
                "select address from processes join leases on owner = id where shard = %s",
                [shard_of(found[1])],
            ).fetchone()
        assert owner is not None
        servers[owner[0]].kill()
        for _ in range(3):
            assert ann.my_turn()
            ann.make(choose(ann.legal()))
        assert found[1] in ann.page.url


class Stub(BaseHTTPRequestHandler):
    """A server that only says which one it is."""

    def do_GET(self) -> None:
        body = str(self.connection.getsockname()[1]).encode()
        self.send_response(200)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002  # http.server's name
        pass


@contextmanager
def stub() -> Iterator[ThreadingHTTPServer]:
    with ThreadingHTTPServer(("127.0.0.1", 0), Stub) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        try:
            yield server
        finally:
            server.shutdown()
            thread.join()


def caddy_of_compose(upstreams: list[str], port: int, folder: Path) -> list[str]:
    if shutil.which("caddy") is None:
        missing("Caddy is not installed (Debian: apt-get install caddy)")
    text = (HOSTING / "compose.Caddyfile").read_text(encoding="utf-8")
    text = text.replace("{$DOMAIN}", f"http://localhost:{port}")
    for number, upstream in enumerate(upstreams, 1):
        text = text.replace(f"trickery-{number}:8118", upstream)
    (folder / "Caddyfile").write_text("{\nadmin off\n}\n" + text)
    return ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


def nginx_of_two(upstreams: list[str], port: int, folder: Path) -> list[str]:
    if shutil.which("nginx", path="/usr/sbin:/usr/bin") is None:
        missing("nginx is not installed (Debian: apt-get install nginx)")
    text = (HOSTING / "nginx.conf").read_text(encoding="utf-8")
    servers = "".join(f"server {each};" for each in upstreams)
    text = text.replace("server 127.0.0.1:8118;", servers).replace(NAME, "localhost")
    text = re.sub(r"ssl_certificate.*;", "", text).replace("443 ssl", f"127.0.0.1:{port}")
    (folder / "trickery.conf").write_text(text)
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log stderr; events {{}}\n"
        "http { access_log off; include trickery.conf; }\n"
    )
    return ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", "stderr"]


@pytest.mark.parametrize(
    ("proxy", "prefix"),
    [(nginx_of_two, "/trickery"), (caddy_of_compose, "")],
    ids=["nginx", "caddy"],
)
def test_all_calls_about_a_table_go_to_one_server(
    tmp_path: Path, proxy: Proxy, prefix: str
) -> None:
    port = free_port()
    with stub() as one, ExitStack() as rest, httpx.Client() as http:
        other = rest.enter_context(stub())
        upstreams = [f"127.0.0.1:{each.server_address[1]}" for each in (one, other)]
        rest.enter_context(running(proxy(upstreams, port, tmp_path), port, tmp_path))

        def answered(path: str) -> str:
            told = http.get(f"http://localhost:{port}{prefix}/api/{path}")
            assert told.status_code == 200
            return told.text

        def table(number: int) -> str:
            return f"tables/{number * 0x9E3779B97F4A7C15 % 2**64:x}"

        went = {number: answered(table(number)) for number in range(40)}
        both = {each.rpartition(":")[2] for each in upstreams}
        assert set(went.values()) == both
        for number, server in went.items():
            assert {answered(f"{table(number)}/{what}") for what in ("live", "moves")} == {server}
        assert {answered("games") for _ in range(60)} == both
