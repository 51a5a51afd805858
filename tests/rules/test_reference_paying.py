"""Paying for tribe cards: the engine against the second implementation in `tests.reference`.

The engine asks for a payment step by step. Here all its steps are walked from the first choice to
the row, and the tokens that the events name are compared with all payments found by trying.
"""

from collections import Counter
from random import Random

import pytest

from targi import Game
from targi.cards import base
from tests.reference.effort import effort
from tests.reference.exploring import as_position, random_games
from tests.reference.paying import NOBLE, OPENLY, WITHOUT_NOBLE
from tests.reference.payments_told import check_ways_to_pay
from tests.reference.positions import random_position

GAMES = effort(30, plain=2)
POSITIONS = effort(1200, plain=120)  # of each kind
DISPLAYS = effort(20, plain=2)  # of each card
MATTER = ["BO5", "BR7", "BW5", "BC6", "BT6", "BC7", "BW8", "BW9"]


def test_payments_agree_for_cards_under_a_marker() -> None:
    """A tribe card in the centre costs the same by both, with all discounts and stored gold."""
    found: Counter[int] = Counter()
    for n in range(POSITIONS):
        position = random_position(Random(n), favoured=MATTER)
        game = Game.from_position(position, seed=n)
        for row, column in position["markers"][position["to_move"]]:
            card = position["centre"][row][column]
            if not card.startswith("G"):
                opening = f"use {row + 1},{column + 1}"
                found[check_ways_to_pay(game, position, card, OPENLY, opening)] += 1
    assert {0, 1, 2} <= set(found)


def test_payments_agree_for_hand_cards_with_the_noble() -> None:
    """The Noble displays a hand card held since before the round, with BC7 for one good less."""
    found: Counter[int] = Counter()
    for n in range(POSITIONS):
        position = random_position(Random(n), favoured=MATTER)
        me = position["to_move"]
        card = position["players"][me]["hand"]
        game = Game.from_position(position, seed=n)
        held = card is not None and not position["this_round"][me]["hand_taken"]
        offered = "use 1" in {move.text for move in game.legal_moves()}
        assert offered == (held and 1 in position["targis"][me])  # rule 5.13
        if offered:
            found[check_ways_to_pay(game, position, card, NOBLE, "use 1")] += 1
    assert {0, 1, 2} <= set(found)


def test_payments_agree_for_hand_cards_with_bw8() -> None:
    """BW8 displays any hand card for one good of any kind on top, also when two sums coincide."""
    found: Counter[int] = Counter()
    for n in range(POSITIONS):
        position = random_position(Random(n), favoured=MATTER)
        me = position["to_move"]
        card = position["players"][me]["hand"]
        game = Game.from_position(position, seed=n)
        has_bw8 = any("BW8" in row for row in position["players"][me]["rows"])
        if card is not None and has_bw8:
            found[check_ways_to_pay(game, position, card, WITHOUT_NOBLE, "use hand")] += 1
        else:
            assert "use hand" not in {move.text for move in game.legal_moves()}
    assert {0, 1, 2, 3} <= set(found)


@pytest.mark.parametrize("card", [card.id for card in base().tribes])
def test_payments_agree_for_every_card(card: str) -> None:
    """Each of the 45 cards is paid for as expected, in positions in which it can be."""
    rng, displays = Random(card), 0
    while displays < DISPLAYS:
        position = random_position(rng, favoured=MATTER, in_the_middle=card)
        game = Game.from_position(position, seed=0)
        displays += check_ways_to_pay(game, position, card, OPENLY, "use 2,2") > 0


def test_payments_agree_in_random_games() -> None:
    """Whenever a tribe card is to be dealt with in a whole game, all payments agree."""
    found: Counter[int] = Counter()
    for game in random_games(seed=5, number=GAMES):
        position = as_position(game)
        pending = position["pending"]
        if pending and pending[0]["step"] == "tribe" and not pending[0]["chosen"]:
            way = {1: NOBLE, "BW8": WITHOUT_NOBLE}.get(pending[0]["by"], OPENLY)
            found[check_ways_to_pay(game, position, pending[0]["card"], way, "")] += 1
    assert found.total() > 5 * GAMES
    assert {0, 1} <= set(found)
