"""Events: what happened, as structured facts for animation, logs and other programs.

The rules write packed facts; here they are decoded, nothing more. An event says who did what, with
what, from where, to where, how many, which card or border card caused it and which rule it rests
on (found in `event_rules`). The names of the events and their fields are documented in
docs/events.md.
"""

from collections.abc import Iterator
from dataclasses import dataclass, fields
from typing import Final

from targi.game.moves.event_rules import Fact, rule_of
from targi.game.names import KINDS, PILES, SEATS, Json, card_id, cause_name, place_name
from targi.rules import trace
from targi.rules.state import State
from targi.rules.table import CardTable

# Name, rule, and which fields the fact fills: c(ard), k(ind), g(oods of any kind, or a kind),
# p(ile), e(nd), s(ource), t(arget), n(umber).
_FACTS: Final = {
    trace.ROUND: ("round", "2.1", "n"),
    trace.ROBBER: ("robber", "2.1", "st"),
    trace.RAID: ("raid", "2.2", "s"),
    trace.FIRST: ("starting_player", "2.5", ""),
    trace.PLACE: ("place", "3.1", "st"),
    trace.WITHHELD: ("fewer_targis", "3.5", "n"),
    trace.MARKER: ("marker", "4.1", "st"),
    trace.USE: ("use", "5.1", "st"),
    trace.MOVE_MARKER: ("move_marker", "5.15", "st"),
    trace.GAIN: ("gain", "5.4", "kstn"),
    trace.LOSE: ("lose", "5.8", "kstn"),
    trace.STORE: ("store", "5.25", "kstn"),
    trace.USE_STORED: ("use_stored", "5.25", "kstn"),
    trace.LEAVE_OUT: ("leave_out", "5.8", "gn"),
    trace.CARD: ("card", "5.3", "cst"),
    trace.TURN_UP: ("turn_up", "2.5", "cst"),
    trace.FILL: ("fill", "5.3", "cst"),
    trace.SHUFFLE: ("shuffle", "5.19", "pstn"),
    trace.SPARED: ("spared", "7.4", "s"),
    trace.UNPAID: ("unpaid", "7.3", "s"),
    trace.DECLINE: ("take_back", "5.2", "st"),
    trace.END_TURN: ("end_turn", "5.2", ""),
    trace.FEWER: ("next_round_fewer", "3.5", "n"),
    trace.END: ("end", "8.1", "e"),
    trace.TARGIA: ("targia", "2.3", "t"),
    trace.ACTION_MARKER: ("action_marker", "5.28", "cst"),
    trace.LOST: ("lose_stored", "5.34", "kstn"),
}
NAMES: Final = tuple(name for name, _, _ in _FACTS.values())
_ENDS: Final = {1: "twelfth_card", 2: "last_raid"}
# What a forced choice does to a player's cards and tokens is forced. What the game does by itself
# in the same breath (the robber moves on, a gap is filled) is not.
_BY_CHOICE: Final = (
    *(trace.MOVE_MARKER, trace.GAIN, trace.LOSE, trace.STORE, trace.USE_STORED),
    *(trace.LEAVE_OUT, trace.CARD),
)


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened. Fields that do not apply are None."""

    name: str
    rule: str
    player: str | None = None
    card: str | None = None
    kind: str | None = None
    source: Json = None
    target: Json = None
    amount: int | None = None
    cause: Json = None  # a card id, a border number, or None
    forced: bool = False  # the choice that did this was the only one possible

    def to_json(self) -> dict[str, Json]:
        """The fields that apply."""
        found = {field.name: getattr(self, field.name) for field in fields(self)}
        return {name: value for name, value in found.items() if value not in (None, False)}


def decode(s: State) -> tuple[Event, ...]:
    """The events that a state has traced."""
    return tuple(_events(s.table, s.facts))


def _events(table: CardTable, facts: list[int]) -> Iterator[Event]:
    forced = False
    for fact in facts:
        code, seat = fact & 63, fact >> 6 & 3
        if code == trace.CHOICE:
            forced = seat < 2  # the fact that ends a forced choice is nobody's
        else:
            player = SEATS[seat] if seat < 2 else None
            yield _event(table, code, player, fact >> 8, forced and code in _BY_CHOICE)


def _event(table: CardTable, code: int, player: str | None, rest: int, forced: bool) -> Event:
    thing, source, target, cause = (rest >> shift & 255 for shift in (0, 8, 16, 24))
    amount = rest >> 32
    name, usual, used = _FACTS[code]
    kinds = {"k": KINDS, "g": (*KINDS, "goods"), "p": PILES}
    kind = next((names[thing] for letter, names in kinds.items() if letter in used), None)
    return Event(
        name,
        rule_of(table, Fact(code, thing, source, target, cause)) or usual,
        player,
        card=card_id(table, thing) if "c" in used else None,
        kind=_ENDS[amount] if "e" in used else kind,
        source=place_name(table, source) if "s" in used else None,
        target=place_name(table, target) if "t" in used else None,
        amount=amount if "n" in used else None,
        cause=cause_name(table, cause),
        forced=forced,
    )
