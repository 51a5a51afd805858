"""`Table`: the cards of one ruleset as arrays of numbers, shared by all states of its games.

Tribe cards are numbered 0-44 in the order of the ruleset's deck, goods cards and dunes in the order
of their lists. Nothing here changes once it is made.
"""

from typing import Final

from targi.cards import RESOURCES, SYMBOLS, BorderCard, Bundle, Catalogue, Effect, TribeCard
from targi.rules import effects as fx
from targi.rules.native import i64, vec

DATES: Final = 0
SALT: Final = 1
PEPPER: Final = 2
GOLD: Final = 3
WATER: Final = 4
VP: Final = 5
KINDS: Final = 6

# What a border card does, by its name in the catalogue.
BORDER_NAMES: Final = [
    "dates",
    "salt",
    "pepper",
    "raid",
    "noble",
    "trader",
    "fata_morgana",
    "silversmith",
    "caravan",
    "tribal_expansion",
]
RAID: Final = 3
NOBLE: Final = 4
TRADER: Final = 5
FATA_MORGANA: Final = 6
SILVERSMITH: Final = 7
CARAVAN: Final = 8
TRIBAL_EXPANSION: Final = 9

SYMBOL_COUNT: Final = 5

_SIMPLE: Final = {
    "noble_discount": (fx.NOBLE_DISCOUNT, "goods"),
    "one_for_one": (fx.ONE_FOR_ONE, ""),
    "consolation": (fx.CONSOLATION, "goods"),
    "raid_immunity": (fx.RAID_IMMUNITY, ""),
    "raid_reward": (fx.RAID_REWARD, "vp"),
    "robber_passage": (fx.ROBBER_PASSAGE, ""),
    "hand_play": (fx.HAND_PLAY, "goods"),
    "rearrange": (fx.REARRANGE, "cards"),
    "goods_per_cards": (fx.GOODS_PER_CARDS, "every"),
    "goods_per_free_spaces": (fx.GOODS_PER_FREE_SPACES, "every"),
    "stored_gold": (fx.STORED_GOLD, "gold"),
    "fewer_targis": (fx.FEWER_TARGIS, "targis"),
    "vp_for_more_cards": (fx.VP_FOR_MORE_CARDS, "vp"),
    "vp_for_row_end": (fx.VP_FOR_ROW_END, "vp"),
}


def effect_row(effect: Effect) -> list[int]:
    """Code and parameters of one effect, padded to EFFECT_FIELDS numbers."""
    name: str = effect.name
    row: list[int]
    if name in _SIMPLE:
        code, parameter = _SIMPLE[name]
        row = [code, effect.number(parameter) if parameter else 1]
    elif name == "discount":
        row = [fx.DISCOUNT + SYMBOLS.index(effect.word("symbol")), effect.number("goods")]
    elif name == "goods_card_bonus":
        row = [fx.BONUS + RESOURCES.index(effect.word("kind")), effect.number("amount")]
    elif name == "vp_per_symbol":
        symbol = SYMBOLS.index(effect.word("symbol"))
        row = [fx.VP_PER_SYMBOL, symbol, effect.number("every"), effect.number("vp")]
    elif name == "vp_for_cards":
        row = [fx.VP_FOR_CARDS, effect.number("cards"), effect.number("vp")]
    elif name == "different_rows":
        row = [fx.DIFFERENT_ROWS, effect.number("rows"), effect.number("vp")]
    else:
        assert name == "choose", name
        row = [fx.CHOOSE, len(effect.options("options"))]
    return row + [0] * (fx.EFFECT_FIELDS - len(row))


def _effect_rows(card: TribeCard) -> list[int]:
    rows: list[int] = []
    for effect in card.effects:
        rows += effect_row(effect)
    empty: list[int] = [fx.NO_EFFECT] + [0] * (fx.EFFECT_FIELDS - 1)
    return rows + empty * (fx.EFFECTS - len(card.effects))


def _options(card: TribeCard) -> list[int]:
    """Kind and amount of each option of the card's `choose`, padded."""
    numbers: list[int] = []
    for effect in card.effects:
        if effect.name != "choose":
            continue
        for kind, amount in effect.options("options"):
            numbers += [fx.ANY_GOODS if kind == "goods" else RESOURCES.index(kind), amount]
    return numbers + [0] * (2 * fx.OPTIONS - len(numbers))


def _amounts(bundle: Bundle | None) -> list[int]:
    return list(bundle.amounts) if bundle is not None else [0] * KINDS


def _choices(bundles: tuple[Bundle, ...]) -> list[int]:
    numbers: list[int] = []
    for bundle in bundles:
        numbers += list(bundle.amounts)
    return numbers + [0] * (fx.OPTIONS * KINDS - len(numbers))


def _demands(card: BorderCard) -> list[int]:
    """Goods of choice, gold and VP of the first demand, then of the second."""
    numbers: list[int] = []
    for demand in card.demands:
        numbers += [demand.goods, demand.tokens.gold, demand.tokens.vp]
    return numbers or [0] * 6


def _flat(rows: list[list[int]]) -> vec[i64]:
    return vec[i64]([number for row in rows for number in row])


class Table:
    """All card facts of a ruleset, by card number."""

    def __init__(self, catalogue: Catalogue) -> None:
        tribes: tuple[TribeCard, ...] = catalogue.tribes
        self.tribe_ids: list[str] = [card.id for card in tribes]
        self.goods_ids: list[str] = [card.id for card in catalogue.goods]
        self.tribe_count: i64 = len(tribes)
        self.goods_count: i64 = len(catalogue.goods)
        self.symbol: vec[i64] = vec[i64]([SYMBOLS.index(card.symbol) for card in tribes])
        self.vp: vec[i64] = vec[i64]([card.vp for card in tribes])
        self.cost: vec[i64] = _flat([_amounts(card.cost) for card in tribes])
        self.alternative: vec[i64] = _flat([_amounts(card.alternative) for card in tribes])
        self.has_alternative: vec[i64] = vec[i64](
            [0 if card.alternative is None else 1 for card in tribes]
        )
        self.effects: vec[i64] = _flat([_effect_rows(card) for card in tribes])
        self.options: vec[i64] = _flat([_options(card) for card in tribes])
        self.shows: vec[i64] = _flat([_amounts(card.shows) for card in catalogue.goods])
        self.choice_count: vec[i64] = vec[i64]([len(card.choices) for card in catalogue.goods])
        self.choices: vec[i64] = _flat([_choices(card.choices) for card in catalogue.goods])
        self.border: vec[i64] = vec[i64](
            [BORDER_NAMES.index(card.name) for card in catalogue.border]
        )
        self.demands: vec[i64] = _flat([_demands(card) for card in catalogue.border])

    def effect_amount(self, card: i64, code: i64) -> i64:
        """The first parameter of the card's effect with this code; 0 if it has none."""
        at: i64 = card * fx.EFFECTS * fx.EFFECT_FIELDS
        end: i64 = at + fx.EFFECTS * fx.EFFECT_FIELDS
        amount: i64 = 0
        while at < end:
            if self.effects[at] == code:
                amount += self.effects[at + 1]
            at += fx.EFFECT_FIELDS
        return amount
