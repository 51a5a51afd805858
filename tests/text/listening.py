"""Listening to everything that is said, in whatever language and by whatever part of the program.

A message counts as said only if the program itself said it: a command, a table, or one of the
functions by which interfaces make sentences of a game.
"""

import json
from collections.abc import Iterator
from contextlib import contextmanager

from targi.text import Phrase, Words

SAMPLES = 40  # of each message, to be said again in every language


class Heard:
    """The phrases that were said, by message, and the forms in which each message was asked for."""

    def __init__(self) -> None:
        self.phrases: dict[str, dict[str, Phrase]] = {}
        self.forms: dict[tuple[str, str], Phrase] = {}

    def hear(self, phrase: Phrase, form: str) -> None:
        """Remember a phrase, unless there are many like it."""
        samples = self.phrases.setdefault(phrase.id, {})
        if len(samples) < SAMPLES:
            samples.setdefault(json.dumps(phrase.to_json()), phrase)
        self.forms.setdefault((phrase.id, form), phrase)


@contextmanager
def listening() -> Iterator[Heard]:
    """Hear all words until the end of the block."""
    heard = Heard()
    say = Words.say

    def overheard(self: Words, phrase: Phrase, form: str = "") -> str:
        heard.hear(phrase, form)
        return say(self, phrase, form)

    Words.say = overheard  # type: ignore[method-assign]
    try:
        yield heard
    finally:
        Words.say = say  # type: ignore[method-assign]
