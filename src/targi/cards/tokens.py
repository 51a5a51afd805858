"""The words and tokens all cards are made of: goods, resources, symbols and bundles of tokens.

Here is what a card can show or cost. What cards are made from it is in `model`.
"""

from dataclasses import dataclass
from operator import attrgetter
from typing import Final

# Rule 0.1: only these three are goods; gold, water and victory points are not.
GOODS: Final = ("dates", "salt", "pepper")
RESOURCES: Final = ("dates", "salt", "pepper", "gold", "water", "vp")
SYMBOLS: Final = ("oasis", "camel_rider", "well", "camp", "targia")

# Rule 9.6: no cost asks for more of one kind than this.
MOST_OF_A_KIND: Final = 4

_amounts = attrgetter(*RESOURCES)


@dataclass(frozen=True, slots=True)
class Bundle:
    """A number of tokens of each kind: a cost, a payment, or what a goods card gives."""

    dates: int = 0
    salt: int = 0
    pepper: int = 0
    gold: int = 0
    water: int = 0
    vp: int = 0

    @property
    def amounts(self) -> tuple[int, ...]:
        """The six amounts in the order of `RESOURCES`."""
        amounts: tuple[int, ...] = _amounts(self)
        return amounts

    def as_dict(self) -> dict[str, int]:
        """The kinds this bundle holds, with their amounts; absent kinds are left out."""
        return {kind: n for kind, n in zip(RESOURCES, self.amounts, strict=True) if n}
