"""Where connections come from: whom they are counted for, and whose pages are ours."""

from typing import Any

import pytest

from targi.server.hosting.metrics import Metrics
from targi.server.settings import Limits
from targi.server.web.addresses import address_of, own_address
from targi.server.web.guard import Guard


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),  # by a socket for both kinds
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),  # the same home
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("somebody", "somebody"),
    ],
)
def test_limits_count_homes_and_not_their_many_addresses(address: str, counted: str) -> None:
    """A home has 2^64 addresses of IPv6: no limit by address would hold there."""
    assert address_of({"client": (address, 1234)}) == counted


def test_a_connection_without_an_address_is_counted_too() -> None:
    """All of them together."""
    assert address_of({"client": None}) == address_of({}) == ""


@pytest.mark.parametrize(
    ("server", "origin"),
    [
        (("192.0.2.1", 8000), "http://192.0.2.1:8000"),
        (("::ffff:192.0.2.1", 8000), "http://192.0.2.1:8000"),  # which is what browsers show
        (("2001:db8::1", 80), "http://[2001:db8::1]"),
        (("/run/targi.sock", None), None),
        (None, None),
    ],
)
def test_the_own_address_is_written_as_browsers_write_it(server: Any, origin: str | None) -> None:
    """Numbers only; where there are none, there is no own address."""
    assert own_address({"server": server}) == origin


@pytest.mark.anyio
@pytest.mark.parametrize("server", [("127.0.0.1", 8000), ("/run/targi.sock", None), None])
async def test_a_handshake_without_an_origin_is_never_ours(server: Any) -> None:
    """Wherever it came in."""
    answers: list[Any] = []
    passed: list[Any] = []

    async def app(scope: Any, *_: Any) -> None:
        passed.append(scope)

    async def receive() -> Any:
        return {"type": "websocket.connect"}

    async def send(message: Any) -> None:
        answers.append(message)

    guard = Guard(app, Limits(), frozenset({"https://targi.example"}), Metrics)
    scope = {"type": "websocket", "scheme": "ws", "headers": [], "server": server, "client": None}
    await guard(scope, receive, send)
    assert passed == []
    assert answers[0]["status"] == 403
    allowed = scope | {"headers": [(b"origin", b"https://targi.example")]}
    await guard(allowed, receive, send)
    assert passed == [allowed]
