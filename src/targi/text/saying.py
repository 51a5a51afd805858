"""Saying phrases in a language, by the Fluent files of `locales`.

A message asks for a form of what stands in a gap by `SAY($card, form: "accusative")`; the message
of the card sees that word as `$form` and answers with its own wording. Which forms there are is
each language's own business. Several phrases in one gap become a list, with "or" if the message
says `SAY($options, list: "or")`, and one after the other with `list: "sentences"`.

`APART($number)` stands behind a name and tells its bearer from others of that name: ` (5)` for a
number, the words of a phrase, nothing for an empty text.

`MOMENT($time)` says a time such as `2026-11-15T18:04:00Z` as the language writes it.

Nothing falls back: an id that a language lacks is an error, and the tests see to it that there is
none.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import datetime
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal

from babel.dates import format_datetime
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

from targi.text import pseudo
from targi.text.language import DEFAULT, LANGUAGES, UnknownLanguage
from targi.text.phrases import Gap, Phrase, harmless

_DEFAULT_FORM: Final = ""
_LIST_STYLES: Final[Mapping[str, Literal["standard", "or"]]] = {"and": "standard", "or": "or"}


class MissingWords(Exception):  # noqa: N818  # it says what is wrong
    """A phrase that the Fluent files of a language cannot say."""


class Words:
    """One language. `say` makes a text of a phrase."""

    def __init__(self, language: str, locale: str, sources: Iterable[str]) -> None:
        self.language = language
        self._locale = locale
        functions: dict[str, Any] = {"SAY": _say, "APART": _apart, "MOMENT": self._moment}
        self._bundle = FluentBundle([locale], functions, use_isolating=False)
        for source in sources:
            self._bundle.add_resource(FluentResource(source))

    def say(self, phrase: Phrase, form: str = _DEFAULT_FORM) -> str:
        """The text of a phrase."""
        if not self._bundle.has_message(phrase.id):
            raise MissingWords(f"{self.language}: no message {phrase.id!r}")
        gaps = {name: self._filled(gap) for name, gap in phrase.gaps.items()}
        pattern = self._bundle.get_message(phrase.id).value
        if pattern is None:
            raise MissingWords(f"{self.language}: the message {phrase.id!r} has no value")
        text, errors = self._bundle.format_pattern(pattern, {"form": form, **gaps})
        if errors:
            raise MissingWords(f"{self.language}: {phrase.id}: {errors[0]}") from errors[0]
        return str(text)

    def say_list(
        self, phrases: Iterable[Phrase], style: str = "and", form: str = _DEFAULT_FORM
    ) -> str:
        """The texts of several phrases as a list of the language: "a, b and c"."""
        texts = [self.say(phrase, form) for phrase in phrases]
        if style == "sentences":
            return " ".join(texts)
        return format_list(texts, _LIST_STYLES[style], self._locale.replace("-", "_"))

    def _moment(self, time: str) -> str:
        """The Fluent function `MOMENT`: a time in the form of the language."""
        when = datetime.fromisoformat(time)
        return format_datetime(when, "long", when.tzinfo, self._locale.replace("-", "_"))

    def _filled(self, gap: Gap) -> Any:
        if isinstance(gap, Phrase | tuple):
            return _Said(self, gap)
        return harmless(gap) if isinstance(gap, str) else gap


class _Said(FluentType):
    """A phrase, or several, in the gap of another: it is said in the form that is asked for."""

    def __init__(self, words: Words, gap: Phrase | tuple[Phrase, ...]) -> None:
        self.words = words
        self.gap = gap

    def format(self, locale: object, form: str = _DEFAULT_FORM, style: str = "and") -> str:
        """Without `SAY`, in the form that the language takes by itself."""
        if isinstance(self.gap, Phrase):
            return self.words.say(self.gap, form)
        return self.words.say_list(self.gap, style, form)


def _say(said: _Said | str, form: str = _DEFAULT_FORM, list: str = "and") -> str:
    """The Fluent function `SAY`; a plain text has one form only."""
    if isinstance(said, str):
        return said
    return said.format(None, str(form), str(list))


def _apart(told: _Said | str | int, form: str = _DEFAULT_FORM) -> str:
    """The Fluent function `APART`: what tells two of a name apart, behind the name."""
    if isinstance(told, _Said):
        return f" {_say(told, form)}"
    return f" ({told})" if told != "" else ""


@cache
def words(language: str) -> Words:
    """The words of a language, by its code."""
    if language == pseudo.CODE:
        english = sources(DEFAULT).values()
        return Words(language, LANGUAGES[DEFAULT], map(pseudo.pseudo, english))
    if language not in LANGUAGES:
        raise UnknownLanguage(language)
    return Words(language, LANGUAGES[language], sources(language).values())


def sources(language: str) -> dict[str, str]:
    """The Fluent files of a language: their names and texts."""
    folder = files("targi.text") / "locales" / language
    found = sorted(folder.iterdir(), key=lambda file: file.name)
    return {file.name: file.read_text("utf-8") for file in found if file.name.endswith(".ftl")}
