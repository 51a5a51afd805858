"""Results of a match kept in a file, so that a match that was interrupted can go on.

The file has a line of JSON that says which match it is, then one for each pair, in order, written
as soon as it was played. A line that was cut off when the program was killed is dropped. Results
of another match are refused, those of other code too: figures of two programs mean nothing.
"""

import hashlib
import json
from collections.abc import Generator
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from targi.bots.arena import Clock, Data, GameResult, Match, Pair
from targi.bots.arena_processes import play_pairs

FORMAT: Final = "targi-arena/1"
PACKAGE: Final = Path(__file__).parents[1]
# What decides how a bot plays; the arena itself does not.
_PLAYING: Final = ("cards", "rules", "game", "bots")
_MEASURING: Final = ("arena", "statistics", "strength")


class ResultsError(Exception):
    """A file of results that cannot be used; says which, where and why."""


class Results:
    """The pairs of a match that have been played, and the file that they are kept in."""

    def __init__(self, path: Path, match: Match) -> None:
        """Read the file if there is one, else begin it."""
        self._path = path
        self.pairs: list[Pair] = []
        head = {"format": FORMAT, **match.to_json(), "code": code_hash()}
        try:
            content = path.read_bytes() if path.exists() else b""
            lines = content.decode().split("\n")
        except UnicodeDecodeError:
            raise ResultsError(f"{path}: not a text in UTF-8") from None
        except OSError as error:
            raise ResultsError(f"{path}: cannot be read: {error.strerror}") from None
        if content:
            self._check_head(lines[0], head)
            self.pairs = [self._pair(n, line) for n, line in enumerate(lines[1:-1])]
            self._write(len(content) - len(lines[-1].encode()), "")
        else:
            self._write(0, json.dumps(head) + "\n")

    def append(self, pair: Pair) -> None:
        """Keep one more pair."""
        line = {"pair": pair.number, "games": [_game_json(game) for game in pair.games]}
        self._write(None, json.dumps(line) + "\n")
        self.pairs.append(pair)

    def _write(self, size: int | None, text: str) -> None:
        """Cut the file to a size, if one is given, and add a text."""
        try:
            with self._path.open("ab") as file:
                if size is not None:
                    file.truncate(size)
                file.write(text.encode())
        except OSError as error:
            raise ResultsError(f"{self._path}: cannot be written: {error.strerror}") from None

    def _check_head(self, line: str, expected: Data) -> None:
        try:
            found = json.loads(line)
        except ValueError:
            found = None
        if not isinstance(found, dict) or found.get("format") != FORMAT:
            raise ResultsError(f"{self._path}, line 1: expected results of an arena ({FORMAT})")
        for field, ours in expected.items():
            if field not in found or found[field] != ours:
                theirs = json.dumps(found.get(field))
                raise ResultsError(
                    f"{self._path}: results of another match: {field} is {theirs} there "
                    f"and {json.dumps(ours)} here"
                )

    def _pair(self, number: int, line: str) -> Pair:
        try:
            found = json.loads(line)
            first, second = (_game_of(game) for game in found["games"])
            if found["pair"] != number:
                raise ValueError
        except (ValueError, TypeError, KeyError):
            raise ResultsError(f"{self._path}, line {number + 2}: expected pair {number}") from None
        return Pair(number, (first, second))


def _game_json(game: GameResult) -> Data:
    return {name: value for name, value in asdict(game).items() if name != "record"}


def _game_of(found: Any) -> GameResult:
    points, lead = found["points"], found["lead"]
    if points not in (0, 0.5, 1) or not isinstance(lead, int):
        raise ValueError
    return GameResult(points, lead, Clock(**found["a_time"]), Clock(**found["b_time"]))


def code_hash(package: Path = PACKAGE) -> str:
    """A short hash of all that decides how a bot plays, data files included."""
    digest = hashlib.sha256()
    for folder in _PLAYING:
        for path in sorted((package / folder).rglob("*")):
            if path.suffix in (".py", ".toml", ".txt", ".json") and not path.name.startswith(
                _MEASURING
            ):
                content = path.read_bytes()
                digest.update(f"{path.relative_to(package)}|{len(content)}|".encode() + content)
    return digest.hexdigest()[:16]


def play_match(
    match: Match, pairs: int, jobs: int, results: Results | None
) -> Generator[Pair, None, None]:
    """So many pairs of a match: first those that are kept, then new ones, which are then kept.

    To be closed when the loop over it ends early; that ends the processes.
    """
    kept = results.pairs[:pairs] if results else []
    yield from kept
    for pair in play_pairs(match, range(len(kept), pairs), jobs):
        if results:
            results.append(pair)
        yield pair
