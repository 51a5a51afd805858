"""What every level promises: legal moves, the same answer each time, sense at the edges."""

from dataclasses import replace
from itertools import count
from typing import Any

import pytest

import targi
from targi.bots import Bot, Budget, bot, names
from targi.bots.strategies import Estimate, StrongTree, Task
from targi.game import Game
from tests.bots.positions import BOXES, FEW, game_at

LEVELS = names()


def finished() -> Game:
    """A game that is over."""
    game = Game(seed=3)
    while not game.over:
        game.play(game.legal_moves()[-1])
    return game


def test_there_are_at_least_six_levels_with_names_of_their_own() -> None:
    """Weakest first, one word each; the same through the public face."""
    assert len(LEVELS) >= 6
    assert len({*LEVELS}) == len(LEVELS)
    assert all(name.isalpha() and name.islower() for name in LEVELS)
    assert isinstance(targi.bot(LEVELS[0]), targi.Bot)


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("name", LEVELS)
def test_every_level_weighs_every_legal_move(name: str, box: str) -> None:
    """Each legal move once, the one that is chosen first, values in their ranges."""
    for number in (0, 7, 11):
        game = game_at(box, number)
        player = bot(name, work=FEW)
        found = player.analyse(game)
        assert sorted(str(a.move) for a in found) == sorted(map(str, game.legal_moves()))
        assert found[0].move == player.choose(game)
        assert all(0 <= a.win <= 1 and a.visits >= 0 and abs(a.lead) < 100 for a in found)
        assert all(a.line[0] == str(a.move) for a in found)


@pytest.mark.parametrize("name", LEVELS)
def test_the_same_seed_and_work_give_the_same_answer(name: str) -> None:
    """Whatever was asked in between, and by whom."""
    game = game_at("base", 8)
    player = bot(name, work=FEW, seed=5)
    first = player.analyse(game)
    player.choose(game_at("base", 9))
    assert player.analyse(game) == first
    assert bot(name, work=FEW, seed=5).analyse(game) == first


@pytest.mark.parametrize("name", LEVELS)
def test_the_games_seed_changes_no_choice(name: str) -> None:
    """A bot sees the position, never the key: the cards to come are unknown to it."""
    position = game_at("base", 8).position()
    games = [Game.from_position(position, seed=seed) for seed in (1, 2)]
    one, other = [bot(name, work=FEW).analyse(game) for game in games]
    assert one == other


def test_another_seed_of_the_bot_gives_other_games() -> None:
    """The bot's own luck is its own."""
    game = game_at("base", 0)
    assert len({str(bot("scarab", seed=seed).choose(game)) for seed in range(20)}) > 3


@pytest.mark.parametrize("name", LEVELS)
def test_a_single_legal_move_is_made_without_thought(name: str) -> None:
    """Even with a budget that would take forever."""
    game = game_at("base", 8)
    while len(game.legal_moves()) > 1:
        game.play(game.legal_moves()[0])
    assert bot(name, work=10**15).choose(game) == game.legal_moves()[0]


@pytest.mark.parametrize("name", LEVELS)
def test_a_finished_game_has_nothing_to_choose(name: str) -> None:
    """There is nothing to analyse either."""
    with pytest.raises(ValueError, match="the game is over"):
        bot(name).choose(finished())
    assert bot(name).analyse(finished()) == ()


@pytest.mark.parametrize("name", LEVELS)
def test_without_any_budget_a_legal_move_is_made(name: str) -> None:
    """No work and no time still give an answer; the strong search has its first guess."""
    game = game_at("base", 8)
    for player in (bot(name, work=0), bot(name, time=0)):
        assert player.choose(game) in game.legal_moves()


def test_without_any_budget_the_strong_search_plays_its_first_guess() -> None:
    """Which is what the level that only guesses plays."""
    for number in range(12):
        game = game_at("base", number)
        assert bot(LEVELS[-1], work=0).choose(game) == bot("fennec").choose(game)


def test_a_stopped_search_answers_with_what_it_has() -> None:
    """Stopped when it has looked up for the third time: with more than a guess, and not all."""
    game = game_at("base", 0)
    looks = count(1)

    def think(task: Task) -> list[Estimate]:
        def stopped() -> bool:
            if next(looks) == 3:
                player.stop()
            return task.stopped()

        return StrongTree()(replace(task, stopped=stopped))

    work = 100 * FEW
    player = Bot("stopped", think, Budget(work=work))
    whole = Bot("whole", StrongTree(), Budget(work=work))
    found, all_of_it = (sum(a.visits for a in bot.analyse(game)) for bot in (player, whole))
    assert 0 < found < all_of_it / 2


