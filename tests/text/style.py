"""What a careful reader would mark in a text: a word to avoid, a French sign without its space."""

import re
from collections.abc import Iterator

from targi.text.rules import rules_document
from tests.text.messages import messages
from tools.pages import glossary, words_to_avoid

# French has a space before ; : ? ! » and after «, and a line must not break there. A colon may also
# stand in a time or behind a command, so that only the wrong space before it is a mistake.
_FRENCH = re.compile(r"(?<![\u00a0\u202f])[;?!»]|[ \t\n]:|«(?![\u00a0\u202f])")
_TERM = ("singular", "plural", "short")


def prose(language: str) -> Iterator[tuple[str, str]]:
    """The texts of all messages and rules of a language, each with where it stands."""
    for name, message in messages(language).items():
        for text in message.texts:
            yield name, text
    # Drawings and names of commands are not prose.
    rules = re.sub(r"```.*?```|`[^`]*`", "", rules_document(language), flags=re.DOTALL)
    for paragraph in rules.split("\n\n"):
        yield "rules", paragraph.replace("\n", " ")


def terms(language: str) -> Iterator[tuple[str, str]]:
    """The words of the glossary of a language."""
    for key, term in glossary(language).items():
        yield from ((f"glossary: {key}", term[form]) for form in _TERM if form in term)


def avoided(language: str, text: str) -> list[str]:
    """The words of a text that its language avoids, with what to say instead."""
    return [
        f"{found[0]}: say {word['say']}"
        for word in words_to_avoid()[language]
        for found in re.finditer(word["avoid"], text, re.IGNORECASE)
    ]


def unspaced(text: str) -> list[str]:
    """The signs of a French text that lack the space that does not break."""
    return [text[max(0, at.start() - 20) : at.end() + 5] for at in _FRENCH.finditer(text)]
