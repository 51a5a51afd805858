"""How a game speaks at a terminal: phrases and events of `targi.text` in lines that fit.

What is said when is in `session` and `typed_commands`; what is shown of a game is in `view`.
"""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from targi.terminal import screen
from targi.text import Phrase, Words, phrase
from targi.text.phrases import Gap
from targi.text.telling.events import Told, sentence, sentence_with_rule


class Voice:
    """Says things in one language, with codes or without.

    A plain voice draws nothing and takes nothing back.
    """

    def __init__(self, words: Words, *, plain: bool = False, codes: bool = False) -> None:
        self.words = words
        self.plain = plain
        self.codes = codes
        self.cited: tuple[str, ...] = ()  # the rules that what was told last rests on

    def say(self, name: str, **gaps: Gap) -> None:
        """Say the message of this name."""
        self.tell(phrase(name, **gaps))

    def tell(self, *phrases: Phrase) -> None:
        """Say these phrases, each on lines of its own."""
        for one in phrases:
            self.write(self.words.say(one))

    def write(self, text: str) -> None:
        """Print a text in lines that fit, but indented ones as they are: they are to be copied."""
        for line in text.splitlines():
            for part in [line] if line.startswith(" ") else screen.lines(line):
                print(part)

    def events(self, sentences: Sequence[Told]) -> None:
        """Tell what happened."""
        self.write(" ".join(sentence(told, self.words) for told in sentences))
        self._cite(sentences)

    def events_and_rules(self, sentences: Sequence[Told]) -> None:
        """Tell what happened, every sentence with its rule."""
        for told in sentences:
            self.write(sentence_with_rule(told, self.words))
        self._cite(sentences)

    def _cite(self, sentences: Sequence[Told]) -> None:
        self.cited = tuple(dict.fromkeys(told.rule for told in sentences))

    @contextmanager
    def meanwhile(self, one: Phrase, *, may_stay: bool) -> Iterator[None]:
        """Say what goes on as long as it does; if it cannot be wiped off, only if it may stay."""
        if self.plain or not screen.can_wipe(sys.stdout):
            if may_stay:
                self.tell(one)
            yield
            return
        print(self.words.say(one)[: screen.width() - 1], end="", flush=True)
        try:
            yield
        finally:
            screen.wipe(sys.stdout)
