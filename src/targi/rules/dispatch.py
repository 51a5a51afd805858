"""Which function asks and which one answers each step of an action.

Base steps first, because they are the most frequent; what only the expansion asks comes after.
"""

from typing import Final

from targi.rules import (
    border,
    buying,
    display,
    dunes,
    goods,
    paying,
    raids,
    rearranging,
    revealing,
    steps,
    swapping,
    targia,
    tokens,
    trading,
)
from targi.rules.chance import expect_pile
from targi.rules.native import i64
from targi.rules.state import CARD, CAUSE, RAID, SOURCE, STEP, State

_FIRST_OF_EXPANSION: Final = steps.SUBSTITUTE


def ask_step(s: State, frame: i64) -> None:
    """Set the legal actions of the innermost frame, or do what is due there."""
    step: i64 = s.stack[frame + STEP]
    if step >= _FIRST_OF_EXPANSION:
        _ask_expansion(s, frame, step)
    elif step == steps.TRIBE:
        buying.ask_tribe(s, frame)
    elif step == steps.ROW:
        display.ask_row(s)
    elif step == steps.OMIT:
        paying.ask_omit(s, frame)
    elif step == steps.TAKE:
        tokens.ask_take(s, frame)
    elif step == steps.GIVE:
        tokens.ask_give(s, frame)
    elif step == steps.TRADER:
        trading.ask_trader(s, frame, s.stack[frame + SOURCE])
    elif step == steps.SMITH:
        trading.ask_smith(s, frame, s.stack[frame + SOURCE])
    elif step == steps.SLASH:
        goods.ask_slash(s, frame)
    elif step == steps.DRAW:
        expect_pile(s, s.stack[frame + SOURCE])
    elif step == steps.MARKER:
        border.ask_marker(s)
    elif step == steps.MARKER_TO:
        border.ask_marker_to(s)
    elif step == steps.EXTRA:
        s.high = paying.goods_on_top(s, frame)
    elif step == steps.CHOOSE:
        display.ask_choose(s, frame)
    elif step == steps.LIFT:
        rearranging.ask_lift(s)
    elif step == steps.LIFT_SECOND:
        rearranging.ask_lift_second(s, frame)
    elif step == steps.LAY:
        rearranging.ask_lay(s, frame)
    else:
        rearranging.ask_lay_second(s, frame)


def _ask_expansion(s: State, frame: i64, step: i64) -> None:
    if step == steps.DUNE:
        dunes.carry_on(s, frame)
    elif step == steps.EFFECTS:
        display.carry_on_effects(s, frame)
    elif step == steps.TARGIA:
        targia.ask_targia(s)
    elif step == steps.TARGIA_PAY:
        targia.ask_targia_pay(s)
    elif step == steps.TARGIA_CARD:
        targia.ask_targia_card(s)
    elif step == steps.TARGIA_END:
        targia.end_use(s, frame)
    elif step in (steps.TARGIA_DRAW, steps.REVEAL_DRAW, steps.PICK_DRAW):
        expect_pile(s, s.stack[frame + SOURCE])
    elif step == steps.REVEAL_PICK:
        revealing.ask_reveal_pick(s, frame)
    elif step == steps.REVEAL_END:
        revealing.end_reveal(s, frame)
    elif step == steps.PICK:
        revealing.ask_pick(s, frame)
    elif step == steps.RENEW:
        revealing.renew_dunes(s, frame)
    elif step == steps.SUBSTITUTE:
        paying.ask_substitute(s, frame)
    elif step == steps.REDUCE:
        buying.ask_reduce(s, frame)
    elif step == steps.MARKER_AGAIN:
        border.ask_marker_again(s)
    elif step == steps.TURN_UP:
        border.ask_turn_up(s)
    elif step == steps.EXCHANGE:
        trading.ask_exchange(s, frame)
    elif step == steps.SELL_PAIRS:
        trading.ask_sell_pairs(s, frame)
    else:
        _ask_places(s, frame, step)


def _ask_places(s: State, frame: i64, step: i64) -> None:
    """Steps of the expansion that ask for a cell, a slot, a row or a border card."""
    if step == steps.CENTRE_TRIBE:
        dunes.ask_centre_tribe(s, frame)
    elif step == steps.CENTRE_GOODS:
        dunes.ask_centre_goods(s)
    elif step == steps.UNDER_MARKER:
        dunes.ask_under_marker(s, frame)
    elif step == steps.FOREIGN_BORDER:
        dunes.ask_foreign_border(s, frame)
    elif step == steps.SWAP_WAY:
        swapping.ask_swap_way(s)
    elif step == steps.SWAP:
        swapping.ask_swap(s)
    elif step == steps.SWAP_SECOND:
        swapping.ask_swap_second(s, frame)
    elif step == steps.SWAP_HAND:
        swapping.ask_swap_hand(s)
    elif step == steps.RAID_OMIT:
        raids.ask_raid_omit(s, frame)
    else:
        raids.ask_raid_row(s)


