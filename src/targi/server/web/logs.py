"""Logs: one JSON object a line. Never in them: tokens, secrets, addresses, what was said."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any, Final, TextIO

_USUAL: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}

_TALKATIVE: Final = ("alembic", "uvicorn", "httpx")  # with addresses in what they say


class JsonLines(logging.Formatter):
    """What was given as `extra` becomes a field."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        said: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        said |= {name: value for name, value in vars(record).items() if name not in _USUAL}
        if record.exc_info:
            said["trace"] = self.formatException(record.exc_info)
        return json.dumps(said, default=str)


def set_up(stream: TextIO = sys.stderr) -> None:
    """Write all logs of the program to a stream."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    for talkative in _TALKATIVE:
        logging.getLogger(talkative).setLevel(logging.WARNING)
