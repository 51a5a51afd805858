"""The file from which a person starts to correct cards: every card as we know it, commented out.

In it a line that begins with `#` and a blank is an explanation; one that begins with `#` alone
becomes part of the file when the `#` is taken away.
"""

from collections.abc import Iterator
from typing import Final

from targi.cards.boxes import expansion
from targi.cards.custom.reading import FIELDS, correctable
from targi.cards.model import Card, Provenance
from targi.cards.writing import facts, inline_toml

_INTRODUCTION: Final = """\
# Cards of Targi, corrected by someone who owns the box.
#
# As it stands this file changes nothing. Every card is here as the program knows it, switched off
# by the # before it. To correct a card, take that # away and write what your card shows. You may
# leave out fields that are right as they are; an empty table {} or list [] says that the card has
# no such thing (a cost is never empty). "reconstructed" behind a card means that no source states
# it: look there first.
#
#   targi cards --check FILE     tells what is wrong in this file, or that all is well
#   targi cards --cards FILE     shows the cards with your corrections
#
# docs/cards.md explains every field and every effect word.

# A deck of your own for the expansion: 45 tribe cards of either box or from own_tribes below, nine
# of each symbol. As it stands here it is the expansion's.
"""

_OWN_TRIBES: Final = """\
# Tribe cards of your own. They need an id of two capital letters and a digit that no card has, all
# of symbol, vp and cost, and a place in the deck above.
[own_tribes]
#QA1 = { symbol = "oasis", vp = 2, cost = { gold = 1 }, effects = [{ take = { water = 2 } }] }
"""

# What is said before each section.
_SECTIONS: Final = {
    "tribes": "Tribe cards. The alternative stands behind the slash, the extra in brackets.",
    "goods": "Goods cards: all that it shows is taken, and one of the choices at a slash.",
    "dunes": "Dunes.",
    "border.base": "The raids of the base box: one demand or the other. goods are of choice.",
    "border.expansion": "The raids of the expansion.",
}


def template() -> str:
    """A card file that changes nothing until lines of it are switched on."""
    return "\n".join([_INTRODUCTION + _deck(), _OWN_TRIBES, *map(_section, _SECTIONS)])


def _deck() -> str:
    by_symbol: dict[str, list[str]] = {}
    for card in expansion().tribes:
        by_symbol.setdefault(card.symbol, []).append(card.id)
    lines = (f"#{inline_toml(ids)[1:-1]}," for ids in by_symbol.values())
    return "\n".join(["#deck = [", *lines, "#]", ""])


def _section(section: str) -> str:
    return "\n".join([f"# {_SECTIONS[section]}", f"[{section}]", *_lines(section), ""])


def _lines(section: str) -> Iterator[str]:
    for card in correctable(section):
        yield f"#{card.id} = {inline_toml(facts(card, FIELDS[section]))}{_doubt(card)}"


def _doubt(card: Card) -> str:
    """A word of warning behind a card that may differ from the printed one."""
    match card.provenance:
        case Provenance(printed_doubtful=True, effect_doubtful=False):
            return "  # reconstructed but for its effect"
        case Provenance(printed_doubtful=True):
            return "  # reconstructed"
    return ""
