"""The numbers of effects: one for each word of the vocabulary, in the block of its timing."""

import pytest

from targi.cards import RESOURCES, SYMBOLS
from targi.cards.vocabulary import VOCABULARY
from targi.rules import effects as fx

# How many numbers a word takes; all others take one.
SPREAD = {"discount": len(SYMBOLS), "goods_card_bonus": len(RESOURCES)}
BLOCKS = {
    "permanent": range(fx.ONCE),
    "once": range(fx.ONCE, fx.POWERS),
    "immediate": range(40, 60),
    "stored": range(40, 60),
    "next_round": range(40, 60),
    "end": range(60, 80),
    "dune": range(80, 100),
}


def numbers(word: str) -> list[int]:
    """The numbers of a word."""
    first: int = getattr(fx, word.upper())
    return [first + place for place in range(SPREAD.get(word, 1))]


@pytest.mark.parametrize("word", VOCABULARY)
def test_the_number_of_a_word_fits_its_timing(word: str) -> None:
    """By it the rules know what is summed up while displayed, and what works only once."""
    assert all(number in BLOCKS[VOCABULARY[word].timing] for number in numbers(word))


def test_no_two_words_have_the_same_number() -> None:
    """And powers leave no gap, for each has its place in an array."""
    found = sorted(number for word in VOCABULARY for number in numbers(word))
    assert len(found) == len({*found})
    assert found[: fx.POWERS] == [*range(fx.POWERS)]
