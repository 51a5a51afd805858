"""What custom cards may not have in a base game: whatever only the expansion has (rule 9.6).

The same file may correct base cards so that they speak of water, for mixed decks of the expansion;
with such a card a base game cannot be played.
"""

from collections.abc import Iterator
from functools import partial

from targi.cards.catalogue import Catalogue
from targi.cards.errors import CardError, Spot, gather
from targi.cards.model import NOTHING, Effect, GoodsCard, TribeCard
from targi.cards.vocabulary.base import BASE_WORDS


def check_base_game(spot: Spot, catalogue: Catalogue) -> None:
    """Refuse a base game whose cards need the expansion, with a line for each of them."""
    tribes = (partial(_check_tribe, spot.at_card(card.id), card) for card in catalogue.tribes)
    goods = (partial(_check_goods, spot.at_card(card.id), card) for card in catalogue.goods)
    gather([*tribes, *goods])


def _check_tribe(spot: Spot, card: TribeCard) -> None:
    if card.extra is not None:
        raise _only_expansion(spot.at("extra"), "extra")
    for field, cost in (("cost", card.cost), ("alternative", card.alternative or NOTHING)):
        if cost.water:
            raise _only_expansion(spot.at(field), "water")
    for index, effect in enumerate(card.effects):
        for word in _of_expansion(effect):
            raise _only_expansion(spot.at("effects").item(index), word)


def _of_expansion(effect: Effect) -> Iterator[str]:
    """What the base box does not have of an effect."""
    if effect.name not in BASE_WORDS:
        yield effect.name
    for value in effect.parameters.values():
        if value == "water" or (isinstance(value, tuple) and "water" in dict(value)):
            yield "water"


def _check_goods(spot: Spot, card: GoodsCard) -> None:
    if card.shows.water or any(choice.water for choice in card.choices):
        raise _only_expansion(spot, "water")


def _only_expansion(spot: Spot, word: str) -> CardError:
    return spot.wrong(f"expected no {word} in a base game; only the expansion has it")
