"""What a match showed so far: the figures as data, and as words for people. Pure functions."""

import math
from collections.abc import Sequence
from statistics import fmean
from typing import Final, NamedTuple

from targi.bots.arena.matches import Clock, Data, Match, Pair
from targi.bots.arena.statistics import (
    CONFIDENCE,
    SPRT_BOUND,
    Counts,
    count_pairs,
    elo,
    log_likelihood_ratio,
    mean_interval,
    sprt_verdict,
    win_rate,
    win_rate_interval,
)
from targi.game import Ruleset

_WIDTH: Final = 18  # of the column of headings


class Sprt(NamedTuple):
    """The two differences in Elo between which the sequential test decides."""

    elo0: float
    elo1: float

    def verdict(self, counts: Counts) -> str | None:
        """The hypothesis accepted, if any."""
        return sprt_verdict(log_likelihood_ratio(counts, *self))


def counts_of(pairs: Sequence[Pair]) -> tuple[int, ...]:
    """The pairs counted by A's points."""
    return count_pairs(pair.points for pair in pairs)


def summary(
    match: Match,
    pairs: Sequence[Pair],
    *,
    finished: bool,
    sprt: Sprt | None = None,
    confidence: float = CONFIDENCE,
) -> Data:
    """All figures of a match, in the shape that `targi arena --json` promises."""
    games = [game for pair in pairs for game in pair.games]
    won = [game.points for game in games]
    counts = counts_of(pairs)
    return {
        **match.to_json(),
        "games": len(games),
        "finished": finished,
        "wins": won.count(1),
        "draws": won.count(0.5),
        "losses": won.count(0),
        "pairs": list(counts),
        **_strength(counts, confidence),
        **_lead([pair.lead for pair in pairs], confidence),
        "time": {
            "a": _time(sum((game.a_time for game in games), Clock())),
            "b": _time(sum((game.b_time for game in games), Clock())),
        },
        "sprt": None if sprt is None else _sprt(sprt, counts),
    }


def _strength(counts: Counts, confidence: float) -> Data:
    if not any(counts):
        return dict.fromkeys(("win_rate", "win_rate_interval", "elo", "elo_interval"))
    rate, interval = win_rate(counts), win_rate_interval(counts, confidence)
    return {
        "win_rate": rate,
        "win_rate_interval": [*interval],
        "elo": _finite(elo(rate)),
        "elo_interval": [_finite(elo(end)) for end in interval],
    }


def _lead(leads: Sequence[float], confidence: float) -> Data:
    interval = mean_interval(leads, confidence)
    return {
        "score_difference": fmean(leads) if leads else None,
        "score_difference_interval": None if interval is None else [*interval],
    }


def _time(clock: Clock) -> Data:
    return {
        "decisions": clock.decisions,
        "mean": clock.seconds / clock.decisions if clock.decisions else None,
        "longest": clock.longest,
        "longest_turn": clock.longest_turn,
    }


def _sprt(sprt: Sprt, counts: Counts) -> Data:
    ratio = log_likelihood_ratio(counts, *sprt)
    return {
        "elo0": sprt.elo0,
        "elo1": sprt.elo1,
        "log_likelihood_ratio": ratio,
        "bound": SPRT_BOUND,
        "accepted": sprt_verdict(ratio),
    }


def _finite(number: float) -> float | None:
    """JSON knows no infinity: None stands for it, and the win rate tells its sign."""
    return number if math.isfinite(number) else None


def as_words(data: Data, ruleset: Ruleset) -> str:
    """The figures of `summary` for people; its ruleset is said in full."""
    a, b = (data[side]["bot"] for side in "ab")
    cards = f" with {ruleset.cards.name}" if ruleset.cards else ""
    game = f"{ruleset}{cards}, seed {data['seed']}"
    head = f"{a} (A) against {b} (B), {game}: {data['games']} games"
    if not data["games"]:
        return head
    lines = {
        "budgets": f"A {budget_words(data['a'])}, B {budget_words(data['b'])}",
        "result": f"{data['wins']} won, {data['draws']} drawn, {data['losses']} lost",
        "win rate": rate_words(data),
        "Elo": elo_words(data),
        "score difference": lead_words(data),
        "pairs": f"{_pairs(data['pairs'])} gave A 0, ½, 1, 1½, 2 points",
        "time of A": time_words(data["time"]["a"]),
        "time of B": time_words(data["time"]["b"]),
    }
    if data["sprt"]:
        lines["sequential test"] = _sprt_words(data["sprt"])
    return "\n".join([head, *(f"  {name:<{_WIDTH}}{text}" for name, text in lines.items())])


def rate_words(data: Data) -> str:
    """The win rate and its interval."""
    low, high = data["win_rate_interval"]
    return f"{percent(data['win_rate'])} ({100 * low:.1f} to {percent(high)})"


def percent(share: float) -> str:
    """A share for people."""
    return f"{100 * share:.1f} %"


def elo_words(data: Data) -> str:
    """The difference in Elo and its interval."""
    ends = zip(data["elo_interval"], data["win_rate_interval"], strict=True)
    low, high = (_elo(*end) for end in ends)
    return f"{_elo(data['elo'], data['win_rate'])} ({low} to {high})"


def _elo(difference: float | None, rate: float) -> str:
    if difference is None:
        return "+∞" if rate == 1 else "-∞"
    return f"{difference:+.0f}"


def lead_words(data: Data) -> str:
    """The mean difference of the scores and its interval."""
    mean, interval = data["score_difference"], data["score_difference_interval"]
    return f"{mean:+.1f}" + (" ({:+.1f} to {:+.1f})".format(*interval) if interval else "")


def time_words(time: Data) -> str:
    """The time of one side: a decision on average and at most, a whole turn at most."""
    mean, longest, turn = (seconds(time[name]) for name in ("mean", "longest", "longest_turn"))
    return f"{mean} a decision, at most {longest}, a whole turn at most {turn}"


def seconds(time: float) -> str:
    """A time for people."""
    return f"{time:.2f} s" if time >= 0.1 else f"{time * 1000:.1f} ms"


def budget_words(side: Data) -> str:
    """What a side may think about a decision."""
    work, limit = side["budget"]["work"], side["budget"]["seconds"]
    if work == 0:
        return "no search"
    parts = [f"{work:,} position{'s' * (work != 1)}"] if work is not None else []
    parts += [f"{limit:g} s"] if limit is not None else []
    return " or ".join(parts)


def _pairs(counts: Sequence[int]) -> str:
    return ", ".join(map(str, counts))


def _sprt_words(data: Data) -> str:
    ratio, bound = data["log_likelihood_ratio"], data["bound"]
    verdict = f"accepts {data['accepted']}" if data["accepted"] else "has not decided"
    between = f"H0 {data['elo0']:+g} Elo, H1 {data['elo1']:+g} Elo"
    return f"{verdict} ({between}; log-likelihood ratio {ratio:.2f} of ±{bound:.2f})"
