"""The report of a match: figures that follow from its pairs, and words that follow from them."""

import json
from collections.abc import Sequence

import pytest

from targi import Ruleset
from targi.bots.arena.matches import Clock, GameResult, Match, Pair, Side
from targi.bots.arena.report import Sprt, as_words, percent, seconds, summary
from targi.bots.arena.statistics import win_rate_interval
from targi.cards import parse_cards_file
from tests.arena.matches import small_match


def pair(number: int, *games: tuple[float, int]) -> Pair:
    """A pair of games with these points and leads, whose times are easy to add up."""
    first, second = (
        GameResult(points, lead, Clock(10, 2.0, 0.5, 1.5), Clock(20, 1.0, 0.25, 0.75))
        for points, lead in games
    )
    return Pair(number, (first, second))


BASE = Ruleset("base")
WON = ((1.0, 8), (1.0, 4))
SPLIT = ((1.0, 3), (0.0, -5))
DRAWN = ((0.5, 0), (1.0, 6))


def match_of(*pairs: Sequence[tuple[float, int]]) -> list[Pair]:
    """A match of such pairs."""
    return [pair(number, *games) for number, games in enumerate(pairs)]


def test_figures_follow_from_the_pairs() -> None:
    """Results by game, samples by pair, times by side."""
    data = summary(small_match(), match_of(WON, WON, SPLIT, DRAWN), finished=True)
    assert (data["games"], data["finished"]) == (8, True)
    assert (data["wins"], data["draws"], data["losses"]) == (6, 1, 1)
    assert data["pairs"] == [0, 0, 1, 1, 2]
    assert data["win_rate"] == 6.5 / 8
    assert data["win_rate_interval"] == [*win_rate_interval((0, 0, 1, 1, 2))]
    assert data["elo"] == pytest.approx(254.73, abs=0.01)
    assert data["score_difference"] == pytest.approx((6 + 6 - 1 + 3) / 4)
    assert data["time"]["a"] == {
        "decisions": 80,
        "mean": 0.2,
        "longest": 0.5,
        "longest_turn": 1.5,
    }
    assert data["time"]["b"]["mean"] == 0.05


def test_the_interval_of_the_score_difference_is_that_of_pairs() -> None:
    """Two games of a pair balance each other: equal pairs leave no doubt, whatever their games."""
    data = summary(small_match(), match_of(SPLIT, SPLIT, SPLIT), finished=True)
    assert data["score_difference_interval"] == [-1, -1]


def test_more_confidence_can_be_asked_for() -> None:
    """For matches that are looked at several times."""
    pairs = match_of(WON, SPLIT, WON, SPLIT)
    usual = summary(small_match(), pairs, finished=True)
    sure = summary(small_match(), pairs, finished=True, confidence=0.99)
    assert sure["win_rate_interval"][0] < usual["win_rate_interval"][0]
    assert sure["score_difference_interval"][1] > usual["score_difference_interval"][1]
    assert sure["elo_interval"][1] > usual["elo_interval"][1]


def test_infinity_is_null_in_json() -> None:
    """JSON has no word for it; in words it has a sign."""
    data = summary(small_match(), match_of(WON, WON), finished=True)
    assert data["elo"] is data["elo_interval"][1] is None
    assert json.loads(json.dumps(data, allow_nan=False)) == data
    assert "Elo               +∞ (-" in as_words(data, BASE)
    lost = [((0.0, -1), (0.0, -2))] * 2
    data = summary(small_match(), match_of(*lost), finished=True)
    assert "Elo               -∞ (-∞ to +" in as_words(data, BASE)


def test_without_a_game_there_are_no_figures() -> None:
    """A match that was interrupted at once is reported all the same."""
    data = summary(small_match(), [], finished=False, sprt=Sprt(0, 10))
    for name in ("win_rate", "win_rate_interval", "elo", "elo_interval", "score_difference"):
        assert data[name] is None
    assert data["time"]["a"]["mean"] is None
    assert data["sprt"]["log_likelihood_ratio"] == 0
    assert as_words(data, BASE).endswith("base, seed 1: 0 games")


def test_the_sequential_test_is_part_of_the_report() -> None:
    """With its hypotheses, its ratio and its verdict."""
    data = summary(small_match(), match_of(*[WON] * 30), finished=True, sprt=Sprt(0, 100))
    assert data["sprt"]["accepted"] == "H1"
    assert "accepts H1 (H0 +0 Elo, H1 +100 Elo; log-likelihood ratio " in as_words(data, BASE)
    data = summary(small_match(), match_of(WON), finished=True, sprt=Sprt(-5, 5))
    assert data["sprt"]["accepted"] is None
    assert "has not decided (H0 -5 Elo, H1 +5 Elo; " in as_words(data, BASE)


def test_words_name_budgets_of_every_kind() -> None:
    """Positions, seconds, or whichever comes first."""
    match = Match(Side("scarab", work=2000), Side("jerboa", time=0.25), Ruleset("expansion"), 3)
    lines = as_words(summary(match, match_of(WON), finished=True), match.ruleset).splitlines()
    assert lines[0] == "scarab (A) against jerboa (B), expansion, seed 3: 2 games"
    assert lines[1].split(maxsplit=1) == ["budgets", "A 2,000 positions, B 0.25 s"]


def test_words_say_who_does_not_search() -> None:
    """Rather than that it looks at no position."""
    match = Match(Side("fennec", 0.1), Side("addax", 0.1), BASE, 3)
    lines = as_words(summary(match, match_of(WON), finished=True), BASE).splitlines()
    assert lines[1].split(maxsplit=1) == ["budgets", "A no search, B 300 positions or 0.75 s"]


def test_a_ruleset_is_named_in_full() -> None:
    """Options, border and custom cards are part of what was measured."""
    cards = parse_cards_file("[tribes]\nXO1 = { vp = 1 }\n", "own.toml")
    ruleset = Ruleset("expansion", start="easier", border=(1, 5), cards=cards)
    match = Match(Side("scarab"), Side("jerboa"), ruleset, 3)
    head = as_words(summary(match, match_of(WON), finished=True), ruleset).splitlines()[0]
    game = "expansion+easier+border:1,5 with own.toml, seed 3"
    assert head == f"scarab (A) against jerboa (B), {game}: 2 games"


def test_shares_and_times_are_written_for_people() -> None:
    """With a decimal where it matters."""
    assert percent(0.6) == "60.0 %"
    assert seconds(0.25) == "0.25 s"
    assert seconds(0.0123) == "12.3 ms"
