"""Cards for clients that draw them: what is printed, as data, and the words, as phrases.

Nothing here is in any language; a client says the phrases by the same Fluent files. Which cards are
sent is decided elsewhere: all of them when the web client is built (`tools/web_data.py`), those of
a custom card file by a server.
"""

from __future__ import annotations

from targi.cards import BorderCard, Card, DuneCard, GoodsCard, TribeCard, all_cards
from targi.cards.model import Demand, Effect
from targi.game.names import Json
from targi.text import card_texts, naming
from targi.text.phrases import Phrase


def card_json(card: Card, box: str) -> dict[str, Json]:
    """One card: what is printed on it, and its words."""
    found: dict[str, Json] = {
        "kind": card.kind,
        "id": card.id,
        "box": box,
        "doubtful": card_texts.doubtful(card),
        "heading": card_texts.heading(card).to_json(),
        "entries": [[label.to_json(), text.to_json()] for label, text in card_texts.entries(card)],
    }
    return found | _printed(card)


def _printed(card: Card) -> dict[str, Json]:
    match card:
        case TribeCard():
            extra: Json = None
            if card.extra is not None:
                extra = {"cost": {**card.extra.cost.as_dict()}, "vp": card.extra.vp}
            return {
                "name": _json(naming.symbol(card.symbol)),
                "symbol": card.symbol,
                "vp": card.vp,
                "cost": {**card.cost.as_dict()},
                "alternative": {**card.alternative.as_dict()} if card.alternative else None,
                "extra": extra,
                "costs": _json(card_texts.cost(card)),
                "effects": [_effect(card, one) for one in card.effects],
            }
        case GoodsCard():
            return {
                "name": _json(naming.card(all_cards(), "goods?")),
                "shows": {**card.shows.as_dict()},
                "choices": [{**side.as_dict()} for side in card.choices],
                "gives": _json(card_texts.goods(card)),
            }
        case BorderCard():
            return {
                "name": _json(Phrase(f"draw-border-{card.name.replace('_', '-')}")),
                "action": card.name,
                "number": card.number,
                "demands": [_demand(one) for one in card.demands],
                "asks": _json(card_texts.demands(card)) if card.demands else None,
                "does": _json(card_texts.border_action(card)),
            }
        case DuneCard():
            return {
                "name": _json(card_texts.heading(card)),
                "effects": [_effect(card, one) for one in card.effects],
            }


def _effect(card: TribeCard | DuneCard, effect: Effect) -> Json:
    parameters: dict[str, Json] = {
        name: [[*option] for option in value] if isinstance(value, tuple) else value
        for name, value in effect.pairs
    }
    return {
        "word": effect.name,
        "parameters": parameters,
        "timing": _timing(card, effect),
        "when": _json(card_texts.timing(card, effect)),
        "says": _json(card_texts.effect(effect)),
    }


def _timing(card: TribeCard | DuneCard, effect: Effect) -> str:
    return "dune" if isinstance(card, DuneCard) else effect.timing


def _demand(demand: Demand) -> Json:
    if demand.last_card:
        return {"card": 1}
    return {"goods": demand.goods} if demand.goods else {**demand.tokens.as_dict()}


def _json(said: Phrase) -> Json:
    return said.to_json()
