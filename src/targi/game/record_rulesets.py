"""The ruleset in a record: the fields `ruleset`, `deck`, `border` and `cards`."""

from __future__ import annotations

from collections.abc import Mapping

from targi.cards import CardsFile
from targi.game.record_fields import RecordError
from targi.game.ruleset import Ruleset, RulesetError
from targi.game.ruleset_words import hash_of, options_of_name


def ruleset_fields(ruleset: Ruleset) -> dict[str, str]:
    """The fields that tell a ruleset; what is as usual is left out."""
    fields = {"ruleset": str(ruleset)}
    if ruleset.deck is not None:
        fields["deck"] = " ".join(ruleset.deck)
    if ruleset.border:
        fields["border"] = " ".join(map(str, ruleset.border))
    if ruleset.cards is not None:
        fields["cards"] = hash_of(ruleset.cards)
    return fields


def ruleset_of_fields(
    fields: Mapping[str, str], line_of: Mapping[str, int], cards: CardsFile | None
) -> Ruleset:
    """The ruleset of a record; `cards` must be the card file that it names."""
    try:
        found: dict[str, object] = {**options_of_name(fields["ruleset"])}
        if "deck" in fields:
            found["deck"] = fields["deck"].split(" ")
        if "border" in fields:
            found["border"] = dict.fromkeys(fields["border"].split(" "), "base")
        return Ruleset.of(found | {"cards": fields.get("cards")}, cards)
    except RulesetError as error:
        name = str(error).split(":")[0]
        name = name if name in ("deck", "border", "cards") and name in fields else "ruleset"
        raise RecordError(line_of[name], f"a ruleset ({error})", fields[name]) from None
