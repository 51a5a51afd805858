"""Settings from the environment and the command line, and what is said about wrong ones."""

import pytest

from targi.server.settings import (
    VARIABLES,
    Limits,
    Settings,
    SettingsError,
    read_origin,
    settings_from,
)
from tests.ground.project import ROOT


def test_without_anything_the_server_is_for_this_computer_only() -> None:
    """Loopback, port 8000, a file in the user's data folder."""
    settings = settings_from({"XDG_DATA_HOME": "/data"})
    assert (settings.host, settings.port) == ("127.0.0.1", 8000)
    assert settings.database == "sqlite:////data/targi/targi.sqlite3"
    assert settings.bot_processes >= 1


def test_the_environment_is_read_and_the_command_line_wins() -> None:
    """Empty variables count as not there."""
    environment = {
        "TARGI_HOST": "0.0.0.0",
        "TARGI_PORT": "80",
        "TARGI_DATABASE": "sqlite:///x",
        "TARGI_ORIGINS": "https://a.example http://b.example:81",
        "TARGI_BOT_PROCESSES": "3",
        "TARGI_CONNECTIONS": "7",
        "TARGI_ALL_CONNECTIONS": "",
    }
    settings = settings_from(environment, port=90, host=None)
    assert (settings.host, settings.port, settings.database) == ("0.0.0.0", 90, "sqlite:///x")
    assert settings.origins == ("https://a.example", "http://b.example:81")
    assert settings.bot_processes == 3
    assert settings.limits == Limits(connections=7)


@pytest.mark.parametrize(
    ("variable", "value", "said"),
    [
        ("TARGI_PORT", "eighty", "TARGI_PORT: 'eighty'"),
        ("TARGI_PORT", "70000", "0 to 65535"),
        ("TARGI_ORIGINS", "targi.example", "an origin such as"),
        ("TARGI_BOT_PROCESSES", "0", "1 or more"),
        ("TARGI_CONNECTIONS", "-1", "1 or more"),
    ],
)
def test_wrong_variables_are_told_by_name(variable: str, value: str, said: str) -> None:
    """With what was expected."""
    with pytest.raises(SettingsError, match=said):
        settings_from({variable: value})


def test_pages_of_this_computer_and_of_configured_origins_are_allowed() -> None:
    """On the port that the server has, and nothing else."""
    settings = Settings("sqlite:///x", origins=("https://targi.example",))
    allowed = settings.allowed_origins(8000)
    assert {"https://targi.example", "http://localhost:8000", "http://127.0.0.1:8000"} <= allowed
    assert len(allowed) == 4


@pytest.mark.parametrize("text", ["https://targi.example/", "ftp://x", "https://", "*", "null"])
def test_an_origin_is_a_scheme_and_a_host(text: str) -> None:
    """Not a page, and not everybody."""
    with pytest.raises(ValueError, match="an origin"):
        read_origin(text)


def test_every_variable_is_documented() -> None:
    """In docs/hosting.md."""
    text = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    for variable, _ in VARIABLES.values():
        assert f"`{variable}`" in text
