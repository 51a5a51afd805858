"""What events are told about; the sentences themselves are in `events`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from targi.cards import Catalogue
from targi.game import Event
from targi.game.names import Json
from targi.text import naming
from targi.text.phrases import Phrase


@dataclass(frozen=True, slots=True)
class Scene:
    """What events are told about: the cards of the game, and what its players are called."""

    catalogue: Catalogue
    names: Mapping[str, Phrase]

    def player(self, event: Event) -> Phrase:
        """Whose tokens, cards or figures an event is about."""
        return self.names[str(event.player)]

    def place(self, where: Json) -> Phrase:
        """A place or cause of an event."""
        return naming.place(self.catalogue, where)
