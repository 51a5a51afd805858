"""Moves, the end of a game, and commands that come twice, late or from the wrong place."""

import pytest

from targi.server.machine.inputs import bot_moved
from targi.server.machine.seats import OTHER
from targi.server.machine.table import BotTurn
from targi.server.wire import commands as cm
from targi.server.wire.journal import Finished, Moved
from targi.server.wire.refusals import Refused
from tests.server.tables import (
    ANN,
    BEN,
    EVE,
    SECRET,
    Played,
    against_bot,
    alone,
    code,
    playing,
    seated,
)


def over(played: Played) -> Finished:
    """How a game ended."""
    assert played.table.finished is not None
    return played.table.finished


def test_a_move_is_one_entry_with_the_cards_that_came_of_it() -> None:
    """What chance brought is written down once; replaying only compares."""
    played = playing()
    played.play_until(lambda table: any(move.up for move in table.game.history))
    entry = played.journal[-1]
    assert isinstance(entry, Moved)
    assert entry.up == played.table.game.history[-1].up != ()


def test_a_game_to_its_last_move_is_finished_by_the_rules() -> None:
    """The last move is followed by the end, with the winner and the secret."""
    played = playing()
    played.play_until(lambda table: table.finished is not None)
    assert played.kinds()[-2:] == ["moved", "finished"]
    game = played.table.game
    assert game.over
    assert (over(played).end, over(played).winner) == ("completed", game.winner)
    assert over(played).secret == SECRET
    assert code(played.ask(cm.Move, "blue", move="done")) == "over"


def test_the_wrong_player_the_wrong_move_and_the_wrong_seat_are_refused() -> None:
    """Each with its code; an illegal move also says why, with the rule."""
    played = playing()
    assert code(played.move("place 2", seat="white")) == "not_your_turn"
    decided = played.move("place 4")
    assert code(decided) == "illegal_move"
    assert decided.refused is not None
    assert decided.refused.about.reason == "corner"
    assert decided.refused.about.rule == "3.2"
    assert decided.refused.about.says
    for stranger in (BEN, EVE, None, ""):
        foreign = cm.Move(id="x", seat="blue", expected=played.table.number, move="place 2")
        assert code(played.send(foreign, stranger)) == "not_yours"


def test_nothing_is_played_before_the_deal() -> None:
    """Commands of the game are refused until then."""
    played = seated()
    for kind in (cm.Undo, cm.AskUndo, cm.AllowUndo, cm.OfferDraw, cm.Resign, cm.Claim):
        assert code(played.ask(kind, "blue")) == "not_started"
    assert code(played.ask(cm.Move, "blue", move="place 2")) == "not_started"


def test_a_command_sent_twice_is_carried_out_once_and_answered_twice() -> None:
    """Whatever has happened in between, the same id gets the same number."""
    played = playing()
    command = cm.Move(id="once", seat="blue", expected=played.table.number, move="place 2")
    first = played.send(command, ANN)
    again = played.send(command, ANN)
    assert (again.entries, again.number) == ((), first.number)
    played.move()
    assert played.send(command, ANN).number == first.number
    assert [move.move.text for move in played.table.game.history].count("place 2") == 1


def test_the_answer_to_the_last_move_names_the_end_too() -> None:
    """The number reached is that of the last entry a command led to."""
    played = playing()
    command = cm.Resign(id="enough", seat="blue", expected=played.table.number)
    assert played.send(command, ANN).number == played.table.number
    assert played.send(command, ANN).number == played.table.number
    assert played.kinds()[-2:] == ["resigned", "finished"]


def test_ids_belong_to_a_seat() -> None:
    """Nobody can use up another player's ids, or read the answer to them."""
    played = playing()
    command = cm.Move(id="same", seat="blue", expected=played.table.number, move="place 2")
    assert code(played.send(command, ANN)) is None
    assert code(played.send(command, BEN)) == "not_yours"
    mine = cm.Move(id="same", seat="white", expected=played.table.number, move="place 3")
    assert code(played.send(mine, BEN)) is None


def test_a_move_is_late_after_any_move_and_not_after_mere_news() -> None:
    """Who comes, goes or offers something takes no move from the other's hand."""
    played = playing()
    seen = played.table.number
    played.leave("white")
    played.come_back("white")
    played.ask(cm.OfferDraw, "white")
    assert code(played.ask(cm.Move, "blue", move="place 2", expected=seen)) is None
    decided = played.ask(cm.Move, "white", move="place 3", expected=seen)
    assert code(decided) == "late"
    assert decided.number == played.table.number


