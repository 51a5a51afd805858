"""Perft counts what can be counted by hand, and stops at chance and at the end."""

from targi import Game
from targi.game.perft import divide, perft
from tests.corpus.make import read


def at(number: int, decisions_left: int) -> Game:
    """A recorded game, so many decisions before its end."""
    game = read(number)
    for _ in range(decisions_left):
        game.undo()
    return game


def test_no_decision_is_one_way() -> None:
    """Depth 0 is the position itself."""
    assert perft(Game(seed=1).state, 0) == 1


def test_the_first_targis_are_counted_as_by_hand() -> None:
    """Eleven cards without robber and corners; the second player misses one, or two if opposite.

    Card 11 lies opposite the robber, so who stands there bars nothing but itself: 10 * 9 + 10.
    """
    state = Game(seed=1).state
    assert perft(state, 1) == 11
    assert perft(state, 2) == 10 * 9 + 10


def test_the_counts_after_each_move_add_up() -> None:
    """Divided or not, the ways on are the same."""
    state = at(2, 100).state
    counts = divide(state, 3)
    assert [*counts] == [str(move) for move in at(2, 100).legal_moves()]
    assert sum(counts.values()) == perft(state, 3)


def test_a_card_turned_up_is_not_counted_beyond() -> None:
    """When only `done` is left and cards are then turned up, there is one way, however deep."""
    game = read(1)
    while not (game.history[-1].up and str(game.history[-1].move) == "done"):
        game.undo()
    game.undo()
    assert [str(move) for move in game.legal_moves()] == ["done"]
    assert perft(game.state, 1) == perft(game.state, 5) == 1


def test_the_end_of_the_game_is_one_way() -> None:
    """Nothing follows, so nothing more is counted."""
    assert perft(read(1).state, 3) == 1
    assert divide(read(1).state, 3) == {}


def test_counting_changes_nothing() -> None:
    """The state may be in use elsewhere."""
    state = at(3, 50).state
    before = state.to_bytes()
    perft(state, 3)
    assert state.to_bytes() == before
