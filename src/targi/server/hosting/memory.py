"""Short pauses: what stays in memory is not searched for garbage again and again.

Python's collector looks at all objects now and then, and everybody waits meanwhile: some 0.4 s for
a thousand tables. Tables hold no cycles, so they go without it when they are let go of. Objects are
therefore put out of its sight every few seconds, and looked through once an hour all the same.
"""

from __future__ import annotations

import asyncio
import gc
from typing import Final

EVERY: Final = 5.0  # seconds
ROUNDS: Final = 720  # after which everything is looked through


async def keep_pauses_short(every: float = EVERY, rounds: int = ROUNDS) -> None:
    """Until it is cancelled."""
    while True:
        for _ in range(rounds):
            await asyncio.sleep(every)
            gc.freeze()
        gc.unfreeze()
        gc.collect()
