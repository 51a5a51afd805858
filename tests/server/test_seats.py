"""Making a table, sitting down, and the bytes that make the key."""

import msgspec
import pytest

from targi import Ruleset
from targi.game.fairness import commitment_to, key_from
from targi.game.key import first_of_key
from targi.server.machine.creating import TableSeed, create
from targi.server.wire import commands as cm
from targi.server.wire.http import NewSeat, NewTable
from targi.server.wire.journal import Created
from tests.server.tables import (
    ANN,
    BEN,
    BOT,
    EVE,
    FRIEND,
    INVITATION,
    ME,
    NONCES,
    OPEN,
    SECRET,
    Played,
    against_bot,
    alone,
    code,
    playing,
    refused_code,
    replayed,
    seated,
)

GIVEN = TableSeed("t1", 1, SECRET, ANN, {"white": INVITATION}, NONCES)


def sit(played: Played, sender: str | None, name: str = "Ben", **context: str) -> str | None:
    """Try to sit down on the white seat."""
    command = cm.TakeSeat(id="sit", seat="white", expected=played.table.number, name=name)
    return code(played.send(command, sender, **context))


def test_a_table_waits_for_whoever_comes_then_for_their_bytes_then_is_dealt() -> None:
    """The whole way to the first move, as the journal tells it."""
    played = Played(NewTable(ME, OPEN))
    assert played.moment()["state"] == "waiting"
    assert sit(played, BEN) is None
    assert code(played.ask(cm.GiveNonce, "white", nonce=NONCES["white"])) is None
    assert played.moment()["state"] == "waiting"
    assert code(played.ask(cm.GiveNonce, "blue", nonce=NONCES["blue"])) is None
    assert played.moment()["state"] == "playing"
    kinds = ["created", "seat_taken", "nonce_given", "nonce_given", "started"]
    assert played.kinds() == kinds


def test_a_friends_seat_needs_the_link() -> None:
    """Whoever guesses the table's address cannot sit down on a seat meant for a friend."""
    played = Played(NewTable(ME, FRIEND))
    assert sit(played, EVE) == "wrong_invitation"
    assert sit(played, EVE, invitation="hash-of-a-guess") == "wrong_invitation"
    assert sit(played, BEN, invitation=INVITATION) is None


def test_a_seat_is_taken_once() -> None:
    """The second to come is told so, the creator's seat is never free."""
    played = seated()
    assert sit(played, EVE) in ("seat_taken", "not_yours")
    command = cm.TakeSeat(id="other", seat="white", expected=played.table.number, name="Eve")
    assert code(played.send(command, EVE)) == "seat_taken"
    command = cm.TakeSeat(id="mine", seat="blue", expected=played.table.number, name="Eve")
    assert code(played.send(command, EVE)) == "seat_taken"


def test_nobody_sits_down_on_both_sides() -> None:
    """Not the maker of a table, by a link or without, and not who sits down once more."""
    for wanted in (NewTable(ME, OPEN), NewTable(ME, FRIEND)):
        played = Played(wanted)
        assert sit(played, ANN, invitation=INVITATION) == "seat_taken"
        assert played.table.seats_of(ANN) == ("blue",)


def test_nobody_sits_down_without_a_token() -> None:
    """A seat without a holder could never be played."""
    for nobody in (None, ""):
        assert sit(Played(NewTable(ME, OPEN)), nobody) == "wrong_invitation"


@pytest.mark.parametrize(
    "name",
    ["", " Ben", "B" * 25, "Be\u202en", "Be\u200bn", "\u3164", "Bé\n", "Be\u0301n", "Bot:keen"],
)
def test_names_that_deceive_or_do_not_fit_are_refused(name: str) -> None:
    """Empty, too long, invisible, turned around, decomposed, or looking like a bot's."""
    assert sit(Played(NewTable(ME, OPEN)), BEN, name=name) == "bad_name"
    wanted = NewTable(NewSeat("me", name=name), OPEN)
    assert refused_code(lambda: create(wanted, GIVEN)) == "bad_name"


def test_the_key_comes_from_the_secret_and_both_seats() -> None:
    """SHA-256 of secret, blue's and white's bytes; the commitment was public before."""
    played = playing()
    key = key_from(SECRET, NONCES["blue"], NONCES["white"])
    assert played.table.game.key == key
    created = played.journal[0]
    assert isinstance(created, Created)
    assert created.commitment == commitment_to(SECRET)
    assert key_from(SECRET, NONCES["white"], NONCES["blue"]) != key, "each seat has its place"


