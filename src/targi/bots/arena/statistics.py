"""What a match of paired games tells: win rate, Elo, their intervals, and the sequential test.

A pair is the same deal played twice with the seats swapped. Its two games depend on each other,
because a deal may favour a seat, so pairs are the sample, never single games. A pair gives A one of
five numbers of points, 0, ½, 1, 1½ or 2, and a match is counted by them. Pure functions of such
counts. Not here: playing the games (`matches`) and reporting them (`report`).
"""

import math
from collections.abc import Iterable, Sequence
from statistics import NormalDist, fmean, stdev
from typing import Final, NamedTuple, TypeAlias

Counts: TypeAlias = Sequence[int]  # how many pairs gave A 0, ½, 1, 1½ and 2 points

SCORES: Final = (0.0, 0.25, 0.5, 0.75, 1.0)  # A's share of the points of such a pair
CONFIDENCE: Final = 0.95
# The sequential test errs in 5 % of matches on either side: it accepts H1 at this log-likelihood
# ratio, H0 at minus that.
SPRT_BOUND: Final = math.log(0.95 / 0.05)

# Pairs of two equal results, as uncertain as pairs can be, that every variance is mixed with: a few
# pairs without a surprise do not show that there are none.
_CAUTION: Final = 2
# Stands for a result that was not seen, so that both hypotheses can explain every count.
_UNSEEN: Final = 1e-3


class Interval(NamedTuple):
    """Where a figure lies with the confidence asked for."""

    low: float
    high: float


def count_pairs(points: Iterable[float]) -> tuple[int, ...]:
    """Counts of pairs by the points, 0 to 2, that each of them gave A."""
    counts = [0] * len(SCORES)
    for of_pair in points:
        count_pair(counts, of_pair)
    return tuple(counts)


def count_pair(counts: list[int], points: float) -> None:
    """Count one more pair."""
    counts[round(points * 2)] += 1


def win_rate(counts: Counts) -> float:
    """A's share of all points: a draw is half a win."""
    return sum(n * score for n, score in zip(counts, SCORES, strict=True)) / sum(counts)


def pair_variance(counts: Counts) -> float:
    """The variance of a pair's share of the points around the win rate; needs two pairs."""
    mean = win_rate(counts)
    squares = (n * (score - mean) ** 2 for n, score in zip(counts, SCORES, strict=True))
    return sum(squares) / (sum(counts) - 1)


def win_rate_interval(counts: Counts, confidence: float = CONFIDENCE) -> Interval:
    """The interval of the win rate, by Wilson's formula.

    It is made for independent results, so the pairs are converted into as many independent games
    as would leave the same uncertainty: fewer than were played if the games of a pair tend to end
    alike, more if they balance each other.
    """
    mean, games = win_rate(counts), _independent_games(counts)
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    spread = z * math.sqrt(mean * (1 - mean) / games + (z / games) ** 2 / 4)
    shift = 1 + z * z / games
    centre = mean + z * z / games / 2
    # The ends of the scale are reached exactly, which rounding would miss.
    low = (centre - spread) / shift if mean > 0 else 0.0
    high = (centre + spread) / shift if mean < 1 else 1.0
    return Interval(low, high)


def _independent_games(counts: Counts) -> float:
    pairs, mean = sum(counts), win_rate(counts)
    largest = mean * (1 - mean)  # the variance if both games of a pair always ended alike
    # Half of that if they are independent, which is assumed where all games ended alike.
    share = pair_variance(counts) / largest if pairs > 1 and largest else 0.5
    return pairs * (pairs - 1 + _CAUTION) / ((pairs - 1) * share + _CAUTION)


def mean_interval(values: Sequence[float], confidence: float = CONFIDENCE) -> Interval | None:
    """The interval of a mean of independent values; None for fewer than two."""
    if len(values) < 2:
        return None
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    mean, spread = fmean(values), z * stdev(values) / math.sqrt(len(values))
    return Interval(mean - spread, mean + spread)


def elo(rate: float) -> float:
    """The difference in Elo at which a player has this win rate; infinite at 0 and 1."""
    if rate <= 0 or rate >= 1:
        return math.copysign(math.inf, rate - 0.5)
    return 400 * math.log10(rate / (1 - rate))


def rate_of_elo(difference: float) -> float:
    """The win rate that a difference in Elo stands for."""
    return 1 / (1 + 10 ** (-difference / 400))


def sprt_verdict(ratio: float) -> str | None:
    """The hypothesis that the sequential test accepts at a log-likelihood ratio, H0 or H1."""
    if abs(ratio) < SPRT_BOUND:
        return None
    return "H1" if ratio > 0 else "H0"


def log_likelihood_ratio(counts: Counts, elo0: float, elo1: float) -> float:
    """How much likelier H1, a difference of `elo1`, makes the pairs than H0, one of `elo0`.

    The generalised ratio: each hypothesis fixes the win rate only and may choose, among all
    distributions over the five results that have it, the one that explains the counts best.
    """
    if not any(counts):
        return 0.0
    weights = [n or _UNSEEN for n in counts]
    best0, best1 = (_likeliest(weights, rate_of_elo(difference)) for difference in (elo0, elo1))
    return sum(n * math.log(b / a) for n, a, b in zip(weights, best0, best1, strict=True))


def _likeliest(weights: Sequence[float], rate: float) -> list[float]:
    """The likeliest distribution with this win rate.

    By Lagrange it is p / (1 + x (score - rate)), p being what was seen, with the x that makes its
    mean the rate. The mean's distance falls as x grows between the two poles, so halving finds it.
    """
    total = sum(weights)
    seen = [(n / total, score - rate) for n, score in zip(weights, SCORES, strict=True)]
    low, high = -1 / (1 - rate), 1 / rate
    while low < (x := (low + high) / 2) < high:
        if sum(p * distance / (1 + x * distance) for p, distance in seen) > 0:
            low = x
        else:
            high = x
    return [p / (1 + x * distance) for p, distance in seen]
