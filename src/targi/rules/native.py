"""The native integer and array types of the rules, all rule modules import them from here.

The compiler always sees the real types. Compiled rules have them at run time too, so that callers
can hand over real arrays. Plain files run on `int` and `list`, which need nothing installed and
are faster there. This module itself stays plain: it asks what the others are.
"""

from typing import TYPE_CHECKING

from targi._build import compiled

if TYPE_CHECKING or compiled():
    from librt.vecs import vec
    from mypy_extensions import i64
else:
    i64 = int
    vec = list

__all__ = ["i64", "vec"]
