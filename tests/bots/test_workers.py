"""Several processes think together: the same answer each time, and none is left behind."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest

from targi.bots import Budget, bot, names, workers
from targi.bots.strategies import Estimate, StrongTree, Task
from targi.bots.workers import (
    WorkerLostError,
    _together,
    end_workers,
    running,
    think_together,
)
from tests.bots.positions import BOXES, FEW, game_at

pytestmark = pytest.mark.slow


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


def test_a_worker_that_was_killed_is_replaced() -> None:
    """Between two questions nobody notices."""
    game = game_at("base", 3)
    player = bot(names()[-1], work=10, workers=2)
    expected = player.choose(game)
    workers._running[0].kill()
    workers._running[0].wait()
    assert player.choose(game) == expected
    assert running() == 2


def test_a_worker_that_is_lost_while_it_thinks_is_said_to_be() -> None:
    """The next question is answered again."""
    game = game_at("base", 3)
    player = bot(names()[-1], work=10**9, workers=2)
    looks = count()

    def kill_one() -> bool:
        if next(looks) == 0:
            workers._running[0].kill()
        return False

    task = Task(game.state, Budget(work=10**9), seed=1, stopped=kill_one)
    with pytest.raises(WorkerLostError, match="a worker ended while it was thinking"):
        think_together(StrongTree(), task, game.ruleset, 2)
    assert running() == 0
    player.stop()
    assert player.choose(game) in game.legal_moves()


@pytest.mark.parametrize("name", ["jerboa", names()[-1]])
def test_workers_stop_when_they_are_told_to(name: str) -> None:
    """They answer with what they have, and the next question is answered in full."""
    game = game_at("base", 3)
    player = bot(name, work=FEW, workers=2)
    expected = player.analyse(game)
    endless = bot(name, work=10**9, workers=2)  # until there is no more memory
    endless.stop()
    assert sum(a.visits for a in endless.analyse(game)) < 10_000
    assert player.analyse(game) == expected


def test_threads_that_ask_at_once_get_their_own_answers() -> None:
    """Two games of two boxes, asked about again and again."""
    games = [game_at(box, 4) for box in BOXES]
    player = bot(names()[-1], work=20, workers=2)
    expected = [player.analyse(game) for game in games]
    with ThreadPoolExecutor(4) as threads:
        asked = [games[number % 2] for number in range(40)]
        answers = list(
            threads.map(lambda game: bot(names()[-1], work=20, workers=2).analyse(game), asked)
        )
    assert answers == [expected[number % 2] for number in range(40)]


def test_workers_import_nothing_from_the_current_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There may be a file of that name."""
    (tmp_path / "targi.py").write_text("print('Hello')")
    monkeypatch.chdir(tmp_path)
    game = game_at("base", 3)
    assert bot(names()[-1], work=10, workers=2).choose(game) in game.legal_moves()


def test_opinions_count_as_often_as_they_were_tried() -> None:
    """Three visits weigh three times as much as one."""
    one = Estimate(5, 0.8, 4.0, 3, (5, 1))
    other = replace(one, win=0.4, lead=0.0, visits=1, line=(5, 2))
    both = _together([other, one])
    assert both.visits == 4
    assert both.win == pytest.approx(0.7)
    assert both.lead == pytest.approx(3.0)
    assert both.line == (5, 1)
