"""What lies between people and this server: its names, the proxies it trusts, a path before it.

Rests on core's errors. What proxies say of a request is believed only of those that were named.
What is wrong with a setting is told in English, to whoever starts the server.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from starlette.types import Scope

from trickery.core.errors import BadOption

PREFIX = re.compile(r"(/[A-Za-z0-9._~-]{1,40}){1,5}")
NAME = re.compile(r"[a-z0-9]([a-z0-9._-]{0,250}[a-z0-9])?")

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


@dataclass(frozen=True)
class Outside:
    """The settings of one server."""

    names: frozenset[str] = frozenset()
    proxies: tuple[Network, ...] = ()
    prefix: str = ""  # as in /cards, where the page is https://example.org/cards/

    @cached_property
    def _own_names(self) -> frozenset[str]:
        here = socket.gethostname().lower()
        return self.names | {"localhost", here, f"{here}.local"}

    def goes_by(self, host: str) -> bool:
        """Is this a name of ours? Else a page elsewhere may have sent its own name here.

        A number is nobody's name: whoever has a page cannot make a browser take an address of ours
        for an address of theirs.
        """
        name = name_in(host)
        if name is None:
            return False
        return name in self._own_names or name.endswith(".localhost") or _is_number(name)

    def trusts(self, address: str) -> bool:
        """Is this a proxy of ours?"""
        if not self.proxies:
            return False
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        mapped = getattr(found, "ipv4_mapped", None)
        return any((mapped or found) in network for network in self.proxies)

    def seen_from(self, scope: Scope) -> Scope:
        """A request as whoever made it sees it, if a proxy of ours handed it on."""
        seen: dict[str, Any] = dict(scope)
        prefix = self.prefix
        if scope["client"] and self.trusts(scope["client"][0]):
            told = {name: value.decode("latin-1") for name, value in scope["headers"]}
            prefix = self._told_by_proxy(seen, told) or prefix
        if prefix:
            path, inside = scope["path"], prefix + "/"
            seen["root_path"] = prefix
            if path != prefix and not path.startswith(inside):
                seen["path"] = prefix + path  # the proxy has taken it away
        return seen

    def _told_by_proxy(self, seen: dict[str, Any], told: dict[bytes, str]) -> str:
        """Put right who asks, how, and under which name; the prefix that the proxy names."""
        every = b"x-forwarded-for"
        chain = ",".join(v.decode("latin-1") for k, v in seen["headers"] if k == every)
        for address in reversed([bare(part) for part in chain.split(",") if part.strip()]):
            seen["client"] = (address, 0)
            if not self.trusts(address):
                break
        if (scheme := _last(told, b"x-forwarded-proto")) in ("http", "https"):
            secure = scheme == "https"
            web = seen["type"] == "http"
            seen["scheme"] = ("https" if secure else "http") if web else ("wss" if secure else "ws")
        if host := _last(told, b"x-forwarded-host"):
            others = [(k, v) for k, v in seen["headers"] if k != b"host"]
            seen["headers"] = [*others, (b"host", host.encode("latin-1"))]
        prefix = _last(told, b"x-forwarded-prefix").rstrip("/")
        return prefix if PREFIX.fullmatch(prefix) else ""


def outside(names: Iterable[str], proxies: Iterable[str], prefix: str) -> Outside:
    """What somebody said at the prompt; refuses what can not be."""
    known = frozenset(name.lower() for name in names)
    for name in known:
        if not NAME.fullmatch(name):
            raise BadOption(f"--allow-host takes a name such as cards.example.org, not '{name}'")
    networks: list[Network] = []
    for proxy in proxies:
        try:
            networks.append(ipaddress.ip_network(proxy))
        except ValueError:
            raise BadOption(
                f"--behind takes an address such as 127.0.0.1 or 10.0.0.0/8, not '{proxy}'"
            ) from None
    prefix = prefix.rstrip("/")
    if prefix and (not PREFIX.fullmatch(prefix) or prefix.startswith("/api")):
        raise BadOption(f"--prefix takes a path such as /cards, and not /api, not '{prefix}'")
    return Outside(known, tuple(networks), prefix)


def name_in(host: str) -> str | None:
    """The name in a `Host` header, without its port; nothing if it is none."""
    found = re.fullmatch(r"(\[[0-9a-f:.]+\]|[^:\[\]]*)(:[0-9]{1,5})?", host.lower())
    name = found[1].rstrip(".") if found else ""
    return name if name.startswith("[") or NAME.fullmatch(name) else None


def bare(address: str) -> str:
    """An address without port and brackets."""
    address = address.strip()
    if address.startswith("["):
        return address[1:].partition("]")[0]
    return address.partition(":")[0] if address.count(":") == 1 else address


def _last(told: dict[bytes, str], name: bytes) -> str:
    """What the nearest proxy added."""
    return told.get(name, "").rpartition(",")[2].strip()


def _is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True
