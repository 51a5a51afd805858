"""Going through an engine's decisions: random games, and every way an action can end.

This is about the engine under test, through its public face, and knows no rules.
"""

import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final, TypeAlias, TypeVar

from targi import Event, Game, Ruleset
from targi.cards import RESOURCES
from tests.reference.board import Position

Outcome = TypeVar("Outcome")
# Told the game and all events since the walk began: what came of it, or None to go on.
Ending: TypeAlias = Callable[[Game, tuple[Event, ...]], Outcome | None]


# Moves that lead nowhere new: water exchanged on the way, or another card turned up instead.
DETOURS: Final = re.compile("trade . water|next")


def every_way(
    game: Game,
    ends: Ending[Outcome],
    so_far: tuple[Event, ...] = (),
    *,
    detours: bool = False,
) -> Iterator[Outcome]:
    """What comes of every sequence of moves, until `ends` tells or an action is over."""
    for move in game.legal_moves():
        if DETOURS.match(move.text) and not detours:
            continue
        events = so_far + game.play(move)
        outcome = ends(game, events)
        if outcome is not None:
            yield outcome
        elif not between_actions(game):
            yield from every_way(game, ends, events, detours=detours)
        game.undo()


def between_actions(game: Game) -> bool:
    """Whether no action is under way: a turn can be ended, or something else has begun."""
    return game.over or (not as_position(game)["pending"] and game.phase in ("act", "place"))


def in_display(place: object) -> bool:
    """Whether an event's place is one in a display."""
    return isinstance(place, dict) and "display" in place


def as_position(game: Game) -> Position:
    """The position with loose types, as the second implementation reads it."""
    position: dict[str, Any] = game.position()
    return position


def holdings_reached(position: Position, card: str) -> Iterator[tuple[int, ...]]:
    """What the player to move holds at every end of the action that displays the middle card."""
    me = position["to_move"]

    def at_the_end(game: Game, events: tuple[Event, ...]) -> tuple[int, ...] | None:
        displayed = any(event.card == card and in_display(event.target) for event in events)
        if not displayed or not between_actions(game):
            return None
        player = as_position(game)["players"][me]
        return *(player[kind] for kind in RESOURCES), player["stored_gold"]

    game = Game.from_position(position, seed=0)
    events = game.play("use 2,2")
    return iter(()) if between_actions(game) else every_way(game, at_the_end, events)


def careless(rng: Random, moves: list[str]) -> str:
    """A player who likes all moves the same."""
    return rng.choice(moves)


# What the eager player likes best comes first; a Targi that only sells or trades is no use to him.
LIKED: Final = [
    re.compile(words)
    for words in (
        *("pay", "use hand", "hand|row|stop|give vp", r"use \d,\d", "use (?!1$)", "use 1"),
        *("place (?!5$|9$|10$)", "(?!discard|done|decline)", ""),
    )
]


def eager(rng: Random, moves: list[str]) -> str:
    """A player who uses everything and displays what can be displayed."""
    return _preferred(rng, moves, LIKED, whim=0.05)


def _preferred(rng: Random, moves: list[str], wishes: list[re.Pattern[str]], *, whim: float) -> str:
    """Any of the moves that fulfil the first wish that can be fulfilled, whims apart."""
    if rng.random() < whim:
        return rng.choice(moves)
    for wish in wishes:
        liked = [move for move in moves if wish.match(move)]
        if liked:
            break
    return rng.choice(liked)


# The curious player seeks out what is rare in the expansion: dunes, once cards, odd payments.
SOUGHT: Final = [
    re.compile(words)
    for words in (
        *("display|pick|swap|with|substitute|less", "pay", "use D", "use [XB]|use hand"),
        *(r"use \d,\d", "use|targia", "hand", "next", "place D", "(?!discard|done|decline)", ""),
    )
]


def curious(rng: Random, moves: list[str]) -> str:
    """A player who tries everything that the expansion adds."""
    return _preferred(rng, moves, SOUGHT, whim=0.2)


def random_games(
    seed: int, number: int, rulesets: Callable[[int], Ruleset] = lambda n: Ruleset("base")
) -> Iterator[Game]:
    """The same game objects at every decision of some games, by players of several tastes."""
    for n in range(number):
        rng = Random(f"{seed}|{n}")
        ruleset = rulesets(n)
        tastes = (careless, eager, curious) if ruleset.expansion else (careless, eager)
        choose = tastes[n % len(tastes)]
        game = Game(ruleset, seed=seed * 1_000_000 + n, first=rng.choice(["blue", "white"]))
        while not game.over:
            yield game
            game.play(choose(rng, [move.text for move in game.legal_moves()]))
        yield game
