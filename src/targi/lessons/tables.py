"""Reading the `table` of a step: a position or a deal, and what was played from there on."""

from collections.abc import Mapping
from dataclasses import fields
from functools import partial
from typing import Any, Final

from targi.cards.error_texts import expected
from targi.cards.errors import Spot
from targi.cards.reading import values as reading
from targi.cards.reading.values import Reader
from targi.game import Game, IllegalMove, PositionError, Ruleset
from targi.game.names import PHASES, SEATS
from targi.lessons.model import LEARNER, Table
from targi.lessons.scenes import position
from targi.lessons.seats import Seat

_MOST_MOVES: Final = 1000
_MOST_SEEDS: Final = 2**53 - 1


def read_table(spot: Spot, value: object, ruleset: Ruleset) -> Table:
    """The position that a step begins with, after the moves that are told with it."""
    dealt = "deal" in reading.any_table(spot, value)
    told = reading.table(spot, value, _DEAL if dealt else _SCENE)
    moves = told.pop("moves", ())
    seed: int = told.pop("deal") if dealt else told.pop("seed", 1)
    if dealt:
        game = Game(ruleset, seed=seed, first=LEARNER)
    else:
        try:
            game = Game.from_position(position(**told, ruleset=ruleset), seed=seed)
        except PositionError as error:
            raise spot.wrong(str(error)) from None
    for number, move in enumerate(moves):
        try:
            game.play(move)
        except IllegalMove as error:
            raise spot.at("moves").item(number).wrong(str(error)) from None
    if game.over:
        raise spot.wrong(expected("a game that goes on", "the end of one"))
    return Table(game.position(), seed)


def _text_or_none(spot: Spot, value: object) -> str:
    """A text that may be empty: a pile without cards."""
    if not isinstance(value, str):
        raise spot.expected("a text", value)
    return value


def _flag(spot: Spot, value: object) -> bool:
    if not isinstance(value, bool):
        raise spot.expected("true or false", value)
    return value


def _centre(spot: Spot, value: object) -> dict[str, str]:
    entries = reading.any_table(spot, value)
    return {cell: reading.text(spot.at(cell), card) for cell, card in entries.items()}


_OF_TYPE: Final[Mapping[Any, Reader]] = {
    str: reading.text,
    bool: _flag,
    int: partial(reading.number, low=0, high=100),
}
_SEAT: Final[Mapping[str, Reader]] = {field.name: _OF_TYPE[field.type] for field in fields(Seat)}


def _seat(spot: Spot, value: object) -> Seat:
    return Seat(**reading.table(spot, value, _SEAT))


_SEED: Final[Reader] = partial(reading.number, low=0, high=_MOST_SEEDS)
_MOVES: Final[Reader] = partial(reading.array, low=1, high=_MOST_MOVES, reader=reading.text)
_PHASES: Final = [phase for phase in PHASES.values() if phase != "over"]
_SCENE: Final[Mapping[str, Reader]] = {
    "round": partial(reading.number, low=1, high=12),
    "phase": partial(reading.word, noun="phase", known=_PHASES),
    **dict.fromkeys(("to_move", "first"), partial(reading.word, noun="player", known=SEATS)),
    "centre": _centre,
    **dict.fromkeys(("goods_pile", "tribes_pile", "dunes_pile"), _text_or_none),
    **dict.fromkeys(("tribe_discards", "dunes"), reading.text),
    **dict.fromkeys(SEATS, _seat),
    "seed": _SEED,
    "moves": _MOVES,
}
_DEAL: Final[Mapping[str, Reader]] = {"deal": _SEED, "moves": _MOVES}
