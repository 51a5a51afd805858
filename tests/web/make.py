"""Makes the files that the tests of the web client read: real messages, and sentences.

    .venv/bin/python -m tests.web.make

They are TypeScript, so that the compiler finds what is not of the client's types.

`messages-<box>.ts` is what a table sent from its first entry on, and at its end. Its moves are in
`game-<box>.txt`: bots have made them, so that the positions look like those of people, and they are
kept, so that better bots change nothing here. `sentences.ts` holds phrases of these games and
what each language makes of them, `seen.ts` how it says those and all cards without codes,
`tables.ts` what Python makes of whole tables at some of these
moments: the client must say the same.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

from targi.cards import Catalogue, all_cards
from targi.game import Ruleset
from targi.server.wire.http import NewSeat, NewTable
from targi.text import LANGUAGES, Phrase, naming, phrase, words
from targi.text.seen import seen
from targi.text.table import TableWords
from tests.server.tables import Played, against_bot

TARGET: Final = Path(__file__).parents[2] / "web/tests/fixtures"
BOXES: Final = ("base", "expansion")
FIRST, LAST = 40, 3  # messages that are kept of a game
EVERY: Final = 6  # of these messages, whose tables are told
PLACES: Final = ("1", "4", "5", "16", "17", "1,1", "2,3", "4,1", "D07", "")
# What lies in the centre where sentences have no codes; two cards are called alike.
CENTRE: Final = (("G01", "BO4", "G02"), ("BC1", "goods?", "XR3"), ("BT9", "XW1", "G13"))
OF_EACH: Final = 3  # phrases of each message
# What the files import, and the type of what they export.
MESSAGES: Final = (
    'import type { Entries, Snapshot } from "../../src/protocol/messages";\n',
    "[Snapshot, ...Entries[]]",
)
SENTENCES: Final = (
    'import type { Language } from "../../src/words/languages";\n'
    'import type { Phrase } from "../../src/words/phrases";\n',
    "{ phrase: Phrase; said: Record<Language, string> }[]",
)
TABLES: Final = (
    'import type { Box } from "../../src/protocol/messages";\n'
    'import type { Phrase } from "../../src/words/phrases";\n',
    "{ box: Box; number: number; sections: [Phrase, Phrase[]][]; "
    "places: Record<string, Phrase[]> }[]",
)


def main() -> None:
    """Write all files."""
    for name, text in files().items():
        (TARGET / name).write_text(text, encoding="utf-8")


@cache
def files() -> dict[str, str]:
    """The files by name."""
    played = {box: game(box) for box in BOXES}
    kept = {box: [*one[: FIRST + 1], *one[-LAST:]] for box, one in played.items()}
    tables = [told for box, one in kept.items() for told in told_tables(box, one)]
    found = {f"messages-{box}.ts": _module(box, MESSAGES, one) for box, one in kept.items()}
    said = [*sentences(played)]
    found["sentences.ts"] = _module("sentences", SENTENCES, said)
    found["seen.ts"] = _module("withoutCodes", SENTENCES, [*without_codes(said)])
    found["tables.ts"] = _module("tables", TABLES, tables)
    return found


def game(box: str) -> list[Any]:
    """All messages of a whole game: the snapshot of a newcomer, then entries."""
    seats = NewSeat("me", name="Ann"), NewSeat("bot", level="caracal")
    table = against_bot(NewTable(*seats, ruleset=box))
    moves = Path(__file__).with_name(f"game-{box}.txt").read_text(encoding="utf-8")
    for text in moves.splitlines():
        _move(table, text)
    assert table.table.game.over
    return [json.loads(message) for message in table.messages]


def _move(table: Played, text: str) -> None:
    turn = table.table.bot_to_move
    decided = table.move(text) if turn is None else table.bot(turn, text)
    assert decided.refused is None


def told_tables(box: str, messages: list[Any]) -> Iterator[dict[str, Any]]:
    """Some of the tables in sentences, and some of their places; the last one among them."""
    for message in messages[::-EVERY]:
        now = message["now"]
        if "position" not in now:
            continue
        told = TableWords(now["position"], Ruleset.of(box).catalogue)
        dunes = now["position"]["dunes"] or []
        yield {
            "box": box,
            "number": now["number"],
            "sections": [
                [heading.to_json(), [one.to_json() for one in below]]
                for heading, below in told.sections(now["scores"])
            ],
            "places": {
                place: [one.to_json() for one in told.look(place)] for place in (*PLACES, *dunes)
            },
        }


def sentences(played: dict[str, list[Any]]) -> Iterator[dict[str, Any]]:
    """A few phrases of each message, with what they are in each language."""
    seen: dict[str, set[str]] = {}
    for messages in played.values():
        for one in _phrases(messages):
            samples = seen.setdefault(one["id"], set())
            text = json.dumps(one)
            if len(samples) < OF_EACH and text not in samples:
                samples.add(text)
                yield {"phrase": one, "said": _said(one)}


def without_codes(said: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """The same sentences, and every card, as they are said without codes."""
    cards = all_cards()
    named = [naming.card(cards, card_id) for card_id in coded(cards)]
    vp = naming.token("vp", 4)
    advised = [phrase("web-advice-row-alike", card=one, row=1, cards=3, vp=vp) for one in named[:9]]
    for told in (*(_phrase(sample["phrase"]) for sample in said), *named, *advised):
        bare = seen(told, cards, CENTRE)
        if bare != told:
            yield {"phrase": told.to_json(), "said": _said(bare.to_json())}


def coded(cards: Catalogue) -> list[str]:
    """The codes of all cards that have one."""
    tribes, goods, dunes = cards.tribes, cards.goods, cards.dunes
    return [*(one.id for one in tribes), *(one.id for one in goods), *(one.id for one in dunes)]


def _phrases(value: Any) -> Iterator[dict[str, Any]]:
    """Every phrase that stands somewhere in a message, the outer before the inner."""
    if isinstance(value, dict):
        if isinstance(value.get("id"), str) and value.keys() <= {"id", "gaps"}:
            yield value
            value = value.get("gaps", {})  # which may have a gap of the name "id"
        for inner in value.values():
            yield from _phrases(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _phrases(inner)


def _said(phrase: dict[str, Any]) -> dict[str, str]:
    return {language: words(language).say(_phrase(phrase)) for language in LANGUAGES}


def _phrase(data: dict[str, Any]) -> Phrase:
    return Phrase(data["id"], {name: _gap(gap) for name, gap in data.get("gaps", {}).items()})


def _gap(gap: Any) -> Any:
    if isinstance(gap, dict):
        return _phrase(gap)
    return tuple(map(_phrase, gap)) if isinstance(gap, list) else gap


def _module(name: str, declared: tuple[str, str], values: list[Any]) -> str:
    """A list of this type, one line for each value, so that differences can be read."""
    imports, of_type = declared
    lines = (json.dumps(value, ensure_ascii=False, separators=(",", ":")) for value in values)
    head = f"// Made by tests/web/make.py; do not edit.\n\n{imports}\n"
    return f"{head}export const {name}: {of_type} = [\n" + ",\n".join(lines) + "\n];\n"


if __name__ == "__main__":
    main()
