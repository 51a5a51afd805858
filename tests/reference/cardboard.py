"""Second implementation, chance: the cards as they lie on a real table.

Every pile is a list in an order that nobody knows, a face-down card is a certain card, and when a
card must be drawn and none is left, the discards are shuffled (rule 5.19). How is the caller's
choice, so that the same table serves sampling and going through all orders.
"""

from collections.abc import Callable, Iterable
from typing import TypeAlias

# Puts cards into an order.
Shuffle: TypeAlias = Callable[[list[str]], list[str]]


class CardTable:
    """A pile of one kind of card, its discards, and the cells where such cards lie face down."""

    def __init__(self, cards: Iterable[str], shuffle: Shuffle) -> None:
        self.shuffle = shuffle
        self.pile = shuffle(list(cards))  # the last card is on top
        self.discards: list[str] = []
        self.face_down: dict[int, str] = {}  # by cell
        self.shuffles = 0
        self.left_behind = 0  # cards that lay face down at the last shuffle

    def draw(self) -> str:
        """Take the top card of the pile."""
        if not self.pile:
            self.left_behind = len(self.face_down)
            self.pile, self.discards = self.shuffle(self.discards), []
            self.shuffles += 1
        return self.pile.pop()

    def fill(self, cell: int) -> None:
        """Lay the top card face down into a cell."""
        self.face_down[cell] = self.draw()

    def turn_up(self, cell: int) -> str:
        """Turn up the card in a cell."""
        return self.face_down.pop(cell)

    def discard(self, card: str) -> None:
        """Lay a card on the discards."""
        self.discards.append(card)
