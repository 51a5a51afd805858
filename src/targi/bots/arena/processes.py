"""Pairs of games played by several processes at once, and handed out in the order of their numbers.

The order makes a match with any number of processes the same match: stopping it early means
the same pairs. The processes end with the loop over the pairs, however that ends; if the
program itself is killed, each of them ends after the pair it is at.
"""

import multiprocessing
import signal
import sys
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait

from targi.bots.arena.matches import Match, Pair, play_pair


class ProcessLostError(RuntimeError):
    """A process ended while it was playing."""


class _Player:
    """A process that plays the pairs whose numbers it is sent."""

    def __init__(self, match: Match) -> None:
        context = multiprocessing.get_context("spawn")  # inherits nothing, on any system
        self.connection, theirs = context.Pipe()
        self._process = context.Process(target=_play_as_told, args=(theirs, match), daemon=True)
        self._process.start()
        theirs.close()

    def send(self, number: int) -> None:
        try:
            self.connection.send(number)
        except OSError:
            raise self._lost() from None

    def receive(self) -> Pair:
        try:
            pair: Pair = self.connection.recv()
        except (EOFError, OSError):
            raise self._lost() from None
        return pair

    def _lost(self) -> ProcessLostError:
        self._process.join()
        return ProcessLostError(f"a playing process ended, exit code {self._process.exitcode}")

    def end(self) -> None:
        self.connection.close()
        self._process.terminate()
        self._process.join()


def play_pairs(match: Match, numbers: range, jobs: int) -> Generator[Pair, None, None]:
    """Play the pairs of these numbers in so many processes."""
    waiting = iter(numbers)
    with _players(match, min(jobs, len(numbers))) as players:
        for player in players:
            player.send(next(waiting))
        played: dict[int, Pair] = {}
        for due in numbers:
            while due not in played:
                ready = wait([player.connection for player in players])
                for player in (player for player in players if player.connection in ready):
                    pair = player.receive()
                    played[pair.number] = pair
                    if (number := next(waiting, None)) is not None:
                        player.send(number)
            yield played.pop(due)


@contextmanager
def _players(match: Match, jobs: int) -> Iterator[list[_Player]]:
    players: list[_Player] = []
    try:
        with _deaf_to_ctrl_c():
            players.extend(_Player(match) for _ in range(jobs))
        yield players
    finally:
        for player in players:
            player.end()


@contextmanager
def _deaf_to_ctrl_c() -> Iterator[None]:
    """Processes started meanwhile ignore signals forever; we handle afterwards what came meanwhile.

    Ctrl-C in a terminal reaches the whole family. It is for us to hear it, and to end the others.
    """
    if sys.platform == "win32":  # has no such mask; the others then complain when they are ended
        yield
        return
    resource_tracker.ensure_running()  # now, because its own start would end the deafness
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def _play_as_told(connection: Connection, match: Match) -> None:
    """What a process does: plays pair after pair until nobody listens any more."""
    try:
        while True:
            connection.send(play_pair(match, connection.recv()))
    except (EOFError, ConnectionError):
        return
