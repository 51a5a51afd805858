"""Writes the recorded games of `tests/corpus/base`: `python -m tests.corpus.make`.

Those of the expansion are written by `python -m tests.corpus.make_expansion`.

They are made once and kept: a test replays them, so that no change of the rules goes unnoticed.
After a change on purpose, which raises the version of the rules, they are made again.
"""

import hashlib
from functools import cache
from pathlib import Path

from targi import Game
from tests.corpus.players import draw, play_on

CORPUS = Path(__file__).parent / "base"
GAMES = 84
PAIRS = (
    ("builder", "builder"),
    ("builder", "keen"),
    ("builder", "builder"),
    ("random", "builder"),
    ("keen", "keen"),
    ("random", "random"),
)
# Games that do not come to their end, and how.
ENDS = {
    61: {"end": "resigned", "by": "blue"},
    62: {"end": "timeout", "by": "white"},
    63: {"end": "agreed"},
    64: {"end": "abandoned", "by": "white"},
    65: {"end": "unfinished"},
    66: {"end": "resigned", "by": "white"},
    67: {"end": "timeout", "by": "blue"},
    68: {"end": "unfinished"},
}
# Games that begin with a position of another one: its number and how many moves are gone.
BEGUN_LATER = {69: (1, 60), 70: (2, 150), 71: (3, 175), 72: (7, 230)}
# Seeds, looked for, with which builders leave a raid unpaid, end in a draw or rearrange a display.
SOUGHT = (112, 187, 275, 152, 248, 265, 176, 214, 227, 238, 292, 311)
RARE = dict(zip(range(GAMES - len(SOUGHT) + 1, GAMES + 1), SOUGHT, strict=True))


def pair(number: int) -> tuple[str, str]:
    """Who plays blue and white."""
    return PAIRS[0] if number in RARE else PAIRS[number % len(PAIRS)]


def begin(number: int) -> Game:
    """The start of a game; every fifth has a key instead of a seed."""
    if number in BEGUN_LATER:
        other, gone = BEGUN_LATER[number]
        game = read(other)
        while len(game.history) > gone:
            game.undo()
        return Game.from_position(game.position(), seed=number)
    if number in RARE:
        return Game(seed=RARE[number])
    first = "white" if number % 3 == 0 else "blue"
    if number % 5 == 0:
        return Game(key=hashlib.sha256(f"corpus|{number}".encode()).hexdigest(), first=first)
    return Game(seed=number, first=first)


def play(game: Game, number: int) -> None:
    """Play to the end, or as far as the game goes; in every seventh, moves are taken back."""
    last = 20 + draw(number, 0, 200) if number in ENDS else None
    takebacks = number % 7 == 0 and number not in RARE
    play_on(game, pair(number), RARE.get(number, number), last=last, takebacks=takebacks)


def headers(number: int) -> dict[str, str]:
    """Names always, the rest now and then."""
    blue, white = pair(number)
    found = {"blue": f"bot:{blue}", "white": f"bot:{white}"}
    if number % 2 == 0:
        found["started"] = f"2026-11-15T{number // 6:02}:30:00Z"
    if number % 10 == 0:
        found["commitment"] = hashlib.sha256(f"promise|{number}".encode()).hexdigest()
        found["nonces"] = f"{number:032x} {number + 1:032x}"
    return found | ENDS.get(number, {})


def path(number: int) -> Path:
    """The file of a game."""
    return CORPUS / f"{number:03}.txt"


@cache
def _replayed(number: int) -> Game:
    return Game.from_record(path(number).read_text(encoding="utf-8"))


def read(number: int) -> Game:
    """A recorded game, to do with as one likes: a copy, since replaying takes long."""
    return _replayed(number).copy()


def make() -> None:
    """Write all games."""
    for number in range(1, GAMES + 1):
        game = begin(number)
        play(game, number)
        path(number).write_text(game.record(**headers(number)), encoding="utf-8")


if __name__ == "__main__":
    make()
