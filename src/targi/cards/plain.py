"""Cards as plain data (dicts, lists, texts, numbers), ready for JSON.

Only facts: the same card gives the same data, whatever English words describe it.
"""

from typing import Any

from targi.cards.model import BorderCard, Card, DuneCard, GoodsCard, TribeCard, timing_on
from targi.cards.writing import settings, written


def plain(card: Card) -> dict[str, Any]:
    """All facts of a card."""
    provenance = {"printed": card.provenance.printed, "effect": card.provenance.effect}
    return {"kind": card.kind, "id": card.id, **_facts(card), "provenance": provenance}


def _facts(card: Card) -> dict[str, Any]:
    if isinstance(card, TribeCard):
        return _tribe(card)
    if isinstance(card, GoodsCard):
        return {"shows": written(card.shows), "choices": written(card.choices)}
    if isinstance(card, BorderCard):
        return {"name": card.name, "box": card.box, "demands": written(card.demands)}
    return {"effects": _effects(card)}


def _tribe(card: TribeCard) -> dict[str, Any]:
    alternative, extra = card.alternative, card.extra
    return {
        "symbol": card.symbol,
        "vp": card.vp,
        "cost": written(card.cost),
        "alternative": alternative and written(alternative),
        "extra": extra and written(extra),
        "effects": _effects(card),
    }


def _effects(card: TribeCard | DuneCard) -> list[dict[str, Any]]:
    return [
        {"name": effect.name, "timing": timing_on(card, effect), "parameters": settings(effect)}
        for effect in card.effects
    ]
