"""`CardTable`: the cards and options of one ruleset as arrays of numbers, shared by all its states.

Tribe cards are numbered 0-44 in the order of the ruleset's deck, goods cards and dunes in the order
of their lists. Effects are found by card code: a tribe card's number, or DUNE_CARD plus a dune's.
Nothing here changes once it is made.
"""

from typing import Final

from targi.cards import RESOURCES, SYMBOLS, BorderCard, Bundle, Catalogue, Effect
from targi.rules import effects as fx
from targi.rules.bits import BIT
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
    "water_place",
]
RAID: Final = 3
NOBLE: Final = 4
TRADER: Final = 5
FATA_MORGANA: Final = 6
SILVERSMITH: Final = 7
CARAVAN: Final = 8
TRIBAL_EXPANSION: Final = 9
WATER_PLACE: Final = 10

SYMBOL_COUNT: Final = 5
JOKER_SYMBOL: Final = 5
CARD_CODES: Final = 116  # tribe cards from 0, dunes from 96
DUNE_CARD: Final = 96

# Parts of a raid's demand: goods of choice, the six resources, the last card of a row, and how
# many goods are named in all.
DEMAND: Final = 9
ANY: Final = 0
EXACT: Final = 1  # 1-6
LAST_CARD: Final = 7
NAMED: Final = 8

_SIMPLE: Final = {
    "noble_discount": (fx.NOBLE_DISCOUNT, "goods"),
    "one_for_one": (fx.ONE_FOR_ONE, ""),
    "consolation": (fx.CONSOLATION, "goods"),
    "raid_immunity": (fx.RAID_IMMUNITY, ""),
    "raid_reward": (fx.RAID_REWARD, "vp"),
    "robber_passage": (fx.ROBBER_PASSAGE, ""),
    "hand_play": (fx.HAND_PLAY, "goods"),
    "targia_bonus": (fx.TARGIA_BONUS, "water"),
    "noble_gold_substitute": (fx.SUBSTITUTE, ""),
    "dune_bonus": (fx.DUNE_BONUS, "water"),
    "free_rejection": (fx.FREE_REJECTION, ""),
    "raid_discount": (fx.RAID_DISCOUNT, "goods"),
    "cheap_gold": (fx.CHEAP_GOLD, ""),
    "water_place_bonus": (fx.WATER_PLACE_BONUS, "water"),
    "water_discount": (fx.WATER_DISCOUNT, "water"),
    "smith_bonus": (fx.SMITH_BONUS, "exchanges"),
    "opposite_passage": (fx.OPPOSITE_PASSAGE, ""),
    "shared_dune": (fx.SHARED_DUNE, ""),
    "discard_pile_card": (fx.DISCARD_PILE_CARD, ""),
    "hand_play_once": (fx.HAND_PLAY_ONCE, ""),
    "raid_pass": (fx.RAID_PASS, ""),
    "exchange": (fx.EXCHANGE, ""),
    "rearrange": (fx.REARRANGE, "cards"),
    "goods_per_cards": (fx.GOODS_PER_CARDS, "every"),
    "goods_per_free_spaces": (fx.GOODS_PER_FREE_SPACES, "every"),
    "stored_gold": (fx.STORED_GOLD, "gold"),
    "fewer_targis": (fx.FEWER_TARGIS, "targis"),
    "take": (fx.TAKE, ""),
    "renew_dunes": (fx.RENEW_DUNES, ""),
    "reveal_tribe": (fx.REVEAL_TRIBE, ""),
    "swap": (fx.SWAP, ""),
    "vp_for_more_cards": (fx.VP_FOR_MORE_CARDS, "vp"),
    "vp_for_row_end": (fx.VP_FOR_ROW_END, "vp"),
    "vp_per_column": (fx.VP_PER_COLUMN, "vp"),
    "vp_for_plain_rows": (fx.VP_FOR_PLAIN_ROWS, "vp"),
    "vp_for_all_symbols": (fx.VP_FOR_ALL_SYMBOLS, "vp"),
    "centre_tribe": (fx.CENTRE_TRIBE, ""),
    "swap_or_exchange": (fx.SWAP_OR_EXCHANGE, ""),
    "display_for_water": (fx.DISPLAY_FOR_WATER, "water"),
    "joker": (fx.JOKER, "water"),
    "free_border": (fx.FREE_BORDER, ""),
    "opponents_border": (fx.OPPONENTS_BORDER, ""),
    "centre_goods": (fx.CENTRE_GOODS, "times"),
    "targia_uses": (fx.TARGIA_USES, "uses"),
    "sell_pairs": (fx.SELL_PAIRS, "times"),
}
# Effects with two numbers.
_DOUBLE: Final = {
    "vp_for_cards": (fx.VP_FOR_CARDS, "cards", "vp"),
    "different_rows": (fx.DIFFERENT_ROWS, "rows", "vp"),
    "reveal_goods": (fx.REVEAL_GOODS, "cards", "take"),
    "pick_tribe": (fx.PICK_TRIBE, "cards", "goods"),
    "hand_play_reduced": (fx.HAND_PLAY_REDUCED, "goods", "gold"),
}
_GIFT_NAMES: Final = [*RESOURCES, "goods"]


