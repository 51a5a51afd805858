"""Arguments that say which game is played: box, options, mixed deck, own border, own cards."""

import argparse
from typing import Final

from targi.cards import CardError
from targi.game import Ruleset
from targi.game.ruleset import BORDER_NUMBERS, RulesetError
from targi.terminal import UserError
from targi.terminal.files import read_cards

_MIXED: Final = "mixed:"
_OPTIONS: Final = {
    "easier": "an easier start: 2 of each good",
    "literal_targia": "the Targia moves one card a round, corners too",
    "water_tiebreak": "after gold, water breaks a tie, not goods",
}


def add_ruleset_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that `ruleset_of` reads."""
    group = parser.add_argument_group("ruleset", "Options besides --cards are for the expansion.")
    box = "base (the default), expansion, or mixed:N for deck N drawn from both boxes"
    group.add_argument("--ruleset", metavar="NAME", help=box)
    for name, text in _OPTIONS.items():
        group.add_argument(f"--{name.replace('_', '-')}", action="store_true", help=text)
    numbers = ", ".join(map(str, BORDER_NUMBERS))
    border = f"lay the base box's card at these of {numbers}, such as 1,5"
    group.add_argument("--border", metavar="NUMBERS", help=border)
    group.add_argument("--cards", metavar="FILE", help="play with an own card file")


def ruleset_chosen(args: argparse.Namespace) -> bool:
    """Whether any argument but `--cards` says which ruleset is played."""
    return bool(args.ruleset or args.border) or any(getattr(args, name) for name in _OPTIONS)


def ruleset_of(args: argparse.Namespace) -> Ruleset:
    """The ruleset that the arguments describe."""
    name, deck = args.ruleset or "base", None
    if name.startswith(_MIXED):
        seed = _number(name.removeprefix(_MIXED), f"--ruleset {_MIXED}")
        name, deck = "expansion", Ruleset.mixed(seed).deck
    cards = read_cards(args.cards)
    try:
        ruleset = Ruleset(
            name,
            start="easier" if args.easier else "normal",
            targia="literal" if args.literal_targia else "mirrored",
            tiebreak="water" if args.water_tiebreak else "goods",
            deck=deck,
            border=_border(args),
            cards=cards,
        )
        ruleset.table  # noqa: B018  # own cards are applied, and refused, here
    except (RulesetError, CardError) as error:
        raise UserError(str(error)) from None
    return ruleset


def _border(args: argparse.Namespace) -> tuple[int, ...]:
    if args.border is None:
        return ()
    return tuple(sorted(_number(part, "--border") for part in args.border.split(",")))


def _number(text: str, where: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 19):
        raise UserError(f"{where}: {text!r} is not a number")
    return int(text)
