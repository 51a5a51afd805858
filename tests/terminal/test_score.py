"""`targi score` scores a position, of which ruleset and players are enough."""

import io
import json

import pytest

from targi.terminal.main import main
from tests.corpus import make_expansion
from tests.corpus.make import read

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Standard input holds the last position of a recorded game, as far as scoring needs it."""
    position = read(8).position()
    needed = {name: position[name] for name in ("ruleset", "players")}
    monkeypatch.setattr("sys.stdin", io.StringIO(json.dumps(needed)))
    return monkeypatch


@pytest.mark.usefixtures("typed")
def test_scores_stand_side_by_side(capsys: Capture) -> None:
    """One line a source, the sum last, nothing that gives nobody anything."""
    assert main(["score", "-"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["Blue", "White"]
    rows = [line.rsplit(maxsplit=2) for line in lines[1:]]
    table = {source.strip(): [*map(int, points)] for source, *points in rows}
    assert [*table][:2] == ["VP tokens", "VP on cards"]
    assert [*table][-1] == "Total"
    sums = [sum(column) for column in zip(*[*table.values()][:-1], strict=True)]
    assert table["Total"] == sums == [s["total"] for s in read(8).scores().values()]
    assert all(any(points) for points in table.values())
    assert "Water" not in table


@pytest.mark.usefixtures("typed")
def test_scores_as_data(capsys: Capture) -> None:
    """The breakdown of the game."""
    assert main(["score", "-", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == read(8).scores()


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "targi: -: not JSON: "),
        ("[" * 100_000, "targi: -: not JSON: nested too deeply\n"),
        (f'{{"vp": {"9" * 5000}}}', "targi: -: not JSON: line 1: a number with too many digits\n"),
        (
            '{"players": {}, "players": {}}',
            "targi: -: the key 'players' comes twice in an object\n",
        ),
        ("{" + " " * 1_000_000, "targi: -: expected at most 1000000 characters, found more\n"),
        ("[]", "targi: -: position: expected an object, found []\n"),
        ('{"ruleset": "base"}', "targi: -: players: missing\n"),
        ('{"ruleset": "bass", "players": {}}', "targi: -: ruleset: "),
    ],
)
def test_what_cannot_be_scored_is_refused(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, text: str, complaint: str
) -> None:
    """In one line that names the place, with exit code 2."""
    monkeypatch.setattr("sys.stdin", io.StringIO(text))
    assert main(["score", "-"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(complaint)
    assert err.count("\n") == 1


def test_a_position_with_own_cards_is_scored_with_their_file(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What its cards are worth is what the file says; without it nothing is scored."""
    game = make_expansion.read(9)
    text = json.dumps(game.position())
    monkeypatch.setattr("sys.stdin", io.StringIO(text))
    assert main(["score", "-", "--json", "--cards", make_expansion.OWN_CARDS.name]) == 0
    assert json.loads(capsys.readouterr().out) == game.scores()
    monkeypatch.setattr("sys.stdin", io.StringIO(text))
    assert main(["score", "-"]) == 2
    assert "none was given" in capsys.readouterr().err
