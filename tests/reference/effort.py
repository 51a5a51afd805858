"""How much the random tests do: a tenth in `make test`, all of it in `make soak`.

The plain files are slow, so only a sample is played with them; they have to show little more than
that nothing is left out.
"""

import os

from targi import _build

SHARE = 10  # `make test` does one in so many
FULL = os.environ.get("TARGI_EFFORT") == "full"  # set by `make soak`


def effort(number: int, *, plain: int) -> int:
    """How many games or positions to try; `number` in full."""
    if not _build.compiled():
        return plain
    return number if FULL else max(plain, number // SHARE)
