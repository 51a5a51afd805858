"""Draws and rematches: what needs both players."""

from collections.abc import Callable

import pytest

from targi.server.machine.creating import TableSeed, rematch
from targi.server.machine.deciding.context import CommandContext
from targi.server.machine.deciding.decide import decide
from targi.server.machine.feed import Feed
from targi.server.machine.table import Table
from targi.server.storage.store import without_name
from targi.server.wire import commands as cm
from targi.server.wire.journal import Created
from tests.server.tables import ANN, BEN, NONCES, Played, against_bot, alone, code, playing

FRESH = TableSeed("t2", 5, "77" * 32, bot_nonces=NONCES)


def test_a_draw_is_offered_and_accepted() -> None:
    """The game ends without a winner, whatever the score."""
    played = playing()
    assert code(played.ask(cm.OfferDraw, "blue")) is None
    assert played.moment()["draw"]["seat"] == "blue"
    assert code(played.ask(cm.AcceptDraw, "blue")) == "no_offer"
    assert code(played.ask(cm.AcceptDraw, "white")) is None
    assert played.kinds()[-3:] == ["draw_offered", "draw_accepted", "finished"]
    finished = played.table.finished
    assert finished is not None
    assert (finished.end, finished.by, finished.winner) == ("agreed", None, "draw")
    assert played.moment()["draw"] is None


def test_a_draw_is_declined_and_not_offered_again_at_once() -> None:
    """Only after something has been played."""
    played = playing()
    played.ask(cm.OfferDraw, "blue")
    assert code(played.ask(cm.DeclineDraw, "white")) is None
    assert played.table.draw is None
    assert code(played.ask(cm.OfferDraw, "blue")) == "asked_already"
    assert code(played.ask(cm.DeclineDraw, "white")) == "no_offer"
    played.move()
    assert code(played.ask(cm.OfferDraw, "blue")) is None


def test_two_offers_are_an_agreement() -> None:
    """Even if neither had seen the other's."""
    played = playing()
    seen = played.table.number
    played.ask(cm.OfferDraw, "blue", expected=seen)
    assert code(played.ask(cm.OfferDraw, "white", expected=seen)) is None
    assert played.table.state == "over"


def test_an_offer_lapses_when_the_other_moves_and_stands_when_its_maker_does() -> None:
    """To move on is an answer."""
    played = playing()
    played.ask(cm.OfferDraw, "blue")
    played.move()
    assert played.table.draw is not None
    played.move()
    assert played.table.draw is None


def test_an_answer_must_have_seen_the_offer() -> None:
    """An acceptance that was on its way before the offer is not one."""
    played = playing()
    before = played.table.number
    played.ask(cm.OfferDraw, "blue")
    assert code(played.ask(cm.AcceptDraw, "white", expected=before)) == "late"


def test_bots_take_no_offers() -> None:
    """There is nobody to answer."""
    assert code(against_bot().ask(cm.OfferDraw, "blue")) == "bot_opponent"


def test_both_want_to_play_again_and_the_other_one_starts() -> None:
    """At a new table with the same seats; blue had started here."""
    played = playing()
    assert code(played.ask(cm.Rematch, "blue")) == "not_over"
    played.ask(cm.Resign, "blue")
    assert code(played.ask(cm.Rematch, "blue")) is None
    assert code(played.ask(cm.Rematch, "blue")) == "asked_already"
    assert played.moment()["rematch"] == {"asked": ["blue"], "table": None}
    assert code(played.ask(cm.Rematch, "white")) is None
    assert played.moment()["rematch"] == {"asked": ["blue", "white"], "table": "t2"}
    created = rematch(played.table, FRESH)[0]
    assert isinstance(created, Created)
    assert created.first == "white"
    assert created.commitment != played.table.created.commitment
    table = Table.replay([created])
    assert (table.seats_of(ANN), table.seats_of(BEN)) == (("blue",), ("white",))
    assert (table.places["blue"].name, table.places["white"].name) == ("Ann", "Ben")


def test_who_was_forgotten_does_not_play_again() -> None:
    """Neither by a wish from before nor by one of the other."""
    played = playing()
    played.ask(cm.Resign, "blue")
    played.ask(cm.Rematch, "white")
    forgotten = [without_name(entry, BEN, "?") for entry in played.journal]
    again = Feed(forgotten).table
    assert again.rematch_asked == set()
    wish = cm.Rematch(id="again", seat="blue", expected=again.number)
    assert code(decide(again, wish, CommandContext(ANN, played.now, "t2"))) == "forgotten"


@pytest.mark.parametrize("make", [against_bot, alone])
def test_bots_and_oneself_always_want_to_play_again(make: Callable[[], Played]) -> None:
    """One wish is enough."""
    played = make()
    played.ask(cm.Resign, "blue")
    assert code(played.ask(cm.Rematch, "blue")) is None
    assert played.table.rematch_table == "t2"
    feed = Feed(rematch(played.table, FRESH))
    assert feed.table.state == "waiting"
    bot = make is against_bot
    assert (feed.table.places["white"].nonce == NONCES["white"]) == bot
