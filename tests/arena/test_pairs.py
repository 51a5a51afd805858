"""Pairs of games: the same deal with the seats swapped, alike wherever they are played."""

import multiprocessing
import os
import re
import signal
from contextlib import closing

import pytest

from targi import Game, Ruleset
from targi.bots.arena.matches import Clock, Match, Pair, Side, play_pair
from targi.bots.arena.processes import ProcessLostError, play_pairs
from tests.arena.matches import GREEDY, RANDOM, outcomes, small_match


@pytest.fixture(scope="module")
def pair() -> Pair:
    """A pair that several tests look at."""
    return play_pair(small_match(), 0)


def games_of(pair: Pair) -> list[Game]:
    """The games as their records tell them."""
    return [Game.from_record(game.record) for game in pair.games]


def test_both_games_of_a_pair_have_the_same_cards(pair: Pair) -> None:
    """Same key, so the same deal and the same piles."""
    first, second = games_of(pair)
    assert first.key == second.key
    assert first.deal == second.deal


def test_the_bots_swap_their_seats(pair: Pair) -> None:
    """A is blue first and white then; the record says who played."""
    first, second = games_of(pair)
    assert (first.headers.blue, first.headers.white) == (f"bot:{GREEDY}", f"bot:{RANDOM}")
    assert (second.headers.blue, second.headers.white) == (f"bot:{RANDOM}", f"bot:{GREEDY}")


def test_points_and_lead_are_those_of_a(pair: Pair) -> None:
    """As the records have winner and scores."""
    for a_seat, b_seat, result in zip(
        ("blue", "white"), ("white", "blue"), pair.games, strict=True
    ):
        game = Game.from_record(result.record)
        written = re.search(r"score: (?P<blue>\d+)-(?P<white>\d+)", result.record)
        assert written is not None
        assert result.lead == int(written[a_seat]) - int(written[b_seat])
        assert result.points == {a_seat: 1.0, b_seat: 0.0, "draw": 0.5}[str(game.winner)]
    assert pair.points == sum(game.points for game in pair.games)
    assert pair.lead == sum(game.lead for game in pair.games) / 2


def test_a_weaker_bot_as_a_has_the_negative_lead() -> None:
    """Points and lead follow the side, not the seat."""
    match = Match(Side(RANDOM), Side(GREEDY), Ruleset(), 1)
    pairs = [play_pair(match, number) for number in range(4)]
    assert sum(pair.points for pair in pairs) < 4
    assert sum(pair.lead for pair in pairs) < 0


def test_every_decision_is_timed(pair: Pair) -> None:
    """All decisions of a game belong to one of the two clocks; a turn lasts as its longest part."""
    for game, result in zip(games_of(pair), pair.games, strict=True):
        assert result.a_time.decisions + result.b_time.decisions == len(game.history)
        for clock in (result.a_time, result.b_time):
            assert 0 < clock.longest <= clock.longest_turn <= clock.seconds
            assert clock.longest_turn < clock.seconds  # a game has more than one turn


def test_clocks_add_up() -> None:
    """Sums of decisions and seconds, the longest of the longest."""
    total = Clock(2, 1.0, 0.75, 1.0) + Clock(3, 2.0, 0.5, 1.5)
    assert total == Clock(5, 3.0, 0.75, 1.5)


def test_a_pair_is_the_same_each_time(pair: Pair) -> None:
    """To the last move."""
    again = play_pair(small_match(), 0)
    assert [game.record for game in again.games] == [game.record for game in pair.games]


def test_other_pairs_and_other_seeds_deal_other_cards(pair: Pair) -> None:
    """Nothing is measured twice."""
    other = [play_pair(small_match(), 1), play_pair(small_match(seed=2), 0)]
    deals = {game.deal for found in (pair, *other) for game in games_of(found)}
    assert len(deals) == 3


def test_the_expansion_is_played_with_its_cards() -> None:
    """The match's ruleset is the game's."""
    games = games_of(play_pair(small_match(box="expansion"), 0))
    assert [str(game.ruleset) for game in games] == ["expansion", "expansion"]


def test_a_side_names_the_budget_it_comes_to() -> None:
    """Its level's own, a part of it, so much work, or so much time."""
    own = Side(GREEDY).bot().budget
    assert Side(GREEDY).to_json()["budget"] == {"work": own.work, "seconds": own.seconds}
    assert Side(GREEDY, work=40).bot().budget.work == 40
    assert Side(GREEDY, scale=0.5, work=40).bot().budget.work == 20
    assert Side(GREEDY, time=0.25).to_json() == {
        "bot": GREEDY,
        "budget": {"work": None, "seconds": 0.25},
    }


@pytest.mark.parametrize("jobs", [1, 2])
def test_any_number_of_processes_plays_the_same_match(jobs: int) -> None:
    """The same pairs in the same order as without any."""
    match = small_match()
    alone = [play_pair(match, number) for number in range(2, 6)]
    together = list(play_pairs(match, range(2, 6), jobs))
    assert [pair.number for pair in together] == [2, 3, 4, 5]
    assert outcomes(together) == outcomes(alone)
    assert [pair.games[1].record for pair in together] == [pair.games[1].record for pair in alone]


def test_no_pairs_need_no_process() -> None:
    """A match that has been played needs nothing more."""
    assert list(play_pairs(small_match(), range(3, 3), 2)) == []


def test_processes_end_when_the_loop_is_left() -> None:
    """Whoever has seen enough leaves nothing behind."""
    with closing(play_pairs(small_match(), range(1000), 2)) as pairs:
        assert next(pairs).number == 0
        assert len(multiprocessing.active_children()) == 2
    assert multiprocessing.active_children() == []


def test_a_process_that_is_killed_is_reported() -> None:
    """Instead of being waited for; the others are ended."""
    with closing(play_pairs(small_match(), range(1000), 2)) as pairs:
        next(pairs)
        killed = multiprocessing.active_children()[0]
        assert killed.pid is not None
        os.kill(killed.pid, signal.SIGKILL)
        with pytest.raises(ProcessLostError, match="ended, exit code -9"):
            list(pairs)
    assert multiprocessing.active_children() == []


def test_a_process_that_fails_is_reported(capfd: pytest.CaptureFixture[str]) -> None:
    """With its exit code; why it failed is on standard error."""
    match = Match(Side("nobody"), Side(RANDOM), Ruleset(), 1)
    with pytest.raises(ProcessLostError, match="ended, exit code 1"):
        list(play_pairs(match, range(2), 1))
    assert "found 'nobody'" in capfd.readouterr().err
