"""Both scores side by side, as several commands and a game at the terminal show them."""

from collections.abc import Mapping
from typing import Any

from targi.cards import Catalogue
from targi.text import Words
from targi.text.naming import SEATS
from targi.text.scores import score_lines
from targi.text.seen import seen


def score_table(
    scores: Mapping[str, Any], catalogue: Catalogue, words: Words, *, codes: bool = False
) -> str:
    """Both scores side by side, one line a source; one that gives nobody anything is left out."""
    lines = score_lines(scores, catalogue)
    named = [line.source if codes else seen(line.source, catalogue) for line in lines]
    sources = ["", *map(words.say, named)]
    columns = [
        [words.say(seat), *(str(line.points[number]) for line in lines)]
        for number, seat in enumerate(SEATS.values())
    ]
    first = max(map(len, sources))
    width = max(map(len, (column[0] for column in columns))) + 2
    rows = zip(sources, *columns, strict=True)
    return "\n".join(
        source.ljust(first) + "".join(cell.rjust(width) for cell in cells)
        for source, *cells in rows
    )
