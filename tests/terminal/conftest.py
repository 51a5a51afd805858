"""What the terminal says is tested in English, whatever the language of the machine."""

import pytest

from targi.text.language import VARIABLE


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Commands started by a test inherit it."""
    monkeypatch.setenv(VARIABLE, "en")
