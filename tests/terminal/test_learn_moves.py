"""Moves typed in `targi learn` that are called like one of its commands."""

import io

import pytest

from targi.terminal.main import main


def test_next_is_a_move_where_the_step_takes_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Elsewhere it goes to the next step, and the goods card would never be turned up."""
    lines = io.TextIOWrapper(io.BytesIO(b"targia\nnext\ntake\nnext\n"), encoding="utf-8")
    monkeypatch.setattr("sys.stdin", lines)
    assert main(["learn", "targia", "--step", "3", "--plain"]) == 0
    out = capsys.readouterr().out
    assert "1 gold from the goods card" in out
    assert "Step 4 of 4" in out
    assert out.index("1 gold from the goods card") < out.index("Step 4 of 4")
