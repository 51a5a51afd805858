"""Learning by self-play: the fit is right, rounds can be repeated, and the command saves them."""

import random
from contextlib import closing
from pathlib import Path

import pytest

from targi import _build
from targi.bots.core.features import FEATURES, NAMES
from targi.bots.core.learning import PARAMETERS, TrainingRound
from targi.bots.core.solving import solve
from targi.bots.tuning import MIXED, smooth, start_of, train
from targi.bots.weights import path_of, read_weights
from targi.game.ruleset import BOXES
from targi.rules.native import vec
from targi.terminal.main import main
from targi.terminal.writing import lock

pytestmark = pytest.mark.slow

GAMES = 4  # the fourth game of the expansion has a mixed deck
needs_speed = pytest.mark.skipif(
    not _build.compiled(), reason="fitting 696 weights takes minutes in plain Python"
)


def test_least_squares_are_solved() -> None:
    """A known solution is found again; a pull makes it smaller."""
    draw = random.Random(1)
    size = 5
    rows = [[draw.uniform(-1, 1) for _ in range(size)] for _ in range(40)]
    known = [1.0, -2.0, 0.5, 0.0, 3.0]
    targets = [sum(a * b for a, b in zip(row, known, strict=True)) for row in rows]
    products = vec[float](
        [sum(row[i] * row[j] for row in rows) for i in range(size) for j in range(size)]
    )
    right = vec[float](
        [sum(row[i] * y for row, y in zip(rows, targets, strict=True)) for i in range(size)]
    )
    assert list(solve(products, right, size, 0.0)) == pytest.approx(known)
    pulled = solve(products, right, size, 5.0)
    assert sum(x * x for x in pulled) < sum(x * x for x in known)


@pytest.mark.parametrize("box", BOXES)
def test_a_lesson_predicts_what_the_evaluation_says(box: str) -> None:
    """Rows times weights are leads: what is fitted is what is played with."""
    weights = read_weights(path_of(box))
    evaluator = weights.evaluator()
    training = TrainingRound(evaluator, 1)
    numbers = [worth for row in weights.weights.values() for worth in row]
    leads: list[float] = []
    training.play(start_of(box, 0))
    state = start_of(box, 0)
    state.round, state.phase = 3, 1
    training.rows = []
    training.remember(state, leads, [])
    row = list(training.rows[0])
    assert len(row) == PARAMETERS
    fitted = sum(a * b for a, b in zip(row, numbers, strict=True))
    assert fitted == pytest.approx(leads[0]) == pytest.approx(evaluator.lead(state))


@needs_speed
@pytest.mark.parametrize("box", BOXES)
def test_a_lesson_can_be_repeated(box: str) -> None:
    """The same weights and games give the same correction."""
    weights = read_weights(path_of(box))
    once, again = train(weights, GAMES), train(weights, GAMES)
    assert once == again
    assert once.rounds == weights.rounds + 1
    assert once.games == weights.games + GAMES
    assert once.weights != weights.weights


@needs_speed
def test_smoothing_draws_neighbours_together() -> None:
    """With nothing learnt, only differences between turns are corrected."""
    weights = read_weights(path_of("base"))
    training = TrainingRound(weights.evaluator(), 1)
    training.positions = 100
    smooth(training, weights)
    correction = list(solve(training.products, training.errors, PARAMETERS, 0.01))
    gold = NAMES.index("gold_1") * 6
    before = weights.weights["gold_1"]
    after = [worth + by for worth, by in zip(before, correction[gold : gold + 6], strict=True)]
    assert after[0] == pytest.approx(before[0])
    assert max(after[1:]) - min(after[1:]) < (max(before[1:]) - min(before[1:])) / 2
    assert len(correction) == FEATURES * 6


def test_lessons_of_the_expansion_have_mixed_decks_too() -> None:
    """So that cards of the base box have a worth there; each player starts in turn."""
    decks = [{*start_of("expansion", number).table.tribe_ids} for number in range(MIXED)]
    assert all(name.startswith("X") for deck in decks[:-1] for name in deck)
    assert any(name.startswith("B") for name in decks[-1])
    assert {*start_of("base", 3).table.tribe_ids} == {*start_of("base", 0).table.tribe_ids}
    assert [start_of("base", number).first for number in range(3)] == [0, 1, 0]


@needs_speed
def test_the_command_tunes_a_file_and_goes_on_from_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Two runs of one round give what one run of two rounds gives."""
    one, two = tmp_path / "one.toml", tmp_path / "two.toml"
    for path in (one, two):
        path.write_text(path_of("base").read_text())
    command = ["bots", "--tune", "base", "--games", "1"]
    assert main([*command, "--file", str(one), "--rounds", "2"]) == 0
    assert main([*command, "--file", str(two)]) == 0
    assert one.read_text() != two.read_text()
    assert main([*command, "--file", str(two)]) == 0
    assert one.read_text() == two.read_text()
    assert capsys.readouterr().out.count("written to") == 4


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--tune", "expansion"], "holds the weights of the box base, not expansion"),
        (["--tune", "base", "--file", "none.toml"], "none.toml: cannot be read: No such file"),
        (["--tune", "base", "--file", "no/such.toml"], "no/such.toml: cannot be written: No such"),
        (["--tune", "base", "--file", "."], ".: expected a file, or the name of a new one"),
        (["--tune", "base", "--file", "/dev/null"], "/dev/null: expected a file, or the name"),
        (["--tune", "base", "--json"], "--json does not go with --tune"),
        ([], "--rounds, --games and --file only go with --tune"),
    ],
)
def test_the_command_refuses_what_cannot_be(
    arguments: list[str], message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """And leaves the file alone."""
    path = tmp_path / "base.toml"
    path.write_text(path_of("base").read_text())
    assert main(["bots", "--file", str(path), *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert message in err
    assert path.read_text() == path_of("base").read_text()
    assert [*tmp_path.iterdir()] == [path]


@pytest.mark.parametrize("option", ["--rounds", "--games"])
def test_options_of_tuning_are_refused_without_it(
    option: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Rather than ignored."""
    assert main(["bots", option, "3"]) == 2
    assert "only go with --tune" in capsys.readouterr().err


def test_a_file_is_tuned_by_one_at_a_time(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Two would undo each other's rounds; the second is told before it plays."""
    path = tmp_path / "base.toml"
    path.write_text(path_of("base").read_text())
    with closing(lock(path, "tuning")):
        assert main(["bots", "--tune", "base", "--file", str(path)]) == 2
    assert capsys.readouterr().err == f"targi: {path}: another tuning is being kept there\n"


@needs_speed
def test_a_lesson_that_cannot_be_written_leaves_the_file_whole(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is written beside its place first; what went wrong is told with the file's name."""
    path = tmp_path / "base.toml"
    path.write_text(path_of("base").read_text())
    (tmp_path / ".~base.toml.part").mkdir()
    assert main(["bots", "--tune", "base", "--games", "1", "--file", str(path)]) == 2
    assert capsys.readouterr().err.endswith(f"{path}: cannot be written: Is a directory\n")
    assert path.read_text() == path_of("base").read_text()
