"""A game and its record: what is written, that it comes back whole, that it can be played on."""

import json

import pytest

from targi import Game, RecordError
from targi.game.records.fields import ENDS, FIELDS
from targi.game.records.writing import WIDTH
from tests.corpus.make import path, read
from tests.corpus.players import keen_move
from tests.project.files import ROOT


def played(game: Game, decisions: int) -> Game:
    """The same game, so many decisions on."""
    for _ in range(decisions):
        game.play(keen_move(game, 1))
    return game


def again(text: str) -> str:
    """A record read and written again."""
    return Game.from_record(text).record()


def test_a_game_that_has_just_been_dealt_is_three_lines_and_an_end() -> None:
    """What a record consists of, without moves and headers."""
    assert Game(seed=7).record() == (
        "targi-record/1\n"
        "rules: 1  ruleset: base  first: blue\n"
        "deal: G13 BT9 G08 BT5 G10 BW4 G19 BO8 G16\n"
        "takebacks: 0  end: unfinished  score: 4-4  seed: 7\n"
    )


def test_all_headers_have_their_place() -> None:
    """Names and time on one line, a server's promise on two of their own, before the deal."""
    text = Game(seed=7).record(
        blue="Ann B.",
        white="bot:keen",
        started="2026-11-15T18:04:00Z",
        commitment="0a1b" * 16,
        nonces=f"{'0f' * 16} {'1e' * 16}",
        end="timeout",
        by="white",
    )
    assert text.splitlines()[2:5] == [
        "blue: Ann B.  white: bot:keen  started: 2026-11-15T18:04:00Z",
        f"commitment: {'0a1b' * 16}",
        f"nonces: {'0f' * 16} {'1e' * 16}",
    ]
    assert text.splitlines()[-1].startswith("takebacks: 0  end: timeout  by: white  score: 4-4")
    assert again(text) == text


def test_moves_name_the_seat_when_it_changes_or_a_line_begins() -> None:
    """Rounds begin a line with their number, other lines with two spaces."""
    game = Game(seed=7)
    for move in ("place 5", "place 14", "place 3", "place 6", "place 11", "place 13"):
        game.play(move)
    for move in ("use 5", "trade 2 salt for dates", "stop", "done", "use 14", "hand", "done"):
        game.play(move)
    game.play("place 3")
    assert game.record().splitlines()[3:-1] == [
        "1 B place 5 · W place 14 · B place 3 · W place 6 · B place 11 · W place 13 · B use 5",
        "  B trade 2 salt for dates · stop · done · W use 14 | up: BW9",
        "  W hand · done",
        "2 W place 3",
    ]


def test_no_line_of_moves_is_wider_than_a_page() -> None:
    """Lines are filled as far as they can be, never further."""
    lines = path(1).read_text(encoding="utf-8").splitlines()
    moves = [line for line in lines if line[0] in " 123456789"]
    assert WIDTH - 10 < max(map(len, moves)) <= WIDTH


@pytest.mark.parametrize("number", [63, 71])
def test_a_record_comes_back_whole_after_every_decision(number: int) -> None:
    """From a deal and from a position in the middle of an action: text, position, moves, score."""
    game = read(number)
    while game.history:
        game.undo()
        text = game.record()
        twin = Game.from_record(text)
        assert twin.record() == text
        assert twin.position() == game.position()
        assert twin.legal_moves() == game.legal_moves()
        assert twin.history == game.history
        assert twin.scores() == game.scores()


def test_reading_brings_back_the_events_of_deal_and_moves() -> None:
    """A replayed game can be told and animated like the one that was played."""
    game = played(Game(seed=3), 30)
    twin = Game.from_record(game.record())
    assert twin.deal_events == game.deal_events
    assert [one.events for one in twin.history] == [one.events for one in game.history]


def test_a_game_begun_from_a_position_records_that_position() -> None:
    """In place of first player and deal; what it was before is not part of the game."""
    position = played(Game(seed=4), 50).position()
    text = played(Game.from_position(position, seed=9), 10).record()
    fields = text.splitlines()
    assert fields[1] == "rules: 1  ruleset: base"
    assert json.loads(fields[2].removeprefix("position: ")) == position
    assert again(text) == text


def test_a_continued_game_goes_on_with_the_cards_of_its_seed() -> None:
    """An unfinished game read from its record ends as it would have ended."""
    whole = read(2)
    half = read(2)
    while len(half.history) > 100:
        half.undo()
    twin = Game.from_record(half.record())
    for move in whole.history[100:]:
        twin.play(str(move.move))
    assert twin.position() == whole.position()


def test_without_seed_a_game_goes_on_with_new_cards_and_proves_nothing() -> None:
    """Nobody can know the cards to come, so no key can explain all of them in the end."""
    text = played(Game(), 60).record()
    assert "key" not in text
    assert "seed" not in text
    game = Game.from_record(text)
    assert not game.dealt_by_key
    assert game.key != Game.from_record(text).key
    while not game.over:
        game.play(keen_move(game, 1))
    assert "key" not in game.record()
    assert again(game.record()) == game.record()


def test_a_key_is_told_only_when_the_game_has_ended() -> None:
    """Before that it would tell all cards to come."""
    game = played(Game(key="ab12"), 40)
    assert "ab12" not in game.record()
    resigned = game.record(end="resigned", by="blue")
    assert resigned.endswith("  key: ab12\n")
    assert again(resigned) == resigned


