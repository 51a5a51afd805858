"""Taking back: freely in one's turn, by consent beyond it, freely against bots and alone."""

import pytest

from targi.server.machine import undoing
from targi.server.machine.table import Table
from targi.server.machine.undoing import consented_undo, free_undo
from targi.server.wire import commands as cm
from tests.server.tables import Played, against_bot, alone, code, everything, playing


def in_one_turn(table: Table) -> bool:
    """The player to decide has just made a move in this turn, and no card was turned up."""
    last = table.game.history[-1] if table.game.history else None
    return last is not None and last.player == table.to_move and not last.up


def test_ones_last_move_is_taken_back_in_ones_own_turn() -> None:
    """As often as moves were made in it, each for itself, and the record counts them."""
    played = playing()
    played.play_until(in_one_turn)
    seat, before = played.to_move, len(played.table.game.history)
    assert played.moment()["seats"][seat]["may_undo"] == "freely"
    assert code(played.ask(cm.Undo, seat)) is None
    assert len(played.table.game.history) == before - 1
    assert played.table.game.takebacks == 1
    assert played.kinds()[-1] == "undone"


def test_after_the_turn_has_passed_the_opponent_is_asked() -> None:
    """A placement passes the turn: what is placed is placed."""
    played = playing()
    played.move("place 2")
    assert played.moment()["seats"]["blue"]["may_undo"] == "asking"
    assert played.moment()["seats"]["white"]["may_undo"] is None
    assert code(played.ask(cm.Undo, "blue")) == "needs_consent"
    assert code(played.ask(cm.Undo, "white")) == "nothing_to_undo"
    assert code(played.ask(cm.AskUndo, "white")) == "nothing_to_undo"
    assert code(played.ask(cm.AskUndo, "blue")) is None
    assert played.moment()["undo"] == {"seat": "blue", "number": played.table.number, "to": 0}
    assert code(played.ask(cm.AllowUndo, "white")) is None
    assert played.kinds()[-3:] == ["undo_asked", "undo_allowed", "undone"]
    assert played.table.game.history == []
    assert played.table.game.takebacks == 1
    assert played.to_move == "blue"


def ended_a_round(table: Table) -> bool:
    """The player to decide has ended a round with the last move, and no card was turned up."""
    events = table.game.history[-1].events if table.game.history else ()
    return in_one_turn(table) and any(event.name in ("round", "raid") for event in events)


def test_a_new_round_is_a_new_turn_even_for_the_same_player() -> None:
    """Who ends a round and starts the next one has had his turn."""
    for seed in range(20):
        played = playing()
        played.play_until(lambda table: ended_a_round(table) or bool(table.finished), seed)
        if not played.table.finished:
            break
    assert ended_a_round(played.table)
    assert code(played.ask(cm.Undo, played.to_move)) == "needs_consent"


def test_after_a_card_was_turned_up_the_opponent_is_asked_even_in_ones_turn() -> None:
    """Nobody looks at a card and then thinks again, unless the other allows it."""
    played = playing()

    def seen_a_card(table: Table) -> bool:
        last = table.game.history[-1] if table.game.history else None
        return last is not None and bool(last.up) and last.player == table.to_move

    played.play_until(seen_a_card)
    seat = played.to_move
    card = played.table.game.history[-1]
    assert code(played.ask(cm.Undo, seat)) == "needs_consent"
    assert code(played.ask(cm.AskUndo, seat)) is None
    assert code(played.ask(cm.AllowUndo, "white" if seat == "blue" else "blue")) is None
    assert code(played.move(card.move.text)) is None
    assert played.table.game.history[-1].up == card.up, "the same card comes again"


def test_consent_takes_back_ones_last_move_and_all_that_followed() -> None:
    """The opponent's moves since then are taken back with it."""
    played = playing()
    for text in ("place 2", "place 3", "place 6", "place 7"):
        played.move(text)
    assert code(played.ask(cm.AskUndo, "blue")) is None
    assert code(played.ask(cm.AllowUndo, "white")) is None
    assert [move.move.text for move in played.table.game.history] == ["place 2", "place 3"]
    assert played.table.game.takebacks == 2


