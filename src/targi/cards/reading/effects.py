"""Reading a card's effects: words of the vocabulary, each with exactly its parameters.

In a file an effect is a table with one entry: `{ discount = { symbol = "oasis", goods = 1 } }`.
Which effects go together on a card is judged here too, so that the rules can count on it.
"""

from functools import partial
from typing import Final

from targi.cards.errors import Spot
from targi.cards.model import Effect, Option, Value
from targi.cards.reading import values as reading
from targi.cards.vocabulary import VOCABULARY
from targi.cards.vocabulary.word import (
    MOST_OF_AN_OPTION,
    MOST_OPTIONS,
    OPTION_KINDS,
    Amount,
    Number,
    OneOf,
    Parameter,
)

MOST_EFFECTS: Final = 3
# What one of them opens could not be told from what the other does, on the same card.
_APART: Final = (("hand_play", "hand_play_once"), ("reveal_tribe", "discard_pile_card"))


def read_effects(spot: Spot, value: object, card: str, fewest: int = 0) -> tuple[Effect, ...]:
    """The effects of a card of this kind ("tribe" or "dune"), in the order written."""
    reader = partial(_effect, card=card)
    effects: tuple[Effect, ...] = reading.array(spot, value, fewest, MOST_EFFECTS, reader)
    _check_together(spot, effects)
    return effects


def _effect(spot: Spot, value: object, card: str) -> Effect:
    written, settings = reading.only_entry(spot, value)
    name = reading.word(spot, written, "effect", VOCABULARY)
    word = VOCABULARY[name]
    if card not in word.cards:
        raise spot.wrong(f"{name} is for {' and '.join(word.cards)} cards, not for {card} cards")
    spot = spot.at(name)
    readers = {key: partial(_value, parameter=word.parameters[key]) for key in word.parameters}
    amounts = {key: 0 for key, kind in word.parameters.items() if isinstance(kind, Amount)}
    required = [key for key in word.parameters if key not in amounts]
    entries = amounts | reading.table(spot, settings, readers, required)
    if amounts and not any(entries[key] for key in amounts):
        raise spot.wrong("expected at least one amount, found none")
    # In the vocabulary's order, so that equal effects are equal however they were written.
    effect = Effect(name, tuple((key, entries[key]) for key in word.parameters))
    if name == "reveal_goods" and effect.number("take") > effect.number("cards"):
        raise spot.at("take").expected("no more than the cards turned up", effect.number("take"))
    return effect


def _value(spot: Spot, value: object, parameter: Parameter) -> Value:
    match parameter:
        case Number(low=low, high=high):
            return reading.number(spot, value, low, high)
        case Amount(high=high):
            return reading.number(spot, value, 0, high)
        case OneOf(words=words):
            return reading.word(spot, value, "word", words)
        case _:
            options: tuple[Option, ...] = reading.choices(spot, value, 2, MOST_OPTIONS, _option)
            return options


def _option(spot: Spot, value: object) -> Option:
    written, amount = reading.only_entry(spot, value)
    kind = reading.word(spot, written, "option", OPTION_KINDS)
    return kind, reading.number(spot.at(kind), amount, 1, MOST_OF_AN_OPTION)


def _check_together(spot: Spot, effects: tuple[Effect, ...]) -> None:
    if twice := reading.repeated(map(_subject, effects)):
        raise spot.wrong(f"{twice[0]} comes twice")
    if sum(effect.timing == "once" for effect in effects) > 1:
        # Rule 5.28: a card has one action marker.
        raise spot.wrong("expected at most one effect that works once")
    if len(effects) > 1 and "joker" in (effect.name for effect in effects):
        # Rule 5.32: a dune that goes into a display does nothing else.
        raise spot.wrong("expected no other effect beside joker")
    if "reveal_tribe" in (effect.name for effect in effects[:-1]):
        # The card it turns up may do the same: nothing should be left waiting each time.
        raise spot.wrong("expected reveal_tribe to be the last effect")
    for pair in _APART:
        if {*pair} <= {effect.name for effect in effects}:
            raise spot.wrong(f"expected {' or '.join(pair)}, not both on one card")


def _subject(effect: Effect) -> str:
    """The word, with the symbol or kind it is about: a card may have it for several of these."""
    return " ".join([effect.name, *(value for _, value in effect.pairs if isinstance(value, str))])
