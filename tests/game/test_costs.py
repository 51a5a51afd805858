"""What an open tribe card would cost a player: discounts with their causes, and what is missing."""

from random import Random

import pytest

from targi import Game
from targi.game.costs import Price, Spared, prices_for
from targi.game.moves.questions import asked
from tests.rules.table import Seat, buying, expansion, moves, on_dune, play, situation


def price(game: Game, card: str, seat: int = 0) -> Price:
    """The first of a card's costs."""
    return prices_for(game.state, seat)[card][0]


def test_a_card_of_the_centre_costs_less_by_a_card_of_the_same_symbol() -> None:
    """BC3 costs 2 dates, 2 salt and 1 pepper; BC6 leaves out one of them, whichever one likes."""
    game = buying("BC3", Seat("2 dates 2 salt", rows="BC6"))
    found = price(game, "BC3")
    assert found.pays == {"dates": 2, "salt": 2, "pepper": 1}
    assert found.spares == (Spared("goods", 1, "BC6"),)
    assert found.missing == {}


def test_where_only_one_kind_is_asked_for_it_is_the_one_left_out() -> None:
    """BO1 costs 1 pepper and 1 gold: with BO5 the gold alone."""
    found = price(buying("BO1", Seat(rows="BO5")), "BO1")
    assert found.pays == {"gold": 1}
    assert found.spares == (Spared("pepper", 1, "BO5"),)
    assert found.missing == {"gold": 1}


def test_without_a_discount_nothing_is_spared() -> None:
    """And what is missing is told by kind."""
    found = price(buying("BC3", Seat("1 dates", rows="BO5")), "BC3")
    assert (found.spares, found.missing) == ((), {"dates": 1, "salt": 2, "pepper": 1})


def test_what_a_discount_covers_is_not_missing() -> None:
    """BC3 lacks 3 goods of two kinds, and any 2 of them are enough; of one kind it is that one."""
    game = buying("BC3", Seat("2 dates", rows="BC6"))
    assert price(game, "BC3").missing == {"goods": 2}
    game = buying("BC3", Seat("2 dates 1 pepper", rows="BC6"))
    assert price(game, "BC3").missing == {"salt": 1}


def test_the_alternative_has_a_price_of_its_own() -> None:
    """BC6 costs 1 date and 2 pepper, or 1 gold, which no discount touches (rule 5.8)."""
    game = buying("BT6", Seat("1 gold", rows="BC6"))
    cost, alternative = prices_for(game.state, 0)["BT6"]
    assert (cost.pays, cost.missing) == ({"dates": 1, "salt": 2}, {"dates": 1, "salt": 2})
    assert (alternative.pays, alternative.missing) == ({"gold": 1}, {})


def test_prices_are_those_of_the_player_one_asks_about() -> None:
    """The opponent has other cards and other goods."""
    game = buying("BO1", Seat("1 gold", rows="BO5"), Seat("1 pepper 1 gold"))
    assert price(game, "BO1", seat=0).pays == {"gold": 1}
    theirs = price(game, "BO1", seat=1)
    assert (theirs.pays, theirs.spares, theirs.missing) == ({"pepper": 1, "gold": 1}, (), {})
    assert game.to_move == "blue"


def test_the_hand_card_is_priced_as_the_noble_plays_it() -> None:
    """BC7 leaves out 1 good at the Noble (rule 5.24), on top of the discount for the symbol."""
    game = buying("BR1", Seat("1 gold", rows="BC7 BO5", hand="BO2"))
    found = price(game, "BO2")
    assert found.pays == {"gold": 1}
    assert found.spares == (Spared("dates", 1, "BC7"), Spared("salt", 1, "BO5"))
    assert price(game, "BR1").spares == ()


def test_a_hand_card_that_is_played_by_a_card_costs_a_good_on_top() -> None:
    """BW8 asks for any good besides the cost (rule 5.24)."""
    game = situation(Seat("2 dates 1 pepper", rows="BW8", hand="BC5"))
    play(game, "use hand")
    assert price(game, "BC5").pays == {"dates": 1, "pepper": 1, "goods": 1}


