"""Events: what happened, as structured facts for animation, logs and other programs.

The rules write packed facts; here they are decoded, nothing more. An event says who did what, with
what, from where, to where, how many, which card or border card caused it and which rule it rests
on. The names of the events and their fields are documented in docs/events.md.
"""

from collections.abc import Iterator
from dataclasses import dataclass, fields
from typing import Final

from targi.game.names import KINDS, PILES, SEATS, Json, card_id, place_name
from targi.rules import effects as fx
from targi.rules import trace
from targi.rules.actions import CELL, ROW, SLOT
from targi.rules.bits import BIT
from targi.rules.geometry import CORNERS
from targi.rules.state import GOODS_PILE, State
from targi.rules.table import BORDER_NAMES, Table

# Name, rule, and which fields the fact fills: c(ard), k(ind), p(ile), e(nd), s(ource), t(arget),
# n(umber).
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
    trace.LEAVE_OUT: ("leave_out", "5.8", "kn"),
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
}
NAMES: Final = tuple(name for name, _, _ in _FACTS.values())
_ENDS: Final = {1: "twelfth_card", 2: "last_raid"}
# What a forced choice does to a player's cards and tokens is forced. What the game does by itself
# in the same breath (the robber moves on, a gap is filled) is not.
_BY_CHOICE: Final = (
    *(trace.MOVE_MARKER, trace.GAIN, trace.LOSE, trace.STORE, trace.USE_STORED),
    *(trace.LEAVE_OUT, trace.CARD),
)
# What a border card's tokens rest on, by the card's name.
_BORDER_RULES: Final = {"trader": "5.14", "silversmith": "5.14", "raid": "7.1"}
# What the tokens that a displayed card gives rest on; goods card bonuses are rule 5.21.
_GIFT_RULES: Final = {
    fx.CONSOLATION: "5.22",
    fx.RAID_REWARD: "7.4",
    fx.GOODS_PER_CARDS: "5.26",
    fx.GOODS_PER_FREE_SPACES: "5.26",
    fx.CHOOSE: "5.26",
}


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


def _events(table: Table, facts: list[int]) -> Iterator[Event]:
    forced = False
    for fact in facts:
        code, seat = fact & 63, fact >> 6 & 3
        if code == trace.CHOICE:
            forced = seat < 2  # the fact that ends a forced choice is nobody's
        else:
            player = SEATS[seat] if seat < 2 else None
            yield _event(table, code, player, fact >> 8, forced and code in _BY_CHOICE)


def _event(table: Table, code: int, player: str | None, rest: int, forced: bool) -> Event:
    thing, source, target, amount, cause = (rest >> shift & 255 for shift in (0, 8, 16, 24, 32))
    name, _, used = _FACTS[code]
    kinds = {"k": KINDS, "p": PILES}
    kind = next((names[thing] for letter, names in kinds.items() if letter in used), None)
    return Event(
        name,
        _rule(table, code, source, target, cause),
        player,
        card=card_id(table, thing) if "c" in used else None,
        kind=_ENDS[amount] if "e" in used else kind,
        source=place_name(source) if "s" in used else None,
        target=place_name(target) if "t" in used else None,
        amount=amount if "n" in used else None,
        cause=_cause(table, cause),
        forced=forced,
    )


def _cause(table: Table, cause: int) -> Json:
    if cause < trace.BORDER_CAUSE:
        return table.tribe_ids[cause]
    if cause < trace.GOODS_CAUSE:
        return cause - trace.BORDER_CAUSE + 1
    if cause < trace.RULE_CAUSE:
        return table.goods_ids[cause - trace.GOODS_CAUSE]
    return None


def _rule(table: Table, code: int, source: int, target: int, cause: int) -> str:
    """The rule of a fact: its code's, unless the cause or the places tell a closer one."""
    if code == trace.CARD:
        return _card_rule(source, target)
    if cause > trace.NO_CAUSE:
        return trace.RULES[cause - trace.RULE_CAUSE]
    if code == trace.ROBBER and CORNERS & BIT[source]:
        return "2.2"
    if code == trace.TURN_UP and source != target:
        return "5.17"
    if code == trace.USE and source == trace.HAND:
        return "5.24"
    if code in (trace.GAIN, trace.LOSE):
        return _token_rule(table, code, cause)
    return _FACTS[code][1]


def _card_rule(source: int, target: int) -> str:
    """Where a card comes from and goes to tells why it moves."""
    if SLOT <= target < ROW:
        return "5.23" if SLOT <= source < ROW else "5.7"
    if target == trace.DISCARDS + GOODS_PILE:
        return "5.3" if source < CELL + 9 else "5.17"
    return "5.13" if source == trace.HAND else "5.5"


def _token_rule(table: Table, code: int, cause: int) -> str:
    """Tokens come and go by many rules: the cause tells which."""
    if trace.BORDER_CAUSE <= cause < trace.GOODS_CAUSE:
        name = BORDER_NAMES[table.border[cause - trace.BORDER_CAUSE]]
        return _BORDER_RULES.get(name, "1.3")
    if code == trace.GAIN and cause < trace.BORDER_CAUSE:
        effects = (code for code in _GIFT_RULES if table.effect_amount(cause, code))
        return next((_GIFT_RULES[code] for code in effects), "5.21")
    return _FACTS[code][1]
