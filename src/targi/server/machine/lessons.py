"""The table of a lesson: its messages are those of any table, but it is kept nowhere.

Every answer is made anew from the player's moves (`targi.lessons.run`): a table in memory, at which
the moves of the run are entries. Which lessons there are is known to `lesson_shelf`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from targi.game import Event, Game
from targi.game.moves.questions import asked
from targi.game.ruleset import RULES_VERSION
from targi.lessons.model import LEARNER, OPPONENT_LEVEL, Lesson
from targi.lessons.run import MADE, Run, RunError
from targi.server.machine.deciding.play import reason_details
from targi.server.machine.feed import seen_entry
from targi.server.machine.moment import about, moment
from targi.server.machine.table import Table
from targi.server.wire import journal as en
from targi.server.wire.basics import SEATS, Seat, wire_phrase
from targi.server.wire.commands import PROTOCOL
from targi.server.wire.lessons import AnswerKind, LessonAnswer, LessonHelp, LessonTry
from targi.server.wire.messages import Entries, Snapshot
from targi.server.wire.refusals import Details, Refused
from targi.text.moves import choice, move


def play(lesson: Lesson, wanted: LessonTry, now: int) -> LessonAnswer:
    """What is seen at a step of a lesson, or what becomes of a move there."""
    run = _run(lesson, wanted)
    if wanted.move is None:
        return LessonAnswer(_arrival(run, now), run.solved, None, None, _help(run))
    before = len(run.game.history)
    answer = run.answer(wanted.move)
    made = answer.kind == MADE
    return LessonAnswer(
        messages=[_news(LessonTable(run, before, now), run)] if made else [],
        solved=run.solved,
        answer=msgspec.convert(answer.kind, AnswerKind),
        refused=None if answer.reason is None else reason_details(run.game, answer.reason),
        help=_help(run),
    )


def _run(lesson: Lesson, wanted: LessonTry) -> Run:
    if wanted.step >= len(lesson.steps):
        expected = f"step: 0 to {len(lesson.steps) - 1} in the lesson {lesson.id}"
        raise Refused("no_lesson", Details(expected=expected))
    try:
        return Run(lesson, wanted.step, wanted.moves)
    except RunError as error:
        raise Refused("other_lesson", Details(expected=str(error))) from None


def _arrival(run: Run, now: int) -> list[Snapshot | Entries]:
    """The step as it is; if the player has done nothing yet, what began it is told as news."""
    history = run.game.history
    opening = all(played.player != LEARNER for played in history[run.began :])
    shown = run.began if opening else len(history)
    table = LessonTable(run, shown, now)
    snapshot = Snapshot(protocol=PROTOCOL, about=about(table), you=(LEARNER,), now=moment(table))
    return [snapshot, _news(table, run)] if shown < len(history) else [snapshot]


def _news(table: LessonTable, run: Run) -> Entries:
    """What was played since, and the moment after it."""
    entries = [seen_entry(table, entry, events) for entry, events in table.follow(run)]
    return Entries(entries=entries, now=moment(table))


def _help(run: Run) -> LessonHelp | None:
    text = run.help()
    if text is None:
        return None
    game = run.game
    at = choice(asked(game.state), game.position(), game.ruleset.catalogue)
    return LessonHelp(text, wire_phrase(move(text, at)))


class LessonTable(Table):
    """The table at which the first moves of a run are seen; its cards come by the lesson's seed."""

    def __init__(self, run: Run, moves: int, now: int) -> None:
        super().__init__(_created(run, now))
        self._seed = run.seed
        first = _seat(run.start["to_move"])
        self.apply(en.Started(number=2, at=now, first=first, deal=()))
        for _ in self.follow(run, moves):
            pass

    def dealt(self, nonces: Mapping[Seat, str]) -> Game:
        """The game that the run began with."""
        return Game.from_position(self.created.position, seed=self._seed)

    def follow(
        self, run: Run, moves: int | None = None
    ) -> Iterable[tuple[en.Entry, tuple[Event, ...]]]:
        """Play on as the run has played, up to so many moves."""
        for played in run.game.history[len(self.game.history) : moves]:
            entry = en.Moved(
                number=self.number + 1,
                at=self.at,
                seat=_seat(played.player),
                move=played.move.text,
                up=played.up,
            )
            yield entry, self.apply(entry)


def _created(run: Run, now: int) -> en.Created:
    """The player is blue; nobody has to trust in these cards, so there is nothing to prove."""
    return en.Created(
        number=1,
        at=now,
        table=run.lesson.id,
        format=en.FORMAT,
        rules=RULES_VERSION,
        ruleset=run.lesson.ruleset.to_json(),
        position=run.start,
        grace=None,
        blue=en.Seating("me", holder=LEARNER),
        white=en.Seating("bot", level=OPPONENT_LEVEL),
        commitment="",
        secret="",
    )


def _seat(name: object) -> Seat:
    return next(seat for seat in SEATS if seat == name)
