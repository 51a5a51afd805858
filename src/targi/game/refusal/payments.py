"""Why a tribe card cannot be displayed, taken or paid for like this (rules 5.5-5.10, 5.27, 5.36).

`PAYMENTS` has one function for each step of a payment, called with an action that is not legal.
"""

from collections.abc import Callable
from typing import Final

from targi.cards import GOODS, RESOURCES
from targi.game.names import Json
from targi.game.refusal.reasons import Reason
from targi.rules import actions as ac
from targi.rules import effects as fx
from targi.rules import paying, prices, steps
from targi.rules import state as st
from targi.rules.state import State
from targi.rules.table import DUNE_CARD, GOLD, WATER
from targi.rules.trace import BORDER_CAUSE, DUNE_CAUSE, HAND, OPEN

_KINDS: Final = WATER + 1  # what a cost can ask for
_TOO_FEW: Final = {GOLD: "too_few_gold", WATER: "too_few_water"}


def too_few(s: State, kind: int, needed: int, rule: str) -> Reason:
    """The player holds less than it takes."""
    held: dict[str, Json] = {"kind": RESOURCES[kind], "held": s.me().stock[kind]}
    return Reason(_TOO_FEW.get(kind, "too_few_goods"), rule, held | {"needed": needed})


def too_few_of_any(s: State, needed: int, rule: str) -> Reason:
    """The player holds fewer goods, of whatever kind, than it takes."""
    held = sum(s.me().stock[: len(GOODS)])
    return Reason("too_few_goods", rule, {"kind": "goods", "held": held, "needed": needed})


def no_display(s: State, card: int, mode: int, cause: int, off: int = 0, gold: int = 0) -> Reason:
    """Why a card cannot be displayed for a cost: there is no room, or it cannot be paid."""
    if s.me().cards == st.SLOTS:
        return Reason("display_full", "5.12", {"card": s.table.tribe_ids[card]})
    if gold and not prices.asked(s, card, mode, GOLD):
        return Reason("no_gold_in_cost", "5.36", {"card": s.table.tribe_ids[card]})
    return _cannot_pay(s, card, mode, cause, off, gold)


def _cannot_pay(s: State, card: int, mode: int, cause: int, off: int, gold: int) -> Reason:
    """What is missing for a cost (rule 5.10); goods that a discount covers are not."""
    p, three = s.me(), len(GOODS)
    asked = [prices.asked(s, card, mode, kind) for kind in range(_KINDS)]
    asked[GOLD] -= min(gold, asked[GOLD])
    extra = [prices.extra_asked(s, card, mode, kind) for kind in range(_KINDS)]
    needed = [a + b for a, b in zip(asked, extra, strict=True)]
    held = [*p.stock[:_KINDS]]
    held[GOLD] += p.stored_gold
    missing = _missing(needed, held)
    discount = prices.discount(s, card, mode, cause, off)
    parameters: dict[str, Json] = {"card": s.table.tribe_ids[card]}
    covered = all(have >= more for have, more in zip(held[:three], extra, strict=False))
    if covered and sum(missing.get(kind, 0) for kind in GOODS) <= discount:
        missing = {kind: missing[kind] for kind in missing if kind not in GOODS}
        on_top = prices.on_top(s, cause) - sum(held[:three]) + sum(needed[:three]) - discount
        missing |= {"goods": on_top} if on_top > 0 else {}
    elif discount:
        parameters["discount"] = discount
    parameters["missing"] = dict[str, Json](missing)
    return Reason("cannot_pay", "5.10", parameters)


def _missing(asked: list[int], held: list[int]) -> dict[str, int]:
    """By how much each kind falls short."""
    pairs = zip(RESOURCES, asked, held, strict=False)
    return {kind: need - have for kind, need, have in pairs if need > have}


def _tribe(s: State, action: int) -> Reason:
    """Rules 5.5, 5.6, 5.12: display, hand or discard pile."""
    p, frame = s.me(), s.frame()
    card, cause = s.stack[frame + st.CARD], s.stack[frame + st.CAUSE]
    name: dict[str, Json] = {"card": s.table.tribe_ids[card]}
    if action == ac.HAND:
        if s.stack[frame + st.SOURCE] == HAND:
            return Reason("in_hand", "5.6", name)
        return Reason("hand_full", "5.6", {"card": s.table.tribe_ids[p.hand]})
    if action == ac.DISCARD:
        return _no_discard(s, frame, name)
    if action == ac.NEXT:
        border = prices.border_of(cause)
        if border < 0 or s.stack[frame + st.SOURCE] != OPEN or not s.table.border_new[border]:
            return Reason("cannot_reject", "5.17", name)
        return too_few(s, WATER, 1, "5.17")
    if action >= ac.ALTERNATIVE and not s.table.has_alternative[card]:
        return Reason("no_alternative", "5.8", name)
    if action % 2 and not s.table.extra_vp[card]:
        return Reason("no_extra", "5.9", name)
    off = s.stack[frame + st.OFF_GOODS], s.stack[frame + st.OFF_GOLD]
    return no_display(s, card, action, cause, *off)


