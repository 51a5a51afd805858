"""How fast our own rules play and search.

    python -m targi.terminal.bench.random_play SECONDS RULESET [CARDS]

The child process behind `targi bench`; compiled or pure is decided by its environment
(`TARGI_PURE`). It prints one line of JSON like those of the other libraries, made by the same
yardstick (`peers/measure.py`), and adds the cost of the legal actions and the speed of the plain
tree search.
"""

import json
import random
import sys
import time
from functools import partial
from itertools import count

from targi import _build
from targi.bots.core.uct import PlainSearch
from targi.cards import read_cards_file
from targi.game import Ruleset
from targi.rules.chance import chance_count
from targi.rules.engine import advance, apply, apply_chance, legal
from targi.rules.playout import play_random
from targi.rules.setup import new_game
from targi.rules.state import NO_CHANCE, OVER, State
from targi.terminal.bench.peers.measure import SEED, microseconds, play_games

GAMES_FOR_POSITIONS = 3  # every decision of so many games is copied and asked for legal actions
MIDDLE_ROUND = 6  # where the search is measured: half of the game is still to be played out
SEARCH_SLICE = 20  # simulations between two looks at the clock
NOT_COMPILED = "the rules are not compiled here: `make setup` compiles them"


def measure(seconds: float, ruleset: Ruleset) -> dict[str, float]:
    """All figures of our own random play."""
    start = new_game(ruleset.table, first=0)
    seeds = count(SEED)
    figures = play_games(lambda: play_random(start.copy(), next(seeds)), seconds)
    positions = decisions_of_random_games(start)
    return {
        **figures,
        "copy_microseconds": microseconds([state.copy for state in positions], seconds),
        "legal_microseconds": microseconds(
            [partial(find_legal, state) for state in positions], seconds
        ),
        "simulations_per_second": search_speed(
            next(state for state in positions if state.round == MIDDLE_ROUND), seconds
        ),
    }


def search_speed(middle: State, seconds: float) -> float:
    """Simulations a second of the plain tree search, each with random play to the end."""
    search = PlainSearch(middle, SEED)
    start = now = time.perf_counter()
    while search.work() == 0 or (now - start < seconds and not search.full()):
        search.run(search.work() + SEARCH_SLICE)
        now = time.perf_counter()
    return search.work() / (now - start)


def decisions_of_random_games(start: State) -> list[State]:
    """Every position with a decision in a few random games."""
    chooser = random.Random(SEED)
    positions = []
    for _ in range(GAMES_FOR_POSITIONS):
        state = start.copy()
        while state.phase != OVER:
            if state.chance != NO_CHANCE:
                apply_chance(state, chooser.randrange(chance_count(state)))
            else:
                positions.append(state.copy())
                apply(state, chooser.choice(legal(state)))
    return positions


def find_legal(state: State) -> list[int]:
    """The legal actions, recomputed: a state at a decision remembers them."""
    advance(state)
    return legal(state)


def main(arguments: list[str]) -> None:
    """Measure for the given seconds and print the line of JSON."""
    _build.check()
    if not _build.compiled() and not _build.pure_wanted():
        print(json.dumps({"skipped": NOT_COMPILED}))
    else:
        seconds, text, *cards = arguments
        ruleset = Ruleset.parse(text, read_cards_file(cards[0]) if cards else None)
        print(json.dumps(measure(float(seconds), ruleset)))


if __name__ == "__main__":
    main(sys.argv[1:])
