"""What a person can type at a game besides moves: `table`, `undo`, `hint` and so on.

Commands are the same in every language; `help` says what they do. Each is a function that is given
the session and the words behind the command; those that only look take any conversation.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from contextlib import suppress
from itertools import takewhile
from pathlib import Path
from typing import TYPE_CHECKING, Final

from targi.bots.bot import line_events
from targi.bots.levels import adviser
from targi.cards import CardError
from targi.game.visible import is_harmless
from targi.lessons import texts
from targi.lessons.shipped import lesson_about
from targi.terminal.card_pages import CardPages
from targi.terminal.playing.autosave import how_to_resume, why_not, write_record
from targi.terminal.playing.conversation import Conversation
from targi.terminal.playing.input import Quit
from targi.text import phrase
from targi.text.moves import choice, move
from targi.text.phrases import literal
from targi.text.rules import rules

if TYPE_CHECKING:
    from targi.terminal.playing.session import Session

# Commands that need a word more, and how it may look.
EXAMPLES: Final = {"look": "look 2,1", "card": "card BO4", "why": "why place 5"}
# Commands that need none.
ALONE: Final = frozenset(
    {
        *("table", "words", "plain", "codes", "held", "last", "moves", "hint", "undo", "redo"),
        *("score", "help", "quit"),
    }
)


# Looking


def _table(talk: Conversation, _: str) -> None:
    talk.view.table()


def _words(talk: Conversation, _: str) -> None:
    talk.view.sentences()


def _plain(talk: Conversation, _: str) -> None:
    """Sentences instead of drawings from now on, or drawings again."""
    talk.voice.plain = not talk.voice.plain
    talk.voice.say("play-plain" if talk.voice.plain else "play-drawn")


def _codes(talk: Conversation, _: str) -> None:
    """Codes of cards and coordinates in sentences from now on, or no more."""
    talk.voice.codes = not talk.voice.codes
    talk.voice.say("play-codes" if talk.voice.codes else "play-no-codes")


def _look(talk: Conversation, place: str) -> None:
    named = re.sub(r"\b0+(?=[0-9])", "", place.replace(", ", ",")).upper()
    found = talk.view.table_words().look(named)
    if not found:
        talk.voice.say("play-no-place", place=place, box=talk.game.ruleset.box)
    talk.voice.tell(*found)


def _held(talk: Conversation, _: str) -> None:
    """What both hold; nothing of it is hidden."""
    for name, sentences in talk.view.table_words().holdings():
        talk.voice.tell(name, *sentences)


def _last(talk: Conversation, _: str) -> None:
    """The last move, or all that bots have done since a person decided."""
    history = talk.game.history
    if not history:
        talk.voice.say("play-nothing-happened")
        return
    by_bots = [*takewhile(lambda played: played.player in talk.bots, reversed(history))]
    talk.voice.events_and_rules(talk.view.told_again(len(by_bots) or 1))


def _moves(talk: Conversation, _: str) -> None:
    if not talk.game.over:  # as it may be in a lesson
        talk.view.moves()


def _score(talk: Conversation, _: str) -> None:
    talk.view.score()


def _card(talk: Conversation, card_id: str) -> None:
    try:
        card = talk.view.catalogue.card(card_id.upper())
    except CardError:
        talk.voice.say("play-no-card", id=card_id)
    else:
        print(CardPages(talk.voice.words).full(card))


def _rule(talk: Conversation, number: str) -> None:
    """A rule, or those that what was told last rests on."""
    cited = (number,) if number else talk.voice.cited
    if not cited:
        talk.voice.say("play-nothing-happened")
    for one in cited:
        text = rules(talk.voice.words.language).get(one)
        if text is None:
            talk.voice.say("play-no-rule", number=one)
        else:
            talk.voice.write(f"{one} {text.replace('*', '')}")


def _help(session: Session, _: str) -> None:
    print(session.voice.words.say(phrase("play-help", box=session.game.ruleset.box)))


def _rule_and_lesson(session: Session, number: str) -> None:
    """The same, a single one with its lesson."""
    _rule(session, number)
    cited = (number,) if number else session.voice.cited
    lesson = lesson_about(cited[0]) if len(cited) == 1 else None
    if lesson is not None:
        title = literal(texts.title(lesson, session.voice.words.language))
        session.voice.say("learn-rule", title=title, command=f"targi learn {lesson.id}")


# Asking about moves


def _why(talk: Conversation, line: str) -> None:
    text = talk.move_text(line)
    if not talk.refused(text):
        talk.voice.say("play-possible", move=text)
        talk.voice.events(talk.view.told(talk.game.preview(text), talk.view.centre))


def _hint(session: Session, _: str) -> None:
    """What the strongest level would play, its chance, and what would come of it."""
    view, bot = session.view, adviser()
    best = session.think(bot, bot.analyse)[0]
    at = choice(view.asked, session.game.position(), view.catalogue)
    session.voice.say(
        "play-hint",
        level=bot.name,
        move=str(best.move),
        what=view.called(move(str(best.move), at)),
        percent=round(100 * best.win),
    )
    session.voice.events(view.told(line_events(session.game, best.line), view.centre))


# Back and forth


def _undo(session: Session, _: str) -> None:
    """Back to before the last move of a person: a bot would only make its own again."""
    game = session.game
    if all(played.player in session.bots for played in game.history):
        session.voice.say("play-nothing-to-undo")
        return
    while True:
        played = game.undo()
        player, text = session.view.names[played.player], str(played.move)
        session.voice.say("play-taken-back", player=player, move=text)
        if played.player not in session.bots:
            break
    session.after_a_change()


def _redo(session: Session, _: str) -> None:
    """Forward again to where a person decides."""
    redone = 0
    with suppress(IndexError):  # there is no more
        while not redone or session.game.to_move in session.bots:
            centre = session.view.centre
            session.voice.events(session.view.told(session.game.redo().events, centre))
            redone += 1
    if redone:
        session.after_a_change()
    else:
        session.voice.say("play-nothing-to-redo")


# Keeping and leaving


def _save(session: Session, name: str) -> None:
    path = Path(name)
    if not name:
        session.voice.say("play-no-file")
    elif not all(map(is_harmless, name)):
        session.voice.say("play-file-unseen")  # what is said of it would name another file
    elif os.path.lexists(name) and path not in session.saved:
        session.voice.say("play-file-exists")
    else:
        try:
            write_record(session.game, path)
        except (OSError, ValueError) as error:
            session.voice.say("play-not-written", error=why_not(error))
        else:
            session.saved.add(path)
            session.voice.say("play-saved", command=how_to_resume(session.game, path))


def _quit(session: Session, _: str) -> None:
    raise Quit


# Those that only look, in a lesson, too.
LOOKING: Final[Mapping[str, Callable[[Conversation, str], None]]] = {
    "table": _table,
    "words": _words,
    "plain": _plain,
    "codes": _codes,
    "look": _look,
    "held": _held,
    "last": _last,
    "moves": _moves,
    "why": _why,
    "card": _card,
    "rule": _rule,
    "score": _score,
}
COMMANDS: Final[Mapping[str, Callable[[Session, str], None]]] = {
    **LOOKING,
    "rule": _rule_and_lesson,
    "hint": _hint,
    "undo": _undo,
    "redo": _redo,
    "save": _save,
    "help": _help,
    "quit": _quit,
}
