"""What can be done and what it gives: the engine against the second implementation."""

from collections import Counter
from random import Random

import pytest

from targi import Game
from targi.cards import base
from tests.reference.acting import between_two_actions, inside_an_action
from tests.reference.board import Position
from tests.reference.effects import after_display
from tests.reference.effort import effort
from tests.reference.exploring import (
    as_position,
    holdings_reached,
    random_games,
)
from tests.reference.paying import OPENLY
from tests.reference.positions import random_position

pytestmark = pytest.mark.slow

GAMES = effort(60, plain=4)
POSITIONS = effort(1500, plain=100)
DISPLAYS = effort(20, plain=2)  # of each card
MATTER = ["BC6", "BC7", "BC8", "BT6", "BW8", "BW9"]
KNOWN = {"trader", "silversmith", "marker", "tribe", "between actions"}


def check_moves(game: Game, position: Position) -> str | None:
    """The engine offers what the second implementation expects; says what was asked."""
    if game.phase != "act":
        return None
    asked = position["pending"][-1]["step"] if position["pending"] else "between actions"
    expected = inside_an_action(position) if position["pending"] else between_two_actions(position)
    if expected is None:
        return None
    assert {move.text for move in game.legal_moves()} == expected
    return str(asked)


def test_moves_agree_in_random_games() -> None:
    """Between two actions, at Trader, Silversmith and Fata Morgana, and with every tribe card."""
    asked = Counter(
        check_moves(game, as_position(game)) for game in random_games(seed=13, number=GAMES)
    )
    assert min(asked[step] for step in KNOWN) > GAMES // 2


def test_moves_agree_in_made_up_positions() -> None:
    """The same for odd stocks and displays, and one move further."""
    asked: Counter[str | None] = Counter()
    for n in range(POSITIONS):
        position = random_position(Random(n), favoured=MATTER)
        game = Game.from_position(position, seed=n)
        asked[check_moves(game, position)] += 1
        for move in game.legal_moves():
            game.play(move)
            asked[check_moves(game, as_position(game))] += 1
            game.undo()
    assert min(asked[step] for step in KNOWN) > POSITIONS // 20


@pytest.mark.parametrize("card", [card.id for card in base().tribes])
def test_holdings_agree_after_every_card_is_displayed(card: str) -> None:
    """Payment, immediate effect, bonus and stored gold of each of the 45 cards, in all ways."""
    rng, displays = Random(card), 0
    while displays < DISPLAYS:
        position = random_position(rng, favoured=["BC6", "BT6", "BW9"], in_the_middle=card)
        expected = after_display(position, card, OPENLY)
        assert set(holdings_reached(position, card)) == expected
        displays += len(expected) > 0
