"""Writes the golden files of the words: `python -m tests.golden.make_words`.

`log-*` tells a whole game of each box in a language. `words-*` has a line for every message of a
language in every form that its sentences ask for, each as the program itself came to say it. The
tests compare them with what is said today. After a change of words, read every difference as a
native would before it goes in.
"""

from collections.abc import Iterator
from pathlib import Path

from targi.terminal.commands.replay import as_lines
from targi.text import LANGUAGES, Phrase, words
from tests.corpus import make as base
from tests.corpus import make_expansion as expansion
from tests.text.messages import messages
from tests.text.spoken import forms

FOLDER = Path(__file__).parent
# The games of the golden playthroughs.
LOGS = {
    FOLDER / f"log-{box}-{language}.txt": (game, language)
    for box, game in (("base", base.read(8)), ("expansion", expansion.read(12)))
    for language in LANGUAGES
}
WORDS = {FOLDER / f"words-{language}.txt": language for language in LANGUAGES}


def log_lines(path: Path) -> list[str]:
    """A game in a language."""
    game, language = LOGS[path]
    return "\n".join(as_lines(game, words(language))).splitlines()


def word_lines(language: str) -> list[str]:
    """Every message in every form, file by file."""
    return "\n".join(_words(language)).splitlines()


def _words(language: str) -> Iterator[str]:
    file = ""
    for name, message in messages(language).items():
        if message.file != file:
            file = message.file
            yield f"== {file}"
        for (heard, form), phrase in sorted(forms(language).items(), key=lambda item: item[0]):
            if heard == name:
                asked = f" [{form}]" if form else ""
                yield f"{name}{asked}: {words(language).say(_ours(phrase), form)}"


def _ours(phrase: Phrase) -> Phrase:
    """A phrase without what the operating system has to say in it."""
    told = {"error": "disk full"} if "error" in phrase.gaps else {}
    return Phrase(phrase.id, {**phrase.gaps, **told})


def make() -> None:
    """Write all files."""
    for path in LOGS:
        path.write_text("\n".join([*log_lines(path), ""]), encoding="utf-8")
    for path, language in WORDS.items():
        path.write_text("\n".join([*word_lines(language), ""]), encoding="utf-8")


if __name__ == "__main__":
    make()
