"""`Game`: looking ahead, going back and forth, and what it refuses."""

import pytest

from targi import Game, IllegalMove


def test_a_preview_tells_what_a_move_would_do_and_does_nothing() -> None:
    """The events are those of the move, up to the first card turned up; the game stays as it is."""
    game = Game(seed=7)
    before = game.position()
    foreseen = game.preview("place 5")
    assert game.position() == before
    assert game.play("place 5") == foreseen


def test_a_preview_does_not_tell_a_card_to_come() -> None:
    """At the Caravan a card is turned up: what it is stays open."""
    game = Game(seed=7)
    for move in ("place 13", "place 5", "place 2", "place 6", "place 3", "place 11"):
        game.play(move)
    foreseen = game.preview("use 13")
    happened = game.play("use 13")
    assert [event.name for event in foreseen] == ["use"]
    assert "turn_up" in [event.name for event in happened]


def test_a_preview_of_what_is_not_possible_is_refused() -> None:
    """As playing it would be."""
    with pytest.raises(IllegalMove, match="the robber stands there"):
        Game(seed=7).preview("place 1")


def test_there_is_an_end_to_going_back_and_forth() -> None:
    """Nothing to undo before the first move, nothing to redo after the last."""
    game = Game(seed=7)
    with pytest.raises(IndexError, match="no move to undo"):
        game.undo()
    with pytest.raises(IndexError, match="no move to redo"):
        game.redo()


def test_takebacks_are_counted_unless_they_are_taken_back_themselves() -> None:
    """Undo and redo leave no trace; another move after an undo does."""
    game = Game(seed=7)
    game.play("place 5")
    assert str(game.undo().move) == "place 5"
    assert game.takebacks == 1
    assert str(game.redo().move) == "place 5"
    assert game.takebacks == 0
    game.undo()
    game.play("place 6")
    assert game.takebacks == 1
    with pytest.raises(IndexError):
        game.redo()


def test_why_not_is_silent_about_what_is_possible() -> None:
    """None means: go on."""
    assert Game(seed=7).why_not("place 5") is None


def test_first_must_be_a_seat_or_random() -> None:
    """Rule 1.7."""
    with pytest.raises(ValueError, match="first: expected blue, white or random, got 'me'"):
        Game(seed=7, first="me")
    assert Game(seed=7, first="random").to_move in ("blue", "white")
