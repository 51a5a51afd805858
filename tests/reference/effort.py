"""How much the random tests do: all of it with the compiled rules, a sample with the plain files.

The plain files are slow, the more so while coverage is measured, and have only to show there that
nothing is left out. The proof is in the numbers of the compiled run.
"""

from targi import _build


def effort(number: int, *, plain: int) -> int:
    """How many games or positions to try."""
    return number if _build.compiled() else plain
