"""Reading single cards out of a parsed card file.

For each kind of card there is a table of its fields, each with its reader. Custom card files, in
which a card may state only some fields, use the same tables. Here each card is checked by itself;
`loader` checks that a box is complete.
"""

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Any, Final

from targi.cards.border import BORDER_NAMES
from targi.cards.errors import Spot, gather
from targi.cards.model import (
    NOTHING,
    BorderCard,
    Demand,
    DuneCard,
    Extra,
    GoodsCard,
    Provenance,
    TribeCard,
)
from targi.cards.reading import values as reading
from targi.cards.reading.effects import read_effects
from targi.cards.reading.values import Reader, unless
from targi.cards.tokens import GOODS, MOST_OF_A_KIND, RESOURCES, SYMBOLS

MOST_VP: Final = 9
# A slash leaves two to four things to choose from; the action table numbers four options.
CHOICES: Final = (2, 4)

_cost = partial(reading.bundle, kinds=(*GOODS, "gold", "water"))
_tokens = partial(reading.bundle, kinds=RESOURCES)


def _extra(spot: Spot, value: object) -> Extra:
    vp = partial(reading.number, low=1, high=MOST_VP)
    return Extra(**reading.table(spot, value, {"cost": _cost, "vp": vp}, ("cost", "vp")))


def _toll(spot: Spot, value: object) -> Demand:
    """A raid's first demand: goods of the player's choice, or exactly these tokens."""
    if "goods" not in reading.any_table(spot, value):
        return Demand(tokens=reading.bundle(spot, value, (*GOODS, "gold")))
    goods = partial(reading.number, low=1, high=MOST_OF_A_KIND)
    return Demand(**reading.table(spot, value, {"goods": goods}))


def _penalty(spot: Spot, value: object) -> Demand:
    """A raid's second demand: victory points, or the last card of a row."""
    if "last_card" not in reading.any_table(spot, value):
        return Demand(tokens=reading.bundle(spot, value, ("vp",)))
    return Demand(**reading.table(spot, value, {"last_card": _true}))


def _true(spot: Spot, value: object) -> bool:
    if value is not True:
        raise spot.expected("true", value)
    return True


def _demands(spot: Spot, value: object) -> tuple[Demand, ...]:
    first, second = reading.items(spot, value, 2, 2)
    return tuple(gather([partial(_toll, *first), partial(_penalty, *second)]))


TRIBE_FIELDS: Final[Mapping[str, Reader]] = {
    "symbol": partial(reading.word, noun="symbol", known=SYMBOLS),
    "vp": partial(reading.number, low=0, high=MOST_VP),
    "cost": _cost,
    "alternative": unless({}, None, _cost),
    "extra": unless({}, None, _extra),
    "effects": partial(read_effects, card="tribe"),
}
_TRIBE_NEEDS: Final = ("symbol", "vp", "cost")
_TRIBE_DEFAULTS: Final[dict[str, Any]] = {"alternative": None, "extra": None, "effects": ()}
GOODS_FIELDS: Final[Mapping[str, Reader]] = {
    "shows": unless({}, NOTHING, _tokens),
    "choices": unless(
        [], (), partial(reading.choices, low=CHOICES[0], high=CHOICES[1], reader=_tokens)
    ),
}
RAID_FIELDS: Final[Mapping[str, Reader]] = {"demands": _demands}
DUNE_FIELDS: Final[Mapping[str, Reader]] = {
    "effects": partial(read_effects, card="dune", fewest=1),
}


def read_tribe(spot: Spot, card_id: str, value: object, known: Provenance | None) -> TribeCard:
    """A tribe card; `known` is the provenance of cards that do not state their own."""
    facts = _facts(spot, value, TRIBE_FIELDS, _TRIBE_NEEDS, known)
    return TribeCard(id=card_id, **_TRIBE_DEFAULTS | facts)


def read_custom_tribe(spot: Spot, card_id: str, value: object, provenance: Provenance) -> TribeCard:
    """A tribe card of someone's own; where it is from is not for the file to say."""
    facts = reading.table(spot, value, TRIBE_FIELDS, _TRIBE_NEEDS)
    return TribeCard(id=card_id, **_TRIBE_DEFAULTS | facts, provenance=provenance)


def read_goods(spot: Spot, card_id: str, value: object, known: Provenance | None) -> GoodsCard:
    """A goods card; it shows tokens, or choices at a slash, or both."""
    nothing: dict[str, Any] = {"shows": NOTHING, "choices": ()}
    card = GoodsCard(id=card_id, **nothing | _facts(spot, value, GOODS_FIELDS, (), known))
    check_goods(spot, card)
    return card


def check_goods(spot: Spot, card: GoodsCard) -> None:
    """A goods card gives something."""
    if card.shows == NOTHING and not card.choices:
        raise spot.wrong("shows or choices is missing")


def read_border(
    spot: Spot, box: str, number: int, value: object, known: Provenance | None
) -> BorderCard:
    """A border card; the four raids, and only they, make two demands."""
    name = BORDER_NAMES[box][number]
    fields: dict[str, Reader] = {"name": partial(reading.word, noun="card here", known=(name,))}
    fields |= RAID_FIELDS if name == "raid" else {}
    facts = _facts(spot, value, fields, fields, known)
    nothing: dict[str, Any] = {"demands": ()}
    return BorderCard(number=number, box=box, **nothing | facts)


def read_dune(spot: Spot, card_id: str, value: object, known: Provenance | None) -> DuneCard:
    """A dune; it has at least one effect."""
    return DuneCard(id=card_id, **_facts(spot, value, DUNE_FIELDS, DUNE_FIELDS, known))


def read_provenance(spot: Spot, value: object) -> Provenance:
    """A text for the whole card, or a table that tells what is printed from the effect."""
    if isinstance(value, dict):
        fields = {"printed": reading.text, "effect": reading.text}
        return Provenance(**reading.table(spot, value, fields, fields))
    whole = reading.text(spot, value)
    return Provenance(whole, whole)


def _facts(
    spot: Spot,
    value: object,
    fields: Mapping[str, Reader],
    required: Iterable[str],
    known: Provenance | None,
) -> dict[str, Any]:
    """The fields of a card, its provenance among them."""
    facts = reading.table(spot, value, {**fields, "provenance": read_provenance}, required)
    facts.setdefault("provenance", known)
    if facts["provenance"] is None:
        raise spot.wrong("provenance is missing, for the card and for its kind")
    return facts