def test_a_full_display_has_no_prices() -> None:
    """Nothing can be played any more (rule 5.12)."""
    full = "BO1 BO2 BO3 BO4 / BW1 BW2 BW3 BW4 / BC1 BC2 BC3 BC4"
    assert prices_for(buying("BT1", Seat("9 gold", rows=full)).state, 0) == {}


def test_water_is_spared_too() -> None:
    """XO7 costs 1 date and 1 gold, or 1 date and 2 water; XW7 leaves out 1 water (rule 5.27)."""
    game = buying("XO7", Seat("1 dates 1 water", rows="XW7"), ruleset="expansion")
    cost, alternative = prices_for(game.state, 0)["XO7"]
    assert (cost.spares, cost.missing) == ((), {"gold": 1})
    assert alternative.pays == {"dates": 1, "water": 1}
    assert alternative.spares == (Spared("water", 1, "XW7"),)
    assert alternative.missing == {}


def test_a_dune_that_leaves_out_gold_asks_for_a_cost_with_gold() -> None:
    """D18 plays the hand card with 2 goods less, or with 1 gold less (rule 5.36)."""
    game = on_dune("D18", Seat("1 dates 2 water", hand="XO7"))
    play(game, "use D18")
    assert [one.spares for one in prices_for(game.state, 0)["XO7"]] == [(), ()]
    play(game, next(move for move in moves(game) if "gold" in move))
    (found,) = prices_for(game.state, 0)["XO7"]
    assert (found.pays, found.spares) == ({"dates": 1}, (Spared("gold", 1, "D18"),))


def test_cards_turned_up_to_be_picked_are_priced_with_what_the_dune_leaves_out() -> None:
    """D17: several tribe cards, one of which costs a good less (rule 5.36)."""
    game = on_dune("D17", Seat("1 dates 1 salt 1 pepper"))
    play(game, "use D17")
    picks = [move.split()[1] for move in moves(game) if move.startswith("pick ")]
    assert picks
    for card in picks:
        causes = {one.cause for cost in prices_for(game.state, 0)[card] for one in cost.spares}
        assert causes <= {"D17"}
    assert any(cost.spares for card in picks for cost in prices_for(game.state, 0)[card])


def test_a_card_displayed_for_water_alone_keeps_the_price_of_its_cost() -> None:
    """D03: what is asked then is only the row (rule 5.33); the dune itself is no tribe card."""
    seat = Seat("2 dates 4 water", rows="XO1", markers="2,2")
    game = on_dune("D03", seat, centre={"2,2": "XO2"})
    play(game, "use D03")
    play(game, moves(game)[0])
    assert asked(game.state).name == "row"
    assert price(game, "XO2").pays == {"salt": 1, "pepper": 1, "gold": 1}


def test_stock_that_stands_for_gold_counts_as_payable() -> None:
    """XT7: with the Noble, water and a good instead of 1 gold (rule 5.27)."""
    hand = Seat("1 dates 1 salt 1 water", rows="XT7", hand="XO7")
    assert price(expansion(hand), "XO7").missing == {}


@pytest.mark.parametrize("box", ["base", "expansion"])
def test_prices_agree_with_what_can_be_paid(box: str) -> None:
    """Whenever a card is offered, a cost is payable just if nothing is missing for it."""
    offered = 0
    for seed in range(6):
        game, random = Game(ruleset=box, seed=seed), Random(seed)
        while not game.over:
            question = asked(game.state)
            if question.name == "tribe" and game.state.me().cards < 12:
                costs = prices_for(game.state, game.state.to_move)[str(question.parameters["card"])]
                names = ["pay cost", "pay alternative"][: len(costs)]
                able = [not cost.missing for cost in costs]
                assert [name in moves(game) for name in names] == able
                offered += 1
            game.play(random.choice(moves(game)))
    assert offered > 40
