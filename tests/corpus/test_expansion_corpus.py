"""The recorded games of the expansion replay strictly, and show all its cards, dunes and moves."""

from collections import Counter
from functools import cache

import pytest

from targi import Event, Game
from targi.cards import all_cards, expansion
from targi.game.moves import events
from tests.corpus.make_expansion import (
    CORPUS,
    ENDS,
    GAMES,
    begin,
    headers,
    path,
    play,
    read,
    ruleset,
    text,
)

NUMBERS = range(1, GAMES + 1)


@cache
def games() -> tuple[Game, ...]:
    """All recorded games."""
    return tuple(map(read, NUMBERS))


def moves() -> set[str]:
    """Every text of a move that was played."""
    return {str(played.move) for game in games() for played in game.history}


def happened() -> list[Event]:
    """Every event of all games."""
    return [event for game in games() for played in game.history for event in played.events]


@pytest.mark.parametrize("number", NUMBERS)
def test_a_recorded_game_replays_strictly(number: int) -> None:
    """Every move, card and score is right, the cards follow from seed or key, nothing is lost."""
    game = read(number)
    assert game.record() == text(number)
    assert game.ruleset == ruleset(number)
    assert game.dealt_by_key
    assert game.over == (number not in ENDS)


def test_no_game_is_missing_or_unknown() -> None:
    """The folder holds what the list says."""
    assert {*CORPUS.iterdir()} == {path(number) for number in NUMBERS}


@pytest.mark.parametrize("number", [3, 8, 81, 87])
def test_the_games_can_be_made_again(number: int) -> None:
    """The recipe still leads to the same records."""
    game = begin(number)
    play(game, number)
    assert game.record(**headers(number)) == text(number)


def test_every_variant_is_finished_several_times() -> None:
    """At least fifty games in all: boxes, options, decks, borders and cards of one's own."""
    finished = [game.ruleset for game in games() if game.over]
    assert len(finished) >= 50
    names = Counter(ruleset.name for ruleset in finished)
    assert min(names.values()) >= 5
    assert set(names) == {
        *("expansion", "expansion+easier", "expansion+literal", "expansion+water"),
        "expansion+easier+literal+water",
    }
    for variant in ("deck", "border", "cards"):
        assert sum(bool(getattr(one, variant)) for one in finished) >= 5


def test_every_card_is_displayed_and_every_goods_card_is_turned_up() -> None:
    """All ninety tribe cards, the joker dune, a custom card."""
    displayed = {
        event.card
        for event in happened()
        if event.name == "card" and isinstance(event.target, dict) and "display" in event.target
    }
    assert displayed == {card.id for card in all_cards().tribes} | {"D04", "QA1"}
    assert {card.id for card in expansion().goods} <= {event.card for event in happened()}


def test_every_dune_is_carried_out_and_every_once_card_used() -> None:
    """Each dune stands in a move and is the cause of something; so do cards with a marker."""
    dunes = {dune.id for dune in expansion().dunes}
    assert {f"use {dune}" for dune in dunes} <= moves()
    assert dunes <= {event.cause for event in happened()}
    assert {"use XO7", "use XW9", "use XR7", "use XC7"} <= moves()
    assert {"XT8", "XR6"} <= {event.card for event in happened() if event.name == "action_marker"}


def test_every_border_card_of_both_boxes_is_used() -> None:
    """Those with a place to stand on, and the raids of both boxes."""
    used = {
        (game.ruleset.catalogue.border[number].box, number + 1)
        for game in games()
        for played in game.history
        for number in range(16)
        if str(played.move) == f"use {number + 1}" or _raided(played.events, number + 1)
    }
    assert used == {(card.box, card.number) for card in all_cards().border}


def _raided(found: tuple[Event, ...], number: int) -> bool:
    return any(event.name == "raid" and event.source == number for event in found)


def test_every_event_end_and_winner_occurs() -> None:
    """Unpaid and spared raids, stored gold lost, the Targia; both ends, both winners, a draw."""
    assert {event.name for event in happened()} == set(events.NAMES)
    assert {event.kind for event in happened() if event.name == "end"} == {
        *("twelfth_card", "last_raid")
    }
    assert {game.winner for game in games()} == {"blue", "white", "draw", None}


def test_every_kind_of_move_occurs() -> None:
    """Verbs of the notation, and the moves that only one card or border card makes possible."""
    assert {move.split()[0] for move in moves()} == {
        *("place", "use", "done", "pay", "hand", "discard", "leave", "add", "row", "trade", "stop"),
        *("sell", "move", "to", "take", "give", "lift", "none", "decline", "lay"),
        *("targia", "next", "less", "substitute", "swap", "with", "display", "pick"),
    }
    assert {
        *("use hand", "take 3 goods", "pay alternative", "pay cost and extra", "give card"),
        *("swap display", "swap hand", "less goods", "less gold", "trade 3 water for gold"),
        *("trade salt pepper for gold", "sell 2 gold", "take", "next", "stop"),
    } <= moves()
