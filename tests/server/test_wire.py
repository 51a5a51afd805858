"""The types of the wire are what is sent: no field is lost, none is of another type."""

import json
import re
from collections import Counter
from dataclasses import fields
from typing import Any, get_args, get_type_hints

import msgspec
import pytest
from msgspec import UNSET, Struct

from targi.game import Event
from targi.server.machine.feed import answer
from targi.server.machine.listing import summary_of
from targi.server.machine.past import past
from targi.server.wire import (
    basics,
    cards,
    commands,
    entries,
    http,
    lessons,
    messages,
    moment,
    position,
    refusals,
)
from targi.server.wire import commands as cm
from targi.server.wire import journal as en
from targi.server.wire.http import NewTable
from targi.server.wire.schema import schemas
from targi.text import Phrase
from tests.server.tables import ME, OPEN, Played, playing
from tools import wire_types
from tools.web_data import catalogue

MODULES = (
    *(basics, cards, commands, entries, http, lessons, messages, moment, position, refusals),
)
RECEIVED = (
    *(cm.Hello, cm.BaseCommand, cm.Emote),
    *(http.NewSeat, http.NewTable, http.TakeSeatRequest, http.CardFile),
    lessons.LessonTry,
)
ADDED = {"nonces", "events", "told", "moves"}  # to entries, for viewers


def types() -> list[type[Struct]]:
    """Every type that is declared."""
    return [
        one
        for module in MODULES
        for one in vars(module).values()
        if isinstance(one, type) and issubclass(one, Struct) and one.__module__ == module.__name__
        if not one.__name__.startswith("_")
    ]


def check(sent: bytes, declared: Any) -> None:
    """A message is exactly what its type says: read by it, it is written the same again."""
    read = msgspec.json.decode(sent, type=declared)
    assert json.loads(msgspec.json.encode(read)) == json.loads(sent)


@pytest.mark.parametrize("ruleset", ["base", "expansion", "mixed:7+easier"])
def test_every_message_of_a_game_is_of_its_type(ruleset: str) -> None:
    """Positions, scores, events and sentences of a whole game with offers, and its past."""
    played = playing(NewTable(ME, OPEN, ruleset=ruleset))
    played.play_until(lambda table: table.number > 20)
    played.ask(cm.AskUndo, "blue")
    played.ask(cm.OfferDraw, "white")
    check(answer("c1", played.move("nonsense")), messages.ServerMessage)
    check(answer("c2", played.move()), messages.ServerMessage)
    played.play_until(lambda table: table.finished is not None)
    played.ask(cm.Rematch, "white")
    assert len(played.messages) > 100
    for message in played.messages:
        check(message, messages.ServerMessage)
    for number in range(2, played.table.number, 32):
        check(msgspec.json.encode(past(played.journal, number)), http.Past)
    check(msgspec.json.encode(summary_of(played.table)), http.Summary)


def test_a_field_of_another_type_is_found() -> None:
    """The check would be worth nothing if it passed."""
    told = json.loads(playing().messages[-1])
    told["now"]["seats"]["blue"]["since"] = "now"
    with pytest.raises(msgspec.ValidationError, match="since"):
        check(json.dumps(told).encode(), messages.ServerMessage)
    told = json.loads(Played(NewTable(ME, OPEN)).messages[-1])
    told["now"]["more"] = 1
    with pytest.raises(AssertionError):
        check(json.dumps(told).encode(), messages.ServerMessage)


@pytest.mark.parametrize("journal", get_args(en.Entry), ids=lambda one: one.__name__)
def test_an_entry_is_seen_with_fields_of_the_journal(journal: type[Struct]) -> None:
    """Under the same names, with the same types; and never with an origin or a holder."""
    seen = getattr(entries, journal.__name__)
    there, here = get_type_hints(journal), get_type_hints(seen)
    assert seen.__struct_config__.tag == journal.__struct_config__.tag
    assert {name: there[name] for name in here.keys() - ADDED} == (
        {name: here[name] for name in here.keys() - ADDED}
    )
    assert not here.keys() & {"origin", "holder", "invitation", "nonce"}


def test_no_field_of_events_and_phrases_is_left_behind() -> None:
    """They are copied field by field; a new one must be declared."""
    assert {field.name for field in fields(Event)} == {*entries.GameEvent.__struct_fields__}
    assert {field.name for field in fields(Phrase)} == {*basics.Phrase.__struct_fields__}


def test_the_cards_of_the_web_client_are_of_their_types() -> None:
    """It draws those of the boxes as it draws those of a custom card file."""
    check(json.dumps(catalogue()).encode(), cards.CustomCards)


def test_what_has_a_default_is_left_out_by_it() -> None:
    """In whatever the server sends; so clients know which fields can be missing."""
    for one in types():
        for field in msgspec.structs.fields(one):
            left_out = one.__struct_config__.omit_defaults or field.default is UNSET
            assert field.required or left_out or issubclass(one, RECEIVED), one


def test_every_type_has_a_name_of_its_own_and_a_schema() -> None:
    """The OpenAPI document and the web client know them by their names."""
    names = Counter(one.__name__ for one in types())
    assert [name for name, number in names.items() if number > 1] == []
    described = {name.split("_")[0] for name in schemas()}
    bases = {"BaseMessage", "BaseEntry", "SeatEntry", "SeatMessage", "BaseCommand", "BaseCard"}
    assert names.keys() - bases == described - {"ClientMessage", "ServerMessage"}


def test_the_types_of_the_web_client_are_up_to_date() -> None:
    """If not: `.venv/bin/python tools/wire_types.py`; the compiler finds what else must change."""
    assert wire_types.TARGET.read_text(encoding="utf-8") == wire_types.text()


def test_every_schema_that_is_named_is_there() -> None:
    """By another schema."""
    named = set(re.findall("#/components/schemas/([A-Za-z_]+)", json.dumps(schemas())))
    assert named <= schemas().keys()
