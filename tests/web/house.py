"""A server in a thread of its own, which can be stopped and started again."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from types import TracebackType

from tests.server.serving import served


class Server:
    """Served while the block lasts; `restart` keeps the port and the database."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.url = ""

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()

    def start(self, port: int = 0) -> None:
        """Start serving and wait until it does."""
        started = threading.Event()
        self._thread = threading.Thread(target=asyncio.run, args=(self._serve(started, port),))
        self._thread.start()
        assert started.wait(60), "the server did not start"

    def stop(self) -> None:
        """Stop serving; everybody loses the connection."""
        self._loop.call_soon_threadsafe(self._end.set)
        self._thread.join(60)

    def restart(self) -> None:
        """As after a crash of the computer: the same address, the same tables."""
        port = int(self.url.rsplit(":", 1)[1])
        self.stop()
        self.start(port)

    async def _serve(self, started: threading.Event, port: int) -> None:
        self._loop, self._end = asyncio.get_running_loop(), asyncio.Event()
        async with served(self._folder, port=port) as running:
            self.url = running.url
            started.set()
            await self._end.wait()
