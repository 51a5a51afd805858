"""A number for a state by which a search knows it again, however it was reached.

Orders of actions often lead to the same position. Two different ones get the same number about
once in 2**60 pairs. The order of discards is left out: it matters to a single card (XR7).
"""

from typing import Final

from targi.rules.geometry import CELLS
from targi.rules.native import i64, vec
from targi.rules.state import FRAME, PILES, SLOTS, Player, State
from targi.rules.table import KINDS

_MASK: Final = 0x3FFFFFFF
_FIRST: Final = 747796405
_SECOND: Final = 277803737


class _Mixer:
    def __init__(self) -> None:
        self.a: i64 = 1
        self.b: i64 = 2

    def add(self, number: i64) -> None:
        shifted: i64 = number + 1  # no card is -1, whose bits would fill every place
        self._mix(shifted & _MASK)
        if shifted >> 30 != 0:  # a pool of 45 cards: its halves must not cancel each other out
            self._mix(shifted >> 30)

    def _mix(self, part: i64) -> None:
        a: i64 = ((self.a ^ part) * _FIRST) & 0x3FFFFFFFFFFFFFF
        b: i64 = ((self.b + part) * _SECOND) & 0x3FFFFFFFFFFFFFF
        self.a = (a ^ (a >> 23)) & _MASK
        self.b = (b ^ (b >> 25)) & _MASK

    def add_all(self, numbers: vec[i64], n: i64) -> None:
        i: i64 = 0
        while i < n:
            self.add(numbers[i])
            i += 1

    def add_player(self, p: Player) -> None:
        self.add_all(p.stock, KINDS)
        self.add_all(p.slots, SLOTS)
        self.add(p.hand + 1 + 64 * p.hand_taken + 128 * p.stored_gold + 1024 * p.targia_used)
        self.add(p.targis + 65536 * p.markers)
        self.add(p.placed + 65536 * p.to_place)
        self.add(p.dune_targis)
        self.add(p.dunes_placed)
        self.add(p.action_markers)
        self.add(p.from_cards + 64 * p.targis_next)
        self.add(p.bonuses)


def state_hash(s: State) -> int:
    """The number of a state."""
    m: _Mixer = _Mixer()
    m.add(s.round + 16 * s.phase + 256 * s.to_move + 512 * s.first + 1024 * s.depth)
    m.add(s.chance + 4 * s.chance_at + 64 * s.dunes_due)
    m.add(s.dunes)
    m.add_all(s.cells, CELLS)
    m.add_all(s.cell_pool, CELLS)
    m.add_all(s.pool, PILES)
    m.add_all(s.pile, PILES)
    m.add_player(s.blue)
    m.add_player(s.white)
    m.add_all(s.stack, s.depth * FRAME)
    return m.a * (_MASK + 1) + m.b
