"""Tables that go on from a position: how they are made, played, told, and kept."""

import json
from typing import Any

import msgspec
import pytest

from targi.cards.custom.reading import parse_cards_file
from targi.game import Game, Ruleset
from targi.server.machine.creating import TableSeed
from targi.server.machine.creating import rematch as rematch_of
from targi.server.machine.listing import summary_of
from targi.server.machine.outcome import outcomes
from targi.server.machine.past import past
from targi.server.machine.recording import record_of
from targi.server.machine.table import Table
from targi.server.wire import commands as cm
from targi.server.wire.http import NewTable
from targi.server.wire.journal import Created, Started, encode_entry
from targi.server.wire.refusals import Refused
from tests.server.tables import (
    BOT,
    ME,
    NONCES,
    OPEN,
    SECRET,
    START,
    Played,
    against_bot,
    everything,
    playing,
    replayed,
)

OWN_CARDS = "[tribes]\nBO1 = { vp = 3 }\n"


def middle(rounds: int = 3, ruleset: Ruleset | str = "base") -> dict[str, Any]:
    """A position in the middle of a game."""
    game = Game(ruleset, seed=5)
    while game.round < rounds or game.phase != "act":
        game.play(game.legal_moves()[0])
    return game.position()


def from_middle() -> Played:
    """Ann and Ben play on from it."""
    return playing(NewTable(ME, OPEN, position=middle()))


def expected(**wanted: Any) -> str:
    """What is said to whoever wants such a table."""
    with pytest.raises(Refused) as caught:
        Played(NewTable(ME, OPEN, **wanted))
    assert caught.value.code == "bad_table"
    return caught.value.about.expected or ""


def test_a_table_goes_on_from_a_position() -> None:
    """The game is there as it was; nothing is dealt, and the player to move decides."""
    position = middle()
    played = from_middle()
    assert played.table.game.position() == position
    assert played.table.to_move == position["to_move"]
    started = played.journal[-1]
    assert isinstance(started, Started)
    assert (started.deal, started.first) == ((), position["to_move"])
    assert json.loads(played.messages[-1])["entries"][-1]["told"] == []


def test_viewers_are_told_that_a_game_began_in_the_middle() -> None:
    """By the round of its position; of a game that was dealt there is none."""
    hello = cm.Hello(protocol=cm.PROTOCOL)
    for played, of_round in ((from_middle(), 3), (playing(), None)):
        snapshot = json.loads(played.feed.welcome(hello, None))
        assert snapshot["about"]["from_round"] == of_round


def test_the_cards_still_to_come_follow_from_secret_and_nonces() -> None:
    """As if the game had been dealt with this key; so the record proves them."""
    played = from_middle()
    played.play_until(lambda table: table.finished is not None)
    game = played.table.game
    twin = Game.from_position(middle(), key=game.key)
    for move in game.history:
        twin.play(move.move)
    assert twin.position() == game.position()
    proven = Game.from_record(record_of(played.table))
    assert proven.headers.secret == SECRET
    assert proven.position() == game.position()


def test_a_table_from_a_position_is_read_back_from_its_journal() -> None:
    """Also after some moves and takebacks, with its past."""
    played = from_middle()
    played.play_until(lambda table: len(table.game.history) > 40)
    played.ask(cm.AskUndo, played.to_move)
    assert everything(replayed(played.journal)) == everything(played.table)
    page = past(played.journal, 12)
    at_the_start = next(m for m, e in zip(page.moments, page.entries, strict=True) if e.number == 5)
    assert json.loads(msgspec.json.encode(at_the_start.position)) == middle()
    assert summary_of(played.table).ruleset == "base"


def test_the_result_counts_rounds_from_the_position_on() -> None:
    """Points begin with those of the position."""
    played = from_middle()
    before = Game.from_position(middle(), seed=0)
    played.play_until(lambda table: table.finished is not None)
    result, position = played.moment()["result"], played.moment()["position"]
    blue = result["points"]["blue"]
    assert blue[0] == before.scores()["blue"]["total"]
    assert len(blue) == position["round"] - 3 + 2


def test_a_game_from_a_position_is_remembered_like_any_other() -> None:
    """With the round in which it ended."""
    played = from_middle()
    decided = played.ask(cm.Resign, "white")
    assert [(one.seat, one.rounds) for one in outcomes(played.table, decided.entries)] == [
        ("blue", 3),
        ("white", 3),
    ]


def test_a_rematch_is_dealt() -> None:
    """The same ruleset from its beginning; whoever did not decide first now starts."""
    played = against_bot(NewTable(ME, BOT, position=middle(ruleset="expansion+easier")))
    played.ask(cm.Resign, "blue")
    seed = TableSeed("t2", START, SECRET, bot_nonces=NONCES)
    again = Table.replay(rematch_of(played.table, seed))
    assert again.created.position is None
    assert str(again.ruleset) == "expansion+easier"
    assert again.created.first != played.table.first


def test_a_position_with_custom_cards_needs_their_file() -> None:
    """As everywhere: the position names it by its hash."""
    ruleset = Ruleset.parse("base", parse_cards_file(OWN_CARDS, "own cards"))
    position = middle(ruleset=ruleset)
    played = playing(NewTable(ME, OPEN, position=position, cards=OWN_CARDS))
    assert played.table.game.position() == position
    assert expected(position=position).startswith("position.ruleset: ")
    assert expected(position=middle(), cards=OWN_CARDS).startswith("position.ruleset: ")


def test_what_no_game_can_begin_with_is_refused() -> None:
    """With the place; so is a position beside what it tells itself."""
    assert expected(position=7) == "position: expected an object, found 7"
    assert expected(position={**middle(), "round": 13}).startswith("position.round: expected")
    for more in ({"ruleset": "base"}, {"first": "blue"}):
        (name,) = more
        assert (
            expected(position=middle(), **more) == f"{name}: none beside a position, which tells it"
        )
    game = Game(seed=5)
    while not game.over:
        game.play(game.legal_moves()[0])
    assert expected(position=game.position()) == "position: a game that is not over"


def test_journals_of_dealt_games_stay_as_they_were() -> None:
    """Not a word of positions, so that what was stored before is what is stored now."""
    created = playing().journal[0]
    assert isinstance(created, Created)
    assert b"position" not in encode_entry(created)
