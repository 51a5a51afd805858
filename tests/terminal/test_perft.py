"""`targi perft` counts the ways on from a deal or a position."""

import json
from pathlib import Path

import pytest

from targi import Game, Ruleset
from targi.game.perft import divide, perft
from targi.terminal.main import main
from tests.corpus import make_expansion
from tests.corpus.make import read

Capture = pytest.CaptureFixture[str]


def printed(capsys: Capture, *words: str) -> str:
    """What `targi perft` with these words prints; it must end well."""
    assert main(["perft", *words]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


@pytest.fixture
def position(tmp_path: Path) -> str:
    """A file with the last position of an unfinished game."""
    file = tmp_path / "position.json"
    file.write_text(json.dumps(read(63).position()), encoding="utf-8")
    return str(file)


def test_a_deal_is_counted(capsys: Capture) -> None:
    """The start of any game has the same first placements."""
    assert printed(capsys, "--depth", "2") == "depth 2: 100\n"
    assert printed(capsys, "--seed", "5", "--depth", "1") == "depth 1: 11\n"


def test_a_position_is_counted_move_by_move(capsys: Capture, position: str) -> None:
    """Each move with its count, then the sum."""
    counts = divide(read(63).state, 2)
    *moves, total = printed(capsys, position, "--depth", "2", "--divide").splitlines()
    assert moves == [f"{move}: {count}" for move, count in counts.items()]
    assert total == f"depth 2: {sum(counts.values())}"


def test_counts_as_data(capsys: Capture, position: str) -> None:
    """With the moves only if they are asked for."""
    counts = divide(Game(seed=1).state, 2)
    plain = json.loads(printed(capsys, "--depth", "2", "--json"))
    assert plain == {"depth": 2, "count": 100}
    divided = json.loads(printed(capsys, "--depth", "2", "--json", "--divide"))
    assert divided == plain | {"moves": counts}


FROM_1 = "expected a whole number from 1 to 999,999,999"


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--depth", "0"], f"targi perft: argument --depth: {FROM_1}, found '0'"),
        (["--depth", "x"], f"targi perft: argument --depth: {FROM_1}, found 'x'"),
        ([], "targi perft: the following arguments are required: --depth"),
        (["none", "--depth", "1"], "targi: none: cannot be read: No such file or directory"),
        (["none", "--seed", "1", "--depth", "1"], "targi perft: argument --seed: not allowed with"),
        ([__file__, "--depth", "1"], f"targi: {__file__}: not JSON: "),
    ],
)
def test_wrong_use_ends_with_one_line(capsys: Capture, words: list[str], complaint: str) -> None:
    """What is wrong, and exit code 2."""
    try:
        code: object = main(["perft", *words])
    except SystemExit as ended:
        code = ended.code
    assert code == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(complaint)
    assert err.count("\n") == 1


def test_a_position_that_cannot_be_is_refused(capsys: Capture, tmp_path: Path) -> None:
    """With the path of the offending field."""
    file = tmp_path / "position.json"
    file.write_text("{}", encoding="utf-8")
    assert main(["perft", str(file), "--depth", "1"]) == 2
    assert capsys.readouterr().err == f"targi: {file}: format: missing\n"


def test_a_deal_of_another_ruleset_is_counted(capsys: Capture) -> None:
    """Three dunes more to place on in the expansion; decks, borders and options are arguments."""
    assert printed(capsys, "--ruleset", "expansion", "--depth", "1") == "depth 1: 14\n"
    mixed = Ruleset("expansion", deck=Ruleset.mixed(3).deck, border=(1, 5), start="easier")
    words = ("--ruleset", "mixed:3+border:1,5+easier", "--depth", "2")
    assert printed(capsys, *words) == f"depth 2: {perft(Game(mixed, seed=1).state, 2)}\n"


def test_the_other_half_of_a_deck_is_counted(capsys: Capture) -> None:
    """And a deck and border of one's own, all by one text."""
    half = Ruleset.mixed(3).other_half()
    for text in ("mixed:3+other-half", str(half)):
        count = perft(Game(half, seed=5).state, 2)
        words = ("--ruleset", text, "--seed", "5", "--depth", "2")
        assert printed(capsys, *words) == f"depth 2: {count}\n"


def test_a_position_with_own_cards_is_counted_with_their_file(
    capsys: Capture, tmp_path: Path
) -> None:
    """It names the file, and has its ruleset already."""
    game = make_expansion.read(9)
    for _ in range(40):
        game.undo()
    file = tmp_path / "position.json"
    file.write_text(json.dumps(game.position()), encoding="utf-8")
    cards = make_expansion.OWN_CARDS.name
    count = perft(game.state, 2)
    words = (str(file), "--cards", cards, "--depth", "2")
    assert printed(capsys, *words) == f"depth 2: {count}\n"
    assert main(["perft", str(file), "--depth", "1"]) == 2
    assert "none was given" in capsys.readouterr().err
    assert main(["perft", str(file), "--ruleset", "base", "--depth", "1"]) == 2
    assert capsys.readouterr().err.endswith("only --cards goes with it\n")
