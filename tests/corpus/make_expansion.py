"""Writes the recorded games of `tests/corpus/expansion`: `python -m tests.corpus.make_expansion`.

Every variant has its turn: options, mixed decks and their other halves, custom borders and cards.
"""

import hashlib
from functools import cache
from pathlib import Path

from targi import Game, Ruleset
from targi.cards import read_cards_file
from tests.corpus.players import draw, play_on

CORPUS = Path(__file__).parent / "expansion"
OWN_CARDS = read_cards_file(Path(__file__).with_name("custom-cards.toml"))
GAMES = 94
PAIRS = (
    ("builder", "builder"),
    ("keen", "builder"),
    ("builder", "builder"),
    ("random", "keen"),
    ("builder", "random"),
)
ENDS = {81: {"end": "resigned", "by": "white"}, 82: {"end": "agreed"}, 83: {"end": "unfinished"}}
# A game that begins with a position of another one, after so many moves, once with custom cards.
BEGUN_LATER = {79: (1, 90), 80: (9, 120)}
# Games looked for, with the seed and who plays both sides: a display rearranged, a draw, a raid
# that nobody can pay, gold sold at the base Silversmith, D03, XT7, stored gold
# lost, a displayed card exchanged with the hand.
SOUGHT = {
    85: (131, "keen"),
    86: (214, "keen"),
    87: (106, "random"),
    88: (163, "random"),
    89: (101, "builder"),
    90: (112, "builder"),
    91: (238, "keen"),
    92: (645, "keen"),
    93: (136, "keen"),
    94: (107, "keen"),
}


def ruleset(number: int) -> Ruleset:
    """What is played; a twelfth of the games each."""
    if number in BEGUN_LATER:
        return ruleset(BEGUN_LATER[number][0])
    if number in SOUGHT:
        return ruleset(SOUGHT[number][0])
    mixed = Ruleset.mixed(number)
    return (
        Ruleset("expansion"),
        Ruleset("expansion"),
        Ruleset("expansion", start="easier"),
        Ruleset("expansion", targia="literal"),
        Ruleset("expansion", tiebreak="water"),
        mixed,
        mixed.other_half(),
        Ruleset("expansion", border=(1, 5, 10, 14)),
        Ruleset("expansion", border=(4, 8, 9, 12, 13, 16)),
        Ruleset("expansion", cards=OWN_CARDS),
        Ruleset("expansion", "easier", "literal", "water", deck=mixed.deck, border=(9, 16)),
        Ruleset("expansion").other_half(),
    )[number % 12]


def pair(number: int) -> tuple[str, str]:
    """Who plays blue and white."""
    if number in SOUGHT:
        return (SOUGHT[number][1],) * 2
    return PAIRS[number % len(PAIRS)]


def begin(number: int) -> Game:
    """The start of a game; every seventh has a key instead of a seed."""
    if number in BEGUN_LATER:
        other, gone = BEGUN_LATER[number]
        game = read(other)
        while len(game.history) > gone:
            game.undo()
        return Game.from_position(game.position(), seed=number, cards=game.ruleset.cards)
    if number in SOUGHT:
        return Game(ruleset(number), seed=SOUGHT[number][0])
    first = "blue" if number % 4 == 0 else "white"
    if number % 7 == 0:
        key = hashlib.sha256(f"expansion|{number}".encode()).hexdigest()
        return Game(ruleset(number), key=key, first=first)
    return Game(ruleset(number), seed=number, first=first)


def play(game: Game, number: int) -> None:
    """Play to the end, or as far as the game goes; in every ninth, moves are taken back."""
    last = 20 + draw(number, 0, 200) if number in ENDS else None
    seed = SOUGHT[number][0] if number in SOUGHT else number
    takebacks = number % 9 == 0 and number not in SOUGHT
    play_on(game, pair(number), seed, last=last, takebacks=takebacks)


def headers(number: int) -> dict[str, str]:
    """The players' names, and how the game ended if not by the rules."""
    blue, white = pair(number)
    return {"blue": f"bot:{blue}", "white": f"bot:{white}"} | ENDS.get(number, {})


def path(number: int) -> Path:
    """The file of a game."""
    return CORPUS / f"{number:03}.txt"


def text(number: int) -> str:
    """The record of a game."""
    return path(number).read_text(encoding="utf-8")


@cache
def _replayed(number: int) -> Game:
    return Game.from_record(text(number), ruleset(number).cards)


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
