"""What an open tribe card would cost a player now: what is left out and why, what is missing.

The amounts are those of `targi.rules.prices`; here they get names and causes, to be shown before
a player decides. Nothing is chosen here: where a discount leaves the kind of good open, so does
the price. The optional extra of a cost (rule 5.9) is never part of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from targi.cards import GOODS
from targi.game.names import KINDS, Json, card_id, cause_name
from targi.game.refusal.payments import no_display
from targi.rules import actions as ac
from targi.rules import effects as fx
from targi.rules import prices, steps, trace
from targi.rules import state as st
from targi.rules.display import card_with
from targi.rules.revealing import PICKS, SEEN
from targi.rules.state import State
from targi.rules.table import GOLD, NOBLE, WATER

_OF_CHOICE: Final = "goods"  # one of several kinds, as the player likes
_MODES: Final = (ac.COST, ac.ALTERNATIVE)
_PAYING: Final = (
    *(steps.TRIBE, steps.REDUCE, steps.OMIT, steps.SUBSTITUTE, steps.EXTRA, steps.ROW),
)


@dataclass(frozen=True, slots=True)
class Spared:
    """Tokens that a card or dune leaves out; kind "goods" if the player chooses which."""

    kind: str
    amount: int
    cause: Json


@dataclass(frozen=True, slots=True)
class Price:
    """One of a card's costs: what is to pay, apart from spared goods of choice, and what lacks."""

    pays: dict[str, int]
    spares: tuple[Spared, ...]
    missing: dict[str, int]  # empty if it can be paid now


@dataclass(frozen=True, slots=True)
class _Offer:
    """A card, how it would be played, and what a dune leaves out."""

    card: int
    cause: int
    goods: int = 0
    gold: int = 0


def prices_for(s: State, seat: int) -> dict[str, tuple[Price, ...]]:
    """By id what each open tribe card would cost a player, the alternative last.

    Open are those of the centre, the one in the hand, which is played at the Noble, and whatever
    the player is asked about. With a full display nothing can be played (rule 5.12).
    """
    asked_now = s.to_move == seat
    if not asked_now:
        s = s.copy()
        s.to_move = seat
    if s.me().cards == st.SLOTS:
        return {}
    offers = [*_offers(s), *(_asked_about(s) if asked_now and s.depth else ())]
    return {s.table.tribe_ids[one.card]: tuple(_prices(s, one)) for one in offers}


def _offers(s: State) -> Iterator[_Offer]:
    for card in s.cells:
        if card < st.GOODS_CARD:
            yield _Offer(card, trace.BY_MARKER)
    if s.me().hand != st.NO_CARD:
        noble = [*s.table.border].index(NOBLE)
        yield _Offer(s.me().hand, trace.BORDER_CAUSE + noble)


def _asked_about(s: State) -> Iterator[_Offer]:
    """The card that is being paid for, or those that were turned up to pick one of them."""
    frame = s.stack[s.frame() : s.frame() + st.FRAME]
    if frame[st.STEP] in _PAYING and frame[st.FIXED] == 0:  # else water stands for the cost
        yield _Offer(frame[st.CARD], frame[st.CAUSE], frame[st.OFF_GOODS], frame[st.OFF_GOLD])
    elif frame[st.STEP] == steps.PICK:
        for card in frame[st.SHOWN : st.SHOWN + frame[SEEN]]:
            yield _Offer(card, frame[st.CAUSE], frame[PICKS])


def _prices(s: State, offer: _Offer) -> Iterator[Price]:
    for mode in _MODES:
        exists = mode == ac.COST or s.table.has_alternative[offer.card]
        if exists and not (offer.gold and not prices.asked(s, offer.card, mode, GOLD)):
            yield _price(s, offer, mode)


def _price(s: State, offer: _Offer, mode: int) -> Price:
    spares = (*_spared_goods(s, offer, mode), *_spared_others(s, offer, mode))
    pays = {kind: _printed(s, offer.card, mode, n) for n, kind in enumerate(KINDS)}
    pays[_OF_CHOICE] = prices.on_top(s, offer.cause)
    for one in spares:
        if one.kind != _OF_CHOICE:
            pays[one.kind] -= one.amount
    due = {kind: amount for kind, amount in pays.items() if amount}
    return Price(due, spares, _missing(s, offer, mode))


def _printed(s: State, card: int, mode: int, kind: int) -> int:
    costs = s.table.cost if mode == ac.COST else s.table.alternative
    return costs[card * len(KINDS) + kind]


def _spared_goods(s: State, offer: _Offer, mode: int) -> Iterator[Spared]:
    """Which displayed card, or dune, leaves out how many goods, in the order they lie (5.8)."""
    left = prices.discount(s, offer.card, mode, offer.cause, offer.goods)
    if left == 0:
        return
    goods = [kind for n, kind in enumerate(GOODS) for _ in range(_printed(s, offer.card, mode, n))]
    certain = left == len(goods) or len(set(goods)) == 1
    goods = goods[:left] if certain else [_OF_CHOICE] * left
    for cause, amount in _discounts(s, offer):
        for kind, number in Counter(goods[:amount]).items():
            yield Spared(kind, number, cause)
        goods = goods[amount:]


def _discounts(s: State, offer: _Offer) -> Iterator[tuple[Json, int]]:
    codes = [fx.DISCOUNT + s.table.symbol[offer.card]]
    if prices.by_noble(s, offer.cause):
        codes.append(fx.NOBLE_DISCOUNT)
    for card in s.me().slots:
        if card != st.NO_CARD:
            yield card_id(s.table, card), sum(s.table.effect_amount(card, code) for code in codes)
    yield cause_name(s.table, offer.cause), offer.goods


def _spared_others(s: State, offer: _Offer, mode: int) -> Iterator[Spared]:
    """Gold that a dune leaves out (5.36), and water that XW7 does (5.27)."""
    if offer.gold:
        yield Spared("gold", offer.gold, cause_name(s.table, offer.cause))
    water = _printed(s, offer.card, mode, WATER) - prices.asked(s, offer.card, mode, WATER)
    if water:
        by = card_with(s, s.me(), fx.WATER_DISCOUNT)
        yield Spared("water", water, card_id(s.table, by))


def _missing(s: State, offer: _Offer, mode: int) -> dict[str, int]:
    """What the player lacks after all that is left out; of several goods any kind will do."""
    if prices.payable(s, offer.card, mode, offer.cause, offer.goods, offer.gold):
        return {}
    refused = no_display(s, offer.card, mode, offer.cause, offer.goods, offer.gold).parameters
    missing: Any = refused["missing"]
    spared: Any = refused.get("discount", 0)
    goods = {kind: missing[kind] for kind in GOODS if kind in missing}
    others = {kind: missing[kind] for kind in missing if kind not in goods}
    if not spared:
        return {**goods, **others}
    kind = next(iter(goods)) if len(goods) == 1 else _OF_CHOICE
    return {kind: sum(goods.values()) - spared, **others}
