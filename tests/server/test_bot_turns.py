"""Bots at live tables: what they think is stopped, refused, asked again, and never in the way."""

import asyncio
import sys
from pathlib import Path
from typing import Any

import pytest

from targi import Game
from targi.server.hosting import live_table as live
from targi.server.hosting.bot_pool import BotRequest
from targi.server.wire import commands as cm
from targi.server.wire.http import NewSeat, NewTable
from tests.server.evenings import Evening, evening
from tests.server.tables import ME, NONCES

pytestmark = [pytest.mark.slow, pytest.mark.anyio]

# In place of the bots: it writes down what it is asked, and what it answers stands in a file.
# "stop": nothing before it is told that nobody needs the answer.
SCRIPT = """
import pickle, struct, sys
SIZE = struct.Struct(">I")
folder = sys.argv[1]
while True:
    (size,) = SIZE.unpack(sys.stdin.buffer.read(SIZE.size))
    if not size:
        continue
    level, position, cards = pickle.loads(sys.stdin.buffer.read(size))
    with open(folder + "/asked", "a") as log:
        log.write(level + "\\n")
    move = open(folder + "/" + level).read()
    if move == "stop":
        assert SIZE.unpack(sys.stdin.buffer.read(SIZE.size)) == (0,)
    answer = pickle.dumps(("found", move))
    sys.stdout.buffer.write(SIZE.pack(len(answer)) + answer)
    sys.stdout.buffer.flush()
"""
LEVEL, OTHER_LEVEL = "caracal", "gecko"


def answers(folder: Path, **by_level: str) -> dict[str, Any]:
    """A program that answers like this, for `evening`."""
    (folder / "asked").touch()
    for level, move in by_level.items():
        (folder / level).write_text(move)
    return {"bots": (sys.executable, "-c", SCRIPT, str(folder))}


async def asked(folder: Path, times: int) -> list[str]:
    """Wait until bots were asked so often; their levels in order."""
    while len(found := (folder / "asked").read_text().split()) < times:
        await asyncio.sleep(0.01)
    return found


async def against_bot(one: Evening) -> str:
    """A table at which Ann has made the first move and the bot is to answer."""
    wanted = NewTable(ME, NewSeat("bot", level=LEVEL), first="blue")
    table, _ = await one.registry.make(wanted, "ann")
    await one.send(table, "ann", cm.GiveNonce, "blue", nonce=NONCES["blue"])
    assert (await one.send(table, "ann", cm.Move, "blue", move="place 2")).refused is None
    return table


def other() -> BotRequest:
    """What somebody else asks a bot."""
    return BotRequest(OTHER_LEVEL, Game(seed=1).position(), None)


async def test_an_undo_takes_the_question_back_from_the_bot(tmp_path: Path) -> None:
    """It is told so: else it would never answer here, and nobody else would be answered."""
    async with evening(tmp_path, **answers(tmp_path, caracal="stop", gecko="fine")) as one:
        table = await against_bot(one)
        await asked(tmp_path, 1)
        assert (await one.send(table, "ann", cm.Undo, "blue")).refused is None
        assert await one.registry.bot_pool.ask("eve", other()) == "fine"
        assert (await one.kinds(table))[-1] == "Undone"
        assert await asked(tmp_path, 2) == [LEVEL, OTHER_LEVEL]


async def test_a_bot_that_finds_no_legal_move_is_not_asked_again_at_once(tmp_path: Path) -> None:
    """Others are answered many times meanwhile, and the game can be given up."""
    async with evening(tmp_path, **answers(tmp_path, caracal="nonsense", gecko="fine")) as one:
        table = await against_bot(one)
        await asked(tmp_path, 1)
        for _ in range(20):
            await one.registry.bot_pool.ask("eve", other())
            async with one.registry.at(table) as there:
                await there.wake()  # whatever happens at the table does not ask it either
        assert await asked(tmp_path, 21) == [LEVEL, *20 * [OTHER_LEVEL]]
        assert (await one.send(table, "ann", cm.Resign, "blue")).refused is None


async def test_after_a_pause_it_is_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And the game goes on if it has found a move by then."""
    monkeypatch.setattr(live, "BOT_TRIES_AGAIN", 0)
    async with evening(tmp_path, **answers(tmp_path, caracal="nonsense")) as one:
        table = await against_bot(one)
        await asked(tmp_path, 3)
        (tmp_path / LEVEL).write_text("place 3")
        while (await one.kinds(table)).count("Moved") < 2:
            await asyncio.sleep(0.01)
