"""The levels: names, strategies and default budgets, the weakest first.

A default budget is counted in work, so that games can be repeated exactly; the seconds beside it
keep play fluent where a machine is slow. It is the most that one decision gets.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from targi.bots.bot import Bot
from targi.bots.budget import Budget
from targi.bots.strategies import AtRandom, FirstGuess, PlainTree, Strategy, StrongTree, WithSlips
from targi.cards.error_texts import expected


@dataclass(frozen=True, slots=True)
class Level:
    """One opponent: its name, how it thinks, and for how long if nobody says otherwise."""

    name: str
    about: str  # one line for people
    strategy: Strategy
    budget: Budget
    searches: bool = False  # more budget and more workers make it stronger


NO_SEARCH: Final = Budget(work=0)
LIMIT: Final = 0.75  # seconds; with what comes before and after a search it stays below one
LEVELS: Final = (
    Level("scarab", "plays at random", AtRandom(), NO_SEARCH),
    # Few playouts: with more of them it would overtake those above, who do not think longer.
    Level("jerboa", "tree search with random playouts", PlainTree(), Budget(100, LIMIT), True),
    Level("gecko", "knows what is good, slips often", WithSlips(2.5, 1.5), NO_SEARCH),
    Level("dorcas", "slips now and then", WithSlips(0.6, 0.3), NO_SEARCH),
    Level("fennec", "takes what looks best at once", FirstGuess(), NO_SEARCH),
    Level("addax", "looks a little ahead", StrongTree(), Budget(3_000, LIMIT), True),
    Level("oryx", "looks ahead", StrongTree(), Budget(20_000, LIMIT), True),
    Level("caracal", "looks far ahead", StrongTree(), Budget(200_000, LIMIT), True),
)


def names() -> list[str]:
    """The names of all levels, the weakest first."""
    return [level.name for level in LEVELS]


def adviser() -> Bot:
    """Who gives hints: the strongest level, at a quarter of its budget. Nobody likes to wait."""
    return bot(LEVELS[-1].name).scaled(0.25)


def bot(
    name: str,
    *,
    time: float | None = None,
    work: int | None = None,
    seed: int = 0,
    workers: int = 1,
) -> Bot:
    """The bot of that name; its budget a decision is `time` in seconds or `work` in positions."""
    found = [level for level in LEVELS if level.name == name]
    if not found:
        what = f"one of {', '.join(names())}"
        raise ValueError(f"bot: {expected(what, name)}")
    if time is not None and work is not None:
        raise ValueError("budget: expected time or work, found both")
    if type(workers) is not int or workers < 1:
        raise ValueError(f"workers: {expected('1 or more', workers)}")
    if type(seed) is not int:
        raise ValueError(f"seed: {expected('a whole number', seed)}")
    (level,) = found
    default = time is None and work is None
    budget = level.budget if default else Budget(work, time)
    return Bot(name, level.strategy, budget, seed, workers if level.searches else 1)
