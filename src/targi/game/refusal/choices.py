"""Why a choice inside an action is not possible: paying, trading, giving goods, moving markers.

`CHOICES` has one function for each step that can refuse something. Each is called with an action
that has a meaning at its step but is not legal. Steps of dunes and of the Targia are in
`dunes`, what is said about costs in `payments`.
"""

from collections.abc import Callable
from typing import Final

from targi.cards import GOODS
from targi.game.names import SEATS, Json, cell_text
from targi.game.refusal.payments import PAYMENTS, too_few
from targi.game.refusal.reasons import Reason
from targi.rules import actions as ac
from targi.rules import effects as fx
from targi.rules import raids, steps
from targi.rules import state as st
from targi.rules.state import State
from targi.rules.table import EXACT, GOLD, WATER
from targi.rules.trading import GIVES, PAIR_FIRST, PAIR_SECOND, RECEIVED


def _trade(s: State, action: int) -> Reason:
    """Rule 5.14: what the Trader takes."""
    border = s.stack[s.frame() + st.SOURCE]
    cheap = s.me().power[fx.CHEAP_GOLD] > 0
    if action == ac.STOP:
        return Reason("must_trade_first", "5.14")
    if action < ac.TRADE_2_GOLD:
        if cheap:
            return Reason("cheaper", "5.14", {"kind": GOODS[action - ac.TRADE_3_GOLD]})
        return too_few(s, action - ac.TRADE_3_GOLD, 3, "5.14")
    if action < ac.TRADE_2_1:
        if not cheap:
            return Reason("no_cheap_gold", "5.14")
        return too_few(s, action - ac.TRADE_2_GOLD, 2, "5.14")
    if action >= ac.TRADE_WATER:
        if not s.table.border_new[border]:
            return Reason("not_offered", "5.14", {"card": border + 1})
        return too_few(s, action - ac.TRADE_WATER, 1, "5.14")
    if action < ac.TRADE_1_1:
        return too_few(s, GIVES[action - ac.TRADE_2_1], 2, "5.14")
    if s.me().power[fx.ONE_FOR_ONE] == 0:
        return Reason("no_one_for_one", "5.14")
    return _exchange(s, action)


def _exchange(s: State, action: int) -> Reason:
    """One for one: a kind received so is not given so again (rule 5.14)."""
    if action == ac.STOP:
        return Reason("must_trade_first", "5.14")
    kind = GIVES[action - ac.TRADE_1_1]
    if s.stack[s.frame() + RECEIVED] >> kind & 1:
        return Reason("received_this_visit", "5.14", {"kind": GOODS[kind]})
    return too_few(s, kind, 1, "5.14")


def _sell(s: State, action: int) -> Reason:
    """Rule 5.14: what the Silversmith takes; the boxes have different ones."""
    border = s.stack[s.frame() + st.SOURCE]
    in_both = action in (ac.STOP, ac.SMITH_GOLD_1)
    if not in_both and (action < ac.SMITH_2) != bool(s.table.border_new[border]):
        return Reason("not_offered", "5.14", {"card": border + 1})
    if action < ac.SMITH_2:
        return pair_missing(s, action, "5.14")
    if action == ac.STOP:
        return Reason("must_trade_first", "5.14")
    if action >= ac.SMITH_GOLD_1:
        return too_few(s, GOLD, action - ac.SMITH_GOLD_1 + 1, "5.14")
    if action >= ac.SMITH_4:
        return too_few(s, action - ac.SMITH_4, 4, "5.14")
    return too_few(s, action - ac.SMITH_2, 2, "5.14")


def pair_missing(s: State, action: int, rule: str) -> Reason:
    """Which of two goods is not held."""
    first, second = PAIR_FIRST[action - ac.ANY_TWO], PAIR_SECOND[action - ac.ANY_TWO]
    if first == second:
        return too_few(s, first, 2, rule)
    return too_few(s, second if s.me().stock[first] else first, 1, rule)


def _take(s: State, action: int) -> Reason:
    return Reason("goods_order", "5.26", {"kind": GOODS[action - ac.GOOD]})


def _give(s: State, action: int) -> Reason:
    """One bundle can be given in one order only, so goods passed over are not come back to."""
    kind, rule = action - ac.GOOD, "7.1" if s.phase == st.RAID else "6.1"
    if s.me().stock[kind] == 0:
        return too_few(s, kind, 1, rule)
    return Reason("goods_order", rule, {"kind": GOODS[kind]})


def _raid_leave(s: State, action: int) -> Reason:
    """XC6 leaves out a good that the raid names, so that the others can be paid (rule 7.4)."""
    kind = action - ac.GOOD
    if raids.demanded(s, s.stack[s.frame() + st.MODE], EXACT + kind) == 0:
        return Reason("not_demanded", "7.2", {"raid": s.robber + 1})
    return Reason("must_leave_missing", "7.4", {"kind": GOODS[kind]})


def _raid_row(s: State, action: int) -> Reason:
    return Reason("row_empty", "7.2", {"row": action - ac.ROW + 1})


def _move(s: State, action: int) -> Reason:
    return Reason("no_marker", "5.15", {"cell": cell_text(action - ac.CELL)})


def _move_to(s: State, action: int) -> Reason:
    return not_free(s, action - ac.CELL, "5.15")


def not_free(s: State, cell: int, rule: str) -> Reason:
    """Why a cell is no face-up card without any marker."""
    name: dict[str, Json] = {"cell": cell_text(cell)}
    if s.cells[cell] >= st.GOODS_BACK:
        return Reason("face_down", rule, name)
    owners = zip(SEATS, (s.blue, s.white), strict=True)
    by = next(seat for seat, p in owners if p.markers >> cell & 1)
    return Reason("marker_there", rule, name | {"by": by})


def _move_again(s: State, action: int) -> Reason:
    return too_few(s, WATER, 1, "5.15")


CHOICES: Final[dict[int, Callable[[State, int], Reason]]] = {
    **PAYMENTS,
    steps.TRADER: _trade,
    steps.SMITH: _sell,
    steps.EXCHANGE: _exchange,
    steps.TAKE: _take,
    steps.GIVE: _give,
    steps.RAID_OMIT: _raid_leave,
    steps.RAID_ROW: _raid_row,
    steps.MARKER: _move,
    steps.MARKER_TO: _move_to,
    steps.MARKER_AGAIN: _move_again,
}
