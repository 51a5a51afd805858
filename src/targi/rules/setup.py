"""The beginning of a game (section 1)."""

from targi.rules.bits import BIT
from targi.rules.chance import lay_face_down
from targi.rules.engine import advance
from targi.rules.geometry import CELLS
from targi.rules.native import i64
from targi.rules.state import DUNE_PILE, GOODS_PILE, TRIBE_PILE, Player, State, bare_state
from targi.rules.table import DATES, GOLD, PEPPER, SALT, VP, WATER, CardTable


def new_game(table: CardTable, first: i64, tracing: bool = False) -> State:
    """A game at its first chance node: the centre is dealt by turning its cells up one by one."""
    s: State = bare_state(table)
    s.tracing = tracing
    s.first = first
    s.pool[GOODS_PILE] = BIT[table.goods_count] - 1
    s.pool[TRIBE_PILE] = BIT[table.tribe_count] - 1
    s.pile[GOODS_PILE] = table.goods_count
    s.pile[TRIBE_PILE] = table.tribe_count
    s.pool[DUNE_PILE] = BIT[table.dune_count] - 1
    s.pile[DUNE_PILE] = table.dune_count
    _endow(s.blue, table)
    _endow(s.white, table)
    # rule 1.4: goods cards on the corners and in the middle; in the expansion tribe cards
    corners: i64 = TRIBE_PILE if table.expansion else GOODS_PILE
    cell: i64 = 0
    while cell < CELLS:
        lay_face_down(s, cell, corners if cell % 2 == 0 else 1 - corners)
        cell += 1
    advance(s)
    return s


def _endow(p: Player, table: CardTable) -> None:
    """Rules 1.5, 1.6."""
    goods: i64 = 1 if table.expansion and not table.easier else 2
    p.stock[DATES] = goods
    p.stock[SALT] = goods
    p.stock[PEPPER] = goods
    p.stock[WATER] = 2 if table.expansion else 0
    p.stock[GOLD] = 1
    p.stock[VP] = 4
