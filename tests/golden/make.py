"""Writes the golden files: `python -m tests.golden.make`.

The tests compare them with what is computed anew. A difference means that the rules have changed:
look at it before making them again.
"""

from pathlib import Path

from tests.golden.perft_table import HEADING, chosen_places, table_lines
from tests.golden.playthrough import playthrough_lines

FOLDER = Path(__file__).parent
PERFT = FOLDER / "perft.txt"
PLAYTHROUGH = FOLDER / "playthrough-base.txt"


def make() -> None:
    """Write both files."""
    PERFT.write_text("\n".join([HEADING, *table_lines(chosen_places()), ""]))
    PLAYTHROUGH.write_text("\n".join([*playthrough_lines(), ""]))


if __name__ == "__main__":
    make()
