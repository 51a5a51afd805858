"""Every kind of entry as the viewers of real tables see it, every end and every closing."""

import json
from collections.abc import Iterator
from typing import Any

from targi.server.machine import inputs
from targi.server.machine.hinting import hinted
from targi.server.machine.inviting import invite
from targi.server.wire import commands as cm
from targi.server.wire.http import GRACE, NewTable
from tests.server.tables import ANN, FRIEND, ME, OPEN, Played, against_bot, playing


def table_entries() -> Iterator[dict[str, Any]]:
    """The entries of some tables, one after the other."""
    for played in (_taken_back(), _agreed(), _resigned(), _deserted(), _handed_over()):
        yield from _seen(played)
    yield from _seen(_played_to_its_end())
    yield from _seen(_withdrawn())
    yield from _seen(_forgotten())
    yield from _seen(_invited_again())
    yield from _seen(_hinted())


def _seen(played: Played) -> Iterator[dict[str, Any]]:
    for message in played.messages:
        yield from json.loads(message).get("entries", ())
    yield {"kind": "created", "table": "t1"}  # newcomers get a snapshot instead


def _taken_back() -> Played:
    played = playing()
    played.move()
    played.move()
    played.ask(cm.AskUndo, "blue")
    played.ask(cm.RefuseUndo, "white")
    played.move()
    played.move()
    played.ask(cm.AskUndo, "blue")
    played.ask(cm.AllowUndo, "white")
    return played


def _agreed() -> Played:
    played = playing()
    played.ask(cm.OfferDraw, "blue")
    played.ask(cm.DeclineDraw, "white")
    played.move()
    played.ask(cm.OfferDraw, "blue")
    played.ask(cm.AcceptDraw, "white")
    return played


def _resigned() -> Played:
    played = playing()
    played.ask(cm.Resign, "blue")
    played.ask(cm.Rematch, "white")
    played.ask(cm.Rematch, "blue")
    return played


def _deserted() -> Played:
    played = playing()
    played.leave("blue")
    played.wait(1000 * GRACE)
    played.ask(cm.Claim, "white")
    return played


def _handed_over() -> Played:
    played = playing()
    played.leave("blue")
    played.wait(1000 * GRACE)
    played.ask(cm.LetBotPlay, "white", level="caracal")
    played.come_back("blue")
    return played


def _played_to_its_end() -> Played:
    played = playing()
    played.play_until(lambda table: table.finished is not None)
    return played


def _withdrawn() -> Played:
    played = Played(NewTable(ME, OPEN))
    played.ask(cm.Close, "blue")
    return played


def _forgotten() -> Played:
    played = Played(NewTable(ME, OPEN))
    played.wait(8 * inputs.DAY)
    return played


def _invited_again() -> Played:
    played = Played(NewTable(ME, FRIEND))
    played.append(invite(played.table, ANN, "hash-of-another", played.now).entries)
    return played


def _hinted() -> Played:
    played = against_bot()
    wanted = cm.Hint(id="h1", seat="blue", expected=played.table.number)
    played.append(hinted(played.table, wanted, played.now))
    return played
