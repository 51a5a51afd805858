"""Which languages there are, and which one a person reads."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from targi.cards.error_texts import expected
from targi.text import pseudo

# The code of each language, and the locale whose numbers, lists and plurals it follows. British
# lists have no comma before "and", and this is the English we write.
LANGUAGES: Final[Mapping[str, str]] = {
    "en": "en-GB",
    "de": "de-DE",
    "fr": "fr-FR",
    "es": "es-ES",
    "pl": "pl-PL",
}
DEFAULT: Final = "en"
VARIABLE: Final = "TARGI_LANGUAGE"
# The order in which POSIX asks for the language of messages.
_LOCALE: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


class UnknownLanguage(ValueError):  # noqa: N818  # it says what is wrong
    """A language that there is not."""

    def __init__(self, language: str, where: str = "language") -> None:
        what = f"one of {', '.join(LANGUAGES)}"
        super().__init__(f"{where}: {expected(what, language)}")


def chosen_language(argument: str | None, environment: Mapping[str, str]) -> str:
    """The language of an argument, of `TARGI_LANGUAGE` or of the locale, else English.

    An argument or variable that names no language of ours is an error; a locale is not, for
    nobody set it for this game.
    """
    if argument:
        return _known(argument, "--language")
    if environment.get(VARIABLE):
        return _known(environment[VARIABLE], VARIABLE)
    names = [environment[name] for name in _LOCALE if environment.get(name)]
    # LANGUAGE holds several by preference, and counts only if a locale is set at all.
    preferred = (
        environment.get("LANGUAGE", "").split(":") if names and not _is_plain(names[0]) else []
    )
    return next((code for name in [*preferred, *names[:1]] if (code := _code(name))), DEFAULT)


def _is_plain(name: str) -> bool:
    """Whether a locale is that of no language."""
    return re.split("[.@]", name, maxsplit=1)[0] in ("C", "POSIX")


def _known(name: str, where: str) -> str:
    code = _code(name)
    if code is None:
        raise UnknownLanguage(name, where)
    return code


def _code(name: str) -> str | None:
    """The language of a name such as `de`, `de_AT.UTF-8` or `de-CH`."""
    code = re.split("[-_.@]", name, maxsplit=1)[0].lower()
    return code if code in LANGUAGES or code == pseudo.CODE else None
