"""How far a player may take moves back: freely, or if the opponent agrees.

Freely: one's last move, while it is still one's turn and no card was turned up by it. Freely too:
on one device, one move at a time, and against a bot, back to one's own last move. Everything else
needs the opponent's consent and goes back to one's own last move. Cards turned up again are the
same ones. What is taken back stays in the journal, so there is an end to it.
"""

from __future__ import annotations

from typing import Final

from targi.server.machine.seats import OTHER
from targi.server.machine.table import Table
from targi.server.wire.basics import Seat

LONGEST: Final = 5000  # entries; many times what a game needs, and quickly read again
_TURN_PASSED: Final = ("raid", "round")  # events after which even the same player has a new turn


def free_undo(table: Table, seat: Seat) -> int | None:
    """How many moves are left if this player takes back what needs no asking; None if nothing."""
    history = table.game.history
    if not history or table.number >= LONGEST:
        return None
    if table.one_device():
        return len(history) - 1
    if table.places[OTHER[seat]].bot:
        return consented_undo(table, seat)
    last = history[-1]
    passed = any(event.name in _TURN_PASSED for event in last.events)
    own_turn = last.player == seat == table.to_move and not passed
    return len(history) - 1 if own_turn and not last.up else None


def consented_undo(table: Table, seat: Seat) -> int | None:
    """How many moves are left if this player's last one is taken back; None if there is none."""
    history = table.game.history
    if table.number >= LONGEST:
        return None
    own = (n for n in range(len(history) - 1, -1, -1) if history[n].player == seat)
    return next(own, None)
