"""Second implementation, what can be done between two actions and inside one (sections 5a, 5c).

Moves are named as in the notation. Goods of choice are left to `effects` and `settling`.
"""

from typing import Any

from targi.cards import GOODS
from tests.reference.board import SEATS, Position, displayed
from tests.reference.paying import NOBLE, OPENLY, WITHOUT_NOBLE, payments, sides


def between_two_actions(position: Position) -> set[str]:
    """All that the player to move may do next, or end the turn (rules 5.1, 5.2)."""
    me = position["to_move"]
    moves = {"done"}
    moves |= {f"use {card}" for card in position["targis"][me] if _of_use(position, card)}
    moves |= {f"use {_text(cell)}" for cell in position["markers"][me]}
    hand = position["players"][me]["hand"]
    if hand and "BW8" in displayed(position, me) and payments(position, hand, WITHOUT_NOBLE):
        moves.add("use hand")
    return moves


def _of_use(position: Position, card: int) -> bool:
    """Whether something can be done on a border card."""
    me = position["to_move"]
    if card == 1:  # Noble, rule 5.13
        held_before = not position["this_round"][me]["hand_taken"]
        return position["players"][me]["hand"] is not None and held_before
    if card == 5:  # Trader
        return bool(trades(position, set()))
    if card == 9:  # Fata Morgana, rule 5.15
        return bool(position["markers"][me] and free_cells(position))
    if card == 10:  # Silversmith
        return bool(sales(position))
    return True


def trades(position: Position, received: set[str]) -> set[str]:
    """What the Trader offers who has received these kinds one for one (rule 5.14)."""
    me = position["to_move"]
    stock = position["players"][me]
    found = {f"trade 3 {good} for gold" for good in GOODS if stock[good] >= 3}
    for good in GOODS:
        for wanted in GOODS:
            if good != wanted and stock[good] >= 2:
                found.add(f"trade 2 {good} for {wanted}")
            one_for_one = "BC8" in displayed(position, me) and good not in received
            if good != wanted and stock[good] >= 1 and one_for_one:
                found.add(f"trade 1 {good} for {wanted}")
    return found


def sales(position: Position) -> set[str]:
    """What the Silversmith buys (rule 5.14)."""
    stock = position["players"][position["to_move"]]
    found = {f"sell {n} {good}" for good in GOODS for n in (2, 4) if stock[good] >= n}
    return found | {f"sell {n} gold" for n in (1, 2) if stock["gold"] >= n}


def free_cells(position: Position) -> list[list[int]]:
    """Centre cards that lie face up and have no marker."""
    marked = [cell for seat in SEATS for cell in position["markers"][seat]]
    cells = [[row, column] for row in range(3) for column in range(3)]
    up = [cell for cell in cells if not position["centre"][cell[0]][cell[1]].endswith("?")]
    return [cell for cell in up if cell not in marked]


def inside_an_action(position: Position) -> set[str] | None:
    """What the innermost open action asks, or None if the second implementation does not know."""
    asked = position["pending"][-1]
    me = position["to_move"]
    if asked["step"] == "trader":
        offered = trades(position, set(asked["received"]))
        return offered | {"stop"} if asked["traded"] else offered
    if asked["step"] == "silversmith":
        return sales(position)
    if asked["step"] == "marker" and not asked["chosen"]:
        return {f"move {_text(cell)}" for cell in position["markers"][me]}
    if asked["step"] == "marker":
        return {f"to {_text(cell)}" for cell in free_cells(position)}
    if asked["step"] == "tribe" and not asked["chosen"]:
        return _with_a_tribe_card(position, asked)
    return None


def _with_a_tribe_card(position: Position, asked: dict[str, Any]) -> set[str]:
    """Rules 5.5 and 5.13; BW8 only displays."""
    way = {1: NOBLE, "BW8": WITHOUT_NOBLE}.get(asked["by"], OPENLY)
    moves = set() if way == WITHOUT_NOBLE else {"discard"}
    if way == OPENLY and position["players"][position["to_move"]]["hand"] is None:
        moves.add("hand")
    for side, name in zip(sides(asked["card"]), ("cost", "alternative"), strict=False):
        if payments(position, asked["card"], way, [side]):
            moves.add(f"pay {name}")
    return moves


def _text(cell: list[int]) -> str:
    return f"{cell[0] + 1},{cell[1] + 1}"
