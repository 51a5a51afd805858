"""Writes what the pictures of the rules page show, as JSON for the web client: positions, all of
them the engine's.

    .venv/bin/python tools/rule_pictures.py

`make setup` runs it before it builds the client, which draws them as it draws a table.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import msgspec

from targi import Game
from targi.server.machine.previews import legal_previews, question_now

TARGET: Final = Path(__file__).parents[1] / "web/src/generated/rule_pictures.json"
SEED: Final = 1
# Four alike, four different, and a symbol twice: what rows can be worth (rule 8.2).
ROWS: Final = [
    ["BO1", "BO4", "BO2", "BO6"],
    ["BR3", "BW5", "BC2", "BT6"],
    ["BW1", "BC4", "BT2", "BC8"],
]


def main() -> None:
    """Write the file."""
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps(pictures(), ensure_ascii=False, separators=(",", ":"))
    TARGET.write_text(text + "\n", encoding="utf-8")


def pictures() -> dict[str, Any]:
    """By name what a picture shows; what is asked only if it shows what is possible."""
    placing = _placing()
    return {
        "board": _shown(Game("base", SEED)),
        "placing": _shown(placing) | _asked(placing),
        "dune": _shown(_dune()),
        "raid": _shown(_idle_until("raid")),
        "rows": _shown(_rows()),
    }


def _shown(game: Game) -> dict[str, Any]:
    return {"position": game.position(), "scores": game.scores()}


def _asked(game: Game) -> dict[str, Any]:
    """What the server asks, and which answers it offers."""
    catalogue = game.ruleset.catalogue
    asked, legal = question_now(game, catalogue), legal_previews(game, catalogue)
    return {"asked": msgspec.to_builtins(asked), "legal": msgspec.to_builtins(legal)}


def _played(game: Game, *moves: str) -> Game:
    for move in moves:
        game.play(move)
    return game


def _placing() -> Game:
    """The lines of both players cross, and blue is to place the third Targi."""
    return _played(Game("base", SEED), "place 2", "place 5", "place 13", "place 9")


def _dune() -> Game:
    """One of blue's three Targis is on a dune; white's last one is still to come."""
    game = Game("expansion", SEED, first="blue")
    opening: Any = game.position()
    dune = f"place {opening['dunes'][0]}"
    return _played(game, "place 2", "place 6", dune, "place 9", "place 13")


def _idle_until(phase: str) -> Game:
    """A game in which nobody uses anything, as far as this phase."""
    game = Game("base", SEED)
    while game.phase != phase:
        game.play(game.legal_moves()[-1])
    return game


def _rows() -> Game:
    """The end of a game by twelve cards (rule 8.1): there is no last raid."""
    position: Any = _idle_until("over").position()
    displayed = {card for row in ROWS for card in row}
    piles = position["piles"]
    piles["tribes"] = [card for card in piles["tribes"] if card not in displayed]
    position["players"]["blue"]["rows"] = ROWS
    position["robber"] = 15
    return Game.from_position(position, SEED)


if __name__ == "__main__":
    main()