def effect_row(effect: Effect) -> list[int]:
    """Code and parameters of one effect, padded to EFFECT_FIELDS numbers."""
    name: str = effect.name
    row: list[int]
    if name in _SIMPLE:
        code, parameter = _SIMPLE[name]
        row = [code, effect.number(parameter) if parameter else 1]
    elif name in _DOUBLE:
        double, first, second = _DOUBLE[name]
        row = [double, effect.number(first), effect.number(second)]
    elif name == "discount":
        row = [fx.DISCOUNT + SYMBOLS.index(effect.word("symbol")), effect.number("goods")]
    elif name == "goods_card_bonus":
        row = [fx.BONUS + RESOURCES.index(effect.word("kind")), effect.number("amount")]
    elif name == "vp_per_symbol":
        symbol = SYMBOLS.index(effect.word("symbol"))
        row = [fx.VP_PER_SYMBOL, symbol, effect.number("every"), effect.number("vp")]
    elif name == "water_per_symbol":
        well = SYMBOLS.index(effect.word("symbol"))
        row = [fx.WATER_PER_SYMBOL, well, effect.number("least")]
    elif name == "vp_per_tokens":
        kind = _GIFT_NAMES.index(effect.word("kind"))
        row = [fx.VP_PER_TOKENS, kind, effect.number("every"), effect.number("vp")]
    else:
        assert name == "choose", name
        row = [fx.CHOOSE, len(effect.options("options"))]
    return row + [0] * (fx.EFFECT_FIELDS - len(row))


def _effect_rows(effects: tuple[Effect, ...]) -> list[int]:
    rows: list[int] = []
    for effect in effects:
        rows += effect_row(effect)
    empty: list[int] = [fx.NO_EFFECT] + [0] * (fx.EFFECT_FIELDS - 1)
    return rows + empty * (fx.EFFECTS - len(effects))


def _options(effects: tuple[Effect, ...]) -> list[int]:
    """Kind and amount of each option of the card's `choose`, padded."""
    numbers: list[int] = []
    for effect in effects:
        if effect.name != "choose":
            continue
        for kind, amount in effect.options("options"):
            numbers += [_GIFT_NAMES.index(kind), amount]
    return numbers + [0] * (2 * fx.OPTIONS - len(numbers))


def _gifts(effects: tuple[Effect, ...]) -> list[int]:
    """What the card's `take` gives of each resource, and of goods of choice."""
    numbers: list[int] = [0] * fx.GIFTS
    for effect in effects:
        if effect.name == "take":
            for name in effect.parameters:
                numbers[_GIFT_NAMES.index(name)] += effect.number(name)
    return numbers


def _amounts(bundle: Bundle | None) -> list[int]:
    return list(bundle.amounts) if bundle is not None else [0] * KINDS


def _choices(bundles: tuple[Bundle, ...]) -> list[int]:
    numbers: list[int] = []
    for bundle in bundles:
        numbers += list(bundle.amounts)
    return numbers + [0] * (fx.OPTIONS * KINDS - len(numbers))