def test_a_number_that_was_never_reached_is_refused() -> None:
    """A client cannot have seen what has not happened."""
    played = playing()
    assert code(played.ask(cm.Move, "blue", move="place 2", expected=99)) == "ahead"


def test_resigning_gives_the_win_to_the_other() -> None:
    """At any time, also in the other player's turn."""
    played = playing()
    assert code(played.ask(cm.Resign, "white")) is None
    end = over(played)
    assert (end.end, end.by, end.winner) == ("resigned", "white", "blue")
    assert code(played.ask(cm.Resign, "blue")) == "over"


def test_a_bot_is_called_at_a_number_and_answers_for_it() -> None:
    """Once; its second answer comes too late."""
    played = against_bot()
    assert played.moment()["to_move"] == "blue"
    played.move()
    turn = played.table.bot_to_move
    assert turn == BotTurn("white", "keen", played.table.number)
    move = played.table.game.legal_moves()[0].text
    assert code(played.bot(turn, move)) is None
    assert code(played.bot(turn, move)) == "not_bots_turn"
    played.move()
    assert code(played.bot(turn, played.table.game.legal_moves()[0].text)) == "late"


def test_a_bots_thought_is_refused_after_a_takeback_and_not_after_mere_news() -> None:
    """The player takes a move back while the bot thinks: what it thought about is gone."""
    played = against_bot()
    played.move()
    stale = played.table.bot_to_move
    assert stale is not None
    played.leave("blue")
    assert bot_moved(played.table, stale, "place 3", played.now).refused is None
    played.come_back("blue")
    assert code(played.ask(cm.Undo, "blue")) is None
    assert code(played.bot(stale, "place 3")) == "not_bots_turn"
    played.move()
    assert code(played.bot(stale, "place 3")) == "late"


def test_a_bots_illegal_move_is_refused() -> None:
    """A mistaken bot cannot harm the game."""
    played = against_bot()
    played.move()
    turn = played.table.bot_to_move
    assert turn is not None
    assert code(played.bot(turn, "place 1")) == "illegal_move"


def test_nobody_moves_for_a_bot() -> None:
    """Its seat has no holder."""
    played = against_bot()
    played.move()
    command = cm.Move(id="x", seat="white", expected=played.table.number, move="place 3")
    for sender in (ANN, None):
        assert code(played.send(command, sender)) == "not_yours"


def test_one_person_moves_for_both_seats_of_one_device() -> None:
    """In turn, as the rules say."""
    played = alone()
    played.play_until(lambda table: len(table.game.history) == 12)
    assert {move.player for move in played.table.game.history} == {"blue", "white"}
    assert code(played.move(seat=OTHER[played.to_move])) == "not_your_turn"


@pytest.mark.parametrize(
    "message",
    [
        b"",
        b"[]",
        b"{",
        b"\xff",
        b'{"kind":"resign"}',
        b'{"kind":"fly","id":"a","seat":"blue","expected":1}',
        b'{"kind":"resign","id":"a","seat":"red","expected":1}',
        b'{"kind":"resign","id":"a b","seat":"blue","expected":1}',
        b'{"kind":"resign","id":"a","seat":"blue","expected":-1}',
        b'{"kind":"resign","id":"a","seat":"blue","expected":"1"}',
        b'{"kind":"resign","id":"a","seat":"blue","expected":1,"more":2}',
        b'{"kind":"move","id":"a","seat":"blue","expected":1,"move":"' + b"x" * 81 + b'"}',
        b'{"kind":"let_bot_play","id":"a","seat":"blue","expected":1,"level":"../x"}',
        b'{"kind":' + b"[" * 4000,
        b" " * 8193,
    ],
)
def test_messages_that_cannot_be_read_are_refused(message: bytes) -> None:
    """Whatever a client sends, the answer is a code and what was expected."""
    with pytest.raises(Refused) as refused:
        cm.decode_message(message)
    assert refused.value.code == "malformed"
    assert refused.value.about.expected


def test_a_command_is_read_as_it_was_written() -> None:
    """The good case of the above."""
    message = b'{"kind":"move","id":"a-1","seat":"blue","expected":5,"move":"place 2"}'
    assert cm.decode_message(message) == cm.Move(id="a-1", seat="blue", expected=5, move="place 2")


def test_times_never_go_back() -> None:
    """A server whose clock was set back writes the last time again."""
    played = playing()
    before = played.table.at
    played.now -= 3_600_000
    played.move()
    assert played.journal[-1].at == before
