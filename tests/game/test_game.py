"""`Game`: looking ahead, going back and forth, and what it refuses."""

from typing import Any

import pytest

from targi import Game, IllegalMove, PositionError, RecordError, Ruleset
from targi.game.moves.questions import known_texts


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
    with pytest.raises(ValueError, match="first: expected blue, white or random, found 'me'"):
        Game(seed=7, first="me")
    assert Game(seed=7, first="random").to_move in ("blue", "white")


HUGE = 10**5000  # Python refuses to write so many digits


@pytest.mark.parametrize("seed", [True, 1.0, "7", b"7", [], HUGE, -HUGE], ids=range(7))
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    """Named in the error; small and negative ones will do."""
    with pytest.raises(ValueError, match="seed: expected a whole number of at most 1000 digits, f"):
        Game(seed=seed)
    with pytest.raises(ValueError, match="seed: expected a whole number"):
        Game.from_position(Game(seed=1).position(), seed=seed)


@pytest.mark.parametrize("seed", [0, -7, 10**999, -(10**999)], ids=range(4))
def test_any_seed_that_is_taken_can_be_recorded(seed: int) -> None:
    """And so verified later."""
    text = Game(seed=seed).record()
    assert Game.from_record(text).seed == seed


@pytest.mark.parametrize("key", [12, b"ab", "", "AB", "xyz", "a" * 129, HUGE, True], ids=range(8))
def test_a_key_is_a_text_of_hexadecimal_digits(key: Any) -> None:
    """Named in the error."""
    with pytest.raises(ValueError, match="key: expected up to 128 hexadecimal digits, small let"):
        Game(key=key)


def test_seed_and_key_exclude_each_other() -> None:
    """Which of them should turn up the cards?"""
    with pytest.raises(ValueError, match="expected a seed or a key, not both"):
        Game(seed=1, key="ab")


@pytest.mark.parametrize("first", [1, HUGE, ["blue"]], ids=range(3))
def test_first_may_be_anything_wrong(first: Any) -> None:
    """The error names it."""
    with pytest.raises(ValueError, match="first: expected blue, white or random, found"):
        Game(seed=7, first=first)


def test_what_is_no_position_record_or_card_file_is_refused() -> None:
    """By the usual errors."""
    with pytest.raises(PositionError, match="position: expected an object, found b'x'"):
        Game.from_position(b"x")  # type: ignore[arg-type]
    with pytest.raises(RecordError, match="expected a text, found \"b'x'\""):
        Game.from_record(b"x")  # type: ignore[arg-type]
    with pytest.raises(RecordError, match="cards: expected what targi"):
        Game.from_record(Game(seed=1).record(), cards="mine.toml")  # type: ignore[arg-type]
    own = Game(Ruleset("expansion"), seed=1).position()
    with pytest.raises(PositionError, match="ruleset: cards: expected what targi"):
        Game.from_position(own, cards="mine.toml")  # type: ignore[arg-type]


@pytest.mark.parametrize("field", ["rules", "round", "robber", "last_round", "format", "dunes"])
@pytest.mark.parametrize("value", [HUGE, -HUGE, [HUGE], {"x": HUGE}, 1.0, True], ids=range(6))
def test_no_number_breaks_the_reading_of_positions(field: str, value: Any) -> None:
    """Huge ones, fractions and truth values are refused where they stand."""
    position: Any = Game(seed=1).position()
    with pytest.raises(PositionError) as refused:
        Game.from_position(position | {field: value})
    assert refused.value.path.startswith(field)


@pytest.mark.parametrize("digits", ["9" * 5000, "-" + "9" * 5000, "1e400", "NaN"], ids=range(4))
def test_no_number_breaks_the_reading_of_records(digits: str) -> None:
    """In any field, and in a position that it begins from."""
    text = Game.from_position(Game(seed=1).position(), seed=1).record()
    for old in ("takebacks: 0", "seed: 1", "rules: 1", "score: 4-4", '"round":1', '"robber":1'):
        assert old in text
        start = old.rstrip("0123456789-")
        with pytest.raises(RecordError):
            Game.from_record(text.replace(old, start + digits, 1))
    with pytest.raises(RecordError, match="line 2: expected a ruleset"):
        Game.from_record(text.replace("ruleset: base", f"ruleset: mixed:{digits}", 1))


def test_known_texts_are_kept_for_a_bounded_number_of_tables() -> None:
    """A server keeps meeting new card files; what it remembers of them must not grow forever."""
    assert known_texts(Game(seed=1).ruleset.table) >= {"place 5", "done"}
    assert known_texts.cache_info().maxsize == 64
