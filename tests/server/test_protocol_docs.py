"""docs/protocol.md is what the code does: its tables and examples are read here."""

import json
import re
from collections.abc import Iterator
from itertools import product
from types import NoneType
from typing import Any, Final, get_args, get_origin, get_type_hints

import msgspec
import pytest
from litestar import Response
from litestar.handlers import HTTPRouteHandler
from msgspec import Struct
from msgspec.structs import fields

from targi.game.ruleset import RULES_VERSION
from targi.server.machine import inputs
from targi.server.machine.feed import KEPT, answer
from targi.server.machine.previews import legal_previews, prices
from targi.server.settings import Limits
from targi.server.web.app import HANDLERS
from targi.server.wire import basics, cards, http, lessons, messages, moment, position
from targi.server.wire import commands as cm
from targi.server.wire import entries as seen
from targi.server.wire.basics import BySeat, kind_of
from targi.server.wire.http import GRACE, NewTable, Problem
from targi.server.wire.journal import FORMAT, Entry, Origin, Seating, decode_entry, encode_entry
from targi.server.wire.messages import ServerMessage
from targi.server.wire.moment import Now
from targi.server.wire.refusals import CODES, Details
from targi.server.wire.schema import schemas
from tests.project.files import ROOT
from tests.rules.table import Seat, buying
from tests.server.tables import ANN, ME, OPEN, Played, code, playing

# Where a type is documented: in a table of its own, in a row of another one, on another page.
TABLES: Final[dict[str, type[Struct]]] = {
    "### A new table": http.NewTable,
    "### A listed table": http.Summary,
    "### A finished game": http.FinishedGame,
    "A step has:": lessons.LessonStep,
    "The player is blue. The answer:": lessons.LessonAnswer,
    "### about": moment.About,
    "### Emotes": cm.Emote,
    "### Hints": cm.Hint,
    "which only this connection receives:": messages.HintGiven,
    "#### Seats": moment.SeatNow,
    "#### Scores": position.Score,
    "#### The question": moment.Asked,
    "#### Legal moves": moment.Legal,
    "#### Prices": moment.Price,
    "#### The result": moment.Result,
}
ROWS: Final[list[tuple[str, str, type[Struct]]]] = [
    ("### A new table", "blue`, `white", http.NewSeat),
    ("### A listed table", "blue`, `white", http.ListedSeat),
    ("### Custom cards", "tribe", cards.Extra),
    ("The player is blue. The answer:", "help", lessons.LessonHelp),
    ("### now", "draw`, `undo", moment.Offer),
    ("### now", "rematch", moment.RematchNow),
    ("#### The question", "parameters", moment.Parameters),
    ("#### Legal moves", "does", moment.Told),
    ("#### Legal moves", "spares", moment.Spared),
]
OTHER_PAGES: Final[list[tuple[str, type[Struct]]]] = [
    ("positions.md", position.Position),
    ("positions.md", position.Player),
    ("positions.md", position.ThisRound),
    ("positions.md", position.HeldCells),
    ("positions.md", position.ByPile),
    ("positions.md", basics.RulesetOptions),
    ("events.md", seen.GameEvent),
    ("events.md", seen.OnTable),
    ("words.md", basics.Phrase),
]

TEXT = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


def examples(label: str) -> list[dict[str, Any]]:
    """The objects of the blocks with this label, one a line."""
    blocks = re.findall(f"```json {label}\n(.*?)```", TEXT, re.DOTALL)
    return [json.loads(line) for block in blocks for line in block.splitlines()]


def table(heading: str) -> dict[str, list[str]]:
    """The first table after a heading: its rows by what stands in their first column."""
    parts = TEXT.split(f"{heading}\n", 1)[1].lstrip().split("\n\n")
    lines = next(part for part in parts if part.startswith("|")).splitlines()[2:]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return {row[0].strip("`"): row[1:] for row in cells}


def plain(value: object) -> Any:
    """A value as viewers are sent it."""
    return json.loads(msgspec.json.encode(value))


def words(text: str) -> set[str]:
    """The names in a cell."""
    return set(re.findall("[a-z_]+", text))


def quoted(text: str) -> set[str]:
    """The names in a text that are set as code."""
    return set(re.findall("`([a-z_]+)`", text))


def kinds(union: Any) -> set[str]:
    """The kinds of a union of messages or entries."""
    return {kind_of(one.__name__) for one in get_args(union)}


def test_every_code_is_documented_in_its_words() -> None:
    """The list is closed; what follows a semicolon is about `about`."""
    documented = {name: row[0] for name, row in table("### Codes").items()}
    assert documented.keys() == CODES.keys()
    for name, meaning in CODES.items():
        assert re.split("[;]|, or a bot", documented[name])[0] == meaning


def test_whatever_is_said_about_a_refusal_is_documented() -> None:
    """Beside the code that has it."""
    meanings = " ".join(row[0] for row in table("### Codes").values())
    named = set(re.findall(r"`(?:about\.)?([a-z]+)`", meanings)) - {"about"}
    assert named == set(Details.__struct_fields__)


