"""What time brings: players who stay away, tables that nobody plays at, old ones.

The database knows when each table must be looked at, so nothing is forgotten over a restart.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from targi.server.hosting.live_table import Evicted, logged
from targi.server.hosting.registry import TableRegistry
from targi.server.storage import People
from targi.server.wire.refusals import Refused

TIDYING: Final = 3600  # seconds between two rounds of tidying
log = logging.getLogger(__name__)


async def run_clock(registry: TableRegistry, people: People) -> None:
    """Look at the clock once a second, forever."""
    seconds = 0
    while True:
        try:
            await do_what_is_due(registry)
            if seconds % TIDYING == 0:
                await tidy(registry, people)
        except Exception:  # the next second may be better
            log.exception("clock failed")
        seconds += 1
        await asyncio.sleep(1)


async def do_what_is_due(registry: TableRegistry) -> None:
    """Bring the list up to date, and tell tables what time it is."""
    await registry.store_listings()
    for name in await registry.store.due(registry.now()):
        try:
            async with registry.at(name) as table:
                await table.tick()
        except Refused:  # it cannot be loaded, and looking again will not help
            await registry.store.unschedule(name)
        except Evicted:
            continue  # logged already; it will be reloaded
        except Exception:  # the others must not suffer
            log.exception("table failed", extra={"table": logged(name)})
    registry.unload()


async def tidy(registry: TableRegistry, people: People) -> None:
    """Delete what has been over for long."""
    deleted = 0
    while old := await registry.store.old(registry.now()):
        for name in old:
            await registry.store.delete(name)
            if name in registry.live:
                registry.live[name].evict()
        deleted += len(old)
    forgotten = await people.tidy(registry.now())
    if deleted or forgotten:
        log.info("tidied", extra={"tables": deleted, "persons": forgotten})