def choose_step(s: State, frame: i64, action: i64) -> None:
    """Carry out a legal action of the innermost frame."""
    step: i64 = s.stack[frame + STEP]
    if step >= _FIRST_OF_EXPANSION:
        _choose_expansion(s, frame, step, action)
    elif step == steps.TRIBE:
        buying.choose_for_tribe(s, frame, action)
    elif step == steps.ROW:
        buying.choose_row(s, frame, action)
    elif step == steps.OMIT:
        paying.choose_omission(s, frame, action)
    elif step == steps.TAKE:
        tokens.take_chosen(s, frame, action)
    elif step == steps.GIVE:
        _give(s, frame, action)
    elif step == steps.TRADER:
        trading.trade(s, frame, action)
    elif step == steps.SMITH:
        trading.smith(s, frame, action)
    elif step == steps.SLASH:
        goods.choose_side(s, frame, action)
    elif step == steps.MARKER:
        border.choose_marker(s, frame, action)
    elif step == steps.MARKER_TO:
        border.choose_marker_to(s, frame, action)
    elif step == steps.EXTRA:
        paying.choose_on_top(s, frame, action)
    elif step == steps.CHOOSE:
        display.choose_gift(s, frame, action)
    elif step == steps.LIFT:
        rearranging.choose_lift(s, frame, action)
    elif step == steps.LIFT_SECOND:
        rearranging.choose_lift_second(s, frame, action)
    elif step == steps.LAY:
        rearranging.choose_lay(s, frame, action)
    else:
        rearranging.choose_lay_second(s, frame, action)


def _give(s: State, frame: i64, action: i64) -> None:
    tokens.give_chosen(s, frame, action)
    if s.phase == RAID and s.depth == 0:
        raids.demand_met(s)


def _choose_expansion(s: State, frame: i64, step: i64, action: i64) -> None:
    if step == steps.TARGIA:
        targia.choose_targia(s, frame, action)
    elif step == steps.TARGIA_PAY:
        targia.choose_targia_pay(s, frame, action)
    elif step == steps.TARGIA_CARD:
        targia.choose_targia_card(s, frame, action)
    elif step == steps.REVEAL_PICK:
        revealing.choose_reveal_pick(s, frame, action)
    elif step == steps.PICK:
        revealing.choose_pick(s, frame, action)
    elif step == steps.SUBSTITUTE:
        paying.choose_substitute(s, frame, action)
    elif step == steps.REDUCE:
        buying.choose_reduction(s, frame, action)
    elif step == steps.MARKER_AGAIN:
        border.choose_marker_again(s, frame, action)
    elif step == steps.TURN_UP:
        border.choose_turn_up(s, frame, action)
    elif step == steps.EXCHANGE:
        trading.trade(s, frame, action)
    elif step == steps.SELL_PAIRS:
        trading.sell_pair(s, frame, action)
    else:
        _choose_place(s, frame, step, action)


def _choose_place(s: State, frame: i64, step: i64, action: i64) -> None:
    if step == steps.CENTRE_TRIBE:
        dunes.choose_centre_tribe(s, frame, action)
    elif step == steps.CENTRE_GOODS:
        dunes.choose_centre_goods(s, frame, action)
    elif step == steps.UNDER_MARKER:
        dunes.choose_under_marker(s, frame, action)
    elif step == steps.FOREIGN_BORDER:
        dunes.choose_foreign_border(s, frame, action)
    elif step == steps.SWAP_WAY:
        swapping.choose_swap_way(s, frame, action)
    elif step == steps.SWAP:
        swapping.choose_swap(s, frame, action)
    elif step == steps.SWAP_SECOND:
        swapping.choose_swap_second(s, frame, action)
    elif step == steps.SWAP_HAND:
        swapping.choose_swap_hand(s, frame, action)
    elif step == steps.RAID_OMIT:
        raids.choose_raid_omit(s, frame, action)
    else:
        raids.choose_raid_row(s, frame, action)


def drawn_in_step(s: State, frame: i64, card: i64) -> None:
    """Go on with the card that the innermost frame waited for."""
    step: i64 = s.stack[frame + STEP]
    if step == steps.DRAW:
        border.drawn(s, frame, card)
    elif step == steps.TARGIA_DRAW:
        s.stack[frame + CARD] = card
        s.stack[frame + STEP] = steps.TARGIA_CARD
    elif step == steps.RENEW:
        revealing.add_dune(s, card, s.stack[frame + CAUSE])
    else:
        revealing.show(s, frame, card)
