"""Reading a card's effects: words of the vocabulary, each with exactly its parameters.

In a file an effect is a table with one entry: `{ discount = { symbol = "oasis", goods = 1 } }`.
"""

from typing import Final

from targi.cards import reading
from targi.cards.errors import Spot
from targi.cards.model import Effect, Option, Value
from targi.cards.vocabulary import (
    MOST_OF_AN_OPTION,
    MOST_OPTIONS,
    OPTION_KINDS,
    VOCABULARY,
    Number,
    OneOf,
    Parameter,
)

MOST_EFFECTS: Final = 3


def read_effects(spot: Spot, value: object) -> tuple[Effect, ...]:
    """The effects of a card, in the order written."""
    return tuple(_effect(*item) for item in reading.array(spot, value, 0, MOST_EFFECTS))


def _effect(spot: Spot, value: object) -> Effect:
    written, settings = reading.only_entry(spot, value)
    name = reading.word(spot, written, "effect", VOCABULARY)
    spot = spot.at(name)
    parameters = VOCABULARY[name].parameters
    entries = reading.table(spot, settings, parameters)
    # In the vocabulary's order, so that equal effects are equal however they were written.
    return Effect(
        name,
        tuple((key, _value(spot.at(key), entries[key], parameters[key])) for key in parameters),
    )


def _value(spot: Spot, value: object, parameter: Parameter) -> Value:
    match parameter:
        case Number(low=low, high=high):
            return reading.number(spot, value, low, high)
        case OneOf(words=words):
            return reading.word(spot, value, "word", words)
        case _:
            return tuple(_option(*item) for item in reading.array(spot, value, 2, MOST_OPTIONS))


def _option(spot: Spot, value: object) -> Option:
    written, amount = reading.only_entry(spot, value)
    kind = reading.word(spot, written, "option", OPTION_KINDS)
    return kind, reading.number(spot.at(kind), amount, 1, MOST_OF_AN_OPTION)
