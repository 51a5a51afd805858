"""`Settings`: how a server is run, from the command line or the environment; and its limits.

Every variable is `TARGI_` and a name of `VARIABLES`. What is given on the command line wins.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any, Final, TypeVar

from targi.server.storage.database import default_url

_Value = TypeVar("_Value")
PORT: Final = 8000
HTTP_PORT: Final = 80  # which browsers do not write
LOCAL_NAMES: Final = ("127.0.0.1", "localhost", "::1")
_DEFAULT_PORT: Final = {"http": ":80", "https": ":443"}


class SettingsError(ValueError):
    """A setting that cannot be: its name, what was found and what was expected."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What one visitor may do. The first number may come at once, the second one per second."""

    messages: tuple[float, float] = (60, 5)  # on one connection to a table
    emotes: tuple[float, float] = (4, 1 / 4)  # of one player at a table
    requests: tuple[float, float] = (120, 4)  # of one address, to the API, handshakes included
    pages: tuple[float, float] = (1000, 50)  # of one address, to pages and what they are made of
    tables: tuple[float, float] = (20, 1 / 60)  # made by one address
    names: tuple[float, float] = (30, 1 / 30)  # taken by browsers of one address
    cards: tuple[float, float] = (10, 1 / 5)  # custom card files of one address, checked
    past: tuple[float, float] = (60, 1)  # pages of the past, for one address
    learning: tuple[float, float] = (60, 2)  # moves in lessons, of one address
    connections: int = 40  # of one address, to all tables
    all_connections: int = 10_000


@dataclass(frozen=True, slots=True)
class Settings:
    """How a server is run."""

    database: str
    host: str = "127.0.0.1"
    port: int = PORT
    origins: tuple[str, ...] = ()  # pages that may connect, besides those of this computer
    lessons: Path | None = None  # a file of lessons besides those of this edition
    bot_processes: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    limits: Limits = Limits()
    away_after: float = 10  # seconds without a connection until a player has left
    unload_after: float = 60  # seconds for which nobody has looked at a table

    def allowed_origins(self, port: int) -> frozenset[str]:
        """Whose pages may talk to the server that listens on this port."""
        return frozenset([*self.origins, *(origin_of(name, port) for name in LOCAL_NAMES)])


def origin_of(host: str, port: int) -> str:
    """The origin of pages that are fetched here without a proxy, as browsers write it."""
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}" if port == HTTP_PORT else f"http://{shown}:{port}"


def settings_from(environment: Mapping[str, str], **given: Any) -> Settings:
    """The settings of an environment, and those given, if not None, instead of them."""
    found: dict[str, Any] = {"database": default_url(environment)}
    for name, (variable, read) in VARIABLES.items():
        text = environment.get(variable)
        if text:
            found[name] = read_setting(variable, text, read)
    found |= {name: value for name, value in given.items() if value is not None}
    limits = {name: found.pop(name) for name in _LIMITS if name in found}
    return replace(Settings(**found), limits=replace(Limits(), **limits))


def read_port(text: str) -> int:
    """A port; 0 is any free one."""
    return _whole(text, 0, 65535)


def read_origin(text: str) -> str:
    """Where a page comes from: scheme, host and perhaps port, as browsers write it."""
    if not re.fullmatch(r"https?://[^/\s]+/?", text, re.IGNORECASE):
        raise ValueError("expected an origin such as https://targi.example")
    origin = text.lower().rstrip("/")
    return origin.removesuffix(_DEFAULT_PORT[origin.partition(":")[0]])


def _read_origins(text: str) -> tuple[str, ...]:
    return tuple(map(read_origin, text.split()))


def _read_count(text: str) -> int:
    return _whole(text, 1, 1_000_000)


def _whole(text: str, least: int, most: int) -> int:
    if not re.fullmatch("[0-9]{1,7}", text) or not least <= int(text) <= most:
        raise ValueError(f"expected a whole number from {least} to {most}")
    return int(text)


def read_setting(name: str, text: str, read: Callable[[str], _Value]) -> _Value:
    """A setting, or a `SettingsError` that tells whose it is."""
    try:
        return read(text)
    except ValueError as error:
        raise SettingsError(f"{name}: {error}, found {text!r}") from None


_LIMITS: Final = tuple(one.name for one in fields(Limits))
VARIABLES: Final[dict[str, tuple[str, Callable[[str], Any]]]] = {
    "host": ("TARGI_HOST", str),
    "port": ("TARGI_PORT", read_port),
    "database": ("TARGI_DATABASE", str),
    "origins": ("TARGI_ORIGINS", _read_origins),
    "lessons": ("TARGI_LESSONS", Path),
    "bot_processes": ("TARGI_BOT_PROCESSES", _read_count),
    "connections": ("TARGI_CONNECTIONS", _read_count),
    "all_connections": ("TARGI_ALL_CONNECTIONS", _read_count),
}
