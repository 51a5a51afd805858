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


@pytest.mark.rule("9.6", "5.26")
@pytest.mark.parametrize(
    ("card", "gifts"), [("XO3", ["take gold", "take vp"]), ("XW2", ["take 2 water", "take 3 vp"])]
)
def test_several_cards_may_let_a_player_choose_a_gift(card: str, gifts: list[str]) -> None:
    """Each gives what its own line of the file says."""
    own = corrected("""
        [tribes.XO3]
        cost = { salt = 1 }
        effects = [{ choose = { options = [{ gold = 1 }, { vp = 1 }] } }]
        [tribes.XW2]
        cost = { salt = 1 }
        effects = [{ choose = { options = [{ water = 2 }, { vp = 3 }] } }]
    """)
    for gift in gifts:
        game = buying(card, Seat("1 salt"), ruleset=own)
        play(game, "use 2,2", "pay cost")
        assert moves(game) == gifts
        play(game, gift)
        taken = gift.removeprefix("take ")
        assert holds(game) == (taken if taken[0].isdigit() else f"1 {taken}")
