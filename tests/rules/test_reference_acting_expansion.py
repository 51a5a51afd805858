"""What can be done in the expansion: the engine against the second implementation.

The menu between two actions, Trader, Silversmith and Fata Morgana of both boxes, and the border
cards that D13 and D14 reach, in the expansion, with mixed decks and custom borders; and what is
held after displaying a card.
"""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from targi import Game, Ruleset
from targi.cards import expansion
from tests.reference.acting import between_two_actions, inside_an_action
from tests.reference.board import Position, displayed, free_cells, is_new, is_tribe, ready
from tests.reference.effects import after_display
from tests.reference.effort import effort
from tests.reference.exploring import as_position, holdings_reached, random_games
from tests.reference.paying import OPENLY
from tests.reference.positions import random_position
from tests.reference.rulesets import deck_with, ruleset

pytestmark = pytest.mark.slow

GAMES = effort(80, plain=4)
POSITIONS = effort(3000, plain=900)
DISPLAYS = effort(12, plain=1)  # of each card
MATTER = ["XW7", "BW9", "BC6", "BT6"]
DRAWING = ("XO4", "XC4")  # what they give depends on the cards turned up
USEFUL = ["BW8", "XC7", "XO7", "BC8", "XC8", "XO8"]
SOMETIMES = ("D01", "D02", "D03", "D04", "D15", "D18", "D20")  # the other dunes are always possible
PICKY = (1, 5, 9, 10)  # and so are the other border cards
ONCE = ("XC7", "XO7")
OPENING = {"use 5", "use 9", "use 10", "use D13", "use D14"}  # the actions that are looked into


def printed_cards_only(n: int) -> Ruleset:
    """The n-th ruleset without custom cards, which the second implementation cannot read."""
    return ruleset(n // 4 * 5 + n % 4)


def check_moves(game: Game) -> Counter[str]:
    """The engine offers what the second implementation expects; says what was asked and offered."""
    position = as_position(game)
    if game.phase != "act":
        return Counter()
    if position["pending"]:
        expected, asked = inside_an_action(position), position["pending"][-1]["step"]
    else:
        expected, asked = between_two_actions(position), "between actions"
    offered = {move.text for move in game.legal_moves()}
    if expected is None:
        return Counter()
    assert offered == expected
    return Counter([asked]) if position["pending"] else Counter([asked, *found(position, offered)])


def found(position: Position, offered: set[str]) -> list[str]:
    """For every figure and card that is there to be used: whether its use is offered."""
    me = position["to_move"]
    hand = position["players"][me]["hand"] is not None
    there = {f"use {place}": f"use {place}" for place in position["targis"][me]}
    for card in PICKY:  # they are not the same in both boxes
        if card in position["targis"][me]:
            there[f"use {card}"] = f"use {'new' if is_new(position, card) else 'old'} {card}"
    if hand and "BW8" in displayed(position, me):
        there["use hand"] = "use hand"
    there |= {f"use {card}": f"use {card}" for card in ONCE if ready(position, me, card)}
    if position["targia"] in position["this_round"][me]["placed"]:
        there["targia"] = "targia"
    there["trade 2 water for salt"] = "water for a good"
    there["trade 3 water for gold"] = "water for gold"
    return [f"{text}: {'yes' if move in offered else 'no'}" for move, text in there.items()]


def test_moves_agree_in_random_games() -> None:
    """Between two actions, at Trader, Silversmith and Fata Morgana, in games of all variants."""
    seen: Counter[str] = Counter()
    for game in random_games(seed=13, number=GAMES, rulesets=printed_cards_only):
        seen += check_moves(game)
    assert seen["between actions"] > 20 * GAMES
    assert min(seen["trader"], seen["silversmith"], seen["marker"]) > GAMES // 4


def test_moves_agree_in_made_up_positions() -> None:
    """Every figure, dune and card, possible and not, of both boxes; and one move further."""
    seen: Counter[str] = Counter()
    for n in range(POSITIONS):
        game = Game.from_position(useful_position(n), seed=n)
        seen += check_moves(game)
        for move in game.legal_moves():
            if move.text in OPENING:
                game.play(move)
                seen += check_moves(game)
                game.undo()
    always = [dune.id for dune in expansion().dunes if dune.id not in SOMETIMES]
    both_ways = [f"use {box} {card}" for box in ("new", "old") for card in PICKY]
    both_ways += ["use hand", "targia", "water for a good", "water for gold"]
    both_ways += [f"use {card}" for card in (*ONCE, *SOMETIMES)]
    wanted = {f"{text}: {answer}" for text in both_ways for answer in ("yes", "no")}
    assert wanted | {f"use {dune}: yes" for dune in always} <= set(seen)
    assert not {f"use {dune}: no" for dune in always} & set(seen)
    assert min(seen["trader"], seen["silversmith"], seen["marker"]) > POSITIONS // 40
    assert seen["border"] > POSITIONS // 100


def useful_position(n: int) -> Position:
    """A position in which cards and dunes that can be used between actions are frequent."""
    rng = Random(n)
    dunes = SOMETIMES if n % 3 else ()
    played = printed_cards_only(n // 2)
    if n % 2:
        played = replace(deck_with(rng, USEFUL), border=rng.choice([(), PICKY]))
    cards = rng.choice([None, None, None, 0, 1])
    position = random_position(rng, ruleset=played, favoured=[*USEFUL, *dunes], cards=cards)
    if rng.random() < 0.3:
        empty_the_centre(rng, position)
    if rng.random() < 0.3:
        me = position["players"][position["to_move"]]
        me |= {kind: min(me[kind], rng.choice([0, 1])) for kind in ("dates", "salt", "pepper")}
        me |= {kind: min(me[kind], rng.choice([0, 2])) for kind in ("gold", "water")}
    return position


def empty_the_centre(rng: Random, position: Position) -> None:
    """Exchange free goods cards for discarded tribe cards or the other way round."""
    unwanted = rng.choice(["goods", "tribes"])
    wanted = "tribes" if unwanted == "goods" else "goods"
    for row, column in free_cells(position):
        card = position["centre"][row][column]
        if is_tribe(card) == (unwanted == "tribes") and position["discards"][wanted]:
            position["centre"][row][column] = position["discards"][wanted].pop()
            position["discards"][unwanted].append(card)


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
