"""What is played, as phrases: the box and the options of a ruleset."""

from __future__ import annotations

from collections.abc import Iterator

from targi.game import Ruleset
from targi.text.phrases import Phrase, phrase

_OPTIONS = ("start", "targia", "tiebreak")


def ruleset_lines(ruleset: Ruleset) -> Iterator[Phrase]:
    """The box, and whatever is not as usual in it."""
    yield _line("box", phrase(f"option-box-{ruleset.box}"))
    usual = Ruleset(ruleset.box)
    for option in _OPTIONS:
        chosen = getattr(ruleset, option)
        if chosen != getattr(usual, option):
            yield _line(option, phrase(f"option-{option}-{chosen}"))
    if ruleset.deck is not None:
        yield _line("deck", phrase("option-deck-both"))
    if ruleset.border:
        numbers = ", ".join(map(str, ruleset.border))
        yield _line("border", phrase("option-border-base", numbers=numbers))
    if ruleset.cards is not None:
        yield _line("cards", phrase("option-cards-file", name=ruleset.cards.name))


def _line(option: str, value: Phrase) -> Phrase:
    return phrase("option", name=phrase(f"option-{option}"), value=value)
