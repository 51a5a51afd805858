"""The display: laying cards into rows, summing up their powers, what a card does on arrival.

Rules 5.7, 5.11, 5.26 and 5.28. What is paid for a card is in `buying`, what it scores in `scoring`.
"""

from targi.rules import actions, steps
from targi.rules import effects as fx
from targi.rules.bits import BIT
from targi.rules.goods import settle_bonuses
from targi.rules.native import i64, vec
from targi.rules.rearranging import let_rearrange
from targi.rules.state import (
    CARD,
    CAUSE,
    GOODS_PILE,
    LEFT,
    MODE,
    NO_CARD,
    SLOTS,
    TRIBE_PILE,
    Player,
    State,
    pop,
    push,
    put_into,
)
from targi.rules.table import GOLD, WATER
from targi.rules.tokens import gain, let_take
from targi.rules.trace import ACTION_MARKER, FEWER, LOST, ON_CARD, STORE, SUPPLY, tell
from targi.rules.trace import CARD as CARD_MOVES


def recount(s: State, p: Player) -> None:
    """Sum up a display: its cards, row lengths and the powers in force."""
    rows: vec[i64] = vec[i64]([0] * 3)
    power: vec[i64] = vec[i64]([0] * fx.POWERS)
    p.cards = 0
    slot: i64 = 0
    while slot < SLOTS:
        card: i64 = p.slots[slot]
        if card != NO_CARD:
            p.cards += 1
            rows[slot // 4] += 1
            _add_powers(s, p, card, power)
        slot += 1
    p.rows = rows
    p.power = power


def _add_powers(s: State, p: Player, card: i64, power: vec[i64]) -> None:
    at: i64 = card * fx.EFFECTS * fx.EFFECT_FIELDS
    end: i64 = at + fx.EFFECTS * fx.EFFECT_FIELDS
    while at < end:
        code: i64 = s.table.effects[at]
        permanent: bool = 0 <= code < fx.ONCE
        if permanent or (fx.ONCE <= code < fx.POWERS and p.action_markers & BIT[card] != 0):
            power[code] += s.table.effects[at + 1]
        at += fx.EFFECT_FIELDS


def used_once(s: State, card: i64) -> bool:
    """Whether a card is one with an action marker (rule 5.28)."""
    code: i64 = fx.ONCE
    while code < fx.POWERS:
        if s.table.effect_amount(card, code) > 0:
            return True
        code += 1
    return False


def use_marker(s: State, p: Player, seat: i64, card: i64) -> None:
    """Take a card's action marker away: it has been used."""
    p.action_markers &= ~BIT[card]
    recount(s, p)
    tell(s, ACTION_MARKER, seat, card, ON_CARD, SUPPLY, 0, card)


def card_with(s: State, p: Player, code: i64) -> i64:
    """The first displayed card that has a power in force; the player must have one."""
    slot: i64 = 0
    while True:
        card: i64 = p.slots[slot]
        found: bool = card != NO_CARD and s.table.effect_amount(card, code) > 0
        if found and (code < fx.ONCE or p.action_markers & BIT[card] != 0):
            return card
        slot += 1


def slot_of(p: Player, card: i64) -> i64:
    """Where a displayed card lies."""
    slot: i64 = 0
    while p.slots[slot] != card:
        slot += 1
    return slot


def ask_row(s: State) -> None:
    """Rows with room; of rows without cards the first only, since they are equal (rule 5.7)."""
    p: Player = s.me()
    empty_offered: bool = False
    row: i64 = 0
    while row < 3:
        length: i64 = p.rows[row]
        if length > 0 and length < 4:
            s.low |= BIT[actions.ROW + row]
        elif length == 0 and not empty_offered:
            s.low |= BIT[actions.ROW + row]
            empty_offered = True
        row += 1


def lay(s: State, card: i64, source: i64, row: i64, cause: i64) -> None:
    """Lay a card next to the rightmost one of a row (rule 5.7)."""
    put(s, card, source, row * 4 + s.me().rows[row], cause)


def put(s: State, card: i64, source: i64, slot: i64, cause: i64) -> None:
    """Put a card into a free place of the display."""
    p: Player = s.me()
    put_into(p, slot, card)
    tell(s, CARD_MOVES, s.to_move, card, source, actions.SLOT + slot, 1, cause)
    recount(s, p)


def remove(s: State, slot: i64, target: i64, cause: i64) -> i64:
    """Take a card out of the display; what lies on it returns to the supply (rule 5.34)."""
    p: Player = s.me()
    card: i64 = p.slots[slot]
    put_into(p, slot, NO_CARD)
    tell(s, CARD_MOVES, s.to_move, card, actions.SLOT + slot, target, 1, cause)
    stored: i64 = s.table.effect_amount(card, fx.STORED_GOLD)
    if stored > p.stored_gold:
        stored = p.stored_gold
    if stored > 0:
        p.stored_gold -= stored
        tell(s, LOST, s.to_move, GOLD, ON_CARD, SUPPLY, stored, cause)
    if used_once(s, card) and p.action_markers & BIT[card] != 0:
        p.action_markers &= ~BIT[card]
        tell(s, ACTION_MARKER, s.to_move, card, ON_CARD, SUPPLY, 0, cause)
    recount(s, p)
    return card


def arrive(s: State, card: i64) -> None:
    """What a card does once it is displayed: marker, stored gold, bonuses, effects (rule 5.11)."""
    p: Player = s.me()
    gold: i64 = s.table.effect_amount(card, fx.STORED_GOLD)
    if gold > 0:
        p.stored_gold += gold
        tell(s, STORE, s.to_move, GOLD, SUPPLY, ON_CARD, gold, card)
    if s.table.expansion and used_once(s, card):
        p.action_markers |= BIT[card]
        tell(s, ACTION_MARKER, s.to_move, card, SUPPLY, ON_CARD, 1, card)
        recount(s, p)
    settle_bonuses(s)
    frame: i64 = push(s, steps.EFFECTS, card, 0, card)
    carry_on_effects(s, frame)


def carry_on_effects(s: State, frame: i64) -> None:
    """Begin the next effect that acts at once; with the last one the card itself is finished."""
    card: i64 = s.stack[frame + CARD]
    at: i64 = (card * fx.EFFECTS + s.stack[frame + LEFT]) * fx.EFFECT_FIELDS
    end: i64 = (card + 1) * fx.EFFECTS * fx.EFFECT_FIELDS
    while at < end and not acts_at_once(s.table.effects[at]):
        at += fx.EFFECT_FIELDS
    following: i64 = at + fx.EFFECT_FIELDS
    while following < end and not acts_at_once(s.table.effects[following]):
        following += fx.EFFECT_FIELDS
    if following < end:
        s.stack[frame + LEFT] = following // fx.EFFECT_FIELDS - card * fx.EFFECTS
    else:
        pop(s)
    if at < end:
        act_at_once(s, card, card, at)


def acts_at_once(code: i64) -> bool:
    """Whether an effect is carried out as soon as its card is displayed."""
    return fx.REARRANGE <= code <= fx.REVEAL_GOODS and code != fx.STORED_GOLD


def act_at_once(s: State, card: i64, cause: i64, at: i64) -> None:
    """Carry out one effect of a card or dune, or open it where there is a choice."""
    p: Player = s.me()
    code: i64 = s.table.effects[at]
    amount: i64 = s.table.effects[at + 1]
    second: i64 = s.table.effects[at + 2]
    if code == fx.TAKE:
        take_gifts(s, card, cause)
    elif code == fx.GOODS_PER_CARDS:  # rule 5.26: itself included
        let_take(s, p.cards // amount, cause)
    elif code == fx.GOODS_PER_FREE_SPACES:
        let_take(s, (SLOTS - p.cards) // amount, cause)
    elif code == fx.FEWER_TARGIS:  # rule 3.5
        _fewer_targis(s, amount, cause)
    elif code == fx.REARRANGE:
        let_rearrange(s, cause)
    elif code == fx.CHOOSE:
        push(s, steps.CHOOSE, card, 0, cause)
    elif code == fx.WATER_PER_SYMBOL:
        symbols: i64 = symbols_displayed(s, p, amount)
        gain(s, s.to_move, WATER, symbols if symbols > second else second, cause)
    elif code == fx.REVEAL_TRIBE:
        push(s, steps.DRAW, NO_CARD, TRIBE_PILE, cause)
    elif code == fx.SWAP:
        let_swap(s, cause)
    elif code == fx.REVEAL_GOODS:
        frame: i64 = push(s, steps.REVEAL_DRAW, NO_CARD, GOODS_PILE, cause)
        s.stack[frame + LEFT] = amount
        s.stack[frame + MODE] = second
    else:  # RENEW_DUNES
        push(s, steps.RENEW, NO_CARD, NO_CARD, cause)


def _fewer_targis(s: State, targis: i64, cause: i64) -> None:
    opponent: Player = s.opponent()
    if targis < opponent.targis_next:
        opponent.targis_next = targis
    tell(s, FEWER, 1 - s.to_move, 0, 0, 0, targis, cause)


def let_swap(s: State, cause: i64) -> None:
    """Let two displayed cards change places, if there are two (rule 5.23)."""
    if s.me().cards > 1:
        push(s, steps.SWAP, NO_CARD, NO_CARD, cause)


def take_gifts(s: State, card: i64, cause: i64) -> None:
    """Take the tokens that a card or dune gives; goods of choice are chosen."""
    kind: i64 = 0
    while kind < fx.ANY_GOODS:
        amount: i64 = s.table.gifts[card * fx.GIFTS + kind]
        if amount > 0:
            gain(s, s.to_move, kind, amount, cause)
        kind += 1
    let_take(s, s.table.gifts[card * fx.GIFTS + fx.ANY_GOODS], cause)


def symbols_displayed(s: State, p: Player, symbol: i64) -> i64:
    """How many displayed cards show a symbol; a joker shows none during the game (rule 5.37)."""
    cards: i64 = 0
    slot: i64 = 0
    while slot < SLOTS:
        if p.slots[slot] != NO_CARD and s.table.symbol[p.slots[slot]] == symbol:
            cards += 1
        slot += 1
    return cards


def ask_choose(s: State, frame: i64) -> None:
    """One option for each gift of the card."""
    options: i64 = s.table.effect_amount(s.stack[frame + CARD], fx.CHOOSE)
    s.high |= BIT[actions.OPTION - actions.HALF + options] - actions.OPTION_BIT


def choose_gift(s: State, frame: i64, action: i64) -> None:
    """Take the chosen gift: goods of choice, or tokens of one kind."""
    card: i64 = s.stack[frame + CARD]
    cause: i64 = s.stack[frame + CAUSE]
    at: i64 = (card * fx.OPTIONS + action - actions.OPTION) * 2
    kind: i64 = s.table.options[at]
    amount: i64 = s.table.options[at + 1]
    pop(s)
    if kind == fx.ANY_GOODS:
        let_take(s, amount, cause)
    else:
        gain(s, s.to_move, kind, amount, cause)
