"""The statistics of paired games against known values, and against simulated matches."""

import math
import random
from collections.abc import Sequence
from statistics import fmean

import pytest
from hypothesis import given
from hypothesis import strategies as st

from targi.bots.arena.statistics import (
    SCORES,
    SPRT_BOUND,
    count_pairs,
    elo,
    log_likelihood_ratio,
    mean_interval,
    pair_variance,
    rate_of_elo,
    sprt_verdict,
    win_rate,
    win_rate_interval,
)

Chances = Sequence[float]  # of a pair to give 0, ½, 1, 1½ and 2 points

some_counts = st.tuples(*[st.integers(0, 60)] * 5).filter(any)


def independent(win: float, draw: float = 0.0) -> Chances:
    """The chances of a pair whose two games do not influence each other."""
    game = (1 - win - draw, draw, win)
    chances = [0.0] * 5
    for first, p in enumerate(game):
        for second, q in enumerate(game):
            chances[first + second] += p * q
    return chances


def alike(win: float) -> Chances:
    """The chances of a pair whose two games always have the same winner."""
    return (1 - win, 0.0, 0.0, 0.0, win)


# The deal decides most pairs: the better seat wins, so both games go to different bots.
BALANCED = (0.05, 0.0, 0.7, 0.0, 0.25)


def true_rate(chances: Chances) -> float:
    """The win rate that a match of such pairs approaches."""
    return sum(p * score for p, score in zip(chances, SCORES, strict=True))


def simulated(chances: Chances, pairs: int, chance: random.Random) -> list[int]:
    """The counts of a match of such pairs."""
    results = chance.choices(range(5), chances, k=pairs)
    return [results.count(result) for result in range(5)]


