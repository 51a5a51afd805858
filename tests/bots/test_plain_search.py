"""The plain tree search: it counts what it sees, and needs nothing but the rules."""

import pytest

from targi.bots.core.uct import PlainSearch, UctNode
from targi.game import Game
from targi.rules.engine import legal
from tests.bots.positions import BOXES, FEW, game_at


def searched(game: Game, work: int, seed: int = 1) -> PlainSearch:
    """A search of a game's position after so many simulations."""
    found = PlainSearch(game.state, seed)
    found.run(work)
    return found


@pytest.mark.parametrize("box", BOXES)
def test_visits_and_results_add_up(box: str) -> None:
    """What the root has seen is what its branches have seen."""
    search = searched(game_at(box, 5), FEW)
    root = search.root
    assert root.visits == search.work() == FEW
    assert list(root.actions) == legal(game_at(box, 5).state)
    branches = [place for place in root.children if place is not None]
    assert sum(place.visits for place in branches) == FEW
    assert sum(place.wins for place in branches) == pytest.approx(root.wins)
    assert sum(place.leads for place in branches) == pytest.approx(root.leads)


def test_every_action_is_tried_before_one_is_tried_again() -> None:
    """With as many simulations as actions each has one visit."""
    game = game_at("base", 0)
    root = searched(game, len(game.legal_moves())).root
    assert [place.visits for place in root.children if place] == [1] * len(game.legal_moves())


def test_good_actions_are_visited_more_often() -> None:
    """The most visited one is well above the average."""
    root = searched(game_at("base", 8), 5 * FEW).root
    visits = [int(place.visits) for place in root.children if place]
    assert max(visits) > 1.5 * sum(visits) / len(visits)


def test_the_tree_grows_by_one_position_a_simulation() -> None:
    """And no further than its bound."""
    search = searched(game_at("base", 3), FEW)
    assert search.places == FEW + 1
    assert count(search.root) == search.places
    search = PlainSearch(game_at("base", 3).state, seed=1, most=FEW)
    search.run(10**9)
    assert search.full()
    assert count(search.root) == FEW


def count(place: UctNode) -> int:
    """All positions of a tree."""
    return 1 + sum(count(child) for child in place.children if child is not None)


def test_the_position_searched_stays_as_it_is() -> None:
    """Simulations play on copies."""
    state = game_at("base", 3).state
    before = state.to_bytes()
    PlainSearch(state, 1).run(FEW)
    assert state.to_bytes() == before
