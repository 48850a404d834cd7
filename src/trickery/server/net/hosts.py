"""Hosts and proxies: the names of this server, the proxies it trusts, the path before it.

Rests on core's errors. Headers of proxies are believed only of those that were named. Errors are in
English, for whoever starts the server.
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

IPNetwork = ipaddress.IPv4Network | ipaddress.IPv6Network


@dataclass(frozen=True)
class HostPolicy:
    """Under which names and behind which proxies a server is reached."""

    names: frozenset[str] = frozenset()
    proxies: tuple[IPNetwork, ...] = ()
    prefix: str = ""  # as in /cards, where the page is https://example.org/cards/

    @cached_property
    def _own_names(self) -> frozenset[str]:
        here = socket.gethostname().lower()
        return self.names | {"localhost", here, f"{here}.local"}

    def allows(self, host: str) -> bool:
        """Is this a name of ours? Else a page elsewhere may have sent its own name here.

        A number is nobody's name: whoever has a page cannot make a browser take an address of ours
        for an address of theirs.
        """
        name = host_name(host)
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

    def resolve(self, scope: Scope) -> Scope:
        """A request as its client sent it, with what a proxy of ours says about it."""
        resolved: dict[str, Any] = dict(scope)
        prefix = self.prefix
        if scope["client"] and self.trusts(scope["client"][0]):
            prefix = self._apply_forwarded(resolved) or prefix
        if prefix:
            path = scope["path"]
            resolved["root_path"] = prefix
            if path != prefix and not path.startswith(prefix + "/"):
                resolved["path"] = prefix + path  # the proxy has taken it away
        return resolved

    def _apply_forwarded(self, scope: dict[str, Any]) -> str:
        """Set client, scheme and host as the proxy's headers say; the prefix that it names."""
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        every = b"x-forwarded-for"
        chain = ",".join(v.decode("latin-1") for k, v in scope["headers"] if k == every)
        for address in reversed([without_port(part) for part in chain.split(",") if part.strip()]):
            scope["client"] = (address, 0)
            if not self.trusts(address):
                break
        if (scheme := _last(headers, b"x-forwarded-proto")) in ("http", "https"):
            secure = scheme == "https"
            web = scope["type"] == "http"
            scope["scheme"] = (
                ("https" if secure else "http") if web else ("wss" if secure else "ws")
            )
        if host := _last(headers, b"x-forwarded-host"):
            others = [(k, v) for k, v in scope["headers"] if k != b"host"]
            scope["headers"] = [*others, (b"host", host.encode("latin-1"))]
        prefix = _last(headers, b"x-forwarded-prefix").rstrip("/")
        return prefix if PREFIX.fullmatch(prefix) else ""


def host_policy(names: Iterable[str], proxies: Iterable[str], prefix: str) -> HostPolicy:
    """The policy that the options of `trickery serve` describe; refuses what cannot be."""
    known = frozenset(name.lower() for name in names)
    for name in known:
        if not NAME.fullmatch(name):
            raise BadOption(f"--allow-host takes a name such as cards.example.org, not '{name}'")
    networks: list[IPNetwork] = []
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
    return HostPolicy(known, tuple(networks), prefix)


def route_path(scope: Scope) -> str:
    """The path of a request without the prefix, which `resolve` has put before each."""
    path: str = scope["path"]
    return path.removeprefix(scope.get("root_path", ""))


def host_name(host: str) -> str | None:
    """The name in a `Host` header, without its port; nothing if it is none."""
    found = re.fullmatch(r"(\[[0-9a-f:.]+\]|[^:\[\]]*)(:[0-9]{1,5})?", host.lower())
    name = found[1].rstrip(".") if found else ""
    return name if name.startswith("[") or NAME.fullmatch(name) else None


def without_port(address: str) -> str:
    """An address without port and brackets."""
    address = address.strip()
    if address.startswith("["):
        return address[1:].partition("]")[0]
    return address.partition(":")[0] if address.count(":") == 1 else address


def _last(headers: dict[bytes, str], name: bytes) -> str:
    """The last value of a header: what the nearest proxy added."""
    return headers.get(name, "").rpartition(",")[2].strip()


def _is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True