def test_a_refused_wish_changes_nothing_and_is_not_repeated_at_once() -> None:
    """Only after something has been played it can be asked again."""
    played = playing()
    played.move("place 2")
    played.ask(cm.AskUndo, "blue")
    assert code(played.ask(cm.AllowUndo, "blue")) == "no_offer"
    assert code(played.ask(cm.RefuseUndo, "white")) is None
    assert code(played.ask(cm.AllowUndo, "white")) == "no_offer"
    assert code(played.ask(cm.AskUndo, "blue")) == "asked_already"
    played.move("place 3")
    assert code(played.ask(cm.AskUndo, "blue")) is None


def test_to_move_on_is_an_answer() -> None:
    """A wish lapses when the other one moves, not when the asker does."""
    played = playing()
    played.move("place 2")
    played.ask(cm.AskUndo, "blue")
    played.move("place 3")
    assert played.table.undo is None
    played.ask(cm.AskUndo, "white")
    played.move("place 6")
    assert played.table.undo is None
    played.move("place 7")
    played.ask(cm.AskUndo, "blue")
    played.move("place 9")
    assert played.table.undo is not None


def test_an_answer_must_have_seen_the_question() -> None:
    """Else consent to one wish could reach another."""
    played = playing()
    played.move("place 2")
    before = played.table.number
    played.ask(cm.AskUndo, "blue")
    assert code(played.ask(cm.AllowUndo, "white", expected=before)) == "late"


def test_what_is_free_is_not_asked_for() -> None:
    """The opponent is not bothered."""
    played = playing()
    played.play_until(in_one_turn)
    assert code(played.ask(cm.AskUndo, played.to_move)) == "undo_is_free"


def test_against_a_bot_everything_is_free() -> None:
    """Back to before one's own last move, whatever was turned up since."""
    played = against_bot()
    played.play_until(lambda table: len(table.game.history) > 40 and table.to_move == "white")
    own = consented_undo(played.table, "blue")
    assert own is not None
    taken = len(played.table.game.history) - own
    assert code(played.ask(cm.Undo, "blue")) is None
    assert played.to_move == "blue"
    assert len(played.table.game.history) == own
    assert played.table.game.takebacks == taken


def test_alone_everything_is_free_move_by_move() -> None:
    """From either seat, back to the deal."""
    played = alone()
    played.play_until(lambda table: len(table.game.history) == 30)
    for left in range(29, -1, -1):
        assert free_undo(played.table, "blue") == free_undo(played.table, "white") == left
        assert code(played.ask(cm.Undo, "white")) is None
    assert code(played.ask(cm.Undo, "blue")) == "nothing_to_undo"


def test_taking_back_leaves_the_table_as_if_it_had_not_been_played() -> None:
    """Position and questions are those of before; only numbers and the count are not."""
    played: Played = playing()
    played.play_until(in_one_turn)
    game = played.table.game
    text = game.history[-1].move.text
    after = everything(played.table)["game"][0]
    played.ask(cm.Undo, played.to_move)
    played.move(text)
    assert everything(played.table)["game"][0] == after


def test_nothing_is_taken_back_after_the_end() -> None:
    """The secret is out."""
    played = against_bot()
    played.move()
    played.ask(cm.Resign, "blue")
    assert code(played.ask(cm.Undo, "blue")) == "over"
    assert played.moment()["seats"]["blue"]["may_undo"] is None


def test_a_table_does_not_grow_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """Back and forth, as a program might: once there is too much of it, games only go forward."""
    monkeypatch.setattr(undoing, "LONGEST", 100)
    played = alone()
    played.move()
    while played.table.number < 100:
        played.ask(cm.Undo, "blue")
        played.move()
    assert played.moment()["seats"]["blue"]["may_undo"] is None
    assert code(played.ask(cm.Undo, "blue")) == "nothing_to_undo"
    assert code(played.ask(cm.AskUndo, "blue")) == "nothing_to_undo"
    played.play_until(lambda table: bool(table.finished))
    assert played.table.state == "over"
