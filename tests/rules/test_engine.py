"""The door to the rules: it refuses what is not legal, and random play goes through it."""

import pytest

from targi.game import Ruleset
from targi.rules import engine
from targi.rules.playout import next_random, pick, play_random
from targi.rules.setup import new_game
from targi.rules.state import OVER, State


def fresh(box: str = "base") -> State:
    """A game at its first chance node."""
    return new_game(Ruleset(box).table, 0)


def dealt() -> State:
    """A game at its first decision."""
    s = fresh()
    while s.chance:
        engine.apply_chance(s, 0)
    return s


@pytest.mark.parametrize("action", [-1, 0, 3, 60, 119, 120, 500])
def test_an_action_that_is_not_legal_is_refused_and_changes_nothing(action: int) -> None:
    """Whoever plays by numbers is told of a mistake."""
    s = dealt()
    before = s.to_bytes()
    with pytest.raises(ValueError, match=f"action {action} is not legal here"):
        engine.apply(s, action)
    assert s.to_bytes() == before


@pytest.mark.parametrize("outcome", [-1, 19, 60])
def test_a_chance_outcome_that_does_not_exist_is_refused(outcome: int) -> None:
    """Nineteen goods cards are numbered 0 to 18."""
    s = fresh()
    before = s.to_bytes()
    with pytest.raises(ValueError, match=f"chance outcome {outcome} is not possible here"):
        engine.apply_chance(s, outcome)
    assert s.to_bytes() == before


def test_chance_is_refused_at_a_decision() -> None:
    """There is nothing to turn up."""
    with pytest.raises(ValueError, match="chance outcome 0 is not possible here"):
        engine.apply_chance(dealt(), 0)


@pytest.mark.parametrize("box", ["base", "expansion"])
def test_random_play_ends_and_depends_on_its_seed_alone(box: str) -> None:
    """The same seed plays the same game, another one another."""
    start = fresh(box)
    games: dict[int, tuple[int, bytes]] = {}
    for seed in (1, 1, 2):
        s = start.copy()
        decisions = play_random(s, seed)
        assert s.phase == OVER
        assert games.setdefault(seed, (decisions, s.to_bytes())) == (decisions, s.to_bytes())
    assert games[1] != games[2]


def test_the_generator_spreads_over_its_whole_range() -> None:
    """Every number below n comes, none beyond, about equally often."""
    x, drawn = 7, [0] * 6
    for _ in range(6000):
        x = next_random(x)
        drawn[pick(x, 6)] += 1
    assert all(850 < times < 1150 for times in drawn)
