"""What can be seen: names need it, and texts from outside are cleaned by it."""

import pytest

from targi.game.visible import characters, is_harmless, shows_something


@pytest.mark.parametrize("letter", ["a", "ß", "ل", "語", " ", "-", "\u0301", "🐫"])
def test_what_shows_itself_is_harmless(letter: str) -> None:
    """Letters of any script, accents, signs, and a space."""
    assert is_harmless(letter)


@pytest.mark.parametrize(
    "letter",
    ["\u3164", "\u2800", "\u115f", "\ufe0f", "\u200b", "\u202e", "\x1b", "\u2028", "\ue000"],
)
def test_what_hides_or_turns_others_is_not(letter: str) -> None:
    """Fillers, an empty Braille cell, selectors, format and control characters, private ones."""
    assert not is_harmless(letter)
    assert not shows_something(letter)


def test_a_text_shows_something_if_one_character_does() -> None:
    """Spaces alone do not."""
    assert shows_something("\u3164A")
    assert not shows_something("")
    assert not shows_something(" \u2800 ")


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("", 0),
        ("Ann", 3),
        ("A\u0301", 1),
        ("กิ่" * 10, 10),  # Thai: a consonant, a vowel above it, a tone
        ("น้ำ", 1),  # and a vowel that is a letter of its own to Unicode
        ("हिन्दी", 3),  # Hindi: consonants with vowels; a ligature counts as two
        ("a🇵🇱🇩🇪", 3),
        ("🇵", 1),  # half a flag is a letter
        ("👍🏽", 1),
        ("李娜", 2),
        ("نور", 3),
    ],
)
def test_characters_are_counted_as_readers_do(text: str, count: int) -> None:
    """Marks belong to their letter, two letters to a flag, a colour to a hand."""
    assert characters(text) == count
