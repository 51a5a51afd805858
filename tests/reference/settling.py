"""Second implementation, end of turn and raids: every outcome there can be (sections 6, 7)."""

from itertools import product
from typing import Final, NamedTuple

from targi.cards import GOODS
from tests.reference.board import Position, displayed, other


class Stock(NamedTuple):
    """The tokens of a player that limits and raids can touch."""

    dates: int
    salt: int
    pepper: int
    gold: int
    vp: int

    @property
    def goods(self) -> int:
        """How many goods there are of all kinds."""
        return self.dates + self.salt + self.pepper

    def plus(self, **tokens: int) -> "Stock":
        """A stock with some more, or fewer, tokens."""
        return self._replace(**{kind: getattr(self, kind) + n for kind, n in tokens.items()})

    def minus_any_goods(self, number: int) -> set["Stock"]:
        """All that may be left after giving this many goods of one's choice."""
        return {
            self.plus(dates=-dates, salt=-salt, pepper=-pepper)
            for dates, salt, pepper in product(range(number + 1), repeat=3)
            if dates + salt + pepper == number
            and dates <= self.dates
            and salt <= self.salt
            and pepper <= self.pepper
        }


Stocks = dict[str, Stock]  # of both players, by seat

# Rule 7.2: goods, gold and VP of the two demands.
GOODS_DEMANDED: Final = {4: 1, 8: 2, 12: 3, 16: 0}
GOLD_DEMANDED: Final = {4: 0, 8: 0, 12: 0, 16: 1}
VP_DEMANDED: Final = {4: 1, 8: 1, 12: 2, 16: 3}


def stock(position: Position, seat: str) -> Stock:
    """What a player holds."""
    player = position["players"][seat]
    return Stock(*(player[kind] for kind in Stock._fields))


def after_turn(position: Position) -> set[Stock]:
    """What the player to move may hold after ending the turn: BO8, then the limits."""
    seat = position["to_move"]
    before = stock(position, seat)
    given = set(position["this_round"][seat]["goods_from_cards"])
    consoled = {before}
    if "BO8" in displayed(position, seat) and not given & set(GOODS):  # rule 5.22
        consoled = {before.plus(**{good: 1}) for good in GOODS}
    return {kept for held in consoled for kept in _within_limits(held)}


def _within_limits(held: Stock) -> set[Stock]:
    """Rule 6.1: at most 10 goods and 3 gold."""
    fewer = held._replace(gold=min(held.gold, 3))
    return fewer.minus_any_goods(max(0, held.goods - 10))


def after_raid(position: Position, stocks: Stocks, corner: int, first: str) -> list[Stocks]:
    """All that both players may hold after a raid at which `first` decides first (rule 7.1)."""
    return [
        end
        for half_way in _after_decision(position, stocks, corner, first)
        for end in _after_decision(position, half_way, corner, other(first))
    ]


def _after_decision(position: Position, stocks: Stocks, corner: int, seat: str) -> list[Stocks]:
    """What one player's decision may lead to."""
    mine = displayed(position, seat)
    reward = 1 if "BT7" in mine else 0  # rule 7.4
    if "BO6" in mine:
        return [stocks | {seat: stocks[seat].plus(vp=reward)}]
    met = _met(stocks[seat], corner)
    if not met:  # rule 7.3
        return [stocks | {other(seat): stocks[other(seat)].plus(vp=VP_DEMANDED[corner])}]
    return [stocks | {seat: left.plus(vp=reward)} for left in met]


def _met(held: Stock, corner: int) -> set[Stock]:
    """What may be left after meeting one demand in full."""
    met = set()
    if held.goods >= GOODS_DEMANDED[corner] and held.gold >= GOLD_DEMANDED[corner]:
        paid_gold = held.plus(gold=-GOLD_DEMANDED[corner])
        met |= paid_gold.minus_any_goods(GOODS_DEMANDED[corner])
    if held.vp >= VP_DEMANDED[corner]:
        met.add(held.plus(vp=-VP_DEMANDED[corner]))
    return met
