"""Deciding about what needs both players: a draw, taking back more, another game.

An offer stands until the other player answers or moves, or until moves are taken back. It can be
made again only after something has been played, so that nobody is pestered.
"""

from __future__ import annotations

from targi.server.machine.deciding.context import CommandContext
from targi.server.machine.deciding.play import check_playing, finished
from targi.server.machine.seats import OTHER
from targi.server.machine.table import Offer, Table
from targi.server.machine.undoing import consented_undo, free_undo
from targi.server.wire import commands as cm
from targi.server.wire import journal as en
from targi.server.wire.basics import Seat
from targi.server.wire.refusals import Refused


def ask_undo(table: Table, command: cm.AskUndo, _: CommandContext) -> tuple[en.Entry, ...]:
    """Asking to take back one's last move and all that followed."""
    check_playing(table)
    if free_undo(table, command.seat) is not None:
        raise Refused("undo_is_free")
    to = consented_undo(table, command.seat)
    if to is None:
        raise Refused("nothing_to_undo")
    _check_not_asked(table, command.seat, "undo")
    return (en.UndoAsked(seat=command.seat, to=to),)


def allow_undo(table: Table, command: cm.AllowUndo, _: CommandContext) -> tuple[en.Entry, ...]:
    """The moves are taken back for the one who asked."""
    offer = _offer(table, table.undo, command)
    return en.UndoAllowed(seat=command.seat), en.Undone(seat=offer.seat, to=offer.to)


def refuse_undo(table: Table, command: cm.RefuseUndo, _: CommandContext) -> tuple[en.Entry, ...]:
    """All stays as it is."""
    _offer(table, table.undo, command)
    return (en.UndoRefused(seat=command.seat),)


def offer_draw(table: Table, command: cm.OfferDraw, _: CommandContext) -> tuple[en.Entry, ...]:
    """Offering a draw; if both do, they agree."""
    check_playing(table)
    if table.places[OTHER[command.seat]].bot:
        raise Refused("bot_opponent")
    if table.draw is not None and table.draw.seat != command.seat:
        return _drawn(table, command.seat)
    _check_not_asked(table, command.seat, "draw")
    return (en.DrawOffered(seat=command.seat),)


def accept_draw(table: Table, command: cm.AcceptDraw, _: CommandContext) -> tuple[en.Entry, ...]:
    """The game ends without a winner."""
    _offer(table, table.draw, command)
    return _drawn(table, command.seat)


def _drawn(table: Table, seat: Seat) -> tuple[en.Entry, ...]:
    return en.DrawAccepted(seat=seat), finished(table, "agreed", "draw")


def decline_draw(table: Table, command: cm.DeclineDraw, _: CommandContext) -> tuple[en.Entry, ...]:
    """The game goes on."""
    _offer(table, table.draw, command)
    return (en.DrawDeclined(seat=command.seat),)


def rematch(table: Table, command: cm.Rematch, context: CommandContext) -> tuple[en.Entry, ...]:
    """Asking for another game, or agreeing; bots, and oneself, always agree."""
    if not table.finished:
        raise Refused("not_over")
    if command.seat in table.rematch_asked or table.rematch_table is not None:
        raise Refused("asked_already")
    asked = en.RematchAsked(seat=command.seat)
    other = OTHER[command.seat]
    if table.places[other].forgotten:
        raise Refused("forgotten")
    willing = table.places[other].bot or table.one_device() or other in table.rematch_asked
    return (asked, en.RematchAgreed(table=context.fresh)) if willing else (asked,)


def _offer(table: Table, offer: Offer | None, command: cm.Command) -> Offer:
    """The opponent's offer, which the answer must have seen."""
    check_playing(table)
    if offer is None or offer.seat == command.seat:
        raise Refused("no_offer")
    if command.expected < offer.number:
        raise Refused("late")
    return offer


def _check_not_asked(table: Table, seat: Seat, what: str) -> None:
    if table.asked.get((seat, what)) == table.decisive:
        raise Refused("asked_already")
