"""The beginning of a game (section 1)."""

from targi.rules.bits import BIT
from targi.rules.chance import lay_face_down
from targi.rules.engine import advance
from targi.rules.geometry import CELLS
from targi.rules.native import i64, vec
from targi.rules.state import (
    DISCARDS,
    FRAME,
    GOODS_PILE,
    MAX_PENDING,
    NO_CARD,
    TRIBE_PILE,
    Player,
    State,
    new_player,
)
from targi.rules.table import DATES, GOLD, PEPPER, SALT, VP, Table


def bare_state(table: Table) -> State:
    """A state with no cards or tokens anywhere, for `new_game` and for loading positions."""
    return State(
        table,
        new_player(),
        new_player(),
        vec[i64]([NO_CARD] * CELLS),
        vec[i64]([0] * CELLS),
        vec[i64]([0] * CELLS),
        vec[i64]([0] * 3),
        vec[i64]([0] * 3),
        vec[i64]([0] * 3),
        vec[i64]([NO_CARD] * DISCARDS),
        vec[i64]([0] * 3),
        vec[i64]([0] * (FRAME * MAX_PENDING)),
    )


def new_game(table: Table, first: i64, tracing: bool = False) -> State:
    """A game at its first chance node: the centre is dealt by turning its cells up one by one."""
    s: State = bare_state(table)
    s.tracing = tracing
    s.first = first
    s.pool[GOODS_PILE] = BIT[table.goods_count] - 1
    s.pool[TRIBE_PILE] = BIT[table.tribe_count] - 1
    s.pile[GOODS_PILE] = table.goods_count
    s.pile[TRIBE_PILE] = table.tribe_count
    _endow(s.blue)
    _endow(s.white)
    cell: i64 = 0
    while cell < CELLS:  # rule 1.4: goods cards on the corners and in the middle
        lay_face_down(s, cell, GOODS_PILE if cell % 2 == 0 else TRIBE_PILE)
        cell += 1
    advance(s)
    return s


def _endow(p: Player) -> None:
    """Rule 1.5."""
    p.stock[DATES] = 2
    p.stock[SALT] = 2
    p.stock[PEPPER] = 2
    p.stock[GOLD] = 1
    p.stock[VP] = 4
