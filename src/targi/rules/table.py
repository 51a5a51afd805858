"""`CardTable`: the cards and options of one ruleset as arrays of numbers, shared by all its states.

Tribe cards are numbered 0-44 in the order of the ruleset's deck, goods cards and dunes in the order
of their lists. Effects are found by card code: a tribe card's number, or DUNE_CARD plus a dune's.
Nothing here changes once it is made.
"""

from typing import Final

from targi.cards import RESOURCES, SYMBOLS, BorderCard, Bundle, Catalogue, Effect
from targi.cards.model import Value
from targi.cards.vocabulary import VOCABULARY
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

_GIFT_NAMES: Final = [*RESOURCES, "goods"]


# One code for each symbol or kind, instead of a parameter.
_SPREAD: Final = ("discount", "goods_card_bonus")


def effect_row(effect: Effect) -> list[int]:
    """Code and parameters of one effect, as the vocabulary orders them, padded to EFFECT_FIELDS."""
    code: int = getattr(fx, effect.name.upper())
    given: dict[str, Value] = effect.parameters
    numbers: list[int] = []
    if effect.name != "take":  # whose amounts are in `gifts`
        numbers = [_number(given[name]) for name in VOCABULARY[effect.name].parameters]
    if effect.name in _SPREAD:
        code += numbers.pop(0)
    row: list[int] = [code] + (numbers or [1])
    return row + [0] * (fx.EFFECT_FIELDS - len(row))


def _number(value: Value) -> int:
    """A parameter as a number: symbols and kinds by their place, options by how many they are."""
    if isinstance(value, int):
        return value
    if isinstance(value, str):
        return SYMBOLS.index(value) if value in SYMBOLS else _GIFT_NAMES.index(value)
    return len(value)


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
        self.catalogue: Catalogue = catalogue

    def effect_amount(self, card: i64, code: i64) -> i64:
        """The first parameter of the card's effect with this code; 0 if it has none."""
        return self._parameter(card, code, 1)

    def effect_second(self, card: i64, code: i64) -> i64:
        """The second parameter of the card's effect with this code; 0 if it has none."""
        return self._parameter(card, code, 2)

    def _parameter(self, card: i64, code: i64, place: i64) -> i64:
        at: i64 = card * fx.EFFECTS * fx.EFFECT_FIELDS
        end: i64 = at + fx.EFFECTS * fx.EFFECT_FIELDS
        found: i64 = 0
        while at < end:
            if self.effects[at] == code:
                found += self.effects[at + place]
            at += fx.EFFECT_FIELDS
        return found

    def facts(self) -> tuple[Catalogue, bool, bool, bool, bool]:
        """What the table is made of: tables with the same facts play the same."""
        return (
            self.catalogue,
            self.expansion,
            self.easier,
            self.literal_targia,
            self.water_breaks_ties,
        )

    def __reduce__(self) -> tuple[object, ...]:
        return CardTable, self.facts()
