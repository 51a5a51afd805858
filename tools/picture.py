"""Draws the picture of the README, docs/table.svg, from a real moment of a game.

    .venv/bin/python tools/picture.py

Own drawing, no art of the publisher: sand, paper and ink; goods as shapes that differ without
colour too.
"""

from pathlib import Path
from typing import Any

import targi
from targi.cards import BorderCard, Bundle, Catalogue, TribeCard, base

GAME = Path("tests/corpus/base/009.txt")
DECISIONS = 62
CARD, GAP, EDGE = 132, 12, 40
RING = [16, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]
SYMBOLS = {
    "oasis": "M0 14V-2M0-2q-14-8-18 4 10-8 18-4 8-4 18 4-4-12-18-4q-8-14-14-10m14 10q8-14 14-10",
    "well": "M-14-4h28v18h-28zM-12-4v-12l12-6 12 6v12",
    "camp": "M-18 14 0-14 18 14zM0-14v28",
    "camel_rider": "M-18 12v-12q4-14 10-2 8-16 14 0l6-8 6 2-4 8v12M-6 12v-6m12 6v-6",
    "targia": "M0-16a7 7 0 1 0 .1 0M-14 16q2-20 14-20t14 20z",
}
INK = {
    "dates": "#7a3b16",
    "salt": "#8b95a1",
    "pepper": "#2f4a2c",
    "gold": "#b8860b",
    "vp": "#5b6b7a",
}


def token(kind: str, x: float, y: float) -> str:
    """One good, gold or cross."""
    shape = {
        "dates": '<ellipse rx="6" ry="9"/>',
        "salt": '<path d="M0-9 8 0 0 9-8 0z" fill="#fff" stroke="#8b95a1" stroke-width="2"/>',
        "pepper": '<circle r="3.5" cx="-4"/><circle r="3.5" cx="4"/><circle r="3.5" cy="-6"/>',
        "gold": '<circle r="8"/><circle r="4.5" fill="none" stroke="#fff3c4" stroke-width="1.5"/>',
        "vp": '<path d="M-2.5-9h5v6h6v5h-6v6h-5v-6h-6v-5h6z"/>',
    }[kind]
    return f'<g transform="translate({x} {y})" fill="{INK[kind]}">{shape}</g>'


def bundle(amounts: Bundle, x: float, y: float) -> str:
    """Tokens in a row, centred."""
    kinds = [k for k in INK for _ in range(getattr(amounts, k))]
    first = x - 10 * (len(kinds) - 1)
    return "".join(token(kind, first + 20 * n, y) for n, kind in enumerate(kinds))


def text(words: str, x: float, y: float, size: int = 13, more: str = "") -> str:
    """Centred words."""
    return f'<text x="{x}" y="{y}" font-size="{size}" text-anchor="middle" {more}>{words}</text>'


def paper(x: float, y: float, fill: str) -> str:
    """An empty card."""
    size = f'width="{CARD}" height="{CARD}" rx="12"'
    return f'<rect x="{x}" y="{y}" {size} fill="{fill}" stroke="#d9bd8b" stroke-width="1.5"/>'


def place(column: int, row: int) -> tuple[float, float]:
    """Where the card in a column and row of the 5 x 5 begins."""
    return EDGE + column * (CARD + GAP), EDGE + row * (CARD + GAP)


def ring_place(number: int) -> tuple[float, float]:
    """Where a border card begins; clockwise from 16 in the top left corner."""
    side, step = divmod(RING.index(number), 4)
    return place(*[(step, 0), (4, step), (4 - step, 4), (0, 4 - step)][side])


def figure(x: float, y: float, fill: str) -> str:
    """A Targi or the robber."""
    path = "M0-20a8 8 0 1 0 .1 0M-14 20q1-24 14-24t14 24z"
    return (
        f'<path transform="translate({x} {y})" d="{path}" fill="{fill}" stroke="#2b2118"'
        ' stroke-width="2"/>'
    )


def border_card(card: BorderCard, position: Any) -> str:
    """A border card with whoever stands on it."""
    x, y = ring_place(card.number)
    raid = card.name == "raid"
    ink = 'fill="#fff3e0"' if raid else ""
    drawn = [paper(x, y, "#8f3d27" if raid else "#f8ecd3")]
    drawn.append(text(str(card.number), x + 18, y + 24, 14, ink))
    name = card.name.replace("_", " ").title()
    drawn.append(text(name, x + CARD / 2, y + CARD - 16, 13, ink))
    middle, level = x + CARD / 2, y + 62
    if card.good:
        drawn.append(token(card.good, middle, level))
    if position["robber"] == card.number:
        drawn.append(figure(middle, level, "#6b6258"))
    for seat, fill in (("blue", "#2f5fa8"), ("white", "#fffdf6")):
        if card.number in position["targis"][seat]:
            drawn.append(figure(middle, level, fill))
    return "".join(drawn)


def centre_card(catalogue: Catalogue, name: str, x: float, y: float) -> str:
    """A centre card, face up or down."""
    middle = x + CARD / 2
    if name.endswith("?"):
        return paper(x, y, "#b25539") + text("?", middle, y + 80, 40, 'fill="#f6dca8"')
    card = catalogue.card(name)
    drawn = [paper(x, y, "#fff9ec")]
    if isinstance(card, TribeCard):
        at = f'transform="translate({middle} {y + 68})"'
        line = 'fill="none" stroke="#66513b" stroke-width="2.5"'
        drawn.append(f'<path {at} d="{SYMBOLS[card.symbol]}" {line}/>')
        drawn.append(bundle(card.cost, middle, y + 24))
        drawn.append(text(f"{card.id} · {card.vp} VP", middle, y + CARD - 16, 13))
        return "".join(drawn)
    shown = getattr(card, "shows", Bundle())
    choices = getattr(card, "choices", ())
    drawn.append(bundle(shown, middle, y + 66))
    for n, choice in enumerate(choices):
        drawn.append(bundle(choice, middle + 34 * (n - 1), y + 66))
    drawn += [text("/", middle + 34 * n - 17, y + 72, 18) for n in range(len(choices) - 1)]
    drawn.append(text(card.id, middle, y + CARD - 16, 13))
    return "".join(drawn)


def picture(game: targi.Game) -> str:
    """The whole board."""
    position: Any = game.position()
    catalogue = base()
    size = 2 * EDGE + 5 * CARD + 4 * GAP
    drawn = [f'<rect width="{size}" height="{size}" rx="24" fill="#ecd5a6"/>']
    drawn += [border_card(card, position) for card in catalogue.border]
    for row, names in enumerate(position["centre"]):
        for column, name in enumerate(names):
            x, y = place(column + 1, row + 1)
            drawn.append(centre_card(catalogue, name, x, y))
            for seat, fill, shift in (("blue", "#2f5fa8", 18), ("white", "#fffdf6", CARD - 18)):
                if [row, column] in position["markers"][seat]:
                    at = f'cx="{x + shift}" cy="{y + CARD - 44}"'
                    ring = 'stroke="#2b2118" stroke-width="2"'
                    drawn.append(f'<circle {at} r="11" fill="{fill}" {ring}/>')
    font = 'font-family="Palatino, Georgia, serif" fill="#2b2118"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" width="{size}"'
    return f"{head} {font}>{''.join(drawn)}</svg>\n"


def main() -> None:
    """Draw the moment and write it."""
    game = targi.Game.from_record(GAME.read_text(encoding="utf-8"))
    while len(game.history) > DECISIONS:
        game.undo()
    Path("docs/table.svg").write_text(picture(game), encoding="utf-8")


if __name__ == "__main__":
    main()
