"""How long people wait: for the table in the browser, `--help`, a first compile, a later start.

    python benchmarks/startup.py

Each command runs in a process of its own; the cold ones with an empty cache, and the server without
Python's bytecode cache.
"""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
import time

import httpx

from trickery.core import registry


def seconds(words: list[str], cache: str) -> float:
    """How long a command takes."""
    began = time.perf_counter()
    subprocess.run(
        [sys.executable, "-c", "from trickery.cli import main; main()", *words],
        env={**os.environ, "TRICKERY_CACHE": cache},
        stdout=subprocess.DEVNULL,
        check=True,
    )
    return time.perf_counter() - began


def first_deals() -> None:
    """A server on a cold machine: until the page has loaded, and until cards are dealt."""
    with tempfile.TemporaryDirectory() as folder, socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        probe.close()
        command = f"serve --host 127.0.0.1 --port {port} --data {folder}"
        cold = {"TRICKERY_CACHE": folder, "PYTHONPYCACHEPREFIX": folder}
        began = time.perf_counter()
        server = subprocess.Popen(
            [sys.executable, "-c", "from trickery.cli import main; main()", *command.split()],
            env={**os.environ, **cold},
            stdout=subprocess.DEVNULL,
        )
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
            while True:
                try:
                    http.get("/").raise_for_status()
                    break
                except httpx.TransportError:
                    time.sleep(0.05)
            print(f"serve: the page is there after {time.perf_counter() - began:.1f} s, cold")
            for name in registry.names():
                began = time.perf_counter()
                new = {"game": name, "bots": "random"}
                told = http.post("/api/tables", json=new).raise_for_status().json()
                path, secret = f"/api/tables/{told['table']}", told["secret"]
                http.headers["authorization"] = f"Bearer {secret}"
                http.post(f"{path}/start", json={}).raise_for_status()
                assert http.get(path).json()["view"] is not None
                del http.headers["authorization"]
                print(f"first deal of {name}: {time.perf_counter() - began:.2f} s", flush=True)
        server.terminate()
        server.wait()


def main() -> None:
    """Measure and print."""
    first_deals()
    with tempfile.TemporaryDirectory() as cache:
        print(f"--help: {min(seconds(['--help'], cache) for _ in range(5)):.2f} s")
    for name in registry.names():
        words = ["simulate", name, "--games", "1", "--seed", "1"]
        with tempfile.TemporaryDirectory() as cache:
            cold = seconds(words, cache)
            warm = min(seconds(words, cache) for _ in range(3))
        print(f"simulate {name}: cold {cold:.1f} s, warm {warm:.2f} s", flush=True)


if __name__ == "__main__":
    main()
