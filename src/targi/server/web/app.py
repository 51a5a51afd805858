"""The application: what belongs to it, from opening the database to closing it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, cast

from litestar import Litestar
from litestar.connection import Request
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from targi import __version__
from targi.lessons.loading import read_lessons
from targi.server.hosting.bot_pool import BotPool
from targi.server.hosting.clock import run_clock
from targi.server.hosting.live_table import Evicted
from targi.server.hosting.registry import TableRegistry, wall_clock
from targi.server.machine.lesson_shelf import LessonShelf
from targi.server.settings import Settings
from targi.server.storage import People, Store, open_database
from targi.server.storage.people import Person
from targi.server.web import info, lessons, me, problems, tables
from targi.server.web.guard import ASGIApp, Guard
from targi.server.web.identity import person_of
from targi.server.web.pages import pages
from targi.server.web.socket import Connections, table_socket
from targi.server.wire.refusals import Refused
from targi.server.wire.schema import schemas

LARGEST_BODY: Final = 256 * 1024  # a custom card file fits in
HANDLERS: Final = (
    tables.make_table,
    tables.lobby,
    tables.one_table,
    tables.custom_cards,
    tables.claim_seat,
    tables.invite_friend,
    tables.look_back,
    tables.record,
    me.about_me,
    me.rename_me,
    me.delete_me,
    me.my_tables,
    me.my_games,
    me.my_record,
    me.link_device,
    me.follow_link,
    me.whose_link,
    lessons.list_lessons,
    lessons.one_lesson,
    lessons.play_lesson,
    info.about,
    info.check_cards,
    info.healthz,
    info.metrics,
    table_socket,
)


class Application:
    """What the handlers share, once the server has started."""

    registry: TableRegistry
    people: People
    connections: Connections

    def __init__(self, settings: Settings, now: Callable[[], int] = wall_clock) -> None:
        self.settings = settings
        self.now = now
        self.lessons = LessonShelf(read_lessons(settings.lessons) if settings.lessons else ())

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Open the database, begin where the last server stopped, and end in order."""
        database = await open_database(self.settings.database)
        bot_pool = BotPool(self.settings.bot_processes)
        self.people = People(database)
        self.registry = TableRegistry(Store(database), bot_pool, self.settings, self.now)
        self.connections = Connections(self.registry)
        self.registry.spawn(self.registry.start())
        clock = asyncio.create_task(run_clock(self.registry, self.people))
        try:
            yield
        finally:
            clock.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await clock
            await self.registry.stop()
            await bot_pool.close()
            await database.close()


class WirePlugin(JsonRenderPlugin):
    """The OpenAPI document with the schemas of the socket's messages among the others."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The document as JSON."""
        document = openapi_schema | {"components": {"schemas": schemas()}}
        return super().render(request, document)


def make_app(
    application: Application,
    allowed: frozenset[str],
    client: Path,
) -> ASGIApp:
    """The whole server as an ASGI application; `allowed` are the origins of its pages."""
    settings = application.settings

    @asynccontextmanager
    async def running(_: Litestar) -> AsyncIterator[None]:
        forgetting = asyncio.create_task(guard.forget_addresses())
        async with application.running():
            yield
        forgetting.cancel()

    async def me_of(request: Request[Any, Any, Any]) -> Person | None:
        return await person_of(request, application.people, application.registry)

    app = Litestar(
        [*HANDLERS, pages(client, allowed)],
        lifespan=[running],
        dependencies={
            "registry": Provide(lambda: application.registry, sync_to_thread=False),
            "people": Provide(lambda: application.people, sync_to_thread=False),
            "shelf": Provide(lambda: application.lessons, sync_to_thread=False),
            "connections": Provide(lambda: application.connections, sync_to_thread=False),
            "me": Provide(me_of),
        },
        exception_handlers={
            Refused: problems.refused,
            Evicted: problems.evicted,
            HTTPException: problems.not_understood,
            RecursionError: problems.too_deep,
            Exception: problems.failed,
        },
        openapi_config=OpenAPIConfig(
            title="Targi",
            version=__version__,
            description="Tables of Targi. Playing itself goes by websocket, see docs/protocol.md: "
            "clients send a ClientMessage, the server a ServerMessage.",
            path="/api/openapi.json",
            use_handler_docstrings=True,
            render_plugins=[WirePlugin(path="/")],
        ),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        debug=False,
    )
    # The same types as ASGI's, written more precisely.
    guard = Guard(
        cast(ASGIApp, app), settings.limits, allowed, lambda: application.registry.metrics
    )
    return guard
