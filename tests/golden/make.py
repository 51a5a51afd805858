"""Writes the golden files of the rules: `python -m tests.golden.make`.

`perft*.txt` counts decisions, `playthrough-*.txt` shows two games in full. The tests compare them
with freshly computed ones. A difference means that the rules have changed, or the events or the
notation that show them: look at it before making them again. The golden files of the words are made
by `make_words`.
"""

from pathlib import Path

from tests.corpus import make as base
from tests.corpus import make_expansion as expansion
from tests.golden.perft_table import BASE, EXPANSION, HEADING, chosen_places, table_lines
from tests.golden.playthrough import playthrough_lines

FOLDER = Path(__file__).parent
PERFT = {FOLDER / "perft.txt": BASE, FOLDER / "perft-expansion.txt": EXPANSION}
# Games of simple players that show much, from the deal to the end.
PLAYTHROUGHS = {
    FOLDER / "playthrough-base.txt": base.read(8),
    FOLDER / "playthrough-expansion.txt": expansion.read(12),
}


def make() -> None:
    """Write all files."""
    for path, source in PERFT.items():
        lines = [HEADING, *table_lines(source, chosen_places(source)), ""]
        path.write_text("\n".join(lines), encoding="utf-8")
    for path, game in PLAYTHROUGHS.items():
        path.write_text("\n".join([*playthrough_lines(game), ""]), encoding="utf-8")


if __name__ == "__main__":
    make()
