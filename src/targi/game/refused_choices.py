"""Why a choice inside an action is not possible: paying, trading, giving goods, moving markers.

`CHOICES` has one function for each step that can refuse something. Each is called with an action
that has a meaning at its step but is not legal.
"""

from collections.abc import Callable
from typing import Final

from targi.cards import GOODS, RESOURCES
from targi.game.names import SEATS, Json, cell_text
from targi.game.reasons import Reason
from targi.rules import actions as ac
from targi.rules import buying, steps
from targi.rules import effects as fx
from targi.rules import state as st
from targi.rules.state import State
from targi.rules.table import GOLD
from targi.rules.trace import HAND
from targi.rules.trading import GIVES, RECEIVED


def cannot_pay(s: State, card: int, mode: int, cause: int) -> Reason:
    """What is missing for a cost (rule 5.10); goods that a discount covers are not."""
    p = s.me()
    asked = [buying.asked(s, card, mode, kind) for kind in range(GOLD + 1)]
    held = [*p.stock[:GOLD], p.stock[GOLD] + p.stored_gold]
    missing = _missing(asked, held)
    discount = buying.discount(s, card, mode, cause)
    parameters: dict[str, Json] = {"card": s.table.tribe_ids[card]}
    if sum(missing.get(kind, 0) for kind in GOODS) <= discount:
        missing = {kind: missing[kind] for kind in missing if kind not in GOODS}
        on_top = buying.on_top(s, cause) - sum(held[:GOLD]) + sum(asked[:GOLD]) - discount
        missing |= {"goods": on_top} if on_top > 0 else {}
    elif discount:
        parameters["discount"] = discount
    return Reason("cannot_pay", "5.10", parameters | {"missing": dict[str, Json](missing)})


def _missing(asked: list[int], held: list[int]) -> dict[str, int]:
    """By how much each kind falls short."""
    pairs = zip(RESOURCES, asked, held, strict=False)
    return {kind: need - have for kind, need, have in pairs if need > have}


def _tribe(s: State, action: int) -> Reason:
    """Rules 5.5, 5.6, 5.12: display, hand or discard pile."""
    p, frame = s.me(), s.frame()
    card = s.stack[frame + st.CARD]
    name: dict[str, Json] = {"card": s.table.tribe_ids[card]}
    if action == ac.HAND:
        if s.stack[frame + st.SOURCE] == HAND:
            return Reason("in_hand", "5.6", name)
        return Reason("hand_full", "5.6", {"card": s.table.tribe_ids[p.hand]})
    if action == ac.DISCARD:
        return Reason("needs_noble", "5.6", name)
    if action == ac.ALTERNATIVE and not s.table.has_alternative[card]:
        return Reason("no_alternative", "5.8", name)
    if p.cards == st.SLOTS:
        return Reason("display_full", "5.12", name)
    return cannot_pay(s, card, action, s.stack[frame + st.CAUSE])


def _leave(s: State, action: int) -> Reason:
    """A discount leaves out what the cost asks for, so that the rest can be paid (rule 5.8)."""
    p, frame, kind = s.me(), s.frame(), action - ac.GOOD
    name: dict[str, Json] = {"kind": GOODS[kind]}
    rest = [buying.still_asked(s, frame, good) for good in range(len(GOODS))]
    if rest[kind] == 0:
        return Reason("not_in_cost", "5.8", name)
    if kind < s.stack[frame + st.LEAST]:
        return Reason("goods_order", "5.10", name)
    rest[kind] -= 1
    more = s.stack[frame + st.LEFT] - 1
    missing = _missing(rest, [*p.stock[:GOLD]])
    if sum(missing.values()) > more:
        card = s.table.tribe_ids[s.stack[frame + st.CARD]]
        return Reason("cannot_pay", "5.10", {"card": card, "missing": dict[str, Json](missing)})
    if any(good in missing for good in GOODS[:kind]) or sum(rest[kind:]) < more:
        return Reason("goods_order", "5.10", name)
    return Reason("same_payment", "5.10", name)


def _add(s: State, action: int) -> Reason:
    """A good on top must be left after the cost (rule 5.24)."""
    kind = action - ac.GOOD
    held, asked = s.me().stock[kind], buying.still_asked(s, s.frame(), kind)
    if held <= asked:
        return _too_few(s, kind, asked + 1, "5.24")
    return Reason("same_payment", "5.10", {"kind": GOODS[kind]})


def _too_few(s: State, kind: int, needed: int, rule: str) -> Reason:
    code = "too_few_gold" if kind == GOLD else "too_few_goods"
    held: dict[str, Json] = {"kind": RESOURCES[kind], "held": s.me().stock[kind]}
    return Reason(code, rule, held | {"needed": needed})


def _trade(s: State, action: int) -> Reason:
    """Rule 5.14: what the Trader takes."""
    if action == ac.STOP:
        return Reason("must_trade_first", "5.14")
    if action < ac.TRADE_2_GOLD:
        return _too_few(s, action - ac.TRADE_3_GOLD, 3, "5.14")
    kind = GIVES[(action - ac.TRADE_2_1) % 6]
    if action < ac.TRADE_1_1:
        return _too_few(s, kind, 2, "5.14")
    if s.me().power[fx.ONE_FOR_ONE] == 0:
        return Reason("no_one_for_one", "5.14")
    if s.stack[s.frame() + RECEIVED] >> kind & 1:
        return Reason("received_this_visit", "5.14", {"kind": GOODS[kind]})
    return _too_few(s, kind, 1, "5.14")


def _sell(s: State, action: int) -> Reason:
    """Rule 5.14: what the Silversmith takes."""
    if action >= ac.SMITH_GOLD_1:
        return _too_few(s, GOLD, action - ac.SMITH_GOLD_1 + 1, "5.14")
    if action >= ac.SMITH_4:
        return _too_few(s, action - ac.SMITH_4, 4, "5.14")
    return _too_few(s, action - ac.SMITH_2, 2, "5.14")


def _take(s: State, action: int) -> Reason:
    return Reason("goods_order", "5.26", {"kind": GOODS[action - ac.GOOD]})


def _give(s: State, action: int) -> Reason:
    """One bundle can be given in one order only, so goods passed over are not come back to."""
    kind, rule = action - ac.GOOD, "7.1" if s.phase == st.RAID else "6.1"
    if s.me().stock[kind] == 0:
        return _too_few(s, kind, 1, rule)
    return Reason("goods_order", rule, {"kind": GOODS[kind]})


def _move(s: State, action: int) -> Reason:
    return Reason("no_marker", "5.15", {"cell": cell_text(action - ac.CELL)})


def _move_to(s: State, action: int) -> Reason:
    """Rule 5.15: a face-up card without any marker."""
    cell = action - ac.CELL
    name: dict[str, Json] = {"cell": cell_text(cell)}
    if s.cells[cell] >= st.GOODS_BACK:
        return Reason("face_down", "5.15", name)
    owners = zip(SEATS, (s.blue, s.white), strict=True)
    by = next(seat for seat, p in owners if p.markers >> cell & 1)
    return Reason("marker_there", "5.15", name | {"by": by})


CHOICES: Final[dict[int, Callable[[State, int], Reason]]] = {
    steps.TRIBE: _tribe,
    steps.OMIT: _leave,
    steps.EXTRA: _add,
    steps.TRADER: _trade,
    steps.SMITH: _sell,
    steps.TAKE: _take,
    steps.GIVE: _give,
    steps.MARKER: _move,
    steps.MARKER_TO: _move_to,
}
