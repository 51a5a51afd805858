"""What the players are called: by names that can be told apart, else by their colours."""

import pytest

from targi.text import LANGUAGES, words
from targi.text.naming import COLOURS, SEATS, players


def called(blue: str | None, white: str | None) -> list[str]:
    """The players in English, without the isolates around names."""
    said = (words("en").say(name) for name in players(blue, white).values())
    return [name.strip("\u2068\u2069") for name in said]


@pytest.mark.parametrize(
    ("blue", "white", "expected"),
    [
        ("Ann", "Ben", ["Ann", "Ben"]),
        ("Ann", None, ["Ann", "White"]),
        (None, "Ben", ["Blue", "Ben"]),
        ("Blue", "Ben", ["Blue", "Ben"]),
        (" Ann ", "Ben", ["Ann", "Ben"]),
    ],
)
def test_players_go_by_their_names(
    blue: str | None, white: str | None, expected: list[str]
) -> None:
    """Who has none goes by the colour."""
    assert called(blue, white) == expected


@pytest.mark.parametrize("nothing", ["", "\u3164", "\u2800", "\u200b\u202e", " "])
def test_who_has_a_name_that_cannot_be_seen_goes_by_the_colour(nothing: str) -> None:
    """The other keeps the name."""
    assert called(nothing, "Ben") == ["Blue", "Ben"]
    assert called("Ann", nothing) == ["Ann", "White"]
    assert called(nothing, nothing) == ["Blue", "White"]


@pytest.mark.parametrize(
    ("blue", "white"),
    [
        ("Ann", "Ann"),
        ("Ann", "Ann\u200b"),
        ("Ann", "ANN"),
        ("White", None),
        ("weiß", "Ben"),
        ("Ann", "AZUL"),
        ("\u202eBlanc", "Bleu"),
    ],
)
def test_players_who_could_be_mistaken_for_each_other_go_by_their_colours(
    blue: str | None, white: str | None
) -> None:
    """Both names alike, or the colour of the other in any of our languages."""
    assert players(blue, white) == SEATS


@pytest.mark.parametrize("seat", ["blue", "white"])
def test_the_colours_are_those_of_all_languages(seat: str) -> None:
    """As the Fluent files call the seats."""
    assert COLOURS[seat] == {words(code).say(SEATS[seat]).casefold() for code in LANGUAGES}
