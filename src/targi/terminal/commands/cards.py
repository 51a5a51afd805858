"""`targi cards`: lists the cards, shows single ones in full, and checks custom card files.

Here are the arguments and the choice of cards. How they are laid out is in `card_pages`; the facts
come from `targi.cards`, the words from `targi.text`.
"""

import argparse
import json
from collections.abc import Callable, Collection, Mapping
from typing import Final

from targi.cards import (
    GOODS,
    SYMBOLS,
    Card,
    CardError,
    Catalogue,
    DuneCard,
    TribeCard,
    all_cards,
    base,
    expansion,
)
from targi.cards.custom.decks import DECK
from targi.cards.custom.template import template
from targi.cards.error_texts import describe, suggestion
from targi.cards.model import timing_on
from targi.cards.plain import plain
from targi.cards.vocabulary import VOCABULARY
from targi.cards.vocabulary.word import TIMINGS
from targi.terminal import Subparsers, UserError
from targi.terminal.card_pages import KINDS, CardPages
from targi.terminal.files import card_problem, read_card_file, read_cards
from targi.terminal.languages import add_language_argument, words_of
from targi.text import phrase

BOXES: Final[Mapping[str, Callable[[], Catalogue]]] = {
    "base": base,
    "expansion": expansion,
    "all": all_cards,
}
FILE_REFUSED: Final = 1

# Each filter with the words it takes and what it leaves.
FILTERS: Final[Mapping[str, tuple[Collection[str], str]]] = {
    "kind": (KINDS, "cards of this kind"),
    "symbol": (SYMBOLS, "tribe cards with this symbol"),
    "cost": ((*GOODS, "gold", "water"), "tribe cards whose cost or alternative asks for this"),
    "timing": (TIMINGS, "cards with an effect of this timing"),
    "effect": (VOCABULARY, "cards with this effect"),
}


def add_parser(subparsers: Subparsers) -> None:
    """Add `cards` to the command line."""
    parser = subparsers.add_parser(
        "cards",
        help="list the cards, or show some of them in full; check a card file",
        description="List the cards, or show those named in full. People who own the box can "
        "correct cards by a file of their own, see docs/cards.md.",
    )
    ids = "a card to show, such as BO4 or G07; a border card by its number"
    parser.add_argument("ids", nargs="*", metavar="ID", help=ids)
    box = "only cards of a base game, or of an expansion game; or all of them (the default)"
    parser.add_argument(
        "--box", type=_one_of("box", BOXES), default="all", metavar="|".join(BOXES), help=box
    )
    for name, (words, left) in FILTERS.items():
        text = f"only {left}: {', '.join(words)}"
        parser.add_argument(f"--{name}", type=_one_of(name, words), metavar="WORD", help=text)
    add_language_argument(parser)
    parser.add_argument("--full", action="store_true", help="show every card in full")
    parser.add_argument("--json", action="store_true", help="print data instead of words")
    own = parser.add_mutually_exclusive_group()
    own.add_argument("--cards", metavar="FILE", help="with the corrections of this card file")
    own.add_argument(
        "--check", metavar="FILE", help="tell every mistake in a card file of your own"
    )
    text = "write a card file to start from, in which every card is commented out"
    own.add_argument("--template", action="store_true", help=text)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the cards asked for, or do what is asked about a card file."""
    if args.check is None and not args.template:
        _show(args)
        return 0
    if args.ids or _wanted(args):
        raise UserError("--check and --template are about a file; name no cards and no filters")
    if args.check is not None:
        return _check(args.check, args.json)
    if args.json:
        raise UserError("--template writes a card file, which is TOML; leave --json out")
    print(template(), end="")
    return 0


def _show(args: argparse.Namespace) -> None:
    words, cards = words_of(args), _chosen(args)
    pages = CardPages(words)
    if args.json:
        print(json.dumps([plain(card) for card in cards], indent=2))
    elif not cards:
        print(words.say(phrase("cards-none")))
    elif args.ids or args.full:
        print("\n\n".join(map(pages.full, cards)))
    else:
        print(pages.listing(cards))


def _check(file: str, as_data: bool) -> int:
    """Say all that is wrong with a custom card file, or what it does."""
    try:
        found = read_card_file(file)
    except CardError as error:
        print(json.dumps({"errors": error.problems}, indent=2) if as_data else error)
        return FILE_REFUSED
    corrected, own = len(found.corrections), len(found.own_tribes)
    if as_data:
        data = {"errors": [], "corrected": corrected, "own": own, "sha256": found.sha256}
        print(json.dumps(data, indent=2))
        return 0
    deck = f", {_number_of_cards(own)} of your own, a deck of {DECK}" if found.deck else ""
    print(f"ok: {_number_of_cards(corrected)} corrected{deck}")
    print(f"sha256: {found.sha256}")
    return 0


def _number_of_cards(number: int) -> str:
    return "1 card" if number == 1 else f"{number} cards"


def _catalogue(args: argparse.Namespace) -> Catalogue:
    catalogue, cards = BOXES[args.box](), read_cards(args.cards)
    try:
        return catalogue if cards is None else cards.apply(catalogue)
    except CardError as error:
        raise card_problem(error) from None


def _wanted(args: argparse.Namespace) -> dict[str, str]:
    """The filters that are set."""
    return {name: word for name in FILTERS if (word := getattr(args, name)) is not None}


def _chosen(args: argparse.Namespace) -> list[Card]:
    catalogue, wanted = _catalogue(args), _wanted(args)
    if not args.ids:
        return [card for card in catalogue.cards if _matches(card, wanted)]
    if wanted:
        raise UserError("name the cards or filter them, not both")
    try:
        return [card for card_id in args.ids for card in catalogue.named(card_id.upper())]
    except CardError as error:
        raise UserError(str(error)) from error


def _matches(card: Card, wanted: Mapping[str, str]) -> bool:
    traits = _traits(card)
    return all(word in traits.get(name, ()) for name, word in wanted.items())


def _traits(card: Card) -> dict[str, set[str]]:
    """What each filter finds on a card."""
    traits = {"kind": {card.kind}}
    if isinstance(card, TribeCard | DuneCard):
        traits["effect"] = {effect.name for effect in card.effects}
        traits["timing"] = {timing_on(card, effect) for effect in card.effects}
    if isinstance(card, TribeCard):
        costs = (card.cost, card.alternative) if card.alternative else (card.cost,)
        traits["cost"] = {token for cost in costs for token in cost.as_dict()}
        traits["symbol"] = {card.symbol}
    return traits


def _one_of(noun: str, words: Collection[str]) -> Callable[[str], str]:
    """A reader of one of these words; a dash will do for an underscore, a capital for a small."""

    def read(written: str) -> str:
        word = written.lower().replace("-", "_")
        if word not in words:
            raise argparse.ArgumentTypeError(
                f"unknown {noun} {describe(written)}; {suggestion(word, words)}"
            )
        return word

    return read
