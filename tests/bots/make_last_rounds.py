"""Collects decisions of last rounds that are small enough to look at everything that can follow.

Run as `.venv/bin/python -m tests.bots.make_last_rounds` after a change of positions; takes minutes.
"""

import json
from collections.abc import Iterator
from pathlib import Path

import targi
from tests.bots.exhaustive import TooLargeError, Truth, is_mistake, losses

FILE = Path(__file__).with_name("last_rounds.jsonl")
POSITIONS = {"base": 70, "expansion": 30}
MOST = 300  # positions that may follow


def last_rounds(box: str) -> Iterator[targi.Game]:
    """Decisions after placement in the last round, in games of a level that slips."""
    player = targi.bot("gecko")
    for seed in range(1000):
        game = targi.Game(box, seed=seed)
        while not game.over:
            if game.round == 12 and game.phase == "act" and len(game.legal_moves()) > 1:
                yield game
            game.play(player.choose(game))


def one_can_go_wrong(game: targi.Game) -> bool:
    """Whether a position is small enough and has a mistake in it."""
    try:
        lost = losses(game.state, Truth(MOST).values(game.state))
    except TooLargeError:
        return False
    return any(is_mistake(loss) for loss in lost.values())


def main() -> None:
    """Write the file."""
    lines = []
    for box, number in POSITIONS.items():
        found = filter(one_can_go_wrong, last_rounds(box))
        lines += [json.dumps(next(found).position()) for _ in range(number)]
    FILE.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
