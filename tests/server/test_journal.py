"""A table is exactly the fold of its journal, whatever happens at it."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from targi import Game
from targi.game.fairness import commitment_to
from targi.server.machine.journal import JournalError
from targi.server.machine.recording import record_of
from targi.server.machine.table import Table
from targi.server.wire import commands as cm
from targi.server.wire.basics import SEATS, Seat
from targi.server.wire.http import NewTable
from targi.server.wire.journal import Created, Entry, Left, Moved, decode_entry, encode_entry
from targi.terminal.commands.verify import report
from tests.server.tables import (
    BOT,
    ME,
    OPEN,
    SECRET,
    Played,
    against_bot,
    alone,
    code,
    everything,
    playing,
    replayed,
)

COMMANDS = (
    *(cm.Undo, cm.AskUndo, cm.AllowUndo, cm.RefuseUndo, cm.OfferDraw, cm.DeclineDraw),
    *(cm.Claim, cm.Rematch),
)
RARE = (cm.AcceptDraw, cm.Resign)


def something_happens(played: Played, random: Random) -> None:
    """A move, mostly; or a command, a connection, time, a bot."""
    seat: Seat = random.choice(SEATS)
    what = random.randrange(20)
    turn = played.table.bot_to_move
    if what < 10 and played.table.to_move:
        text = random.choice(played.table.game.legal_moves()).text
        _ = played.bot(turn, text) if turn else played.move(text)
    elif what < 15:
        played.ask(random.choice(COMMANDS), seat)
    elif what == 15 and random.random() < 0.1:
        played.ask(random.choice(RARE), seat)
    elif what == 16:
        played.leave(seat)
    elif what == 17:
        played.come_back(seat)
    elif what == 18:
        played.wait(random.choice([1000, 400_000]))
    elif what == 19:
        played.ask(cm.LetBotPlay, seat, level="keen")


@pytest.mark.slow
@given(st.integers(0, 10**6), st.sampled_from([playing, against_bot, alone]))
def test_the_replayed_table_is_the_living_one(seed: int, make: Callable[[], Played]) -> None:
    """After anything that can happen, in any order; read back as it is stored."""
    random = Random(seed)
    played = make()
    for _ in range(random.randrange(60)):
        something_happens(played, random)
    assert everything(replayed(played.journal)) == everything(played.table)


def test_the_comparison_above_sees_every_difference() -> None:
    """A journal without its last entry, whatever that is, is another table."""
    random = Random(5)
    played = playing()
    for _ in range(60):
        something_happens(played, random)
    for end in range(2, len(played.journal)):
        shorter = everything(replayed(played.journal[: end - 1]))
        assert shorter != everything(replayed(played.journal[:end]))


@pytest.mark.parametrize("end", ["completed", "resigned", "agreed", "abandoned", "unfinished"])
def test_the_record_of_every_end_verifies(end: str) -> None:
    """`targi verify` replays it, with the secret as proof once the game has ended."""
    played = playing(NewTable(ME, OPEN, ruleset="expansion"))
    played.play_until(lambda table: len(table.game.history) == 30)
    match end:
        case "completed":
            played.play_until(lambda table: table.finished is not None)
        case "resigned":
            played.ask(cm.Resign, "white")
        case "agreed":
            played.ask(cm.OfferDraw, "white")
            played.ask(cm.AcceptDraw, "blue")
        case "abandoned":
            away = played.to_move
            played.leave(away)
            played.wait(400_000)
            played.ask(cm.Claim, "white" if away == "blue" else "blue")
    text = record_of(played.table)
    game = Game.from_record(text)
    assert game.headers.end == end
    assert (game.headers.blue, game.headers.white) == ("Ann", "Ben")
    assert game.headers.commitment == played.table.created.commitment
    assert game.headers.started == "2025-11-15T18:04:03Z"
    assert ("key: " in text) == (SECRET in text) == (end != "unfinished")


def test_a_record_is_right_for_the_command_line_too(tmp_path: Path) -> None:
    """With takebacks, and a bot's name."""
    played = against_bot(NewTable(ME, BOT))
    played.play_until(lambda table: len(table.game.history) > 20 and table.to_move == "blue")
    assert code(played.ask(cm.Undo, "blue")) is None
    played.ask(cm.Resign, "blue")
    file = tmp_path / "record.txt"
    file.write_text(record_of(played.table), encoding="utf-8")
    told = report(str(file), None)
    assert told["ok"], told
    assert told["proof"] == "secret"
    assert told["takebacks"] == played.table.game.takebacks > 0


