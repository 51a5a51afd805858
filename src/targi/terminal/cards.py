"""`targi cards`: lists the cards, filters them, and shows single ones in full.

Here are the arguments and the choice of cards. How they are laid out is in `card_pages`; all facts
and sentences come from `targi.cards`.
"""

import argparse
import json
from collections.abc import Callable, Collection, Mapping
from typing import Final

from targi.cards import GOODS, SYMBOLS, Card, CardError, Catalogue, DuneCard, TribeCard, base
from targi.cards.errors import describe, suggestion
from targi.cards.plain import plain
from targi.cards.vocabulary import TIMINGS, VOCABULARY
from targi.terminal import Subparsers, UserError
from targi.terminal.card_pages import KINDS, full, listing

BOXES: Final[Mapping[str, Callable[[], Catalogue]]] = {"base": base}

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
        help="list the cards, or show some of them in full",
        description="List the cards of a box, or show those named in full.",
    )
    ids = "a card to show, such as BO4 or G07; a border card by its number"
    parser.add_argument("ids", nargs="*", metavar="ID", help=ids)
    box = f"the box to look in: {', '.join(BOXES)}"
    parser.add_argument("--box", type=_one_of("box", BOXES), default="base", help=box)
    for name, (words, left) in FILTERS.items():
        text = f"only {left}: {', '.join(words)}"
        parser.add_argument(f"--{name}", type=_one_of(name, words), metavar="WORD", help=text)
    parser.add_argument("--full", action="store_true", help="show every card in full")
    parser.add_argument("--json", action="store_true", help="print data instead of words")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the cards asked for."""
    cards = _chosen(args)
    if args.json:
        print(json.dumps([plain(card) for card in cards], indent=2))
    elif not cards:
        print("No card matches.")
    elif args.ids or args.full:
        print("\n\n".join(map(full, cards)))
    else:
        print(listing(cards))
    return 0


def _chosen(args: argparse.Namespace) -> list[Card]:
    catalogue = BOXES[args.box]()
    wanted = {name: word for name in FILTERS if (word := getattr(args, name)) is not None}
    if not args.ids:
        return [card for card in catalogue.cards if _matches(card, wanted)]
    if wanted:
        raise UserError("name the cards or filter them, not both")
    try:
        return [catalogue.card(card_id.upper()) for card_id in args.ids]
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
        traits["timing"] = {effect.timing for effect in card.effects}
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
