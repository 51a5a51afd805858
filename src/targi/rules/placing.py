"""Placing Targis and laying out the markers (rules 3.1-3.7, 4.1)."""

from targi.rules import actions
from targi.rules import effects as fx
from targi.rules.bits import BIT, lowest
from targi.rules.display import card_with, use_marker
from targi.rules.geometry import NOT_CORNERS, crossings, opposite_cards
from targi.rules.native import i64
from targi.rules.state import ACT, Player, State
from targi.rules.trace import BY_PASSAGE, MARKER, NO_CAUSE, PLACE, STOCK, tell


def ask_place(s: State) -> None:
    """Where the player to move may put a Targi (rules 3.2, 3.3)."""
    p: Player = s.me()
    s.low = open_border(s, p, s.opponent())
    if s.table.expansion:
        s.low |= open_dunes(s, p, s.opponent()) << actions.DUNE


def open_border(s: State, p: Player, opponent: Player) -> i64:
    """Border cards on which a player may put a Targi (rule 3.2)."""
    open_cards: i64 = NOT_CORNERS & ~(p.placed | opponent.placed)
    if p.power[fx.ROBBER_PASSAGE] == 0:  # rule 3.7
        open_cards &= ~BIT[s.robber]
    if p.power[fx.OPPOSITE_PASSAGE] == 0:
        open_cards &= ~opposite_cards(opponent.placed)
    return open_cards


def open_dunes(s: State, p: Player, opponent: Player) -> i64:
    """Dunes without a Targi; with XR6 also one that only the opponent occupies (rules 3.3, 3.7)."""
    barred: i64 = p.dunes_placed
    if p.power[fx.SHARED_DUNE] == 0:
        barred |= opponent.dunes_placed
    return s.dunes & ~barred


def place(s: State, action: i64) -> None:
    """Put a Targi down; then it is the other's turn while he has Targis left (rules 3.1, 3.5)."""
    p: Player = s.me()
    cause: i64 = NO_CAUSE
    if action >= actions.DUNE:
        cause = _place_on_dune(s, p, action - actions.DUNE)
    else:
        cause = _place_on_border(s, p, action)
    if s.tracing:
        tell(s, PLACE, s.to_move, 0, STOCK, action, 1, cause)
    p.to_place -= 1
    if s.opponent().to_place > 0:
        s.to_move = 1 - s.to_move
    elif p.to_place == 0:
        _lay_markers(s, s.blue, 0)
        _lay_markers(s, s.white, 1)
        s.to_move = s.first
        s.phase = ACT


def _place_on_border(s: State, p: Player, border: i64) -> i64:
    p.placed |= BIT[border]
    if p.power[fx.OPPOSITE_PASSAGE] > 0 and opposite_cards(s.opponent().placed) & BIT[border] != 0:
        return _use_once(s, p, fx.OPPOSITE_PASSAGE)
    return BY_PASSAGE if border == s.robber else NO_CAUSE


def _place_on_dune(s: State, p: Player, dune: i64) -> i64:
    p.dunes_placed |= BIT[dune]
    if s.opponent().dunes_placed & BIT[dune] != 0:  # only XR6 allows it
        return _use_once(s, p, fx.SHARED_DUNE)
    return NO_CAUSE


def _use_once(s: State, p: Player, code: i64) -> i64:
    card: i64 = card_with(s, p, code)
    use_marker(s, p, s.to_move, card)
    return card


def _lay_markers(s: State, p: Player, seat: i64) -> None:
    p.targis = p.placed
    p.dune_targis = p.dunes_placed
    p.markers = crossings(p.placed)
    if s.tracing:
        markers: i64 = p.markers
        while markers != 0:
            tell(s, MARKER, seat, 0, STOCK, actions.CELL + lowest(markers), 1, NO_CAUSE)
            markers &= markers - 1
