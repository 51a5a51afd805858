"""A match being played at the terminal: until there is enough of it or Ctrl-C, with a progress bar.

Shared by single matches (`arena`) and the ladder (`ladder`).
"""

import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from time import monotonic
from typing import Final

from targi.bots.arena.matches import Match, Pair
from targi.bots.arena.processes import ProcessLostError
from targi.bots.arena.report import percent
from targi.bots.arena.results import Results, ResultsError, Run, play_match
from targi.bots.arena.statistics import SCORES, Counts, count_pair, win_rate
from targi.terminal import UserError
from targi.terminal.screen import can_wipe, columns, wipe
from targi.terminal.writing import lock

_BAR: Final = 30  # characters
_LEAST_BAR: Final = 5


def how_to_go_on(kept: bool) -> str:
    """What becomes of a match after Ctrl-C."""
    if kept:
        return "The same command goes on from there."
    return "Nothing is kept: with --resume the same command would go on from there."


@contextmanager
def results_in(file: Path, match: Match, run: Run) -> Iterator[Results]:
    """The results in a file, which nobody else writes meanwhile."""
    with closing(lock(file, "match")):
        try:
            results = Results(file, match, run)
        except ResultsError as error:
            raise UserError(str(error)) from None
        yield results


def play_until(
    match: Match,
    pairs: int,
    jobs: int,
    results: Results | None,
    enough: Callable[[Counts], bool],
    seen: Callable[[Pair], None] = lambda pair: None,
) -> tuple[list[Pair], bool]:
    """The pairs of a match, so many or until they are enough, and whether Ctrl-C left that open.

    Records are for `seen` alone: what comes back is without them.
    """
    played: list[Pair] = []
    counts = [0] * len(SCORES)
    progress = Progress(f"{match.a.name} against {match.b.name}, {match.ruleset.name}", pairs)
    try:
        with closing(play_match(match, pairs, jobs, results)) as matches:
            for pair in matches:
                seen(pair)
                played.append(pair.without_records())
                count_pair(counts, pair.points)
                progress.show(counts)
                if enough(counts):
                    break
    except KeyboardInterrupt:
        return played, True
    except (ResultsError, ProcessLostError) as error:
        raise UserError(str(error)) from None
    finally:
        progress.clear()
    return played, False


class Progress:
    """A bar on standard error, if that is a terminal that can draw it again and again."""

    def __init__(self, label: str, pairs: int) -> None:
        self._label = label
        self._pairs = pairs
        self._begun = monotonic()
        self._first: int | None = None  # pairs that were there before the clock ran
        self._visible = can_wipe(sys.stderr)

    def show(self, counts: Counts) -> None:
        """Draw the bar for the pairs played so far."""
        done = sum(counts)
        if self._first is None:
            self._first = done - 1
        if not self._visible:
            return
        passed = monotonic() - self._begun
        left = passed / (done - self._first) * (self._pairs - done)
        figures = (
            f"{2 * done}/{2 * self._pairs} games, {percent(win_rate(counts))}, "
            f"at most {left / 60:.0f} min left"
        )
        wipe(sys.stderr)
        print(self._line(done, figures), end="", file=sys.stderr, flush=True)

    def _line(self, done: int, figures: str) -> str:
        """What fits one line, for only one can be wiped off: first the figures, then the bar."""
        room = columns() - 1
        bar = min(_BAR, room - len(figures) - len(" []"))
        if bar < _LEAST_BAR:
            return figures[:room]
        full = "#" * (bar * done // self._pairs)
        text = f"[{full:.<{bar}}] {figures}"
        whole = f"{self._label} {text}"
        return whole if len(whole) <= room else text

    def clear(self) -> None:
        """Leave the line empty."""
        if self._visible:
            wipe(sys.stderr)
