"""Which entries a command leads to, or why it is refused. Nothing is changed here.

    decided = decide(table, command, context)
    journal.append(decided.entries)                  # all or none, and before anybody is told
    for entry in decided.entries: feed.apply(entry)  # carries it out and makes the message

What is the same for all commands is here: who may send one, that it is carried out once, that it is
not late. The commands themselves are in `play`, `offers` and `seats`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from targi.server.machine.deciding import offers, play, seats
from targi.server.machine.deciding.context import CommandContext
from targi.server.machine.table import Table
from targi.server.wire import commands as cm
from targi.server.wire.journal import Entry, Origin
from targi.server.wire.refusals import Refused


@dataclass(frozen=True, slots=True)
class Decided:
    """Entries to append, the number then reached, and the refusal if there is one."""

    entries: tuple[Entry, ...]
    number: int
    refused: Refused | None = None


def decide(table: Table, command: cm.Command, context: CommandContext) -> Decided:
    """What a player's command leads to; the same id gets the same answer again."""
    answered = table.answers.get((command.seat, command.id))
    try:
        taking = isinstance(command, cm.TakeSeat) and answered is None
        if not taking and command.seat not in table.seats_of(context.sender):
            raise Refused("not_yours")
        if answered is not None:
            return Decided((), answered)
        _check_seen(table, command)
        found = _DECIDE[type(command)](table, command, context)
    except Refused as refused:
        return Decided((), table.number, refused)
    origin = Origin(command.seat, command.id)
    entries = stamped(table, found, context.now, origin)
    return Decided(entries, entries[-1].number)


def _check_seen(table: Table, command: cm.Command) -> None:
    """Refuse a command about a table that is no longer, or not yet, what its sender saw."""
    if table.closed:
        raise Refused("closed")
    if command.expected > table.number:
        raise Refused("ahead")
    if command.expected < max(table.decisive, table.places[command.seat].taken):
        raise Refused("late")


def stamped(
    table: Table, found: Iterable[Entry], now: int, origin: Origin | None = None
) -> tuple[Entry, ...]:
    """Entries with their numbers and their time, which never goes back."""
    at = max(now, table.at)
    return tuple(
        msgspec.structs.replace(entry, number=number, at=at, origin=origin)
        for number, entry in enumerate(found, table.number + 1)
    )


_DECIDE: Final[dict[type, Callable[[Table, Any, CommandContext], tuple[Entry, ...]]]] = {
    cm.TakeSeat: seats.take_seat,
    cm.GiveNonce: seats.give_nonce,
    cm.Move: play.move,
    cm.Undo: play.undo,
    cm.AskUndo: offers.ask_undo,
    cm.AllowUndo: offers.allow_undo,
    cm.RefuseUndo: offers.refuse_undo,
    cm.OfferDraw: offers.offer_draw,
    cm.AcceptDraw: offers.accept_draw,
    cm.DeclineDraw: offers.decline_draw,
    cm.Resign: play.resign,
    cm.Claim: seats.claim,
    cm.LetBotPlay: seats.let_bot_play,
    cm.Rematch: offers.rematch,
    cm.Close: seats.close,
}
