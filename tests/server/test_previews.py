"""What a move would do and cost, before it is made."""

import json
from typing import Any

import msgspec

from targi import Game
from targi.server.machine.previews import legal_previews, prices, question_now
from tests.rules.table import Seat, buying, expansion, holds, play, raid, situation
from tests.server.tables import against_bot, playing


def preview(game: Game, move: str) -> dict[str, Any]:
    """What viewers are told about a legal move."""
    found: dict[str, Any] = next(one for one in legal(game) if one["move"] == move)
    return found


def legal(game: Game) -> list[dict[str, Any]]:
    """What viewers are told about all legal moves."""
    found: list[dict[str, Any]] = plain(legal_previews(game, game.ruleset.catalogue))
    return found


def plain(value: object) -> Any:
    """A value as viewers are sent it."""
    return json.loads(msgspec.json.encode(value))


def test_the_cost_of_a_card_is_shown_with_its_discount_and_the_reason() -> None:
    """BO1 costs 1 pepper and 1 gold; with BO5 the pepper is left out, the gold is due."""
    game = buying("BO1", Seat("1 pepper 1 gold", rows="BO5"))
    play(game, "use 2,2")
    shown = preview(game, "pay cost")
    assert shown["pays"] == {"gold": 1}
    assert shown["spares"] == [{"kind": "pepper", "amount": 1, "cause": "BO5"}]
    play(game, "pay cost", "row 1")
    assert holds(game) == "1 pepper"


def test_a_cost_that_depends_on_a_choice_is_shown_with_that_choice() -> None:
    """BO3 costs 2 dates, 1 salt and 2 pepper; with BO5 one of them less."""
    game = buying("BO3", Seat("2 dates 1 salt 2 pepper", rows="BO5"))
    play(game, "use 2,2")
    assert "pays" not in preview(game, "pay cost")
    play(game, "pay cost")
    shown = preview(game, "leave salt")
    assert shown["pays"] == {"dates": 2, "pepper": 2}
    assert shown["spares"] == [{"kind": "salt", "amount": 1, "cause": "BO5"}]


def test_without_a_discount_the_printed_cost_is_shown() -> None:
    """BC6 costs 1 date and 2 pepper, or 1 gold."""
    game = buying("BC6", Seat("1 dates 1 salt 2 pepper 1 gold"))
    play(game, "use 2,2")
    cost, alternative = preview(game, "pay cost"), preview(game, "pay alternative")
    assert (cost["pays"], alternative["pays"]) == ({"dates": 1, "pepper": 2}, {"gold": 1})
    assert "spares" not in cost


def test_a_trade_says_what_is_given_and_what_comes_of_it() -> None:
    """At the Trader three of a kind make gold."""
    game = situation(Seat("3 salt", targis="5"), round=2)
    play(game, "use 5")
    shown = preview(game, "trade 3 salt for gold")
    assert shown["pays"] == {"salt": 3}
    assert shown["does"][0]["says"]["id"] == "event-exchange"
    assert shown["does"][0]["rule"] == "5.14"


def test_a_preview_changes_nothing_and_stops_at_the_first_card() -> None:
    """Looking is free, and shows no card that is still face down."""
    game = situation(Seat("1 dates", targis="13"), round=2)
    before = game.position()
    shown = preview(game, "use 13")
    assert game.position() == before
    play(game, "use 13")
    turned_up = game.history[-1].up
    assert turned_up
    assert not any(card in str(shown) for card in turned_up)


def reasons(game: Game) -> dict[str, list[str]]:
    """By move the own cards that viewers are told are behind it."""
    return {one["move"]: one["because"] for one in legal(game) if "because" in one}


def test_every_open_tribe_card_has_its_price_while_placing() -> None:
    """A camp costs 1 good less by BC6; another symbol costs what is printed."""
    centre = {"2,2": "BC3", "1,2": "BO1"}
    seat = Seat("2 dates 2 salt", rows="BC6")
    found = plain(prices(situation(seat, phase="place", round=2, centre=centre), "blue"))
    spares = [{"kind": "goods", "amount": 1, "cause": "BC6"}]
    pays = {"dates": 2, "salt": 2, "pepper": 1}
    assert found["BC3"] == [{"pays": pays, "spares": spares}]
    assert found["BO1"] == [{"missing": {"pepper": 1, "gold": 1}}]


def test_prices_of_the_expansion_spare_water() -> None:
    """XW7 leaves 1 water out of the alternative of XO7."""
    game = buying("XO7", Seat("1 dates 1 water", rows="XW7"), ruleset="expansion")
    spares = [{"kind": "water", "amount": 1, "cause": "XW7"}]
    assert plain(prices(game, "blue"))["XO7"] == [
        {"missing": {"gold": 1}},
        {"pays": {"dates": 1, "water": 1}, "spares": spares},
    ]


def test_only_people_are_told_prices() -> None:
    """Bots need none, and messages stay small; between two people each has prices of his own."""
    assert against_bot().moment()["prices"].keys() == {"blue"}
    assert playing().moment()["prices"].keys() == {"blue", "white"}


def test_a_move_names_the_cards_that_make_it_possible_or_better() -> None:
    """The robber's card, a trade one for one, the Silversmith, the end of a turn before a raid."""
    assert reasons(situation(Seat(rows="BW6"), phase="place", round=6)) == {"place 7": ["BW6"]}
    game = situation(Seat("1 salt", rows="BC8", targis="5"))
    assert reasons(game) == {"use 5": ["BC8"]}
    game = expansion(Seat("4 dates 2 gold", rows="XO8", targis="10"))
    assert reasons(game) == {"use 10": ["XO8"]}
    game = situation(Seat(rows="BO6"), Seat("9 vp"), round=3, first="white")
    assert reasons(game) == {"done": ["BO6"]}


def test_a_card_that_is_the_move_itself_is_not_told_as_its_reason() -> None:
    """Who plays XW9 knows by which card."""
    game = raid(Seat("4 dates 9 vp", rows="XW9"), ruleset="expansion")
    assert "use XW9" in [one["move"] for one in legal(game)]
    assert reasons(game) == {}


def test_a_question_names_the_card_that_asks_it() -> None:
    """BW8 plays the hand card; who is asked by nothing of his own is told nothing."""
    game = situation(Seat("3 dates 1 salt 1 pepper", rows="BW8", hand="BC5", targis="7"))
    assert question_now(game, game.ruleset.catalogue).because == ()
    play(game, "use hand")
    assert question_now(game, game.ruleset.catalogue).because == ("BW8",)
