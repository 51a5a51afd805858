"""The door to the rules: legal actions, apply, chance.

A state is always at a decision (two or more legal actions, or `done` among them), at a chance
node, or over: `apply` and `apply_chance` carry out everything forced on the way. The modules below
each know one part of the rules; this one only decides which of them is asked.
"""

from targi.rules import (
    acting,
    actions,
    buying,
    display,
    goods,
    raids,
    rearranging,
    rounds,
    steps,
    tokens,
    trace,
    trading,
)
from targi.rules.bits import BIT, is_single, lowest, nth
from targi.rules.chance import chance_pool, take_from_pile, turn_up_cell
from targi.rules.native import i64
from targi.rules.placing import ask_place, place
from targi.rules.state import (
    ACT,
    CHANCE_CELL,
    LIMIT,
    NO_CARD,
    NO_CHANCE,
    OVER,
    PLACE,
    RAID,
    STEP,
    TURN_UP,
    State,
)


def is_legal(s: State, action: i64) -> bool:
    """Whether an action can be applied now."""
    if action < actions.HALF:
        return action >= 0 and s.low & BIT[action] != 0
    return action < actions.ACTIONS and s.high & BIT[action - actions.HALF] != 0


def legal(s: State) -> list[int]:
    """All legal actions in ascending order."""
    found: list[int] = []
    for action in range(actions.ACTIONS):
        if is_legal(s, action):
            found.append(action)
    return found


def apply(s: State, action: i64) -> None:
    """Carry out a legal action and everything forced after it."""
    if not is_legal(s, action):
        raise ValueError(f"action {action} is not legal here")
    choose(s, action)
    advance(s)


def apply_chance(s: State, outcome: i64) -> None:
    """Turn up the card with this place among the chance node's cards in ascending order."""
    card: i64 = NO_CARD
    if s.chance != NO_CHANCE and outcome >= 0:
        card = nth(chance_pool(s), outcome)
    if card == NO_CARD:
        raise ValueError(f"chance outcome {outcome} is not possible here")
    cell: bool = s.chance == CHANCE_CELL
    at: i64 = s.chance_at
    s.chance = NO_CHANCE
    s.chance_at = 0
    if cell:
        turn_up_cell(s, at, card)
    else:
        take_from_pile(s, at, card)
        acting.drawn(s, s.frame(), card)
    advance(s)


def advance(s: State) -> None:
    """Go on until there is something to decide, a card to turn up, or the game is over."""
    while True:
        ask(s)
        if s.chance != NO_CHANCE or s.phase == OVER:
            return
        if s.low == 0:
            if s.high != 0:
                if not is_single(s.high) or s.high == BIT[actions.DONE - actions.HALF]:
                    return
                _choose_forced(s, actions.HALF + lowest(s.high))
        elif s.high != 0 or not is_single(s.low):
            return
        else:
            _choose_forced(s, lowest(s.low))


def _choose_forced(s: State, action: i64) -> None:
    trace.tell(s, trace.CHOICE, s.to_move, action, 0, 0, 1, trace.NO_CAUSE)
    choose(s, action)
    trace.tell(s, trace.CHOICE, trace.NOBODY, action, 0, 0, 0, trace.NO_CAUSE)


def ask(s: State) -> None:
    """Set the legal actions of what is asked now; without any, what is due next has been done."""
    s.low = 0
    s.high = 0
    if s.depth > 0:
        _ask_in_action(s, s.frame())
    elif s.phase == ACT:
        acting.ask_act(s)
    elif s.phase == PLACE:
        ask_place(s)
    elif s.phase == LIMIT:
        rounds.settle_limits(s)
    elif s.phase == RAID:
        raids.ask_raid(s)
    elif s.phase == TURN_UP:
        rounds.turn_up_next(s)


def _ask_in_action(s: State, frame: i64) -> None:
    step: i64 = s.stack[frame + STEP]
    if step == steps.TRIBE:
        buying.ask_tribe(s, frame)
    elif step == steps.ROW:
        display.ask_row(s)
    elif step == steps.OMIT:
        buying.ask_omit(s, frame)
    elif step == steps.TAKE:
        tokens.ask_take(s, frame)
    elif step == steps.GIVE:
        tokens.ask_give(s, frame)
    elif step == steps.TRADER:
        trading.ask_trader(s, frame)
    elif step == steps.SMITH:
        trading.ask_smith(s)
    elif step == steps.SLASH:
        goods.ask_slash(s, frame)
    elif step == steps.DRAW:
        acting.ask_draw(s, frame)
    elif step == steps.MARKER:
        acting.ask_marker(s)
    elif step == steps.MARKER_TO:
        acting.ask_marker_to(s)
    elif step == steps.EXTRA:
        s.high = buying.goods_on_top(s, frame)
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


def choose(s: State, action: i64) -> None:
    """Carry out a legal action, and nothing after it."""
    if s.depth > 0:
        _choose_in_action(s, s.frame(), action)
    elif s.phase == ACT:
        acting.act(s, action)
    elif s.phase == PLACE:
        place(s, action)
    else:
        raids.meet_demand(s, action)


def _choose_in_action(s: State, frame: i64, action: i64) -> None:
    step: i64 = s.stack[frame + STEP]
    if step == steps.TRIBE:
        buying.choose_for_tribe(s, frame, action)
    elif step == steps.ROW:
        buying.choose_row(s, frame, action)
    elif step == steps.OMIT:
        buying.choose_omission(s, frame, action)
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
        acting.choose_marker(s, frame, action)
    elif step == steps.MARKER_TO:
        acting.choose_marker_to(s, frame, action)
    elif step == steps.EXTRA:
        buying.choose_on_top(s, frame, action)
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
