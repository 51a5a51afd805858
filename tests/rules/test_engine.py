"""The door to the rules: it refuses what is not legal, and random play goes through it."""

from collections.abc import Iterator
from itertools import chain, islice

import pytest

from targi.game import Game, Ruleset
from targi.rules import engine
from targi.rules.actions import ACTIONS
from targi.rules.chance import chance_count
from targi.rules.playout import next_random, pick, play_random, random_action
from targi.rules.setup import new_game
from targi.rules.state import OVER, State
from tests.game.sample_games import EXPANSIONS, moments


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


def played_through_the_door(s: State, seed: int) -> Iterator[State]:
    """The states of the game that `play_random` plays, each action and outcome checked."""
    x = next_random(seed)
    while s.phase != OVER:
        yield s
        x = next_random(x)
        if s.chance:
            engine.apply_chance(s, pick(x, chance_count(s)))
        else:
            engine.apply(s, random_action(s, x))
    yield s


@pytest.mark.parametrize("box", ["base", "expansion"])
@pytest.mark.parametrize("seed", range(5))
def test_random_play_draws_legal_actions_only(box: str, seed: int) -> None:
    """It does not ask whether they are legal; with asking the same game is played."""
    s, same = fresh(box), fresh(box)
    decisions = sum(not state.chance for state in played_through_the_door(s, seed)) - 1
    assert play_random(same, seed) == decisions
    assert same.to_bytes() == s.to_bytes()


@pytest.mark.parametrize("box", ["base", "expansion"])
def test_the_legal_actions_are_those_that_would_be_accepted(box: str) -> None:
    """Listed in ascending order, none left out."""
    for s in played_through_the_door(fresh(box), 3):
        assert engine.legal(s) == [n for n in range(ACTIONS) if engine.is_legal(s, n)]


@pytest.mark.parametrize("box", ["base", "expansion"])
def test_copies_go_their_own_ways(box: str) -> None:
    """What copies share is never written to: not by playing on."""
    for number, s in enumerate(played_through_the_door(fresh(box), 2)):
        before, copy = s.to_bytes(), s.copy()
        assert copy.to_bytes() == before
        if number % 10 == 0:
            play_random(copy, number)
            assert s.to_bytes() == before


@pytest.mark.parametrize("box", ["base", "expansion"])
def test_bytes_are_read_back_whole(box: str) -> None:
    """Also in the middle of an action, with what has been chosen so far."""
    depths = set()
    for s in played_through_the_door(fresh(box), 4):
        again = State.from_bytes(s.table, s.to_bytes())
        assert again.to_bytes() == s.to_bytes()
        depths.add(s.depth)
    assert depths >= {0, 1}


def test_the_generator_spreads_over_its_whole_range() -> None:
    """Every number below n comes, none beyond, about equally often."""
    x, drawn = 7, [0] * 6
    for _ in range(6000):
        x = next_random(x)
        drawn[pick(x, 6)] += 1
    assert all(850 < times < 1150 for times in drawn)


def test_a_state_loaded_from_its_position_is_the_same_in_every_number() -> None:
    """Nothing that a position does not tell may differ, or two equal positions would not be."""
    games = chain(moments(1), moments(len(EXPANSIONS), rulesets=EXPANSIONS))
    for game in islice(games, 0, None, 7):
        again = Game.from_position(game.position(), cards=game.ruleset.cards)
        assert again.state.to_bytes() == game.state.to_bytes()
