"""Short pauses: what stays is kept from the garbage collector, and tables go without it."""

import asyncio
import gc
import subprocess
import sys
import weakref
from pathlib import Path

import pytest

from targi.server import commands as cm
from tests.server.evenings import evening

pytestmark = pytest.mark.anyio
FREEZES = """
import asyncio, gc
from targi.server.hosting.memory import keep_pauses_short

async def look():
    task = asyncio.create_task(keep_pauses_short(every=0.001, rounds=2))
    seen = [False]
    while seen != [False, True, False, True]:
        await asyncio.sleep(0)
        if (hidden := gc.get_freeze_count() > 0) != seen[-1]:
            seen.append(hidden)
    task.cancel()

asyncio.run(look())
"""


def test_what_stays_is_put_out_of_sight_and_looked_through_at_times() -> None:
    """In a process of its own, for it concerns all objects there are."""
    subprocess.run([sys.executable, "-c", FREEZES], check=True, timeout=60)


async def test_a_table_that_is_let_go_of_is_gone_without_the_collector(tmp_path: Path) -> None:
    """Otherwise it would stay in memory for an hour."""
    async with evening(tmp_path, away_after=0) as one:
        table = await one.game()
        viewer = await one.enter(table, "ann")
        await one.send(table, "ann", cm.Resign, "blue")
        await one.leave(table, viewer)
        await one.house.list_again()
        gc.collect()
        gc.disable()
        try:
            living = weakref.ref(one.house.living[table])
            game = weakref.ref(one.house.living[table].feed.table)
            one.house.forget(one.house.living[table])
            for _ in range(10):  # tasks that are about to end
                await asyncio.sleep(0.01)
            assert (living(), game()) == (None, None)
        finally:
            gc.enable()
