"""The sixteen places of the border: which card lies on which number, and what one does there.

The expansion replaces ten of the base box's cards (rule 1.3). The demands of the raids are data and
lie in the card files.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class BorderAction:
    """What a border card lets its visitor do, and the rules that say so."""

    rules: tuple[str, ...]
    sentence: str


# The names of each box's cards by number.
BORDER_NAMES: Final[Mapping[str, Mapping[int, str]]] = {
    "base": {
        1: "noble",
        2: "dates",
        3: "salt",
        4: "raid",
        5: "trader",
        6: "pepper",
        7: "dates",
        8: "raid",
        9: "fata_morgana",
        10: "silversmith",
        11: "pepper",
        12: "raid",
        13: "caravan",
        14: "tribal_expansion",
        15: "salt",
        16: "raid",
    },
    "expansion": {
        1: "noble",
        4: "raid",
        5: "trader",
        8: "raid",
        9: "fata_morgana",
        10: "silversmith",
        12: "raid",
        13: "water_place",
        14: "tribal_expansion",
        16: "raid",
    },
}

_RAID: Final = BorderAction(
    ("7.1", "7.2", "7.3"),
    "When the robber comes here, each player gives up {demands}.",
)

_BASE: Final = {
    "noble": BorderAction(
        ("5.6", "5.13"),
        "Pay for the card you have held in your hand since before this round and display it, "
        "or throw it away.",
    ),
    "dates": BorderAction(("5.3",), "Take 1 dates."),
    "salt": BorderAction(("5.3",), "Take 1 salt."),
    "pepper": BorderAction(("5.3",), "Take 1 pepper."),
    "trader": BorderAction(
        ("5.14",),
        "Trade as often as you can: 3 goods of one kind for 1 gold, or 2 goods of one kind for "
        "1 good of another.",
    ),
    "fata_morgana": BorderAction(
        ("5.15",),
        "Move a marker whose card you have not used yet to a face-up card without any marker.",
    ),
    "silversmith": BorderAction(
        ("5.14",),
        "Make one purchase: 1 VP for 2 goods of one kind, 3 VP for 4 goods of one kind, "
        "2 VP for 1 gold, or 4 VP for 2 gold.",
    ),
    "caravan": BorderAction(("5.17", "5.18"), "Turn up a goods card from the pile and take it."),
    "tribal_expansion": BorderAction(
        ("5.5", "5.17"),
        "Turn up a tribe card from the pile and use it like one from the centre.",
    ),
    "raid": _RAID,
}

_EXPANSION: Final = {
    "noble": BorderAction(
        ("5.6", "5.13"),
        "Pay for the card you have held in your hand since before this round and display it, "
        "or throw it away and take 1 water and 1 good of your choice.",
    ),
    "trader": BorderAction(
        ("5.14",),
        "Trade as often as you can: 3 goods of one kind for 1 gold, 2 goods of one kind for "
        "1 good of another, or 1 good for 1 water.",
    ),
    "fata_morgana": BorderAction(
        ("5.15",),
        "Move a marker whose card you have not used yet to a face-up card without any marker. "
        "Pay 1 water to move the other one too.",
    ),
    "silversmith": BorderAction(
        ("5.14",),
        "Make up to two purchases: 1 VP for any 2 goods, or 2 VP for 1 gold.",
    ),
    "water_place": BorderAction(("1.3",), "Take 2 water."),
    "tribal_expansion": BorderAction(
        ("5.5", "5.17"),
        "Turn up a tribe card from the pile and use it like one from the centre. As often as you "
        "like, pay 1 water to reject it and turn up the next.",
    ),
    "raid": _RAID,
}

# What one does on each box's cards, by name.
BORDER_ACTIONS: Final[Mapping[str, Mapping[str, BorderAction]]] = {
    "base": _BASE,
    "expansion": _EXPANSION,
}
