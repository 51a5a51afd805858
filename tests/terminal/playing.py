"""Playing `targi play` in the tests: through pipes, and through a real pseudo-terminal."""

import fcntl
import io
import os
import pty
import random
import re
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator, Sequence
from contextlib import chdir, contextmanager, redirect_stderr, redirect_stdout, suppress
from pathlib import Path
from select import select
from unittest.mock import patch

import pytest

from targi import Game, Ruleset
from targi.terminal.main import main
from tests.game.sample_games import BASE, busy

COMMAND = (sys.executable, "-m", "targi", "play")
SECONDS = 120  # to give up on a process that hangs; nothing is measured by it
READS = 0.3  # seconds after which a command that has written its prompt is likely to read
PATIENCE = 5  # seconds until a signal is sent again that came before the reading all the same


def whole_game(seed: int, ruleset: Ruleset = BASE) -> Game:
    """A finished game, to be typed in again."""
    game, chance = Game(ruleset, seed=seed), random.Random(seed)
    while not game.over:
        game.play(busy(game.legal_moves(), chance))
    return game


def typed(game: Game) -> list[str]:
    """The moves of a game as lines, every third one in capital letters."""
    lines = [str(played.move) for played in game.history]
    return [line.upper() if n % 3 == 0 else line for n, line in enumerate(lines)]


def recorded(file: Path) -> Game:
    """The game that a file keeps."""
    return Game.from_record(file.read_text(encoding="utf-8"))


# Pipes


def piped(lines: Sequence[str], folder: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """Run the command in a process of its own with these lines piped in."""
    return subprocess.run(
        [*COMMAND, *options],
        input="".join(f"{line}\n" for line in lines),
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )


def run(
    lines: Sequence[str], folder: Path, *options: str, command: str = "play"
) -> tuple[int, str, str]:
    """The exit code, output and errors of the command with these lines as its input.

    It runs in this process, as starting another one takes longer than most of what is tested.
    """
    typed_in = "".join(f"{line}\n" for line in lines).encode()
    out, err = io.StringIO(), io.StringIO()
    with (
        chdir(folder),
        patch("sys.stdin", io.TextIOWrapper(io.BytesIO(typed_in), encoding="utf-8")),
        patch.dict(os.environ, COLUMNS="80"),  # as in a pipe, wherever pytest itself runs
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        code = main([command, *options])
    return code, out.getvalue(), err.getvalue()


def played(lines: Sequence[str], folder: Path, *options: str) -> str:
    """What the command prints for these lines; it must end well."""
    code, out, err = run(lines, folder, *options)
    assert (code, err) == (0, "")
    return out


def answers(folder: Path, *lines: str, options: Sequence[str] = ()) -> list[str]:
    """What is printed after each of these lines in a game with seed 7, up to the next prompt."""
    out = played([*lines, "quit"], folder, "--seed", "7", *options)
    parts = re.split(r"^> .*$", out, flags=re.M)[1:-1]
    assert len(parts) == len(lines)
    return [part.strip() for part in parts]


def complaint(capsys: pytest.CaptureFixture[str], *options: str) -> str:
    """The one line that wrong use brings."""
    with pytest.raises(SystemExit) as ended:
        sys.exit(main(["play", *options]))
    assert ended.value.code == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    return err


# A real terminal


class Terminal:
    """The other end of a pseudo-terminal in which the command runs."""

    def __init__(self, process: "subprocess.Popen[bytes]", end: int) -> None:
        self.process = process
        self.end = end
        self.seen = ""  # all that was read
        self._looked_at = 0  # how much of it has been waited for

    def wait_for(self, text: str) -> str:
        """Read until a text comes that was not waited for before; what was read up to it."""
        while (found := self.seen.find(text, self._looked_at)) < 0:
            assert self._read_on(), f"no {text!r} in: {self.seen[self._looked_at :]}"
        before, self._looked_at = self._looked_at, found + len(text)
        return self.seen[before : self._looked_at]

    def _read_on(self) -> bool:
        """Read more; whether there was more."""
        ready, _, _ = select([self.end], [], [], SECONDS)
        assert ready, f"the command is silent after: {self.seen[-300:]}"
        data = b""
        with suppress(OSError):  # Linux: the other side is closed
            data = os.read(self.end, 65536)
        self.seen += data.decode()
        return bool(data)

    def type(self, text: str) -> str:
        """Type at the next prompt; what was seen up to it."""
        before = self.wait_for("\r\n> " if self.seen else "> ")
        os.write(self.end, text.encode())
        return before

    def press(self, key: str) -> None:
        """Press a key at once."""
        os.write(self.end, key.encode())

    def signal(self, number: int) -> int:
        """End the waiting command by a signal; the exit code."""
        self._wait_until_it_reads()
        for _ in range(SECONDS // PATIENCE):
            self.process.send_signal(number)
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(PATIENCE)
                break
        return self.finish()

    def interrupt(self) -> int:
        """Press Ctrl-C at the next prompt; the exit code."""
        self._wait_until_it_reads()
        for _ in range(SECONDS // PATIENCE):
            self.press("\x03")
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(PATIENCE)
                break
        return self.finish()

    def _wait_until_it_reads(self) -> None:
        """A signal between the prompt and the reading would be noticed only with the next one."""
        self.wait_for("> ")
        time.sleep(READS)

    def finish(self) -> int:
        """Read what remains and wait for the end; the exit code."""
        while self._read_on():
            pass
        return self.process.wait(SECONDS)


# Makes the terminal given as standard input the one that controls the command, for Ctrl-C, which a
# program started in the background would ignore.
LOGIN = (
    "import os, signal, sys; signal.signal(signal.SIGINT, signal.SIG_DFL); "
    "signal.signal(signal.SIGHUP, signal.SIG_DFL); "
    "os.login_tty(os.dup(0)); os.execv(sys.argv[1], sys.argv[1:])"
)
TWO_PEOPLE = ("--blue", "person", "--white", "person")


@contextmanager
def terminal(
    folder: Path,
    *options: str,
    command: Sequence[str] = COMMAND,
    columns: int = 0,
    kind: str = "dumb",
) -> Iterator[Terminal]:
    """Run the command in a terminal without colours; 0 columns is one that does not tell."""
    end, other = pty.openpty()
    fcntl.ioctl(other, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
    words = [sys.executable, "-c", LOGIN, *command, *options]
    environment = {**os.environ, "TERM": kind, "NO_COLOR": "1"}
    environment.pop("COLUMNS", None)
    with subprocess.Popen(
        words, stdin=other, stdout=other, stderr=other, cwd=folder, env=environment
    ) as process:
        os.close(other)
        screen = Terminal(process, end)
        try:
            yield screen
        finally:
            process.kill()
            if screen.end >= 0:
                os.close(screen.end)
