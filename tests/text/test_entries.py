"""What is said at tables: entries, refusals, ends and levels each have their message, no more."""

from typing import get_args

import pytest

from targi.bots.levels import names as levels
from targi.game.records.fields import ENDS
from targi.server.machine.seats import check_name
from targi.server.wire.journal import Entry
from targi.server.wire.refusals import CODES, Refused
from targi.text import LANGUAGES, named, phrase, words
from targi.text.naming import level
from targi.text.scores import ending
from tests.text.client_phrases import ENTRIES, unsaid
from tests.text.messages import messages
from tests.text.table_entries import table_entries

NAMES = {"blue": named("Ann"), "white": named("Ben")}


def kinds() -> set[str]:
    """The kinds of entries that a journal can hold."""
    return {str(kind.__struct_config__.tag) for kind in get_args(Entry)}


def test_the_gate_sees_every_kind_of_entry() -> None:
    """As viewers of real tables see them; the client leaves none unsaid that there is not."""
    assert {entry["kind"] for entry in table_entries()} == kinds()
    assert unsaid() < kinds()
    assert "phrase(`entry-${" in ENTRIES.read_text("utf-8")
    assert "phrase(`code-${" in ENTRIES.read_text("utf-8")


def test_the_gate_sees_every_end_and_every_closing() -> None:
    """By the score, by resigning, by staying away, by agreement; withdrawn, or idle."""
    seen = list(table_entries())
    ends = {entry["end"] for entry in seen if entry["kind"] == "finished"}
    assert ends == {"completed", "resigned", "abandoned", "agreed"}
    assert {entry["reason"] for entry in seen if entry["kind"] == "closed"} == {"withdrawn", "idle"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_and_every_level_has_its_sentence(language: str) -> None:
    """And there is none for a code or a level that there is not."""
    codes = {f"code-{code.replace('_', '-')}" for code in CODES}
    known = {name for name in messages(language) if name.startswith(("code-", "level-"))}
    assert known == codes | {f"level-{name}" for name in levels()}
    said = {str(messages(language)[code].texts) for code in codes}
    assert len(said) == len(CODES)
    assert len({words(language).say(level(name)) for name in levels()}) == len(levels())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_end_of_a_record_has_its_sentence(language: str) -> None:
    """With a draw, which only finished games have."""
    said = words(language)
    texts = {said.say(ending(end, "blue", "white", NAMES)) for end in ENDS}
    texts.add(said.say(ending("completed", None, "draw", NAMES)))
    assert len(texts) == len(ENDS) + 1


@pytest.mark.parametrize(
    ("language", "demands"),
    [
        ("en", ("24", "a letter or digit", "double spaces", "bot:")),
        ("de", ("24", "einen Buchstaben oder eine Ziffer", "doppelten Leerzeichen", "bot:")),
        ("fr", ("24", "une lettre ou un chiffre", "espaces doubles", "bot:")),
        ("es", ("24", "una letra o una cifra", "espacios dobles", "bot:")),
        ("pl", ("24", "jedną literę lub cyfrę", "podwójnych odstępów", "bot:")),
    ],
)
def test_a_refused_name_is_told_all_that_a_name_needs(
    language: str, demands: tuple[str, ...]
) -> None:
    """Each name breaks one demand, and the refusal names every one."""
    for name in ("B" * 25, "!!!", "Be  n", "bot:keen"):
        with pytest.raises(Refused, match="bad_name"):
            check_name(name)
    said = words(language).say(phrase("code-bad-name"))
    assert [demand for demand in demands if demand not in said] == []
