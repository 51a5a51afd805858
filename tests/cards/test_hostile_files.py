"""Whatever lies in a card file, it is refused with a short error, in bounded time and memory.

No test here measures time: without the bounds they show, each would run for minutes or break.
"""

import os
from pathlib import Path

import pytest

from targi.cards import CardError, parse_cards_file, read_cards_file
from targi.cards.reading.toml import DEEPEST, LARGEST


def refusal(content: bytes | str, folder: Path) -> str:
    """What is said about a file with this content."""
    file = folder / "own.toml"
    file.write_bytes(content if isinstance(content, bytes) else content.encode())
    with pytest.raises(CardError) as caught:
        read_cards_file(file)
    message = str(caught.value)
    assert message.startswith(f"{file}: ")
    assert len(message) < len(str(file)) + 200
    return message.removeprefix(f"{file}: ")


TOO_DEEP = {
    "lists": "a = " + "[" * 900_000,
    "tables": "a = " + "{a=" * 300_000,
    "lists after a string": 'a = ["""\\"""",' + "[" * 900_000,
    "lists after a literal string": "a = ['''x'''''," + "[" * 900_000,
    "a key of many parts": "a." * 400_000 + "a = 1",
    "a quoted key of many parts": '"a.b" . ' * 100_000 + "a = 1",
    "a heading of many parts": "[" + "a." * 400_000 + "a]",
    "a key within a table": "a = {" + "a." * 400_000 + "a = 1}",
    "a key after an escaped quote": 'a = "\\""\n' + "b." * 400_000 + "b = 1",
    "a key after a string of many lines": 'a = """\\\\"""\n' + "b." * 400_000 + "b = 1",
    "a key after a comment": "# it's\n" + "b." * 400_000 + "b = 1",
}


@pytest.mark.parametrize("text", TOO_DEEP.values(), ids=list(TOO_DEEP))
def test_deep_nesting_is_refused_before_it_is_parsed(text: str, tmp_path: Path) -> None:
    """No recursion, no quadratic time, wherever the depth hides."""
    message = refusal(text, tmp_path)
    assert message in ("line 1: nested too deeply", "line 2: nested too deeply")


def test_brackets_in_strings_and_comments_are_not_deep() -> None:
    """Nor are dots, nor many values side by side."""
    brackets, dots = "[{" * DEEPEST, "." * 2 * DEEPEST
    quoted = " ".join(f"{mark}{brackets}{dots}{mark}," for mark in ('"', "'", '"""', "'''"))
    text = f"# {brackets}{dots}\na = [{quoted}]\nb = [{'[], 1.5, ' * 2 * DEEPEST}]"
    with pytest.raises(CardError, match="unknown key 'a'"):
        parse_cards_file(text, "own.toml")


