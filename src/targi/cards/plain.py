"""Cards as plain data (dicts, lists, texts, numbers), ready for JSON.

Only facts: the same card gives the same data, whatever English words describe it.
"""

from collections.abc import Sequence
from typing import Any

from targi.cards.model import (
    BorderCard,
    Card,
    Demand,
    Effect,
    GoodsCard,
    TribeCard,
    Value,
)


def plain(card: Card) -> dict[str, Any]:
    """All facts of a card."""
    provenance = {"printed": card.provenance.printed, "effect": card.provenance.effect}
    return {"kind": card.kind, "id": card.id, **_facts(card), "provenance": provenance}


def _facts(card: Card) -> dict[str, Any]:
    if isinstance(card, TribeCard):
        return _tribe(card)
    if isinstance(card, GoodsCard):
        choices = [choice.as_dict() for choice in card.choices]
        return {"shows": card.shows.as_dict(), "choices": choices}
    if isinstance(card, BorderCard):
        return {"name": card.name, "demands": [_demand(demand) for demand in card.demands]}
    return {"effects": _effects(card.effects)}


def _tribe(card: TribeCard) -> dict[str, Any]:
    alternative, extra = card.alternative, card.extra
    return {
        "symbol": card.symbol,
        "vp": card.vp,
        "cost": card.cost.as_dict(),
        "alternative": alternative and alternative.as_dict(),
        "extra": extra and {"cost": extra.cost.as_dict(), "vp": extra.vp},
        "effects": _effects(card.effects),
    }


def _effects(effects: Sequence[Effect]) -> list[dict[str, Any]]:
    return [
        {
            "name": effect.name,
            "timing": effect.timing,
            "parameters": {name: _value(value) for name, value in effect.pairs},
        }
        for effect in effects
    ]


def _value(value: Value) -> Any:
    return [{what: n} for what, n in value] if isinstance(value, tuple) else value


def _demand(demand: Demand) -> dict[str, Any]:
    if demand.last_card:
        return {"last_card": True}
    return {"goods": demand.goods} if demand.goods else demand.tokens.as_dict()
