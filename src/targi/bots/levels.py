"""The levels: names, minds and default budgets, the weakest first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from targi.bots.bot import Bot, Mind
from targi.bots.budget import Budget
from targi.bots.minds import greedy_mind, random_mind


@dataclass(frozen=True, slots=True)
class Level:
    """One opponent: its name, how it thinks, and for how long if nobody says otherwise."""

    name: str
    about: str  # one line for people
    mind: Mind
    budget: Budget


LEVELS: Final = (
    Level("scarab", "plays at random", random_mind, Budget(work=1)),
    Level("jerboa", "takes what looks best at once", greedy_mind, Budget(work=1)),
)


def names() -> list[str]:
    """The names of all levels, the weakest first."""
    return [level.name for level in LEVELS]


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
        raise ValueError(f"bot: expected one of {', '.join(names())}, got {name!r}")
    if time is not None and work is not None:
        raise ValueError("budget: expected time or work, got both")
    if workers < 1:
        raise ValueError(f"workers: expected 1 or more, got {workers}")
    default = time is None and work is None
    budget = found[0].budget if default else Budget(work, time)
    return Bot(name, found[0].mind, budget, seed)