def test_a_large_file_is_refused_before_it_is_parsed(tmp_path: Path) -> None:
    """One byte too many is too many, also if it is only a comment; characters count in bytes."""
    message = f"expected at most {LARGEST} bytes, found more"
    assert refusal("#" * (LARGEST + 1), tmp_path) == message
    assert refusal("#" * 10 * LARGEST, tmp_path) == message
    with pytest.raises(CardError, match=message):
        parse_cards_file("#" + "é" * (LARGEST // 2), "own.toml")
    assert parse_cards_file("#" + "é" * (LARGEST // 2 - 1), "own.toml").corrections == ()


@pytest.mark.skipif(not os.path.exists("/dev/zero"), reason="no endless file here")
def test_an_endless_file_is_refused() -> None:
    """No more is read than is needed to see that it is too large."""
    with pytest.raises(CardError, match="/dev/zero: expected at most"):
        read_cards_file("/dev/zero")


NO_TOML = "not readable as TOML: "
MANY_DIGITS = "a number with too many digits"
UNREADABLE = {
    # content, how the error begins, how it ends
    "no TOML": ("[tribes", NO_TOML, ": '[tribes'"),
    "an unfinished string": ('a = """' + "x" * 500_000, NO_TOML, "xxx...'"),
    "an unfinished escape": ('a = """\\', NO_TOML, ""),
    "backslashes": ('a = "' + "\\" * 500_001, NO_TOML, "...'"),
    "quotes": ('"' * 999_999, NO_TOML, "...'"),
    "apostrophes": ("'" * 999_999, NO_TOML, '..."'),
    "NUL": (b"[tribes]\nXO1 = { vp = 1 }\0", NO_TOML, ": 'XO1 = { vp = 1 }\\x00'"),
    "NUL in a string": ('a = "\0"', NO_TOML, "'a = \"\\x00\"'"),
    "no UTF-8": (b"[tribes]\n# \xff\xfe", "line 2: expected a text in UTF-8", ""),
    "UTF-16": ("[tribes]".encode("utf-16"), "line 1: expected a text in UTF-8", ""),
    "a card twice": (
        "[tribes]\nXO1 = { vp = 1 }\nXO1 = { vp = 2 }\n[goods]",
        NO_TOML,
        "(at line 3, column 17): 'XO1 = { vp = 2 }'",
    ),
    "a card twice at the end": (
        "[tribes]\nXO1 = { vp = 1 }\nXO1 = { vp = 2 }\n\n",
        NO_TOML,
        ": 'XO1 = { vp = 2 }'",
    ),
    "a section twice": ("[tribes]\n[tribes]\n", NO_TOML, "'[tribes]'"),
    "a long key twice": (f'["{"k" * 400_000}"]\n' * 2, NO_TOML, ""),
    "a number of many digits": ("a = " + "9" * 999_000, NO_TOML, f"line 1: {MANY_DIGITS}"),
    "points of many digits": (
        f"# {'1' * 9000}\n'{'1' * 9000}' = 1\n[tribes]\nXO1 = {{ vp = {'9' * 5000} }}\n",
        NO_TOML,
        f"line 4: {MANY_DIGITS}",
    ),
    "a huge number": (
        f"[tribes]\nXO1 = {{ vp = 0x{'f' * 900_000} }}",
        "XO1: vp: expected a whole number from 0 to 9, found a huge number",
        "",
    ),
    "many effects": (
        f"tribes.XO1.effects = [{'{},' * 100_000}]",
        "XO1: effects: expected a list of 0 to 3 items, found 100000",
        "",
    ),
    "a large deck": (f"deck = [{'1,' * 100_000}]", "deck: expected a list of 45 items, found", ""),
    "not a number": ("[tribes]\nXO1 = { vp = nan }", "XO1: vp: expected", "found nan"),
    "a time": ("deck = 07:32:00", "deck: expected", "found a date or time"),
}


@pytest.mark.parametrize(("content", "begin", "end"), UNREADABLE.values(), ids=list(UNREADABLE))
def test_what_cannot_be_read_is_refused(
    content: bytes | str, begin: str, end: str, tmp_path: Path
) -> None:
    """Broken text, absurd values: always a card error that names the place, or quotes the line."""
    message = refusal(content, tmp_path)
    assert message.startswith(begin)
    assert message.endswith(end)


def test_thousands_of_mistakes_give_a_short_answer() -> None:
    """A hundred lines; the nearest known word is not sought for the others."""
    text = "[tribes]\n" + "".join(f"K{n} = 1\n" for n in range(90_000))
    with pytest.raises(CardError) as caught:
        parse_cards_file(text, "own.toml")
    assert len(caught.value.problems) == 101


@pytest.mark.parametrize(
    ("path", "reason"),
    [("missing.toml", "No such file or directory"), (".", "Is a directory"), ("a\0b", "embedded")],
)
def test_a_path_that_cannot_be_read_is_refused(path: str, reason: str, tmp_path: Path) -> None:
    """Missing, a folder, or no path at all; the reason is the system's."""
    file = tmp_path / path
    with pytest.raises(CardError) as caught:
        read_cards_file(file)
    assert str(caught.value).startswith(f"{file}: cannot be read: {reason}")


def test_a_file_name_of_any_bytes_can_be_told(tmp_path: Path) -> None:
    """A name that is no UTF-8 does not break the error message."""
    with pytest.raises(CardError) as caught:
        read_cards_file(os.fsdecode(bytes(tmp_path) + b"/\xff.toml"))
    assert str(caught.value).encode().startswith(bytes(tmp_path))
