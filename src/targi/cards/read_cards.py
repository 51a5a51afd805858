"""Reading single cards out of a parsed card file.

Here one card is judged by itself; that a box is complete is checked in `loader`.
"""

from typing import Final

from targi.cards import reading
from targi.cards.border import BORDER_NAMES
from targi.cards.errors import Spot
from targi.cards.model import (
    NOTHING,
    BorderCard,
    Demand,
    Extra,
    GoodsCard,
    Provenance,
    TribeCard,
)
from targi.cards.read_effects import read_effects
from targi.cards.tokens import GOODS, MOST_OF_A_KIND, RESOURCES, SYMBOLS, Bundle

MOST_VP: Final = 9
# A slash leaves two to four things to choose from; the action table numbers four options.
CHOICES: Final = (2, 4)

_COST_KINDS: Final = (*GOODS, "gold", "water")
_DEMAND_KINDS: Final = (*GOODS, "gold", "vp")


def read_tribe(spot: Spot, card_id: str, value: object, known: Provenance | None) -> TribeCard:
    """A tribe card; `known` is the provenance of cards that do not state their own."""
    optional = ("alternative", "extra", "effects", "provenance")
    entries = reading.table(spot, value, ("symbol", "vp", "cost"), optional)
    alternative, extra = entries.get("alternative"), entries.get("extra")
    return TribeCard(
        id=card_id,
        symbol=reading.word(spot.at("symbol"), entries["symbol"], "symbol", SYMBOLS),
        vp=reading.number(spot.at("vp"), entries["vp"], 0, MOST_VP),
        cost=reading.bundle(spot.at("cost"), entries["cost"], _COST_KINDS),
        alternative=None
        if alternative is None
        else reading.bundle(spot.at("alternative"), alternative, _COST_KINDS),
        extra=None if extra is None else _extra(spot.at("extra"), extra),
        effects=read_effects(spot.at("effects"), entries.get("effects", [])),
        provenance=_provenance(spot, entries.get("provenance"), known),
    )


def read_goods(spot: Spot, card_id: str, value: object, known: Provenance | None) -> GoodsCard:
    """A goods card; it shows tokens, or choices at a slash, or both."""
    entries = reading.table(spot, value, (), ("shows", "choices", "provenance"))
    if "shows" not in entries and "choices" not in entries:
        raise spot.wrong("shows or choices is missing")
    shows, choices = NOTHING, list[Bundle]()
    if "shows" in entries:
        shows = reading.bundle(spot.at("shows"), entries["shows"], RESOURCES)
    if "choices" in entries:
        items = reading.array(spot.at("choices"), entries["choices"], *CHOICES)
        choices = [reading.bundle(*item, RESOURCES) for item in items]
    provenance = _provenance(spot, entries.get("provenance"), known)
    return GoodsCard(card_id, shows, tuple(choices), provenance)


def read_border(spot: Spot, number: int, value: object, known: Provenance | None) -> BorderCard:
    """A border card; the four raids, and only they, make two demands."""
    raid = BORDER_NAMES[number] == "raid"
    required = ("name", "demands") if raid else ("name",)
    entries = reading.table(spot, value, required, ("provenance",))
    demands = reading.array(spot.at("demands"), entries["demands"], 2, 2) if raid else []
    return BorderCard(
        number=number,
        name=reading.word(spot.at("name"), entries["name"], "card here", (BORDER_NAMES[number],)),
        demands=tuple(_demand(*item) for item in demands),
        provenance=_provenance(spot, entries.get("provenance"), known),
    )


def read_provenance(spot: Spot, value: object) -> Provenance:
    """A text for the whole card, or a table that tells what is printed from the effect."""
    if isinstance(value, dict):
        entries = reading.table(spot, value, ("printed", "effect"))
        return Provenance(
            reading.text(spot.at("printed"), entries["printed"]),
            reading.text(spot.at("effect"), entries["effect"]),
        )
    whole = reading.text(spot, value)
    return Provenance(whole, whole)


def _provenance(spot: Spot, value: object | None, known: Provenance | None) -> Provenance:
    if value is not None:
        return read_provenance(spot.at("provenance"), value)
    if known is None:
        raise spot.wrong("provenance is missing, for the card and for its kind")
    return known


def _extra(spot: Spot, value: object) -> Extra:
    entries = reading.table(spot, value, ("cost", "vp"))
    cost = reading.bundle(spot.at("cost"), entries["cost"], _COST_KINDS)
    return Extra(cost, reading.number(spot.at("vp"), entries["vp"], 1, MOST_VP))


def _demand(spot: Spot, value: object) -> Demand:
    """Goods of the player's choice, a displayed card, or else exact tokens."""
    entries = reading.any_table(spot, value)
    if "goods" in entries:
        goods = reading.table(spot, value, ("goods",))["goods"]
        return Demand(goods=reading.number(spot.at("goods"), goods, 1, MOST_OF_A_KIND))
    if "last_card" in entries:
        if reading.table(spot, value, ("last_card",))["last_card"] is not True:
            raise spot.at("last_card").expected("true", entries["last_card"])
        return Demand(last_card=True)
    return Demand(tokens=reading.bundle(spot, value, _DEMAND_KINDS))
