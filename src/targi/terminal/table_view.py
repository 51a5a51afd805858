"""The table in plain text, at most 80 columns wide and without colours.

It draws what a position says. Nothing here knows what may be played.
"""

from collections.abc import Iterable, Iterator
from textwrap import wrap
from typing import Any, Final

from targi.cards import RESOURCES, BorderCard, Bundle, Catalogue, TribeCard
from targi.cards.sentences import demand_words, effect_sentence, title
from targi.terminal.words import border_name, kind_word

WIDTH: Final = 80
CELL: Final = 14  # five of them and six lines between: 76 columns
CELL_LINES: Final = 4

# Rule 1.1: the numbers run clockwise around the centre (rows of None).
BORDER: Final = (
    (16, 1, 2, 3, 4),
    (15, None, None, None, 5),
    (14, None, None, None, 6),
    (13, None, None, None, 7),
    (12, 11, 10, 9, 8),
)


def table_view(position: Any, catalogue: Catalogue, scores: Any) -> str:
    """The whole table: course of the game, board, centre cards' powers, both players."""
    lines = [*_course(position, catalogue), *_board(position, catalogue)]
    lines += ["d dates, s salt, p pepper, g gold, VP victory points", *_powers(position, catalogue)]
    for seat in ("blue", "white"):
        lines += ["", *_player(position, catalogue, seat, scores[seat]["total"])]
    return "\n".join(lines)


def _course(position: Any, catalogue: Catalogue) -> Iterator[str]:
    number, robber = position["round"], position["robber"]
    corner = next(card for card in catalogue.border[robber - 1 :] if card.demands)
    when = "now" if corner.number == robber else f"after round {corner.number // 4 * 3}"
    yield f"Round {number} of 12{', the last one' if position['last_round'] else ''}."
    yield f"The robber is on {robber} {border_name(catalogue.border[robber - 1])}."
    yield f"Raid {when} on {corner.number}: {demand_words(corner)}."


def _board(position: Any, catalogue: Catalogue) -> Iterator[str]:
    rule = "+".join(["", *["-" * CELL] * 5, ""])
    for row, numbers in enumerate(BORDER):
        cells = [
            _border_cell(position, catalogue.border[number - 1])
            if number
            else _centre_cell(position, catalogue, row - 1, column - 1)
            for column, number in enumerate(numbers)
        ]
        yield rule
        for line in zip(*(_padded(cell) for cell in cells), strict=True):
            yield "|".join(["", *line, ""])
    yield rule


def _padded(lines: list[str]) -> list[str]:
    return [f" {line}".ljust(CELL)[:CELL] for line in (lines + [""] * CELL_LINES)[:CELL_LINES]]


def _border_cell(position: Any, card: BorderCard) -> list[str]:
    seats = [seat for seat in ("blue", "white") if card.number in position["targis"][seat]]
    figures = [f"Targi {seat}" for seat in seats]
    if position["robber"] == card.number:
        figures.insert(0, "ROBBER")
    demands = demand_words(card).replace(" of choice", "").split(" or ")
    words = [str(card.number), *wrap(border_name(card), CELL - 1), *filter(None, demands)]
    return [*words[: CELL_LINES - len(figures)], *figures]


def _centre_cell(position: Any, catalogue: Catalogue, row: int, column: int) -> list[str]:
    card_id = position["centre"][row][column]
    where = f"{row + 1},{column + 1} {card_id.strip('?')}"
    seats = [seat for seat in ("blue", "white") if [row, column] in position["markers"][seat]]
    marker = "markers: both" if len(seats) == 2 else "".join(f"marker {seat}" for seat in seats)
    if card_id.endswith("?"):
        return [where, "face down", "", marker]
    card = catalogue.card(card_id)
    if isinstance(card, TribeCard):
        costs = [card.cost, card.alternative] if card.alternative else [card.cost]
        return [f"{where} {card.vp} VP", title(card.symbol), _either(costs), marker]
    shows = catalogue.good_card(card_id)
    return [where, "goods card", _either([*filter(_tokens, [shows.shows]), *shows.choices]), marker]


def _tokens(bundle: Bundle) -> str:
    """A bundle in short: "1d 2p"."""
    short = {kind: "VP" if kind == "vp" else kind[0] for kind in RESOURCES}
    return " ".join(f"{number}{short[kind]}" for kind, number in bundle.as_dict().items())


def _either(bundles: Iterable[Bundle]) -> str:
    return " / ".join(map(_tokens, bundles))


def _powers(position: Any, catalogue: Catalogue) -> Iterator[str]:
    """What the tribe cards lying face up do, below the board for lack of room."""
    ids = {card.id: card for card in catalogue.tribes}
    for card_id in (card for row in position["centre"] for card in row if card in ids):
        yield from _power(ids[card_id])


def _power(card: TribeCard) -> Iterator[str]:
    if card.effects:
        text = " ".join(effect_sentence(effect) for effect in card.effects)
        yield from wrap(f"{card.id}  {text}", WIDTH, subsequent_indent=" " * 5)


def _player(position: Any, catalogue: Catalogue, seat: str, score: int) -> Iterator[str]:
    player = position["players"][seat]
    tokens = [f"{player[kind]} {kind_word(kind)}" for kind in RESOURCES if kind != "water"]
    first = ", starting player" if position["starting_player"] == seat else ""
    yield f"{seat.upper()}{first}: {', '.join(tokens)}. Score {score}."
    if player["stored_gold"]:
        yield f"  stored gold: {player['stored_gold']}"
    yield f"  hand: {player['hand'] or 'empty'}"
    for number, row in enumerate(player["rows"], 1):
        cards = [f"{card} {title(catalogue.tribe(card).symbol)}" for card in row]
        if cards:
            yield f"  row {number}: {' | '.join(cards)}"
