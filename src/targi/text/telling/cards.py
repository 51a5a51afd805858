"""What happened to cards, as phrases: displayed, taken, moved, discarded, turned up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from targi.game import Event
from targi.game.names import Json
from targi.text import naming
from targi.text.phrases import Phrase, phrase
from targi.text.telling.scene import Scene


def in_display(where: Json) -> bool:
    """Whether a place of an event is in a display."""
    return isinstance(where, dict) and "display" in where


def discarded(event: Event) -> bool:
    """Whether a card goes to a discard pile, and not out of a display."""
    return (
        event.name == "card"
        and str(event.target).endswith(" discards")
        and not in_display(event.source)
    )


def moved(scene: Scene, group: Sequence[Event]) -> Phrase:
    """A card moves: where from and where to says what is done with it."""
    event = group[0]
    if discarded(event):
        cards = naming.cards(scene.catalogue, (str(event.card) for event in group))
        if event.player is None:
            return phrase("event-discarded", cards=cards, number=len(cards))
        return phrase("event-discard", player=scene.player(event), cards=cards)
    card = naming.card(scene.catalogue, str(event.card))
    name, gaps = _move(event)
    return phrase(f"event-{name}", player=scene.player(event), card=card, **gaps)


def _move(event: Event) -> tuple[str, dict[str, Any]]:
    source, target = event.source, event.target
    if in_display(target):
        row, place = naming.row_and_place(target)
        if in_display(source):
            return "move-card", {"place": naming.display_place(row, place)}
        return "display", {"row": row + 1}
    if in_display(source):
        return ("card-back-to-hand" if target == "hand" else "lose-card"), {}
    return ("take-into-hand" if target == "hand" else "take-discarded"), {}


def begins_discards(event: Event, after: Event) -> bool:
    """Whether a card is turned up before the game to begin the discard pile (rule 1.8)."""
    return event.card == after.card and discarded(after) and after.rule == "1.8"


def turned_up(scene: Scene, group: Sequence[Event]) -> Phrase:
    """Cards turned up: in the centre, beside the board, or from a pile to be used at once."""
    shown = [event for event in group if event.name == "turn_up"]
    if shown[0].source == shown[0].target:
        return phrase("event-turn-up", cards=_on_places(scene, shown), number=len(shown))
    cards = naming.cards(scene.catalogue, (str(event.card) for event in shown))
    if begins_discards(group[0], group[-1]):
        return phrase("event-first-discard", card=cards[0])
    return phrase("event-turn-up", cards=cards, number=len(shown))


def _on_places(scene: Scene, shown: Sequence[Event]) -> tuple[Phrase, ...]:
    return tuple(
        phrase(
            "card-on-place",
            card=naming.card(scene.catalogue, str(event.card)),
            place=scene.place(event.target),
        )
        for event in shown
    )


def filled(scene: Scene, group: Sequence[Event]) -> Phrase:
    """A face-down card fills a gap in the centre, or all nine are dealt and turned up."""
    if shown := [event for event in group if event.name == "turn_up"]:
        return phrase("event-deal", cards=_on_places(scene, shown))
    card = naming.card(scene.catalogue, str(group[0].card))
    return phrase("event-fill", card=card, place=scene.place(group[0].target))


def action_marker(scene: Scene, group: Sequence[Event]) -> Phrase:
    """A displayed card gets its action marker, is used, or loses the marker with its place."""
    event = group[0]
    card = naming.card(scene.catalogue, str(event.card))
    if event.target == "on card":
        return phrase("event-action-marker", card=card)
    if event.cause == event.card:
        return phrase("event-use-card", player=scene.player(event), card=card)
    return phrase("event-action-marker-back", card=card)
