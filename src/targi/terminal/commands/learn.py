"""`targi learn`: lists the lessons, plays one at the terminal, checks files of lessons."""

import argparse
import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from targi.cards.error_texts import expected
from targi.lessons import texts
from targi.lessons.checking import problems
from targi.lessons.loading import LessonError, read_lessons
from targi.lessons.model import LEARNER, OPPONENT, OPPONENT_LEVEL, Lesson
from targi.lessons.shipped import FIRST_GAME, lessons, taken_names
from targi.lessons.shipped import lesson as lesson_of
from targi.terminal import Subparsers, UserError
from targi.terminal.arguments import from_1
from targi.terminal.languages import add_codes_argument, add_language_argument, words_of
from targi.terminal.playing.autosave import Autosave, how_to_resume, why_not
from targi.terminal.playing.input import LineReader
from targi.terminal.playing.learning import Learning
from targi.terminal.playing.seats import PERSON, headers_of
from targi.terminal.playing.voice import Voice
from targi.text.phrases import literal

_SHIPPED: Final = ""  # instead of a file: the lessons of this edition
FOUND_WRONG: Final = 1


def add_parser(subparsers: Subparsers) -> None:
    """Add `learn` to the command line."""
    parser = subparsers.add_parser(
        "learn",
        help="learn the game step by step",
        description="Learn the game on real positions, step by step. Without a lesson's name they "
        "are listed. Clubs can write their own, see docs/lessons.md.",
    )
    parser.add_argument("lesson", nargs="?", metavar="LESSON", help="the lesson to play")
    parser.add_argument("--step", type=from_1, metavar="N", help="begin with this step")
    plain = "tell the table in sentences instead of drawing it"
    parser.add_argument("--plain", action="store_true", help=plain)
    add_language_argument(parser)
    add_codes_argument(parser)
    own = parser.add_mutually_exclusive_group()
    own.add_argument("--file", metavar="FILE", help="the lessons of this file")
    check = "tell every mistake in a file of lessons; without a file, in those of this edition"
    own.add_argument("--check", nargs="?", const=_SHIPPED, metavar="FILE", help=check)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """List the lessons, play one, or check them."""
    if args.lesson is None and args.step is not None:
        raise UserError("--step: name the lesson, too")
    if args.check is not None:
        if args.lesson is not None:
            raise UserError("--check looks at all lessons of a file; name none")
        return _check(args.check)
    voice = Voice(words_of(args), plain=args.plain, codes=args.codes)
    known = _lessons(args.file)
    if args.lesson is None:
        _list(known, voice, args.file)
    else:
        _learn(_named(known, args.lesson), args.step or 1, known, voice, args.file)
    return 0


def _check(file: str) -> int:
    """Print what is wrong, a line each, or how much is right."""
    try:
        found = read_lessons(Path(file)) if file else lessons()
        wrong: Sequence[str] = [*(taken_names(found) if file else ()), *problems(found)]
    except LessonError as error:
        wrong = error.problems
    if wrong:
        print("\n".join(wrong))
        return FOUND_WRONG
    steps = sum(len(lesson.steps) for lesson in found)
    print(f"lessons: {len(found)}, steps: {steps}; all of them can be solved")
    return 0


def _lessons(file: str | None) -> Sequence[Lesson]:
    """The lessons of a file, or the shipped ones; only such as can be played."""
    if file is None:
        return lessons()
    try:
        found = read_lessons(Path(file))
        wrong: Sequence[str] = problems(found)
    except LessonError as error:
        wrong = error.problems
    if wrong:
        more = f" (one of {len(wrong)} mistakes; see targi learn --check)" if wrong[1:] else ""
        raise UserError(f"{wrong[0]}{more}")
    return found


def _named(known: Sequence[Lesson], name: str) -> Lesson:
    try:
        return lesson_of(name, known)
    except LessonError as error:
        raise UserError(str(error)) from None


def _command(lesson: Lesson, file: str | None, step: int = 1) -> str:
    """How a lesson is begun."""
    own = f" --file {shlex.quote(file)}" if file else ""
    return f"targi learn {lesson.id}{own}{f' --step {step}' if step > 1 else ''}"


def _list(known: Sequence[Lesson], voice: Voice, file: str | None) -> None:
    language = voice.words.language
    voice.say("learn-list")
    for lesson in known:
        title, about = texts.title(lesson, language), texts.about(lesson, language)
        voice.say("learn-listed", id=lesson.id, title=title, about=about, steps=len(lesson.steps))
    voice.say("learn-begin", command=_command(known[0], file))


def _learn(
    lesson: Lesson, step: int, known: Sequence[Lesson], voice: Voice, file: str | None
) -> None:
    if step > len(lesson.steps):
        what = f"a number from 1 to {len(lesson.steps)}"
        raise UserError(f"--step: {expected(what, step)}")
    reader = LineReader()
    with reader.listening():
        learning = Learning(lesson, step - 1, voice, reader)
        done = learning.teach()
    print()
    if not done:
        voice.say("learn-left", command=_command(lesson, file, learning.number + 1))
        return
    voice.say("learn-done", title=literal(texts.title(lesson, voice.words.language)))
    if lesson.id == FIRST_GAME:
        _play_on(learning)
    for following in known[known.index(lesson) + 1 :][:1]:
        title = literal(texts.title(following, voice.words.language))
        voice.say("learn-then", title=title, command=_command(following, file))


def _play_on(learning: Learning) -> None:
    """Keep the game as it stands, so that it can be played to its end."""
    game, voice = learning.game, learning.voice
    game.headers = headers_of(game.headers, {LEARNER: PERSON, OPPONENT: OPPONENT_LEVEL})
    with Autosave(None) as autosave:
        try:
            file = autosave.keep(game)
        except (OSError, ValueError) as error:
            voice.say("play-not-written", error=why_not(error))
        else:
            voice.say("learn-play-on", level=OPPONENT_LEVEL, command=how_to_resume(game, file))
