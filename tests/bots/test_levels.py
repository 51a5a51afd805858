"""The levels as opponents: gentle ones slip without being senseless, strong ones are stronger."""

from itertools import pairwise

import pytest

from targi.bots import bot
from targi.bots.levels import LEVELS, Level
from targi.bots.strategies import FirstGuess, Task, WithSlips
from targi.game import Game
from targi.rules.actions import GOOD, ROW, SLOT
from tests.bots.positions import BOXES, decisions
from tests.reference.effort import effort

pytestmark = pytest.mark.slow

GENTLE = [level for level in LEVELS if isinstance(level.strategy, WithSlips)]


def test_there_are_gentle_levels_that_differ() -> None:
    """The weaker one slips further and takes less care."""
    slips = [level.strategy for level in GENTLE]
    assert len(slips) >= 2
    assert all(isinstance(strategy, WithSlips) for strategy in slips)
    assert [m.slip for m in slips if isinstance(m, WithSlips)] == sorted(
        (m.slip for m in slips if isinstance(m, WithSlips)), reverse=True
    )


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("name", [level.name for level in GENTLE])
def test_a_slip_costs_little_and_is_never_senseless(name: str, box: str) -> None:
    """No more than the level's slip: another figure, or another row; all else is as it should."""
    (level,) = [level for level in GENTLE if level.name == name]
    assert isinstance(level.strategy, WithSlips)
    slipped = 0
    for game in decisions(box, games=effort(4, plain=1), every=2):
        task = Task(game.state, level.budget, seed=game.round)
        chosen, best = level.strategy(task)[0], FirstGuess()(task)[0]
        if chosen.action == best.action:
            continue
        slipped += 1
        assert game.phase in ("place", "act")
        if game.state.depth == 0:
            assert chosen.action < SLOT
        else:
            assert ROW <= chosen.action < GOOD
        assert best.lead - chosen.lead < level.strategy.slip
    assert slipped > 0


@pytest.mark.parametrize("level", GENTLE, ids=lambda level: level.name)
def test_water_is_exchanged_and_a_turn_ended_only_where_that_is_best(level: Level) -> None:
    """Such slips could be made again and again: a beginner does not pour his water away."""
    tempted = 0
    for game in decisions("expansion", games=effort(3, plain=1), every=1):
        moves = {move.action: move.text for move in game.legal_moves()}
        if game.phase != "act" or game.state.depth > 0 or max(moves) < SLOT:
            continue
        for seed in range(5):
            task = Task(game.state, level.budget, seed)
            chosen, best = level.strategy(task)[0].action, FirstGuess()(task)[0].action
            assert chosen == best or chosen < SLOT, moves[chosen]
        tempted += 1
    assert tempted > 50


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("level", GENTLE, ids=lambda level: level.name)
def test_a_raid_is_paid_as_well_as_can_be(level: Level, box: str) -> None:
    """Whatever its luck: a beginner does not give points where goods would do."""
    raids = 0
    for game in decisions(box, games=effort(3, plain=1), every=1):
        if game.phase == "raid":
            raids += 1
            best = FirstGuess()(Task(game.state, level.budget, seed=0))[0]
            for seed in range(20):
                assert level.strategy(Task(game.state, level.budget, seed))[0].action == best.action
    assert raids > 3


@pytest.mark.parametrize("box", BOXES)
def test_every_level_plays_a_whole_game(box: str) -> None:
    """All levels against each other's neighbour, with little work."""
    for one, other in pairwise(LEVELS):
        game = Game(box, seed=2)
        players = {"blue": bot(one.name, work=3), "white": bot(other.name, work=3)}
        while game.to_move is not None:
            game.play(players[game.to_move].choose(game))
        assert game.over


@pytest.mark.parametrize("box", BOXES)
def test_knowing_what_is_good_beats_chance(box: str) -> None:
    """Even the gentlest level wins against random play, from either seat."""
    for seed in range(effort(6, plain=1)):
        for seat in ("blue", "white"):
            game = Game(box, seed=seed)
            while game.to_move is not None:
                player = bot("gecko" if game.to_move == seat else "scarab", seed=seed)
                game.play(player.choose(game))
            assert game.winner == seat


def test_levels_that_do_not_search_ignore_workers() -> None:
    """They would only wait for each other."""
    for level in LEVELS:
        assert bot(level.name, workers=3).workers == (3 if level.searches else 1)
