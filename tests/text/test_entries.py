"""Tables in words: every entry, every refusal, every end, every level."""

import json
from collections.abc import Iterator
from typing import Any, get_args

import pytest

from targi.bots.levels import names as levels
from targi.game.records.fields import ENDS
from targi.server.machine.codes import CODES, Refused
from targi.server.machine.entries import Entry
from targi.server.machine.seats import check_name
from targi.text import LANGUAGES, named, words
from targi.text.entries import code_sentence, entry_sentence
from targi.text.naming import level
from targi.text.scores import ending
from tests.text.messages import messages
from tests.text.table_entries import table_entries

NAMES = {"blue": named("Ann"), "white": named("Ben")}


def english(entry: dict[str, Any]) -> str:
    """The sentence of an entry, without the marks around names."""
    said = words("en").say(entry_sentence(entry, NAMES))
    return said.replace("\u2068", "").replace("\u2069", "")


def kinds() -> set[str]:
    """The kinds of entries that a journal can hold."""
    return {str(kind.__struct_config__.tag) for kind in get_args(Entry)}


def samples() -> Iterator[tuple[str, str]]:
    """What viewers of real tables see, and the sentence for it."""
    for entry in table_entries():
        yield entry["kind"], english(entry)


def test_every_kind_of_entry_is_told() -> None:
    """As tables show them to viewers: the player it is about is named."""
    told = dict(samples())
    assert told.keys() == kinds()
    assert told["draw_offered"] == "Ann offers a draw."
    assert told["bot_took_over"] == "The computer (caracal) plays on for Ann."
    assert told["seat_taken"] == "Ben plays white."
    assert told["started"] == "The cards are dealt. Ann is the starting player."
    assert told["moved"].startswith(("Ann: ", "Ben: "))


def test_every_end_of_a_table_is_told_with_its_winner() -> None:
    """By the score, by giving up, by staying away, or without a winner."""
    told = {text for kind, text in samples() if kind == "finished"}
    assert told >= {
        "Ann resigns: Ben wins.",
        "Ann does not come back: Ben wins.",
        "Both agree on a draw.",
    }
    assert any(text.startswith("The game is over: ") for text in told)


def test_a_table_is_closed_for_two_reasons() -> None:
    """Withdrawn, or forgotten."""
    told = [text for kind, text in samples() if kind == "closed"]
    assert told == [
        "The table is closed: the game will not take place.",
        "The table is closed: nothing has happened here for a long time.",
    ]


def test_the_name_of_somebody_who_sits_down_stands_alone() -> None:
    """It comes from outside."""
    entry = {"kind": "seat_taken", "seat": "blue", "name": "\u202eEve"}
    said = words("de").say(entry_sentence(entry))
    assert said == "\u2068Eve\u2069 spielt Blau."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_and_every_level_has_its_sentence(language: str) -> None:
    """And there is none for a code or a level that there is not."""
    said = {words(language).say(code_sentence(code)) for code in CODES}
    assert len(said) == len(CODES)
    assert len({words(language).say(level(name)) for name in levels()}) == len(levels())
    codes = {f"code-{code.replace('_', '-')}" for code in CODES}
    known = {name for name in messages(language) if name.startswith(("code-", "level-"))}
    assert known == codes | {f"level-{name}" for name in levels()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_end_of_a_record_has_its_sentence(language: str) -> None:
    """With a draw, which only finished games have."""
    said = words(language)
    texts = {said.say(ending(end, "blue", "white", NAMES)) for end in ENDS}
    texts.add(said.say(ending("completed", None, "draw", NAMES)))
    assert len(texts) == len(ENDS) + 1


def test_an_entry_as_sentence_is_plain_data() -> None:
    """A server can send it beside the entry."""
    said = entry_sentence({"kind": "left", "seat": "white"})
    assert json.loads(json.dumps(said.to_json())) == {
        "id": "entry-left",
        "gaps": {"player": {"id": "seat-white"}},
    }


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
    said = words(language).say(code_sentence("bad_name"))
    assert [demand for demand in demands if demand not in said] == []
