"""`str(game)`: the board in a few lines of codes."""

import re

from targi import Game
from tests.game.sample_games import EXPANSIONS, moments
from tests.rules.table import Seat, situation


def test_a_game_shows_its_board() -> None:
    """Border and centre, who stands where, the dunes, and what the players have."""
    game = Game("expansion", seed=7)
    for _ in range(14):
        game.play(game.legal_moves()[0])
    assert str(game).splitlines() == [
        "round 1, act, white to move",
        "16          1 robber    2           3 b         4",
        "15 targia   XT8         G13 w       XR9         5",
        "14          G24         XC5         G08 b       6 b",
        "13          XC4         G10 w       XR6         7",
        "12          11          10          9 b         8",
        "dunes: D02, D04, D08",
        "blue: dates 1, salt 1, pepper 1, gold 1, water 2, vp 4",
        "white: dates 1, gold 2, water 1, vp 4",
    ]


def test_displays_and_hands_are_shown() -> None:
    """Row by row, and no line where nothing is displayed."""
    game = situation(Seat("3 dates", rows="BO4 BO5 / / BR6", hand="BT1"))
    assert str(game).splitlines()[-3:] == [
        "blue: dates 3, hand BT1",
        "  BO4 BO5 / - / BR6",
        "white:",
    ]


def test_every_moment_is_shown_in_a_few_short_lines() -> None:
    """With figures on dunes, and after the end, when nobody is to move."""
    seen = ""
    for game in moments(len(EXPANSIONS), rulesets=EXPANSIONS):
        text = str(game)
        assert len(text.splitlines()) <= 12
        assert max(map(len, text.splitlines())) <= 80
        seen += text
    assert "over\n" in seen
    assert re.search("dunes: .*D[0-9]+ [bw]", seen)
