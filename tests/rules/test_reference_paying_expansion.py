"""Paying in the expansion: the engine against the second implementation in `tests.reference`.

Water, alternatives, optional extras, XW7, XT7, D17, D18, stored gold, BW8 and XC7, in decks mixed
from both boxes so that the base box's discounts join in.
"""

from collections import Counter
from random import Random

import pytest

from targi import Game
from targi.cards import all_cards
from tests.reference.board import Position, displayed, ready
from tests.reference.effort import effort
from tests.reference.exploring import as_position, random_games
from tests.reference.paying import NOBLE, OPENLY, PICKED, REDUCED, WITHOUT_NOBLE
from tests.reference.payments_told import check_ways_to_pay
from tests.reference.positions import random_position
from tests.reference.rulesets import EXPANSION, deck_with

GAMES = effort(40, plain=3)
POSITIONS = effort(1500, plain=600)  # of each kind
DISPLAYS = effort(10, plain=1)  # of each card
DISCOUNTS = ["BO5", "BR7", "BW5", "BC6", "BT6", "BC7", "BW9", "XW7", "XT7"]
WAYS = {1: NOBLE, "BW8": WITHOUT_NOBLE, "D17": PICKED, "D18": REDUCED}


def rich_position(n: int, *more: str, in_the_middle: str | None = None) -> Position:
    """A position with many of the cards that matter to a payment, and these."""
    rng = Random(n)
    matter = [*DISCOUNTS, *more]
    ruleset = deck_with(rng, [*matter, in_the_middle or ""])
    return random_position(rng, ruleset=ruleset, favoured=matter, in_the_middle=in_the_middle)


@pytest.mark.parametrize("card", [card.id for card in all_cards().tribes])
def test_payments_agree_for_every_card_of_both_boxes(card: str) -> None:
    """Each of the 90 cards is paid for as expected, with water, extra, discounts, stored gold."""
    displays = 0
    for n in range(200):
        position = rich_position(n, in_the_middle=card)
        game = Game.from_position(position, seed=0)
        displays += check_ways_to_pay(game, position, card, OPENLY, "use 2,2") > 0
        if displays == DISPLAYS:
            break
    assert displays == DISPLAYS


def test_payments_agree_for_hand_cards_with_the_noble() -> None:
    """BC7 takes a good off, XT7 lets 1 water and any good stand for 1 gold (rule 5.27)."""
    found: Counter[int] = Counter()
    for n in range(POSITIONS):
        position = rich_position(n)
        me = position["to_move"]
        game = Game.from_position(position, seed=n)
        if "use 1" in {move.text for move in game.legal_moves()}:
            card = position["players"][me]["hand"]
            found[check_ways_to_pay(game, position, card, NOBLE, "use 1")] += 1
    assert {0, 1, 2, 4} <= set(found)


@pytest.mark.parametrize(
    ("power", "way", "opening"),
    [("BW8", WITHOUT_NOBLE, "use hand"), ("XC7", OPENLY, "use XC7"), ("D18", REDUCED, "use D18")],
)
def test_payments_agree_for_hand_cards_without_the_noble(
    power: str, way: str, opening: str
) -> None:
    """BW8 asks for a good more, XC7 for nothing, D18 for 2 goods less or no gold (5.24, 5.36)."""
    found: Counter[int] = Counter()
    for n in range(POSITIONS):
        position = rich_position(n, power)
        me = position["to_move"]
        card = position["players"][me]["hand"]
        game = Game.from_position(position, seed=n)
        here = {
            "BW8": "BW8" in displayed(position, me),
            "XC7": ready(position, me, "XC7"),
            "D18": "D18" in position["targis"][me],
        }
        if card is not None and here[power]:
            found[check_ways_to_pay(game, position, card, way, opening)] += 1
        else:
            assert opening not in {move.text for move in game.legal_moves()}
    assert {0, 1, 2} <= set(found)


def test_payments_agree_for_cards_picked_with_d17() -> None:
    """Each of the three cards turned up costs 1 good less."""
    found: Counter[int] = Counter()
    for n in range(POSITIONS):
        position = rich_position(n, "D17")
        if "D17" in position["targis"][position["to_move"]]:
            game = Game.from_position(position, seed=n)
            game.play("use D17")
            shown = as_position(game)
            if shown["pending"]:
                for card in shown["pending"][-1]["cards"]:
                    if f"pick {card}" in {move.text for move in game.legal_moves()}:
                        number = check_ways_to_pay(game, shown, card, PICKED, f"pick {card}")
                        found[number] += 1
    assert {0, 1, 2} <= set(found)


def test_payments_agree_in_random_games() -> None:
    """Whenever a tribe card is to be dealt with in a whole game, all payments agree."""
    found: Counter[int] = Counter()
    causes: Counter[str] = Counter()
    for game in random_games(seed=5, number=GAMES, rulesets=lambda _: EXPANSION):
        position = as_position(game)
        asked = position["pending"][-1] if position["pending"] else {"step": ""}
        if asked["step"] == "tribe" and not asked["chosen"]:
            if asked["by"] in ("D03", "D04"):  # a fixed price in water
                continue
            way = WAYS.get(asked["by"], OPENLY)
            found[check_ways_to_pay(game, position, asked["card"], way, "")] += 1
            causes[str(asked["by"])] += 1
    assert found.total() > 5 * GAMES
    assert {0, 1} <= set(found)
    assert min(causes["marker"], causes["14"], causes["1"]) > 0
