"""Second implementation, which dunes can be carried out (rules 5.31, 5.33 to 5.36)."""

from tests.reference.board import Position, card_on, displayed, free_cells, is_tribe
from tests.reference.paying import OPENLY, REDUCED, payments
from tests.reference.scoring import JOKER
from tests.reference.settling import goods


def can_be_carried_out(position: Position, dune: str) -> bool:
    """Whether at least one part of a dune with the player's Targi is possible (rule 5.31).

    Dunes that are not named here give tokens or turn up cards, which is always possible; D13 and
    D14 give theirs even if no border card can be carried out.
    """
    me = position["to_move"]
    player, mine = position["players"][me], displayed(position, me)
    water: int = player["water"]
    hand, has_room = player["hand"], len(mine) < 12
    free = [card_on(position, cell) for cell in free_cells(position)]
    marked = [card_on(position, cell) for cell in position["markers"][me]]
    if dune == "D01":  # into the display or into an empty hand
        tribes = [card for card in free if is_tribe(card)]
        return any(hand is None or payments(position, card, OPENLY) for card in tribes)
    if dune == "D02":  # two displayed cards, or a displayed tribe card and the hand card
        return len(mine) >= 2 or (hand is not None and any(card != JOKER for card in mine))
    if dune == "D03":
        return water >= 1 and has_room and any(is_tribe(card) for card in marked)
    if dune == JOKER:
        return water >= 2 and has_room
    if dune == "D15":
        return any(not is_tribe(card) for card in free)
    if dune == "D18":
        return hand is not None and bool(payments(position, hand, REDUCED))
    if dune == "D20":
        return goods(player) >= 2
    return True
