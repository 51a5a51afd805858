"""Positions with custom cards: what no printed card can bring about comes back as it was."""

import json
from random import Random
from typing import Any

import pytest

from targi import Event, Game, PositionError, Ruleset
from targi.cards import CardsFile, parse_cards_file
from targi.lessons.seats import Seat
from targi.rules.limits import MAX_TOKENS
from tests.reference.custom_cards import random_cards
from tests.reference.effort import effort
from tests.reference.random_play import (
    check_positions_and_records,
    check_states_of_game,
    check_undo_and_redo,
)
from tests.rules.table import moves, on_dune, play, situation

BATCHES = 6
GAMES = effort(36, plain=6)
GAMES_WITH_HISTORY = effort(12, plain=6)


def own(text: str) -> Ruleset:
    """The expansion with these corrections."""
    return Ruleset("expansion", cards=parse_cards_file(text, "own.toml"))


def random_ruleset(n: int) -> Ruleset:
    """The n-th random card file; every third is of the base box."""
    box = ("base", "expansion", "expansion")[n % 3]
    return Ruleset(box, cards=random_cards(Random(f"own cards {n}"), box))


def check(game: Game) -> None:
    """The position comes back as the same state."""
    position = json.loads(json.dumps(game.position()))
    twin = Game.from_position(position, seed=1, cards=game.ruleset.cards)
    assert twin.state.to_bytes() == game.state.to_bytes()
    assert twin.position() == position


@pytest.mark.slow
@pytest.mark.rule("9.6")
@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_own_cards_play_soundly_and_come_back(batch: int) -> None:
    """Whatever the vocabulary can say: positions at every decision, all invariants of play."""
    for n in range(batch, GAMES, BATCHES):
        check_states_of_game(n, random_ruleset(n), load_one_in=1)


@pytest.mark.slow
@pytest.mark.rule("9.6")
@pytest.mark.parametrize("batch", range(BATCHES))
def test_games_with_random_own_cards_have_records(batch: int) -> None:
    """Undo, redo and records, with the card file that they name."""
    for n in range(batch, GAMES_WITH_HISTORY, BATCHES):
        check_undo_and_redo(n, random_ruleset(1000 + n))
        check_positions_and_records(n, random_ruleset(1000 + n), record_one_in=40)


BORDERS = own("[dunes]\nD13 = { effects = [{ free_border = {} }, { opponents_border = {} }] }\n")


@pytest.mark.rule("5.35", "9.6")
def test_each_of_two_border_effects_is_known_again() -> None:
    """First a card that nobody took, then one of the opponent's: never the other way round."""
    game = on_dune("D13", Seat("2 dates"), Seat(targis="6"), ruleset=BORDERS)
    play(game, "use D13")
    assert "use 6" not in moves(game)
    check(game)
    play(game, "decline")
    assert "use 6" in moves(game)
    assert "use 10" not in moves(game)
    check(game)


TRIBES = own(
    """
    [dunes.D17]
    effects = [
      { pick_tribe = { cards = 2, goods = 2 } },
      { hand_play_reduced = { goods = 1, gold = 1 } },
      { display_for_water = { water = 1 } },
    ]
    """
)


@pytest.mark.rule("5.33", "5.36", "9.6")
def test_each_of_several_effects_on_tribe_cards_is_known_again() -> None:
    """A card picked, a hand card for less, a card under a marker: each at its own part."""
    rich = Seat("9 dates 9 salt 9 pepper 3 gold 5 water", hand="XO1", markers="2,2")
    game = on_dune("D17", rich, ruleset=TRIBES, tribes_pile="XO2 XO3 XR1 XR2 XW1 XW2")
    play(game, "use D17")
    asked = set()
    while game.position()["pending"]:
        check(game)
        move = next(text for text in moves(game) if "water" not in text)
        asked.add(move)
        play(game, move)
    assert {"less goods", "pay cost", "display 2,2"} <= asked


@pytest.mark.rule("5.22", "9.6")
def test_consolations_of_several_cards_come_together() -> None:
    """As one choice, however many cards console: eleven nearly fill a display."""
    ids = "XO1 XO2 XO3 XO4 / XR1 XR2 XR3 XR4 / XW1 XW2 XW3"
    entries = "".join(
        f"{card} = {{ effects = [{{ consolation = {{ goods = 2 }} }}] }}\n"
        for card in ids.replace("/", "").split()
    )
    console = own(f"[tribes]\n{entries}")
    game = situation(Seat(rows=ids), ruleset=console)
    play(game, "done")
    events: list[Event] = []
    for _ in range(11):
        check(game)
        events += play(game, "take dates")
    events += play(game, "take pepper")  # and so the rest: kinds are chosen in ascending order
    taken = [(event.kind, event.cause) for event in events if event.name == "gain"]
    assert taken == [("dates", "XO1")] * 11 + [("pepper", "XO1")] * 11


def test_a_consolation_that_cannot_be_is_refused() -> None:
    """By another card than the first, or after a good from a goods card."""
    console = own(
        "[tribes]\nXO1 = { effects = [{ consolation = { goods = 1 } }] }\n"
        "XO2 = { effects = [{ consolation = { goods = 1 } }] }\n"
    )
    game = situation(Seat(rows="XO1 XO2"), ruleset=console)
    play(game, "done")
    position: Any = game.position()
    position["pending"][0]["by"] = "XO2"
    refused(position, console.cards, "pending[0].by: expected 'XO1' (the first card that consoles")
    position["pending"][0]["by"] = "XO1"
    position["this_round"]["blue"]["goods_from_cards"] = ["salt"]
    refused(position, console.cards, "pending[0].by: a goods card has given a good this round")


def refused(position: Any, cards: CardsFile | None, complaint: str) -> None:
    """The position is refused with this complaint."""
    with pytest.raises(PositionError) as error:
        Game.from_position(position, cards=cards)
    assert complaint in str(error.value)


def test_as_many_tokens_as_any_game_can_bring_come_back() -> None:
    """Custom cards may give many; beyond what they can give, a position is refused."""
    game = situation(Seat("4 vp"), ruleset=BORDERS)
    position: Any = game.position()
    position["players"]["blue"]["vp"] = MAX_TOKENS
    check(Game.from_position(position, seed=1, cards=BORDERS.cards))
    position["players"]["blue"]["vp"] += 1
    refused(position, BORDERS.cards, "players.blue.vp: expected a whole number from 0 to 100000")


@pytest.mark.rule("6.1")
def test_many_tokens_returned_at_once_are_told_as_they_are() -> None:
    """More than 255 gold, which custom cards can give in one turn, is one event."""
    game = situation(Seat("300 gold"), ruleset=BORDERS)
    events = play(game, "done")
    told = [(event.amount, event.kind, event.rule) for event in events if event.name == "lose"]
    assert told == [(297, "gold", "6.1")]