def _no_discard(s: State, frame: int, name: dict[str, Json]) -> Reason:
    """A hand card, or one that was picked to be displayed or taken."""
    cause = s.stack[frame + st.CAUSE]
    if s.stack[frame + st.SOURCE] == HAND:
        return Reason("needs_noble", "5.6", name)
    if cause < BORDER_CAUSE:  # XR7
        return Reason("picked_to_keep", "5.29", name)
    dune = cause - DUNE_CAUSE + DUNE_CARD
    from_pile = s.table.effect_amount(dune, fx.PICK_TRIBE)
    return Reason("picked_to_keep", "5.36" if from_pile else "5.33", name)


def _reduce(s: State, action: int) -> Reason:
    """D18: goods less, or the gold of a cost that asks for it (rule 5.36)."""
    card, cause = s.stack[s.frame() + st.CARD], s.stack[s.frame() + st.CAUSE]
    dune = cause - DUNE_CAUSE + DUNE_CARD
    if action == ac.OPTION:
        goods = s.table.effect_amount(dune, fx.HAND_PLAY_REDUCED)
        return no_display(s, card, ac.COST, cause, goods)
    gold = s.table.effect_second(dune, fx.HAND_PLAY_REDUCED)
    costs = (ac.COST, ac.ALTERNATIVE)
    with_gold = (mode for mode in costs if prices.asked(s, card, mode, GOLD))
    return no_display(s, card, next(with_gold, ac.COST), cause, 0, gold)


def _leave(s: State, action: int) -> Reason:
    """A discount leaves out what the cost asks for, so that the rest can be paid (rule 5.8)."""
    p, frame, kind = s.me(), s.frame(), action - ac.GOOD
    name: dict[str, Json] = {"kind": GOODS[kind]}
    rest = [paying.still_asked(s, frame, good) for good in range(len(GOODS))]
    if rest[kind] == 0:
        return Reason("not_in_cost", "5.8", name)
    if kind < s.stack[frame + st.LEAST]:
        return Reason("goods_order", "5.10", name)
    rest[kind] -= 1
    more = s.stack[frame + st.LEFT] - 1
    missing = _missing(rest, [p.stock[good] - _extra(s, frame, good) for good in range(len(GOODS))])
    if sum(missing.values()) > more:
        card = s.table.tribe_ids[s.stack[frame + st.CARD]]
        return Reason("cannot_pay", "5.10", {"card": card, "missing": dict[str, Json](missing)})
    if any(good in missing for good in GOODS[:kind]) or sum(rest[kind:]) < more:
        return Reason("goods_order", "5.10", name)
    return Reason("same_payment", "5.10", name)


def _extra(s: State, frame: int, kind: int) -> int:
    return prices.extra_asked(s, s.stack[frame + st.CARD], s.stack[frame + st.MODE], kind)


def _add(s: State, action: int) -> Reason:
    """A good on top, or instead of gold, must be left after the cost (rules 5.24, 5.27)."""
    frame, kind = s.frame(), action - ac.GOOD
    asked = paying.still_asked(s, frame, kind) + _extra(s, frame, kind)
    if s.me().stock[kind] <= asked:
        rule = "5.27" if s.stack[frame + st.SUBSTITUTED] else "5.24"
        return too_few(s, kind, asked + 1, rule)
    return Reason("same_payment", "5.10", {"kind": GOODS[kind]})


def _substitute(s: State, action: int) -> Reason:
    """XT7: with gold, or with water and a good in its place (rule 5.27)."""
    p, frame = s.me(), s.frame()
    card, mode = s.stack[frame + st.CARD], s.stack[frame + st.MODE]
    gold = prices.asked(s, card, mode, GOLD) + _extra(s, frame, GOLD)
    if action == ac.NONE:
        return too_few(s, GOLD, gold, "5.27")
    if gold - 1 > p.stock[GOLD] + p.stored_gold:
        return too_few(s, GOLD, gold - 1, "5.27")
    water = prices.asked(s, card, mode, WATER) + _extra(s, frame, WATER)
    if water + 1 > p.stock[WATER]:
        return too_few(s, WATER, water + 1, "5.27")
    goods = [
        paying.still_asked(s, frame, good) + _extra(s, frame, good) for good in range(len(GOODS))
    ]
    if sum(goods) < sum(p.stock[: len(GOODS)]):
        return Reason("same_payment", "5.10", {"kind": "gold"})
    return too_few_of_any(s, sum(goods) + 1, "5.27")


PAYMENTS: Final[dict[int, Callable[[State, int], Reason]]] = {
    steps.TRIBE: _tribe,
    steps.REDUCE: _reduce,
    steps.OMIT: _leave,
    steps.EXTRA: _add,
    steps.SUBSTITUTE: _substitute,
}
