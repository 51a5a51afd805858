"""Second implementation, the board: a square of five by five spots, looked at with the eye.

Border cards stand on the rim, the centre is the three by three spots inside (rules 1.1, 1.2).
"""

from functools import cache
from typing import Any, Final, TypeAlias

Position: TypeAlias = dict[str, Any]  # a position as JSON, `targi-position/1`
Spot: TypeAlias = tuple[int, int]  # row and column, from the top left

SPOTS: Final[dict[int, Spot]] = {
    16: (0, 0), 1: (0, 1), 2: (0, 2), 3: (0, 3), 4: (0, 4),
    15: (1, 0), 5: (1, 4),
    14: (2, 0), 6: (2, 4),
    13: (3, 0), 7: (3, 4),
    12: (4, 0), 11: (4, 1), 10: (4, 2), 9: (4, 3), 8: (4, 4),
}  # fmt: skip
CORNERS: Final = {4, 8, 12, 16}
CARDS: Final = set(SPOTS) - CORNERS
SEATS: Final = ("blue", "white")
MIDDLE: Final = [1, 1]


def other(seat: str) -> str:
    """The opponent."""
    return "white" if seat == "blue" else "blue"


def is_expansion(position: Position) -> bool:
    """Whether all is set up as the expansion (rule 9.5)."""
    return bool(position["ruleset"] != "base")


def is_new(position: Position, card: int) -> bool:
    """Whether the expansion's card lies at a border number (rule 9.4)."""
    ruleset = position["ruleset"]
    if isinstance(ruleset, str):
        return ruleset == "expansion"
    return str(card) not in ruleset.get("border", {})


def stands_above_a_column(card: int) -> bool:
    """Whether the line from this card runs up and down, not left and right."""
    return SPOTS[card][0] in (0, 4)


def line(card: int) -> set[Spot]:
    """The three centre cells in front of a border card, in coordinates of the centre."""
    row, column = SPOTS[card]
    if stands_above_a_column(card):
        return {(cell, column - 1) for cell in range(3)}
    return {(row - 1, cell) for cell in range(3)}


@cache
def facing(card: int) -> int:
    """The card at the other end of the line."""
    return next(far for far in CARDS if far != card and line(far) == line(card))


def displayed(position: Position, seat: str) -> list[str]:
    """The cards in a player's display, row by row."""
    rows: list[list[str]] = position["players"][seat]["rows"]
    return [card for row in rows for card in row]


def ready(position: Position, seat: str, card: str) -> bool:
    """Whether a player can still use a displayed card with an action marker (rule 5.28)."""
    return card in position["players"][seat]["action_markers"]


def free_cells(position: Position) -> list[list[int]]:
    """Centre cards that lie face up and have no marker of either player."""
    marked = [cell for seat in SEATS for cell in position["markers"][seat]]
    cells = [[row, column] for row in range(3) for column in range(3)]
    up = [cell for cell in cells if not card_on(position, cell).endswith("?")]
    return [cell for cell in up if cell not in marked]


def card_on(position: Position, cell: list[int]) -> str:
    """The card on a cell of the centre, or its back."""
    card: str = position["centre"][cell[0]][cell[1]]
    return card


def is_tribe(card: str) -> bool:
    """Whether a card that lies face up in the centre is a tribe card."""
    return not card.startswith("G")
