"""What a game shows at a terminal: the table, the moves, the scores, the result.

A plain view never draws: a table becomes sentences, columns become lines, for people who listen to
their screen. So does any view on a terminal that is too narrow for the drawing, which itself is in
`table_view`.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from targi.game import Event, Game
from targi.game.moves.questions import Question, asked
from targi.terminal import screen
from targi.terminal.playing.seats import names_of_people
from targi.terminal.playing.table_view import BOARD, TableView
from targi.terminal.playing.voice import Voice
from targi.terminal.score_table import score_table
from targi.text import Phrase, phrase
from targi.text.moves import Choice, choice, move
from targi.text.naming import players
from targi.text.prompting import question
from targi.text.rulesets import ruleset_lines
from targi.text.scores import result, score_sentence
from targi.text.seen import Centre, centre_of, seen
from targi.text.table import TableWords
from targi.text.telling.events import Told, tell

_INDENT: Final = " " * 5  # of a move that does not fit its line


class View:
    """A game in the words and the manner of a voice."""

    def __init__(self, game: Game, voice: Voice) -> None:
        self.game = game
        self.voice = voice
        self.catalogue = game.ruleset.catalogue
        self.names = players(*names_of_people(game.headers))

    @property
    def asked(self) -> Question:
        """What is asked now."""
        return asked(self.game.state)

    @property
    def draws(self) -> bool:
        """Whether the table is drawn here: not if it is to be plain, or does not fit."""
        return not self.voice.plain and screen.columns() >= BOARD

    def ruleset(self) -> None:
        """Which game is played."""
        self.voice.tell(*ruleset_lines(self.game.ruleset))

    def table(self) -> None:
        """The table drawn, or told if it cannot be drawn or is not wanted so."""
        if self.draws:
            position, scores = self.game.position(), self.game.scores()
            words, width = self.voice.words, screen.width()
            print(f"\n{TableView(position, self.catalogue, scores, words, width)}")
            return
        if not self.voice.plain:
            self.voice.say("play-narrow", columns=screen.columns(), needed=BOARD)
        self.sentences()

    def sentences(self) -> None:
        """The table in sentences."""
        for heading, sentences in self.table_words().sections(self.game.scores()):
            print(f"\n{self.voice.words.say(heading).upper()}")
            self.voice.tell(*sentences)

    def table_words(self) -> TableWords:
        """The phrases that tell the table."""
        return TableWords(self.game.position(), self.catalogue, self.names)

    @property
    def centre(self) -> Centre:
        """The cards of the centre as they lie now."""
        return centre_of(self.game.position())

    def called(self, said: Phrase, centre: Centre | None = None) -> Phrase:
        """The phrase without codes, unless they are wanted; where it is typed, a code stays."""
        if self.voice.codes:
            return said
        return seen(said, self.catalogue, self.centre if centre is None else centre)

    def told(self, events: Sequence[Event], centre: Centre) -> list[Told]:
        """What happened, in sentences; the centre is as it was before."""
        told = tell(events, self.catalogue, self.names)
        return [replace(one, phrase=self.called(one.phrase, centre)) for one in told]

    def told_again(self, moves: int) -> list[Told]:
        """The last moves, told as when they were made."""
        before = self.game.copy()
        for _ in range(moves):
            before.undo()
        told: list[Told] = []
        for played in self.game.history[-moves:]:
            told += self.told(played.events, centre_of(before.position()))
            before.redo()
        return told

    def question(self) -> None:
        """Who is to decide, what is asked, and the possible moves."""
        asked_now = self.called(question(self.asked, self.catalogue, self.names))
        print()
        self.voice.say("ask-player", player=self.names[str(self.game.to_move)], question=asked_now)
        self.moves()

    def moves(self) -> None:
        """The possible moves with their numbers; in columns if they are short."""
        at = choice(self.asked, self.game.position(), self.catalogue)
        entries = [
            f"{number:>3}  {self._entry(legal.text, at)}"
            for number, legal in enumerate(self.game.legal_moves(), 1)
        ]
        width = max(map(len, entries)) + 2
        columns = 1 if self.voice.plain else max(1, screen.width() // width)
        for first in range(0, len(entries), columns):
            line = "".join(entry.ljust(width) for entry in entries[first : first + columns])
            print(line.rstrip() if columns > 1 else "\n".join(screen.lines(line, _INDENT)))

    def _entry(self, text: str, at: Choice) -> str:
        what = self.called(move(text, at), at.centre)
        return self.voice.words.say(phrase("play-menu", move=text, what=what))

    def score(self) -> None:
        """Both scores as things stand, source by source."""
        scores = self.game.scores()
        if self.voice.plain:
            for seat, name in self.names.items():
                self.voice.tell(self.called(score_sentence(scores[seat], name, self.catalogue)))
        else:
            words, codes = self.voice.words, self.voice.codes
            print(score_table(scores, self.catalogue, words, codes=codes))

    def result(self) -> None:
        """How the game ended."""
        print()
        self.score()
        print()
        self.voice.tell(result(self.game, self.names))
