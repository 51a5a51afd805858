"""A plain game for two at one terminal: asks, obeys, tells what happened, keeps the record.

What is said comes from `targi.text`, how the table looks is in `table_view`. Blind players use the
same commands: `words`, `look`, `last` and `rule` tell what others see.
"""

import os
import re
import shlex
import sys
from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path
from textwrap import fill, wrap
from typing import Any, Final

from targi.cards import CardError
from targi.game import Event, Game
from targi.game.asking import Asked, asked, known_texts
from targi.terminal.card_pages import CardPages
from targi.terminal.score import score_table
from targi.terminal.table_view import WIDTH, TableView
from targi.text import Phrase, Words, phrase
from targi.text.moves import Choice, choice, move
from targi.text.naming import SEATS
from targi.text.prompting import question, refusal
from targi.text.rules import rules
from targi.text.rulesets import ruleset_lines
from targi.text.scores import result
from targi.text.table import TableWords
from targi.text.telling import sentence, sentence_with_rule, tell

# Commands that need a word more, and how it may look.
EXAMPLES: Final = {"look": "look 2,1", "card": "card BO4", "why": "why place 5"}
INDENT: Final = " " * 5  # of a move that does not fit its line


class Quit(Exception):  # noqa: N818  # leaving is no error
    """The players leave."""


