"""A lesson at a terminal: steps are told, moves are tried, help comes after two wrong tries.

What can be typed besides moves is in `learning_commands`; `targi.lessons` plays the lesson.
"""

from contextlib import suppress

from targi.game.names import Json
from targi.lessons import texts
from targi.lessons.model import (
    DO,
    OPPONENT,
    OPPONENT_LEVEL,
    PLACE_WORDS,
    REFUSE,
    SHOW,
    SPOT,
    Lesson,
)
from targi.lessons.run import ELSEWHERE, Run, moves_to
from targi.lessons.scenes import cell_place
from targi.lessons.seats import CELLS
from targi.terminal.playing.conversation import Conversation, obey
from targi.terminal.playing.input import LineReader, Quit, Signalled
from targi.terminal.playing.learning_commands import ALONE, COMMANDS, EXAMPLES
from targi.terminal.playing.seats import bots_of
from targi.terminal.playing.view import View
from targi.terminal.playing.voice import Voice
from targi.text import Phrase, naming, phrase
from targi.text.moves import choice, move
from targi.text.phrases import literal

_PATIENCE = 2  # wrong tries before help comes by itself


class Learning(Conversation):
    """A lesson and where one is in it."""

    def __init__(self, lesson: Lesson, step: int, voice: Voice, reader: LineReader) -> None:
        self.lesson = lesson
        self.number = step
        self._before = {step: moves_to(lesson, step)}  # the moves made before each step
        self.run = Run(lesson, step, self._before[step])
        super().__init__(self.run.game, bots_of({OPPONENT: OPPONENT_LEVEL}), voice, reader)
        self._shown: dict[str, Json] = {}  # the position that was drawn last
        self._tries = 0  # wrong ones
        self._found: list[str] = []  # places that were pointed at rightly

    def teach(self) -> bool:
        """Play the lesson; whether to its end."""
        language = self.voice.words.language
        self.voice.write(texts.title(self.lesson, language).upper())
        self.voice.write(texts.about(self.lesson, language))
        self.voice.say("learn-type-help")
        try:
            self.begin(self.number)
            while self.number < len(self.lesson.steps):
                self._obey(self.reader.line())
        except (Quit, EOFError):
            return False
        except Signalled:
            with suppress(OSError):  # the terminal may be gone
                print()
            raise
        return True

    # Steps

    def begin(self, number: int) -> None:
        """Go to a step that was reached before, as it was then."""
        self.number, self._tries, self._found = number, 0, []
        self._set(Run(self.lesson, number, self._before[number]))
        if self.run.step.table is not None and not self.view.draws:
            print()
            self.voice.say("learn-new-table")
        if replies := len(self.game.history) - self.run.began:
            self.voice.events(self.view.told_again(replies))
        self.present()

    def go_on(self) -> None:
        """Go to the next step; one that is not solved is taken as solved by its solution."""
        following = self.number + 1
        if following == len(self.lesson.steps):
            self.number = following
            return
        skipped = self.run.step.kind == DO and not self.run.solved
        if skipped or self.lesson.steps[following].table is not None:
            self._before[following] = moves_to(self.lesson, following)
        else:
            self._before[following] = [*self.run.moves]
        self.begin(following)

    def go_back(self) -> None:
        """Go to the step before; at the first one, to its beginning."""
        number = max(0, self.number - 1)
        self._before.setdefault(number, moves_to(self.lesson, number))
        self.begin(number)

    def again(self) -> None:
        """Begin the step anew."""
        self.begin(self.number)

    def undo(self) -> None:
        """Take back the last move of this step."""
        if len(self.run.moves) == len(self._before[self.number]):
            self.voice.say("play-nothing-to-undo")
            return
        *moves, last = self.run.moves
        self._set(Run(self.lesson, self.number, moves))
        self.voice.say("play-taken-back", player=naming.SEATS["blue"], move=last)
        self.present()

    def _set(self, run: Run) -> None:
        self.run, self.game = run, run.game
        self.view = View(run.game, self.voice)

    # What is told

    def present(self) -> None:
        """The table, what the step says, and what is to be done."""
        step, language = self.run.step, self.voice.words.language
        self._show_table()
        print()
        says = literal(texts.says(self.lesson, step, language))
        number, steps = self.number + 1, len(self.lesson.steps)
        self.voice.say("learn-step", number=number, steps=steps, says=says)
        self.voice.cited = (step.rule,)
        if step.lights:
            self.voice.say("learn-lights")
            self.voice.tell(*(self._light(light) for light in step.lights))
        if step.kind == DO:
            self._ask()
        else:
            self.voice.say(f"learn-how-{step.kind}")

    def _ask(self) -> None:
        """The question and its moves; none are left if the step was missed and the game is over."""
        if self.game.over:
            self.voice.say("learn-lost")
        else:
            self.view.question()

    def _show_table(self) -> None:
        """Draw the table if it has changed; who has no drawing asks for it when it is wanted."""
        position = self.game.position()
        if position != self._shown and self.view.draws:
            self.view.table()
        self._shown = position

    def _light(self, place: str) -> Phrase:
        """A place to look at; one that has no code is only named."""
        return phrase(f"learn-place-{place}") if place in PLACE_WORDS else self._place(place)

    def _place(self, place: str) -> Phrase:
        """A place as it is typed, and what is there."""
        if place in PLACE_WORDS:
            what = phrase(f"learn-place-{place}")
        else:
            card = place
            if place in CELLS:
                row, column = cell_place(place)
                card = self.view.centre[row][column]
            what = self.view.called(naming.card(self.view.catalogue, card))
        return phrase("learn-place", place=place, what=what)

    def help(self) -> None:
        """The next move of the solution, or a place that was not found yet."""
        step, helping = self.run.step, self.run.help()
        left = [place for place in step.spot if place not in self._found]
        if left:
            self.voice.say("learn-help", what=self._place(left[0]))
        elif helping is not None:
            at = choice(self.view.asked, self.game.position(), self.view.catalogue)
            what = self.view.called(move(helping, at))
            self.voice.say("learn-help", what=phrase("play-menu", move=helping, what=what))
        else:
            self.voice.say("learn-how-show" if step.kind == SHOW else "learn-lost")

    # What is typed

    def _obey(self, line: str) -> None:
        if not line:
            if self.run.step.kind == SHOW:
                self.go_on()
        elif self._is_taken(line) or not obey(self, line, COMMANDS, EXAMPLES, ALONE):
            if self.run.step.kind == SPOT:
                self._point(line)
            else:
                self._try(self.move_text(line))

    def _is_taken(self, line: str) -> bool:
        """Whether the step takes this as a move; a command may be called the same (next)."""
        move = line.lower()
        taken = self.run.step.kind == DO and self.run.step.allows(move)
        return taken and self.game.why_not(move) is None

    def _try(self, text: str) -> None:
        made = len(self.game.history)
        answer = self.run.answer(text)
        if answer.reason is not None:
            self.tell_why(answer.reason)
        elif answer.kind == ELSEWHERE:
            self.voice.say("learn-elsewhere")
        else:
            self.voice.events(self.view.told_again(len(self.game.history) - made))
        if self.run.solved and self.run.step.kind in (DO, REFUSE):
            self._praise()
        elif len(self.game.history) > made:
            self._ask()
        else:
            self._wrong()

    def _point(self, line: str) -> None:
        """Tell of each place whether it is right; exactly the right ones are to be found."""
        spot = {place.lower(): place for place in self.run.step.spot}
        for word in line.split():
            place = spot.get(word.lower())
            if place is None:
                self.voice.say("learn-wrong-place", place=word)
                self._wrong()
            elif place not in self._found:
                self._found.append(place)
                self.voice.say("learn-right-place", what=self._place(place))
        left = len(spot) - len(self._found)
        if left:
            self.voice.say("learn-places-left", number=left)
        else:
            self._praise()

    def _praise(self) -> None:
        self.voice.say("learn-solved")
        self.go_on()

    def _wrong(self) -> None:
        """Whoever tries in vain gets help."""
        self._tries += 1
        if self._tries >= _PATIENCE:
            self.help()
