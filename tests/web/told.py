"""Tables that a test tells: a browser sits down as blue in the middle of a game that is known."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Route, WebSocketRoute

from targi.server.machine.past import PAGE
from tests.web.make import game
from tests.web.visiting import LONGEST, Visitor


@cache
def messages(box: str) -> list[Any]:
    """All messages of a game that is always the same."""
    return game(box)


def asking(box: str, name: str, so: Callable[[Any], bool] = lambda position: True) -> int:
    """The number of the last message that asks blue a question of this name, in such a position."""
    return max(
        number
        for number, message in enumerate(messages(box))
        if (message["now"].get("asked") or {}).get("name") == name
        and message["now"]["to_move"] == "blue"
        and so(message["now"]["position"])
    )


class ToldTable:
    """What the server of a table would say at one moment; it remembers what it is sent."""

    def __init__(self, box: str, until: int) -> None:
        first, *later = messages(box)[: until + 1]
        self._entries = [entry for message in later for entry in message["entries"]]
        self._now = (later[-1] if later else first)["now"]
        self._snapshot = first | {"you": ["blue"], "now": self._now}
        self.heard: list[str] = []

    def welcome(self, visitor: Visitor, sees: str = ".table") -> None:
        """Let a player sit down."""
        visitor.hear(self._answer)
        visitor.go("/t/told")
        visitor.page.locator(sees).wait_for()

    def hear_move(self, visitor: Visitor) -> None:
        """Wait until a move is heard, however busy the machine is."""
        for _ in range(LONGEST // 50):
            if self.heard:
                return
            visitor.page.wait_for_timeout(50)
        raise AssertionError("no move was heard")

    def _answer(self, wire: WebSocketRoute) -> None:
        def hear(text: str | bytes) -> None:
            said = json.loads(text)
            if said["kind"] == "hello":
                wire.send(json.dumps(self._told(said["last"])))
            if said["kind"] == "move":
                self.heard.append(said["move"])
            if "id" in said:
                wire.send(json.dumps({"kind": "done", "id": said["id"], "number": 0}))

        wire.on_message(hear)

    def _told(self, last: int) -> Any:
        """The moment for a client that knows nothing, otherwise what came after an entry."""
        if last == 0:
            return self._snapshot
        later = [entry for entry in self._entries if entry["number"] > last]
        return {"kind": "entries", "entries": later, "now": self._now}


class ToldGame(ToldTable):
    """A game that is over, with all of its past."""

    def __init__(self, box: str) -> None:
        told = messages(box)
        super().__init__(box, len(told) - 1)
        self._moments = {
            entry["number"]: message["now"] | {"number": entry["number"]}
            for message in told[1:]
            for entry in message["entries"]
        }

    def welcome(self, visitor: Visitor, sees: str = ".verdict") -> None:
        """Let a player come back to it."""
        visitor.hear(self._answer)
        visitor.page.route("**/past?*", self._turn_back)
        visitor.go("/t/told")
        visitor.page.locator(sees).wait_for()

    def _turn_back(self, asked: Route) -> None:
        """A page of the past, as long as the server's."""
        before = int(parse_qs(urlsplit(asked.request.url).query)["before"][0])
        page = [entry for entry in self._entries if entry["number"] < before][-PAGE:]
        moments = [self._moments[entry["number"]] for entry in page]
        asked.fulfill(json={"entries": page, "moments": moments})