def test_a_stop_that_comes_before_the_search_is_not_lost() -> None:
    """It ends that search, which answers with its first guess, and no other one."""
    game = game_at("base", 0)
    player = bot(LEVELS[-1], work=FEW)
    player.stop()
    assert player.analyse(game) == bot(LEVELS[-1], work=0).analyse(game)
    thought = bot(LEVELS[-1], work=FEW).analyse(game)
    assert player.analyse(game) == thought
    assert sum(assessment.visits for assessment in thought) > 0


def test_a_bot_keeps_the_game_as_it_is() -> None:
    """Thinking changes nothing."""
    game = game_at("expansion", 9)
    before = game.state.to_bytes()
    bot(LEVELS[-1], work=FEW).analyse(game)
    assert game.state.to_bytes() == before


SECONDS = "time: expected seconds from 0 to 86,400, found "


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"name": "camel"}, "bot: expected one of scarab"),
        ({"name": "oryx", "time": 1, "work": 1}, "budget: expected time or work, found both"),
        ({"name": "oryx", "work": -1}, "work: expected 0 or more positions, found -1"),
        ({"name": "oryx", "time": float("nan")}, SECONDS + "nan"),
        ({"name": "oryx", "time": 1e306}, SECONDS + "1e[+]306"),
        ({"name": "oryx", "time": "1"}, SECONDS + "'1'"),
        ({"name": "oryx", "time": True}, SECONDS + "true"),
        ({"name": "oryx", "work": float("nan")}, "work: expected 0 or more positions, found nan"),
        ({"name": "oryx", "work": 1.5}, "work: expected 0 or more positions, found 1.5"),
        ({"name": "oryx", "workers": 0}, "workers: expected 1 or more, found 0"),
        ({"name": "oryx", "workers": 1.5}, "workers: expected 1 or more, found 1.5"),
        ({"name": "oryx", "seed": "x"}, "seed: expected a whole number, found 'x'"),
    ],
)
def test_what_cannot_be_is_refused_by_name(arguments: dict[str, object], message: str) -> None:
    """The message says what was expected and what came."""
    with pytest.raises(ValueError, match=message):
        bot(**arguments)  # type: ignore[arg-type]


def test_budgets_are_scaled_where_they_count() -> None:
    """Work, or time alone; the seconds beside work are a safeguard."""
    assert Budget(work=1000, seconds=1.0).scaled(0.1) == Budget(work=100, seconds=1.0)
    assert Budget(seconds=1.0).scaled(0.5) == Budget(seconds=0.5)
    assert bot("oryx", work=500).scaled(2).budget == Budget(work=1000)
    for factor in (-1, 1e308, float("nan")):
        with pytest.raises(
            ValueError, match="factor: expected a number from 0 to 1,000,000, found"
        ):
            Budget(work=1).scaled(factor)
    with pytest.raises(ValueError, match="expected work, seconds or both, found neither"):
        Budget()


def test_a_share_of_a_budget_is_one_of_work_and_time() -> None:
    """So that the many small decisions of a turn cannot take as long as placing each."""
    assert Budget(work=1000, seconds=1.0).shared(0.3) == Budget(work=300, seconds=0.3)
    assert Budget(work=1000).shared(0.3) == Budget(work=300)
    assert Budget(seconds=1.0).shared(0.3) == Budget(seconds=0.3)


@pytest.mark.parametrize("name", LEVELS)
def test_a_game_that_is_all_but_decided_is_played_on(name: str) -> None:
    """Thousands of points ahead: the chance to win is 1 or 0, and no number overflows."""
    position: Any = game_at("base", 8).position()
    for ahead, behind in (("blue", "white"), ("white", "blue")):
        position["players"][ahead]["vp"], position["players"][behind]["vp"] = 90_000, 0
        game = Game.from_position(position, seed=1)
        found = bot(name, work=FEW).analyse(game)
        if name != "scarab":
            assert {round(a.win, 6) for a in found} == {1.0 if game.to_move == ahead else 0.0}


@pytest.mark.parametrize("name", ["jerboa", LEVELS[-1]])
def test_main_lines_are_moves_that_can_be_played(name: str) -> None:
    """Every line can be played as it stands, until a card is turned up."""
    game = game_at("base", 4)
    best = bot(name, work=5 * FEW).analyse(game)[0]
    for text in best.line:
        game.play(text)
    assert len(best.line) > 1
