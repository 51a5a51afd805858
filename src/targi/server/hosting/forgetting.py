"""Forgetting a person: what "delete my data" does.

Games that go on are given up, tables that wait are withdrawn. Tables with nobody else are deleted;
at the others the name is blotted out, for the other player's record must still be right.
"""

from __future__ import annotations

import secrets
from typing import Final

from targi.server import commands as cm
from targi.server.codes import Refused
from targi.server.entries import SEATS
from targi.server.hosting.house import House
from targi.server.hosting.living import LivingTable
from targi.server.storage import People

BLOT: Final = "?"  # instead of a name
_GETTING_UP: Final[dict[str, type[cm.Resign | cm.Close]]] = {
    "playing": cm.Resign,
    "waiting": cm.Close,
}
_MEANWHILE: Final = ("late", "started")  # the other moved, sat down, or gave the last bytes


async def forget(person: str, house: House, people: People) -> None:
    """Delete all that is kept of somebody."""
    for name in await house.store.all_of(person):
        try:
            async with house.at(name) as table:
                await _get_up(table, person)
                await _blot_out(table, person)
        except Refused:  # of another version: it can only go as a whole
            await house.store.delete(name)
    await people.forget(person)
    await house.list_again()


async def _blot_out(table: LivingTable, person: str) -> None:
    """Change what is stored, then let everybody load the table anew."""
    house, name = table.house, table.name
    if _is_alone(table, person):
        await house.store.delete(name)
        table.give_up()
        return
    await house.store.rename_holder(name, person, BLOT)
    table.give_up()
    async with house.at(name) as again:
        house.changed(again)


async def _get_up(table: LivingTable, person: str) -> None:
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


def _is_alone(table: LivingTable, person: str) -> bool:
    """Whether nobody else sat there."""
    holders = {table.feed.table.places[seat].holder for seat in SEATS}
    return holders <= {person, None}
