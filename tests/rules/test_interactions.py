"""How cards, border cards and dunes work on each other: one row for each pair, as a table.

A row names the pair, what blue has, what is played, and what comes of it. Rules 5.21-5.37 and 7.4;
each effect by itself is shown with its rule. The rows are in the folder `interactions`; that none
is missing is shown by `test_interaction_matrix`.
"""

from dataclasses import replace

import pytest

from targi.lessons.seats import NOTHING
from tests.rules.interactions import goods, paying, placing, raids, swapping, visits
from tests.rules.interactions.row import Row, check
from tests.rules.table import moves


def table_of(*parts: list[Row]) -> pytest.MarkDecorator:
    """The rows as parameters, named by their pairs."""
    rows = [row for part in parts for row in part]
    return pytest.mark.parametrize("row", [pytest.param(row, id=row.pair) for row in rows])


@pytest.mark.rule("5.13", "5.14", "5.15", "5.17", "5.27", "5.29", "5.30", "5.35", "9.5")
@pytest.mark.card("D13", "D14", "XW6", "XO8", "XC8", "XR8", "XR7", "XT7", "BC7", "BC8", "BW6")
@table_of(visits.VISITS, visits.BY_DUNE)
def test_effects_on_border_cards(row: Row) -> None:
    """Using a border card by D13 or D14 is a visit like any other."""
    check(row)


@pytest.mark.rule("5.8", "5.9", "5.21", "5.24", "5.25", "5.27", "5.31", "5.33", "5.36")
@pytest.mark.card("D01", "D03", "D17", "D18", "XR5", "XW7", "BO5", "BW8", "BW9", "XC7", "BC9")
@pytest.mark.card("BR7", "BW5", "BC6", "BT6")
@table_of(paying.AT_BORDER_CARDS, paying.BY_DUNE)
def test_effects_on_displaying(row: Row) -> None:
    """Which discounts, extras and bonuses apply."""
    check(row)


@pytest.mark.rule("5.21", "5.23", "5.26", "5.34", "5.37")
@pytest.mark.card("D02", "D04", "XW8", "BO7", "BO9", "BR9", "XC5", "XW4", "XR4", "XC4", "BC9")
@table_of(swapping.SWAPPED)
def test_effects_of_cards_that_are_swapped_or_moved(row: Row) -> None:
    """Entering is displaying; leaving ends an effect; the joker is a card."""
    check(row)


@pytest.mark.rule("5.18", "5.21", "5.22", "5.28", "5.30", "5.31", "5.32")
@pytest.mark.card("D19", "D15", "D16", "D20", "XT6", "XW8", "BT8", "BR8", "BO7", "BO8", "XR6")
@pytest.mark.card("D05", "D06", "D07", "D08", "D09", "D10", "D11", "D12", "XR5")
@table_of(goods.GOODS_CARDS, goods.DUNES)
def test_effects_on_goods_and_water(row: Row) -> None:
    """What counts as a goods card, and what comes how often."""
    check(row)


@pytest.mark.rule("3.7", "5.28", "5.32")
@pytest.mark.card("BW6", "XT8", "XR6", "D04")
@table_of(placing.PLACED, placing.LIFTED)
def test_effects_on_placing(row: Row) -> None:
    """Each card lifts its own ban and no other."""
    check(row)


@pytest.mark.rule("3.2", "3.3", "3.7")
@pytest.mark.card("BW6", "XT8", "XR6")
@table_of(placing.LIFTED)
def test_without_the_card_the_ban_holds(row: Row) -> None:
    """On each border card and dune: it is the card that opens it."""
    assert row.plays not in moves(replace(row, blue=NOTHING).game())


@pytest.mark.rule("7.2", "7.3", "7.4", "7.5")
@pytest.mark.card("BO6", "XW9", "XC6", "BT7", "XO7", "BW9", "D04", "x4", "x8", "x12", "x16")
@table_of(raids.RAIDS)
def test_effects_on_raids(row: Row) -> None:
    """Spared, left out, rewarded."""
    check(row)
