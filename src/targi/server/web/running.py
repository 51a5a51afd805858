"""Running the server with uvicorn: one process, the address printed, an end in order."""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import uvicorn

if sys.platform == "win32":
    resource = None
else:
    import resource

from targi.server.hosting.memory import keep_pauses_short
from targi.server.settings import Settings, origin_of
from targi.server.storage import open_database
from targi.server.web.app import Application, make_app
from targi.server.web.pages import CLIENT
from targi.server.wire.commands import LARGEST

PING: Final = 20.0  # seconds between two signs of life on a connection, and to wait for an answer
ANYWHERE: Final = ("0.0.0.0", "::")  # listening at all addresses of this computer
FAREWELL: Final = 5  # seconds that an ending server gives what is under way


class PortError(Exception):
    """An address that cannot be listened at, and why."""


def listen(host: str, port: int) -> socket.socket:
    """A socket at this address; port 0 is any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if host == "::":  # some systems would leave IPv4 out
            listening.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise PortError(f"{host}:{port}: {error.strerror or error}") from None
    return listening


def allow_many_connections() -> None:
    """Let this process have as many open connections as the computer's administrator allows."""
    if resource is not None:
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def announce(host: str, port: int) -> None:
    """Print where a server can be reached."""
    print("\n".join(where(host, port)), flush=True)


class Server(uvicorn.Server):
    """A server that says where it is as soon as it can be reached."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[str, int], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and tell the address."""
        await super().startup(sockets)
        if self.started and sockets:
            self._ready(*sockets[0].getsockname()[:2])


def where(host: str, port: int) -> list[str]:
    """Where a server can be reached, in words."""
    found = [f"Targi is served at {address_here(host, port)}/  (Ctrl-C ends it)"]
    if host in ANYWHERE:
        found.append(f"In this network at {origin_of(address_in_network(), port)}/")
    return found


def address_here(host: str, port: int) -> str:
    """By which address a browser on this computer reaches a server."""
    return origin_of("127.0.0.1" if host in ANYWHERE else host, port)


def address_in_network() -> str:
    """By which address other computers know this one, as far as it knows itself."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # where nothing is; nothing is sent
        except OSError:
            return "127.0.0.1"  # there is no network
        return str(probe.getsockname()[0])


def make_server(
    application: Application,
    listening: socket.socket,
    client: Path = CLIENT,
    ready: Callable[[str, int], None] = announce,
) -> uvicorn.Server:
    """The server of an application at a socket."""
    allowed = application.settings.allowed_origins(listening.getsockname()[1])
    config = uvicorn.Config(
        make_app(application, allowed, client),
        lifespan="on",
        ws_max_size=LARGEST,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=FAREWELL,
    )
    return Server(config, ready)


async def _bring_up_to_date(url: str) -> None:
    """Find out before anything else whether the database can be used."""
    await (await open_database(url)).close()


def serve(settings: Settings, ready: Callable[[str, int], None] = announce) -> bool:
    """Serve until a signal says stop; whether the server had started at all."""
    application = Application(settings)
    asyncio.run(_bring_up_to_date(settings.database))
    allow_many_connections()
    listening = listen(settings.host, settings.port)
    tasks = []

    def started(host: str, port: int) -> None:
        tasks.append(asyncio.create_task(keep_pauses_short()))
        ready(host, port)

    server = make_server(application, listening, ready=started)
    server.run(sockets=[listening])
    return server.started
