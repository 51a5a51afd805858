"""Deciding about the game itself: moves, taking them back freely, giving up."""

from __future__ import annotations

from typing import Final

from targi.game import Game, Reason
from targi.game.key import outcome_of_key, turn_up
from targi.game.moves.questions import asked
from targi.game.refusal.why_not import why_not
from targi.rules import engine, scoring
from targi.rules.state import OVER
from targi.server.machine.deciding.context import CommandContext
from targi.server.machine.seats import OTHER
from targi.server.machine.table import Table
from targi.server.machine.undoing import consented_undo, free_undo
from targi.server.wire import commands as cm
from targi.server.wire import journal as en
from targi.server.wire.basics import End, Seat, Winner, wire_phrase
from targi.server.wire.refusals import Details, Refused
from targi.text.prompting import refusal

_WINNERS: Final[tuple[Winner, ...]] = ("blue", "white", "draw")  # as the rules number them


def check_playing(table: Table) -> None:
    """Refuse what can only be done while the game is on."""
    if not table.started:
        raise Refused("not_started")
    if table.finished:
        raise Refused("over")


def move(table: Table, command: cm.Move, _: CommandContext) -> tuple[en.Entry, ...]:
    """A player's move."""
    check_playing(table)
    if table.to_move != command.seat or table.places[command.seat].played_by is not None:
        raise Refused("not_your_turn")
    return moved(table, command.seat, command.move)


def moved(table: Table, seat: Seat, text: str) -> tuple[en.Entry, ...]:
    """A move with the cards that it turns up, and the end of the game if it is that."""
    game = table.game
    legal = next((legal for legal in game.legal_moves() if legal.text == text), None)
    if legal is None:
        raise Refused("illegal_move", reason_details(game, why_not(game.state, text)))
    state = game.state
    engine.apply(state, legal.action)
    up = turn_up(state, lambda s: outcome_of_key(s, game.key))
    entry = en.Moved(seat=seat, move=text, up=up)
    if state.phase != OVER:
        return (entry,)
    return entry, finished(table, "completed", _WINNERS[scoring.winner(state)])


def reason_details(game: Game, reason: Reason) -> Details:
    """Why the rules do not allow a move, as it is told."""
    says = refusal(reason, asked(game.state), game.ruleset.catalogue)
    return Details(reason=reason.code, rule=reason.rule, says=wire_phrase(says))


def undo(table: Table, command: cm.Undo, _: CommandContext) -> tuple[en.Entry, ...]:
    """Taking back what needs no asking."""
    check_playing(table)
    to = free_undo(table, command.seat)
    if to is not None:
        return (en.Undone(seat=command.seat, to=to),)
    possible = consented_undo(table, command.seat) is not None
    raise Refused("needs_consent" if possible else "nothing_to_undo")


def resign(table: Table, command: cm.Resign, _: CommandContext) -> tuple[en.Entry, ...]:
    """Giving up: the other player has won."""
    check_playing(table)
    seat = command.seat
    return en.Resigned(seat=seat), finished(table, "resigned", OTHER[seat], seat)


def finished(table: Table, end: End, winner: Winner, by: Seat | None = None) -> en.Finished:
    """The end of the game, with the secret."""
    return en.Finished(end=end, by=by, winner=winner, secret=table.created.secret)