def test_every_command_is_documented_with_its_fields() -> None:
    """Besides those that all have."""
    documented = table("## Commands")
    assert documented.keys() == kinds(cm.Command)
    common = set(cm.BaseCommand.__struct_fields__)
    for one in get_args(cm.Command):
        own = set(one.__struct_fields__) - common
        assert words(documented[kind_of(one.__name__)][0]) == own


def test_every_entry_is_documented_with_the_fields_that_are_seen() -> None:
    """What is not in the document is not sent."""
    documented = table("### Entries as viewers see them")
    assert documented.keys() == kinds(seen.Entry) == kinds(Entry)
    for one in get_args(seen.Entry):
        own = set(one.__struct_fields__) - set(seen.BaseEntry.__struct_fields__)
        assert words(documented[kind_of(one.__name__)][0]) == own


def test_what_only_the_journal_has_is_documented() -> None:
    """Besides the origin, which any entry may have."""
    documented = {kind: words(more) for kind, (more, _) in table("## The journal").items()}
    assert documented == {
        kind_of(one.__name__): hidden for one in get_args(Entry) if (hidden := hidden_fields(one))
    }
    created = table("## The journal")["created"][1]
    assert quoted(created) >= set(Seating.__struct_fields__)
    assert quoted(TEXT.split("## The journal\n")[1]) >= set(Origin.__struct_fields__)


def hidden_fields(entry: type[Struct]) -> set[str]:
    """What viewers do not see of an entry."""
    visible = getattr(seen, entry.__name__).__struct_fields__
    return set(entry.__struct_fields__) - {*visible, "origin"}


def test_every_message_of_the_server_is_documented_with_its_fields() -> None:
    """Neither more nor fewer."""
    documented = table("## What the server sends")
    assert documented.keys() == kinds(ServerMessage)
    for one in get_args(ServerMessage):
        assert words(documented[kind_of(one.__name__)][0]) == set(one.__struct_fields__)


def test_the_moment_has_the_documented_fields() -> None:
    """Before the start, and after it."""
    before = words(" ".join(table("### now")))
    after = words(" ".join(table("Once the game has started also:")))
    assert before == {field.name for field in fields(Now) if field.required}
    assert before | after == set(Now.__struct_fields__)
    assert set(Played(NewTable(ME, OPEN)).moment()) == before
    assert set(playing().moment()) == before | after


@pytest.mark.parametrize(("heading", "documented"), TABLES.items())
def test_every_field_of_a_part_is_documented(heading: str, documented: type[Struct]) -> None:
    """In its table, and no other field is there."""
    assert words(" ".join(table(heading))) == set(documented.__struct_fields__)


@pytest.mark.parametrize(("heading", "field", "documented"), ROWS)
def test_every_field_of_a_small_part_is_named(
    heading: str, field: str, documented: type[Struct]
) -> None:
    """In the row of the field that holds it."""
    assert quoted(table(heading)[field][-1]) >= set(documented.__struct_fields__)


def test_every_card_is_documented_with_its_fields() -> None:
    """Besides those that all have, which stand above the table, and those of effects, below it."""
    documented = table("### Custom cards")
    common = set(cards.BaseCard.__struct_fields__)
    for one in get_args(cards.Card):
        fields_of_kind = words(documented.pop(one.__struct_config__.tag)[0])
        assert fields_of_kind == set(one.__struct_fields__) - common
    assert documented == {}
    section = TEXT.split("### Custom cards\n")[1].split("**Who is who.**")[0]
    assert quoted(section) >= common | set(cards.Effect.__struct_fields__)


@pytest.mark.parametrize(("page", "documented"), OTHER_PAGES)
def test_what_the_game_has_is_documented_on_its_pages(page: str, documented: type[Struct]) -> None:
    """Whose own tests compare them with the game."""
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    assert words(text) >= set(documented.__struct_fields__)


def test_every_type_is_documented() -> None:
    """A new one must be described, and compared with its description."""
    requests = [one for _, handled in requests_handled() for one in handled[:2]]
    parts = [*TABLES.values(), *(row[-1] for row in ROWS), *(row[-1] for row in OTHER_PAGES)]
    unions = [*map(get_args, (cm.ClientMessage, ServerMessage, seen.Entry, cards.Card))]
    found = [*requests, *parts, *(one for union in unions for one in union)]
    found += [Now, Details, cards.Effect, BySeat, Problem]  # the last two in passing
    names = {one.__name__ for one in found if isinstance(one, type) and issubclass(one, Struct)}
    assert names == {name.split("_")[0] for name in schemas()} - {"ClientMessage", "ServerMessage"}


