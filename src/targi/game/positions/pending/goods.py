"""Open actions that give, take or exchange tokens, read from the `pending` of a position.

Tokens that an exchange moved are in the stocks already, so these frames cannot be made again by
their moves: every field is checked against what the cause allows.
"""

from targi.cards import GOODS
from targi.game.names import cause_name
from targi.game.positions.pending.causes import (
    by_border,
    by_card,
    by_dune,
    by_either,
    by_marker_or_dune,
    code_of,
    dune_part,
    innermost,
    load_source,
)
from targi.game.positions.pending.writing import CAUSE_WORDS
from targi.game.positions.reader import JsonField
from targi.rules import effects as fx
from targi.rules import state as st
from targi.rules import steps, trace
from targi.rules import table as tb
from targi.rules.acting import GOODS_KINDS
from targi.rules.display import card_with
from targi.rules.raids import demanded
from targi.rules.revealing import NEXT_PICK
from targi.rules.state import State
from targi.rules.tokens import goods_held
from targi.rules.trading import RECEIVED, TRADES


def load_take(s: State, fields: dict[str, JsonField]) -> None:
    """Goods of choice, in ascending order."""
    by = fields["by"]
    if isinstance(by.value, int):
        cause = by_border(s, by, tb.NOBLE)
        most = 1
    elif s.phase == st.LIMIT:
        cause = by_card(s, by, fx.CONSOLATION)
        most = s.me().power[fx.CONSOLATION]
        _check_consolation(s, by)
    else:
        cause = by_either(s, by, fx.GOODS_PER_CARDS, fx.GOODS_PER_FREE_SPACES, fx.CHOOSE, fx.TAKE)
        most = _most_goods(s, code_of(cause))
    _open_goods(s, fields, steps.TAKE, cause, most)


def _check_consolation(s: State, by: JsonField) -> None:
    """All consolations come together, by the first card (rule 5.22)."""
    first = card_with(s, s.me(), fx.CONSOLATION)
    by.exactly(s.table.tribe_ids[first], "the first card that consoles, rule 5.22")
    if s.me().from_cards & GOODS_KINDS:
        raise by.error("a goods card has given a good this round (rule 5.22)")