def test_a_seed_is_always_told() -> None:
    """Whoever gave it knows it."""
    assert played(Game(seed=-5), 40).record().endswith("  seed: -5\n")


def test_takebacks_are_counted_unless_redone() -> None:
    """The record says how often a move was taken back, and keeps saying so."""
    game = played(Game(seed=1), 20)
    game.undo()
    game.undo()
    game.redo()
    text = game.record()
    assert "takebacks: 1  " in text
    assert Game.from_record(text).takebacks == 1
    assert again(text) == text


def test_headers_of_a_record_are_kept_and_can_be_replaced() -> None:
    """Whoever reads a record and writes it again loses nothing."""
    game = Game.from_record(Game(seed=1).record(blue="Ann", white="Bob"))
    assert game.headers.blue == "Ann"
    assert "blue: Ann  white: Eve" in game.record(white="Eve")


def test_a_game_that_is_played_on_after_its_end_has_no_end_any_more() -> None:
    """It was resigned where it stood; after another move, or one less, it is unfinished."""
    text = played(Game(seed=1), 20).record(blue="Ann", end="resigned", by="white")
    game = Game.from_record(text)
    assert game.record() == text
    game.undo()
    assert "end: unfinished  score" in game.record()
    assert "blue: Ann" in game.record()
    game.redo()
    assert game.record() == text
    game.play(game.legal_moves()[0])
    assert "end: unfinished  score" in game.record()


@pytest.mark.parametrize(
    ("headers", "expected"),
    [
        ({"blue": ""}, "blue: 1 to 24 characters"),
        ({"white": "x" * 25}, "white: 1 to 24 characters"),
        ({"white": "\u3164"}, "some of them visible"),
        ({"white": "\u2800 \u2800"}, "some of them visible"),
        ({"white": "two  spaces"}, "no wide gaps"),
        ({"white": " Ann"}, "no wide gaps"),
        ({"white": "Ann\n"}, "no control characters"),
        ({"white": "An\u202en"}, "no control characters"),
        ({"started": "2026-11-15 18:04"}, "started: a time like"),
        ({"started": "2026-13-15T18:04:00Z"}, "started: a time like"),
        ({"started": "2026-11-15T18:04:60Z"}, "started: a time like"),
        ({"commitment": "xyz"}, "commitment: 64 hexadecimal digits"),
        ({"commitment": "0a" * 31}, "commitment: 64 hexadecimal digits"),
        ({"commitment": "0a" * 33}, "commitment: 64 hexadecimal digits"),
        ({"nonces": "00 11 22"}, "nonces: 32 hexadecimal digits of blue and 32 of white"),
        ({"nonces": "0f" * 16}, "nonces: 32 hexadecimal digits of blue and 32 of white"),
        ({"nonces": f"{'0f' * 16} {'0f' * 17}"}, "nonces: 32 hexadecimal digits of blue"),
        ({"end": "won"}, "end: completed, resigned"),
        ({"end": "completed"}, "the game is not over"),
        ({"end": "resigned"}, "by: blue or white with resigned"),
        ({"end": "agreed", "by": "blue"}, "by: blue or white with resigned"),
        ({"by": "blue"}, "by: blue or white with resigned"),
        ({"end": "resigned", "by": "green"}, "by: blue or white"),
    ],
)
def test_a_wrong_header_is_refused(headers: dict[str, str], expected: str) -> None:
    """What is written can always be read again."""
    with pytest.raises(RecordError, match=expected) as refused:
        Game(seed=1).record(**headers)
    assert refused.value.line == 0


@pytest.mark.parametrize("name", ["blue", "white", "started", "by", "secret", "commitment", "end"])
def test_a_header_is_a_text(name: str) -> None:
    """Whatever else is given is refused by the name of its argument."""
    with pytest.raises(RecordError, match=rf"^expected {name}: a text, .*, found '5'$"):
        Game(seed=1).record(**{name: 5})  # type: ignore[arg-type]


def test_an_unknown_header_is_refused_with_the_known_ones() -> None:
    """As any unknown argument is."""
    known = "blue, white, started, commitment, nonces, secret, end, by"
    with pytest.raises(TypeError, match=rf"^record: unknown header 'foo'; known: {known}$"):
        Game(seed=1).record(foo="x")


def test_a_finished_game_has_no_other_end() -> None:
    """Nobody resigns a game that is over."""
    with pytest.raises(RecordError, match="expected end: completed, found 'agreed'"):
        read(1).record(end="agreed")


def test_an_unknown_header_is_a_mistake_of_the_program() -> None:
    """As any unknown argument."""
    with pytest.raises(TypeError, match="colour"):
        Game(seed=1).record(colour="blue")


def test_the_example_of_the_documentation_is_a_record() -> None:
    """What docs/records.md shows and says is what is read and written."""
    page = (ROOT / "docs" / "records.md").read_text(encoding="utf-8")
    example = page.split("```\n")[1]
    assert again(example) == example
    assert all(f"| {name}" in page or f", {name} |" in page for name in FIELDS)
    assert all(f"| `{end}` |" in page for end in ENDS)
    with pytest.raises(RecordError) as refused:
        Game.from_record(example.replace("score: 7-5", "score: 8-5"))
    assert f"    {refused.value}\n" in page
