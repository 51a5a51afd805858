"""Players who leave: grace, claims, bots that play on; and tables that nobody needs any more."""

import pytest

from targi.server.machine import inputs
from targi.server.wire import commands as cm
from targi.server.wire.basics import SEATS
from targi.server.wire.http import GRACE, NewTable
from tests.server.tables import (
    ME,
    MINUTE,
    OPEN,
    Played,
    against_bot,
    alone,
    code,
    everything,
    playing,
    replayed,
    seated,
)

GRACE_MS = 1000 * GRACE


def deserted() -> Played:
    """Blue is to move, and has been away for the grace time."""
    played = playing()
    played.leave("blue")
    played.wait(GRACE_MS)
    return played


def test_who_stays_away_for_the_grace_time_while_the_other_waits_is_gone() -> None:
    """Not a moment earlier; the clock is told when to look."""
    played = playing()
    played.leave("blue")
    due = inputs.wake_at(played.table)
    assert due == played.table.at + GRACE_MS
    assert played.moment()["seats"]["blue"]["gone_at"] == due
    played.wait(GRACE_MS - 1)
    assert not played.table.places["blue"].gone
    assert code(played.ask(cm.Claim, "white", expected=played.table.number)) == "not_gone"
    played.wait(1)
    assert played.kinds()[-1] == "gone"
    assert played.moment()["seats"]["blue"]["gone"]


def test_nobody_is_gone_while_it_is_not_their_turn() -> None:
    """Who waits for the other may do something else meanwhile."""
    played = playing()
    played.leave("white")
    played.wait(10 * GRACE_MS)
    assert not played.table.places["white"].gone
    played.move()
    played.wait(GRACE_MS - 1)
    assert not played.table.places["white"].gone
    played.wait(1)
    assert played.table.places["white"].gone


def test_nobody_is_gone_while_the_other_is_away_too() -> None:
    """Two who stop for the night lose nothing: the time counts from when one waits again."""
    played = playing()
    played.leave("blue")
    played.leave("white")
    played.wait(600 * MINUTE)
    assert not played.table.places["blue"].gone
    played.come_back("white")
    played.wait(GRACE_MS - 1)
    assert not played.table.places["blue"].gone
    played.wait(1)
    assert played.table.places["blue"].gone


def test_a_table_can_wait_for_ever() -> None:
    """Those who play a move a day make a table without grace."""
    played = playing(NewTable(ME, OPEN, grace=None))
    played.leave("blue")
    played.wait(10 * inputs.DAY)
    assert not played.table.places["blue"].gone


def test_the_one_who_waits_claims_the_win() -> None:
    """The record says who has left."""
    played = deserted()
    assert code(played.ask(cm.Claim, "white")) is None
    assert played.kinds()[-2:] == ["claimed", "finished"]
    finished = played.table.finished
    assert finished is not None
    assert (finished.end, finished.by, finished.winner) == ("abandoned", "blue", "white")


def test_a_claim_must_have_seen_that_the_other_is_gone() -> None:
    """One that was refused before is not accepted when it comes again."""
    played = playing()
    played.leave("blue")
    claim = cm.Claim(id="mine", seat="white", expected=played.table.number)
    holder = played.table.places["white"].holder
    assert code(played.send(claim, holder)) == "not_gone"
    played.wait(GRACE_MS)
    assert code(played.send(claim, holder)) == "late"


def test_who_returns_in_time_has_lost_nothing() -> None:
    """Also after the grace time, if nothing was claimed yet."""
    played = deserted()
    played.come_back("blue")
    assert not played.table.places["blue"].gone
    assert code(played.ask(cm.Claim, "white")) == "not_gone"
    assert code(played.ask(cm.LetBotPlay, "white", level="keen")) == "not_gone"
    assert code(played.move()) is None


def test_a_bot_plays_on_until_the_player_returns() -> None:
    """Then it must not finish the thought that it had begun."""
    played = deserted()
    assert code(played.ask(cm.LetBotPlay, "white", level="keen")) is None
    turn = played.table.bot_to_move
    assert turn is not None
    assert (turn.seat, turn.level) == ("blue", "keen")
    assert code(played.bot(turn, "place 2")) is None
    played.move("place 3")
    turn = played.table.bot_to_move
    assert turn is not None
    played.come_back("blue")
    assert code(played.bot(turn, "place 6")) == "not_bots_turn"
    assert played.table.bot_to_move is None
    assert code(played.move("place 6")) is None


