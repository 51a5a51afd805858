"""The yardstick every engine is measured with: random games against the clock.

Run as `python measure.py MODULE SECONDS` by the Python of the peers' environment, it plays the
library behind one module of this folder and prints one line of JSON; a library that is not
installed gives a line that says so. `targi.terminal.bench.random_play` measures our own rules
with the same functions. Not here: how any game is played, nor what is done with the figures.
"""

import importlib
import json
import random
import sys
import time
from collections.abc import Callable, Sequence
from importlib.metadata import version

Call = Callable[[], object]

SEED = 7  # the same games in every round, so that what differs between rounds is the machine
SMALL_SHARE = 0.1  # of the seconds of play, spent on timing one small call such as a copy


def play_games(play_game: Callable[[], int], seconds: float) -> dict[str, float]:
    """Play whole games for about `seconds`; `play_game` returns how many decisions it took."""
    play_game()  # not counted: the first game pays for what is loaded or cached once
    games = decisions = 0
    start = now = time.perf_counter()
    while games == 0 or now - start < seconds:
        decisions += play_game()
        games += 1
        now = time.perf_counter()
    elapsed = now - start
    return {
        "games": games,
        "decisions": decisions,
        "seconds": elapsed,
        "decisions_per_second": decisions / elapsed,
        "games_per_second": games / elapsed,
    }


def microseconds(calls: Sequence[Call], seconds: float) -> float:
    """The mean time of one call, going through all of `calls` again and again."""
    passes = 0
    start = now = time.perf_counter()
    while passes == 0 or now - start < seconds * SMALL_SHARE:
        for call in calls:
            call()
        passes += 1
        now = time.perf_counter()
    return (now - start) / (passes * len(calls)) * 1e6


def measure_peer(module_name: str, seconds: float) -> dict[str, object]:
    """All figures of one peer, or the reason why there are none."""
    try:
        peer = importlib.import_module(module_name)
    except ImportError as error:
        return {"peer": module_name, "skipped": f"not installed: {error}"}
    random.seed(SEED)
    return {
        "peer": module_name,
        "game": peer.GAME,
        "version": version(peer.PACKAGE),
        **play_games(peer.play_game, seconds),
        "copy_microseconds": microseconds(peer.copies(), seconds),
    }


if __name__ == "__main__":
    print(json.dumps(measure_peer(sys.argv[1], float(sys.argv[2]))))
