"""Names outside for numbers inside: seats, phases, cards, places, causes.

Coordinates in texts for people count from 1 (`2,1` is the second row, first column); in JSON they
are indices and count from 0.
"""

from typing import Final, TypeAlias

from targi.cards import GOODS, RESOURCES
from targi.rules import state as st
from targi.rules import trace
from targi.rules.actions import CELL, SLOT
from targi.rules.table import Table

SEATS: Final = ("blue", "white")
PHASES: Final = {
    st.PLACE: "place",
    st.ACT: "act",
    st.LIMIT: "limit",
    st.RAID: "raid",
    st.OVER: "over",
}
PILES: Final = ("goods", "tribes", "dunes")
BACKS: Final = {st.GOODS_BACK: "goods?", st.TRIBE_BACK: "tribe?"}
KINDS: Final = RESOURCES
GOOD_NAMES: Final = GOODS

Json: TypeAlias = bool | int | str | list["Json"] | dict[str, "Json"] | None


def card_id(table: Table, code: int) -> str:
    """The id of a card code as it stands in a cell or a fact."""
    if code in BACKS:
        return BACKS[code]
    if code >= st.GOODS_CARD:
        return table.goods_ids[code - st.GOODS_CARD]
    return table.tribe_ids[code]


def pile_ids(table: Table, pile: int) -> list[str]:
    """The ids of all cards that belong to a pile, by number."""
    return [table.goods_ids, table.tribe_ids, []][pile]


def ids_of(table: Table, pile: int, cards: int) -> list[str]:
    """The ids of a set of cards of one pile, in ascending order."""
    return [card for n, card in enumerate(pile_ids(table, pile)) if cards >> n & 1]


def members(bits: int) -> list[int]:
    """The members of a set of numbers, ascending."""
    return [n for n in range(bits.bit_length()) if bits >> n & 1]


def cell_text(cell: int) -> str:
    """A centre cell for people: row and column from 1."""
    return f"{cell // 3 + 1},{cell % 3 + 1}"


def slot_text(slot: int) -> str:
    """A place in the display for people: row and place from 1."""
    return f"{slot // 4 + 1},{slot % 4 + 1}"


def place_name(place: int) -> Json:
    """A place of a fact in JSON: a border number, a cell, a display slot, or a word."""
    if place < CELL:
        return place + 1
    if place < CELL + 9:
        return {"centre": [(place - CELL) // 3, (place - CELL) % 3]}
    if place < trace.SUPPLY:
        return {"display": [(place - SLOT) // 4, (place - SLOT) % 4]}
    return _WORDS[place]


_WORDS: Final = {
    trace.SUPPLY: "supply",
    trace.STOCK: "stock",
    trace.HAND: "hand",
    trace.PILE + st.GOODS_PILE: "goods pile",
    trace.PILE + st.TRIBE_PILE: "tribes pile",
    trace.DISCARDS + st.GOODS_PILE: "goods discards",
    trace.DISCARDS + st.TRIBE_PILE: "tribes discards",
    trace.OPEN: "open",
    trace.ON_CARD: "on card",
}
