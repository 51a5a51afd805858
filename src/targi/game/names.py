"""Names outside for numbers inside: seats, phases, cards, places, causes.

Coordinates in texts for people count from 1 (`2,1` is the second row, first column); in JSON they
are indices and count from 0.
"""

from typing import Final, TypeAlias

from targi.cards import RESOURCES
from targi.rules import state as st
from targi.rules import trace
from targi.rules.actions import CELL, DUNE, SLOT
from targi.rules.table import DUNE_CARD, CardTable

SEATS: Final = ("blue", "white")
PHASES: Final = {
    phase: st.PHASE_NAMES[phase] for phase in (st.PLACE, st.ACT, st.LIMIT, st.RAID, st.OVER)
}
PILES: Final = ("goods", "tribes", "dunes")
BACKS: Final = {st.GOODS_BACK: "goods?", st.TRIBE_BACK: "tribe?"}
KINDS: Final = RESOURCES

Json: TypeAlias = bool | int | str | list["Json"] | dict[str, "Json"] | None


def card_id(table: CardTable, code: int) -> str:
    """The id of a card code as it stands in a cell, a display or a fact."""
    if code in BACKS:
        return BACKS[code]
    if code >= DUNE_CARD:
        return table.dune_ids[code - DUNE_CARD]
    if code >= st.GOODS_CARD:
        return table.goods_ids[code - st.GOODS_CARD]
    return table.tribe_ids[code]


def pile_ids(table: CardTable, pile: int) -> list[str]:
    """The ids of all cards that belong to a pile, by number."""
    return [table.goods_ids, table.tribe_ids, table.dune_ids][pile]


def ids_of(table: CardTable, pile: int, cards: int) -> list[str]:
    """The ids of a set of cards of one pile, in ascending order."""
    ids = pile_ids(table, pile)
    return [ids[card] for card in members(cards)]


def members(bits: int) -> list[int]:
    """The members of a set of numbers, ascending."""
    return [n for n in range(bits.bit_length()) if bits >> n & 1]


def cell_text(cell: int) -> str:
    """A centre cell for people: row and column from 1."""
    return f"{cell // 3 + 1},{cell % 3 + 1}"


def slot_text(slot: int) -> str:
    """A place in the display for people: row and place from 1."""
    return f"{slot // 4 + 1},{slot % 4 + 1}"


def place_name(table: CardTable, place: int) -> Json:
    """A place of a fact in JSON: a border number, a cell, a dune, a display slot, or a word."""
    if place < CELL:
        return place + 1
    if place < CELL + 9:
        return {"centre": [(place - CELL) // 3, (place - CELL) % 3]}
    if place < SLOT:
        return table.dune_ids[place - DUNE]
    if place < trace.SUPPLY:
        return {"display": [(place - SLOT) // 4, (place - SLOT) % 4]}
    return _WORDS[place]


def cause_name(table: CardTable, cause: int) -> Json:
    """What caused something: a card id, a border number, or None for a rule."""
    if cause < trace.BORDER_CAUSE:
        return table.tribe_ids[cause]
    if cause < trace.GOODS_CAUSE:
        return cause - trace.BORDER_CAUSE + 1
    if cause < trace.DUNE_CAUSE:
        return table.goods_ids[cause - trace.GOODS_CAUSE]
    if cause < trace.RULE_CAUSE:
        return table.dune_ids[cause - trace.DUNE_CAUSE]
    return None


_WORDS: Final = {
    trace.SUPPLY: "supply",
    trace.STOCK: "stock",
    trace.HAND: "hand",
    trace.PILE + st.GOODS_PILE: "goods pile",
    trace.PILE + st.TRIBE_PILE: "tribes pile",
    trace.PILE + st.DUNE_PILE: "dunes pile",
    trace.DISCARDS + st.GOODS_PILE: "goods discards",
    trace.DISCARDS + st.TRIBE_PILE: "tribes discards",
    trace.DISCARDS + st.DUNE_PILE: "dunes discards",
    trace.OPEN: "open",
    trace.ON_CARD: "on card",
}
