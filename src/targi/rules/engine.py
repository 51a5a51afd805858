"""The door to the rules: legal actions, apply, chance.

A state is always at a decision (two or more legal actions, or `done` among them), at a chance
node, or over: `apply` and `apply_chance` carry out everything forced on the way. The modules below
each know one part of the rules; this one only decides which of them is asked.
"""

from typing import Final

from targi.rules import acting, actions, raids, rounds, steps, trace
from targi.rules.bits import BIT, lowest, nth
from targi.rules.buying import may_discard
from targi.rules.chance import chance_pool, expect_pile, take_from_pile, turn_up_cell
from targi.rules.dispatch import ask_step, choose_step, drawn_in_step
from targi.rules.native import i64
from targi.rules.placing import ask_place, place
from targi.rules.state import (
    ACT,
    CHANCE_CELL,
    DUNE_PILE,
    FIRST_DISCARD,
    LIMIT,
    NO_CARD,
    NO_CHANCE,
    OVER,
    PLACE,
    RAID,
    STEP,
    TRIBE_PILE,
    TURN_UP,
    Player,
    State,
)
from targi.rules.table import GOLD, WATER
from targi.rules.tokens import exchange_water, water_exchanges

_UPPER: Final = actions.HALF


def is_legal(s: State, action: i64) -> bool:
    """Whether an action can be applied now."""
    if action < actions.HALF:
        return action >= 0 and s.low & BIT[action] != 0
    return action < actions.ACTIONS and s.high & BIT[action - actions.HALF] != 0


def legal(s: State) -> list[int]:
    """All legal actions in ascending order."""
    found: list[int] = []
    low: i64 = s.low
    while low != 0:
        found.append(lowest(low))
        low &= low - 1
    high: i64 = s.high
    while high != 0:
        found.append(actions.HALF + lowest(high))
        high &= high - 1
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
    turn_up(s, card)


def turn_up(s: State, card: i64) -> None:
    """Turn up one of the chance node's cards and carry out everything forced after it."""
    cell: bool = s.chance == CHANCE_CELL
    at: i64 = s.chance_at
    s.chance = NO_CHANCE
    s.chance_at = 0
    if cell:
        turn_up_cell(s, at, card)
    else:
        take_from_pile(s, at, card)
        if s.depth > 0:
            drawn_in_step(s, s.frame(), card)
        else:
            rounds.turned_up(s, card)
    advance(s)


def advance(s: State) -> None:
    """Go on until there is something to decide, a card to turn up, or the game is over."""
    while True:
        ask(s)
        low: i64 = s.low
        high: i64 = s.high
        if low != 0:
            if high != 0 or low & (low - 1) != 0:
                return
            _choose_forced(s, lowest(low))
        elif high != 0:
            if high & (high - 1) != 0 or high == actions.DONE_BIT:
                return
            _choose_forced(s, actions.HALF + lowest(high))
        elif s.chance != NO_CHANCE or s.phase == OVER:
            return


def _choose_forced(s: State, action: i64) -> None:
    trace.tell(s, trace.CHOICE, s.to_move, action, 0, 0, 1, trace.NO_CAUSE)
    choose(s, action)
    trace.tell(s, trace.CHOICE, trace.NOBODY, action, 0, 0, 0, trace.NO_CAUSE)


def ask(s: State) -> None:
    """Set the legal actions of what is asked now; without any, what is due next has been done."""
    s.low = 0
    s.high = 0
    if s.depth > 0:
        ask_step(s, s.frame())
        if s.table.expansion and (s.low != 0 or s.high != 0):
            _offer_water(s, s.frame())
    elif s.phase == ACT:
        acting.ask_act(s)
    elif s.phase == PLACE:
        ask_place(s)
    elif s.phase == LIMIT:
        rounds.ask_limits(s)
    elif s.phase == RAID:
        raids.ask_raid(s)
    elif s.phase == TURN_UP:
        rounds.turn_up_next(s)
    elif s.phase != OVER:
        expect_pile(s, TRIBE_PILE if s.phase == FIRST_DISCARD else DUNE_PILE)


def _offer_water(s: State, frame: i64) -> None:
    """Offer the exchange of water where one pays, displays, exchanges or turns up (rule 5.16)."""
    step: i64 = s.stack[frame + STEP]
    exchanges: i64 = water_exchanges(s.me())
    if exchanges == 0 or not _takes_water(step):
        return
    if step == steps.TRIBE and may_discard(s, frame):
        s.high |= exchanges
    elif step in (steps.TRIBE, steps.REDUCE, steps.CENTRE_TRIBE, steps.UNDER_MARKER):
        s.high |= _completable(s, frame, exchanges)
    else:
        s.high |= exchanges


def _takes_water(step: i64) -> bool:
    if step in (steps.TRIBE, steps.TRADER, steps.SMITH, steps.TARGIA, steps.TARGIA_PAY):
        return True
    if step in (steps.TARGIA_CARD, steps.TURN_UP, steps.EXCHANGE, steps.SELL_PAIRS, steps.PICK):
        return True
    return step in (steps.MARKER_AGAIN, steps.REDUCE, steps.CENTRE_TRIBE, steps.UNDER_MARKER)


def _completable(s: State, frame: i64, exchanges: i64) -> i64:
    """Those exchanges after which the action can still be completed: try each one."""
    p: Player = s.me()
    low: i64 = s.low
    high: i64 = s.high
    found: i64 = 0
    rest: i64 = exchanges
    while rest != 0:
        action: i64 = _UPPER + lowest(rest)
        rest &= rest - 1
        price: i64 = 3 if action == actions.WATER_GOLD else 2
        kind: i64 = GOLD if action == actions.WATER_GOLD else action - actions.WATER_GOOD
        p.stock[WATER] -= price
        p.stock[kind] += 1
        s.low = 0
        s.high = 0
        ask_step(s, frame)
        if s.low != 0 or s.high != 0:
            found |= BIT[action - _UPPER]
        p.stock[WATER] += price
        p.stock[kind] -= 1
    s.low = low
    s.high = high
    return found


def choose(s: State, action: i64) -> None:
    """Carry out a legal action, and nothing after it."""
    if actions.WATER_GOLD <= action < actions.COST:
        exchange_water(s, action)
    elif s.depth > 0:
        choose_step(s, s.frame(), action)
    elif s.phase == ACT:
        acting.act(s, action)
    elif s.phase == PLACE:
        place(s, action)
    elif s.phase == RAID:
        raids.choose_in_raid(s, action)
    elif action == actions.STOP:
        rounds.return_excess(s)
    else:
        acting.use_card(s, action - actions.SLOT)
