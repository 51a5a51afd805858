"""`Ruleset`: which box is played and with which cards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from typing import Final

from targi.cards import Catalogue, base
from targi.rules.table import Table

BOXES: Final = ("base",)
RULES_VERSION: Final = 1  # raised when the behaviour of the rules changes


class RulesetError(ValueError):
    """A ruleset that does not exist."""


@dataclass(frozen=True, slots=True)
class Ruleset:
    """The choices made before a game begins (section 9)."""

    box: str = "base"

    def __post_init__(self) -> None:
        if self.box not in BOXES:
            near = get_close_matches(str(self.box), BOXES, 1)
            hint = f"; did you mean {near[0]!r}?" if near else ""
            raise RulesetError(f"box: expected one of {', '.join(BOXES)}, got {self.box!r}{hint}")

    @classmethod
    def of(cls, value: Ruleset | str | Mapping[str, object]) -> Ruleset:
        """A ruleset from its name, its JSON form or itself."""
        if isinstance(value, Ruleset):
            return value
        if isinstance(value, str):
            return cls(value)
        if not isinstance(value, Mapping):
            raise RulesetError(f"expected a name or an object, got {value!r}")
        unknown = [key for key in value if key != "box"]
        if unknown:
            raise RulesetError(f"{unknown[0]}: unknown key, expected box")
        return cls(str(value.get("box", "base")))

    @property
    def catalogue(self) -> Catalogue:
        """The cards of this ruleset."""
        return base()

    @property
    def table(self) -> Table:
        """The cards as the rules see them."""
        return _table(self)

    def to_json(self) -> str:
        """The form used in positions: a name where that says all."""
        return self.box

    def __str__(self) -> str:
        return self.box


@cache
def _table(ruleset: Ruleset) -> Table:
    return Table(ruleset.catalogue)
