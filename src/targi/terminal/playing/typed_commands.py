"""What a person can type at a game besides moves: `table`, `undo`, `hint` and so on.

Commands are the same in every language; `help` says what they do. Each is a function that is given
the session and the words behind the command.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from contextlib import suppress
from itertools import takewhile
from pathlib import Path
from typing import TYPE_CHECKING, Final

from targi.bots.levels import LEVELS, bot
from targi.cards import CardError
from targi.game.visible import is_harmless
from targi.terminal.card_pages import CardPages
from targi.terminal.playing.autosave import how_to_resume, why_not, write_record
from targi.terminal.playing.input import Quit
from targi.text import phrase
from targi.text.moves import choice, move
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
_HINT: Final = 0.25  # of the strongest level's budget: nobody wants to wait for a hint


# Looking


def _table(session: Session, _: str) -> None:
    session.view.table()


def _words(session: Session, _: str) -> None:
    session.view.sentences()


def _plain(session: Session, _: str) -> None:
    """Sentences instead of drawings from now on, or drawings again."""
    session.voice.plain = not session.voice.plain
    session.voice.say("play-plain" if session.voice.plain else "play-drawn")


def _codes(session: Session, _: str) -> None:
    """Codes of cards and coordinates in sentences from now on, or no more."""
    session.voice.codes = not session.voice.codes
    session.voice.say("play-codes" if session.voice.codes else "play-no-codes")


def _look(session: Session, place: str) -> None:
    named = re.sub(r"\b0+(?=[0-9])", "", place.replace(", ", ",")).upper()
    found = session.view.table_words().look(named)
    if not found:
        session.voice.say("play-no-place", place=place, box=session.game.ruleset.box)
    session.voice.tell(*found)


def _held(session: Session, _: str) -> None:
    """What both hold; nothing of it is hidden."""
    for name, sentences in session.view.table_words().holdings():
        session.voice.tell(name, *sentences)


def _last(session: Session, _: str) -> None:
    """The last move, or all that bots have done since a person decided."""
    history = session.game.history
    if not history:
        session.voice.say("play-nothing-happened")
        return
    by_bots = [*takewhile(lambda played: played.player in session.bots, reversed(history))]
    session.voice.events_and_rules(session.view.told_again(len(by_bots) or 1))


def _moves(session: Session, _: str) -> None:
    session.view.moves()


def _score(session: Session, _: str) -> None:
    session.view.score()


def _card(session: Session, card_id: str) -> None:
    try:
        card = session.view.catalogue.card(card_id.upper())
    except CardError:
        session.voice.say("play-no-card", id=card_id)
    else:
        print(CardPages(session.voice.words).full(card))


def _rule(session: Session, number: str) -> None:
    """A rule, or those that what was told last rests on."""
    cited = (number,) if number else session.voice.cited
    if not cited:
        session.voice.say("play-nothing-happened")
    for one in cited:
        text = rules(session.voice.words.language).get(one)
        if text is None:
            session.voice.say("play-no-rule", number=one)
        else:
            session.voice.write(f"{one} {text.replace('*', '')}")


def _help(session: Session, _: str) -> None:
    print(session.voice.words.say(phrase("play-help", box=session.game.ruleset.box)))


# Asking about moves


def _why(session: Session, line: str) -> None:
    text = session.move_text(line)
    if not session.refused(text):
        session.voice.say("play-possible", move=text)
        session.voice.events(session.view.told(session.game.preview(text), session.view.centre))


def _hint(session: Session, _: str) -> None:
    """What the strongest level would play, and how it sees the player's chance."""
    view, adviser = session.view, bot(LEVELS[-1].name).scaled(_HINT)
    best = session.think(adviser, adviser.analyse)[0]
    at = choice(view.asked, session.game.position(), view.catalogue)
    session.voice.say(
        "play-hint",
        level=adviser.name,
        move=str(best.move),
        what=view.called(move(str(best.move), at)),
        percent=round(100 * best.win),
    )


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


COMMANDS: Final[Mapping[str, Callable[[Session, str], None]]] = {
    "table": _table,
    "words": _words,
    "plain": _plain,
    "codes": _codes,
    "look": _look,
    "held": _held,
    "last": _last,
    "moves": _moves,
    "hint": _hint,
    "why": _why,
    "undo": _undo,
    "redo": _redo,
    "card": _card,
    "rule": _rule,
    "score": _score,
    "save": _save,
    "help": _help,
    "quit": _quit,
}
