"""A table for the rule tests: situations set up, moves made, the game looked at in a few words.

All goes through the public face: positions in, moves as texts, positions out.
"""

from dataclasses import replace
from importlib import resources
from typing import Any

from targi import Event, Game, Ruleset
from targi.cards import RESOURCES
from targi.lessons.scenes import cell_place, position
from targi.lessons.seats import NOTHING
from targi.lessons.seats import Seat as Seat  # so that most tests need only this module

POINTS = Seat("9 vp")


def situation(blue: Seat = NOTHING, white: Seat = NOTHING, **course: Any) -> Game:
    """A game at a decision; see `position` for what can be said about it."""
    cards = Ruleset.of(course.get("ruleset", "base")).cards
    return Game.from_position(position(blue, white, **course), seed=1, cards=cards)


def buying(card: str, blue: Seat = NOTHING, white: Seat = NOTHING, **course: Any) -> Game:
    """Blue acts, with a marker on this card in the middle of the centre: `use 2,2`."""
    centre = {**course.pop("centre", {}), "2,2": card}
    return situation(replace(blue, markers=f"2,2 {blue.markers}"), white, centre=centre, **course)


def buy(game: Game, row: int = 1) -> None:
    """Pay for the card in the middle and display it; the row matters only if there is a choice."""
    play(game, "use 2,2", "pay cost")
    if moves(game)[0].startswith("row "):
        play(game, f"row {row}")


def one_less(cost: str, kind: str) -> str:
    """The cost with one token of a kind missing."""
    words = cost.split()
    numbers = {name: int(number) for number, name in zip(words[0::2], words[1::2], strict=True)}
    numbers[kind] -= 1
    return " ".join(f"{number} {name}" for name, number in numbers.items())


def expansion(blue: Seat = NOTHING, white: Seat = NOTHING, **course: Any) -> Game:
    """A game of the expansion at a decision, if no other ruleset is told."""
    return situation(blue, white, **{"ruleset": "expansion"} | course)


def on_dune(dune: str, blue: Seat = NOTHING, white: Seat = NOTHING, **course: Any) -> Game:
    """Blue acts, with a Targi on this dune: `use D05`."""
    return expansion(replace(blue, dunes=f"{dune} {blue.dunes}"), white, **course)


def raid(blue: Seat, white: Seat = POINTS, *, corner: int = 4, **course: Any) -> Game:
    """The raid on this corner, blue being the first to decide: blue has just ended the round."""
    game = situation(blue, white, round=corner * 3 // 4, first="white", **course)
    game.play("done")
    return game


def finished(blue: str, white: str, ruleset: Ruleset | str = "base") -> Game:
    """A game that has ended after the raid on 16, with these tokens: "9 vp 1 gold"."""
    course = {"round": 12, "phase": "over", "to_move": None, "ruleset": ruleset}
    return situation(Seat(blue), Seat(white), **course)


def nowhere_to_go() -> Game:
    """Fata Morgana with every card but the one under the marker face down."""
    found = situation(Seat(targis="9", markers="2,2"), centre={"2,2": "G01"}).position()
    centre: Any = found["centre"]
    piles: Any = found["piles"]
    for row in range(3):
        for column in range(3):
            card = centre[row][column]
            if card != "G01":
                piles["goods" if card[0] == "G" else "tribes"].append(card)
                centre[row][column] = "goods?" if card[0] == "G" else "tribe?"
    return Game.from_position(found, seed=1)


def play(game: Game, *moves: str) -> list[Event]:
    """Make the moves one after the other; what happened in all of them."""
    return [event for move in moves for event in game.play(move)]


def moves(game: Game) -> list[str]:
    """What can be played now."""
    return [str(move) for move in game.legal_moves()]


def look(game: Game) -> Any:
    """The position, to look into."""
    return game.position()


def holds(game: Game, seat: str = "blue") -> str:
    """A player's tokens in the order of RESOURCES: "2 dates 1 gold"."""
    player = look(game)["players"][seat]
    return " ".join(f"{player[kind]} {kind}" for kind in RESOURCES if player[kind])


def rows(game: Game, seat: str = "blue") -> str:
    """A player's display: "BO1 BO2 / BW3"."""
    return " / ".join(map(" ".join, look(game)["players"][seat]["rows"])).rstrip(" /")


def hand(game: Game, seat: str = "blue") -> str | None:
    """A player's hand card."""
    card: str | None = look(game)["players"][seat]["hand"]
    return card


def cell(game: Game, text: str) -> str:
    """The card in a cell, or its back: "goods?" or "tribe?"."""
    row, column = cell_place(text)
    card: str = look(game)["centre"][row][column]
    return card


def markers(game: Game, seat: str = "blue") -> str:
    """A player's markers that have not been used: "2,2 1,3"."""
    return " ".join(f"{row + 1},{column + 1}" for row, column in look(game)["markers"][seat])


def standing(game: Game, seat: str = "blue") -> list[int | str]:
    """Border cards and dunes with a Targi of the player that has not been used."""
    cards: list[int | str] = look(game)["targis"][seat]
    return cards


def discards(game: Game, kind: str) -> list[str]:
    """A discard pile, "goods", "tribes" or "dunes", the top card last."""
    cards: list[str] = look(game)["discards"][kind]
    return cards


def once_left(game: Game, seat: str = "blue") -> list[str]:
    """Displayed cards of the player that still have their action marker."""
    cards: list[str] = look(game)["players"][seat]["action_markers"]
    return cards


def open_dunes(game: Game) -> list[str]:
    """Dunes lying face up."""
    cards: list[str] = look(game)["dunes"]
    return cards


def card_file() -> str:
    """The card file of the base box, to make an own one of it."""
    return (resources.files("targi.cards") / "data" / "base.toml").read_text(encoding="utf-8")