def test_while_a_bot_plays_on_nothing_is_claimed_and_no_undo_is_free() -> None:
    """The absent player's game is not taken back behind his back."""
    played = deserted()
    played.ask(cm.LetBotPlay, "white", level="keen")
    assert code(played.ask(cm.Claim, "white")) == "not_gone"
    assert code(played.ask(cm.LetBotPlay, "white", level="keen")) == "not_gone"
    played.wait(10 * GRACE_MS)
    assert played.kinds()[-1] == "bot_took_over"
    turn = played.table.bot_to_move
    assert turn is not None
    played.bot(turn, "place 2")
    played.move("place 3")
    assert code(played.ask(cm.Undo, "white")) == "needs_consent"
    absent = played.ask(cm.Move, "blue", move="place 6")
    assert code(absent) == "not_your_turn"


def test_leaving_and_returning_are_written_once() -> None:
    """Of several connections only the last one's end counts; the server may say it twice."""
    played = playing()
    before = len(played.journal)
    played.come_back("blue")
    played.leave("blue")
    played.leave("blue")
    played.come_back("blue")
    played.come_back("blue")
    assert played.kinds()[before:] == ["left", "returned"]


def test_comings_and_goings_do_not_make_a_journal_endless(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a very long one everybody counts as there from the next return on, so nobody loses."""
    monkeypatch.setattr(inputs, "LONGEST", 20)
    played = playing()
    for _ in range(30):
        for seat in SEATS:
            played.leave(seat)
            played.come_back(seat)
    assert len(played.journal) <= 22
    assert [place.present for place in played.table.places.values()] == [True, True]
    played.leave("blue")
    played.wait(GRACE_MS)
    assert not played.table.places["blue"].gone
    assert code(played.move()) is None


def test_an_absence_from_before_the_server_started_begins_anew() -> None:
    """Once, and only where the grace time runs; the journal tells it, so a replay is the same."""
    played = playing()
    played.leave("blue")
    played.now += GRACE_MS
    started = played.now - 1
    played.append(inputs.restart_absences(played.table, started, played.now))
    assert played.kinds()[-2:] == ["left", "left"]
    assert inputs.wake_at(played.table) == played.now + GRACE_MS
    assert inputs.restart_absences(played.table, started, played.now) == ()
    assert everything(replayed(played.journal)) == everything(played.table)
    played.wait(GRACE_MS)
    assert played.kinds()[-1] == "gone"
    assert inputs.restart_absences(played.table, played.now + 1, played.now) == ()


def test_where_no_grace_time_runs_nothing_begins_anew() -> None:
    """Both there, both away, not to decide, or waited for as long as it takes."""
    both_there, both_away, not_to_decide = playing(), playing(), playing()
    patient = playing(NewTable(ME, OPEN, grace=None))
    for seat in SEATS:
        both_away.leave(seat)
    not_to_decide.leave("white")
    patient.leave("blue")
    for played in (both_there, both_away, not_to_decide, patient):
        assert inputs.restart_absences(played.table, played.now + MINUTE, played.now + MINUTE) == ()


def test_bots_and_empty_seats_neither_come_nor_go() -> None:
    """Only people have connections."""
    played = against_bot()
    before = len(played.journal)
    played.leave("white")
    played.come_back("white")
    assert len(played.journal) == before
    empty = Played(NewTable(ME, OPEN))
    empty.come_back("white")
    empty.leave("white")
    assert len(empty.journal) == 1


def test_nobody_is_gone_from_a_bot_or_from_oneself() -> None:
    """There is nobody who waits."""
    for played in (against_bot(), alone()):
        for seat in played.table.seats_of(played.table.places["blue"].holder):
            played.leave(seat)
        played.wait(10 * GRACE_MS)
        assert "gone" not in played.kinds()


def test_idle_tables_are_closed() -> None:
    """After seven days of waiting, sixty of not playing."""
    for played, days in ((seated(), 7), (playing(), 60)):
        assert inputs.wake_at(played.table) == played.table.at + days * inputs.DAY
        played.now = played.table.at
        played.wait(days * inputs.DAY - 1)
        assert played.moment()["state"] != "closed"
        played.wait(1)
        assert played.moment()["state"] == "closed"
        assert inputs.wake_at(played.table) is None


def test_nothing_is_due_at_a_finished_table() -> None:
    """It is deleted some day, which is the store's affair."""
    played = playing()
    played.ask(cm.Resign, "blue")
    assert inputs.wake_at(played.table) is None


def test_nothing_happens_at_a_closed_table() -> None:
    """Neither comings nor goings nor time."""
    played = seated()
    played.ask(cm.Close, "blue")
    before = len(played.journal)
    played.leave("blue")
    played.come_back("blue")
    played.wait(100 * inputs.DAY)
    assert len(played.journal) == before
