"""The course of a game at a terminal: people are asked, bots think, all is told and kept.

What people can type is in `typed_commands`, how it is read in `input`; what is shown is in `view`,
and `autosave` keeps the game in a file.
"""

import signal
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext, suppress
from pathlib import Path
from typing import Final, TypeVar

from targi.bots import Bot
from targi.bots.levels import LEVELS
from targi.game import Game
from targi.terminal.playing.autosave import Autosave, how_to_resume, why_not
from targi.terminal.playing.conversation import Conversation, obey
from targi.terminal.playing.input import LineReader, Quit, Signalled
from targi.terminal.playing.seats import Bots, introduce
from targi.terminal.playing.typed_commands import ALONE, COMMANDS, EXAMPLES
from targi.terminal.playing.voice import Voice
from targi.text import phrase
from targi.text.naming import SEATS

Answer = TypeVar("Answer")

# Questions between actions: then the table has changed as a whole and is shown again.
_BETWEEN_ACTIONS: Final = ("place", "act", "limit", "raid")
_SEARCHING: Final = [level.name for level in LEVELS if level.searches]


class Session(Conversation):
    """A game, who plays it, and the file that it is kept in."""

    def __init__(
        self, game: Game, bots: Bots, autosave: Autosave, voice: Voice, reader: LineReader
    ) -> None:
        super().__init__(game, bots, voice, reader)
        self.autosave = autosave
        self.saved: set[Path] = set()  # copies that may be written over
        self._ask_again = True  # the game has changed since the last question
        self._shown = True  # and not since the table was shown
        self._seen = 0  # the round that people who only watch have seen
        self._kept = True  # the last attempt to write the record succeeded

    def run(self) -> None:
        """Play until the game is over or the people leave."""
        try:
            self.view.ruleset()
            introduce(self.game.headers, self.bots, self.voice)
            self.view.table()
            while not self.game.over:
                self._go_on()
        except (Quit, EOFError):
            self._leave()
        except Signalled:
            with suppress(OSError):  # the terminal may be gone
                self._leave()
            raise
        else:
            self._show_table()
            self.view.result()
            if self.autosave.file is not None:
                self.voice.say("play-recorded", file=str(self.autosave.file))

    def _go_on(self) -> None:
        """Let whose turn it is do one thing."""
        bot = self.bots.get(str(self.game.to_move))
        if bot is not None:
            if len(self.bots) == len(SEATS):
                self._let_watch()
            self.play(str(self.think(bot, bot.choose)))
            return
        if self._ask_again:
            self._ask()
        self._obey(self.reader.line())

    # People

    def _ask(self) -> None:
        if self.view.asked.name in _BETWEEN_ACTIONS:
            self._show_table()
        self.view.question()
        self._ask_again = False

    def _show_table(self) -> None:
        """Draw the table if it has changed; who has no drawing asks for it when it is wanted."""
        if not self._shown and self.view.draws:
            self.view.table()
        self._shown = True

    def _let_watch(self) -> None:
        """Once a round, people who only watch look at the table as long as they like."""
        if self.game.round == self._seen:
            return
        self._seen = self.game.round
        self._show_table()
        if self.reader.interactive:
            self.voice.say("play-watch")
            while line := self.reader.line():
                if not self._command(line):
                    self.voice.say("play-watch")

    def _obey(self, line: str) -> None:
        if line and not self._command(line):
            text = self.move_text(line)
            if not self.refused(text):
                self.play(text)

    def _command(self, line: str) -> bool:
        """Carry out a command; whether it was one."""
        return obey(self, line, COMMANDS, EXAMPLES, ALONE)

    # Moves

    def play(self, text: str) -> None:
        """Make a move, keep it, and only then tell what came of it."""
        centre = self.view.centre
        events = self.game.play(text)
        self.after_a_change()
        self.voice.events(self.view.told(events, centre))

    def after_a_change(self) -> None:
        """Keep the record, and ask again."""
        self._ask_again, self._shown = True, False
        self._keep()

    # Bots

    def think(self, bot: Bot, question: Callable[[Game], Answer]) -> Answer:
        """What a bot answers to a question; Ctrl-C while it thinks asks whether to leave."""
        while True:
            try:
                with self._shown_thinking(bot), self.reader.waiting():
                    return question(self.game)
            except Signalled as heard:
                if heard.number != signal.SIGINT or not self.reader.interactive:
                    raise
                self._ask_whether_to_leave(heard)

    def _shown_thinking(self, bot: Bot) -> AbstractContextManager[None]:
        """A line about it, where it takes time; it may stay where a bot begins its turn."""
        if bot.name not in _SEARCHING:
            return nullcontext()
        history = self.game.history
        begins = not history or history[-1].player != self.game.to_move
        return self.voice.meanwhile(phrase("play-thinks", level=bot.name), may_stay=begins)

    def _ask_whether_to_leave(self, heard: Signalled) -> None:
        print()
        self.voice.say("play-leave")
        if self.reader.line().lower() == "quit":
            raise heard

    # The record

    def _keep(self) -> bool:
        """Write the record; a failure is told once, not after every move."""
        try:
            self.autosave.keep(self.game)
        except (OSError, ValueError) as error:
            if self._kept:
                self.voice.say("play-not-written", error=why_not(error))
            self._kept = False
        else:
            self._kept = True
        return self._kept

    def _leave(self) -> None:
        kept = bool(self.game.history) and self._keep()
        print()
        if not self.game.history:
            self.voice.say("play-no-move-made")
        elif kept and self.autosave.file is not None:
            self.voice.say("play-kept", command=how_to_resume(self.game, self.autosave.file))
