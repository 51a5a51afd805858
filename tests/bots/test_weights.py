"""The data files with what features are worth: read, written, refused."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from targi.bots.core.evaluation import KNOT_COUNT
from targi.bots.core.features import NAMES
from targi.bots.weights import evaluator_of, path_of, read_weights, text_of
from targi.game.ruleset import BOXES


@pytest.mark.parametrize("box", BOXES)
def test_the_file_of_each_box_is_read_and_written_alike(box: str) -> None:
    """Writing what was read gives the same file, byte by byte."""
    weights = read_weights(path_of(box))
    assert weights.box == box
    assert [*weights.weights] == NAMES
    assert text_of(weights) == path_of(box).read_text(encoding="utf-8")


@pytest.mark.parametrize("box", BOXES)
def test_what_was_learnt_makes_sense(box: str) -> None:
    """A point is worth about a point, gold more than a good, and more is left to win early on."""
    weights = read_weights(path_of(box))
    assert all(0.2 < worth < 1.5 for worth in weights.weights["points"])
    assert all(g > 0 for g in weights.weights["gold_1"][1:])
    assert all(
        g > s
        for g, s in zip(
            weights.weights["gold_1"][1:], weights.weights["second_goods"][1:], strict=True
        )
    )
    assert weights.spread[0] < weights.spread[-1]


def test_an_evaluation_is_made_once_for_each_box() -> None:
    """Reading the file takes longer than a quick level may think."""
    assert evaluator_of("base") is evaluator_of("base")
    assert evaluator_of("base") is not evaluator_of("expansion")


def test_every_thread_has_an_evaluation_of_its_own() -> None:
    """Two at once would disturb each other in the numbers of a side."""
    with ThreadPoolExecutor(1) as other:
        theirs = other.submit(evaluator_of, "base").result()
        assert theirs is other.submit(evaluator_of, "base").result()
    assert theirs is not evaluator_of("base")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            "\npoints ",
            "\npints ",
            "weights.points: expected 6 numbers from -1000 to 1000, found nothing",
        ),
        ("spread = [", "spread = [1, ", "spread: expected 6 numbers from 0.3 to 1000, found"),
        (
            "[weights]\n",
            "[weights]\nluck = [0, 0, 0, 0, 0, 0]\n",
            "expected features only, found luck",
        ),
        ("box = ", "bos = ", "box: expected base or expansion, found nothing"),
        ("rounds = ", "rounds = -", "rounds: expected a number, 0 or more"),
        ("rounds = ", "rounds = true # ", "rounds: expected a number, 0 or more, found true"),
        ('box = "', "box = ", "Invalid value"),
        ("[weights]\n", "weights = 3\n[features]\n", "weights: expected a table of features"),
        ("[weights]\n", "[features]\n", "weights: expected a table of features"),
        ("spread = [", "spread = [0, 1, 1, 1, 1, 1] # ", "from 0.3 to 1000, found"),
        ("spread = [", "spread = [nan, 1, 1, 1, 1, 1] # ", "from 0.3 to 1000, found"),
        ("\npoints ", "\npoints = [nan, 0, 0, 0, 0, 0] # ", "weights.points: expected 6 numbers"),
        ("\npoints ", "\npoints = [0, inf, 0, 0, 0, 0] # ", "weights.points: expected 6 numbers"),
        ("\npoints ", "\npoints = [0, true, 0, 0, 0, 0] # ", "weights.points: expected 6 numbers"),
        ("\npoints ", f"\npoints = [{10**400}, 0, 0, 0, 0, 0] # ", "weights.points: expected 6"),
    ],
)
def test_a_broken_file_is_refused_by_name(old: str, new: str, message: str, tmp_path: Path) -> None:
    """The message names the file, the field and what was expected."""
    path = tmp_path / "broken.toml"
    path.write_text(path_of("base").read_text().replace(old, new, 1))
    with pytest.raises(ValueError, match=message) as refused:
        read_weights(path)
    assert "broken.toml" in str(refused.value)


def test_a_file_that_is_nested_too_deeply_is_refused_by_name(tmp_path: Path) -> None:
    """Deeper than Python reads."""
    path = tmp_path / "deep.toml"
    path.write_text(f"deep = {'[' * 200_000}")
    with pytest.raises(ValueError, match=r"deep\.toml: nested too deeply"):
        read_weights(path)


def test_what_is_no_text_is_refused_by_name(tmp_path: Path) -> None:
    """As any other broken file."""
    path = tmp_path / "picture.toml"
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(ValueError, match=r"picture\.toml: .*decode"):
        read_weights(path)


def test_corrections_are_added_and_counted() -> None:
    """To the third decimal, feature by feature, knot by knot."""
    weights = read_weights(path_of("base"))
    by = [0.0] * (len(NAMES) * KNOT_COUNT)
    by[NAMES.index("gold_2") * KNOT_COUNT + 3] = 0.25
    after = weights.corrected(by, [0.0, 1.0, 2.0, 3.0, 4.0, 5.0], games=7)
    assert after.weights["gold_2"][3] == pytest.approx(weights.weights["gold_2"][3] + 0.25)
    assert after.weights["gold_1"] == weights.weights["gold_1"]
    assert (after.rounds, after.games) == (weights.rounds + 1, weights.games + 7)
    assert after.spread == (0.3, 1.0, 2.0, 3.0, 4.0, 5.0)  # no lead is ever beyond doubt
