"""Displaying a card of the expansion: the engine against the second implementation."""

from random import Random

import pytest

from targi.cards import expansion
from tests.reference.effects import after_display
from tests.reference.effort import effort
from tests.reference.exploring import holdings_reached
from tests.reference.paying import OPENLY
from tests.reference.positions import random_position
from tests.reference.rulesets import deck_with

DISPLAYS = effort(12, plain=1)  # of each card
MATTER = ["XW7", "BW9", "BC6", "BT6"]
DRAWING = ("XO4", "XC4")  # what they give depends on the cards turned up


@pytest.mark.parametrize("card", [c.id for c in expansion().tribes if c.id not in DRAWING])
def test_holdings_agree_after_every_card_is_displayed(card: str) -> None:
    """Payment, extra, immediate effect, bonus and stored gold of each card, in all ways."""
    rng, displays = Random(card), 0
    while displays < DISPLAYS:
        ruleset = deck_with(rng, [*MATTER, card])
        position = random_position(rng, ruleset=ruleset, favoured=MATTER, in_the_middle=card)
        expected = after_display(position, card, OPENLY)
        assert set(holdings_reached(position, card)) == expected
        displays += len(expected) > 0
