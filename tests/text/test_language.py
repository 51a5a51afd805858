"""Which language is spoken: the argument, the variable, the locale, English."""

import pytest

from targi.text import UnknownLanguage, chosen_language


@pytest.mark.parametrize(
    ("argument", "environment", "language"),
    [
        (None, {}, "en"),
        ("pl", {"TARGI_LANGUAGE": "de", "LANG": "fr_FR.UTF-8"}, "pl"),
        ("DE", {}, "de"),
        ("fr-CA", {}, "fr"),
        ("", {"TARGI_LANGUAGE": "es"}, "es"),
        (None, {"TARGI_LANGUAGE": "de", "LANG": "fr_FR.UTF-8"}, "de"),
        (None, {"TARGI_LANGUAGE": "", "LANG": "fr_FR.UTF-8"}, "fr"),
        (None, {"LANG": "pl_PL.UTF-8"}, "pl"),
        (None, {"LANG": "de_AT"}, "de"),
        (None, {"LANG": "es.UTF-8"}, "es"),
        (None, {"LC_ALL": "de_DE", "LC_MESSAGES": "fr_FR", "LANG": "es_ES"}, "de"),
        (None, {"LC_MESSAGES": "fr_FR", "LANG": "es_ES"}, "fr"),
        (None, {"LC_ALL": "it_IT", "LANG": "es_ES"}, "en"),
        (None, {"LANG": "it_IT", "LANGUAGE": "it:fr:de"}, "fr"),
        (None, {"LANG": "C", "LANGUAGE": "fr"}, "en"),
        (None, {"LANGUAGE": "fr"}, "en"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANG": "POSIX", "LANGUAGE": "fr"}, "en"),
        (None, {"LANG": "C.UTF-8", "LANGUAGE": "fr"}, "en"),
        (None, {"LANG": "de@euro"}, "de"),
        ("de_DE@euro", {}, "de"),
        (None, {"LANG": "???"}, "en"),
    ],
)
def test_the_language_is_found(
    argument: str | None, environment: dict[str, str], language: str
) -> None:
    """By preference; a locale that we do not speak means English."""
    assert chosen_language(argument, environment) == language


@pytest.mark.parametrize(
    ("argument", "environment", "where"),
    [("it", {}, "--language"), (None, {"TARGI_LANGUAGE": "klingon"}, "TARGI_LANGUAGE")],
)
def test_a_language_that_we_do_not_speak_is_refused(
    argument: str | None, environment: dict[str, str], where: str
) -> None:
    """If somebody asked for it; the error says where and which there are."""
    with pytest.raises(UnknownLanguage, match=rf"^{where}: expected one of en, de, fr, es, pl"):
        chosen_language(argument, environment)
