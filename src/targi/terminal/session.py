"""A plain game for two at one terminal: asks, obeys, tells what happened, keeps the record.

What is said is in `words`, `event_words` and `question_words`, how the table looks in `table_view`.
"""

import os
import re
import shlex
import sys
from collections.abc import Callable, Iterable
from itertools import count
from pathlib import Path
from textwrap import wrap
from typing import Any, Final

from targi.cards import CardError
from targi.game import Event, Game
from targi.game.asking import Asked, asked, known_texts
from targi.terminal import words
from targi.terminal.card_pages import full
from targi.terminal.event_words import event_sentence
from targi.terminal.question_words import question_sentence, reason_sentence
from targi.terminal.score import table as score_table
from targi.terminal.table_view import WIDTH, table_view


class Quit(Exception):  # noqa: N818  # leaving is no error
    """The players leave."""


class Session:
    """A game, the file that it is kept in, and what the players type."""

    def __init__(self, game: Game, file: Path | None, headers: dict[str, str]) -> None:
        self.game = game
        self.file = file  # written after every move
        self.headers = headers
        self.catalogue = game.ruleset.catalogue
        self.saved: set[Path] = set()  # what may be written over
        self.ask_again = True  # the game has changed since the last question

    def run(self) -> None:
        """Play until the game is over or the players leave."""
        try:
            self._show_table()
            while not self.game.over:
                if self.ask_again:
                    self._ask()
                self._obey(self._read())
        except (Quit, EOFError):
            print()
            self._say_how_to_resume()
        except KeyboardInterrupt:
            print()
            self._say_how_to_resume()
            raise
        else:
            self._tell_result()

    # Asking

    def _question(self) -> Asked:
        return asked(self.game.state)

    def _ask(self) -> None:
        print(f"\n{str(self.game.to_move).title()}: {question_sentence(self._question())}")
        self._list_moves()
        self.ask_again = False

    def _read(self) -> str:
        line = input("> ")
        if not sys.stdin.isatty():
            print(line)  # so that what was piped in can be read like a conversation
        return " ".join(line.split())

    def _obey(self, line: str) -> None:
        verb, _, rest = line.partition(" ")
        command = COMMANDS.get(verb.lower())
        if command is not None:
            command(self, rest)
        elif line:
            self._play(line)

    # Moves

    def _play(self, line: str) -> None:
        text = self._move_text(line)
        if self._refused(text):
            return
        self._tell(self.game.play(text))
        self._after_a_change()

    def _move_text(self, line: str) -> str:
        """The move that was meant: by its number, or by its text in small or capital letters."""
        moves = self.game.legal_moves()
        if re.fullmatch("[0-9]{1,3}", line) and 0 < int(line) <= len(moves):
            return moves[int(line) - 1].text
        known = {text.lower(): text for text in known_texts(self.game.ruleset.table)}
        return known.get(line.lower(), line)

    def _refused(self, text: str) -> bool:
        """Whether the move is not possible; then the players are told why."""
        reason = self.game.why_not(text)
        if reason is not None:
            say(reason_sentence(reason, self._question()))
        return reason is not None

    def _tell(self, events: Iterable[Event]) -> None:
        say(" ".join(event_sentence(event, self.catalogue) for event in events))

    def _after_a_change(self) -> None:
        """Keep the record, draw the table unless an action is open, and ask again."""
        self.ask_again = True
        if self.file is not None:
            self._write(self.file)
        if self.game.over or self._question().name in ("place", "act", "limit", "raid"):
            self._show_table()

    def _tell_result(self) -> None:
        print(f"\n{score_table(self.game.scores())}\n")
        winner = str(self.game.winner)
        print(words.DRAW if winner == "draw" else words.WINS.format(player=winner.title()))
        if self.file is not None:
            print(words.RECORDED.format(file=self.file))

    # Commands

    def _show_table(self, _: str = "") -> None:
        print()
        print(table_view(self.game.position(), self.catalogue, self.game.scores()))

    def _list_moves(self, _: str = "") -> None:
        centre: Any = self.game.position()["centre"]
        card: Any = self._question().parameters.get("card")
        entries = []
        for number, move in enumerate(self.game.legal_moves(), 1):
            about = words.move_words(move.text, centre, self.catalogue, card)
            entries.append(f"{number:>3}  {move}" + (f" ({about})" if about else ""))
        width = max(map(len, entries)) + 2
        columns = max(1, WIDTH // width)
        for at in range(0, len(entries), columns):
            print("".join(entry.ljust(width) for entry in entries[at : at + columns]).rstrip())

    def _undo(self, _: str) -> None:
        if not self.game.history:
            print(words.NOTHING_TO_UNDO)
            return
        played = self.game.undo()
        print(words.TAKEN_BACK.format(player=played.player, move=played.move))
        self._after_a_change()

    def _redo(self, _: str) -> None:
        try:
            played = self.game.redo()
        except IndexError:
            print(words.NOTHING_TO_REDO)
            return
        self._tell(played.events)
        self._after_a_change()

    def _why(self, line: str) -> None:
        text = self._move_text(line)
        if not self._refused(text):
            print(words.POSSIBLE.format(move=text))
            self._tell(self.game.preview(text))

    def _card(self, card_id: str) -> None:
        try:
            print(full(self.catalogue.card(card_id.upper())))
        except CardError as error:
            print(error)

    def _score(self, _: str) -> None:
        print(score_table(self.game.scores()))

    def _save(self, name: str) -> None:
        path = Path(name)
        if not name:
            print(words.NO_FILE)
        elif os.path.lexists(name) and path not in self.saved:
            print(words.FILE_EXISTS)
        elif self._write(path):
            self.saved.add(path)
            print(words.SAVED.format(file=self._to_resume(path)))

    def _help(self, _: str) -> None:
        print(words.HELP)

    def _quit(self, _: str) -> None:
        raise Quit

    # Keeping the record

    def _write(self, path: Path) -> bool:
        """Write the record beside its place first, so that there is always a whole one."""
        beside = path.with_name(f"{path.name}.part")
        try:
            beside.write_text(self.game.record(**self.headers), encoding="utf-8", newline="")
            os.replace(beside, path)
        except (OSError, ValueError) as error:
            print(words.NOT_WRITTEN.format(error=error))
            return False
        return True

    def _to_resume(self, path: Path) -> str:
        """What stands behind `--resume`: the file, and the own cards that the game needs."""
        cards = self.game.ruleset.cards
        needed = f" --cards {shlex.quote(cards.name)}" if cards else ""
        return shlex.quote(str(path)) + needed

    def _say_how_to_resume(self) -> None:
        if not self.game.history:
            print(words.NO_MOVE_MADE)
            return
        path = self.file or unused_name()
        if self._write(path):
            print(words.KEPT.format(file=self._to_resume(path)))


def say(text: str) -> None:
    """Print a text in lines that fit; nothing if there is nothing to say."""
    for line in wrap(text, WIDTH):
        print(line)


def unused_name() -> Path:
    """A name for the record of a game that nobody gave a name."""
    names = (Path(f"targi-game-{number}.txt") for number in count(1))
    return next(name for name in names if not os.path.lexists(name))


COMMANDS: Final[dict[str, Callable[[Session, str], None]]] = {
    "table": Session._show_table,
    "moves": Session._list_moves,
    "undo": Session._undo,
    "redo": Session._redo,
    "why": Session._why,
    "card": Session._card,
    "score": Session._score,
    "save": Session._save,
    "help": Session._help,
    "quit": Session._quit,
}
