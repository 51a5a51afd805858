"""Where a connection comes from and where it came in, as numbers; what a page of ours is called."""

from __future__ import annotations

from collections.abc import MutableMapping
from ipaddress import IPv6Address, ip_address
from typing import Any, Final, TypeAlias

from targi.server.settings import origin_of

Scope: TypeAlias = MutableMapping[str, Any]  # as ASGI has it
_OF_ONE_HOME: Final = 64  # bits; a provider gives a home all addresses that differ in these


def address_of(scope: Scope) -> str:
    """Whom a request is counted for: an address, or of IPv6 the network, for homes have one."""
    client = scope.get("client")
    address = without_mapping(client[0]) if client else ""
    try:
        found = ip_address(address)
    except ValueError:  # a socket without numbers
        return address
    if isinstance(found, IPv6Address):
        return f"{IPv6Address(int(found) >> _OF_ONE_HOME << _OF_ONE_HOME)}/{_OF_ONE_HOME}"
    return address


def own_address(scope: Scope) -> str | None:
    """The origin of pages from the address at which a connection came in; None without numbers."""
    server = scope.get("server")
    if not server or server[1] is None:
        return None
    return origin_of(without_mapping(server[0]), server[1])


def asked_origin(scope: Scope, allowed: frozenset[str]) -> str | None:
    """The origin of a page as its visitor wrote it, for links to here; None if it is not ours.

    A server that encrypts for this one may not say so: then it is the one that was allowed.
    """
    hosts = [value.decode("latin-1").lower() for name, value in scope["headers"] if name == b"host"]
    ours = {*allowed, own_address(scope)}
    asked = (f"{scheme}://{host}" for host in hosts for scheme in (scope["scheme"], "https"))
    return next((origin for origin in asked if origin in ours), None)


def without_mapping(address: str) -> str:
    """An address as people write it: IPv4 at a socket of IPv6 has `::ffff:` before it."""
    try:
        mapped = IPv6Address(address).ipv4_mapped
    except ValueError:
        return address
    return address if mapped is None else str(mapped)