def _most_goods(s: State, card: int) -> int:
    """How many goods of choice a card's effects can give now."""
    p, t = s.me(), s.table
    gifts = [t.gifts[card * fx.GIFTS + fx.ANY_GOODS]]
    if every := t.effect_amount(card, fx.GOODS_PER_CARDS):
        gifts.append(p.cards // every)
    if every := t.effect_amount(card, fx.GOODS_PER_FREE_SPACES):
        gifts.append((st.SLOTS - p.cards) // every)
    options = range(card * fx.OPTIONS * 2, (card + 1) * fx.OPTIONS * 2, 2)
    gifts += [t.options[at + 1] for at in options if t.options[at] == fx.ANY_GOODS]
    return max(gifts)


def load_give(s: State, fields: dict[str, JsonField]) -> None:
    """Goods returned at the limits or given at a raid, in ascending order."""
    if s.phase == st.LIMIT:
        fields["by"].word(["limit"])
        excess = goods_held(s.me()) - 10
        fields["goods"].exactly(excess, "the goods above 10, rule 6.1")
        _open_goods(s, fields, steps.GIVE, trace.BY_LIMIT, excess)
    else:
        fields["by"].exactly(s.robber + 1, "the raid, rule 7.1")
        most = max(demanded(s, demand, tb.ANY) for demand in range(2))
        _open_goods(s, fields, steps.GIVE, trace.BORDER_CAUSE + s.robber, most)


def _open_goods(s: State, fields: dict[str, JsonField], step: int, cause: int, most: int) -> None:
    frame = st.push(s, step, st.NO_CARD, 0, cause)
    s.stack[frame + st.LEFT] = fields["goods"].number(1, max(1, most))
    s.stack[frame + st.LEAST] = fields["least"].index(GOODS)


def load_slash(s: State, fields: dict[str, JsonField]) -> None:
    """A goods card with a slash, perhaps more than once."""
    card = fields["card"].index(s.table.goods_ids)
    if not s.table.choice_count[card]:
        raise fields["card"].error("the card has no slash")
    origin = fields["from"]
    if origin.value == "revealed":
        source = trace.REVEALED
        cause = by_either(s, fields["by"], fx.REVEAL_GOODS)
        if card != _picked(s):
            raise origin.error("the card is not the one just picked")
    else:
        source = load_source(s, origin, st.GOODS_CARD + card)
        cause = _cause_of_slash(s, fields["by"], source)
    frame = st.push(s, steps.SLASH, card, source, cause)
    times = 1
    if dune_part(s, cause) == fx.CENTRE_GOODS:
        times = s.table.effect_amount(code_of(cause), fx.CENTRE_GOODS)
    s.stack[frame + st.LEFT] = fields["times"].number(1, times)


def _cause_of_slash(s: State, by: JsonField, source: int) -> int:
    if source != trace.OPEN:
        return by_marker_or_dune(s, by, fx.CENTRE_GOODS)
    if innermost(s) == steps.TARGIA_END:
        cause = int(s.stack[s.frame() + st.CAUSE])
        by.exactly(CAUSE_WORDS.get(cause, cause_name(s.table, cause)), "as the Targia's card")
        return cause
    return by_border(s, by, tb.CARAVAN)


def _picked(s: State) -> int:
    """The revealed goods card picked last, if the innermost frame reveals them."""
    frame = s.frame()
    if innermost(s) not in (steps.REVEAL_PICK, steps.REVEAL_END) or not s.stack[frame + NEXT_PICK]:
        return st.NO_CARD
    return int(s.stack[frame + st.SHOWN + s.stack[frame + NEXT_PICK] - 1])


def load_trader(s: State, fields: dict[str, JsonField]) -> None:
    """A visit to the Trader."""
    cause = by_border(s, fields["by"], tb.TRADER)
    _open_trades(s, fields, steps.TRADER, cause - trace.BORDER_CAUSE, cause)


def load_exchange(s: State, fields: dict[str, JsonField]) -> None:
    """Goods exchanged one for one (XO7)."""
    _open_trades(s, fields, steps.EXCHANGE, st.NO_CARD, by_card(s, fields["by"], fx.EXCHANGE))


def _open_trades(
    s: State, fields: dict[str, JsonField], step: int, source: int, cause: int
) -> None:
    frame = st.push(s, step, st.NO_CARD, source, cause)
    s.stack[frame + TRADES] = int(fields["traded"].flag())
    one_for_one = step == steps.EXCHANGE or s.me().power[fx.ONE_FOR_ONE] > 0
    for kind in fields["received"].words(GOODS):
        if not one_for_one or not fields["traded"].value:
            raise fields["received"].error("nothing can have been traded one for one")
        s.stack[frame + RECEIVED] += 2 ** GOODS.index(kind)


def load_smith(s: State, fields: dict[str, JsonField]) -> None:
    """A visit to the Silversmith."""
    cause = by_border(s, fields["by"], tb.SILVERSMITH)
    border = cause - trace.BORDER_CAUSE
    most = 1 + s.table.border_new[border] + s.me().power[fx.SMITH_BONUS]
    _open_sales(s, fields, steps.SMITH, border, cause, most)


def load_sell(s: State, fields: dict[str, JsonField]) -> None:
    """Pairs of goods sold for gold by a dune."""
    cause = by_dune(s, fields["by"], fx.SELL_PAIRS)
    most = s.table.effect_amount(code_of(cause), fx.SELL_PAIRS)
    _open_sales(s, fields, steps.SELL_PAIRS, 0, cause, most)


def _open_sales(
    s: State, fields: dict[str, JsonField], step: int, source: int, cause: int, most: int
) -> None:
    frame = st.push(s, step, st.NO_CARD, source, cause)
    traded = fields["traded"].flag()
    s.stack[frame + TRADES] = int(traded)
    s.stack[frame + st.LEFT] = fields["left"].number(1, max(1, most - int(traded)))


def load_raid_goods(s: State, fields: dict[str, JsonField]) -> None:
    """A good left out of a raid's demand (XC6)."""
    fields["by"].exactly(s.robber + 1, "the raid, rule 7.1")
    if s.me().power[fx.RAID_DISCOUNT] == 0 or demanded(s, 0, tb.NAMED) == 0:
        raise fields["by"].error("no good can be left out of this demand (rule 7.4)")
    st.push(s, steps.RAID_OMIT, st.NO_CARD, 0, trace.BORDER_CAUSE + s.robber)
