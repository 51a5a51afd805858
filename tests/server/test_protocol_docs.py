"""docs/protocol.md is what the code does: its tables and examples are read here."""

import json
import re
from typing import Any, get_args

import pytest

from targi.game.ruleset import RULES_VERSION
from targi.server.machine import inputs
from targi.server.machine.codes import CODES
from targi.server.machine.creating import GRACE, NewTable
from targi.server.machine.entries import FORMAT, Entry, decode_entry, encode_entry, kind_of
from targi.server.machine.feed import _SEEN, KEPT, answer
from targi.server.machine.previews import choices, legal_previews
from targi.server.wire import commands as cm
from tests.project.files import ROOT
from tests.rules.table import Seat, buying
from tests.server.tables import ANN, ME, OPEN, Played, code, playing

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


def words(text: str) -> set[str]:
    """The names in a cell."""
    return set(re.findall("[a-z_]+", text))


def kinds(union: Any) -> set[str]:
    """The kinds of a union of messages or entries."""
    return {kind_of(one.__name__) for one in get_args(union)}


def test_every_code_is_documented_in_its_words() -> None:
    """The list is closed; what follows a semicolon is about `about`."""
    documented = {name: row[0] for name, row in table("### Codes").items()}
    assert documented.keys() == CODES.keys()
    for name, meaning in CODES.items():
        assert re.split("[;]|, or a bot", documented[name])[0] == meaning


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
    assert documented.keys() == kinds(Entry)
    assert _SEEN.keys() == set(get_args(Entry))
    added = {"started": {"nonces", "events", "told"}, "moved": {"events", "told"}}
    for one, seen in _SEEN.items():
        kind = kind_of(one.__name__)
        assert words(documented[kind][0]) == set(seen) | added.get(kind, set())


def test_the_moment_has_the_documented_fields() -> None:
    """Before the start, and after it."""
    before = words(" ".join(table("### now")))
    after = words(" ".join(table("Once the game has started also:")))
    assert set(Played(NewTable(ME, OPEN)).moment()) == before
    moment = playing().moment()
    assert set(moment) == before | after
    seats = table("### now")["seats"][0]
    assert set(moment["seats"]["blue"]) <= words(seats)


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
    previews: list[Any] = legal_previews(game, game.ruleset.catalogue)
    (shown,) = (one for one in previews if one["move"] == example["move"])
    assert shown.keys() == example.keys()
    for field in ("because", "pays", "spares"):
        assert shown[field] == example[field]


def test_a_price_is_shown_like_this() -> None:
    """BC3 costs 2 dates, 2 salt and 1 pepper, with BC6 one of them less."""
    (example,) = examples("price")
    game = buying("BC3", Seat("2 dates 1 pepper", rows="BC6"))
    found: Any = choices(game, game.ruleset.catalogue, ["blue"])
    assert {"BC3": found["prices"]["blue"]["BC3"]} == example


def test_versions_and_limits_are_the_documented_ones() -> None:
    """A change of a number shows up here."""
    versions = {name: row[0].strip("`") for name, row in table("## Versions").items()}
    assert versions == {
        "protocol": str(cm.PROTOCOL),
        "journal": FORMAT,
        "rules": str(RULES_VERSION),
    }
    assert f"than {KEPT} entries" in TEXT
    assert GRACE == 5 * 60
    assert "five minutes" in TEXT
    days = [inputs.IDLE["waiting"], inputs.IDLE["playing"], inputs.KEPT]
    assert [time // inputs.DAY for time in days] == [7, 60, 30]
    assert "after 7 days without an entry, a game after 60" in TEXT
    assert "30 days after its end" in TEXT
