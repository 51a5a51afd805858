"""The table in plain text, at most 80 columns wide and without colours.

It draws what a position says. Nothing here knows what may be played.
"""

from collections.abc import Iterator
from textwrap import wrap
from typing import Any, Final

from targi.cards import (
    RESOURCES,
    BorderCard,
    Bundle,
    Catalogue,
    Demand,
    DuneCard,
    TribeCard,
)
from targi.cards.sentences import count, demand_words, effect_sentence, title, tokens
from targi.terminal.words import border_name, kind_word

WIDTH: Final = 80
CELL: Final = 14  # five of them and six lines between: 76 columns
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


def table_view(position: Any, catalogue: Catalogue, scores: Any) -> str:
    """The whole table: course of the game, board, centre cards' powers, both players."""
    lines = [*_course(position, catalogue), *_board(position, catalogue)]
    water = ", w water" if _expansion(position) else ""
    lines.append(f"d dates, s salt, p pepper, g gold{water}, VP victory points")
    lines += [*_powers(position, catalogue), *_beside(position, catalogue)]
    for seat in ("blue", "white"):
        lines += ["", *_player(position, catalogue, seat, scores[seat]["total"])]
    return "\n".join(lines)


def _expansion(position: Any) -> bool:
    return position["targia"] is not None


def _course(position: Any, catalogue: Catalogue) -> Iterator[str]:
    number, robber = position["round"], position["robber"]
    corner = next(card for card in catalogue.border[robber - 1 :] if card.demands)
    when = "now" if corner.number == robber else f"after round {corner.number // 4 * 3}"
    yield f"Round {number} of 12{', the last one' if position['last_round'] else ''}."
    yield f"The robber is on {robber} {border_name(catalogue.border[robber - 1])}."
    if position["targia"] is not None:
        targia = position["targia"]
        yield f"The Targia is on {targia} {border_name(catalogue.border[targia - 1])}."
    yield f"Raid {when} on {corner.number}: {demand_words(corner)}."


def _board(position: Any, catalogue: Catalogue) -> Iterator[str]:
    height = EXPANSION_LINES if _expansion(position) else BASE_LINES
    rule = "+".join(["", *["-" * CELL] * 5, ""])
    for row, numbers in enumerate(BORDER):
        cells = [
            _border_cell(position, catalogue.border[number - 1], height)
            if number
            else _centre_cell(position, catalogue, row - 1, column - 1, height)
            for column, number in enumerate(numbers)
        ]
        yield rule
        for line in zip(*(_padded(cell, height) for cell in cells), strict=True):
            yield "|".join(["", *line, ""])
    yield rule


def _padded(lines: list[str], height: int) -> list[str]:
    return [f" {line}".ljust(CELL)[:CELL] for line in (lines + [""] * height)[:height]]


def _border_cell(position: Any, card: BorderCard, height: int) -> list[str]:
    seats = [seat for seat in ("blue", "white") if card.number in position["targis"][seat]]
    figures = [f"Targi {seat}" for seat in seats]
    if position["targia"] == card.number:
        figures.insert(0, "TARGIA")
    if position["robber"] == card.number:
        figures.insert(0, "ROBBER")
    words = [str(card.number), *wrap(border_name(card), CELL - 1), *map(_demand, card.demands)]
    return [*words[: height - len(figures)], *figures]


def _demand(demand: Demand) -> str:
    """What a raid asks for, in short."""
    if demand.last_card:
        return "last card"
    words = count(demand.goods, "good") if demand.goods else tokens(demand.tokens, " ")
    return words if len(words) < CELL else _tokens(demand.tokens)