def _demands(card: BorderCard) -> list[int]:
    """The first demand, then the second, see DEMAND."""
    numbers: list[int] = []
    for demand in card.demands:
        amounts: list[int] = list(demand.tokens.amounts)
        numbers += [demand.goods] + amounts + [int(demand.last_card), sum(amounts[:GOLD])]
    return numbers or [0] * (2 * DEMAND)


def _flat(rows: list[list[int]]) -> vec[i64]:
    return vec[i64]([number for row in rows for number in row])


def _effects_by_code(catalogue: Catalogue) -> list[tuple[Effect, ...]]:
    none: tuple[Effect, ...] = ()
    found: list[tuple[Effect, ...]] = [card.effects for card in catalogue.tribes]
    found += [none] * (DUNE_CARD - len(found))
    found += [dune.effects for dune in catalogue.dunes]
    return found + [none] * (CARD_CODES - len(found))


class CardTable:
    """All card facts of a ruleset, by card code, and its options."""

    def __init__(
        self,
        catalogue: Catalogue,
        expansion: bool = False,
        easier: bool = False,
        literal_targia: bool = False,
        water_breaks_ties: bool = False,
    ) -> None:
        tribes = catalogue.tribes
        self.expansion: bool = expansion
        self.easier: bool = easier
        self.literal_targia: bool = literal_targia
        self.water_breaks_ties: bool = water_breaks_ties
        self.tribe_ids: list[str] = [card.id for card in tribes]
        self.goods_ids: list[str] = [card.id for card in catalogue.goods]
        self.dune_ids: list[str] = [card.id for card in catalogue.dunes]
        self.tribe_count: i64 = len(tribes)
        self.goods_count: i64 = len(catalogue.goods)
        self.dune_count: i64 = len(catalogue.dunes)
        padding: list[int] = [0] * (CARD_CODES - len(tribes))
        self.symbol: vec[i64] = vec[i64](
            [SYMBOLS.index(card.symbol) for card in tribes]
            + [JOKER_SYMBOL] * (CARD_CODES - len(tribes))
        )
        self.vp: vec[i64] = vec[i64]([card.vp for card in tribes] + padding)
        self.cost: vec[i64] = _flat([_amounts(card.cost) for card in tribes])
        self.alternative: vec[i64] = _flat([_amounts(card.alternative) for card in tribes])
        self.has_alternative: vec[i64] = vec[i64](
            [0 if card.alternative is None else 1 for card in tribes]
        )
        self.extra: vec[i64] = _flat(
            [_amounts(None if card.extra is None else card.extra.cost) for card in tribes]
        )
        self.extra_vp: vec[i64] = vec[i64](
            [0 if card.extra is None else card.extra.vp for card in tribes]
        )
        effects: list[tuple[Effect, ...]] = _effects_by_code(catalogue)
        self.effects: vec[i64] = _flat([_effect_rows(row) for row in effects])
        self.options: vec[i64] = _flat([_options(row) for row in effects])
        self.gifts: vec[i64] = _flat([_gifts(row) for row in effects])
        self.shows: vec[i64] = _flat([_amounts(card.shows) for card in catalogue.goods])
        self.choice_count: vec[i64] = vec[i64]([len(card.choices) for card in catalogue.goods])
        self.choices: vec[i64] = _flat([_choices(card.choices) for card in catalogue.goods])
        self.border: vec[i64] = vec[i64](
            [BORDER_NAMES.index(card.name) for card in catalogue.border]
        )
        # border cards whose action depends on what the player has
        self.conditional: i64 = 0
        for number in range(len(self.border)):
            if self.border[number] in (NOBLE, TRADER, FATA_MORGANA, SILVERSMITH):
                self.conditional |= BIT[number]
        # 1 for the expansion's card, which acts differently under the same name
        self.border_new: vec[i64] = vec[i64](
            [int(card.box == "expansion") for card in catalogue.border]
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

    def effect_second(self, card: i64, code: i64) -> i64:
        """The second parameter of the card's effect with this code; 0 if it has none."""
        at: i64 = card * fx.EFFECTS * fx.EFFECT_FIELDS
        end: i64 = at + fx.EFFECTS * fx.EFFECT_FIELDS
        second: i64 = 0
        while at < end:
            if self.effects[at] == code:
                second += self.effects[at + 2]
            at += fx.EFFECT_FIELDS
        return second
