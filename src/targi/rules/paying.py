"""Paying for a tribe card: which goods are left out, what stands for gold, what is paid on top.

All choices of a payment are gathered in one frame, and nothing moves before the last of them, the
row (rules 5.8, 5.10, 5.24, 5.27). Not here: what a card costs (`prices`), the tokens changing
hands (`settling`), and what else can be done with it (`buying`).
"""

from targi.rules import actions, steps
from targi.rules.bits import BIT
from targi.rules.native import i64
from targi.rules.prices import asked, can_substitute, extra_asked, gold_asked, on_top
from targi.rules.state import (
    CARD,
    CAUSE,
    GIVEN,
    LEAST,
    LEFT,
    MODE,
    OFF_GOLD,
    ON_TOP,
    STEP,
    SUBSTITUTED,
    Player,
    State,
)
from targi.rules.table import GOLD, PEPPER, WATER


def step_after_omission(s: State, frame: i64) -> i64:
    """What is asked next: a good to leave out, a substitute, a good on top, or the row."""
    if s.stack[frame + LEFT] > 0:
        return steps.OMIT
    cause: i64 = s.stack[frame + CAUSE]
    if can_substitute(s, s.stack[frame + CARD], s.stack[frame + MODE], cause):
        return steps.SUBSTITUTE
    return steps.EXTRA if on_top(s, cause) > 0 else steps.ROW


def still_asked(s: State, frame: i64, kind: i64) -> i64:
    """How many goods of a kind are to be paid after what has been left out so far."""
    card: i64 = s.stack[frame + CARD]
    return asked(s, card, s.stack[frame + MODE], kind) - s.stack[frame + GIVEN + kind]


def to_pay(s: State, frame: i64, kind: i64) -> i64:
    """Goods of a kind to be paid in all, what is paid on top apart."""
    extra: i64 = extra_asked(s, s.stack[frame + CARD], s.stack[frame + MODE], kind)
    return still_asked(s, frame, kind) + extra


def ask_omit(s: State, frame: i64) -> None:
    """Goods that may be left out next, none before the last one, so that the rest can be paid."""
    kind: i64 = s.stack[frame + LEAST]
    while kind <= PEPPER:
        if still_asked(s, frame, kind) > 0 and _leads_on(s, frame, kind):
            s.high |= BIT[kind]
        kind += 1


def _leads_on(s: State, frame: i64, kind: i64) -> bool:
    """Whether the payment can be completed after leaving out this good: just try it."""
    s.stack[frame + GIVEN + kind] += 1
    s.stack[frame + LEFT] -= 1
    possible: bool = False
    if s.stack[frame + LEFT] == 0:
        possible = _can_finish(s, frame)
    else:
        following: i64 = kind
        while following <= PEPPER and not possible:
            possible = still_asked(s, frame, following) > 0 and _leads_on(s, frame, following)
            following += 1
    s.stack[frame + GIVEN + kind] -= 1
    s.stack[frame + LEFT] += 1
    return possible


def _can_finish(s: State, frame: i64) -> bool:
    """Whether the rest can be paid, with or without a substitute."""
    if pays_without(s, frame):
        return True
    cause: i64 = s.stack[frame + CAUSE]
    substitute: bool = can_substitute(s, s.stack[frame + CARD], s.stack[frame + MODE], cause)
    return substitute and pays_with(s, frame)


def _goods_held(s: State, frame: i64) -> bool:
    p: Player = s.me()
    kind: i64 = 0
    while kind <= PEPPER:
        if to_pay(s, frame, kind) > p.stock[kind]:
            return False
        kind += 1
    return True


def gold_to_pay(s: State, frame: i64) -> i64:
    """Gold to be paid in all."""
    card: i64 = s.stack[frame + CARD]
    gold: i64 = gold_asked(s, card, s.stack[frame + MODE], s.stack[frame + OFF_GOLD])
    return gold - s.stack[frame + SUBSTITUTED]


def water_to_pay(s: State, frame: i64) -> i64:
    """Water to be paid in all."""
    card: i64 = s.stack[frame + CARD]
    mode: i64 = s.stack[frame + MODE]
    water: i64 = asked(s, card, mode, WATER) + extra_asked(s, card, mode, WATER)
    return water + s.stack[frame + SUBSTITUTED]


def pays_without(s: State, frame: i64) -> bool:
    """Whether the rest can be paid with gold."""
    p: Player = s.me()
    if gold_to_pay(s, frame) > p.stock[GOLD] + p.stored_gold or not _goods_held(s, frame):
        return False
    return on_top(s, s.stack[frame + CAUSE]) == 0 or goods_on_top(s, frame) != 0


def pays_with(s: State, frame: i64) -> bool:
    """Whether the rest can be paid with water and a good instead of 1 gold."""
    p: Player = s.me()
    gold: bool = gold_to_pay(s, frame) - 1 <= p.stock[GOLD] + p.stored_gold
    if not gold or water_to_pay(s, frame) + 1 > p.stock[WATER]:
        return False
    return _goods_held(s, frame) and goods_on_top(s, frame) != 0


def choose_omission(s: State, frame: i64, action: i64) -> None:
    """Leave out one good."""
    kind: i64 = action - actions.GOOD
    s.stack[frame + GIVEN + kind] += 1
    s.stack[frame + LEAST] = kind
    s.stack[frame + LEFT] -= 1
    s.stack[frame + STEP] = step_after_omission(s, frame)


def ask_substitute(s: State, frame: i64) -> None:
    """Gold, or water and a good in its place (rule 5.27)."""
    if pays_without(s, frame):
        s.high |= actions.NONE_BIT
    if pays_with(s, frame):
        s.high |= actions.SUBSTITUTE_BIT


def choose_substitute(s: State, frame: i64, action: i64) -> None:
    """Note the choice; the good comes next."""
    if action == actions.SUBSTITUTE:
        s.stack[frame + SUBSTITUTED] = 1
        s.stack[frame + STEP] = steps.EXTRA
    else:
        s.stack[frame + STEP] = steps.ROW


def goods_on_top(s: State, frame: i64) -> i64:
    """Any good that is left after the cost; the same payment is offered once (rule 5.10)."""
    p: Player = s.me()
    kinds: i64 = 0
    kind: i64 = 0
    while kind <= PEPPER:
        if p.stock[kind] > to_pay(s, frame, kind) and _first_way(s, frame, kind):
            kinds |= BIT[kind]
        kind += 1
    return kinds


def _first_way(s: State, frame: i64, kind: i64) -> bool:
    """Whether no earlier omission leads to the same tokens.

    Leaving out a good and paying it on top cancel each other, whichever kind it is: of these
    ways only the one with the earliest kind is offered.
    """
    if s.stack[frame + GIVEN + kind] == 0:
        return True
    earlier: i64 = 0
    while earlier < kind:
        if still_asked(s, frame, earlier) > 0:
            return False
        earlier += 1
    return True


def choose_on_top(s: State, frame: i64, action: i64) -> None:
    """Pay this good on top of the cost."""
    s.stack[frame + ON_TOP] = action - actions.GOOD + 1
    s.stack[frame + STEP] = steps.ROW