def _centre_cell(
    position: Any, catalogue: Catalogue, row: int, column: int, height: int
) -> list[str]:
    card_id = position["centre"][row][column]
    where = f"{row + 1},{column + 1} {card_id.strip('?')}"
    seats = [seat for seat in ("blue", "white") if [row, column] in position["markers"][seat]]
    marker = "markers: both" if len(seats) == 2 else "".join(f"marker {seat}" for seat in seats)
    if card_id.endswith("?"):
        lines = [where, "face down"]
    elif isinstance(card := catalogue.card(card_id), TribeCard):
        lines = [f"{where} {card.vp} VP", title(card.symbol), *_cost_lines(card)]
    else:
        shows = catalogue.good_card(card_id)
        sides = [*filter(_tokens, [shows.shows]), *shows.choices]
        between = " + " if _tokens(shows.shows) and shows.choices else " / "
        first, *others = map(_tokens, sides)
        lines = [where, "goods card", *wrap(first + "".join(_more(between, others)), CELL - 1)]
    return [*(lines + [""] * height)[: height - 1], marker]


def _more(between: str, sides: list[str]) -> Iterator[str]:
    """Further sides of a goods card; what stands before a plus comes with each of them."""
    for number, side in enumerate(sides):
        yield (" / " if number else between) + side


def _cost_lines(card: TribeCard) -> list[str]:
    """Cost and alternative, on one line if they fit, then the extra and its VP."""
    costs = [_tokens(card.cost)]
    if card.alternative is not None:
        both = f"{costs[0]} / {_tokens(card.alternative)}"
        costs = [both] if len(both) < CELL else [costs[0], f"/ {_tokens(card.alternative)}"]
    if card.extra is not None:
        costs.append(f"+{_tokens(card.extra.cost).replace(' ', '')}: {card.extra.vp} VP")
    return costs


def _tokens(bundle: Bundle) -> str:
    """A bundle in short: "1d 2p"."""
    short = {kind: "VP" if kind == "vp" else kind[0] for kind in RESOURCES}
    return " ".join(f"{number}{short[kind]}" for kind, number in bundle.as_dict().items())


def _powers(position: Any, catalogue: Catalogue) -> Iterator[str]:
    """What the tribe cards lying face up do, below the board for lack of room."""
    ids = {card.id: card for card in catalogue.tribes}
    for card_id in (card for row in position["centre"] for card in row if card in ids):
        yield from _power(ids[card_id])


def _beside(position: Any, catalogue: Catalogue) -> Iterator[str]:
    """What lies beside the board in the expansion: the dunes and the tribe discards."""
    for dune in position["dunes"]:
        seats = [seat for seat in ("blue", "white") if dune in position["targis"][seat]]
        yield from _power(catalogue.dune(dune), "".join(f"Targi {seat}. " for seat in seats))
    discards = position["discards"]["tribes"]
    if discards and _expansion(position):
        yield f"On top of the tribe discards: {discards[-1]}"


def _power(card: TribeCard | DuneCard, before: str = "") -> Iterator[str]:
    if card.effects:
        text = " ".join(effect_sentence(effect) for effect in card.effects)
        yield from wrap(f"{card.id}  {before}{text}", WIDTH, subsequent_indent=" " * 5)


def _player(position: Any, catalogue: Catalogue, seat: str, score: int) -> Iterator[str]:
    player = position["players"][seat]
    kinds = [kind for kind in RESOURCES if kind != "water" or _expansion(position)]
    held = [f"{player[kind]} {kind_word(kind)}" for kind in kinds]
    first = ", starting player" if position["starting_player"] == seat else ""
    line = f"{seat.upper()}{first}: {', '.join(held)}. Score {score}."
    yield from wrap(line, WIDTH, subsequent_indent="  ")
    if player["stored_gold"]:
        yield f"  stored gold: {player['stored_gold']}"
    if player["action_markers"]:
        yield f"  action markers: {' '.join(player['action_markers'])}"
    yield f"  hand: {player['hand'] or 'empty'}"
    for number, row in enumerate(player["rows"], 1):
        cards = [f"{card} {_symbol(catalogue, card)}" for card in row]
        if cards:
            yield f"  row {number}: {' | '.join(cards)}"


def _symbol(catalogue: Catalogue, card_id: str) -> str:
    card = catalogue.card(card_id)
    return title(card.symbol) if isinstance(card, TribeCard) else "Joker"
