"""What people at a terminal and the program say about a game, whatever it is played for.

A line is a command, which only looks, or a move. What else can be typed and what becomes of a move
is up to a game (`session`) or a lesson (`learning`).
"""

import re
from collections.abc import Callable, Collection, Mapping
from typing import TypeVar

from targi.game import Game, Reason
from targi.game.moves.questions import known_texts
from targi.terminal.playing.input import LineReader
from targi.terminal.playing.seats import Bots
from targi.terminal.playing.view import View
from targi.terminal.playing.voice import Voice
from targi.text.prompting import refusal

Talk = TypeVar("Talk", bound="Conversation")


class Conversation:
    """A game, who plays it, and how it is talked about."""

    def __init__(self, game: Game, bots: Bots, voice: Voice, reader: LineReader) -> None:
        self.game = game
        self.bots = bots
        self.voice = voice
        self.reader = reader
        self.view = View(game, voice)

    def move_text(self, line: str) -> str:
        """The move that was meant: by its number, or by its text in small or capital letters."""
        moves = self.game.legal_moves()
        if re.fullmatch("[0-9]{1,3}", line) and 0 < int(line) <= len(moves):
            return moves[int(line) - 1].text
        known = {text.lower(): text for text in known_texts(self.game.ruleset.table)}
        return known.get(line.lower(), line)

    def refused(self, text: str) -> bool:
        """Whether the move is not possible; then it is said why."""
        reason = self.game.why_not(text)
        if reason is not None:
            self.tell_why(reason)
        return reason is not None

    def tell_why(self, reason: Reason) -> None:
        """Say why a move is not possible."""
        view = self.view
        asked = None if self.game.over else view.asked
        said = refusal(reason, asked, view.catalogue, view.names)
        self.voice.tell(view.called(said))
        self.voice.cited = (reason.rule,)


def obey(
    talk: Talk,
    line: str,
    commands: Mapping[str, Callable[[Talk, str], None]],
    examples: Mapping[str, str],
    alone: Collection[str],
) -> bool:
    """Carry out a command, if the line is one of these; whether it was.

    `examples` are of commands that need a word more; those that stand alone need none.
    """
    verb, _, rest = line.partition(" ")
    command = commands.get(verb.lower())
    if command is None:
        return False
    if verb.lower() in examples and not rest:
        talk.voice.say("play-name-it", example=examples[verb.lower()])
    elif verb.lower() in alone and rest:
        talk.voice.say("play-alone", command=verb.lower())
    else:
        command(talk, rest)
    return True
