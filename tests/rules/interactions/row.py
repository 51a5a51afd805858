"""What a row of the table of interactions is, and how it is played and compared.

The rows themselves are in the modules beside this one, by what happens in them.
"""

from dataclasses import dataclass, field
from typing import Any

from targi import Game
from targi.lessons.seats import NOTHING
from tests.rules.positions import with_base
from tests.rules.table import Seat, expansion, hand, holds, look, moves, once_left, play, raid, rows


@dataclass(frozen=True, slots=True)
class Row:
    """A pair and the expected result; what is None or empty is not looked at.

    The pair names what works on what, joined by " x ": cards by their ids, border cards by their
    numbers, those of the expansion as "x1". After " on " comes the border card that a dune uses,
    after ":" what is special.
    """

    pair: str
    blue: Seat
    plays: str = ""  # "use D13; use 13"
    holds: str | None = None  # blue's tokens afterwards
    rows: str | None = None  # blue's display
    hand: str | None = None
    once: str | None = None  # cards that still have their action marker
    stored: int | None = None
    next: int | None = None  # Targis that white may place in the next round
    offers: str = ""  # moves that must be possible
    refuses: str = ""  # and that must not
    white: Seat | None = None
    base: str = ""  # cards of the base box in the deck
    border: tuple[int, ...] = ()  # numbers with the base box's border card
    course: dict[str, Any] = field(default_factory=dict)

    @property
    def names(self) -> list[str]:
        """What the pair names."""
        return self.pair.partition(":")[0].partition(" on ")[0].split(" x ")

    def game(self) -> Game:
        """The situation: at the raid on a corner if the course names one, else at blue's move."""
        ruleset = with_base(self.base, border=self.border)
        if "corner" in self.course:
            return raid(self.blue, ruleset=ruleset, **self.course)
        return expansion(self.blue, self.white or NOTHING, ruleset=ruleset, **self.course)


def check(row: Row) -> None:
    """Play the row and compare."""
    game = row.game()
    play(game, *listed(row.plays))
    position = look(game)
    found = {
        "holds": holds(game),
        "rows": rows(game),
        "hand": hand(game),
        "once": " ".join(once_left(game)),
        "stored": position["players"]["blue"]["stored_gold"],
        "next": position["this_round"]["white"]["targis_next"],
    }
    expected = {name: getattr(row, name) for name in found if getattr(row, name) is not None}
    assert {name: found[name] for name in expected} == expected
    possible = {*moves(game)}
    assert {*listed(row.offers)} <= possible
    assert not {*listed(row.refuses)} & possible


def listed(text: str) -> list[str]:
    """The moves of a text like "use D13; use 13"."""
    return [move for move in text.split("; ") if move]


WHITE = Seat(targis="5 6 7")
ON_14_13 = Seat(targis="13 14 15")
ROUND_2 = {"round": 2}


def d13(tokens: str = "", cards: str = "", **more: Any) -> Seat:
    """Blue with a Targi on D13."""
    return Seat(tokens, rows=cards, placed="2 3", dunes="D13", **more)


def d14(tokens: str = "", cards: str = "", **more: Any) -> Seat:
    """Blue with a Targi on D14."""
    return Seat(tokens, rows=cards, placed="2 3", dunes="D14", **more)


def noble(tokens: str, cards: str, hand: str, **more: Any) -> Seat:
    """Blue with a Targi on the Noble (from round 2 on)."""
    return Seat(tokens, rows=cards, hand=hand, targis="1", **more)


def tribal(tokens: str, cards: str, **more: Any) -> Seat:
    """Blue with a Targi on the Tribal Expansion."""
    return Seat(tokens, rows=cards, targis="14", **more)
