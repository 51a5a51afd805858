"""Hints: who may ask for one, what is told of it, and the entry that counts it.

What the computer would play is found elsewhere (`hosting.hints`). There are hints where taking
back is free because the opponent is a bot: between people they would not be fair, whether they
sit far apart or at one device.
"""

from __future__ import annotations

from collections.abc import Iterable

from targi.bots.bot import line_events
from targi.game.moves.questions import asked
from targi.server.machine.deciding.decide import stamped
from targi.server.machine.deciding.play import check_playing
from targi.server.machine.previews import told
from targi.server.machine.seats import OTHER
from targi.server.machine.table import Table
from targi.server.machine.undoing import LONGEST
from targi.server.wire import commands as cm
from targi.server.wire import journal as en
from targi.server.wire.basics import wire_phrase
from targi.server.wire.messages import HintGiven
from targi.server.wire.refusals import Refused
from targi.text.moves import choice, move


def check_hint(table: Table, wanted: cm.Hint, sender: str | None) -> None:
    """Refuse a hint that may not be given."""
    if wanted.seat not in table.seats_of(sender):
        raise Refused("not_yours")
    check_playing(table)
    if not table.places[OTHER[wanted.seat]].bot:
        raise Refused("no_hints")
    if table.to_move != wanted.seat:
        raise Refused("not_your_turn")
    if wanted.expected < table.decisive:
        raise Refused("late")
    if table.number >= LONGEST:  # each one is an entry, and journals do not grow for ever
        raise Refused("too_many")


def hinted(table: Table, wanted: cm.Hint, now: int) -> tuple[en.Entry, ...]:
    """The entry of a hint that is given."""
    return stamped(table, [en.Hinted(seat=wanted.seat)], now)


def hint_given(
    table: Table, wanted: cm.Hint, text: str, win: float, line: Iterable[str]
) -> HintGiven:
    """What the one who has asked is told."""
    game, catalogue = table.game, table.ruleset.catalogue
    at = choice(asked(game.state), game.position(), catalogue)
    return HintGiven(
        id=wanted.id,
        number=table.decisive,
        move=text,
        says=wire_phrase(move(text, at)),
        win=win,
        line=told(line_events(game, line), catalogue),
    )
