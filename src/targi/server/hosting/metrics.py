"""Counting what a server does, as the text that Prometheus and its like read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from targi.server.machine.deciding.decide import Decided
from targi.server.wire.basics import kind_of
from targi.server.wire.commands import Command, Emote, Hint


class Metrics:
    """Counters since the start."""

    def __init__(self) -> None:
        self.commands: Counter[tuple[str, str]] = Counter()  # kind, and "done" or a code
        self.violations: Counter[str] = Counter()  # what visitors did that they may not

    def answered(self, command: Command | Emote | Hint, decided: Decided) -> None:
        """Count a command."""
        outcome = decided.refused.code if decided.refused else "done"
        self.commands[kind_of(type(command).__name__), outcome] += 1

    def text(self, now: Mapping[str, int]) -> str:
        """All figures; `now` has those that go up and down."""
        lines = [f"targi_{name} {value}" for name, value in now.items()]
        lines += [
            f'targi_commands_total{{kind="{kind}",outcome="{outcome}"}} {count}'
            for (kind, outcome), count in sorted(self.commands.items())
        ]
        lines += [
            f'targi_violations_total{{kind="{kind}"}} {count}'
            for kind, count in sorted(self.violations.items())
        ]
        return "\n".join(lines) + "\n"
