"""Short pauses: what stays is kept from the garbage collector, and tables go without it."""

import asyncio
import gc
import subprocess
import sys
import weakref
from pathlib import Path

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from targi.server.client import TableClient
from targi.server.hosting.memory import keep_pauses_short
from targi.server.wire import commands as cm
from tests.server.evenings import evening
from tests.server.serving import LONG, served

pytestmark = pytest.mark.anyio
HIDES = """
import asyncio, gc, weakref
from targi.server.hosting.memory import keep_pauses_short

class Cycle:
    def __init__(self):
        self.me = self

async def look():
    gc.disable()  # only what is asked for
    task = asyncio.create_task(keep_pauses_short())
    await asyncio.sleep(0)
    hidden = gc.get_freeze_count()
    assert hidden > 10_000, "what was loaded at the start"
    gone, stays = Cycle(), Cycle()
    found, kept = weakref.ref(gone), weakref.ref(stays)
    del gone
    gc.collect(1)
    assert found() is None
    assert gc.get_freeze_count() == hidden, "hidden before a full collection"
    gc.collect()
    assert gc.get_freeze_count() > hidden, "not hidden after a full collection"
    del stays
    gc.collect()
    assert kept() is not None, "what is hidden was looked through"
    task.cancel()
    again = asyncio.create_task(keep_pauses_short(every=0.001))
    while kept() is not None:
        await asyncio.sleep(0)
    again.cancel()
    await asyncio.gather(task, again, return_exceptions=True)
    assert gc.callbacks == []

asyncio.run(look())
"""


def test_what_stays_is_put_out_of_sight_and_looked_through_at_times() -> None:
    """In a process of its own, for it concerns all objects there are."""
    subprocess.run([sys.executable, "-c", HIDES], check=True, timeout=60)


async def test_connections_that_come_and_go_do_not_pile_up(tmp_path: Path) -> None:
    """They hold cycles; as long as no full collection has seen them, the next one finds them."""
    async with served(tmp_path) as server, asyncio.timeout(LONG):
        table = (await server.visitor().make())["table"]
        keeping = asyncio.create_task(keep_pauses_short())
        await asyncio.sleep(0)
        gc.disable()
        try:
            async with TableClient(server.url, table) as client:
                await client.until(lambda now: True)
                (connection,) = [
                    weakref.ref(one)
                    for one in gc.get_objects()
                    if isinstance(one, WebSocketsSansIOProtocol)
                ]
                gc.collect(1)
            keeping.cancel()
            await asyncio.gather(keeping, return_exceptions=True)
            while connection() is not None:  # forever if it was hidden
                gc.collect()
                await asyncio.sleep(0.01)
        finally:
            gc.enable()
            gc.unfreeze()


async def test_a_table_that_is_let_go_of_is_gone_without_the_collector(tmp_path: Path) -> None:
    """Otherwise it would stay in memory for an hour."""
    async with evening(tmp_path, away_after=0) as one:
        table = await one.game()
        viewer = await one.enter(table, "ann")
        await one.send(table, "ann", cm.Resign, "blue")
        await one.leave(table, viewer)
        await one.registry.store_listings()
        gc.collect()
        gc.disable()
        try:
            live = weakref.ref(one.registry.live[table])
            game = weakref.ref(one.registry.live[table].feed.table)
            one.registry.forget(one.registry.live[table])
            for _ in range(10):  # tasks that are about to end
                await asyncio.sleep(0.01)
            assert (live(), game()) == (None, None)
        finally:
            gc.enable()
