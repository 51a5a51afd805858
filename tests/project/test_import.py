"""`import targi` loads next to nothing, and each name of the API when it is first used."""

import pytest

import targi
from tests.project.files import run_python


def modules(code: str) -> set[str]:
    """All modules that are loaded after a piece of code in a Python of its own."""
    shown = run_python("-c", f"{code}; import sys; print(*sys.modules)")
    assert shown.returncode == 0, shown.stderr
    return {*shown.stdout.split()}


def test_importing_targi_loads_what_chooses_the_rules_and_nothing_else() -> None:
    """A program that wants only the version, or one part, does not wait for the others."""
    loaded = {name for name in modules("import targi") if name.startswith("targi.")}
    assert loaded == {"targi._build"}
    assert modules("import targi").isdisjoint({"fluent", "babel", "msgspec", "hashlib", "asyncio"})


def test_a_game_does_not_load_the_opponents() -> None:
    """Nor the words or the server."""
    loaded = modules("import targi; targi.Game(seed=7)")
    assert "targi.game" in loaded
    assert loaded.isdisjoint({"targi.bots", "targi.text", "fluent", "msgspec"})


def test_opponents_are_loaded_when_they_are_asked_for() -> None:
    """By attribute as by `from targi import`."""
    assert "targi.bots" in modules("import targi; targi.bot('scarab')")
    assert "targi.bots" in modules("from targi import Bot")


def test_every_name_of_the_api_is_there() -> None:
    """`dir` shows it before it is used, and `from targi import *` loads it."""
    code = "import targi; assert {*targi.__all__} <= {*dir(targi)}; from targi import *"
    assert "targi.bots" in modules(f"{code}; assert {{*targi.__all__}} <= {{*globals()}}")


def test_other_names_are_refused() -> None:
    """With the words Python always uses."""
    with pytest.raises(AttributeError, match="module 'targi' has no attribute 'Gane'"):
        getattr(targi, "Gane")  # noqa: B009  # type checkers refuse `targi.Gane`
