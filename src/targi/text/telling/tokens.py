"""What happened to tokens, as phrases."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from targi.game import Event
from targi.text import naming
from targi.text.phrases import Phrase, phrase
from targi.text.telling.scene import Scene

# What giving tokens is called, by the rule it rests on; else they are paid for a card.
_LOST: Final[Mapping[str, str]] = {
    "5.15": "pay-marker",
    "5.17": "pay-next-card",
    "5.30": "pay-targia",
    "6.1": "return",
    "7.1": "pay-raid",
}


def gained(scene: Scene, group: Sequence[Event]) -> Phrase:
    """Tokens taken, and with which card or by which rule."""
    first = group[0]
    player, tokens = scene.player(first), _tokens(group, "gain")
    if first.rule == "7.3":
        return phrase("event-gain-raid", player=player, tokens=tokens)
    if first.rule == "5.30" and first.cause is None:
        return phrase("event-gain-targia", player=player, tokens=tokens)
    if isinstance(first.cause, int):
        name = "event-gain-border"
    else:
        name = "event-gain-goods-card" if first.rule == "5.4" else "event-gain-card"
    return phrase(name, player=player, tokens=tokens, card=scene.place(first.cause))


def lost(scene: Scene, group: Sequence[Event]) -> Phrase:
    """Tokens given: for something taken, for a card that is displayed, or for the rule's reason."""
    first, last = group[0], group[-1]
    player, tokens = scene.player(first), _tokens(group, "lose")
    if last.name == "gain":
        taken = _tokens(group, "gain")
        return phrase("event-exchange", player=player, given=tokens, taken=taken)
    if last.name == "card" and isinstance(last.target, dict):
        row = naming.row_and_place(last.target)[0] + 1
        card = scene.place(first.cause)
        return phrase("event-pay-and-display", player=player, tokens=tokens, card=card, row=row)
    if first.rule in _LOST:
        return phrase(f"event-{_LOST[first.rule]}", player=player, tokens=tokens)
    return phrase("event-pay", player=player, tokens=tokens, card=scene.place(first.cause))


def by_card(scene: Scene, group: Sequence[Event]) -> Phrase:
    """Tokens that a card saves, keeps, pays or loses."""
    first = group[0]
    return phrase(
        f"event-{first.name}",
        player=scene.player(first),
        tokens=_tokens(group, first.name),
        card=scene.place(first.cause),
    )


def _tokens(group: Sequence[Event], name: str) -> tuple[Phrase, ...]:
    """The tokens of all events of a name, each kind once."""
    amounts: dict[str, int] = {}
    for event in group:
        if event.name == name:
            amounts[str(event.kind)] = amounts.get(str(event.kind), 0) + (event.amount or 0)
    return naming.tokens(amounts)
