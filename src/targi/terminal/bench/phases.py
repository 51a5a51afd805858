"""What `targi bench server` has seen: phases without and with bots in pairs, as figures and words.

What makes the slowest moves slow is rare and short, so a single phase cannot tell. Moves of all
phases of a kind are counted together, and how far the pairs differ is told beside it. Not here: who
moves (`players`), and the server (`server`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

MOST: Final = 3.0  # times as long as without bots the slowest moves may take


@dataclass
class Phase:
    """What was seen during one measurement."""

    milliseconds: list[float] = field(default_factory=list)  # from sending to the other's seeing
    errors: list[str] = field(default_factory=list)
    bot_moves: int = 0

    def figures(self) -> dict[str, Any]:
        """As data."""
        return {
            "moves": len(self.milliseconds),
            "p50_ms": percentile(self.milliseconds, 50),
            "p99_ms": percentile(self.milliseconds, 99),
            "errors": len(self.errors),
            "first_errors": self.errors[:5],
            "bot_moves": self.bot_moves,
        }


class Pair(NamedTuple):
    """Two phases, one after the other."""

    without: Phase
    beside: Phase  # bots


def together(phases: Sequence[Phase]) -> Phase:
    """All that was seen in several phases."""
    return Phase(
        [one for phase in phases for one in phase.milliseconds],
        [error for phase in phases for error in phase.errors],
        sum(phase.bot_moves for phase in phases),
    )


def percentile(values: Sequence[float], percent: int) -> float | None:
    """The value that so many percent do not exceed."""
    if not values:
        return None
    ranked = sorted(values)
    return round(ranked[min(len(ranked) - 1, len(ranked) * percent // 100)], 1)


def ratio(one: float | None, other: float | None) -> float | None:
    """How many times the other one is; None if either is not known."""
    return round(one / other, 2) if one and other else None


def as_data(pairs: Sequence[Pair]) -> dict[str, Any]:
    """The figures of all phases of a kind together, and of each pair."""
    kinds = {
        "without_bots": together([pair.without for pair in pairs]).figures(),
        "with_bots": together([pair.beside for pair in pairs]).figures(),
    }
    return kinds | {
        "p99_ratio": ratio(kinds["with_bots"]["p99_ms"], kinds["without_bots"]["p99_ms"]),
        "pairs": [_pair_as_data(pair) for pair in pairs],
    }


def _pair_as_data(pair: Pair) -> dict[str, Any]:
    without, beside = pair.without.figures(), pair.beside.figures()
    return {
        "without_bots_p99_ms": without["p99_ms"],
        "with_bots_p99_ms": beside["p99_ms"],
        "p99_ratio": ratio(beside["p99_ms"], without["p99_ms"]),
        "bot_moves": beside["bot_moves"],
    }


def failures(found: dict[str, Any]) -> list[str]:
    """What must not be, in words; nothing if all is well."""
    told = []
    for name in ("without_bots", "with_bots"):
        if found[name]["errors"]:
            errors, first = found[name]["errors"], found[name]["first_errors"][0]
            told.append(f"{errors} errors {_spaced(name)}, the first one: {first}")
    if found["lost_or_doubled"]:
        told.append(f"{found['lost_or_doubled']} faults at tables: {found['faults'][0]}")
    idle = sum(not pair["bot_moves"] for pair in found["pairs"])
    if idle:
        told.append(f"bots made no move in {idle} of {len(found['pairs'])} phases with bots")
    if found["p99_ratio"] is None:
        told.append("too few moves were seen to compare")
    elif found["p99_ratio"] > MOST:
        told.append(f"p99 with bots / without: expected at most {MOST:g}")
    return told


def as_words(found: dict[str, Any]) -> str:
    """The figures for people."""
    lines = [
        f"{found['tables']} tables, {found['sockets']} connections, a move at each every "
        f"{found['every']:g} s; {len(found['pairs'])} times {found['seconds']:g} s without bots "
        f"and {found['seconds']:g} s with {found['bots']}",
        f"memory: {found['kb_a_table']} KB a table",
    ]
    for name in ("without_bots", "with_bots"):
        phase = found[name]
        lines.append(
            f"{_spaced(name)}: {phase['moves']} moves, seen by the other player after "
            f"{phase['p50_ms']} ms (p50), {phase['p99_ms']} ms (p99); {phase['errors']} errors"
            + (f"; bots made {phase['bot_moves']} moves" if phase["bot_moves"] else "")
        )
    ratios = [pair["p99_ratio"] for pair in found["pairs"] if pair["p99_ratio"] is not None]
    spread = f" (of single pairs {min(ratios)} to {max(ratios)})" if ratios else ""
    lines.append(f"p99 with bots / without: {found['p99_ratio']}{spread}")
    lines.append(f"moves lost or doubled, or other faults at tables: {found['lost_or_doubled']}")
    return "\n".join([*lines, *(f"FAILED: {failure}" for failure in found["failures"])])


def _spaced(name: str) -> str:
    return name.replace("_", " ")
