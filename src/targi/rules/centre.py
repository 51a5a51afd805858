"""The centre cells: which are free, and taking a marker back (rules 4.3, 5.15)."""

from targi.rules import actions
from targi.rules.bits import BIT
from targi.rules.geometry import CELLS
from targi.rules.native import i64, vec
from targi.rules.state import GOODS_BACK, GOODS_CARD, Player, State
from targi.rules.trace import BY_SHARING, DECLINE, NO_CAUSE, STOCK, USE, tell


def free_cells(s: State) -> i64:
    """Face-up cells without any marker."""
    cards: vec[i64] = s.cells
    cells: i64 = 0
    cell: i64 = 0
    while cell < CELLS:
        if cards[cell] < GOODS_BACK:
            cells |= BIT[cell]
        cell += 1
    return cells & ~(s.blue.markers | s.white.markers)


def tribe_cells(s: State) -> i64:
    """Cells with a tribe card face up."""
    cells: i64 = 0
    cell: i64 = 0
    while cell < CELLS:
        if s.cells[cell] < GOODS_CARD:
            cells |= BIT[cell]
        cell += 1
    return cells


def take_marker_back(s: State, cell: i64) -> None:
    """The player's marker is used; the opponent's on the same card goes back too (rule 4.3)."""
    s.me().markers &= ~BIT[cell]
    place: i64 = actions.CELL + cell
    if s.tracing:
        tell(s, USE, s.to_move, 0, place, STOCK, 1, NO_CAUSE)
    opponent: Player = s.opponent()
    if opponent.markers & BIT[cell] != 0:
        opponent.markers &= ~BIT[cell]
        tell(s, DECLINE, 1 - s.to_move, 0, place, STOCK, 1, BY_SHARING)
