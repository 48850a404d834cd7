"""A proxy between a client and a server: it can disconnect, fall silent, and lose an answer."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit


class Line:
    """Forwards bytes between clients of `address` and a server, until it disconnects them."""

    def __init__(self, server: str) -> None:
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        self.losing: bytes | None = None  # the next answer with these bytes does not arrive
        self.dropping = 0  # the number of connections to drop right away
        self.lost = 0  # answers that did not arrive
        self.made = 0  # connections that were made
        self._flowing = threading.Event()
        self._flowing.set()
        self._server = (urlsplit(server).hostname, urlsplit(server).port)
        self._ends: set[socket.socket] = set()
        self._threads = [threading.Thread(target=self._accept)]
        self._threads[0].start()

    def cut(self) -> None:
        """Disconnect all clients; both sides notice at once."""
        for end in list(self._ends):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def freeze(self) -> None:
        """Carry nothing more, and tell nobody: as when a phone loses its network."""
        self._flowing.clear()

    def thaw(self) -> None:
        """Carry on, with everything that was sent meanwhile."""
        self._flowing.set()

    def close(self) -> None:
        self.thaw()
        self._listening.shutdown(socket.SHUT_RDWR)
        self._threads[0].join()
        self.cut()
        for thread in self._threads[1:]:
            thread.join()
        self._listening.close()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listening.accept()
            except OSError:
                return
            self.made += 1
            if self.dropping:
                self.dropping -= 1
                near.close()
                continue
            thread = threading.Thread(target=self._carry, args=[near])
            self._threads.append(thread)
            thread.start()

    def _carry(self, near: socket.socket) -> None:
        with near, suppress(OSError), socket.create_connection(self._server) as far:
            ends = {near, far}
            self._ends |= ends
            up = threading.Thread(target=self._pump, args=[near, far])
            up.start()
            self._pump(far, near, answers=True)
            up.join()
            self._ends -= ends

    def _pump(self, source: socket.socket, sink: socket.socket, answers: bool = False) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                self._flowing.wait()
                if answers and self.losing is not None and self.losing in data:
                    self.losing = None
                    self.lost += 1
                    break
                sink.sendall(data)
        for end in (source, sink):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)


@contextmanager
def line_to(server: str) -> Iterator[Line]:
    """A proxy to a server, as a context manager."""
    line = Line(server)
    try:
        yield line
    finally:
        line.close()
