"""Bots think in processes of their own: fairly, no longer than needed, and whatever dies."""

import asyncio
import os
import pickle
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from targi import Game
from targi.bots import bot
from targi.server.hosting.bot_pool import TRIES, BotPool, BotPoolError, BotRequest
from targi.server.hosting.bot_process import RunningRequest
from tests.bots.positions import decisions

pytestmark = [pytest.mark.slow, pytest.mark.anyio]

# A stand-in for the real process, to say exactly when it answers or dies: it writes down what it
# is asked, and each level is a way to behave.
SCRIPT = """
import os, pickle, struct, sys, time
SIZE = struct.Struct(">I")
while True:
    (size,) = SIZE.unpack(sys.stdin.buffer.read(SIZE.size))
    if not size:
        continue
    level, position, cards = pickle.loads(sys.stdin.buffer.read(size))
    with open(sys.argv[1], "a") as log:
        log.write(f"{level} {position}\\n")
    if level == "dies" or level == "dies-once" and not os.path.exists(sys.argv[1] + ".died"):
        open(sys.argv[1] + ".died", "w").close()
        os._exit(1)
    while level == "waits" and not os.path.exists(sys.argv[1] + ".go"):
        time.sleep(0.01)
    if level == "waits-for-the-stop":
        assert SIZE.unpack(sys.stdin.buffer.read(SIZE.size)) == (0,)
    answer = pickle.dumps(("found", f"{level} {position}"))
    sys.stdout.buffer.write(SIZE.pack(len(answer)) + answer)
    sys.stdout.buffer.flush()
"""


# The real process, but with a bot that thinks until it is stopped, and writes down what happens.
ENDLESS = """
import sys
from threading import Event
from targi.bots import bot
from targi.server.hosting import bot_process

def note(what):
    with open(sys.argv[1], "a") as log:
        log.write(what + "\\n")

class Endless:
    def __init__(self):
        self.stopped = Event()
        note("endless")
    def stop(self):
        self.stopped.set()
    def choose(self, game):
        self.stopped.wait()
        note("stopped")
        return game.legal_moves()[0]

bot_process.bot = lambda level: Endless() if level == "endless" else bot(level)
note("process")
bot_process.main()
"""


@asynccontextmanager
async def acting(tmp_path: Path, script: str = SCRIPT) -> AsyncIterator[tuple[BotPool, Path]]:
    """One process that behaves as it is told."""
    log = tmp_path / "log"
    log.touch()
    bot_pool = BotPool(1, (sys.executable, "-c", script, str(log)))
    try:
        async with asyncio.timeout(60):
            yield bot_pool, log
    finally:
        await bot_pool.close()


def question(level: str, what: str) -> BotRequest:
    """A question that the script understands."""
    return BotRequest(level, what, None)  # type: ignore[arg-type]


async def until(log: Path, lines: int) -> list[str]:
    """Wait until so much was asked."""
    while len(found := log.read_text().splitlines()) < lines:
        await asyncio.sleep(0.01)
    return found


async def test_real_bots_answer_with_legal_moves() -> None:
    """Of both boxes at once, in two processes."""
    bot_pool = BotPool(2)
    games = [Game(box, seed=1) for box in ("base", "expansion")]
    try:
        async with asyncio.timeout(60):
            moves = await asyncio.gather(
                *(bot_pool.ask("ann", BotRequest("addax", game.position(), None)) for game in games)
            )
    finally:
        await bot_pool.close()
    for game, move in zip(games, moves, strict=True):
        assert move in [legal.text for legal in game.legal_moves()]
    assert bot_pool.answered == len(games)


async def test_they_think_at_the_lowest_priority() -> None:
    """The server must not wait for them."""
    bot_pool = BotPool(1)
    try:
        assert await bot_pool.ask("ann", BotRequest("gecko", Game(seed=1).position(), None))
        assert [nice for nice in map(_nice, _children()) if nice == 19] == [19]
    finally:
        await bot_pool.close()


def _children() -> list[int]:
    return [int(pid) for pid in Path(f"/proc/self/task/{os.getpid()}/children").read_text().split()]


def _nice(pid: int) -> int:
    try:
        return os.getpriority(os.PRIO_PROCESS, pid)
    except ProcessLookupError:
        return 0


async def test_a_question_that_cannot_be_answered_is_told(tmp_path: Path) -> None:
    """A position that is none; the process lives on."""
    bot_pool = BotPool(1)
    try:
        with pytest.raises(BotPoolError, match="PositionError"):
            await bot_pool.ask("ann", BotRequest("gecko", {"format": "nonsense"}, None))
        assert await bot_pool.ask("ann", BotRequest("gecko", Game(seed=1).position(), None))
    finally:
        await bot_pool.close()


async def test_a_process_that_dies_is_replaced_and_asked_again(tmp_path: Path) -> None:
    """Nobody at a table notices."""
    async with acting(tmp_path) as (bot_pool, log):
        assert await bot_pool.ask("ann", question("dies-once", "1")) == "dies-once 1"
        assert log.read_text().splitlines() == ["dies-once 1"] * 2


