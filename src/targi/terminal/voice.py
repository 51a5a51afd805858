"""How a game speaks at a terminal: phrases and events of `targi.text` in lines that fit.

What is said when is in `session` and `commands`; what is shown of a game is in `view`.
"""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from textwrap import wrap

from targi.cards import Catalogue
from targi.game import Event
from targi.terminal import screen
from targi.text import Phrase, Words, phrase
from targi.text.phrases import Gap
from targi.text.telling import Told, sentence, sentence_with_rule, tell


class Voice:
    """Says things in one language; a plain one draws nothing and takes nothing back."""

    def __init__(self, words: Words, *, plain: bool = False) -> None:
        self.words = words
        self.plain = plain
        self.cited: tuple[str, ...] = ()  # the rules that what was told last rests on

    def say(self, name: str, **gaps: Gap) -> None:
        """Say the message of this name."""
        self.tell(phrase(name, **gaps))

    def tell(self, *phrases: Phrase) -> None:
        """Say these phrases, each on lines of its own."""
        for one in phrases:
            self.write(self.words.say(one))

    def write(self, text: str) -> None:
        """Print a text in lines that fit; nothing if there is nothing to say."""
        for line in wrap(text, screen.width(), break_on_hyphens=False):  # names of files stay whole
            print(line)

    def events(self, events: Sequence[Event], catalogue: Catalogue) -> None:
        """Tell what happened."""
        sentences = tell(events, catalogue)
        self.write(" ".join(sentence(told, self.words) for told in sentences))
        self._cite(sentences)

    def events_and_rules(self, events: Sequence[Event], catalogue: Catalogue) -> None:
        """Tell what happened, every sentence with its rule."""
        sentences = tell(events, catalogue)
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
