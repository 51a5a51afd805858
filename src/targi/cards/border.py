"""The sixteen places of the border: which card lies on which number, and what one does there.

The demands of the four raids are data and lie in the card file.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class BorderAction:
    """What a border card lets its visitor do, and the rules that say so."""

    rules: tuple[str, ...]
    sentence: str


# Rule 1.3.
BORDER_NAMES: Final[Mapping[int, str]] = {
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
}

BORDER_ACTIONS: Final[Mapping[str, BorderAction]] = {
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
    "raid": BorderAction(
        ("7.1", "7.2", "7.3"),
        "When the robber comes here, each player gives up {demands}.",
    ),
}
