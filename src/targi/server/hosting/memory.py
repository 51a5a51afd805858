"""Short pauses: what stays in memory is not searched for garbage again and again.

Python's collector looks at all objects now and then, and everybody waits meanwhile: some 0.4 s for
a thousand tables. So whatever has survived a full collection is put out of its sight, and the next
one looks only at what has come since. Tables hold no cycles and go without it when they are let go
of. Connections do, some 20 KB each: those that were open at such a moment stay after their end,
until everything is looked through once an hour, with the pause that it takes.
"""

from __future__ import annotations

import asyncio
import gc
from typing import Any, Final

EVERY: Final = 3600.0  # seconds between two looks at everything
FULL: Final = 2  # the generation that a full collection is of


async def keep_pauses_short(every: float = EVERY) -> None:
    """Until it is cancelled."""
    gc.callbacks.append(_hide_survivors)
    try:
        while True:
            gc.unfreeze()
            gc.collect()
            await asyncio.sleep(every)
    finally:
        gc.callbacks.remove(_hide_survivors)


def _hide_survivors(phase: str, info: dict[str, Any]) -> None:
    if phase == "stop" and info["generation"] == FULL:
        gc.freeze()
