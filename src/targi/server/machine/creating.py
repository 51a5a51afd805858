"""Making a table: from what a player wants and what the server gives to the first entries."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from targi.cards import CardError, CardsFile
from targi.game import Game, PositionError, Ruleset, RulesetError
from targi.game.fairness import commitment_to
from targi.game.ruleset import RULES_VERSION
from targi.game.ruleset_text import hash_of
from targi.server.machine.seats import check_name
from targi.server.machine.table import Table, custom_cards
from targi.server.wire import journal as en
from targi.server.wire.basics import SEATS, Seat
from targi.server.wire.http import NewSeat, NewTable
from targi.server.wire.refusals import Details, Refused


@dataclass(frozen=True, slots=True)
class TableSeed:
    """What the server gives a new table. Random bytes are hexadecimal, secrets of links hashed."""

    table: str
    now: int
    secret: str  # 32 random bytes
    holder: str = ""  # who makes it
    invitations: Mapping[Seat, str] = field(default_factory=dict)  # by seat: hashes of secrets
    bot_nonces: Mapping[Seat, str] = field(default_factory=dict)  # by seat: 16 random bytes


def create(wanted: NewTable, given: TableSeed) -> tuple[en.Entry, ...]:
    """The first entries of a table; raises `Refused` if it cannot be."""
    for seat, place in zip(SEATS, (wanted.blue, wanted.white), strict=True):
        _check_seat(seat, place)
    if "me" not in (wanted.blue.kind, wanted.white.kind):
        raise _bad_table("a seat for the one who makes the table")
    return _opened(
        given,
        ruleset=_ruleset_of(wanted).to_json(),
        position=wanted.position,
        cards=wanted.cards,
        first=wanted.first,
        grace=None if wanted.grace is None else 1000 * wanted.grace,
        blue=_seating("blue", wanted.blue, given),
        white=_seating("white", wanted.white, given),
    )


def rematch(table: Table, given: TableSeed) -> tuple[en.Entry, ...]:
    """The first entries of the table that both agreed on: same seats, the other player starts."""
    old = table.created
    return _opened(
        given,
        ruleset=old.ruleset,
        cards=old.cards,
        first="white" if table.first == "blue" else "blue",
        grace=old.grace,
        blue=_same_player(table, "blue"),
        white=_same_player(table, "white"),
    )


def _opened(given: TableSeed, **agreed: Any) -> tuple[en.Entry, ...]:
    """The entries that open a table with what was agreed: versions, commitment, bots' bytes."""
    created = en.Created(
        number=1,
        at=given.now,
        table=given.table,
        format=en.FORMAT,
        rules=RULES_VERSION,
        commitment=commitment_to(given.secret),
        secret=given.secret,
        **agreed,
    )
    return created, *_bots_nonces(created, given)


def _ruleset_of(wanted: NewTable) -> Ruleset:
    """What is to be played; raises `Refused` if nothing can be."""
    try:
        cards = custom_cards(wanted.cards)
        if wanted.position is not None:
            return _ruleset_of_position(wanted, cards)
        return ruleset_with(cards, "base" if wanted.ruleset is None else wanted.ruleset)
    except PositionError as error:
        place = f"position.{error.path}" if error.path else "position"
        raise _bad_table(f"{place}: {error.problem}") from None
    except (RulesetError, CardError) as error:
        raise _bad_table(f"ruleset: {error}") from None


def _ruleset_of_position(wanted: NewTable, cards: CardsFile | None) -> Ruleset:
    for name in ("ruleset", "first"):
        if getattr(wanted, name) is not None:
            raise _bad_table(f"{name}: none beside a position, which tells it")
    game = Game.from_position(wanted.position, seed=0, cards=cards)
    if game.over:
        raise _bad_table("position: a game that is not over")
    return game.ruleset


def _bad_table(expected: str) -> Refused:
    return Refused("bad_table", Details(expected=expected))


def ruleset_with(cards: CardsFile | None, named: Any) -> Ruleset:
    """What is to be played; a custom card file need not be named, it is there."""
    if isinstance(named, str):
        return Ruleset.parse(named, cards)
    if cards is not None and isinstance(named, dict):
        named = named | {"cards": hash_of(cards)}
    return Ruleset.of(named, cards)


def _check_seat(seat: str, wanted: NewSeat) -> None:
    fields = {"me": "name", "bot": "level"}
    for kind, name in fields.items():
        if (getattr(wanted, name) is not None) != (wanted.kind == kind):
            raise _bad_table(f"{seat}: a {name} with {kind}, and only with that")
    if wanted.name is not None:
        check_name(wanted.name)


def _seating(seat: Seat, wanted: NewSeat, given: TableSeed) -> en.Seating:
    return en.Seating(
        wanted.kind,
        name=wanted.name,
        holder=given.holder if wanted.kind == "me" else None,
        invitation=given.invitations[seat] if wanted.kind == "friend" else None,
        level=wanted.level,
    )


def _same_player(table: Table, seat: Seat) -> en.Seating:
    place = table.places[seat]
    name = None if place.bot else place.name
    return en.Seating(place.seating.kind, name=name, holder=place.holder, level=place.seating.level)


def _bots_nonces(created: en.Created, given: TableSeed) -> list[en.Entry]:
    """Bots have no bytes of their own: the server gives them some."""
    bots = [seat for seat in SEATS if getattr(created, seat).kind == "bot"]
    return [
        en.NonceGiven(number=number, at=created.at, seat=seat, nonce=given.bot_nonces[seat])
        for number, seat in enumerate(bots, created.number + 1)
    ]
