"""Tokens come and go: gaining, losing, and choosing goods one by one.

Repeated choices go in the order dates, salt, pepper, so that each bundle is chosen in one way only.
"""

from targi.rules import actions, steps
from targi.rules.bits import BIT
from targi.rules.native import i64
from targi.rules.state import CAUSE, LEAST, LEFT, NO_CARD, Player, State, pop, push
from targi.rules.table import GOLD, PEPPER, WATER
from targi.rules.trace import BY_WATER, GAIN, LOSE, STOCK, SUPPLY, tell


def player(s: State, seat: i64) -> Player:
    """Blue for 0, white for 1."""
    return s.blue if seat == 0 else s.white


def gain(s: State, seat: i64, kind: i64, amount: i64, cause: i64) -> None:
    """A player takes tokens from the supply, which never runs out (rule 0.2)."""
    player(s, seat).stock[kind] += amount
    if s.tracing:
        tell(s, GAIN, seat, kind, SUPPLY, STOCK, amount, cause)


def lose(s: State, seat: i64, kind: i64, amount: i64, cause: i64) -> None:
    """A player gives tokens to the supply."""
    player(s, seat).stock[kind] -= amount
    if s.tracing:
        tell(s, LOSE, seat, kind, STOCK, SUPPLY, amount, cause)


def goods_held(p: Player) -> i64:
    """Dates, salt and pepper together (rule 0.1)."""
    return p.stock[0] + p.stock[1] + p.stock[2]


def exchange_water(s: State, action: i64) -> None:
    """3 water for 1 gold, or 2 water for 1 good (rule 5.16)."""
    if action == actions.WATER_GOLD:
        lose(s, s.to_move, WATER, 3, BY_WATER)
        gain(s, s.to_move, GOLD, 1, BY_WATER)
    else:
        lose(s, s.to_move, WATER, 2, BY_WATER)
        gain(s, s.to_move, action - actions.WATER_GOOD, 1, BY_WATER)


def water_exchanges(p: Player) -> i64:
    """The exchanges that a player's water allows, as upper actions."""
    if p.stock[WATER] < 2:
        return 0
    if p.stock[WATER] == 2:
        return actions.WATER_GOOD_BITS
    return actions.WATER_GOOD_BITS | actions.WATER_GOLD_BIT


def let_take(s: State, goods: i64, cause: i64) -> None:
    """Let the player to move take so many goods of his choice, in any mix (rule 5.26)."""
    if goods > 0:
        frame: i64 = push(s, steps.TAKE, NO_CARD, 0, cause)
        s.stack[frame + LEFT] = goods


def let_give(s: State, goods: i64, cause: i64) -> None:
    """Make the player to move give so many goods of his choice; he must hold as many."""
    if goods > 0:
        frame: i64 = push(s, steps.GIVE, NO_CARD, 0, cause)
        s.stack[frame + LEFT] = goods


def ask_take(s: State, frame: i64) -> None:
    """Any good, but none before the last one taken."""
    kind: i64 = s.stack[frame + LEAST]
    while kind <= PEPPER:
        s.high |= BIT[kind]
        kind += 1


def ask_give(s: State, frame: i64) -> None:
    """A good that is held, if the goods from there on suffice."""
    p: Player = s.me()
    left: i64 = s.stack[frame + LEFT]
    least: i64 = s.stack[frame + LEAST]
    held: i64 = 0
    kind: i64 = PEPPER
    while kind >= least:
        held += p.stock[kind]
        if p.stock[kind] > 0 and held >= left:
            s.high |= BIT[kind]
        kind -= 1


def take_chosen(s: State, frame: i64, action: i64) -> None:
    """Take one good."""
    gain(s, s.to_move, action - actions.GOOD, 1, s.stack[frame + CAUSE])
    _count_down(s, frame, action)


def give_chosen(s: State, frame: i64, action: i64) -> None:
    """Give one good."""
    lose(s, s.to_move, action - actions.GOOD, 1, s.stack[frame + CAUSE])
    _count_down(s, frame, action)


def _count_down(s: State, frame: i64, action: i64) -> None:
    """Note the choice of one good; the frame closes with the last one."""
    s.stack[frame + LEAST] = action - actions.GOOD
    s.stack[frame + LEFT] -= 1
    if s.stack[frame + LEFT] == 0:
        pop(s)
