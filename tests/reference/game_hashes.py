"""A program: plays random games and prints how the rules run and one hash for each game.

Run twice, compiled and with TARGI_PURE=1, it shows whether both play the same, move for move.
"""

import hashlib
import json
import sys
from pathlib import Path

from targi import Ruleset, _build
from targi.rules import engine
from targi.rules.chance import chance_count
from targi.rules.playout import next_random, pick, random_action
from targi.rules.setup import new_game
from targi.rules.state import NO_CHANCE, OVER

sys.path.insert(0, str(Path(__file__).parents[2]))  # a program has no root folder as tests have
from tests.reference.rulesets import ruleset

BOXES = {"base": lambda seed: Ruleset("base"), "expansion": ruleset}  # a ruleset for each seed


def game_hash(box: str, seed: int) -> str:
    """A hash of all that is decided, offered and turned up in a game, its facts and its end."""
    digest = hashlib.sha256()
    s = new_game(BOXES[box](seed).table, seed % 2, True)
    x = next_random(seed)
    while s.phase != OVER:
        x = next_random(x)
        if s.chance != NO_CHANCE:
            number = chance_count(s)
            outcome = pick(x, number)
            digest.update(b"chance %d of %d;" % (outcome, number))
            engine.apply_chance(s, outcome)
        else:
            action = random_action(s, x)
            digest.update(b"action %d of %d %d;" % (action, s.low, s.high))
            engine.apply(s, action)
    digest.update(s.to_bytes())
    digest.update(repr(s.facts).encode())
    return digest.hexdigest()


def main() -> None:
    """Play games of a box; the arguments are its name and the first, end and step of a range."""
    _build.check()
    box, *numbers = sys.argv[1:]
    hashes = [game_hash(box, seed) for seed in range(*map(int, numbers))]
    print(json.dumps({"compiled": _build.compiled(), "hashes": hashes}))


if __name__ == "__main__":
    main()
