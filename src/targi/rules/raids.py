"""Raids: each player meets one of two demands (section 7)."""

from targi.rules import actions, steps
from targi.rules import effects as fx
from targi.rules.acting import offer_exchange_card, use_card
from targi.rules.bits import BIT
from targi.rules.chance import discard
from targi.rules.display import card_with, remove, slot_of, use_marker
from targi.rules.native import i64, vec
from targi.rules.rounds import leave_raid
from targi.rules.state import (
    CAUSE,
    DUNE_PILE,
    MODE,
    NO_CARD,
    TRIBE_PILE,
    Player,
    State,
    pop,
    push,
)
from targi.rules.table import (
    ANY,
    DEMAND,
    DUNE_CARD,
    EXACT,
    GOLD,
    KINDS,
    LAST_CARD,
    NAMED,
    PEPPER,
    VP,
)
from targi.rules.tokens import gain, goods_held, let_give, lose, water_exchanges
from targi.rules.trace import (
    BORDER_CAUSE,
    BY_UNPAID,
    DISCARDS,
    LEAVE_OUT,
    NO_CAUSE,
    SPARED,
    STOCK,
    UNPAID,
    tell,
)


def demanded(s: State, demand: i64, what: i64) -> i64:
    """A part of one of the two demands of the raid, see `table.DEMAND`."""
    return s.table.demands[(s.robber * 2 + demand) * DEMAND + what]


def _left_out(s: State, p: Player, demand: i64) -> i64:
    """How many demanded goods are left out: one with XC6 (rule 7.4)."""
    goods: i64 = demanded(s, demand, ANY) + demanded(s, demand, NAMED)
    return 1 if p.power[fx.RAID_DISCOUNT] > 0 and goods > 0 else 0


def can_meet(s: State, p: Player, demand: i64) -> bool:
    """Whether the player can pay a demand in full from what he holds (rule 7.3)."""
    demands: vec[i64] = s.table.demands
    stock: vec[i64] = p.stock
    at: i64 = (s.robber * 2 + demand) * DEMAND
    kind: i64 = GOLD
    while kind < KINDS:
        if demands[at + EXACT + kind] > stock[kind]:
            return False
        kind += 1
    if demands[at + LAST_CARD] > p.cards:
        return False
    named: i64 = demands[at + NAMED]
    off: i64 = 1 if p.power[fx.RAID_DISCOUNT] > 0 else 0
    if demands[at + ANY] + named - off > goods_held(p):
        return False
    return named == 0 or _named_missing(s, p, demand) <= off


def _named_missing(s: State, p: Player, demand: i64) -> i64:
    missing: i64 = 0
    kind: i64 = 0
    while kind <= PEPPER:
        lack: i64 = demanded(s, demand, EXACT + kind) - p.stock[kind]
        if lack > 0:
            missing += lack
        kind += 1
    return missing


def ask_raid(s: State) -> None:
    """The demands the player to move can meet; who need not or cannot goes on (rules 7.3, 7.4)."""
    p: Player = s.me()
    if p.power[fx.RAID_IMMUNITY] > 0:
        tell(s, SPARED, s.to_move, 0, s.robber, 0, 0, card_with(s, p, fx.RAID_IMMUNITY))
        demand_met(s)
        return
    demand: i64 = 0
    while demand < 2:
        if can_meet(s, p, demand):
            s.high |= BIT[actions.OPTION - actions.HALF + demand]
        demand += 1
    payable: bool = s.high != 0
    if s.table.expansion:
        s.high |= water_exchanges(p)
        offer_exchange_card(s, p)
        if p.power[fx.RAID_PASS] > 0:
            s.low |= BIT[actions.SLOT + slot_of(p, card_with(s, p, fx.RAID_PASS))]
        if not payable and (s.high != 0 or s.low != 0):  # rule 5.16: an exchange is never forced
            s.high |= actions.STOP_BIT
    if s.high == 0 and s.low == 0:
        leave_unpaid(s)


def leave_unpaid(s: State) -> None:
    """Who can pay neither pays nothing; the opponent gains the VP that were due (rule 7.3)."""
    tell(s, UNPAID, s.to_move, 0, s.robber, 0, 0, NO_CAUSE)
    due: i64 = demanded(s, 1, EXACT + VP)
    if due > 0:
        gain(s, 1 - s.to_move, VP, due, BY_UNPAID)
    next_victim(s)


