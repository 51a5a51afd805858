"""In the last round the strongest level plays as well as can be: compared with looking at all."""

import json
from functools import cache

import pytest

import targi
from targi.bots import names
from tests.bots.exhaustive import Truth, is_mistake, losses
from tests.bots.make_last_rounds import ANSWERED, FILE, MOST, POSITIONS, is_answered
from tests.reference.effort import effort

pytestmark = pytest.mark.slow

Losses = dict[int, tuple[float, float]]


@cache
def positions(box: str) -> list[tuple[targi.Game, Losses]]:
    """Decisions of last rounds with what each action loses, by looking at everything."""
    games = [
        targi.Game.from_position(json.loads(line), seed=1) for line in FILE.read_text().splitlines()
    ]
    chosen = [game for game in games if game.ruleset.box == box][: effort(len(games), plain=2)]
    return [(game, losses(game.state, Truth(MOST).values(game.state))) for game in chosen]


def mistakes(level: str, box: str) -> list[str]:
    """The moves of a level that are clearly worse than the best."""
    player = targi.bot(level)
    found = []
    for game, lost in positions(box):
        move = player.choose(game)
        if is_mistake(lost[move.action]):
            found.append(f"{move} loses {lost[move.action]} in {json.dumps(game.position())}")
    return found


def test_there_are_more_than_a_hundred_positions_to_compare() -> None:
    """All after placement in the last round; in some the other player's turn is still to come."""
    found = [json.loads(line) for line in FILE.read_text().splitlines()]
    assert len(found) == sum(POSITIONS.values()) + sum(ANSWERED.values()) == 120
    assert all(p["round"] == 12 and p["phase"] == "act" for p in found)
    assert sum(map(is_answered, found)) >= sum(ANSWERED.values())


@pytest.mark.parametrize("box", POSITIONS)
def test_the_strongest_level_knows_the_truth_about_the_last_round(box: str) -> None:
    """Its move loses at most 2 % of the chance to win in at least 95 % of the positions."""
    found = mistakes(names()[-1], box)
    assert len(found) <= 0.05 * len(positions(box)), found


def test_the_comparison_finds_mistakes() -> None:
    """Random choice fails it: in every position one can go wrong."""
    assert len(mistakes(names()[0], "base")) > 0.05 * len(positions("base"))
    assert all(any(map(is_mistake, lost.values())) for _, lost in positions("base"))


def test_without_looking_ahead_it_is_not_passed() -> None:
    """The greedy level errs too often, though it values positions in the same way."""
    found = [mistake for box in POSITIONS for mistake in mistakes("fennec", box)]
    assert len(found) > 0.05 * sum(len(positions(box)) for box in POSITIONS)