class Session:
    """A game, the file that it is kept in, and what the players type."""

    def __init__(
        self, game: Game, file: Path | None, headers: dict[str, str], words: Words
    ) -> None:
        self.game = game
        self.words = words
        self.file = file  # written after every move
        self.headers = headers
        self.catalogue = game.ruleset.catalogue
        self.saved: set[Path] = set()  # what may be written over
        self.ask_again = True  # the game has changed since the last question
        self.cited: tuple[str, ...] = ()  # the rules that what was told last rests on

    def run(self) -> None:
        """Play until the game is over or the players leave."""
        try:
            for line in ruleset_lines(self.game.ruleset):
                self._tell_phrase(line)
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

    # Saying

    def _say(self, name: str, **gaps: Any) -> None:
        self._tell_phrase(phrase(name, **gaps))

    def _tell_phrase(self, one: Phrase) -> None:
        say(self.words.say(one))

    # Asking

    def _question(self) -> Asked:
        return asked(self.game.state)

    def _ask(self) -> None:
        print()
        self._say(
            "ask-player",
            player=SEATS[str(self.game.to_move)],
            question=question(self._question(), self.catalogue),
        )
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
        if verb.lower() in EXAMPLES and not rest:
            self._say("play-name-it", example=EXAMPLES[verb.lower()])
        elif command is not None:
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
            self._tell_phrase(refusal(reason, self._question(), self.catalogue))
            self.cited = (reason.rule,)
        return reason is not None

    def _tell(self, events: Sequence[Event]) -> None:
        sentences = tell(events, self.catalogue)
        say(" ".join(sentence(told, self.words) for told in sentences))
        self.cited = tuple(dict.fromkeys(told.rule for told in sentences))

    def _after_a_change(self) -> None:
        """Keep the record, draw the table unless an action is open, and ask again."""
        self.ask_again = True
        if self.file is not None:
            self._write(self.file)
        if self.game.over or self._question().name in ("place", "act", "limit", "raid"):
            self._show_table()

    def _tell_result(self) -> None:
        scores = self.game.scores()
        print(f"\n{score_table(scores, self.catalogue, self.words)}\n")
        self._tell_phrase(result(scores, str(self.game.winner)))
        if self.file is not None:
            self._say("play-recorded", file=str(self.file))

    # Commands

    def _show_table(self, _: str = "") -> None:
        print()
        print(TableView(self.game.position(), self.catalogue, self.game.scores(), self.words))

    def _table_words(self) -> TableWords:
        return TableWords(self.game.position(), self.catalogue)

    def _words(self, _: str) -> None:
        for heading, sentences in self._table_words().sections(self.game.scores()):
            print(f"\n{self.words.say(heading).upper()}")
            for one in sentences:
                self._tell_phrase(one)

    def _look(self, place: str) -> None:
        found = self._table_words().look(place.upper())
        if not found:
            self._say("play-no-place", place=place)
        for one in found:
            self._tell_phrase(one)

    def _last(self, _: str) -> None:
        if not self.game.history:
            self._say("play-nothing-happened")
            return
        sentences = tell(self.game.history[-1].events, self.catalogue)
        for told in sentences:
            say(sentence_with_rule(told, self.words))
        self.cited = tuple(dict.fromkeys(told.rule for told in sentences))

    def _rule(self, number: str) -> None:
        if not number and not self.cited:
            self._say("play-nothing-happened")
        for one in [number] if number else self.cited:
            self._tell_rule(one)

    def _tell_rule(self, number: str) -> None:
        text = rules(self.words.language).get(number)
        if text is None:
            self._say("play-no-rule", number=number)
        else:
            say(f"{number} {text.replace('*', '')}")

    def _list_moves(self, _: str = "") -> None:
        at = choice(self._question(), self.game.position(), self.catalogue)
        entries = [
            f"{number:>3}  {self._entry(legal.text, at)}"
            for number, legal in enumerate(self.game.legal_moves(), 1)
        ]
        width = max(map(len, entries)) + 2
        columns = max(1, WIDTH // width)
        for first in range(0, len(entries), columns):
            line = "".join(entry.ljust(width) for entry in entries[first : first + columns])
            print(line.rstrip() if columns > 1 else fill(line, WIDTH, subsequent_indent=INDENT))

    def _entry(self, text: str, at: Choice) -> str:
        return self.words.say(phrase("play-menu", move=text, what=move(text, at)))

    def _undo(self, _: str) -> None:
        if not self.game.history:
            self._say("play-nothing-to-undo")
            return
        played = self.game.undo()
        self._say("play-taken-back", player=SEATS[played.player], move=str(played.move))
        self._after_a_change()

    def _redo(self, _: str) -> None:
        try:
            played = self.game.redo()
        except IndexError:
            self._say("play-nothing-to-redo")
            return
        self._tell(played.events)
        self._after_a_change()

    def _why(self, line: str) -> None:
        text = self._move_text(line)
        if not self._refused(text):
            self._say("play-possible", move=text)
            self._tell(self.game.preview(text))

    def _card(self, card_id: str) -> None:
        try:
            print(CardPages(self.words).full(self.catalogue.card(card_id.upper())))
        except CardError:
            self._say("play-no-card", id=card_id)

    def _score(self, _: str) -> None:
        print(score_table(self.game.scores(), self.catalogue, self.words))

    def _save(self, name: str) -> None:
        path = Path(name)
        if not name:
            self._say("play-no-file")
        elif os.path.lexists(name) and path not in self.saved:
            self._say("play-file-exists")
        elif self._write(path):
            self.saved.add(path)
            self._say("play-saved", command=self._to_resume(path))

    def _help(self, _: str) -> None:
        print(self.words.say(phrase("play-help")))

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
            self._say("play-not-written", error=str(error))
            return False
        return True

    def _to_resume(self, path: Path) -> str:
        """The command to go on: the file, and the own cards that the game needs."""
        cards = self.game.ruleset.cards
        needed = f" --cards {shlex.quote(cards.name)}" if cards else ""
        return f"targi play --resume {shlex.quote(str(path))}{needed}"

    def _say_how_to_resume(self) -> None:
        if not self.game.history:
            self._say("play-no-move-made")
            return
        path = self.file or unused_name()
        if self._write(path):
            self._say("play-kept", command=self._to_resume(path))


def say(text: str) -> None:
    """Print a text in lines that fit; nothing if there is nothing to say."""
    for line in wrap(text, WIDTH, break_on_hyphens=False):  # names of files stay whole
        print(line)


def unused_name() -> Path:
    """A name for the record of a game that nobody gave a name."""
    names = (Path(f"targi-game-{number}.txt") for number in count(1))
    return next(name for name in names if not os.path.lexists(name))


COMMANDS: Final[dict[str, Callable[[Session, str], None]]] = {
    "table": Session._show_table,
    "words": Session._words,
    "look": Session._look,
    "last": Session._last,
    "rule": Session._rule,
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
