"""Playing a lesson: a pure fold of the player's moves since the last new position.

A step takes moves until its goal has happened; the next move belongs to the next step. Whenever
the opponent is to decide, the next reply of the step is played at once.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from targi.game import Event, Game, Reason
from targi.game.names import Json
from targi.lessons.model import DO, LEARNER, OPPONENT, REFUSE, SHOW, Lesson, Step, Table

MADE: Final = "made"
REFUSED: Final = "refused"
ELSEWHERE: Final = "elsewhere"


class RunError(ValueError):
    """Moves that do not lead to the step they are told of."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What becomes of a move: it is made, refused for a reason, or not what this step is about."""

    kind: str
    reason: Reason | None = None


class Run:
    """One step of a lesson, reached by moves; `step` counts from 0."""

    def __init__(self, lesson: Lesson, step: int, moves: Iterable[str] = ()) -> None:
        if not 0 <= step < len(lesson.steps):
            raise RunError(f"step: {lesson.id} has the steps 0 to {len(lesson.steps) - 1}")
        first, table = _last_table(lesson, step)
        self.lesson = lesson
        self.start: dict[str, Json] = dict(table.position)
        self.seed = table.seed
        self.game = Game.from_position(self.start, seed=table.seed)
        self.moves = [*moves]  # the player's, since the start
        self.missed: list[str] = []  # replies that were not possible; "" where there was none
        self._refused = False  # as the step wants it
        waiting = [*reversed(self.moves)]
        for number in range(first, step + 1):
            self._begin(lesson.steps[number])
            while waiting and self.step.kind == DO and not self.solved:
                self._make(waiting.pop())
            if number < step and self.step.kind == DO and not self.solved:
                raise RunError(f"moves: they do not solve the step {self.step.id}")
        if waiting:
            raise RunError(f"moves: {waiting[-1]!r} is one more than the step {self.step.id} takes")

    def _begin(self, step: Step) -> None:
        self.step = step
        self._replies = [*reversed(step.replies)]
        self.began = len(self.game.history)  # moves made before the step
        self._reply()

    @property
    def unsaid(self) -> list[str]:
        """The replies of the step that were not asked for yet."""
        return [*reversed(self._replies)]

    @property
    def played(self) -> list[tuple[str, str]]:
        """All moves since the start: whose, and which."""
        return [(played.player, str(played.move)) for played in self.game.history]

    @property
    def solved(self) -> bool:
        """Whether the step has what it wants; pointing at places is judged by who sees it."""
        if self.step.kind == REFUSE:
            return self._refused
        if self.step.kind == DO:
            events = self._events()
            return all(goal.reached(events) for goal in self.step.goal)
        return self.step.kind == SHOW

    def _events(self) -> list[Event]:
        """What has happened in this step."""
        return [event for played in self.game.history[self.began :] for event in played.events]

    def answer(self, move: str) -> Answer:
        """Try a move; if it is made, the opponent's replies follow at once."""
        reason = self.game.why_not(move)
        if reason is not None:
            self._refused = self._refused or reason.code == self.step.refused
            return Answer(REFUSED, reason)
        if self.step.kind != DO or self.solved or not self.step.allows(move):
            return Answer(ELSEWHERE)
        self._make(move)
        self.moves.append(move)
        return Answer(MADE)

    def help(self) -> str | None:
        """The next move of the solution; none if another way was taken, or nothing is to be done.

        It is a legal one, or, where the step is about a refusal, the one to be refused.
        """
        if self.solved or not self.step.solution:
            return None
        if self.step.kind == REFUSE:
            return self.step.solution[0]
        legal = {str(move) for move in self.game.legal_moves()}
        return next((move for move in self._left() if move in legal), None)

    def _left(self) -> Sequence[str]:
        """The moves of the solution that were not made in this step yet."""
        left = [*self.step.solution]
        for played in self.game.history[self.began :]:
            if played.player == LEARNER and str(played.move) in left:
                left.remove(str(played.move))
        return left

    def _make(self, move: str) -> None:
        if self.game.to_move != LEARNER or self.game.why_not(move) is not None:
            raise RunError(f"moves: {move!r} is not possible in the step {self.step.id}")
        self.game.play(move)
        self._reply()

    def _reply(self) -> None:
        """Let the opponent decide; without a reply that fits, the first legal move will do.

        Nobody is ever stuck: a step that still wants moves of the player comes to them.
        """
        while self.game.to_move == OPPONENT and (self._replies or self._wants_moves):
            reply = self._replies.pop() if self._replies else ""
            legal = [str(move) for move in self.game.legal_moves()]
            if reply not in legal:
                self.missed.append(reply)
                reply = legal[0]
            self.game.play(reply)

    @property
    def _wants_moves(self) -> bool:
        return self.step.kind in (DO, REFUSE) and not self.solved


def moves_to(lesson: Lesson, step: int) -> list[str]:
    """Moves that lead to a step: the solutions of those before it, since the last position."""
    first, _ = _last_table(lesson, step)
    before = (one for one in lesson.steps[first:step] if one.kind == DO)
    return [move for one in before for move in one.solution]


def _last_table(lesson: Lesson, step: int) -> tuple[int, Table]:
    """The last step with a new position up to this one."""
    for number in range(step, -1, -1):
        table = lesson.steps[number].table
        if table is not None:
            return number, table
    raise AssertionError("the first step of a lesson has a table")
