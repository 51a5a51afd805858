"""The process in which bots think: questions come by its input, moves go to its output.

A question of no size means that nobody needs the answer any more: the bot answers at once with
what it has found. The process ends with its input, so it never outlives the server for long.
"""

from __future__ import annotations

import pickle
import signal
import sys
from contextlib import suppress
from queue import SimpleQueue
from threading import Lock, Thread
from typing import BinaryIO

from targi.bots import Bot, bot
from targi.game import Game
from targi.server.hosting.thinkers import SIZE
from targi.server.table import own_cards


class Thinker:
    """One bot at a time."""

    def __init__(self, questions: BinaryIO, answers: BinaryIO) -> None:
        self._questions = questions
        self._answers = answers
        self._waiting: SimpleQueue[bytes | None] = SimpleQueue()
        self._bot: Bot | None = None
        self._lock = Lock()

    def run(self) -> None:
        """Answer questions until there are no more."""
        Thread(target=self._listen, daemon=True).start()
        while (message := self._waiting.get()) is not None:
            answer = pickle.dumps(self._answer(message))
            self._answers.write(SIZE.pack(len(answer)) + answer)
            self._answers.flush()

    def _listen(self) -> None:
        while len(head := self._questions.read(SIZE.size)) == SIZE.size:
            (size,) = SIZE.unpack(head)
            if size:
                self._waiting.put(self._questions.read(size))
            else:
                self._stop()
        self._stop()
        self._waiting.put(None)

    def _stop(self) -> None:
        with self._lock:
            if self._bot is not None:
                self._bot.stop()

    def _answer(self, message: bytes) -> tuple[str, str]:
        level, position, cards = pickle.loads(message)
        try:
            # The seed is that of nothing: what comes next is no part of a position.
            game = Game.from_position(position, seed=0, cards=own_cards(cards))
            with self._lock:
                self._bot = bot(level)
            return "move", self._bot.choose(game).text
        except Exception as error:  # one question must not end the process
            return "failed", f"{type(error).__name__}: {error}"
        finally:
            with self._lock:
                self._bot = None


def main() -> None:
    """Think, deaf to Ctrl-C, which is for the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(BrokenPipeError):  # the server was killed
        Thinker(sys.stdin.buffer, sys.stdout.buffer).run()
