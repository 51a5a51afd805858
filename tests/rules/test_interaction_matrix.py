"""The table of interactions is complete: each effect against each border card and dune."""

import pytest

from targi.cards import all_cards, base, expansion
from targi.cards.vocabulary import VOCABULARY
from tests.rules.interactions import goods, paying, placing, raids, swapping, visits
from tests.rules.interactions.matrix import GROUPS, LASTING, MATRIX, ROW, cells
from tests.rules.interactions.row import Row, listed

ROWS = [
    *(visits.VISITS + visits.BY_DUNE),
    *(paying.AT_BORDER_CARDS + paying.BY_DUNE),
    *swapping.SWAPPED,
    *(goods.GOODS_CARDS + goods.DUNES),
    *(placing.PLACED + placing.LIFTED),
    *raids.RAIDS,
]
TRIBES = {card.id: card for card in all_cards().tribes}
DUNES = [card.id for card in expansion().dunes]
BORDER = [
    *(card.id for card in base().border),
    *(f"x{card.id}" for card in expansion().border if card not in base().border),
]


def cells_of(row: Row) -> set[tuple[str, str]]:
    """The cells that a row shows: each effect of its cards against each column it names."""
    effects = [
        effect.name for name in row.names if name in TRIBES for effect in TRIBES[name].effects
    ]
    named = [name for name in row.names if name in {*BORDER, *DUNES}]
    return {(effect, column) for effect in effects for column in named if effect in MATRIX}


def test_the_matrix_has_every_lasting_effect() -> None:
    """A new word of the vocabulary needs its line."""
    tribe_words = {effect.name for card in TRIBES.values() for effect in card.effects}
    assert {*MATRIX} == {word for word in tribe_words if VOCABULARY[word].timing in LASTING}


def test_every_cell_is_filled_once() -> None:
    """Each effect against each border card of both boxes and each dune."""
    expected = {(effect, column) for effect in MATRIX for column in (*BORDER, *DUNES)}
    assert {*cells()} == expected
    assert {cell: found for cell, found in cells().items() if len(found) != 1} == {}


def test_every_group_names_cards_that_exist() -> None:
    """All border cards are in one group, all dunes in another."""
    assert GROUPS["border"].split() == BORDER
    assert GROUPS["dunes"].split() == DUNES


def test_every_cell_that_promises_a_row_has_one() -> None:
    """And a cell with a reason has none: there the reason would be wrong."""
    promised = {cell for cell, found in cells().items() if found == [ROW]}
    shown = set().union(*map(cells_of, ROWS))
    assert sorted(promised - shown) == []
    assert sorted(shown - promised) == []


def test_every_lasting_card_has_a_row() -> None:
    """Also where several cards share an effect, as the five discounts do."""
    lasting = {
        card.id
        for card in TRIBES.values()
        if any(VOCABULARY[effect.name].timing in LASTING for effect in card.effects)
    }
    named = {name for row in ROWS for name in row.names}
    assert sorted({*lasting, *DUNES} - named) == []


def test_rows_have_names_of_their_own() -> None:
    """A row written twice would show one thing less than it seems."""
    pairs = [row.pair for row in ROWS]
    assert sorted({pair for pair in pairs if pairs.count(pair) > 1}) == []


@pytest.mark.parametrize("row", [pytest.param(row, id=row.pair) for row in ROWS])
def test_a_row_is_about_what_it_names(row: Row) -> None:
    """Its cards lie on the table, and its border card is placed on, used or raids."""
    moves = listed(f"{row.plays}; {row.offers}; {row.refuses}")
    cards = f"{row.blue} {row.white} {row.course}"
    for name in row.names:
        if name in BORDER:
            number = name.removeprefix("x")
            used = {f"use {number}", f"place {number}"} & {*moves}
            assert used or row.course.get("corner") == int(number)
            changed = f"x{number}" in BORDER
            assert changed == name.startswith("x") or int(number) in row.border
            assert not name.startswith("x") or int(number) not in row.border
        elif name != "Targia":
            assert name in {*TRIBES, *DUNES}
            assert name in cards or f"place {name}" in moves
