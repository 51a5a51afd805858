"""Events: what happened, as structured facts for animation, logs and other programs.

The rules write packed facts; here they are decoded, nothing more. An event says who did what, with what, from
where, to where, how many, which card or border card caused it and which rule it rests on. The
names of the events and their fields are documented in docs/events.md.
"""

from collections.abc import Iterator
from dataclasses import dataclass, fields
from typing import Final

from targi.game.names import KINDS, PILES, SEATS, Json, card_id, place_name
from targi.rules import effects as fx
from targi.rules import trace
from targi.rules.state import State
from targi.rules.table import BORDER_NAMES, Table

# Name, rule, and which fields the fact fills: c(ard), k(ind), p(ile), s(ource), t(arget), n(umber).
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
}
_ENDS: Final = {1: "twelfth_card", 2: "last_raid"}
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
_RULE_CAUSES: Final = {trace.BY_LIMIT: "6.1", trace.BY_UNPAID: "7.3"}


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
    forced: bool = False  # followed from a choice that was no choice

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
            forced = True
            continue
        yield _event(table, code, SEATS[seat] if seat < 2 else None, fact >> 8, forced)


def _event(table: Table, code: int, player: str | None, rest: int, forced: bool) -> Event:
    thing, source, target, amount, cause = (rest >> shift & 255 for shift in (0, 8, 16, 24, 32))
    if code == trace.END:
        return Event("end", "8.1", kind=_ENDS[amount])
    name, rule, used = _FACTS[code]
    return Event(
        name,
        _rule(table, rule, code, cause),
        player,
        card=card_id(table, thing) if "c" in used else None,
        kind=KINDS[thing] if "k" in used else PILES[thing] if "p" in used else None,
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


def _rule(table: Table, rule: str, code: int, cause: int) -> str:
    """Tokens may come and go by many rules: the cause tells which."""
    if code not in (trace.GAIN, trace.LOSE):
        return rule
    if cause in _RULE_CAUSES:
        return _RULE_CAUSES[cause]
    if trace.BORDER_CAUSE <= cause < trace.GOODS_CAUSE:
        name = BORDER_NAMES[table.border[cause - trace.BORDER_CAUSE]]
        return _BORDER_RULES.get(name, "1.3")
    if code == trace.GAIN and cause < trace.BORDER_CAUSE:
        return _effect_rule(table, cause)
    return rule


def _effect_rule(table: Table, card: int) -> str:
    """The rule of the effect by which a displayed card gives something."""
    return next(
        (_GIFT_RULES[code] for code in _GIFT_RULES if table.effect_amount(card, code)), "5.21"
    )
