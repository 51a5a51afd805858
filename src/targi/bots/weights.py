"""The weights of all features as data files, one for each box: reading them, and their text.

A file is made to be read: one line a feature, with its worth in victory points when so many turns
are left. `targi bots --tune` makes it better and writes it; see docs/bots.md.
"""

from __future__ import annotations

import threading
import tomllib
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Final

from targi.bots.core.evaluation import KNOT_COUNT, KNOTS, Evaluator
from targi.bots.core.features import NAMES
from targi.cards.error_texts import expected, shorten
from targi.game.ruleset import BOXES
from targi.rules.native import vec

FOLDER: Final = Path(__file__).with_name("data")
_of_this_thread: Final = threading.local()
LEAST_SPREAD: Final = 0.3
LARGEST: Final = 1000.0  # worth or spread, far above any that is learnt
HEAD: Final = """\
# What the features of a position are worth, in victory points of the final score; see docs/bots.md.
#
# One line is one feature; the columns are the turns that its player still has. `spread` says how
# uncertain an expected lead is: the chance to win is 1 / (1 + exp(-lead / spread)).
# Made by self-play: `targi bots --tune {box}` goes on from this file.
"""


@dataclass(frozen=True)
class Weights:
    """The content of a file."""

    box: str
    rounds: int  # how often it has been tuned
    games: int  # in all of them
    spread: tuple[float, ...]
    weights: dict[str, tuple[float, ...]]

    def evaluator(self) -> Evaluator:
        """An evaluation with these weights."""
        numbers = [worth for name in NAMES for worth in self.weights[name]]
        return Evaluator(vec[float](numbers), vec[float](list(self.spread)))

    def corrected(self, by: list[float], spread: list[float], games: int) -> Weights:
        """Other weights: these with something added to each."""
        rounded = [round(value, 3) for value in by]
        weights = {
            name: tuple(
                round(worth + rounded[at * KNOT_COUNT + knot], 3)
                for knot, worth in enumerate(self.weights[name])
            )
            for at, name in enumerate(NAMES)
        }
        spread = [max(LEAST_SPREAD, round(value, 3)) for value in spread]
        return replace(
            self,
            rounds=self.rounds + 1,
            games=self.games + games,
            spread=tuple(spread),
            weights=weights,
        )


def path_of(box: str) -> Path:
    """The file of a box."""
    return FOLDER / f"{box}.toml"


def evaluator_of(box: str) -> Evaluator:
    """The evaluation that is played with in a box; every thread has one of its own."""
    found: dict[str, Evaluator] = _of_this_thread.__dict__
    if box not in found:
        found[box] = _weights_of(box).evaluator()
    return found[box]


@cache
def _weights_of(box: str) -> Weights:
    return read_weights(path_of(box))


def read_weights(path: Path) -> Weights:
    """Read a file; raises ValueError that names what is wrong in it."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except ValueError as error:  # neither TOML nor perhaps text
        raise ValueError(f"{path}: {error}") from None
    except RecursionError:
        raise ValueError(f"{path}: nested too deeply") from None
    if data.get("box") not in BOXES:
        raise ValueError(f"{path}: box: {expected('base or expansion', data.get('box'))}")
    rows = data.get("weights")
    if not isinstance(rows, dict):
        raise ValueError(f"{path}: weights: expected a table of features")
    found = {name: _numbers(path, f"weights.{name}", rows.get(name)) for name in NAMES}
    unknown = set(rows) - set(NAMES)
    if unknown:
        listed = shorten(", ".join(unknown))
        raise ValueError(f"{path}: weights: expected features only, found {listed}")
    spread = _numbers(path, "spread", data.get("spread"), LEAST_SPREAD)
    rounds, games = (_count(path, field, data.get(field)) for field in ("rounds", "games"))
    return Weights(data["box"], rounds, games, spread, found)


def _count(path: Path, field: str, value: object) -> int:
    if type(value) is not int or value < 0:
        raise ValueError(f"{path}: {field}: {expected('a number, 0 or more', value)}")
    return value


def _numbers(path: Path, field: str, value: object, least: float = -LARGEST) -> tuple[float, ...]:
    if not isinstance(value, list) or not (
        len(value) == KNOT_COUNT
        and all(type(number) in (int, float) and least <= number <= LARGEST for number in value)
    ):
        what = f"{KNOT_COUNT} numbers from {least:g} to {LARGEST:g}"
        raise ValueError(f"{path}: {field}: {expected(what, value)}")
    return tuple(float(number) for number in value)


def text_of(weights: Weights) -> str:
    """The text of a file, aligned for reading."""
    turns = "  ".join(f"{knot:>6}" for knot in KNOTS)
    lines = [
        HEAD.format(box=weights.box),
        f'box = "{weights.box}"',
        f"rounds = {weights.rounds}",
        f"games = {weights.games}",
        f"spread = {_aligned(weights.spread)}",
        "",
        "[weights]",
        f"# turns left:          {turns}",
    ]
    lines += [f"{name:<22} = {_aligned(numbers)}" for name, numbers in weights.weights.items()]
    return "\n".join(lines) + "\n"


def _aligned(numbers: tuple[float, ...]) -> str:
    return "[" + ", ".join(f"{number:6.3f}" for number in numbers) + "]"
