"""Listening to everything that is said, in whatever language and by whatever part of the program.

A message counts as said only if the program itself said it: a command, one of the functions by
which interfaces make sentences of a game, or the web client (`client_phrases`).
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
        self._parts: set[tuple[str, str, str]] = set()  # message, gap, and what has filled it

    def hear(self, phrase: Phrase, form: str) -> None:
        """Remember a phrase, unless there are many like it and nothing in it is new there."""
        parts = {(phrase.id, gap, part) for gap, part in _parts(phrase)}
        samples = self.phrases.setdefault(phrase.id, {})
        if len(samples) < SAMPLES or parts - self._parts:
            samples.setdefault(json.dumps(phrase.to_json()), phrase)
            self._parts |= parts
        self.forms.setdefault((phrase.id, form), phrase)


def _parts(phrase: Phrase) -> Iterator[tuple[str, str]]:
    """The gaps of a phrase with the messages that fill them."""
    for gap, filling in phrase.gaps.items():
        for part in filling if isinstance(filling, tuple) else (filling,):
            if isinstance(part, Phrase):
                yield gap, part.id


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
