"""What a person can type in a lesson besides moves: what only looks, and ways through the steps.

Each is a function that is given the lesson and the words behind the command.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from targi.terminal.playing import typed_commands
from targi.terminal.playing.input import Quit
from targi.text import phrase

if TYPE_CHECKING:
    from targi.terminal.playing.learning import Learning


def _next(learning: Learning, _: str) -> None:
    learning.go_on()


def _back(learning: Learning, _: str) -> None:
    learning.go_back()


def _again(learning: Learning, _: str) -> None:
    learning.again()


def _undo(learning: Learning, _: str) -> None:
    learning.undo()


def _hint(learning: Learning, _: str) -> None:
    learning.help()


def _help(learning: Learning, _: str) -> None:
    print(learning.voice.words.say(phrase("learn-commands")))


def _quit(learning: Learning, _: str) -> None:
    raise Quit


_WAYS: Final[Mapping[str, Callable[[Learning, str], None]]] = {
    "next": _next,
    "back": _back,
    "again": _again,
    "undo": _undo,
    "hint": _hint,
    "help": _help,
    "quit": _quit,
}
COMMANDS: Final[Mapping[str, Callable[[Learning, str], None]]] = {
    **typed_commands.LOOKING,
    **_WAYS,
}
ALONE: Final = frozenset({*(typed_commands.ALONE & typed_commands.LOOKING.keys()), *_WAYS})
EXAMPLES: Final = typed_commands.EXAMPLES
