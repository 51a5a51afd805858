"""Rule 9.6: corrected cards are played as the file says, also where no printed card goes so far."""

from dataclasses import replace

import pytest

from targi import Ruleset
from targi.cards import parse_cards_file
from tests.rules.table import Seat, buying, holds, moves, play


def corrected(text: str) -> Ruleset:
    """The expansion with some cards as an own file has them."""
    return replace(Ruleset("expansion"), cards=parse_cards_file(text, "own.toml"))


@pytest.mark.rule("9.6", "5.9")
@pytest.mark.parametrize(("water", "offered"), [(1, False), (2, True)])
def test_an_extra_may_ask_for_water_on_top_of_the_costs_own(water: int, offered: bool) -> None:
    """All of it has to be there."""
    own = corrected(
        "[tribes]\nXO3 = { cost = { water = 1 }, extra = { cost = { water = 1 }, vp = 2 } }\n"
    )
    game = buying("XO3", Seat(f"{water} water"), ruleset=own)
    play(game, "use 2,2")
    assert ("pay cost and extra" in moves(game)) == offered
    if offered:
        play(game, "pay cost and extra")
        assert holds(game) == "2 vp"
