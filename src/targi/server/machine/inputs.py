"""What the server itself reports to a table: a bot's move, connections, the passing of time.

Like `decide`, these only say which entries to append. None of them does harm if it comes twice.
"""

from __future__ import annotations

from typing import Final

from targi.server.machine.deciding.decide import Decided, stamped
from targi.server.machine.deciding.play import moved
from targi.server.machine.seats import OTHER
from targi.server.machine.table import BotTurn, Table
from targi.server.machine.undoing import LONGEST
from targi.server.wire import journal as en
from targi.server.wire.basics import SEATS, Seat
from targi.server.wire.refusals import Refused

DAY: Final = 24 * 3600 * 1000
# How long nothing may happen before a table is closed, by its state.
IDLE: Final = {"waiting": 7 * DAY, "playing": 60 * DAY}
KEPT: Final = 30 * DAY  # how long a table is kept after its end


def bot_moved(table: Table, turn: BotTurn, move: str, now: int) -> Decided:
    """A bot's move; refused if the table has moved on since the bot began to think."""
    try:
        due = table.bot_to_move
        if due is None or due.seat != turn.seat:
            raise Refused("not_bots_turn")
        if due.number != turn.number:
            raise Refused("late")
        entries = stamped(table, moved(table, turn.seat, move), now)
    except Refused as refused:
        return Decided((), table.number, refused)
    return Decided(entries, entries[-1].number)


def left(table: Table, seat: Seat, now: int) -> tuple[en.Entry, ...]:
    """A player's last connection has ended; or was lost when the server stopped."""
    place = table.places[seat]
    too_long = table.number >= LONGEST  # comings and goings must not make a journal endless
    if table.closed or too_long or place.bot or not place.present:
        return ()
    return stamped(table, [en.Left(seat=seat)], now)


def returned(table: Table, seat: Seat, now: int) -> tuple[en.Entry, ...]:
    """A player has a connection again."""
    place = table.places[seat]
    if table.closed or place.holder is None or place.present:
        return ()
    return stamped(table, [en.Returned(seat=seat)], now)


def tick(table: Table, now: int) -> tuple[en.Entry, ...]:
    """What is due by now, one thing at a time; `wake_at` says when to ask."""
    for seat, at in _gone_at(table).items():
        if now >= at:
            return stamped(table, [en.Gone(seat=seat)], now)
    idle = _idle_at(table)
    if idle is not None and now >= idle:
        return stamped(table, [en.Closed(reason="idle")], now)
    return ()


def wake_at(table: Table) -> int | None:
    """When something is due next if nothing happens before; None if never."""
    idle = _idle_at(table)
    due = [*_gone_at(table).values(), *([] if idle is None else [idle])]
    return min(due, default=None)


def restart_absences(table: Table, started: int, now: int) -> tuple[en.Entry, ...]:
    """Who was waited for before the server started has left anew, and has the whole grace time."""
    due = [seat for seat in _gone_at(table) if _waiting_since(table, seat) < started]
    return stamped(table, [en.Left(seat=seat) for seat in due], now)


def gone_at(table: Table, seat: Seat) -> int | None:
    """When a player is gone: absent for the grace time while the other waits for his decision."""
    place, other, grace = table.places[seat], table.places[OTHER[seat]], table.created.grace
    waited_for = table.to_move == seat and not (place.present or place.gone or place.bot)
    if grace is None or not waited_for or other.bot or not other.present:
        return None
    return _waiting_since(table, seat) + grace


def _waiting_since(table: Table, seat: Seat) -> int:
    """Since when one is there and waits for the other, if that is so."""
    return max(table.places[seat].since, table.places[OTHER[seat]].since, table.decisive_at)


def _gone_at(table: Table) -> dict[Seat, int]:
    due = {seat: gone_at(table, seat) for seat in SEATS}
    return {seat: at for seat, at in due.items() if at is not None}


def _idle_at(table: Table) -> int | None:
    longest = IDLE.get(table.state)
    return None if longest is None else table.at + longest