def choose_in_raid(s: State, action: i64) -> None:
    """Meet a demand, use a card with an action marker, or leave the raid unpaid."""
    if action == actions.STOP:
        leave_unpaid(s)
    elif action >= actions.HALF:
        meet_demand(s, action - actions.OPTION)
    else:
        p: Player = s.me()
        card: i64 = p.slots[action - actions.SLOT]
        if s.table.effect_amount(card, fx.RAID_PASS) > 0:
            use_marker(s, p, s.to_move, card)
            tell(s, SPARED, s.to_move, 0, s.robber, 0, 0, card)
            demand_met(s)
        else:
            use_card(s, action - actions.SLOT)


def meet_demand(s: State, demand: i64) -> None:
    """Pay the chosen demand in full, what XC6 leaves out apart (rule 7.1)."""
    p: Player = s.me()
    cause: i64 = BORDER_CAUSE + s.robber
    off: i64 = _left_out(s, p, demand)
    if off > 0 and demanded(s, demand, ANY) > 0:
        sparing: i64 = card_with(s, p, fx.RAID_DISCOUNT)
        tell(s, LEAVE_OUT, s.to_move, fx.ANY_GOODS, STOCK, STOCK, off, sparing)
    if demanded(s, demand, LAST_CARD) > 0:
        push(s, steps.RAID_ROW, NO_CARD, 0, cause)
    elif demanded(s, demand, ANY) > off:
        let_give(s, demanded(s, demand, ANY) - off, cause)
    elif demanded(s, demand, NAMED) > 0 and off > 0:
        frame: i64 = push(s, steps.RAID_OMIT, NO_CARD, 0, cause)
        s.stack[frame + MODE] = demand
    else:
        kind: i64 = 0
        while kind < KINDS:
            if demanded(s, demand, EXACT + kind) > 0:
                lose(s, s.to_move, kind, demanded(s, demand, EXACT + kind), cause)
            kind += 1
        demand_met(s)


def ask_raid_omit(s: State, frame: i64) -> None:
    """Which demanded good is left out, so that the others can be paid."""
    p: Player = s.me()
    demand: i64 = s.stack[frame + MODE]
    missing: i64 = _named_missing(s, p, demand)
    kind: i64 = 0
    while kind <= PEPPER:
        asked: i64 = demanded(s, demand, EXACT + kind)
        if asked > 0 and (missing == 0 or asked > p.stock[kind]):
            s.high |= BIT[kind]
        kind += 1


def choose_raid_omit(s: State, frame: i64, action: i64) -> None:
    """Leave out one good and pay the rest."""
    left_out: i64 = action - actions.GOOD
    sparing: i64 = card_with(s, s.me(), fx.RAID_DISCOUNT)
    tell(s, LEAVE_OUT, s.to_move, left_out, STOCK, STOCK, 1, sparing)
    demand: i64 = s.stack[frame + MODE]
    pop(s)
    kind: i64 = 0
    while kind <= PEPPER:
        amount: i64 = demanded(s, demand, EXACT + kind) - (1 if kind == left_out else 0)
        if amount > 0:
            lose(s, s.to_move, kind, amount, s.stack[frame + CAUSE])
        kind += 1
    demand_met(s)


def ask_raid_row(s: State) -> None:
    """Any row with a card (rule 7.2)."""
    p: Player = s.me()
    row: i64 = 0
    while row < 3:
        if p.rows[row] > 0:
            s.low |= BIT[actions.ROW + row]
        row += 1


def choose_raid_row(s: State, frame: i64, action: i64) -> None:
    """The last card of the row is lost, with its VP and effects (rule 7.5)."""
    row: i64 = action - actions.ROW
    slot: i64 = row * 4 + s.me().rows[row] - 1
    dune: bool = s.me().slots[slot] >= DUNE_CARD
    pile: i64 = DUNE_PILE if dune else TRIBE_PILE
    pop(s)
    card: i64 = remove(s, slot, DISCARDS + pile, s.stack[frame + CAUSE])
    discard(s, pile, card - DUNE_CARD if dune else card)
    demand_met(s)


def demand_met(s: State) -> None:
    """Reward whoever has a card for it, then it is the next one's turn (rule 7.4)."""
    p: Player = s.me()
    if p.power[fx.RAID_REWARD] > 0:
        gain(s, s.to_move, VP, p.power[fx.RAID_REWARD], card_with(s, p, fx.RAID_REWARD))
    next_victim(s)


def next_victim(s: State) -> None:
    """The starting player decides first; after the other one the robber moves on (rule 7.1)."""
    if s.to_move == s.first:
        s.to_move = 1 - s.first
    else:
        leave_raid(s)
