"""Second implementation, what can be done between two actions and inside one (sections 5a, 5c).

Moves are named as in the notation. Which dunes can be carried out is in `dunes`; goods of choice
are left to `effects` and `settling`, payments in the expansion to `paying`.
"""

from itertools import combinations_with_replacement
from typing import Any

from targi.cards import GOODS
from tests.reference.board import (
    CARDS,
    SEATS,
    Position,
    displayed,
    free_cells,
    is_expansion,
    is_new,
    other,
    ready,
)
from tests.reference.dunes import can_be_carried_out
from tests.reference.paying import NOBLE, OPENLY, WITHOUT_NOBLE, payments, sides


def between_two_actions(position: Position) -> set[str]:
    """All that the player to move may do next, or end the turn (rules 5.1, 5.2)."""
    me = position["to_move"]
    moves = {"done"}
    moves |= {f"use {place}" for place in position["targis"][me] if _of_use(position, place)}
    moves |= {f"use {_text(cell)}" for cell in position["markers"][me]}
    moves |= _with_displayed_cards(position)
    moves |= exchanges_of_water(position)
    this_round = position["this_round"][me]
    on_her_card = position["targia"] in this_round["placed"]
    if on_her_card and not this_round["targia_used"]:  # rule 5.30, wherever that Targi is now
        moves.add("targia")
    return moves


def _with_displayed_cards(position: Position) -> set[str]:
    """What BW8, XC7 and XO7 allow between two actions (rules 5.24, 5.28)."""
    me = position["to_move"]
    player = position["players"][me]
    hand = player["hand"]
    moves = set()
    if hand and "BW8" in displayed(position, me) and payments(position, hand, WITHOUT_NOBLE):
        moves.add("use hand")
    if hand and ready(position, me, "XC7") and payments(position, hand, OPENLY):
        moves.add("use XC7")
    if ready(position, me, "XO7") and any(player[good] for good in GOODS):
        moves.add("use XO7")
    return moves


def exchanges_of_water(position: Position) -> set[str]:
    """What water can be exchanged for (rule 5.16)."""
    water = position["players"][position["to_move"]]["water"]
    found = {f"trade 2 water for {good}" for good in GOODS if water >= 2}
    return found | ({"trade 3 water for gold"} if water >= 3 else set())


def _of_use(position: Position, place: int | str) -> bool:
    """Whether something can be done on a border card or a dune."""
    me = position["to_move"]
    if isinstance(place, str):
        return can_be_carried_out(position, place)
    if place == 1:  # Noble, rule 5.13
        held_before = not position["this_round"][me]["hand_taken"]
        return position["players"][me]["hand"] is not None and held_before
    if place == 5:  # Trader
        return bool(trades(position, set()))
    if place == 9:  # Fata Morgana, rule 5.15
        return bool(position["markers"][me] and free_cells(position))
    if place == 10:  # Silversmith
        return bool(sales(position))
    return True


def trades(position: Position, received: set[str]) -> set[str]:
    """What the Trader offers who has received these kinds one for one (rule 5.14)."""
    me = position["to_move"]
    stock, mine = position["players"][me], displayed(position, me)
    price = 2 if "XC8" in mine else 3
    found = {f"trade {price} {good} for gold" for good in GOODS if stock[good] >= price}
    if is_new(position, 5):
        found |= {f"trade 1 {good} for water" for good in GOODS if stock[good] >= 1}
    for good in GOODS:
        for wanted in GOODS:
            if good != wanted and stock[good] >= 2:
                found.add(f"trade 2 {good} for {wanted}")
            one_for_one = "BC8" in mine and good not in received
            if good != wanted and stock[good] >= 1 and one_for_one:
                found.add(f"trade 1 {good} for {wanted}")
    return found


def sales(position: Position) -> set[str]:
    """What the Silversmith buys (rule 5.14)."""
    stock = position["players"][position["to_move"]]
    if not is_new(position, 10):
        found = {f"sell {n} {good}" for good in GOODS for n in (2, 4) if stock[good] >= n}
        return found | {f"sell {n} gold" for n in (1, 2) if stock["gold"] >= n}
    found = {"sell 1 gold"} if stock["gold"] else set()
    for pair in combinations_with_replacement(GOODS, 2):
        if all(stock[good] >= pair.count(good) for good in pair):
            found.add(f"sell {' '.join(pair)}")
    return found


def inside_an_action(position: Position) -> set[str] | None:
    """What the innermost open action asks, or None if the second implementation does not know."""
    asked = position["pending"][-1]
    if asked["step"] in ("trader", "silversmith"):
        received = set(asked.get("received", []))
        offered = trades(position, received) if asked["step"] == "trader" else sales(position)
        may_stop = {"stop"} if asked["traded"] else set()
        return offered | may_stop | exchanges_of_water(position)
    if asked["step"] == "marker":
        return _with_fata_morgana(position, asked)
    if asked["step"] == "border":
        within_reach = [card for card in CARDS if _reaches(position, asked["by"], card)]
        usable = [card for card in within_reach if _of_use(position, card)]
        return {"decline"} | {f"use {card}" for card in usable}
    if asked["step"] == "tribe" and not asked["chosen"] and not is_expansion(position):
        return _with_a_tribe_card(position, asked)
    return None


def _with_fata_morgana(position: Position, asked: dict[str, Any]) -> set[str]:
    """A marker and where it goes; in the expansion the other one for 1 water (rule 5.15)."""
    me = position["to_move"]
    if asked["chosen"] or asked.get("paid"):
        return {f"to {_text(cell)}" for cell in free_cells(position)}
    if "again" not in asked:
        return {f"move {_text(cell)}" for cell in position["markers"][me]}
    another = {"next"} if position["players"][me]["water"] else set()
    return {"stop"} | another | exchanges_of_water(position)


def _reaches(position: Position, dune: str, card: int) -> bool:
    """Whether D13 or D14 may carry out a border card, no raid (rule 5.35)."""
    me = position["to_move"]
    placed = {seat: card in position["this_round"][seat]["placed"] for seat in SEATS}
    if dune == "D13":
        return not any(placed.values()) and card != position["robber"]
    return placed[other(me)]


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
