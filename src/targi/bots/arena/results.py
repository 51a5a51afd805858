"""Results of a match kept in a file, so that a match that was interrupted can go on.

The file has a line of JSON that says which match it is, then one for each pair, in order, written
as soon as it was played, with the time it took and the run of the program that played it. A line
that was cut off when the program was killed is dropped, the first one too. Results of another match
are refused, those of other code too: figures of two programs mean nothing. Not here: keeping a
second run away from the file; the caller does (`targi.terminal.arena.progress`).
"""

import datetime
import hashlib
import json
from collections.abc import Generator
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from time import monotonic
from typing import Any, Final

from targi.bots.arena.matches import Clock, Data, GameResult, Match, Pair
from targi.bots.arena.processes import play_pairs

FORMAT: Final = "targi-arena/2"
PACKAGE: Final = Path(__file__).parents[2]
# What decides how a game goes: bots, deals and seeds. What measures and reports does not.
_PLAYING: Final = ("cards", "rules", "game", "bots")
_MEASURING: Final = "arena"  # the folder; its `matches.py` alone deals and seeds
_LARGEST: Final = 10**9  # number in a file, far above any that is written


class ResultsError(Exception):
    """A file of results that cannot be used; says which, where and why."""


@dataclass(frozen=True, slots=True)
class Run:
    """One run of the program; a match may take several, if it is interrupted and goes on."""

    begun: str
    jobs: int

    @classmethod
    def now(cls, jobs: int) -> "Run":
        """A run that begins, with so many processes."""
        return cls(datetime.datetime.now(datetime.UTC).isoformat(), jobs)


class Results:
    """A file of results: the pairs that were found in it, and all runs that played some of it."""

    def __init__(self, path: Path, match: Match, run: Run) -> None:
        """Read the file if there is one, else begin it."""
        self._path = path
        self._run = run
        self.pairs: list[Pair] = []
        self.runs: set[Run] = set()
        head = {"format": FORMAT, **match.to_json(), "code": code_hash()}
        begun = json.dumps(head) + "\n"
        try:
            content = path.read_bytes() if path.exists() else b""
            *lines, cut_off = content.decode().split("\n")
        except UnicodeDecodeError:
            raise ResultsError(f"{path}: not a text in UTF-8") from None
        except OSError as error:
            raise ResultsError(f"{path}: cannot be read: {error.strerror}") from None
        if not lines and begun.startswith(cut_off):
            self._write(0, begun)
            return
        self._check_head(lines[0] if lines else "", head)
        self.pairs = [self._pair(number, line) for number, line in enumerate(lines[1:])]
        self._write(len(content) - len(cut_off.encode()), "")

    def append(self, pair: Pair) -> None:
        """Keep one more pair."""
        line = {
            "pair": pair.number,
            "run": asdict(self._run),
            "seconds": pair.seconds,
            "games": [_game_json(game) for game in pair.games],
        }
        self._write(None, json.dumps(line) + "\n")
        self.runs.add(self._run)

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
        except (ValueError, RecursionError):
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
            run = _run_of(found["run"])
            pair = Pair(number, (first, second), _seconds(found["seconds"]))
        except (ValueError, TypeError, KeyError, RecursionError):
            raise ResultsError(f"{self._path}, line {number + 2}: expected pair {number}") from None
        self.runs.add(run)
        return pair


def _game_json(game: GameResult) -> Data:
    return {name: value for name, value in asdict(game).items() if name != "record"}


def _run_of(found: Any) -> Run:
    if not isinstance(found["begun"], str):
        raise ValueError
    return Run(found["begun"], _whole(found["jobs"], 1))


def _game_of(found: Any) -> GameResult:
    if found["points"] not in (0, 0.5, 1):
        raise ValueError
    lead = _whole(found["lead"], -_LARGEST)
    return GameResult(found["points"], lead, _clock(found["a_time"]), _clock(found["b_time"]))


def _clock(found: Any) -> Clock:
    longest, longest_turn = _seconds(found["longest"]), _seconds(found["longest_turn"])
    return Clock(_whole(found["decisions"], 0), _seconds(found["seconds"]), longest, longest_turn)


def _whole(found: Any, least: int) -> int:
    if type(found) is not int or not least <= found <= _LARGEST:
        raise ValueError
    return found


def _seconds(found: Any) -> float:
    if type(found) not in (int, float) or not 0 <= found <= _LARGEST:
        raise ValueError
    return float(found)


def code_hash(package: Path = PACKAGE) -> str:
    """A short hash of all that decides how a game goes, data files included."""
    digest = hashlib.sha256()
    for folder in _PLAYING:
        for path in sorted((package / folder).rglob("*")):
            measuring = path.parent.name == _MEASURING and path.name != "matches.py"
            if path.suffix in (".py", ".toml", ".txt", ".json") and not measuring:
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
    last = monotonic()
    for played in play_pairs(match, range(len(kept), pairs), jobs):
        now = monotonic()
        pair, last = replace(played, seconds=now - last), now
        if results:
            results.append(pair)
        yield pair
