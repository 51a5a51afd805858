"""Lessons as typed, immutable objects; how a file of them looks is told in docs/lessons.md."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Final

from targi.game import Event, Ruleset
from targi.game.names import Json

LEARNER: Final = "blue"
OPPONENT: Final = "white"
OPPONENT_LEVEL: Final = "jerboa"  # who sits there, and plays on after the first game

# What a step asks for.
SHOW: Final = "show"  # nothing but to look
DO: Final = "do"  # moves, until its goal has happened
REFUSE: Final = "refuse"  # a move that is not possible, to hear why
SPOT: Final = "spot"  # places to point at

# Places that have no number or id.
PLACE_WORDS: Final = (*("hand", "display", "stock", "goal", "round", "raid", "opponent", "targia"),)


@dataclass(frozen=True, slots=True)
class Goal:
    """Something that has to happen; a field that is empty may be anything."""

    event: str
    player: str = LEARNER
    card: str = ""
    kind: str = ""
    source: str = ""
    target: str = ""
    cause: str = ""
    amount: int = 1  # at least: of tokens, or of events that have no amount

    def matches(self, event: Event) -> bool:
        """Whether an event is of this kind, whatever its amount."""
        if event.name != self.event or event.player not in (None, self.player):
            return False
        found = {
            "card": event.card,
            "kind": event.kind,
            "source": place_text(event.source),
            "target": place_text(event.target),
            "cause": place_text(event.cause),
        }
        return all(getattr(self, name) in ("", value) for name, value in found.items())

    def reached(self, events: list[Event]) -> bool:
        """Whether all these events together are enough."""
        return sum(event.amount or 1 for event in events if self.matches(event)) >= self.amount


def place_text(place: Json) -> str:
    """A place of an event as lessons write it: 5, 2,2 or D05; any place in a display is one."""
    if isinstance(place, dict):
        kind, where = next(iter(place.items()))
        assert isinstance(where, list)
        return kind if kind == "display" else ",".join(str(int(str(n)) + 1) for n in where)
    return "" if place is None else str(place)


@dataclass(frozen=True, slots=True)
class Table:
    """The position that a step begins with, and the seed of what is turned up later."""

    position: Mapping[str, Json]
    seed: int


@dataclass(frozen=True, slots=True)
class Step:
    """One idea: what is told, what is lit, what is to be done."""

    id: str
    rule: str
    table: Table | None = None  # without one the step goes on where the one before ended
    replies: tuple[str, ...] = ()  # what the opponent plays, in order
    allow: tuple[str, ...] = ()  # patterns of moves that may be made; none: every legal move
    goal: tuple[Goal, ...] = ()
    refused: str = ""  # the code of the reason to be heard
    spot: tuple[str, ...] = ()
    solution: tuple[str, ...] = ()
    lights: tuple[str, ...] = ()

    @property
    def kind(self) -> str:
        """What the step asks for: "show", "do", "refuse" or "spot"."""
        if self.goal:
            return DO
        if self.refused:
            return REFUSE
        return SPOT if self.spot else SHOW

    def allows(self, move: str) -> bool:
        """Whether a legal move belongs to what this step is about."""
        return not self.allow or any(fnmatchcase(move, pattern) for pattern in self.allow)


@dataclass(frozen=True, slots=True)
class Lesson:
    """Steps that belong together."""

    id: str
    ruleset: Ruleset
    rules: tuple[str, ...]  # refusals with these rules offer this lesson
    steps: tuple[Step, ...]
    file: str  # where it was read
    # Texts by language and key; shipped lessons have none, their words are messages.
    texts: Mapping[str, Mapping[str, str]] = field(default_factory=dict)

    @property
    def keys(self) -> list[str]:
        """The keys of its texts: the title, what it is about, what the steps say."""
        return [self.id, f"{self.id}-about", *(f"{self.id}-{step.id}" for step in self.steps)]