def test_the_key_of_an_example_worked_out_elsewhere() -> None:
    """`printf '000102' | xxd -r -p | sha256sum` and the like: any tool can check."""
    digest = "ae4b3280e56e2faf83f414a6e3dabe9d5fbe18976544c05fed121accb85b53fc"
    assert commitment_to("000102") == digest
    assert key_from("00", "01", "02") == digest


def test_a_nonce_is_given_once_by_its_seat_and_has_sixteen_bytes() -> None:
    """Neither can it be changed after the other one is known, nor given for somebody else."""
    played = seated()
    assert code(played.ask(cm.GiveNonce, "blue", nonce="B1" * 16)) == "malformed"
    assert code(played.ask(cm.GiveNonce, "blue", nonce="b1" * 15)) == "malformed"
    assert code(played.ask(cm.GiveNonce, "blue", nonce=NONCES["blue"])) is None
    assert code(played.ask(cm.GiveNonce, "blue", nonce="00" * 16)) == "nonce_given"
    foreign = cm.GiveNonce(id="x", seat="white", expected=played.table.number, nonce="00" * 16)
    assert code(played.send(foreign, ANN)) == "not_yours"


def test_a_bots_bytes_come_with_the_table() -> None:
    """A game against a bot starts as soon as the person has given theirs."""
    played = against_bot()
    assert played.kinds() == ["created", "nonce_given", "nonce_given", "started"]
    assert played.table.places["white"].name == "bot:keen"


def test_one_person_gives_bytes_for_both_seats_of_one_device() -> None:
    """The same holder has both seats, and each adds its own bytes."""
    played = alone()
    assert played.table.seats_of(ANN) == ("blue", "white")
    assert played.table.one_device()


@pytest.mark.parametrize("first", ["blue", "white"])
def test_who_starts_can_be_chosen(first: str) -> None:
    """By name; the base box would let blue begin."""
    wanted = msgspec.convert({"blue": ME, "white": OPEN, "first": first}, NewTable)
    assert playing(wanted).to_move == first


def test_who_starts_can_be_drawn_by_the_key() -> None:
    """A random start is part of what the key proves."""
    played = playing(NewTable(ME, OPEN, first="random"))
    assert played.to_move == first_of_key(played.table.game.key)


def test_own_cards_and_options_are_played() -> None:
    """The card file is kept in the journal, so the game can always be replayed."""
    wanted = NewTable(ME, BOT, ruleset={"box": "expansion", "start": "easier"})
    assert against_bot(wanted).table.ruleset == Ruleset("expansion", start="easier")
    own = NewTable(ME, BOT, ruleset="expansion+water", cards="[tribes]\nXO4 = { vp = 3 }\n")
    played = against_bot(own)
    assert played.table.ruleset.tiebreak == "water"
    assert played.table.ruleset.catalogue.tribe("XO4").vp == 3
    assert replayed(played.journal).ruleset == played.table.ruleset


@pytest.mark.parametrize(
    "wanted",
    [
        NewTable(OPEN, BOT),
        NewTable(ME, BOT, ruleset="chess"),
        NewTable(ME, BOT, ruleset={"box": "base", "start": "easier"}),
        NewTable(ME, BOT, cards="no cards"),
        NewTable(NewSeat("me"), BOT),
        NewTable(ME, NewSeat("bot")),
        NewTable(ME, NewSeat("open", name="Ben")),
        NewTable(ME, NewSeat("friend", level="keen")),
    ],
)
def test_tables_that_cannot_be_are_refused(wanted: NewTable) -> None:
    """Nobody to play, no such ruleset, or a seat that says too little or too much."""
    assert refused_code(lambda: create(wanted, GIVEN)) == "bad_table"


def test_a_table_is_withdrawn_before_it_starts_and_only_then() -> None:
    """Whoever has just sat down must have been seen."""
    played = seated()
    assert code(played.ask(cm.Close, "blue", expected=1)) == "late"
    assert code(played.ask(cm.Close, "blue")) is None
    assert played.table.state == "closed"
    assert code(played.ask(cm.GiveNonce, "blue", nonce=NONCES["blue"])) == "closed"
    assert code(playing().ask(cm.Close, "blue")) == "started"
