"""What time brings: players who stay away, tables that nobody plays at, old ones.

The database knows when each table must be looked at, so nothing is forgotten over a restart.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from targi.server.codes import Refused
from targi.server.hosting.house import House
from targi.server.hosting.living import GivenUp, logged
from targi.server.storage import People

TIDYING: Final = 3600  # seconds between two rounds of tidying
log = logging.getLogger(__name__)


async def run_clock(house: House, people: People) -> None:
    """Look at the clock once a second, for ever."""
    seconds = 0
    while True:
        try:
            await do_what_is_due(house)
            if seconds % TIDYING == 0:
                await tidy(house, people)
        except Exception:  # the next second may be better
            log.exception("clock failed")
        seconds += 1
        await asyncio.sleep(1)


async def do_what_is_due(house: House) -> None:
    """Bring the list up to date, and tell tables what time it is."""
    await house.list_again()
    for name in await house.store.due(house.now()):
        try:
            async with house.at(name) as table:
                await table.tick()
        except Refused:  # it cannot be loaded, and looking again will not help
            await house.store.let_rest(name)
        except GivenUp:
            continue  # logged already; it will be loaded anew
        except Exception:  # the others must not suffer
            log.exception("table failed", extra={"table": logged(name)})
    house.unload()


async def tidy(house: House, people: People) -> None:
    """Delete what has been over for long."""
    deleted = 0
    while old := await house.store.old(house.now()):
        for name in old:
            await house.store.delete(name)
            if name in house.living:
                house.living[name].give_up()
        deleted += len(old)
    forgotten = await people.tidy(house.now())
    if deleted or forgotten:
        log.info("tidied", extra={"tables": deleted, "persons": forgotten})
