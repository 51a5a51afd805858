"""Placing Targis and laying out the markers (rules 3.1-3.7, 4.1)."""

from targi.rules import actions
from targi.rules import effects as fx
from targi.rules.bits import BIT, lowest
from targi.rules.geometry import COLUMN_LINE, NOT_CORNERS, OPPOSITE, ROW_LINE
from targi.rules.native import i64
from targi.rules.state import ACT, Player, State
from targi.rules.trace import BY_PASSAGE, MARKER, NO_CAUSE, PLACE, STOCK, tell


def ask_place(s: State) -> None:
    """Border cards on which the player to move may put a Targi (rule 3.2)."""
    p: Player = s.me()
    theirs: i64 = s.opponent().placed
    open_cards: i64 = NOT_CORNERS & ~(p.placed | theirs)
    if p.power[fx.ROBBER_PASSAGE] == 0:  # rule 3.7
        open_cards &= ~BIT[s.robber]
    while theirs != 0:
        open_cards &= ~BIT[OPPOSITE[lowest(theirs)]]
        theirs &= theirs - 1
    s.low = open_cards


def place(s: State, action: i64) -> None:
    """Put a Targi down; then it is the other's turn while he has Targis left (rules 3.1, 3.5)."""
    p: Player = s.me()
    p.placed |= BIT[action]
    p.to_place -= 1
    cause: i64 = BY_PASSAGE if action == s.robber else NO_CAUSE
    tell(s, PLACE, s.to_move, 0, STOCK, action, 1, cause)
    if s.opponent().to_place > 0:
        s.to_move = 1 - s.to_move
    elif p.to_place == 0:
        _lay_markers(s, s.blue, 0)
        _lay_markers(s, s.white, 1)
        s.to_move = s.first
        s.phase = ACT


def crossings(placed: i64) -> i64:
    """The cells where a row line and a column line of these Targis cross (rule 4.1)."""
    columns: i64 = 0
    rows: i64 = 0
    while placed != 0:
        border: i64 = lowest(placed)
        columns |= COLUMN_LINE[border]
        rows |= ROW_LINE[border]
        placed &= placed - 1
    return columns & rows


def _lay_markers(s: State, p: Player, seat: i64) -> None:
    p.targis = p.placed
    p.markers = crossings(p.placed)
    if s.tracing:
        markers: i64 = p.markers
        while markers != 0:
            tell(s, MARKER, seat, 0, STOCK, actions.CELL + lowest(markers), 1, NO_CAUSE)
            markers &= markers - 1
