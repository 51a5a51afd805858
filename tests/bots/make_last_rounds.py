"""Collects decisions of last rounds that are small enough to look at everything that can follow.

Run as `.venv/bin/python -m tests.bots.make_last_rounds` after a change of positions; takes minutes.
"""

import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import targi
from tests.bots.exhaustive import TooLargeError, Truth, is_mistake, losses

FILE = Path(__file__).with_name("last_rounds.jsonl")
POSITIONS = {"base": 70, "expansion": 30}  # at any moment of the turns
ANSWERED = {"base": 15, "expansion": 5}  # before the other player's whole turn
FEW, MOST = 300, 20_000  # positions that may follow


def last_round(box: str, seed: int) -> Iterator[targi.Game]:
    """The decisions after placement in the last round of a game of a level that slips."""
    player = targi.bot("gecko")
    game = targi.Game(box, seed=seed)
    while not game.over:
        if game.round == 12 and game.phase == "act" and len(game.legal_moves()) > 1:
            yield game
        game.play(player.choose(game))


def positions(box: str) -> Iterator[dict[str, Any]]:
    """Decisions with little after them, which are mostly those of the second player."""
    for seed in range(10_000):
        for game in last_round(box, seed):
            if one_can_go_wrong(game, FEW):
                yield game.position()


def answered(box: str) -> Iterator[dict[str, Any]]:
    """The starting player's last decision between actions: the other's turn is to come."""
    for seed in range(10_000):
        last = None
        for game in last_round(box, seed):
            if is_answered(game.position()) and game.state.depth == 0:
                last = game.position()
        if last and one_can_go_wrong(targi.Game.from_position(last, seed=1), MOST):
            yield last


def is_answered(position: dict[str, Any]) -> bool:
    """Whether the starting player is to move, and so the other has not had his turn."""
    return bool(position["to_move"] == position["starting_player"])


def one_can_go_wrong(game: targi.Game, most: int) -> bool:
    """Whether a position has no more after it than this, and a mistake in it."""
    try:
        lost = losses(game.state, Truth(most).values(game.state))
    except TooLargeError:
        return False
    return any(is_mistake(loss) for loss in lost.values())


def main() -> None:
    """Write the file."""
    found = [
        json.dumps(position)
        for kind, numbers in ((positions, POSITIONS), (answered, ANSWERED))
        for box, number in numbers.items()
        for position in islice(kind(box), number)
    ]
    FILE.write_text("\n".join(found) + "\n")


if __name__ == "__main__":
    main()
