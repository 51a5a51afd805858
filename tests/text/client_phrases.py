"""What the web client says by itself: the messages that its sources name, with samples for gaps."""

import re
from collections.abc import Iterator
from pathlib import Path

from targi.cards import all_cards
from targi.text import Phrase, naming, phrase
from targi.text.phrases import Gap, literal, named
from tests.text.messages import messages

SOURCES = Path(__file__).parents[2] / "web/src"
FILE = "web.ftl"
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
    "about": literal("looks ahead"),
    "rule": "5.8",
    "command": "resign yes",
    **dict.fromkeys(("amount", "cards", "number", "other", "place", "points", "round", "row"), 2),
}
# Where a gap of the same name is filled with something else.
OTHERWISE: dict[str, dict[str, Gap]] = {
    "web-would-discard": {"cards": (naming.card(all_cards(), "BC6"),)}
}


def client_phrases() -> Iterator[Phrase]:
    """A phrase for every message that the client names word for word."""
    named = {
        name
        for path in SOURCES.rglob("*")
        if path.suffix in (".ts", ".svelte")
        for name in re.findall(r'"(web-[a-z-]+)"', path.read_text(encoding="utf-8"))
    }
    for name in sorted(named):
        message = messages("en").get(name)
        gaps = message.variables if message else frozenset[str]()
        filled = GAPS | OTHERWISE.get(name, {})
        yield phrase(name, **{gap: filled[gap] for gap in gaps})
