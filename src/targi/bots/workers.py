"""Several processes think about one position, each with luck of its own; then they count together.

A worker is a Python process that reads tasks from its input and writes estimates to its output, so
nothing of the calling program is inherited or imported. Workers are kept for the next question and
end with the program. One question is answered at a time: threads that ask wait for each other.
"""

from __future__ import annotations

import atexit
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import suppress
from dataclasses import replace
from queue import SimpleQueue
from threading import Lock, Thread
from typing import IO, Any, Final

from targi.bots.strategies import Estimate, Strategy, Task, by_visits
from targi.game.ruleset import Ruleset
from targi.rules.state import State

# -P: what lies in the current folder is not imported.
COMMAND: Final = (sys.executable, "-P", "-c", "from targi.bots.workers import main; main()")
PAUSE: Final = 0.02  # seconds between two looks whether the workers should stop
STOP: Final = "stop"  # a message; every other one is a task
_running: list[subprocess.Popen[bytes]] = []
_asking: Final = Lock()


class WorkerLostError(RuntimeError):
    """A worker ended while it was thinking; the next question starts another one."""


def think_together(
    strategy: Strategy, task: Task, ruleset: Ruleset, workers: int
) -> list[Estimate]:
    """The estimates of several workers, each with an equal share of the work and the memory."""
    work = task.budget.work
    budget = task.budget if work is None else replace(task.budget, work=-(-work // workers))
    data = task.state.to_bytes()
    messages = [
        (strategy, ruleset, data, budget, task.seed + number, workers) for number in range(workers)
    ]
    with _asking:
        answers = _ask(messages, task.stopped)
    return by_visits([_together(estimates) for estimates in _by_action(answers)])


def _ask(messages: list[Any], stopped: Callable[[], bool]) -> list[list[Estimate]]:
    """Ask as many workers as there are messages, wait for all answers."""
    asked = _workers(len(messages))
    with ThreadPoolExecutor(len(asked)) as readers:
        try:
            for worker, message in zip(asked, messages, strict=True):
                _write(worker.stdin, message)
            answers = [readers.submit(_read, worker.stdout) for worker in asked]
            while wait(answers, PAUSE).not_done:
                if stopped():
                    for worker in asked:
                        _write(worker.stdin, STOP)
                    break
            return [answer.result() for answer in answers]
        except (EOFError, OSError):
            end_workers()
            raise WorkerLostError("a worker ended while it was thinking") from None
        except BaseException:
            end_workers()  # an answer left unread would be taken for the next one
            raise


def _by_action(answers: list[list[Estimate]]) -> list[list[Estimate]]:
    actions = sorted(estimate.action for estimate in answers[0])
    return [
        [estimate for answer in answers for estimate in answer if estimate.action == action]
        for action in actions
    ]


def _together(estimates: list[Estimate]) -> Estimate:
    """One estimate of many: each counts as often as it was tried."""
    weights = [estimate.visits or 1e-9 for estimate in estimates]
    total = sum(weights)
    most = max(estimates, key=lambda estimate: estimate.visits)
    return replace(
        most,
        win=sum(o.win * weight for o, weight in zip(estimates, weights, strict=True)) / total,
        lead=sum(o.lead * weight for o, weight in zip(estimates, weights, strict=True)) / total,
        visits=sum(estimate.visits for estimate in estimates),
    )


def _workers(number: int) -> list[subprocess.Popen[bytes]]:
    """So many workers; those that have ended meanwhile are replaced."""
    for worker in [worker for worker in _running if worker.poll() is not None]:
        _running.remove(worker)
        _end(worker)
    while len(_running) < number:
        _running.append(_start())
    return _running[:number]


def _start() -> subprocess.Popen[bytes]:
    """A new worker, in a session of its own: Ctrl-C is for us to hear, and to end the others."""
    pipe = subprocess.PIPE
    return subprocess.Popen(COMMAND, stdin=pipe, stdout=pipe, start_new_session=True)


def running() -> int:
    """How many workers there are."""
    return len(_running)


@atexit.register
def end_workers() -> None:
    """End all workers."""
    while _running:
        _end(_running.pop())


def _end(worker: subprocess.Popen[bytes]) -> None:
    worker.kill()
    worker.wait()
    for stream in (worker.stdin, worker.stdout):
        assert stream is not None
        with suppress(BrokenPipeError):  # by what was not read any more
            stream.close()


def _write(stream: IO[bytes] | None, message: Any) -> None:
    assert stream is not None
    pickle.dump(message, stream)
    stream.flush()


def _read(stream: IO[bytes] | None) -> Any:
    assert stream is not None
    return pickle.load(stream)


def main() -> None:
    """Answer tasks until there are no more; whatever comes while one is thought about stops it."""
    messages: SimpleQueue[Any] = SimpleQueue()
    Thread(target=_listen, args=(messages,), daemon=True).start()
    while (message := messages.get()) is not None:
        if message == STOP:  # it came after the answer
            continue
        strategy, ruleset, data, budget, seed, workers = message
        state = State.from_bytes(ruleset.table, data)
        task = Task(state, budget, seed, lambda: not messages.empty(), workers)
        try:
            _write(sys.stdout.buffer, strategy(task))
        except BrokenPipeError:
            os._exit(0)  # nobody listens any more, of which Python's own end would complain


def _listen(messages: SimpleQueue[Any]) -> None:
    """Hand on what comes in; None when nothing comes any more."""
    try:
        while True:
            messages.put(_read(sys.stdin.buffer))
    except EOFError:
        messages.put(None)
