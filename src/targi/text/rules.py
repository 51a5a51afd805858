"""The numbered rules, in each language: one text a number.

The files in `rules` are whole documents for people; here single rules are found in them, because
events and refusals name a rule by its number.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final

from targi.text import pseudo
from targi.text.language import DEFAULT, LANGUAGES, UnknownLanguage

_RULE: Final = re.compile(r"^\*\*(\d+\.\d+)\*\* (.*?)(?=\n\n|\Z)", re.MULTILINE | re.DOTALL)


def rules_document(language: str) -> str:
    """All rules of a language, as Markdown; the pseudo-language has the English ones."""
    if language == pseudo.CODE:
        language = DEFAULT
    if language not in LANGUAGES:
        raise UnknownLanguage(language)
    return (files("targi.text") / "rules" / f"{language}.md").read_text("utf-8")


@cache
def rules(language: str) -> dict[str, str]:
    """The text of every rule by its number, on one line, with the marks of Markdown."""
    found = _RULE.findall(rules_document(language))
    # Only line ends become blanks: no-break spaces are typography.
    texts = {number: text.strip().replace("\n", " ") for number, text in found}
    if language == pseudo.CODE:
        return {number: pseudo.pseudo_text(text) for number, text in texts.items()}
    return texts
