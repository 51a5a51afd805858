"""The recorded games replay strictly, and between them show what can happen in a game."""

from collections import Counter
from functools import cache

import pytest

from targi import Game
from targi.cards import base
from targi.game.moves import events
from tests.corpus.make import ENDS, GAMES, begin, headers, path, play, read

NUMBERS = range(1, GAMES + 1)
WITHOUT_PROOF = 65  # unfinished, and an unfinished game does not tell its key


@cache
def games() -> tuple[Game, ...]:
    """All recorded games."""
    return tuple(map(read, NUMBERS))


def moves() -> set[str]:
    """Every text of a move that was played."""
    return {str(played.move) for game in games() for played in game.history}


@pytest.mark.parametrize("number", NUMBERS)
def test_a_recorded_game_replays_strictly(number: int) -> None:
    """Every move, card and score is right, the cards follow from seed or key, nothing is lost."""
    text = path(number).read_text(encoding="utf-8")
    game = Game.from_record(text)
    assert game.record() == text
    assert game.dealt_by_key == (number != WITHOUT_PROOF)
    assert game.over == (number not in ENDS)


def test_no_game_is_missing_or_unknown() -> None:
    """The folder holds what the list says."""
    assert {*path(1).parent.iterdir()} == {path(number) for number in NUMBERS}


@pytest.mark.parametrize("number", [5, 28, 63, 70])
def test_the_games_can_be_made_again(number: int) -> None:
    """The recipe still leads to the same records."""
    game = begin(number)
    play(game, number)
    assert game.record(**headers(number)) == path(number).read_text(encoding="utf-8")


def test_every_card_is_displayed_and_every_goods_card_is_turned_up() -> None:
    """No card of the box stays unplayed."""
    shown = [event for game in games() for played in game.history for event in played.events]
    displayed = {
        event.card
        for event in shown
        if event.name == "card" and isinstance(event.target, dict) and "display" in event.target
    }
    assert {card.id for card in base().tribes} <= displayed
    assert {card.id for card in base().goods} <= {event.card for event in shown}


def test_every_event_occurs() -> None:
    """Unpaid and spared raids, shuffles, stored gold and the rest."""
    seen = {event.name for game in games() for played in game.history for event in played.events}
    assert seen == set(events.NAMES) - {"targia", "action_marker", "lose_stored"}


def test_every_end_and_every_winner_occurs() -> None:
    """By twelfth card and last raid, for both, and a draw; and every way to stop early."""
    ends = Counter(event.kind for game in games() if game.over for event in game.history[-1].events)
    assert ends["twelfth_card"] >= 15
    assert ends["last_raid"] >= 15
    assert {game.winner for game in games()} == {"blue", "white", "draw", None}
    assert {game.headers.end for game in games()} == {
        *("completed", "resigned", "timeout", "agreed", "abandoned", "unfinished")
    }
    assert any(game.takebacks for game in games())


def test_every_kind_of_move_occurs() -> None:
    """Verbs of the notation, and the moves that only one card makes possible."""
    assert {move.split()[0] for move in moves()} == {
        *("place", "use", "done", "pay", "hand", "discard", "leave", "add", "row", "trade", "stop"),
        *("sell", "move", "to", "take", "give", "lift", "none", "decline", "lay"),
    }
    assert {"use hand", "take 3 goods", "pay alternative", "give gold", "give vp"} <= moves()
