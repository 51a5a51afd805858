"""`BotPool`: the processes in which bots think, at a lower priority than the server.

Each person has a queue of questions, and the queues take turns: a person who plays many games
against bots does not keep others waiting. A question that nobody needs any more is skipped,
or the thinking is stopped. A process that dies is replaced and its question asked again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import pickle
import struct
import sys
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final

from targi.game.names import Json

TRIES: Final = 3  # processes that may die over one question
PATIENCE: Final = 60  # seconds after which a process counts as dead
# At the lowest priority from the first moment: loading all that a bot knows takes a while, too.
CODE: Final = """
import os
if hasattr(os, "nice"):
    os.nice(19)
from targi.server.hosting.bot_process import main
main()
"""
COMMAND: Final = (sys.executable, "-P", "-c", CODE)
SIZE: Final = struct.Struct(">I")  # before every message, in both directions
log = logging.getLogger(__name__)


class BotPoolError(Exception):
    """No process could answer."""


@dataclass(frozen=True, slots=True)
class BotRequest:
    """What a bot is to decide: a position, and never what comes next."""

    level: str | None  # none: who gives hints, and whose answer is `Advice`
    position: dict[str, Json]
    cards: str | None  # the custom card file, as text


@dataclass(frozen=True, slots=True)
class Advice:
    """What a person might play."""

    move: str
    win: float  # the chance to win that is seen in it
    line: tuple[str, ...]  # the moves expected from here on, up to the first card turned up


class _QueuedRequest:
    """A question in its line."""

    def __init__(self, question: BotRequest) -> None:
        self.message = pickle.dumps((question.level, question.position, question.cards))
        self.tries = 0
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


class BotPool:
    """Some processes and the questions that wait for them."""

    def __init__(self, processes: int, command: tuple[str, ...] = COMMAND) -> None:
        self.answered = 0
        self._command = command
        self._lines: OrderedDict[str, deque[_QueuedRequest]] = OrderedDict()  # by person
        self._advice: deque[_QueuedRequest] = deque()  # asked for, when nobody waits for a move
        self._news = asyncio.Condition()
        self._workers = [asyncio.create_task(self._work()) for _ in range(processes)]

    @property
    def waiting(self) -> int:
        """How many questions nobody thinks about yet."""
        return sum(not asked.answer.done() for asked in self._all())

    def _all(self) -> list[_QueuedRequest]:
        return [asked for line in (*self._lines.values(), self._advice) for asked in line]

    async def ask(self, person: str, question: BotRequest) -> str:
        """The text of the bot's move; cancelling takes the question back."""
        move: str = await self._answer(question, lambda: self._lines.setdefault(person, deque()))
        return move

    async def advise(self, position: dict[str, Json], cards: str | None) -> Advice:
        """What a person might play; cancelling takes the question back, too."""
        found = await self._answer(BotRequest(None, position, cards), lambda: self._advice)
        return Advice(*found)

    async def _answer(self, question: BotRequest, line: Callable[[], deque[_QueuedRequest]]) -> Any:
        asked = _QueuedRequest(question)
        async with self._news:
            line().append(asked)
            self._news.notify()
        try:
            return await asked.answer
        finally:
            asked.answer.cancel()  # nobody needs it now, if it was not given

    async def close(self) -> None:
        """End all processes; waiting callers are cancelled."""
        for worker in self._workers:
            worker.cancel()
        await asyncio.gather(*self._workers, return_exceptions=True)
        for asked in self._all():
            asked.answer.cancel()

    async def _next(self) -> _QueuedRequest:
        """The first question that is still asked."""
        async with self._news:
            while True:
                await self._news.wait_for(lambda: self._lines or self._advice)
                asked = self._first()
                if not asked.answer.done():
                    return asked

    def _first(self) -> _QueuedRequest:
        """The first of the line whose turn it is; the line then goes behind the others."""
        if not self._lines:
            return self._advice.popleft()
        person, line = self._lines.popitem(last=False)
        asked = line.popleft()
        if line:
            self._lines[person] = line
        return asked

    async def _work(self) -> None:
        """One process after the other, forever."""
        while True:
            try:
                await self._run_process()
            except Exception as error:  # whatever it was, others wait
                log.warning("thinker died", extra={"error": type(error).__name__})

    async def _run_process(self) -> None:
        process: asyncio.subprocess.Process | None = None
        try:
            while True:
                asked = await self._next()  # no process before there is a question
                async with self._responsible_for(asked):
                    process = process or await self._start()
                    self._settle(asked, *await self._exchange(process, asked))
        finally:
            if process is not None:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                await process.wait()

    @asynccontextmanager
    async def _responsible_for(self, asked: _QueuedRequest) -> AsyncIterator[None]:
        """If a process dies or cannot be started, its question goes to the next one."""
        try:
            yield
        except asyncio.CancelledError:  # there will be no next one
            asked.answer.cancel()
            raise
        except Exception:
            await self._again(asked)
            raise

    async def _start(self) -> asyncio.subprocess.Process:
        pipe = asyncio.subprocess.PIPE
        return await asyncio.create_subprocess_exec(*self._command, stdin=pipe, stdout=pipe)

    def _settle(self, asked: _QueuedRequest, kind: str, found: Any) -> None:
        if asked.answer.done():  # taken back
            return
        self.answered += 1
        if kind == "found":
            asked.answer.set_result(found)
        else:
            asked.answer.set_exception(BotPoolError(found))

    async def _exchange(
        self, process: asyncio.subprocess.Process, asked: _QueuedRequest
    ) -> tuple[str, Any]:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(SIZE.pack(len(asked.message)) + asked.message)
        reading = asyncio.create_task(_read(process.stdout))
        try:
            async with asyncio.timeout(PATIENCE):
                await asyncio.wait([reading, asked.answer], return_when=asyncio.FIRST_COMPLETED)
                if not reading.done():  # taken back
                    process.stdin.write(SIZE.pack(0))
                kind, found = await reading
                return kind, found
        finally:
            reading.cancel()

    async def _again(self, asked: _QueuedRequest) -> None:
        asked.tries += 1
        if asked.answer.done():  # taken back
            return
        if asked.tries >= TRIES:
            asked.answer.set_exception(BotPoolError(f"{TRIES} processes died over it"))
            return
        async with self._news:
            self._lines.setdefault("", deque()).appendleft(asked)
            self._lines.move_to_end("", last=False)
            self._news.notify()


async def _read(stream: asyncio.StreamReader) -> Any:
    (size,) = SIZE.unpack(await stream.readexactly(SIZE.size))
    return pickle.loads(await stream.readexactly(size))
