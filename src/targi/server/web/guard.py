"""`Guard`: stands before everything. Who may ask, how often, and what every answer carries.

Pages of other origins are refused, on every handshake and for everything that changes something.
Ours are those that were allowed, and pages from the very address of this computer at which the
connection came in: numbers, so that no name which leads here can pretend. Who comes by https has
no page of plain http: another program on a visitor's computer may have the same port as this one.
Addresses are kept in memory only, and only until they are at no limit any more.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final, TypeAlias

import msgspec

from targi.server.bucket import Bucket
from targi.server.hosting.metrics import Metrics
from targi.server.settings import Limits
from targi.server.web.addresses import Scope, address_of, own_address
from targi.server.web.problems import status_of
from targi.server.wire.http import Problem
from targi.server.wire.refusals import Details

SAFE: Final = ("GET", "HEAD", "OPTIONS")
SECURE: Final = ("https", "wss")
FORGETTING: Final = 60  # seconds after which addresses are forgotten that are at no limit
SILENCE: Final = 1.0  # seconds after a refusal in which the same one is counted, not logged
CSP: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = (
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
)
NO_STORE: Final = (b"cache-control", b"no-store")
HSTS: Final = (b"strict-transport-security", b"max-age=31536000")
NOT_JSON: Final = 415, Problem("malformed", Details(expected="Content-Type: application/json"))
log = logging.getLogger(__name__)
# As ASGI has them.
Message: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]
ASGIApp: TypeAlias = Callable[[Scope, Receive, Send], Awaitable[None]]


class Buckets:
    """One bucket for each address."""

    def __init__(self, limit: tuple[float, float]) -> None:
        self._limit = limit
        self._by_address: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Whether this address may do one more."""
        if address not in self._by_address:
            self._by_address[address] = Bucket(self._limit)
        return self._by_address[address].take()

    def __len__(self) -> int:
        return len(self._by_address)

    def forget(self) -> None:
        """Forget the addresses that have done nothing lately."""
        self._by_address = {a: b for a, b in self._by_address.items() if not b.full}


class Guard:
    """An ASGI application around another one."""

    def __init__(
        self,
        app: ASGIApp,
        limits: Limits,
        allowed: frozenset[str],
        metrics: Callable[[], Metrics],
    ) -> None:
        self._app = app
        self._allowed = allowed
        self._metrics = metrics
        self._requests = Buckets(limits.requests)
        self._pages = Buckets(limits.pages)
        self._past = Buckets(limits.past)
        self._learning = Buckets(limits.learning)
        # What costs the server more than an answer, by path.
        self._costly = {
            "tables": Buckets(limits.tables),
            "cards": Buckets(limits.cards),
            "me": Buckets(limits.names),  # the first one makes a person
        }
        self.buckets = (
            self._requests,
            self._pages,
            self._past,
            self._learning,
            *self._costly.values(),
        )
        self._logged: dict[str, float] = {}  # by code, when

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A connection of any kind."""
        if scope["type"] == "websocket":
            await self._handshake(scope, receive, send)
        elif scope["type"] == "http":
            await self._request(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _handshake(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Browsers always say whose page it is; whoever does not say it is no browser of ours."""
        origin = header(scope, b"origin")
        code = None if self._is_ours(origin, scope) else "foreign_page"
        if code is None and not self._requests.take(address_of(scope)):
            code = "too_many"
        if code is None:
            await self._app(scope, receive, send)
        else:
            self._violated(code, origin)
            await receive()
            await refuse(status_of(code), Problem(code, Details()), send, "websocket.http.response")

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *more_headers(scope, message)]
            await send(message)

        code = self._refusal(scope)
        if code is None:
            await self._app(scope, receive, send_with_headers)
        else:
            self._violated(code, header(scope, b"origin"))
            status, problem = status_of(code), Problem(code, Details())
            if code == "malformed":
                status, problem = NOT_JSON
            await refuse(status, problem, send_with_headers)

    def _refusal(self, scope: Scope) -> str | None:
        """Why a request goes no further, if it does not."""
        origin, changing = header(scope, b"origin"), scope["method"] not in SAFE
        if changing and origin and not self._is_ours(origin, scope):
            return "foreign_page"
        if changing and has_body(scope) and not is_json(scope):
            return "malformed"  # a form of another page, or a mistake
        address = address_of(scope)
        allowed = all(bucket.take(address) for bucket in self._buckets_for(scope, changing))
        return None if allowed else "too_many"

    def _buckets_for(self, scope: Scope, changing: bool) -> list[Buckets]:
        """The framework reads a path with more slashes as the same, and so must this."""
        match [part for part in scope["path"].split("/") if part]:
            case ["api", name] if changing and name in self._costly:
                return [self._requests, self._costly[name]]
            case ["api", "tables", _, "past"]:
                return [self._requests, self._past]
            case ["api", "lessons", _, "play"]:
                return [self._requests, self._learning]
            case ["api", *_]:
                return [self._requests]
            case _:
                return [self._pages]

    def _is_ours(self, origin: str | None, scope: Scope) -> bool:
        if origin is None or (scope["scheme"] in SECURE and not origin.startswith("https:")):
            return False
        return origin in self._allowed or origin == own_address(scope)

    async def forget_addresses(self) -> None:
        """Forget, every minute, who has asked nothing lately."""
        while True:
            await asyncio.sleep(FORGETTING)
            for buckets in self.buckets:
                buckets.forget()

    def _violated(self, code: str, origin: str | None) -> None:
        self._metrics().violations[code] += 1
        if time.monotonic() - self._logged.get(code, -SILENCE) >= SILENCE:
            self._logged[code] = time.monotonic()
            log.warning("refused", extra={"code": code, "origin": origin})


def header(scope: Scope, name: bytes) -> str | None:
    """A header of a request, if it is there."""
    found = [value for key, value in scope["headers"] if key == name]
    return found[0].decode("latin-1") if found else None


def has_body(scope: Scope) -> bool:
    """Whether something comes with a request."""
    length = header(scope, b"content-length")
    return header(scope, b"transfer-encoding") is not None or length not in (None, "0")


def is_json(scope: Scope) -> bool:
    """Whether what comes with a request says that it is JSON."""
    kind = header(scope, b"content-type") or ""
    return kind.partition(";")[0].strip().lower() == "application/json"


def more_headers(scope: Scope, message: Message) -> list[tuple[bytes, bytes]]:
    """What every answer carries."""
    found = [*HEADERS]
    if all(name.lower() != b"cache-control" for name, _ in message.get("headers", ())):
        found.append(NO_STORE)
    if scope["scheme"] == "https":
        found.append(HSTS)
    return found


async def refuse(status: int, problem: Problem, send: Send, kind: str = "http.response") -> None:
    """Answer without asking anybody further; a handshake is answered like a request."""
    body = msgspec.json.encode(problem)
    headers = [(b"content-type", b"application/json")]
    await send({"type": f"{kind}.start", "status": status, "headers": headers})
    await send({"type": f"{kind}.body", "body": body, "more_body": False})
