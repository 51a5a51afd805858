"""Arguments that say which game is played: a text for box, options, deck and border; custom cards.

What a text may say is the business of `targi.game.ruleset_text`.
"""

import argparse
from typing import Final

from targi.cards import CardError
from targi.game import Ruleset
from targi.game.ruleset import BORDER_NUMBERS, RulesetError
from targi.terminal import UserError
from targi.terminal.files import card_problem, read_cards

USUAL: Final = "base"


def add_ruleset_arguments(
    parser: argparse.ArgumentParser, what: str = "which game is played"
) -> None:
    """Add the arguments that `ruleset_of` reads."""
    numbers = ", ".join(map(str, BORDER_NUMBERS))
    group = parser.add_argument_group(
        "ruleset",
        "TEXT is a box: base (the default), expansion, or mixed:7 for deck 7 drawn from both. "
        "After the expansion or a mixed deck, each behind a +: easier (2 of each good at the "
        "start), literal (the Targia moves one card a round, corners too), water (it breaks a tie "
        "after gold), other-half (the tribe cards that are left out otherwise), border:1,5 (there "
        f"the base box's card, of {numbers}), deck:BO1,BO2,... (45 tribe cards). Such as: "
        "expansion+easier, mixed:7+other-half.",
    )
    group.add_argument("--ruleset", metavar="TEXT", help=what)
    group.add_argument("--cards", metavar="FILE", help="play with a custom card file and its deck")


def ruleset_of(args: argparse.Namespace) -> Ruleset:
    """The ruleset that the arguments describe."""
    cards = read_cards(args.cards)
    try:
        ruleset = Ruleset.parse(args.ruleset or USUAL, cards)
        ruleset.table  # noqa: B018  # custom cards are applied, and refused, here
    except RulesetError as error:
        raise UserError(f"--ruleset: {error}") from None
    except CardError as error:
        raise card_problem(error) from None
    return ruleset
