"""Section 9, as far as it concerns the base box: the ruleset, and custom cards."""

import pytest

from targi import Game, Ruleset, RulesetError
from targi.cards import CardError, base, parse
from tests.rules.table import card_file, look


@pytest.mark.rule("9.1")
def test_the_ruleset_of_the_base_box_is_called_base() -> None:
    """It is the default; a name that is none is refused."""
    assert look(Game(seed=1))["ruleset"] == "base"
    assert Game("base", seed=1).position() == Game(seed=1).position()
    assert str(Ruleset("base")) == "base"
    with pytest.raises(RulesetError, match="base"):
        Game("bass", seed=1)


@pytest.mark.rule("9.6")
def test_own_card_files_keep_decks_full_costs_small_and_effects_known() -> None:
    """A corrected card is read; nine cards a symbol, four of a kind and the vocabulary are held."""
    text = card_file()
    line = 'BO1 = { symbol = "oasis", vp = 2, cost = { pepper = 1, gold = 1 } }'
    assert line in text
    better = parse(text.replace(line, line.replace("vp = 2", "vp = 3")), "own.toml")
    assert better.tribe("BO1").vp == base().tribe("BO1").vp + 1
    four = parse(text.replace(line, line.replace("pepper = 1", "pepper = 4")), "own.toml")
    assert four.tribe("BO1").cost.pepper == 4
    for wrong in (
        line.replace("oasis", "well"),  # eight oases, ten wells
        line.replace("pepper = 1", "pepper = 5"),
        line.replace(" } }", " }, effects = [{ riches = { gold = 9 } }] }"),
        "",
    ):
        with pytest.raises(CardError):
            parse(text.replace(line, wrong), "own.toml")
