"""What viewers are told: snapshots, what they missed, previews, answers; and never a secret."""

import json
from typing import Any

from targi.server.machine.feed import KEPT, Feed, answer, refusal
from targi.server.wire import commands as cm
from targi.server.wire.http import NewTable
from targi.server.wire.journal import encode_entry
from targi.server.wire.refusals import Refused
from targi.text import words
from targi.text.phrases import Phrase
from tests.server.tables import (
    ANN,
    BEN,
    EVE,
    FRIEND,
    INVITATION,
    ME,
    NONCES,
    OPEN,
    SECRET,
    Played,
    against_bot,
    code,
    playing,
    seated,
)


def welcome(played: Played, last: int, holder: str | None = None) -> dict[str, Any]:
    """What a viewer gets who comes with a number."""
    message: dict[str, Any] = json.loads(
        played.feed.welcome(cm.Hello(protocol=cm.PROTOCOL, last=last), holder)
    )
    return message


def test_a_newcomer_gets_a_snapshot() -> None:
    """All that is needed to draw the table and to decide."""
    snapshot = welcome(playing(), 0)
    assert snapshot["kind"] == "snapshot"
    assert snapshot["about"]["table"] == "t1"
    assert len(snapshot["about"]["commitment"]) == 64
    now = snapshot["now"]
    assert (now["number"], now["state"], now["to_move"]) == (5, "playing", "blue")
    assert now["position"]["format"] == "targi-position/1"
    assert now["asked"]["name"] == "place"
    assert {seat: place["name"] for seat, place in now["seats"].items()} == (
        {"blue": "Ann", "white": "Ben"}
    )


def test_each_viewer_is_told_which_seats_are_theirs() -> None:
    """And a spectator that none is."""
    played = playing()
    assert welcome(played, 0, ANN)["you"] == ["blue"]
    assert welcome(played, 0, BEN)["you"] == ["white"]
    assert welcome(played, 0, EVE)["you"] == []
    assert welcome(played, 0, None)["you"] == []


def test_every_hello_is_told_the_seats_again_and_nobody_else_is() -> None:
    """Another tab of the same person may have sat down; what goes to everybody names nobody."""
    played = Played(NewTable(ME, OPEN))
    assert welcome(played, 1, BEN)["you"] == []
    command = cm.TakeSeat(id="sit", seat="white", expected=1, name="Ben")
    assert code(played.send(command, BEN)) is None
    assert welcome(played, 1, BEN)["you"] == ["white"]
    assert welcome(played, played.table.number, BEN)["you"] == ["white"]
    assert "you" not in json.loads(played.messages[-1])


def test_who_was_away_gets_exactly_what_was_missed() -> None:
    """The same entries as those who stayed, and the moment after the last one."""
    played = playing()
    before = played.table.number
    played.messages.clear()
    for _ in range(4):
        played.move()
    missed = welcome(played, before)
    live = [entry for message in played.messages for entry in json.loads(message)["entries"]]
    assert missed["kind"] == "entries"
    assert missed["entries"] == live
    assert missed["now"] == json.loads(played.messages[-1])["now"]
    assert welcome(played, played.table.number)["entries"] == []


def test_who_missed_too_much_or_knows_another_table_gets_a_snapshot() -> None:
    """A number that cannot be served exactly is not served in part."""
    played = playing()
    played.play_until(lambda table: table.number == KEPT + 10)
    assert len(welcome(played, 10)["entries"]) == KEPT
    assert welcome(played, 9)["kind"] == "snapshot"
    assert welcome(played, played.table.number + 1)["kind"] == "snapshot"


def test_a_restarted_server_tells_the_same() -> None:
    """What was missed across a restart is told in the same words."""
    played = playing()
    played.play_until(lambda table: table.number == 60)
    again = Feed(played.journal)
    for last in (0, 30, 50, 60):
        assert again.welcome(cm.Hello(protocol=cm.PROTOCOL, last=last), ANN) == played.feed.welcome(
            cm.Hello(protocol=cm.PROTOCOL, last=last), ANN
        )


def test_an_old_client_is_asked_to_reload() -> None:
    """It could not read what it would be sent."""
    message = json.loads(playing().feed.welcome(cm.Hello(protocol=cm.PROTOCOL - 1, last=0), ANN))
    assert (message["kind"], message["code"]) == ("refused", "old_client")
    assert message["about"] == {"protocol": cm.PROTOCOL}


