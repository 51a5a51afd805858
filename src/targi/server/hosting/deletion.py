"""Deleting a person: what "delete my data" does.

Games in progress are resigned, waiting tables are withdrawn. Tables with nobody else are deleted;
at the others the name is replaced, because the other player's record must stay valid.
"""

from __future__ import annotations

import secrets
from contextlib import AsyncExitStack
from typing import Final

from targi.server.hosting.live_table import Evicted, LiveTable
from targi.server.hosting.registry import TableRegistry
from targi.server.storage import People
from targi.server.storage.games import BLOT
from targi.server.wire import commands as cm
from targi.server.wire.basics import SEATS
from targi.server.wire.refusals import Refused

MOST_TRIES: Final = 10  # at tables that are given up meanwhile; then the disk is to blame
_GETTING_UP: Final[dict[str, type[cm.Resign | cm.Close]]] = {
    "playing": cm.Resign,
    "waiting": cm.Close,
}
# The other moved, sat down, gave the last bytes, ended the game, or withdrew.
_MEANWHILE: Final = ("late", "started", "over", "closed")


async def forget(person: str, registry: TableRegistry, people: People) -> None:
    """Delete everything stored about a person."""
    await _leave_all(person, registry)
    await people.forget(person)  # from now on no browser is this person
    registry.send_away(person)
    await _leave_all(person, registry)  # what another device did meanwhile
    await registry.store.games.forget(person)
    await registry.store_listings()


async def _leave_all(person: str, registry: TableRegistry) -> None:
    """Leave all tables, until there is none left."""
    tries = 0
    while tables := await registry.store.all_of(person):
        for name in tables:
            try:
                await _leave(name, person, registry)
            except Evicted:
                tries += 1
                if tries == MOST_TRIES:
                    raise


async def _leave(name: str, person: str, registry: TableRegistry) -> None:
    async with AsyncExitStack() as staying:
        try:
            table = await staying.enter_async_context(registry.at(name))
        except Refused:  # of another version: it can only go as a whole
            await registry.store.delete(name)
            return
        await _leave_seat(table, person)
        if _is_alone(table, person):
            await registry.store.delete(name)
            table.evict()
        else:
            await table.anonymise(person, BLOT)


async def _leave_seat(table: LiveTable, person: str) -> None:
    """Give up the game, or withdraw the table; again if something happened meanwhile."""
    while seats := table.feed.table.seats_of(person):
        kind = _GETTING_UP.get(table.feed.table.state)
        if kind is None:
            return
        number = table.feed.table.number
        command = kind(id=f"forget-{secrets.token_hex(8)}", seat=seats[0], expected=number)
        decided = await table.command(command, person)
        if decided.refused is not None and decided.refused.code not in _MEANWHILE:
            raise decided.refused


def _is_alone(table: LiveTable, person: str) -> bool:
    """Whether nobody else sat there."""
    holders = {table.feed.table.places[seat].holder for seat in SEATS}
    return holders <= {person, None}
