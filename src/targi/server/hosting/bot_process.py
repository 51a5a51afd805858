"""The process in which bots think: questions come by its input, moves go to its output.

A question of no size means that nobody needs the answer to the last one any more: the bot answers
at once with what it has found. The process ends with its input, so it never outlives the server
for long.
"""

from __future__ import annotations

import pickle
import signal
import sys
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO

from targi.bots import Bot, bot
from targi.bots.levels import adviser
from targi.game import Game
from targi.server.hosting.bot_pool import SIZE
from targi.server.machine.table import custom_cards


class RunningRequest:
    """One question; it may be stopped at any time, also before a bot thinks about it."""

    def __init__(self, message: bytes) -> None:
        self._message = message
        self._bot: Bot | None = None
        self._stopped = False

    def stop(self) -> None:
        """From another thread: nobody needs the answer any more."""
        self._stopped = True
        if self._bot is not None:
            self._bot.stop()

    def answer(self) -> tuple[str, Any]:
        """What was found, or why nothing was."""
        try:
            level, position, cards = pickle.loads(self._message)
            # The seed is that of nothing: what comes next is no part of a position.
            game = Game.from_position(position, seed=0, cards=custom_cards(cards))
            self._bot = adviser() if level is None else bot(level)
            if self._stopped:  # looked at after the bot is known, so that no stop falls between
                self._bot.stop()
            if level is not None:
                return "found", self._bot.choose(game).text
            best = self._bot.analyse(game)[0]
            return "found", (best.move.text, best.win, best.line)
        except Exception as error:  # one question must not end the process
            return "failed", f"{type(error).__name__}: {error}"


class BotProcess:
    """Answers one question after the other, and listens meanwhile."""

    def __init__(self, questions: BinaryIO, answers: BinaryIO) -> None:
        self._questions = questions
        self._answers = answers
        self._waiting: SimpleQueue[RunningRequest | None] = SimpleQueue()

    def run(self) -> None:
        """Answer questions until there are no more."""
        Thread(target=self._listen, daemon=True).start()
        while (asked := self._waiting.get()) is not None:
            answer = pickle.dumps(asked.answer())
            self._answers.write(SIZE.pack(len(answer)) + answer)
            self._answers.flush()

    def _listen(self) -> None:
        last: RunningRequest | None = None
        while len(head := self._questions.read(SIZE.size)) == SIZE.size:
            (size,) = SIZE.unpack(head)
            if size:
                last = RunningRequest(self._questions.read(size))
                self._waiting.put(last)
            elif last is not None:
                last.stop()
        if last is not None:
            last.stop()
        self._waiting.put(None)


def main() -> None:
    """Think, deaf to Ctrl-C, which is for the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(BrokenPipeError):  # the server was killed
        BotProcess(sys.stdin.buffer, sys.stdout.buffer).run()
