"""Copies of games and what survives pickling: for search, caches and other processes."""

import copy
import pickle
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

from targi import Game, IllegalMove, PositionError, RecordError, Ruleset
from targi.cards import CardError
from tests.corpus.make_expansion import OWN_CARDS
from tests.reference.random_play import moment
from tests.rules.table import moves

RULESETS = [Ruleset(), Ruleset("expansion", cards=OWN_CARDS), Ruleset.parse("mixed:3+other-half")]


def played(ruleset: Ruleset | str = "base", decisions: int = 30) -> Game:
    """A game some decisions on, of which three have been taken back."""
    game = Game(ruleset, seed=5)
    for number in range(decisions):
        legal = game.legal_moves()
        game.play(legal[number % len(legal)])
    for _ in range(3):
        game.undo()
    return game


def check_equal(one: Game, other: Game) -> None:
    """Everything is the same, back to the first move and forth to the last."""
    assert one.record() == other.record()
    assert one.history == other.history
    assert (one.deal, one.deal_events) == (other.deal, other.deal_events)
    one, other = one.copy(), other.copy()
    for _ in range(3):
        assert one.redo() == other.redo()
    while one.history:
        assert moment(one) == moment(other)
        assert one.undo() == other.undo()
    assert moment(one) == moment(other)
    with pytest.raises(IndexError):
        other.undo()


@pytest.mark.parametrize("how", [Game.copy, copy.copy, copy.deepcopy])
def test_a_copy_is_equal_and_goes_its_own_way(how: object) -> None:
    """Moves, undo and redo in one of them leave the other alone."""
    assert callable(how)
    game = played()
    twin = how(game)
    check_equal(game, twin)
    record, before = game.record(), moment(game)
    twin.play(twin.legal_moves()[0])
    while twin.history:
        twin.undo()
    assert (game.record(), moment(game)) == (record, before)
    game.redo()
    with pytest.raises(IndexError):
        played(decisions=3).copy().undo()


@pytest.mark.parametrize("ruleset", RULESETS, ids=["base", "own cards", "other half"])
def test_a_game_survives_pickling(ruleset: Ruleset) -> None:
    """With its history, takebacks, undo and redo; and the cards to come are the same."""
    game = played(ruleset)
    twin = pickle.loads(pickle.dumps(game))
    assert twin.ruleset == ruleset
    check_equal(game, twin)
    while not game.over:
        move = moves(game)[0]
        assert twin.play(move) == game.play(move)
    assert twin.record() == game.record()


def test_a_game_from_a_position_or_a_record_survives_pickling() -> None:
    """The record's headers and its end too."""
    text = played().record(blue="Ann", end="resigned", by="white")
    game = Game.from_record(text)
    assert pickle.loads(pickle.dumps(game)).record() == text
    begun = Game.from_position(game.position(), seed=2)
    begun.play(begun.legal_moves()[0])
    twin = pickle.loads(pickle.dumps(begun))
    assert (twin.record(), moment(twin)) == (begun.record(), moment(begun))


def test_a_pickled_game_is_small() -> None:
    """It holds what was played, not every state on the way."""
    game = Game(seed=3)
    while not game.over:
        game.play(game.legal_moves()[0])
    assert len(pickle.dumps(game)) < 40_000


def fail(number: int) -> None:
    """Raise one of the errors of the public face."""
    if number == 0:
        Game(seed=1).play("place 1")
    elif number == 1:
        Game.from_record("nonsense")
    elif number == 2:
        Game.from_position({"format": "x" * 1000})
    else:
        raise CardError("a", "b")


@pytest.mark.parametrize("number", range(4))
def test_errors_survive_pickling(number: int) -> None:
    """With all that they say."""
    with pytest.raises((IllegalMove, RecordError, PositionError, CardError)) as raised:
        fail(number)
    again = pickle.loads(pickle.dumps(raised.value))
    assert type(again) is raised.type
    assert (str(again), vars(again)) == (str(raised.value), vars(raised.value))


def test_errors_come_back_from_another_process() -> None:
    """Not as a broken pool, which is what an error that cannot be unpickled would be."""
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        with pytest.raises(IllegalMove, match="the robber stands there"):
            pool.submit(fail, 0).result()
        assert pool.submit(Game.copy, played()).result().record() == played().record()


def to_the_end(game: Game) -> list[tuple[str, ...]]:
    """The cards turned up in the rest of the game, played by a fixed choice."""
    known = len(game.history)
    while not game.over:
        game.play(game.legal_moves()[0])
    return [played.up for played in game.history[known:]]


def test_a_copy_with_a_seed_does_not_know_what_comes() -> None:
    """Looking ahead in it is guessing; nor does it keep what was undone, whose cards are known."""
    game = played()
    twin = game.copy(seed=11)
    assert twin == game
    assert moment(twin) == moment(game)
    with pytest.raises(IndexError, match="no move to redo"):
        twin.redo()
    game.redo()
    game.undo()
    coming = to_the_end(game.copy())
    assert to_the_end(twin) != coming
    assert to_the_end(game.copy(seed=11)) == to_the_end(game.copy(seed=11)) != coming
    assert to_the_end(game) == coming
    with pytest.raises(ValueError, match="seed: expected a whole number"):
        game.copy(seed=True)


def test_the_past_of_a_game_is_a_copy_of_it() -> None:
    """After any number of moves; playing on there leaves the game alone."""
    game = played()
    for number, before in enumerate(game.history):
        past = game.at(number)
        assert past.history == game.history[:number]
        assert past.play(before.move) == before.events
        assert moment(past) == moment(game.at(number + 1))
    assert game.at(len(game.history)) == game
    record = game.record()
    past = game.at(2)
    past.undo()
    past.redo()
    with pytest.raises(IndexError, match="no move to redo"):
        past.redo()
    assert game.record() == record


@pytest.mark.parametrize("moves", [-1, 4, 1000])
def test_there_is_no_moment_before_the_beginning_or_after_the_end(moves: int) -> None:
    """The refusal says which there are."""
    with pytest.raises(IndexError, match=f"moves: expected a number from 0 to 3, found {moves}"):
        played(decisions=6).at(moves)


def test_games_are_equal_if_they_began_the_same_and_the_same_was_played() -> None:
    """Whatever will come, was undone or is told of the players; a copy that plays on differs."""
    game = played()
    twin = Game.from_record(game.record(blue="Ann"))
    assert twin == game
    twin.undo()
    assert twin != game
    assert Game.from_position(game.position()) == Game.from_position(game.position(), seed=3)
    assert Game.from_position(game.position()) != game
    assert Game(seed=1) != Game(seed=2)
    assert Game(seed=1) != Game("expansion", seed=1)
    assert game != game.record()
    with pytest.raises(TypeError, match="unhashable"):
        hash(game)


def test_games_moves_and_rulesets_show_what_they_are() -> None:
    """In a debugger or at the prompt."""
    game = Game(seed=7)
    assert repr(game) == "<Game base, round 1, place, blue to move, 0 moves>"
    assert repr(game.legal_moves()[0]) == "<Move place 2>"
    assert repr(Ruleset("expansion", "easier")) == "Ruleset.parse('expansion+easier')"
    own = repr(Ruleset("expansion", cards=OWN_CARDS))
    assert own == f"Ruleset.parse('expansion', cards={OWN_CARDS!r})"
    while not game.over:
        game.play(game.legal_moves()[-1])
    assert repr(game) == "<Game base, round 12, over, draw, 102 moves>"
