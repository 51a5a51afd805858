"""The table in plain text, without colours: 76 columns, and sentences of at most 80 around it.

It draws what a position says, in the words of a language. Nothing here knows what may be played.
"""

from collections.abc import Iterable, Iterator
from textwrap import wrap
from typing import Any, Final

from targi.cards import RESOURCES, BorderCard, Bundle, Catalogue, Demand, TribeCard
from targi.text import Phrase, Words, phrase
from targi.text.naming import SEATS, card, legend, short
from targi.text.table import TableWords

WIDTH: Final = 80
INDENT: Final = "  "
CELL: Final = 14
BOARD: Final = 5 * CELL + 6  # columns: five cells and the lines between them
BASE_LINES: Final = 4  # of a cell
EXPANSION_LINES: Final = 5  # for the Targia, alternatives and extras

# Rule 1.1: the numbers run clockwise around the centre (rows of None).
BORDER: Final = (
    (16, 1, 2, 3, 4),
    (15, None, None, None, 5),
    (14, None, None, None, 6),
    (13, None, None, None, 7),
    (12, 11, 10, 9, 8),
)


class TableView:
    """Draws one position in one language."""

    def __init__(
        self, position: Any, catalogue: Catalogue, scores: Any, words: Words, width: int = WIDTH
    ) -> None:
        self.position = position
        self.catalogue = catalogue
        self.scores = scores
        self.words = words
        self.width = width  # of the sentences
        self.table = TableWords(position, catalogue)
        self.expansion = position["targia"] is not None

    def __str__(self) -> str:
        return "\n".join(self._lines())

    def _lines(self) -> Iterator[str]:
        """The course of the game, the board, what open cards do, both players."""
        yield from self._told(self.table.course())
        yield from self._board()
        yield from self._wrapped(self._legend())
        yield from self._told(self.table.open_effects())
        if self.expansion:
            yield from self._beside()
        for seat in SEATS:
            yield ""
            yield from self._player(seat)

    def _told(self, phrases: Iterable[Phrase], indent: str = "") -> Iterator[str]:
        for one in phrases:
            yield from self._wrapped(self.words.say(one), len(indent))

    def _wrapped(self, text: str, indent: int = 0) -> list[str]:
        return wrap(text, self.width - indent, subsequent_indent=INDENT)

    def _say(self, name: str, **gaps: Any) -> str:
        return self.words.say(phrase(f"draw-{name}", **gaps))

    # The board

    def _board(self) -> Iterator[str]:
        height = EXPANSION_LINES if self.expansion else BASE_LINES
        rule = "+".join(["", *["-" * CELL] * 5, ""])
        for row, numbers in enumerate(BORDER):
            cells = [
                self._border_cell(self.catalogue.border[number - 1], height)
                if number
                else self._centre_cell(row - 1, column - 1, height)
                for column, number in enumerate(numbers)
            ]
            yield rule
            for line in zip(*(_padded(cell, height) for cell in cells), strict=True):
                yield "|".join(["", *line, ""])
        yield rule

    def _border_cell(self, card: BorderCard, height: int) -> list[str]:
        figures = [
            self._say(figure)
            for figure in ("robber", "targia")
            if self.position[figure] == card.number
        ]
        for seat in SEATS:
            if card.number in self.position["targis"][seat]:
                figures.append(self._say("targi", seat=phrase(f"draw-seat-{seat}")))
        name = wrap(self._say(f"border-{card.name}"), CELL - 1)
        lines = [str(card.number), *name, *map(self._demand, card.demands)]
        return [*lines[: height - len(figures)], *figures]

    def _demand(self, demand: Demand) -> str:
        """What a raid asks for, in short."""
        if demand.last_card:
            return self._say("last-card")
        return (
            self._say("goods", amount=demand.goods) if demand.goods else self._short(demand.tokens)
        )

    def _centre_cell(self, row: int, column: int, height: int) -> list[str]:
        card_id = self.position["centre"][row][column]
        where = f"{row + 1},{column + 1} {card_id.strip('?')}"
        if card_id.endswith("?"):
            lines = [f"{row + 1},{column + 1}", *self._face_down(card_id)]
        elif isinstance(found := self.catalogue.card(card_id), TribeCard):
            vp = self.words.say(short("vp", found.vp))
            symbol = self._say(f"symbol-{found.symbol}")
            lines = [f"{where} {vp}", symbol, *self._cost_lines(found)]
        else:
            lines = [where, self._say("goods-card"), *wrap(self._gives(card_id), CELL - 1)]
        return [*(lines + [""] * height)[: height - 1], self._markers(row, column)]

    def _face_down(self, card_id: str) -> list[str]:
        name = self._say("goods-card" if card_id == "goods?" else "tribe-card")
        return [name, self._say("face-down")]

    def _markers(self, row: int, column: int) -> str:
        seats = [seat for seat in SEATS if [row, column] in self.position["markers"][seat]]
        if len(seats) == 2:
            return self._say("both-markers")
        return "".join(self._say("marker", seat=phrase(f"draw-seat-{seat}")) for seat in seats)

    def _gives(self, card_id: str) -> str:
        """What a goods card gives: all that it shows, and one of its choices."""
        found = self.catalogue.good_card(card_id)
        choices = " / ".join(map(self._short, found.choices))
        return " + ".join(filter(None, [self._short(found.shows), choices]))

    def _cost_lines(self, found: TribeCard) -> list[str]:
        """Cost and alternative, on one line if they fit, then the extra and its VP."""
        costs = [self._short(found.cost)]
        if found.alternative is not None:
            other = self._short(found.alternative)
            both = f"{costs[0]} / {other}"
            costs = [both] if len(both) < CELL else [costs[0], f"/ {other}"]
        if found.extra is not None:
            vp = self.words.say(short("vp", found.extra.vp))
            costs.append(f"+{self._short(found.extra.cost).replace(' ', '')}: {vp}")
        return costs

    def _short(self, bundle: Bundle) -> str:
        """A bundle in short: "1d 2p"."""
        amounts = bundle.as_dict().items()
        return " ".join(self.words.say(short(kind, n)) for kind, n in amounts)

    def _legend(self) -> str:
        """What the short letters mean."""
        kinds = [name for name in RESOURCES if name != "water" or self.expansion]
        return self.words.say(legend(kinds))

    # Beside the board

    def _beside(self) -> Iterator[str]:
        """The dunes and the top of the tribe discards."""
        yield from self._told(self.table.dunes())
        if discards := self.position["discards"]["tribes"]:
            top = card(self.catalogue, discards[-1])
            yield from self._told([phrase("table-top-discard", card=top)])

    def _player(self, seat: str) -> Iterator[str]:
        starts = self.position["starting_player"] == seat
        points = self.scores[seat]["total"]
        name = "player-starts" if starts else "player"
        yield self._say(name, player=SEATS[seat], points=points)
        said = (one for one in self.table.player(seat) if one.id != "table-row-empty")
        for line in self._told(said, INDENT):
            yield f"{INDENT}{line}"


def _padded(lines: list[str], height: int) -> list[str]:
    return [f" {line}".ljust(CELL)[:CELL] for line in (lines + [""] * height)[:height]]
