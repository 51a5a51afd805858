"""Several processes think about one position, each with luck of its own; then they count together.

A worker is a Python process that reads tasks from its input and writes opinions to its output, so
nothing of the calling program is inherited or imported. Workers are kept for the next question and
end with the program.
"""

from __future__ import annotations

import atexit
import pickle
import subprocess
import sys
from dataclasses import replace
from typing import IO, Any, Final

from targi.bots.minds import Mind, Opinion, Task, by_visits
from targi.game.ruleset import Ruleset
from targi.rules.setup import new_game

COMMAND: Final = (sys.executable, "-c", "from targi.bots.workers import main; main()")
_running: list[subprocess.Popen[bytes]] = []


def think_together(mind: Mind, task: Task, ruleset: Ruleset, workers: int) -> list[Opinion]:
    """The opinions of several workers, each with an equal share of the work."""
    work = task.budget.work
    budget = task.budget if work is None else replace(task.budget, work=-(-work // workers))
    data = task.state.to_bytes()
    asked = _workers(workers)
    try:
        for number, worker in enumerate(asked):
            _write(worker.stdin, (mind, ruleset, data, budget, task.seed + number))
        answers: list[list[Opinion]] = [_read(worker.stdout) for worker in asked]
    except BaseException:
        end_workers()  # an answer left unread would be taken for the next one
        raise
    return by_visits([_together(opinions) for opinions in _by_action(answers)])


def _by_action(answers: list[list[Opinion]]) -> list[list[Opinion]]:
    actions = sorted(opinion.action for opinion in answers[0])
    return [
        [opinion for answer in answers for opinion in answer if opinion.action == action]
        for action in actions
    ]


def _together(opinions: list[Opinion]) -> Opinion:
    """One opinion of many: each counts as often as it was tried."""
    weights = [opinion.visits or 1e-9 for opinion in opinions]
    total = sum(weights)
    most = max(opinions, key=lambda opinion: opinion.visits)
    return replace(
        most,
        win=sum(o.win * weight for o, weight in zip(opinions, weights, strict=True)) / total,
        lead=sum(o.lead * weight for o, weight in zip(opinions, weights, strict=True)) / total,
        visits=sum(opinion.visits for opinion in opinions),
    )


def _workers(number: int) -> list[subprocess.Popen[bytes]]:
    while len(_running) < number:
        pipe = subprocess.PIPE
        _running.append(subprocess.Popen(COMMAND, stdin=pipe, stdout=pipe))
    return _running[:number]


def running() -> int:
    """How many workers there are."""
    return len(_running)


@atexit.register
def end_workers() -> None:
    """End all workers."""
    while _running:
        worker = _running.pop()
        worker.kill()
        worker.communicate()


def _write(stream: IO[bytes] | None, message: Any) -> None:
    assert stream is not None
    pickle.dump(message, stream)
    stream.flush()


def _read(stream: IO[bytes] | None) -> Any:
    assert stream is not None
    return pickle.load(stream)


def main() -> None:
    """Answer tasks until there are no more."""
    while True:
        try:
            mind, ruleset, data, budget, seed = _read(sys.stdin.buffer)
        except (EOFError, KeyboardInterrupt):
            return
        state = new_game(ruleset.table, 0)
        state.set_bytes(data)
        _write(sys.stdout.buffer, mind(Task(state, budget, seed)))
