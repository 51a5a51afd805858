"""The sixteen places of the border: which card lies on which number, and its rules.

The expansion replaces ten of the base box's cards (rule 1.3). The demands of the raids are data and
lie in the card files.
"""

from collections.abc import Mapping
from typing import Final

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

# The rules by which one acts on each box's cards, by name.
_BASE: Final = {
    "noble": ("5.6", "5.13"),
    "dates": ("5.3",),
    "salt": ("5.3",),
    "pepper": ("5.3",),
    "trader": ("5.14",),
    "fata_morgana": ("5.15",),
    "silversmith": ("5.14",),
    "caravan": ("5.17", "5.18"),
    "tribal_expansion": ("5.5", "5.17"),
    "raid": ("7.1", "7.2", "7.3"),
}
_EXPANSION: Final = {
    "noble": ("5.6", "5.13"),
    "trader": ("5.14",),
    "fata_morgana": ("5.15",),
    "silversmith": ("5.14",),
    "water_place": ("1.3",),
    "tribal_expansion": ("5.5", "5.17"),
    "raid": ("7.1", "7.2", "7.3"),
}
BORDER_RULES: Final[Mapping[str, Mapping[str, tuple[str, ...]]]] = {
    "base": _BASE,
    "expansion": _EXPANSION,
}
