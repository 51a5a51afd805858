"""Whatever can be seen on the drawn table is said in its sentences.

The drawing is taken apart, cell by cell and line by line, and each thing in it is looked for in the
sentence that must have it.
"""

import re
from collections.abc import Iterator
from itertools import chain
from typing import Any

import pytest

from targi import Game
from targi.terminal.playing.table_view import BORDER, TableView
from targi.text import Phrase, words
from targi.text.naming import SEATS, token
from targi.text.table import TableWords
from tests.game.sample_games import EXPANSIONS, moments

pytestmark = pytest.mark.slow

ENGLISH = words("en")
KINDS = {"d": "dates", "s": "salt", "p": "pepper", "g": "gold", "w": "water", " VP": "vp"}
EVERY = 23  # moments of games


def said(phrases: Iterator[Phrase]) -> list[str]:
    """Phrases in English."""
    return [ENGLISH.say(one) for one in phrases]


def sections(game: Game) -> dict[str, list[str]]:
    """The table in sentences, by heading."""
    told = TableWords(game.position(), game.ruleset.catalogue).sections(game.scores())
    return {ENGLISH.say(heading): said(sentences) for heading, sentences in told}


def drawing(game: Game) -> list[str]:
    """The table as it is drawn."""
    catalogue = game.ruleset.catalogue
    return str(TableView(game.position(), catalogue, game.scores(), ENGLISH)).splitlines()


def cells(game: Game) -> Iterator[tuple[str, list[str]]]:
    """Every place of the board with the lines drawn there, by number or by row and column."""
    lines = [line for line in drawing(game) if line.startswith(("|", "+"))]
    height = next(n for n, line in enumerate(lines[1:]) if line.startswith("+"))
    for row, numbers in enumerate(BORDER):
        drawn = [line.split("|")[1:-1] for line in lines[row * (height + 1) :][1 : height + 1]]
        for column, number in enumerate(numbers):
            name = f"({number})" if number else f"{row},{column}"
            yield name, [line[column].strip() for line in drawn if line[column].strip()]


def by_place(told: dict[str, list[str]]) -> dict[str, str]:
    """The sentences about each place; that about a raid's demand follows its place."""
    found = {line[:3]: line for line in told["Centre"]}
    name = ""
    for line in told["Border"]:
        if place := re.match(r"[A-Z][A-Za-z ]* (\(\d+\)): ", line):
            name = place[1]
        found[name] = f"{found.get(name, '')} {line}"
    return found


def spelt_out(drawn: str) -> list[str]:
    """The short tokens of a cell as sentences say them: `2s` is `2 salt`."""
    found = re.findall(r"(\d+)( VP|[dspgw]\b)", drawn)
    return [ENGLISH.say(token(KINDS[kind], int(number))) for number, kind in found]


def things(lines: list[str]) -> Iterator[str]:
    """What sentences must say about a place where this is drawn."""
    for line in lines[1:]:
        if owner := re.fullmatch("(Targi|Marker) (blue|white)", line):
            yield f"a {owner[1].replace('M', 'm')} of {owner[2].title()}"
        elif line == "Both markers":
            yield from ("a marker of Blue", "a marker of White")
        elif goods := re.fullmatch(r"\d+ goods?", line):
            yield goods[0]
        elif re.search(r"\d", line):
            yield from spelt_out(line)
        else:
            yield line.lower()
    yield from lines[0].split()[1:2]  # the id
    yield from spelt_out(lines[0])


def sampled() -> Iterator[Game]:
    """Moments of games of both boxes."""
    for number, game in enumerate(chain(moments(3), moments(6, rulesets=EXPANSIONS))):
        if number % EVERY == 0:
            yield game


def test_every_thing_drawn_in_a_cell_is_said_of_its_place() -> None:
    """Names, costs, goods, VP, demands of raids, figures, markers and what lies face down."""
    for game in sampled():
        said_of = by_place(sections(game))
        names = {f"({card.number})": card.name for card in game.ruleset.catalogue.border}
        for name, lines in cells(game):
            for thing in things(lines):
                if name in names and thing in names[name].replace("_", " "):
                    continue  # the place itself
                assert thing in said_of[name].lower() or thing in said_of[name], (name, lines)


def test_every_line_below_the_board_is_said() -> None:
    """The course, open cards, dunes, the top of the discards, and all that players hold."""
    for game in sampled():
        told = [line for lines in sections(game).values() for line in lines]
        lines = drawing(game)
        board = [n for n, line in enumerate(lines) if line.startswith("+")]
        course = " ".join(line.strip() for line in lines[: board[0]])
        below = " ".join(line.strip() for line in lines[board[-1] + 1 :])
        rest = below[below.index("victory points") + len("victory points") :]
        for line in told:
            course, rest = course.replace(line, ""), rest.replace(line, "")
        points = game.scores()
        for seat, name in (("blue", "Blue"), ("white", "White")):
            total = points[seat]["total"]
            rest = re.sub(f"{name}, {total} points?(, starting player)?", "", rest)
            assert any(
                line.startswith((f"{name} has {total} point", f"{name} has no points"))
                for line in told
            )
        assert course.strip() == rest.strip() == ""


@pytest.mark.parametrize("seat", SEATS)
def test_the_starting_player_is_said(seat: Any) -> None:
    """Who has the mark in the drawing."""
    game = Game("base", seed=1, first=seat)
    assert f"{seat.title()} is the starting player." in sections(game)["The game"]
    assert any(
        line.startswith(seat.title()) and line.endswith("starting player") for line in drawing(game)
    )
