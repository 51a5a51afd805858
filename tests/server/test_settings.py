"""Settings from the environment and the command line, and what is said about wrong ones."""

import pytest

from targi.server.settings import (
    VARIABLES,
    Limits,
    Settings,
    SettingsError,
    origin_of,
    read_origin,
    settings_from,
)
from tests.project.files import ROOT


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
        (
            "TARGI_PORT",
            "eighty",
            "TARGI_PORT: expected a whole number from 0 to 65535, found 'eighty'",
        ),
        ("TARGI_PORT", "70000", "0 to 65535"),
        ("TARGI_ORIGINS", "targi.example", "an origin such as"),
        ("TARGI_BOT_PROCESSES", "0", "from 1"),
        ("TARGI_CONNECTIONS", "-1", "from 1"),
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


@pytest.mark.parametrize("text", ["https://targi.example/t", "ftp://x", "https://", "*", "null"])
def test_an_origin_is_a_scheme_and_a_host(text: str) -> None:
    """Not a page, and not everybody."""
    with pytest.raises(ValueError, match="an origin"):
        read_origin(text)


@pytest.mark.parametrize(
    ("text", "origin"),
    [
        ("https://targi.example/", "https://targi.example"),
        ("HTTPS://Targi.Example:443", "https://targi.example"),
        ("http://targi.example:80", "http://targi.example"),
        ("http://targi.example:443", "http://targi.example:443"),
    ],
)
def test_an_origin_is_kept_as_browsers_write_it(text: str, origin: str) -> None:
    """In small letters, and without the port that is meant anyway."""
    assert read_origin(text) == origin


def test_the_usual_port_is_not_written() -> None:
    """Browsers do not, and numbers of the newer kind stand in brackets."""
    assert Settings("sqlite:///x").allowed_origins(80) == {
        "http://127.0.0.1",
        "http://localhost",
        "http://[::1]",
    }
    assert origin_of("::1", 8000) == "http://[::1]:8000"


def test_every_variable_is_documented() -> None:
    """In docs/hosting.md."""
    text = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    for variable, _ in VARIABLES.values():
        assert f"`{variable}`" in text


def test_the_documented_limits_are_the_usual_ones() -> None:
    """In docs/hosting.md and, for clients, in docs/protocol.md."""
    limits = Limits()
    text = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    for name, (at_once, a_second), rate in (
        ("messages on one connection", limits.messages, "5 a second"),
        ("requests from one address", limits.requests, "4 a second"),
        ("pages and their parts", limits.pages, "50 a second"),
        ("tables made", limits.tables, "one in 60 seconds"),
        ("names taken", limits.names, "one in 30 seconds"),
        ("custom card files", limits.cards, "one in 5 seconds"),
        ("looking back", limits.past, "1 a second"),
        ("moves in lessons", limits.learning, "2 a second"),
    ):
        (line,) = [line for line in text.splitlines() if line.startswith(f"| {name}")]
        told = f"{a_second:g} a second" if a_second >= 1 else f"one in {1 / a_second:g} seconds"
        assert (told, f"{at_once:g} at once, then {told}" in line) == (rate, True)
    assert f"| connections from one address | {limits.connections} |" in text
    protocol = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    assert f"may send {limits.messages[0]:g} messages at once" in protocol
    assert f"then {limits.messages[1]:g} a second" in protocol