def test_every_request_is_documented_with_the_fields_of_body_and_answer() -> None:
    """As the handlers take and give them."""
    documented = {}
    listed = ", ".join(http.Summary.__struct_fields__)
    for requests, (body, answered, _) in table("## Before the table: HTTP").items():
        answered = answered.replace("the fields of a listed table", listed).replace("and ", "")
        for request in requests.split("`, `"):
            documented[request.split("?")[0]] = body, answered
    found = dict(requests_handled())
    assert documented.keys() == found.keys()
    for request, (body, answered) in documented.items():
        assert words(body) == fields_of(found[request][0]), request
        assert words(answered.removeprefix("list of: ")) == fields_of(found[request][1]), request
        assert answered.startswith("list of: ") == found[request][2], request


def requests_handled() -> Iterator[tuple[str, tuple[Any, Any, bool]]]:
    """Every request: the types of its body and of its answer, and whether it answers a list."""
    for handler in HANDLERS:
        if not isinstance(handler, HTTPRouteHandler):
            continue
        hints = get_type_hints(handler.fn)
        answered = hints["return"]
        if get_origin(answered) is Response:
            (answered,) = get_args(answered)
        is_list = get_origin(answered) is list
        if is_list:
            (answered,) = get_args(answered)
        described = hints.get("data"), answered, is_list
        for method, path in product(handler.http_methods, handler.paths):
            yield f"{method} {path.replace(':str', '')}", described


def fields_of(sent: Any) -> set[str]:
    """The fields of a body or an answer."""
    if sent is str:
        return {"a", "text"}
    return set() if sent in (None, NoneType) else set(sent.__struct_fields__)


@pytest.mark.parametrize("example", examples("client"), ids=lambda one: one["kind"])
def test_every_message_of_a_client_can_be_read(example: dict[str, Any]) -> None:
    """As it stands in the document."""
    read = cm.decode_message(json.dumps(example).encode())
    assert kind_of(type(read).__name__) == example["kind"]


@pytest.mark.parametrize("example", examples("journal"), ids=lambda one: one["kind"])
def test_every_entry_of_the_journal_is_written_like_this(example: dict[str, Any]) -> None:
    """Field by field, in the same order."""
    written = encode_entry(decode_entry(json.dumps(example)))
    assert written.decode() == json.dumps(example, separators=(",", ":"))


def test_messages_of_the_server_have_the_fields_of_the_examples() -> None:
    """Neither more nor fewer."""
    played = playing()
    offered = played.ask(cm.OfferDraw, "white")
    late = played.ask(cm.AcceptDraw, "blue", expected=5)
    assert code(late) == "late"
    hello = cm.Hello(protocol=cm.PROTOCOL)
    sent = [
        played.feed.welcome(hello, ANN),
        played.messages[-1],
        answer("a", offered),
        answer("b", late),
    ]
    for example, message in zip(examples("server"), map(json.loads, sent), strict=True):
        assert example["kind"] == message["kind"]
        assert example.keys() == message.keys()
        if "about" in example:
            assert example["about"].keys() == message["about"].keys()
        for shown, entry in zip(
            example.get("entries", []), message.get("entries", []), strict=True
        ):
            assert shown.keys() == entry.keys()


def test_a_legal_move_is_shown_like_this() -> None:
    """BO1 costs 1 pepper and 1 gold, with BO5 the gold only."""
    (example,) = examples("legal")
    game = buying("BO1", Seat("1 pepper 1 gold", rows="BO5"))
    game.play("use 2,2")
    previews = legal_previews(game, game.ruleset.catalogue)
    (shown,) = (plain(one) for one in previews if one.move == example["move"])
    assert shown.keys() == example.keys()
    for field in ("because", "pays", "spares"):
        assert shown[field] == example[field]


def test_a_price_is_shown_like_this() -> None:
    """BC3 costs 2 dates, 2 salt and 1 pepper, with BC6 one of them less."""
    (example,) = examples("price")
    game = buying("BC3", Seat("2 dates 1 pepper", rows="BC6"))
    assert {"BC3": plain(prices(game, "blue")["BC3"])} == example


def test_versions_and_limits_are_the_documented_ones() -> None:
    """A change of a number shows up here."""
    versions = {name: row[0].strip("`") for name, row in table("## Versions").items()}
    assert versions == {
        "protocol": str(cm.PROTOCOL),
        "journal": FORMAT,
        "rules": str(RULES_VERSION),
    }
    assert f"than {KEPT} entries" in TEXT
    assert f"There are at most {lessons.MOST_MOVES}." in TEXT
    most, rate = Limits().emotes
    assert f"after {most:.0f} at once or more than one every {1 / rate:.0f} seconds" in TEXT
    assert quoted(TEXT.split("### Emotes\n")[1]) >= set(get_args(basics.EmoteName))
    assert GRACE == 5 * 60
    assert "five minutes" in TEXT
    days = [inputs.IDLE["waiting"], inputs.IDLE["playing"], inputs.KEPT]
    assert [time // inputs.DAY for time in days] == [7, 60, 30]
    assert "after 7 days without an entry, a game after 60" in TEXT
    assert "30 days after its end" in TEXT
