"""The ruleset in a record: the fields `ruleset`, `deck`, `border` and `cards`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from targi.cards import CardsFile
from targi.game.records.fields import MissingCardsError, RecordError
from targi.game.ruleset import Ruleset, RulesetError
from targi.game.ruleset_text import card_file, hash_of

_LISTS: Final = ("border", "deck")  # words of a ruleset that have a line of their own


def ruleset_fields(ruleset: Ruleset) -> dict[str, str]:
    """The fields that tell a ruleset; what is as usual is left out."""
    fields = {"ruleset": ruleset.name}
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
    if "cards" in fields and cards is None:
        expected = "its own card file, of which this is the hash (none was given)"
        raise MissingCardsError(line_of["cards"], expected, fields["cards"])
    try:
        words = [f"{name}:{fields[name].replace(' ', ',')}" for name in _LISTS if name in fields]
        text = "+".join([fields["ruleset"], *words])
        return Ruleset.parse(text, card_file(fields.get("cards"), cards))
    except RulesetError as error:
        name = str(error).split(":")[0]
        name = name if name in (*_LISTS, "cards") and name in fields else "ruleset"
        raise RecordError(line_of[name], f"a ruleset ({error})", fields[name]) from None