def wilson(rate: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for independent games, as textbooks have it."""
    z = 1.959964
    centre = (rate + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games)
    half *= math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    return centre - half, centre + half


def test_pairs_are_counted_by_points() -> None:
    """From two losses to two wins; two draws are as good as a win and a loss."""
    assert count_pairs([0, 0.5, 0.5, 1, 1, 1, 1.5, 2, 2]) == (1, 2, 3, 1, 2)
    assert count_pairs([]) == (0, 0, 0, 0, 0)


def test_the_win_rate_counts_a_draw_as_half() -> None:
    """A's share of the points."""
    assert win_rate((0, 0, 0, 0, 3)) == 1
    assert win_rate((2, 0, 0, 0, 0)) == 0
    assert win_rate((0, 1, 0, 1, 0)) == 0.5
    assert win_rate((1, 0, 0, 1, 2)) == (0.75 + 2) / 4


def test_the_variance_is_that_of_pairs() -> None:
    """Not of games: four split pairs do not vary at all, though their games do."""
    assert pair_variance((0, 0, 4, 0, 0)) == 0
    assert pair_variance((2, 0, 0, 0, 2)) == pytest.approx(1 / 3)
    assert pair_variance((1, 0, 2, 0, 1)) == pytest.approx(0.5 / 3)


@pytest.mark.parametrize("rate", [0.5, 0.6, 0.8, 0.95])
def test_for_independent_games_the_interval_is_wilson_s(rate: float) -> None:
    """Where pairing changes nothing the textbook's interval comes out."""
    counts = [round(10_000 * p) for p in independent(rate)]
    assert win_rate_interval(counts) == pytest.approx(wilson(rate, 20_000), abs=2e-4)


def test_games_that_end_alike_count_as_one() -> None:
    """Pairs of the same winner say as much as half as many independent games."""
    low, high = win_rate_interval((200, 0, 0, 0, 300))
    assert (low, high) == pytest.approx(wilson(0.6, 500), abs=1e-3)


def test_games_that_balance_each_other_count_for_more() -> None:
    """The deal's luck falls out of a pair, so the interval is narrower than that of the games."""
    low, high = win_rate_interval((10, 0, 80, 0, 30))
    games_low, games_high = wilson(140 / 240, 240)
    assert high - low < 0.85 * (games_high - games_low)


def test_eighty_per_cent_of_few_games_is_little() -> None:
    """As many single games, 20 of 25, have 61 to 91 %; thirteen pairs are not much better."""
    low, high = win_rate_interval((1, 0, 3, 0, 9))
    assert low < 0.63
    assert high > 0.91


@pytest.mark.parametrize("pairs", [1, 5, 20, 100])
def test_winning_everything_is_no_proof_of_certainty(pairs: int) -> None:
    """There is room below 100 %, less with every pair."""
    low, high = win_rate_interval((0, 0, 0, 0, pairs))
    assert high == 1
    assert wilson(1, pairs)[0] - 0.01 <= low <= wilson(1, 2 * pairs)[0]
    assert low < win_rate_interval((0, 0, 0, 0, pairs + 1)).low


def test_a_lost_game_never_makes_the_interval_better() -> None:
    """A clean sheet is worth most."""
    clean, one_lost = win_rate_interval((0, 0, 0, 0, 20)), win_rate_interval((0, 0, 1, 0, 19))
    assert one_lost.low < clean.low


def test_a_few_split_pairs_are_no_proof_of_equality() -> None:
    """Pairs that all ended the same leave room as well, though their variance is zero."""
    low, high = win_rate_interval((0, 0, 10, 0, 0))
    assert low < 0.4
    assert high > 0.6


@given(some_counts)
def test_the_interval_holds_the_win_rate_and_stays_between_0_and_1(counts: list[int]) -> None:
    """Whatever the counts."""
    low, high = win_rate_interval(counts)
    assert 0 <= low <= win_rate(counts) <= high <= 1
    assert low < high


@given(some_counts)
def test_both_bots_see_the_same_interval_from_their_sides(counts: list[int]) -> None:
    """Swapping the names swaps the ends."""
    low, high = win_rate_interval(counts)
    assert win_rate_interval(counts[::-1]) == pytest.approx((1 - high, 1 - low))


@given(some_counts)
def test_more_confidence_needs_a_wider_interval(counts: list[int]) -> None:
    """At both ends."""
    narrow, wide = win_rate_interval(counts, 0.9), win_rate_interval(counts, 0.99)
    assert wide.low <= narrow.low <= narrow.high <= wide.high


@pytest.mark.parametrize("pairs", [25, 100, 400])
@pytest.mark.parametrize(
    "chances",
    [
        independent(0.5),
        independent(0.58, 0.04),
        independent(0.75, 0.02),
        independent(0.9),
        independent(0.95),
        alike(0.6),
        alike(0.8),
        BALANCED,
    ],
    ids=["even", "draws", "better", "strong", "stronger", "alike", "alike-strong", "balanced"],
)
def test_the_interval_holds_the_truth_in_95_of_100_matches(chances: Chances, pairs: int) -> None:
    """Whether games depend on each other or not, and for few pairs too."""
    chance = random.Random(7)
    truth, matches = true_rate(chances), 1000
    held = 0
    for _ in range(matches):
        low, high = win_rate_interval(simulated(chances, pairs, chance))
        held += low <= truth <= high
    assert 0.925 <= held / matches <= 0.985


def test_the_interval_of_a_mean_is_the_textbook_s() -> None:
    """1.96 standard errors either way; with one value there is none."""
    values = [1.0, 2.0, 3.0, 4.0]
    half = 1.959964 * math.sqrt(5 / 3) / 2
    assert mean_interval(values) == pytest.approx((2.5 - half, 2.5 + half))
    assert mean_interval([3.0]) is None
    assert mean_interval([]) is None


def test_the_interval_of_a_mean_holds_the_truth_in_95_of_100_samples() -> None:
    """For score differences, which are nearly normal."""
    chance = random.Random(3)
    samples = [[chance.gauss(4, 9) for _ in range(60)] for _ in range(1000)]
    intervals = [mean_interval(values) for values in samples]
    assert 0.925 <= fmean(i is not None and i.low <= 4 <= i.high for i in intervals) <= 0.975


@pytest.mark.parametrize(
    ("rate", "difference"),
    [(0.5, 0), (0.75, 190.848), (0.25, -190.848), (10 / 11, 400), (0.6, 70.437), (0.99, 798.254)],
)
def test_elo_has_its_known_values(rate: float, difference: float) -> None:
    """Ten to one is 400, and back."""
    assert elo(rate) == pytest.approx(difference, abs=1e-3)
    assert rate_of_elo(difference) == pytest.approx(rate, abs=1e-5)


def test_elo_is_infinite_for_whoever_wins_everything() -> None:
    """And minus infinite for the other."""
    assert elo(1) == math.inf
    assert elo(0) == -math.inf


@pytest.mark.parametrize(
    ("counts", "elo0", "elo1", "ratio"),
    [
        ((223, 9863, 21279, 10037, 246), 0.5, 2.5, -3.07),
        ((871, 26175, 55983, 26678, 821), 0, 2, -4.98),
    ],
)
def test_the_ratio_is_the_one_that_chess_engines_are_tested_with(
    counts: Sequence[int], elo0: float, elo1: float, ratio: float
) -> None:
    """Two matches that the tests of the tournament program fastchess give as examples."""
    assert log_likelihood_ratio(counts, elo0, elo1) == pytest.approx(ratio, abs=0.01)


@given(st.tuples(*[st.integers(400, 600)] * 5), st.floats(-20, 20), st.floats(-20, 20))
def test_for_many_pairs_the_ratio_is_that_of_a_normal_distribution(
    counts: list[int], elo0: float, elo1: float
) -> None:
    """The formula for a mean of known variance, wherever both hypotheses are near."""
    rate0, rate1 = rate_of_elo(elo0), rate_of_elo(elo1)
    seen = sum(n * (score - (rate0 + rate1) / 2) for n, score in zip(counts, SCORES, strict=True))
    around = (rate0 + rate1) / 2
    variance = pair_variance(counts) + (win_rate(counts) - around) ** 2
    normal = (rate1 - rate0) * seen / variance
    assert log_likelihood_ratio(counts, elo0, elo1) == pytest.approx(normal, rel=0.05, abs=0.05)


@given(some_counts, st.floats(-300, 300), st.floats(-300, 300))
def test_the_ratio_changes_sign_with_the_hypotheses_and_with_the_sides(
    counts: list[int], elo0: float, elo1: float
) -> None:
    """What speaks for one speaks against the other."""
    ratio = log_likelihood_ratio(counts, elo0, elo1)
    assert log_likelihood_ratio(counts, elo1, elo0) == pytest.approx(-ratio, abs=1e-6)
    assert log_likelihood_ratio(counts[::-1], -elo0, -elo1) == pytest.approx(ratio, abs=1e-6)


@given(st.tuples(*[st.integers(1, 60)] * 5), st.floats(-300, 300))
def test_nothing_explains_a_match_better_than_its_own_win_rate(
    counts: list[int], difference: float
) -> None:
    """The likeliest distribution of all is the one that was seen."""
    own = elo(win_rate(counts))
    assert log_likelihood_ratio(counts, own, difference) <= 1e-9


def test_without_a_pair_nothing_speaks_for_either_hypothesis() -> None:
    """A match begins undecided."""
    assert log_likelihood_ratio((0, 0, 0, 0, 0), 0, 10) == 0


def test_the_test_decides_at_its_bound() -> None:
    """ln 19 for errors of 5 %."""
    assert pytest.approx(2.944, abs=1e-3) == SPRT_BOUND
    assert sprt_verdict(SPRT_BOUND) == "H1"
    assert sprt_verdict(-SPRT_BOUND) == "H0"
    assert sprt_verdict(2.9) is sprt_verdict(-2.9) is sprt_verdict(0.0) is None


def accepted(chances: Chances, elo0: float, elo1: float, chance: random.Random) -> str:
    """The hypothesis that the test accepts in a match of such pairs."""
    counts = [0] * 5
    while True:
        counts[chance.choices(range(5), chances)[0]] += 1
        verdict = sprt_verdict(log_likelihood_ratio(counts, elo0, elo1))
        if verdict is not None:
            return verdict


@pytest.mark.parametrize("draw", [0.0, 0.1])
@pytest.mark.parametrize(("truth", "right"), [(0.0, "H0"), (120.0, "H1")])
def test_the_sequential_test_errs_in_about_5_of_100_matches(
    truth: float, right: str, draw: float
) -> None:
    """On the edge of either hypothesis, where errors are most frequent."""
    chance = random.Random(11)
    chances = independent(rate_of_elo(truth) - draw / 2, draw)
    verdicts = [accepted(chances, 0, 120, chance) for _ in range(200)]
    assert verdicts.count(right) >= 180
