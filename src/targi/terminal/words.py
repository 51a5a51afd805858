"""The English words of the plain game: help, what a session says, names of places and moves.

Sentences about events are in `event_words`, questions and reasons in `question_words`; drawing the
table is in `table_view`, the course of a session in `session`.
"""

from typing import Any, Final

from targi.cards import BorderCard, Catalogue, TribeCard
from targi.cards.sentences import title, tokens

HELP: Final = """\
Type the number of a move, or the move itself, such as: place 5
  table        draw the table again          moves        list the moves again
  undo         take back the last move       redo         play it again
  why MOVE     why a move is not possible, or what it would do
  card ID      a card in full, such as BO4, G07, D12 or 14 for a border card
  score        both scores as things stand
  save FILE    write the game so far to a file
  quit         leave; the game is kept and can be resumed
Moves are explained in docs/notation.md, rules by their numbers in docs/rules.md."""

NOTHING_TO_UNDO: Final = "There is no move to take back."
NOTHING_TO_REDO: Final = "There is no move to play again."
NO_MOVE_MADE: Final = "No move was made."
NO_FILE: Final = "Name the file: save FILE"
FILE_EXISTS: Final = "There is such a file already; choose another name."
NOT_WRITTEN: Final = "The game could not be written: {error}"
SAVED: Final = "Saved. Go on later with: targi play --resume {file}"
KEPT: Final = "The game is kept. Go on with: targi play --resume {file}"
RECORDED: Final = "The record is in {file}"
TAKEN_BACK: Final = "Taken back: {player} {move}"
POSSIBLE: Final = "{move} is possible."
DRAW: Final = "It is a draw."
WINS: Final = "{player} wins."


def place_words(place: Any, catalogue: Catalogue) -> str:
    """A border card with its name, a centre card or a place of a display by its coordinates."""
    if isinstance(place, int):
        return f"{place} {border_name(catalogue.border[place - 1])}"
    if isinstance(place, dict):
        (area, (row, column)) = next(iter(place.items()))
        prefix = "place " if area == "display" else ""
        return f"{prefix}{row + 1},{column + 1}"
    return str(place)


def border_name(card: BorderCard) -> str:
    """The name of a border card as players say it."""
    return title(card.name)


def kind_word(kind: str | None) -> str:
    """A kind of token; victory points are written large."""
    return "VP" if kind == "vp" else str(kind)


def move_words(text: str, centre: list[list[str]], catalogue: Catalogue, card: str | None) -> str:
    """What a move is about, where its text does not say it: the name of a card, a cost."""
    verb, _, rest = text.partition(" ")
    if rest.isdigit() and verb in ("place", "use"):
        return border_name(catalogue.border[int(rest) - 1])
    if verb in ("use", "move", "to", "take", "display") and "," in rest:
        row, column = (int(number) - 1 for number in rest.split(","))
        return centre[row][column]
    if verb == "pay" and card is not None and rest.partition(" ")[0] in ("cost", "alternative"):
        return _cost_words(rest, catalogue.tribe(card))
    return ""


def _cost_words(mode: str, card: TribeCard) -> str:
    """What is paid, discounts apart: "1 dates, 2 water and 1 gold for 2 VP"."""
    alternative = card.alternative is not None and mode.startswith("alternative")
    bundle = card.alternative if alternative and card.alternative else card.cost
    if card.extra is not None and mode.endswith("extra"):
        return f"{tokens(bundle)}, and {tokens(card.extra.cost)} for {card.extra.vp} VP"
    return tokens(bundle)
