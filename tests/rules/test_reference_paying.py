"""Paying for tribe cards in both boxes: the engine against the second implementation.

The engine asks for a payment step by step. Here all its steps are walked from the first choice to
the row, and the tokens that the events name are compared with all payments found by trying. Decks
of the expansion are mixed from both boxes, so that the base box's discounts join in with water,
alternatives, optional extras, XW7, XT7, D17, D18 and XC7.
"""

from collections import Counter
from random import Random

import pytest

from targi import Game, Ruleset
from targi.cards import all_cards, base
from tests.reference.board import Position, displayed, ready
from tests.reference.effort import effort
from tests.reference.exploring import as_position, random_games
from tests.reference.paying import NOBLE, OPENLY, PICKED, REDUCED, WITHOUT_NOBLE
from tests.reference.payments_told import check_ways_to_pay
from tests.reference.positions import BASE, random_position
from tests.reference.rulesets import EXPANSION, deck_with

pytestmark = pytest.mark.slow

GAMES = effort(40, plain=3)
POSITIONS = effort(1500, plain=600)  # of each kind
DISPLAYS = effort(10, plain=1)  # of each card
DISCOUNTS = ["BO5", "BR7", "BW5", "BC6", "BT6", "BC7", "BW9", "XW7", "XT7"]
WAYS = {1: NOBLE, "BW8": WITHOUT_NOBLE, "D17": PICKED, "D18": REDUCED}
# Cards, and whether they lie in the base box or in a mixed deck.
CARDS = [(card.id, "base") for card in base().tribes]
CARDS += [(card.id, "mixed") for card in all_cards().tribes]


def rich_position(n: int, box: str, *more: str, in_the_middle: str | None = None) -> Position:
    """A position with many of the cards that matter to a payment, and these."""
    rng = Random(n)
    matter = [*DISCOUNTS, *more]
    ruleset = BASE if box == "base" else deck_with(rng, [*matter, in_the_middle or ""])
    return random_position(rng, ruleset=ruleset, favoured=matter, in_the_middle=in_the_middle)


@pytest.mark.parametrize(("card", "box"), CARDS)
def test_payments_agree_for_every_card_under_a_marker(card: str, box: str) -> None:
    """Each card is paid for as expected, with water, extra, discounts, stored gold."""
    displays = 0
    for n in range(200):
        position = rich_position(n, box, in_the_middle=card)
        game = Game.from_position(position, seed=0)
        displays += check_ways_to_pay(game, position, card, OPENLY, "use 2,2") > 0
        if displays == DISPLAYS:
            break
    assert displays == DISPLAYS


@pytest.mark.parametrize(
    ("box", "power", "way", "opening"),
    [
        ("base", "Noble", NOBLE, "use 1"),
        ("base", "BW8", WITHOUT_NOBLE, "use hand"),
        ("mixed", "Noble", NOBLE, "use 1"),
        ("mixed", "BW8", WITHOUT_NOBLE, "use hand"),
        ("mixed", "XC7", OPENLY, "use XC7"),
        ("mixed", "D18", REDUCED, "use D18"),
    ],
)
def test_payments_agree_for_hand_cards(box: str, power: str, way: str, opening: str) -> None:
    """The Noble with BC7 and XT7, BW8, XC7 and D18 (rules 5.13, 5.24, 5.27, 5.36)."""
    found: Counter[int] = Counter()
    for n in range(POSITIONS):
        position = rich_position(n, box, power)
        me = position["to_move"]
        card = position["players"][me]["hand"]
        game = Game.from_position(position, seed=n)
        here = {
            "Noble": 1 in position["targis"][me] and not position["this_round"][me]["hand_taken"],
            "BW8": "BW8" in displayed(position, me),
            "XC7": ready(position, me, "XC7"),
            "D18": "D18" in position["targis"][me],
        }
        if card is not None and here[power]:
            found[check_ways_to_pay(game, position, card, way, opening)] += 1
        else:
            assert opening not in {move.text for move in game.legal_moves()}
    assert {0, 1} <= set(found)
    assert max(found) > 1


def test_payments_agree_for_cards_picked_with_d17() -> None:
    """Each of the three cards turned up costs 1 good less."""
    found: Counter[int] = Counter()
    for n in range(POSITIONS):
        position = rich_position(n, "mixed", "D17")
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


@pytest.mark.parametrize("ruleset", [BASE, EXPANSION], ids=["base", "expansion"])
def test_payments_agree_in_random_games(ruleset: Ruleset) -> None:
    """Whenever a tribe card is to be dealt with in a whole game, all payments agree."""
    found: Counter[int] = Counter()
    causes: Counter[str] = Counter()
    for game in random_games(seed=5, number=GAMES, rulesets=lambda _: ruleset):
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
