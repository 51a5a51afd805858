"""A table in a browser that begins at any position: its messages are real, told by the test."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import WebSocketRoute

from targi import Game
from targi.server.machine.feed import answer, emoted
from targi.server.wire import commands as cm
from targi.server.wire.http import NewTable
from tests.server.tables import ANN, BOT, ME, against_bot
from tests.web.visiting import Visitor


class Situation:
    """Ann is blue and decides, against a bot that does nothing; moves are carried out."""

    def __init__(self, game: Game) -> None:
        box = str(game.ruleset)
        self._played = against_bot(NewTable(ME, BOT, ruleset=box))
        self._played.table._game = game
        self._played.leave("blue")  # the moment is rebuilt, with this game
        self._played.come_back("blue")

    def snapshot(self) -> Any:
        """What somebody is told who comes to the table."""
        return json.loads(self._played.feed.welcome(cm.Hello(protocol=cm.PROTOCOL, last=0), ANN))

    def open(self, visitor: Visitor) -> None:
        """Sit down at the table."""
        visitor.hear(self._answer)
        visitor.go("/t/situation")
        visitor.page.locator(".table").wait_for()

    def _answer(self, wire: WebSocketRoute) -> None:
        wire.on_message(lambda text: self._hear(wire, text))

    def _hear(self, wire: WebSocketRoute, text: str | bytes) -> None:
        said = cm.decode_message(text if isinstance(text, bytes) else text.encode())
        if isinstance(said, cm.Hello):
            wire.send(self._played.feed.welcome(said, ANN).decode())
            return
        if isinstance(said, cm.Emote):
            wire.send(emoted(said).decode())
            return
        if isinstance(said, cm.Hint):  # nobody thinks here
            return
        decided = self._played.send(said, ANN)
        if decided.entries:
            wire.send(self._played.messages[-1].decode())
        wire.send(answer(said.id, decided).decode())