def test_a_moves_entry_tells_what_happened_in_data_and_in_words() -> None:
    """Enough to animate it, and to say it in the reader's language."""
    played = playing()
    played.move("place 2")
    (entry,) = json.loads(played.messages[-1])["entries"]
    assert (entry["kind"], entry["seat"], entry["move"]) == ("moved", "blue", "place 2")
    assert entry["events"][0]["name"] == "place"
    assert said(entry["told"][0]["says"]).startswith("Blue places a Targi on")


def said(phrase: dict[str, Any]) -> str:
    """A phrase of a message in English."""

    def read(value: Any) -> Any:
        if isinstance(value, dict):
            gaps = value.get("gaps", {})
            return Phrase(value["id"], {name: read(gap) for name, gap in gaps.items()})
        return tuple(map(read, value)) if isinstance(value, list) else value

    return words("en").say(read(phrase))


def test_every_legal_move_comes_with_its_name_and_what_it_does() -> None:
    """The interface needs no rules: every preview is what then happens, up to the first card."""
    played = playing()
    for _ in range(60):
        legal = played.moment()["legal"]
        assert [one["move"] for one in legal] == (
            [move.text for move in played.table.game.legal_moves()]
        )
        chosen = legal[played.table.number % len(legal)]
        assert said(chosen["says"])
        played.move(chosen["move"])
        (entry, *_) = json.loads(played.messages[-1])["entries"]
        if not entry.get("up"):
            assert entry["told"] == chosen["does"]


def test_answers_name_the_command_and_the_number_reached() -> None:
    """Done or refused, the sender knows how far the table is."""
    played = playing()
    done = json.loads(answer("c9", played.move("place 2")))
    assert done == {"kind": "done", "id": "c9", "number": 6}
    refused = json.loads(answer("c10", played.move("place 2")))
    assert (refused["kind"], refused["code"], refused["number"]) == ("refused", "illegal_move", 6)
    assert json.loads(refusal("", Refused("malformed"), 6))["about"] == {}


def secrets_of(played: Played) -> list[bytes]:
    """What no viewer may see before the end."""
    hidden = [SECRET, ANN, BEN, INVITATION, *(f'"{name}"' for name in ("holder", "origin"))]
    if played.table.started:
        hidden.append(played.table.game.key)
    return [text.encode() for text in hidden]


def everything_sent(played: Played, last: int = 0) -> bytes:
    """All messages so far, and what every viewer would get who comes now."""
    numbers = range(last, played.table.number + 1)
    viewers = (ANN, BEN, EVE, None)
    came = [
        played.feed.welcome(cm.Hello(protocol=cm.PROTOCOL, last=n), viewer)
        for n in numbers
        for viewer in viewers
    ]
    return b"\n".join([*played.messages, *came])


def test_no_message_holds_a_secret_while_the_game_goes_on() -> None:
    """Neither live nor in snapshots nor to those who come back: searched byte by byte."""
    played = seated(NewTable(ME, FRIEND))
    played.ask(cm.GiveNonce, "blue", nonce=NONCES["blue"])
    assert NONCES["blue"].encode() not in everything_sent(played)
    played.ask(cm.GiveNonce, "white", nonce=NONCES["white"])
    played.play_until(lambda table: table.number > 40)
    played.ask(cm.AskUndo, "blue")
    played.ask(cm.OfferDraw, "white")
    refused = played.move("place 4", seat=played.to_move)
    sent = everything_sent(played) + answer("x", refused)
    assert [secret for secret in secrets_of(played) if secret in sent] == []
    assert b"\n".join(map(encode_entry, played.journal)).count(SECRET.encode()) == 1


def test_the_end_reveals_what_proves_the_cards_and_still_no_token() -> None:
    """Secret, nonces and key: with the commitment of the beginning, all can be checked."""
    played = playing()
    played.ask(cm.Resign, "blue")
    result = played.moment()["result"]
    assert result["secret"] == SECRET
    assert result["nonces"] == [NONCES["blue"], NONCES["white"]]
    assert result["key"] == played.table.game.key
    for token in (ANN, BEN, INVITATION):
        assert token.encode() not in everything_sent(played)


def test_taken_back_moves_leave_no_stack_behind() -> None:
    """After a takeback the moment is one of a game that never had the move."""
    played = against_bot()
    before = played.moment()
    played.move("place 2")
    assert code(played.ask(cm.Undo, "blue")) is None
    after = played.moment()
    for name in ("position", "legal", "asked", "prices", "moves", "scores"):
        assert after[name] == before[name]
    assert b"place 2" not in encode_without_legal(after)


def encode_without_legal(moment: dict[str, Any]) -> bytes:
    """The moment without what could be played."""
    return json.dumps({name: value for name, value in moment.items() if name != "legal"}).encode()
