"""Random custom card files: anything the closed vocabulary can say, and cheap enough to happen.

Most cards of a file differ from the printed ones; costs are low, so that displays fill up and
effects meet. Every file that is made here is one that a person could write.
"""

from random import Random
from typing import Any, Final

from targi.cards import GOODS, RESOURCES, CardError, CardsFile, all_cards, expansion
from targi.cards.custom.reading import MOST_JOKERS, cards_file
from targi.cards.errors import Spot
from targi.cards.reading.effects import MOST_EFFECTS, read_effects
from targi.cards.vocabulary import VOCABULARY
from targi.cards.vocabulary.base import BASE_WORDS
from targi.cards.vocabulary.word import (
    MOST_OF_AN_OPTION,
    OPTION_KINDS,
    Amount,
    Number,
    OneOf,
    Parameter,
)

MOST: Final = 4
RAIDS: Final = ("4", "8", "12", "16")


def random_cards(rng: Random, box: str) -> CardsFile:
    """A custom card file for games of this box."""
    data: dict[str, Any] = {
        "tribes": {card.id: tribe(rng, box) for card in all_cards().tribes if rng.random() < 0.7},
        "goods": {card.id: goods(rng, box) for card in all_cards().goods if rng.random() < 0.5},
        "border": {box: {number: raid(rng) for number in RAIDS if rng.random() < 0.5}},
    }
    if box == "expansion":
        dunes = {card.id: {"effects": effects(rng, "dune")} for card in all_cards().dunes}
        for dune in jokers(dunes)[MOST_JOKERS:]:
            del dunes[dune]
        data["dunes"] = dunes
        data |= own_deck(rng) if rng.random() < 0.5 else {}
    return cards_file(data, "random.toml")


def own_deck(rng: Random) -> dict[str, Any]:
    """Some cards of the deck give way to cards of one's own with the same symbols."""
    replaced = rng.sample(expansion().tribes, 9)
    own = {
        f"QA{n}": tribe(rng, "expansion") | {"symbol": card.symbol}
        for n, card in enumerate(replaced, 1)
    }
    kept = [card.id for card in expansion().tribes if card not in replaced]
    needed = {card: {"vp": 0, "cost": bundle(rng, GOODS)} | own[card] for card in own}
    return {"deck": [*kept, *own], "own_tribes": needed}


def jokers(dunes: dict[str, Any]) -> list[str]:
    """The dunes that can go into a display."""
    return [dune for dune, fields in dunes.items() if "joker" in fields["effects"][0]]


def tribe(rng: Random, box: str) -> dict[str, Any]:
    """Some fields of a tribe card, its symbol left alone."""
    kinds = (*GOODS, "gold") if box == "base" else (*GOODS, "gold", "water")
    fields: dict[str, Any] = {"effects": effects(rng, "tribe", box)}
    fields["cost"] = bundle(rng, GOODS if rng.random() < 0.7 else kinds, 2)
    if rng.random() < 0.3:
        fields["vp"] = rng.randint(0, 9)
    if rng.random() < 0.3:
        fields["alternative"] = rng.choice([{}, bundle(rng, kinds)])
    if rng.random() < 0.3 and box == "expansion":
        fields["extra"] = {"cost": bundle(rng, kinds, 2), "vp": rng.randint(1, 9)}
    return fields


def goods(rng: Random, box: str) -> dict[str, Any]:
    """A goods card: what it shows, a slash, or both."""
    kinds = tuple(kind for kind in RESOURCES if box == "expansion" or kind != "water")
    choices: list[dict[str, int]] = []
    while len(choices) < 3:
        choices += [choice for choice in [bundle(rng, kinds)] if choice not in choices]
    shows = bundle(rng, kinds)
    return rng.choice(
        [
            {"shows": shows, "choices": []},
            {"shows": shows, "choices": choices},
            {"choices": choices},
        ]
    )


def raid(rng: Random) -> dict[str, Any]:
    """A raid's two demands."""
    toll = {"goods": rng.randint(1, MOST)} if rng.random() < 0.5 else bundle(rng, (*GOODS, "gold"))
    penalty = {"last_card": True} if rng.random() < 0.5 else {"vp": rng.randint(1, MOST)}
    return {"demands": [toll, penalty]}


def bundle(rng: Random, kinds: tuple[str, ...], most: int = MOST) -> dict[str, int]:
    """One or two kinds of tokens."""
    return {kind: rng.randint(1, most) for kind in rng.sample(kinds, rng.randint(1, 2))}


def effects(rng: Random, card: str, box: str = "expansion") -> list[dict[str, Any]]:
    """Effects that may stand together on a card of this kind and box."""
    words = [name for name, word in VOCABULARY.items() if card in word.cards]
    if box == "base":
        words = [name for name in words if name in BASE_WORDS]
    while True:
        names = rng.choices(words, k=rng.randint(1, MOST_EFFECTS))
        found = [{name: settings(rng, name)} for name in names]
        try:
            read_effects(Spot("random.toml"), found, card)
        except CardError:  # a word twice, or two that exclude each other
            continue
        if box == "expansion" or "water" not in str(found):
            return found


def settings(rng: Random, name: str) -> dict[str, Any]:
    """All parameters of a word."""
    parameters = VOCABULARY[name].parameters
    return {key: setting(rng, parameter) for key, parameter in parameters.items()}


def setting(rng: Random, parameter: Parameter) -> Any:
    """One parameter, anything that it may be."""
    match parameter:
        case Number(low=low, high=high):
            return rng.randint(low, high)
        case Amount(high=high):
            return rng.choice([0, 0, 1, high])
        case OneOf(words=words):
            return rng.choice(words)
        case _:
            kinds = [rng.choice(OPTION_KINDS) for _ in range(rng.randint(2, 4))]
            return [{kind: rng.randint(1, MOST_OF_AN_OPTION)} for kind in kinds]
