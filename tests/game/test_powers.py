"""Which of the player's own cards are behind a move: found by trying it without them."""

from random import Random
from typing import Any

import pytest

from targi import Game
from targi.game.moves.events import decode
from targi.game.moves.powers import Powers, asking
from targi.rules import engine
from tests.rules.table import Seat, buying, expansion, look, on_dune, play, raid, situation


def behind(game: Game) -> dict[str, list[str]]:
    """By move the own cards that are behind it, where there are any."""
    powers = Powers(game.state)
    found = {}
    for move in game.legal_moves():
        after = game.state.copy()
        after.tracing = True
        engine.apply(after, move.action)
        found[move.text] = powers.behind(move.action, after, decode(after))
    return {move: cards for move, cards in found.items() if cards}


def placing(blue: Seat, white: Seat, **course: Any) -> dict[str, list[str]]:
    """What is behind blue's moves while placing."""
    return behind(situation(blue, white, phase="place", **course))


def test_the_robbers_card_is_open_by_a_card() -> None:
    """BW6, rule 3.7; all other places need no card. In round 6 the robber is on border card 7."""
    assert placing(Seat(rows="BW6 BO1"), Seat(), round=6) == {"place 7": ["BW6"]}


def test_a_card_opposite_the_opponent_is_open_by_a_card() -> None:
    """XT8, rule 3.7: opposite 5 is 15."""
    found = placing(Seat(rows="XT8"), Seat(targis="5"), first="white", ruleset="expansion")
    assert found == {"place 15": ["XT8"]}


def test_a_dune_can_be_shared_by_a_card() -> None:
    """XR6, rule 3.7."""
    found = placing(
        Seat(rows="XR6"), Seat(dunes="D05"), first="white", ruleset="expansion", dunes="D05 D06 D07"
    )
    assert found == {"place D05": ["XR6"]}


def test_the_trader_offers_more_to_who_trades_one_for_one() -> None:
    """BC8: on the way to the Trader, and at it for just those trades that are one for one."""
    game = situation(Seat("2 dates 1 salt", rows="BC8 BO1", targis="5 7"))
    assert behind(game) == {"use 5": ["BC8"]}
    play(game, "use 5")
    assert behind(game) == {
        f"trade 1 {give} for {get}": ["BC8"]
        for give in ("dates", "salt")
        for get in ("dates", "salt", "pepper")
        if get != give
    }


def test_gold_is_cheaper_by_a_card() -> None:
    """XC8: two goods instead of three."""
    game = expansion(Seat("2 dates", rows="XC8", targis="5"))
    play(game, "use 5")
    assert behind(game)["trade 2 dates for gold"] == ["XC8"]


def test_the_silversmith_buys_more_often_from_who_has_a_card() -> None:
    """XO8 adds an exchange (rule 9.5); nothing else in the display has to do with it."""
    game = expansion(Seat("4 dates 2 gold", rows="XO8 XW7", targis="10"))
    assert behind(game)["use 10"] == ["XO8"]


def test_a_goods_card_gives_more_by_a_card() -> None:
    """BT8: 1 date more in a round in which a goods card gave one (rule 5.21)."""
    game = situation(Seat(rows="BT8", markers="2,2 1,1"), centre={"2,2": "G01", "1,1": "G08"})
    assert behind(game) == {"use 2,2": ["BT8"]}


def test_a_raid_passes_by_who_is_spared() -> None:
    """BO6: it is the end of the turn that brings the raid (rule 7.4)."""
    game = situation(Seat(rows="BO6"), Seat("9 vp"), round=3, first="white")
    assert behind(game) == {"done": ["BO6"]}


def test_a_raid_rewards_and_asks_for_less() -> None:
    """BT7 gives 1 VP to who has met a demand; XC6 leaves out 1 good."""
    assert behind(raid(Seat("4 dates 9 vp", rows="BT7")))["give vp"] == ["BT7"]
    game = raid(Seat("4 dates 9 vp", rows="XC6"), ruleset="expansion")
    assert ["XC6"] in behind(game).values()


def test_a_raid_is_left_by_a_card_with_a_marker() -> None:
    """XW9 is the move and its cause."""
    game = raid(Seat("4 dates 9 vp", rows="XW9"), ruleset="expansion")
    assert behind(game)["use XW9"] == ["XW9"]


def test_a_hand_card_is_played_by_a_card() -> None:
    """BW8, rule 5.24; who is asked about it is asked by BW8."""
    game = situation(Seat("2 dates 1 pepper", rows="BW8", hand="BC5", targis="7"))
    assert asking(game.state) is None
    assert behind(game)["use hand"] == ["BW8"]
    play(game, "use hand")
    assert asking(game.state) == "BW8"


def test_a_cost_is_paid_with_a_discount_by_a_card() -> None:
    """BC6: on the way to the card if it could not be paid without, and in the payment."""
    game = buying("BC3", Seat("2 dates 2 salt", rows="BC6 BO5"))
    assert behind(game)["use 2,2"] == ["BC6"]
    play(game, "use 2,2")
    assert behind(game) == {"pay cost": ["BC6"]}


def test_who_rearranges_is_asked_by_the_card_just_laid() -> None:
    """BO9, rule 5.23."""
    game = buying("BO9", Seat("1 salt 1 pepper 1 gold", rows="BW1 BW2 / BO1"))
    play(game, "use 2,2", "pay cost", "row 1")
    assert asking(game.state) == "BO9"


def test_a_question_by_a_border_card_or_dune_is_by_no_card() -> None:
    """The Trader asks by himself."""
    game = situation(Seat("2 dates", rows="BO1", targis="5"))
    play(game, "use 5")
    assert asking(game.state) is None
    game = on_dune("D20", Seat("3 dates", rows="XO1"))
    play(game, "use D20")
    assert asking(game.state) is None


@pytest.mark.parametrize("box", ["base", "expansion"])
def test_looking_changes_nothing_and_finds_own_cards_only(box: str) -> None:
    """In whole games, at every move."""
    found = set()
    for seed in range(3):
        game, random = Game(ruleset=box, seed=seed), Random(seed)
        while not game.over:
            before = game.state.to_bytes()
            mine = {card for row in look(game)["players"][game.to_move]["rows"] for card in row}
            cards = {card for causes in behind(game).values() for card in causes}
            assert cards <= mine
            assert game.state.to_bytes() == before
            found |= cards
            game.play(random.choice(game.legal_moves()).text)
    assert found
