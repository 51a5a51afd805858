"""Deciding about seats: sitting down, the first bytes, an opponent who is gone, withdrawing."""

from __future__ import annotations

from targi.server.machine.deciding.context import CommandContext
from targi.server.machine.deciding.play import check_playing, finished
from targi.server.machine.fairness import NONCE_BYTES, is_hex
from targi.server.machine.seats import OTHER, check_name
from targi.server.machine.table import Table
from targi.server.wire import commands as cm
from targi.server.wire import journal as en
from targi.server.wire.basics import Seat
from targi.server.wire.refusals import Details, Refused


def take_seat(table: Table, command: cm.TakeSeat, context: CommandContext) -> tuple[en.Entry, ...]:
    """Sitting down on a free seat: anybody on an open one, else who has the link."""
    place = table.places[command.seat]
    if place.taken or table.seats_of(context.sender):  # nobody sits down on both sides
        raise Refused("seat_taken")
    invited = place.invitation
    if context.invitation in place.replaced:
        raise Refused("old_invitation")
    if not context.sender or (invited is not None and context.invitation != invited):
        raise Refused("wrong_invitation")
    check_name(command.name)
    return (en.SeatTaken(seat=command.seat, name=command.name, holder=context.sender),)


def give_nonce(
    table: Table, command: cm.GiveNonce, context: CommandContext
) -> tuple[en.Entry, ...]:
    """A seat's random bytes; the last ones start the game."""
    if not is_hex(command.nonce, NONCE_BYTES):
        expected = f"nonce: {2 * NONCE_BYTES} hexadecimal digits, small letters"
        raise Refused("malformed", Details(expected=expected))
    if table.places[command.seat].nonce is not None:
        raise Refused("nonce_given")
    given = en.NonceGiven(seat=command.seat, nonce=command.nonce)
    if table.places[OTHER[command.seat]].nonce is None:
        return (given,)
    game = table.dealt(table.nonces() | {command.seat: command.nonce})
    first: Seat = "blue" if game.to_move == "blue" else "white"
    return given, en.Started(first=first, deal=game.deal)


def claim(table: Table, command: cm.Claim, _: CommandContext) -> tuple[en.Entry, ...]:
    """Winning because the opponent is gone."""
    _check_gone(table, command)
    other = OTHER[command.seat]
    end = finished(table, "abandoned", command.seat, by=other)
    return en.Claimed(seat=command.seat), end


def let_bot_play(table: Table, command: cm.LetBotPlay, _: CommandContext) -> tuple[en.Entry, ...]:
    """A bot plays on for the opponent until he returns."""
    _check_gone(table, command)
    return (en.BotTookOver(seat=OTHER[command.seat], level=command.level),)


def _check_gone(table: Table, command: cm.Command) -> None:
    check_playing(table)
    opponent = table.places[OTHER[command.seat]]
    if not opponent.gone or opponent.stand_in is not None:
        raise Refused("not_gone")
    if command.expected < opponent.gone:
        raise Refused("late")


def close(table: Table, command: cm.Close, _: CommandContext) -> tuple[en.Entry, ...]:
    """Withdrawing a table that nobody has begun to play at."""
    if table.started:
        raise Refused("started")
    if command.expected < table.number:  # somebody may just have sat down
        raise Refused("late")
    return (en.Closed(reason="withdrawn"),)
