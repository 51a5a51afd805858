"""Lines that fit a terminal."""

import pytest

from targi.terminal import screen


@pytest.fixture(autouse=True)
def _twenty_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "20")


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("White gives up abc 1 VP now.", ["White gives up abc", "1 VP now."]),
        ("Weź do wyboru tylko 2× sól.", ["Weź do wyboru tylko", "2× sól."]),
        ("It costs 12 of them (5) or so.", ["It costs 12 of them", "(5) or so."]),
        ("the well BW4 or one other card", ["the well BW4 or one", "other card"]),
        ("", []),
    ],
)
def test_a_number_and_its_word_stay_together(text: str, lines: list[str]) -> None:
    """They go to the next line as one; numbers of cards and in brackets count nothing."""
    assert screen.lines(text) == lines


def test_lines_after_the_first_can_be_indented() -> None:
    """Names of files are not torn at their hyphens."""
    found = screen.lines("in targi-game-1.txt or another", "   ")
    assert found == ["in targi-game-1.txt", "   or another"]
