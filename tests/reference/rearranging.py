"""Second implementation, BO9, XC5 and D02: every display that they can lead to."""

from itertools import combinations, permutations
from typing import TypeAlias

Rows: TypeAlias = list[list[str]]
# A display without the order of its rows, which is what it is worth: rows that hold the same cards
# in the same places are the same wherever they lie.
Display: TypeAlias = frozenset[tuple[str, ...]]

SPACES = [(row, place) for row in range(3) for place in range(4)]


def as_display(rows: Rows) -> Display:
    """A display from its rows; every card exists once, so no two rows are equal."""
    return frozenset(tuple(row) for row in rows if row)


def rearrangements(rows: Rows) -> set[Display]:
    """All displays that rule 5.23 allows to make of these rows, unchanged included."""
    lying = {
        (row, place): card for row, cards in enumerate(rows) for place, card in enumerate(cards)
    }
    found = {as_display(rows)}
    for lifted in [*combinations(lying, 1), *combinations(lying, 2)]:
        kept = {space: card for space, card in lying.items() if space not in lifted}
        free = [space for space in SPACES if space not in kept]
        for targets in permutations(free, len(lifted)):
            laid = kept | {to: lying[at] for at, to in zip(lifted, targets, strict=True)}
            if _without_gaps(laid):
                found.add(as_display(_rows(laid)))
    return found


def swaps(rows: Rows) -> list[Rows]:
    """All rows that swapping any two displayed cards can lead to (XC5 and D02, rule 5.23)."""
    places = [(row, place) for row, cards in enumerate(rows) for place in range(len(cards))]
    found = []
    for (row, place), (other_row, other_place) in combinations(places, 2):
        after = [[*cards] for cards in rows]
        after[row][place] = rows[other_row][other_place]
        after[other_row][other_place] = rows[row][place]
        found.append(after)
    return found


def hand_swaps(rows: Rows, hand: str) -> list[tuple[Rows, str]]:
    """The displays and hand cards that D02's second part can lead to; D04 stays (rule 5.34)."""
    found = []
    for row, cards in enumerate(rows):
        for place, card in enumerate(cards):
            if card != "D04":
                after = [[*others] for others in rows]
                after[row][place] = hand
                found.append((after, card))
    return found


def _without_gaps(laid: dict[tuple[int, int], str]) -> bool:
    """Whether every card has a card to its left, or the edge."""
    return all(place == 0 or (row, place - 1) in laid for row, place in laid)


def _rows(laid: dict[tuple[int, int], str]) -> Rows:
    return [[laid[row, place] for place in range(4) if (row, place) in laid] for row in range(3)]