def test_entries_are_plain_json_with_a_kind_and_a_number() -> None:
    """Numbered from 1 without a gap, times never going back."""
    played = playing()
    played.play_until(lambda table: table.number == 30)
    lines = [json.loads(encode_entry(entry)) for entry in played.journal]
    assert [line["number"] for line in lines] == list(range(1, 31))
    assert lines[0]["format"] == "targi-table/1"
    assert sorted(line["at"] for line in lines) == [line["at"] for line in lines]


@pytest.mark.parametrize(
    "line",
    [
        b"{}",
        b'{"kind":"flown","number":2,"at":1}',
        b'{"kind":"left","number":2,"at":1,"seat":"red"}',
        b'{"kind":"left","number":2,"at":1}',
        b'{"kind":"left","number":2,"at":1,"seat":"blue","why":"tired"}',
    ],
)
def test_entries_that_no_version_wrote_are_refused(line: bytes) -> None:
    """Unknown kinds and fields, missing ones, wrong values."""
    with pytest.raises(msgspec.ValidationError):
        decode_entry(line)


def broken(change: str, journal: list[Entry]) -> list[Entry]:
    """A journal with one thing wrong."""
    created, last = journal[0], journal[-1]
    assert isinstance(created, Created)
    assert isinstance(last, Moved)
    replace = msgspec.structs.replace
    match change:
        case "format":
            return [replace(created, format="targi-table/9"), *journal[1:]]
        case "rules":
            return [replace(created, rules=0), *journal[1:]]
        case "first":
            return journal[1:]
        case "gap":
            return [*journal[:-2], last]
        case "twice":
            return [*journal, last]
        case "made again":
            return [*journal, replace(created, number=8)]
        case "nothing":
            return []
        case "seat":
            return [*journal[:-1], replace(last, seat="blue")]
        case "move":
            return [*journal[:-1], replace(last, move="place 4")]
        case "deal":
            other = replace(created, secret="00" * 32, commitment=commitment_to("00" * 32))
            return [other, *journal[1:]]
        case "commitment":
            return [replace(created, secret="00" * 32), *journal[1:]]
    return [*journal[:-1], replace(last, up=("G01",))]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ("format", "format: expected targi-table/1, found targi-table/9"),
        ("rules", "rules: expected version 1, found 0"),
        ("first", "expected entry 1 .created., found entry 2 .seat_taken."),
        ("nothing", "expected entry 1 .created., found nothing"),
        ("made again", "expected entry 8, found entry 8 .created."),
        ("seat", "entry 7: seat: expected white, found blue"),
        ("move", "entry 7: 'place 4' is not possible: no Targi can stand on a corner"),
        ("gap", "expected entry 6, found entry 7"),
        ("twice", "expected entry 8, found entry 7"),
        ("deal", "entry 5: deal: expected"),
        ("commitment", "commitment: expected the secret's hash, found"),
        ("up", "entry 7: up: expected , found G01"),
    ],
)
def test_a_journal_that_cannot_be_is_refused_by_name(change: str, said: str) -> None:
    """Never reinterpreted: another version, a missing entry, cards that the key does not give."""
    played = playing()
    played.move("place 2")
    played.move("place 3")
    with pytest.raises(JournalError, match=said):
        Table.replay(broken(change, played.journal))


def test_nothing_follows_the_end_of_a_journal() -> None:
    """A closed table is closed."""
    played = Played(NewTable(ME, OPEN))
    played.ask(cm.Close, "blue")
    more = Left(number=3, at=1, seat="blue")
    with pytest.raises(JournalError, match="expected no more entries, found entry 3"):
        played.table.apply(more)


def test_before_the_deal_there_is_no_game() -> None:
    """Asking for it is a mistake of the program."""
    with pytest.raises(ValueError, match="has not started"):
        _ = Played(NewTable(ME, OPEN)).table.game
