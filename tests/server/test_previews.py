"""What a move would do and cost, before it is made."""

from typing import Any

from targi import Game
from targi.server.previews import legal_previews
from tests.rules.table import Seat, buying, holds, play, situation


def preview(game: Game, move: str) -> dict[str, Any]:
    """What viewers are told about a legal move."""
    found: list[Any] = legal_previews(game, game.ruleset.catalogue)
    shown: dict[str, Any] = next(one for one in found if one["move"] == move)
    return shown


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