async def test_a_question_that_kills_is_given_up(tmp_path: Path) -> None:
    """So that it does not keep the others from being answered."""
    async with acting(tmp_path) as (bot_pool, log):
        bad = asyncio.create_task(bot_pool.ask("ann", question("dies", "1")))
        good = asyncio.create_task(bot_pool.ask("ben", question("fine", "2")))
        with pytest.raises(BotPoolError, match="died"):
            await bad
        assert await good == "fine 2"
        assert log.read_text().count("dies") == TRIES


async def test_whoever_asks_much_does_not_keep_others_waiting(tmp_path: Path) -> None:
    """Lines take turns: Ben's only question comes second, not last."""
    async with acting(tmp_path) as (bot_pool, log):
        first = asyncio.create_task(bot_pool.ask("ann", question("waits", "0")))
        await until(log, 1)
        many = [asyncio.create_task(bot_pool.ask("ann", question("fine", str(n)))) for n in "12345"]
        await asyncio.sleep(0)
        one = asyncio.create_task(bot_pool.ask("ben", question("fine", "ben")))
        while bot_pool.waiting < 6:
            await asyncio.sleep(0.01)
        (tmp_path / "log.go").touch()
        await asyncio.gather(first, *many, one)
        asked = log.read_text().splitlines()
        assert asked == ["waits 0", "fine 1", "fine ben", *(f"fine {n}" for n in "2345")]


async def test_a_question_that_nobody_needs_is_never_asked(tmp_path: Path) -> None:
    """It was taken back while it waited."""
    async with acting(tmp_path) as (bot_pool, log):
        first = asyncio.create_task(bot_pool.ask("ann", question("waits", "0")))
        await until(log, 1)
        unneeded = asyncio.create_task(bot_pool.ask("ben", question("fine", "unneeded")))
        needed = asyncio.create_task(bot_pool.ask("eve", question("fine", "needed")))
        while bot_pool.waiting < 2:
            await asyncio.sleep(0.01)
        unneeded.cancel()
        (tmp_path / "log.go").touch()
        await asyncio.gather(first, needed)
        assert log.read_text().splitlines() == ["waits 0", "fine needed"]


async def test_a_process_is_told_that_nobody_needs_its_answer(tmp_path: Path) -> None:
    """It answers only then, so the next question would wait forever without it."""
    async with acting(tmp_path) as (bot_pool, log):
        unneeded = asyncio.create_task(bot_pool.ask("ann", question("waits-for-the-stop", "1")))
        await until(log, 1)
        unneeded.cancel()
        assert await bot_pool.ask("ann", question("fine", "2")) == "fine 2"
        assert log.read_text().splitlines() == ["waits-for-the-stop 1", "fine 2"]
        assert bot_pool.answered == 1


async def test_thinking_that_nobody_needs_is_stopped(tmp_path: Path) -> None:
    """The bot would think forever: taken back while the process starts, and while it thinks."""
    position = Game(seed=1).position()
    async with acting(tmp_path, ENDLESS) as (bot_pool, log):
        early = asyncio.create_task(bot_pool.ask("ann", BotRequest("endless", position, None)))
        await asyncio.sleep(0)
        while bot_pool.waiting:
            await asyncio.sleep(0)
        early.cancel()
        await until(log, 3)
        later = asyncio.create_task(bot_pool.ask("ann", BotRequest("endless", position, None)))
        await until(log, 4)
        later.cancel()
        assert await bot_pool.ask("ann", BotRequest("scarab", position, None))
        assert log.read_text().split() == ["process", *2 * ["endless", "stopped"]]


def test_a_question_that_was_taken_back_before_the_bot_was_there_costs_no_search() -> None:
    """The first guess is the answer to it, and not what a search finds."""
    for game in decisions("base", 1, 5):
        message = pickle.dumps(("caracal", game.position(), None))
        guess = bot("caracal", work=0).choose(game).text
        if RunningRequest(message).answer() != ("found", guess):
            break
    else:
        pytest.fail("a search finds nothing else than the first guess anywhere")
    unneeded = RunningRequest(message)
    unneeded.stop()
    assert unneeded.answer() == ("found", guess)


async def test_closing_ends_the_processes() -> None:
    """None is left behind, and callers that still wait get no answer."""
    bot_pool = BotPool(1)
    await bot_pool.ask("ann", BotRequest("scarab", Game(seed=1).position(), None))
    assert len(_children()) >= 1
    before = set(_children())
    await bot_pool.close()
    assert set(_children()) < before


async def test_closing_leaves_nobody_waiting_whose_process_is_being_started(tmp_path: Path) -> None:
    """The question has left its line and has no process yet."""
    async with acting(tmp_path) as (bot_pool, _):
        asked = asyncio.create_task(bot_pool.ask("ann", question("fine", "1")))
        await asyncio.sleep(0)
        while bot_pool.waiting:
            await asyncio.sleep(0)
        await bot_pool.close()
        await asyncio.wait([asked])
        assert asked.cancelled()


async def test_a_process_that_cannot_be_started_leaves_no_question_behind() -> None:
    """The caller hears of it, and so does the next one."""
    bot_pool = BotPool(1, ("/no/such/program",))
    try:
        for _ in range(2):
            async with asyncio.timeout(60):
                with pytest.raises(BotPoolError, match="died"):
                    await bot_pool.ask("ann", BotRequest("gecko", Game(seed=1).position(), None))
    finally:
        await bot_pool.close()
