"""Several processes think together: the same answer each time, and none is left behind."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from targi.bots import bot, names
from targi.bots.minds import Opinion
from targi.bots.workers import _together, end_workers, running
from tests.bots.positions import BOXES, FEW, game_at


@pytest.fixture(autouse=True)
def _leave_none() -> Iterator[None]:
    yield
    end_workers()
    assert running() == 0


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("name", ["jerboa", names()[-1]])
def test_the_same_number_of_workers_gives_the_same_answer(name: str, box: str) -> None:
    """Deterministic for seed, work and number of workers; all of the work is done."""
    game = game_at(box, 8)
    player = bot(name, work=FEW, workers=2, seed=3)
    first = player.analyse(game)
    assert player.analyse(game) == first
    assert sorted(str(a.move) for a in first) == sorted(map(str, game.legal_moves()))
    alone = bot(name, work=-(-FEW // 2), seed=3).analyse(game)
    assert sum(a.visits for a in first) > 1.2 * sum(a.visits for a in alone)


def test_workers_are_kept_for_the_next_question() -> None:
    """Starting a process takes longer than a quick answer."""
    game = game_at("base", 3)
    player = bot(names()[-1], work=10, workers=2)
    player.choose(game)
    assert running() == 2
    player.choose(game)
    assert running() == 2


def test_ended_workers_are_started_anew() -> None:
    """The answer is the same."""
    game = game_at("base", 3)
    player = bot(names()[-1], work=10, workers=2)
    expected = player.choose(game)
    end_workers()
    assert player.choose(game) == expected


def test_opinions_count_as_often_as_they_were_tried() -> None:
    """Three visits weigh three times as much as one."""
    one = Opinion(5, 0.8, 4.0, 3, (5, 1))
    other = replace(one, win=0.4, lead=0.0, visits=1, line=(5, 2))
    both = _together([other, one])
    assert both.visits == 4
    assert both.win == pytest.approx(0.7)
    assert both.lead == pytest.approx(3.0)
    assert both.line == (5, 1)
