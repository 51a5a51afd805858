"""The facts of cards as a card file writes them; what is read from it is the same again."""

import json
from collections.abc import Iterable
from typing import Any

from targi.cards.model import Card, Demand, Effect, Extra
from targi.cards.tokens import Bundle


def facts(card: Card, fields: Iterable[str]) -> dict[str, Any]:
    """Those of a card's fields that hold something, as plain data."""
    data = {field: written(getattr(card, field)) for field in fields}
    return {field: value for field, value in data.items() if value not in ({}, [])}


def written(fact: Any) -> Any:
    """A fact of a card as plain data; what is not there is an empty table or list."""
    match fact:
        case Bundle():
            return fact.as_dict()
        case Extra():
            return {"cost": written(fact.cost), "vp": fact.vp}
        case Effect():
            return {fact.name: settings(fact)}
        case Demand(last_card=True):
            return {"last_card": True}
        case Demand():
            return {"goods": fact.goods} if fact.goods else written(fact.tokens)
        case tuple():
            return [written(part) for part in fact]
    return {} if fact is None else fact


def settings(effect: Effect) -> dict[str, Any]:
    """The parameters of an effect, without amounts of 0."""
    return {
        name: [{kind: n} for kind, n in value] if isinstance(value, tuple) else value
        for name, value in effect.pairs
        if value != 0
    }


def inline_toml(data: Any) -> str:
    """Plain data on one line of TOML."""
    if isinstance(data, dict):
        entries = ", ".join(f"{key} = {inline_toml(value)}" for key, value in data.items())
        return f"{{ {entries} }}" if entries else "{}"
    if isinstance(data, list):
        return f"[{', '.join(map(inline_toml, data))}]"
    return json.dumps(data)
