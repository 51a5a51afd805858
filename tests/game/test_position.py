"""Positions come back whole: at recorded decisions of both boxes, and at the end of games."""

import json
from typing import Any

import pytest

from targi import Game, PositionError, Ruleset
from targi.cards import parse_cards_file
from targi.game import score_document
from targi.game.positions.pending.writing import dump_pending
from tests.corpus import make, make_expansion
from tests.corpus.players import keen_move
from tests.game.recorded import places
from tests.golden.make import PERFT
from tests.rules.table import Seat, buying, play

SOURCES = {path.name: source for path, source in PERFT.items()}
PLACES: dict[tuple[str, int], set[int]] = {}
for name, number, decisions in (place for found in places().values() for place in found):
    PLACES.setdefault((name, number), set()).add(decisions)


def check(game: Game) -> None:
    """A position survives JSON and loading; the game goes on with the same moves and scores."""
    cards = game.ruleset.cards
    position = json.loads(json.dumps(game.position()))
    twin = Game.from_position(position, seed=1, cards=cards)
    assert twin.position() == position == game.position()
    assert twin.legal_moves() == game.legal_moves()
    assert twin.scores() == game.scores() == score_document(position, cards)
    assert twin.ruleset == game.ruleset


@pytest.mark.slow
@pytest.mark.parametrize("place", PLACES, ids=lambda place: f"{place[0]}-{place[1]}")
def test_recorded_positions_come_back(place: tuple[str, int]) -> None:
    """At every decision of the golden tables: all phases, every open action."""
    game = SOURCES[place[0]].read(place[1])
    check(game)
    while game.history:
        game.undo()
        if len(game.history) in PLACES[place]:
            check(game)


@pytest.mark.parametrize("game", [make.read(1), make_expansion.read(1), make_expansion.read(9)])
def test_the_end_of_a_game_comes_back(game: Game) -> None:
    """Nobody is to move, nothing is legal, the winner is known."""
    check(game)
    twin = Game.from_position(game.position(), cards=game.ruleset.cards)
    assert twin.over
    assert twin.winner == game.winner


def shape(game: Game) -> str:
    """What is open, apart from cards, places and amounts; dunes count each for itself."""
    found = []
    pending: Any = dump_pending(game.state)
    for frame in pending:
        by = frame["by"] if str(frame["by"]).startswith("D") else type(frame["by"]).__name__
        source = frame.get("from")
        chosen = [text.split()[0] for text in frame.get("chosen", ())]
        words = (frame["step"], by, source if isinstance(source, str) else "", *chosen)
        found.append((*words, *(key for key in ("again", "rejected") if key in frame)))
    return str(found)


def test_every_shape_of_open_actions_comes_back() -> None:
    """Each dune at each of its steps, payments after each choice, slashes of every origin."""
    seen = set()
    expansion = range(1, make_expansion.GAMES + 1)
    for game in (*map(make.read, make.RARE), *map(make_expansion.read, expansion)):
        while game.history:
            game.undo()
            found = shape(game)
            if found not in seen:
                seen.add(found)
                check(game)
    assert len(seen) > 80


def test_goods_for_displayed_cards_come_back() -> None:
    """BW7 gives 1 good for every two cards of the display: none is taken yet, or some."""
    game = buying("BW7", Seat("1 dates 2 salt 1 pepper", rows="BO1 BO2 BO3 BO4 / BR1"))
    play(game, "use 2,2", "pay cost", "row 2")
    check(game)
    play(game, "take dates")
    check(game)


REVEAL = "{ reveal_goods = { cards = 3, take = 1 } }"
SEVERAL = f"""
[tribes]
XO1 = {{ cost = {{ dates = 1 }}, effects = [{{ take = {{ goods = 2 }} }}, {REVEAL}] }}
XR1 = {{ cost = {{ salt = 1 }}, effects = [{{ take = {{ goods = 2 }} }}, {{ swap = {{}} }}] }}
XC1 = {{ cost = {{ salt = 1 }}, effects = [{REVEAL}, {{ take = {{ goods = 1 }} }}] }}
"""


def test_a_card_with_several_effects_comes_back() -> None:
    """While one effect is open the card waits for the next; a part that is not there is refused."""
    cards = parse_cards_file(SEVERAL, "several.toml")
    waiting = 0
    for seed in range(6):
        game = Game(Ruleset("expansion", cards=cards), seed=seed)
        while not game.over:
            position: Any = game.position()
            if position["pending"] and position["pending"][0]["step"] == "effects":
                waiting += 1
                check(game)
                position["pending"][0]["part"] = 2
                with pytest.raises(PositionError, match="expected a part that acts at once"):
                    Game.from_position(position, cards=cards)
            game.play(keen_move(game, seed))
    assert waiting >= 3
