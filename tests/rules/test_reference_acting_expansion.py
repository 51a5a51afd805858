"""Displaying a card of the expansion: the engine against the second implementation."""

from collections.abc import Iterator
from random import Random

import pytest

from targi import Event, Game
from targi.cards import RESOURCES, expansion
from tests.reference.board import Position
from tests.reference.effects import Holdings, after_display
from tests.reference.effort import effort
from tests.reference.exploring import as_position, between_actions, every_way, in_display
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


def holdings_reached(position: Position, card: str) -> Iterator[Holdings]:
    """What the player to move holds at every end of the action that displays the card."""
    me = position["to_move"]

    def at_the_end(game: Game, events: tuple[Event, ...]) -> Holdings | None:
        displayed = any(event.card == card and in_display(event.target) for event in events)
        if not displayed or not between_actions(game):
            return None
        player = as_position(game)["players"][me]
        return *(player[kind] for kind in RESOURCES), player["stored_gold"]

    game = Game.from_position(position, seed=0)
    events = game.play("use 2,2")
    return iter(()) if between_actions(game) else every_way(game, at_the_end, events)
