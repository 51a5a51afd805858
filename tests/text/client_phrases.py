"""What the web client says by itself: the messages that its sources name, with samples for gaps.

Most are named word for word. Of an entry or a refusal the client makes the name of the message from
what the server sends (`ENTRIES`); some entries it leaves unsaid.
"""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from targi.cards import all_cards
from targi.server.wire.refusals import CODES
from targi.text import Phrase, naming, phrase
from targi.text.phrases import Gap, literal, named
from targi.text.scores import ending
from tests.project.files import ROOT
from tests.text.messages import messages
from tests.text.table_entries import table_entries

ENTRIES = ROOT / "web/src/table/model/entries.ts"
GAPS: dict[str, Gap] = {
    "player": naming.SEATS["blue"],
    "blue": naming.SEATS["blue"],
    "white": naming.SEATS["white"],
    "card": naming.card(all_cards(), "BC6"),
    "tokens": naming.token("salt", 1),
    "others": naming.token("gold", 1),
    "given": naming.token("salt", 3),
    "taken": naming.token("gold", 1),
    "cause": naming.card(all_cards(), "BO6"),
    "demands": naming.token("gold", 1),
    "things": (naming.card(all_cards(), "BC6"), naming.token("salt", 1)),
    "kind": naming.kind("salt"),
    "places": (phrase("border-dates", number=2),),
    "name": named("Ann"),
    "title": "Tribe cards",
    "next": named("Dorcas"),
    "about": literal("looks ahead"),
    "rule": "5.8",
    "emote": phrase("web-emote-hello"),
    "command": "resign yes",
    "what": naming.tokens({"salt": 2})[0],
    "changes": (phrase("web-plus", what=naming.tokens({"salt": 2})[0]),),
    **dict.fromkeys(("vp", "alike", "different"), naming.token("vp", 4)),
    "count": phrase("web-count", held=8, limit=10, kind=naming.kind("goods")),
    **dict.fromkeys(("limit", "held", "most"), 10),
    **dict.fromkeys(("amount", "cards", "number", "other", "place", "points", "round", "row"), 2),
    **dict.fromkeys(("hints", "percent", "takebacks"), 56),
}
# Where a gap of the same name is filled with something else.
OTHERWISE: dict[str, dict[str, Gap]] = {
    "web-would-discard": {"cards": (naming.card(all_cards(), "BC6"),)}
}


def client_phrases() -> Iterator[Phrase]:
    """A phrase for every message that the client says."""
    for name in sorted({*re.findall(r'"(web-[a-z-]+)"', client_source())}):
        message = messages("en").get(name)
        gaps = message.variables if message else frozenset[str]()
        filled = GAPS | OTHERWISE.get(name, {})
        yield phrase(name, **{gap: filled[gap] for gap in gaps})
    yield from (entry_phrase(entry) for entry in table_entries() if entry["kind"] not in unsaid())
    yield from (phrase(f"code-{code}") for code in CODES)


@cache
def client_source() -> str:
    """All sources of the client."""
    paths = sorted((ROOT / "web/src").rglob("*"))
    sources = (path for path in paths if path.suffix in (".ts", ".svelte"))
    return "\n".join(path.read_text(encoding="utf-8") for path in sources)


def unsaid() -> set[str]:
    """The kinds of entries about which the client says nothing."""
    (kinds,) = re.findall(r"UNSAID = new Set\(\[([^\]]+)\]\)", ENTRIES.read_text("utf-8"))
    return {*re.findall(r'"(\w+)"', kinds)}


def entry_phrase(entry: dict[str, Any]) -> Phrase:
    """What the client says about an entry that viewers see."""
    kind = entry["kind"]
    if kind == "finished":
        return ending(entry["end"], entry.get("by"), entry["winner"])
    if kind == "closed":
        return phrase(f"entry-closed-{entry['reason']}")
    if kind == "seat_taken":
        return phrase("entry-seat-taken", seat=entry["seat"], name=named(entry["name"]))
    player: dict[str, Gap] = {"player": naming.SEATS[entry["seat"]]} if "seat" in entry else {}
    level: dict[str, Gap] = {"level": entry["level"]} if "level" in entry else {}
    return phrase(f"entry-{kind}", **player, **level)
