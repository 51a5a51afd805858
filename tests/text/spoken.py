"""Everything the program says, collected in English: the phrases that every language must know.

Games are played, rare situations set up, tables kept and commands given, and all that is said
meanwhile is remembered (`listening`). A message that nothing of this says is an orphan.
"""

import random
import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import product
from typing import Any

from targi import Event, Game
from targi.bots.levels import names as levels
from targi.cards import all_cards, parse_cards_file
from targi.cards.model import Effect
from targi.cards.vocabulary import VOCABULARY
from targi.cards.vocabulary.word import Amount, Number, OneOf, Parameter
from targi.game import Ruleset
from targi.game.moves.notation import possible_texts
from targi.game.moves.questions import asked, known_texts
from targi.game.records.fields import ENDS
from targi.lessons.model import PLACE_WORDS
from targi.lessons.shipped import lessons
from targi.server.web.previews import preview_of
from targi.server.wire.http import ListedSeat, Summary
from targi.terminal.playing.table_view import TableView
from targi.text import Phrase, Words, card_texts, naming, phrase, words
from targi.text.language import DEFAULT
from targi.text.moves import choice, move
from targi.text.prompting import question, refusal
from targi.text.rulesets import ruleset_lines
from targi.text.scores import ending, result, score_lines
from targi.text.seen import brief, seen
from targi.text.table import TableWords
from targi.text.telling.events import tell
from tests.game.sample_games import BASE, EXPANSIONS, busy
from tests.rules.table import Seat, expansion, finished, situation
from tests.text.client_phrases import client_phrases
from tests.text.conversations import OWN_CARDS, converse
from tests.text.listening import Heard, listening
from tests.text.scenes import forced_refusals, scenes
from tests.web.make import CENTRE
from tools.pages import cards_page

TABLE_EVERY = 9  # decisions: how often the table is told
REFUSED_EVERY = 40  # decisions: how often everything that is not legal is tried


@cache
def spoken() -> dict[str, tuple[Phrase, ...]]:
    """The messages that the program says, each with phrases that say it."""
    return {name: tuple(samples.values()) for name, samples in _all_heard().phrases.items()}


@cache
def forms(language: str) -> dict[tuple[str, str], Phrase]:
    """Every message with every form that a language asks it for, and a phrase of it.

    What the program says is the same in every language; only which forms it takes differs.
    """
    said, phrases = words(language), [one for samples in spoken().values() for one in samples]
    with listening() as heard:
        for one in phrases:
            said.say(one)
    return heard.forms


@cache
def _all_heard() -> Heard:
    said, before = words(DEFAULT), set()
    with listening() as heard:
        for part in (
            _games,
            _scenes,
            _ends,
            _cards,
            _rulesets,
            _tables,
            _client,
            _previews,
            _lessons,
        ):
            for one in part(said):
                if repr(one) not in before:  # games say the same thing again and again
                    before.add(repr(one))
                    said.say(one)
                    if not one.id.startswith("move-"):  # buttons are short by their codes
                        said.say(seen(one, all_cards(), CENTRE))
        converse(DEFAULT)
        cards_page(DEFAULT)
    return heard


def _games(said: Words) -> Iterator[Phrase]:
    """Whole games of both boxes: what happens, is asked and may be done, and the table."""
    for seed, ruleset in enumerate((BASE, BASE, *EXPANSIONS)):
        chance = random.Random(seed)
        game = Game(ruleset, seed=seed)
        yield from _told(game, game.deal_events)
        while not game.over:
            yield from _moment(game)
            if len(game.history) % TABLE_EVERY == 0:
                yield from _table(game, said)
            if len(game.history) % REFUSED_EVERY == 0:
                yield from _refused(game, _illegal(game))
            yield from _told(game, game.play(busy(game.legal_moves(), chance)))
        yield from _refused(game, ["done"])
        yield result(game)


def _scenes(said: Words) -> Iterator[Phrase]:
    """What games hardly ever bring."""
    for scene in scenes():
        game = scene.game
        for played in game.history:
            yield from _told(game, played.events)
        yield from _moment(game)
        for text in filter(None, scene.moves.split("; ")):
            yield from _told(game, game.play(text))
            yield from _moment(game)
        yield from _refused(game, filter(None, scene.refused.split("; ")))
    for reason, now in forced_refusals():
        yield refusal(reason, now, all_cards())
    shared = Seat(markers="2,2", rows="BW9", stored_gold=1)
    yield from _table(situation(shared, Seat(markers="2,2")), said)


def _told(game: Game, events: Sequence[Event]) -> Iterator[Phrase]:
    return (told.phrase for told in tell(events, game.ruleset.catalogue))


def _moment(game: Game) -> Iterator[Phrase]:
    """The question of a moment and its answers."""
    if game.over:
        return
    at = choice(asked(game.state), game.position(), game.ruleset.catalogue)
    yield question(at.asked, at.catalogue)
    yield from (move(str(legal), at) for legal in game.legal_moves())


def _refused(game: Game, texts: Iterable[str]) -> Iterator[Phrase]:
    """Why texts cannot be played."""
    now = None if game.over else asked(game.state)
    for text in sorted(texts):
        reason = game.why_not(text)
        assert reason is not None, text
        yield refusal(reason, now, game.ruleset.catalogue)


def _illegal(game: Game) -> set[str]:
    """What could be meant but is not legal, and of what means nothing now a text of each form."""
    possible = possible_texts(game.state).keys()
    meaningless = sorted(known_texts(game.state.table) - possible, reverse=True)
    first_of_form = {re.sub(r"\d", "", text): text for text in meaningless}
    return {*possible, *first_of_form.values()}.difference(map(str, game.legal_moves()))


def _table(game: Game, said: Words) -> Iterator[Phrase]:
    """The table in sentences, and drawn."""
    catalogue, scores = game.ruleset.catalogue, game.scores()
    for heading, sentences in TableWords(game.position(), catalogue).sections(scores):
        yield heading
        yield from sentences
    str(TableView(game.position(), catalogue, scores, said))


def _ends(said: Words) -> Iterator[Phrase]:
    """Games that end with equal scores, however they are decided; points from all sources."""
    rows = Seat("1 vp 9 water", rows="XO1 XO2 XO3 XO4 / XO6")
    yield from _table(expansion(rows), said)
    yield from (line.source for line in score_lines(expansion(rows).scores(), all_cards()))
    for more in ("1 gold", "1 salt", ""):
        for points in ("9 vp", "1 vp"):
            yield result(finished(points, f"{points} {more}"))
    yield result(finished("9 vp", "9 vp 1 water", Ruleset("expansion", tiebreak="water")))


def _cards(said: Words) -> Iterator[Phrase]:
    """Every effect with every kind of parameter: cards of one's own may have any of them."""
    for name, word in VOCABULARY.items():
        names = [*word.parameters]
        for values in product(*(_values(word.parameters[one]) for one in names)):
            pairs = tuple(zip(names, values, strict=True))
            yield card_texts.effect(Effect(name, pairs))
            yield brief(Effect(name, pairs))


def _values(parameter: Parameter) -> list[Any]:
    if isinstance(parameter, Number):
        return sorted({parameter.low, parameter.high})
    if isinstance(parameter, Amount):
        return [2]
    if isinstance(parameter, OneOf):
        return list(parameter.words)
    return [(("goods", 3), ("gold", 1), ("vp", 1), ("water", 2))]


def _rulesets(said: Words) -> Iterator[Phrase]:
    """What is not as usual in a game."""
    own = parse_cards_file(OWN_CARDS, "own.toml")
    for ruleset in (BASE, *EXPANSIONS, Ruleset("expansion", cards=own)):
        yield from ruleset_lines(ruleset)


def _tables(said: Words) -> Iterator[Phrase]:
    """Every end of a table and every level."""
    yield from map(naming.level, levels())
    yield from (ending(end, "blue", "white") for end in ENDS)
    yield ending("completed", None, "draw")


def _client(said: Words) -> Iterator[Phrase]:
    """What the web client says by itself."""
    yield from client_phrases()


def _previews(said: Words) -> Iterator[Phrase]:
    """What links say about themselves in chats."""
    ann, ben = ListedSeat("me", "Ann", None, True), ListedSeat("friend", "Ben", None, True)
    free = ListedSeat("friend", None, None, False)
    about: dict[str, Any] = dict.fromkeys(Summary.__struct_fields__)
    states = (("waiting", free), ("playing", ben), ("over", ben))
    tables = [
        Summary(**about | {"state": state, "ruleset": box, "blue": ann, "white": white})
        for box, (state, white) in product(("base", "expansion"), states)
    ]
    for table in (None, *tables):
        yield from preview_of(table)[:2]


def _lessons(said: Words) -> Iterator[Phrase]:
    """What the shipped lessons tell; what is said around them comes up at the terminal."""
    for lesson in lessons():
        yield from (Phrase(f"lesson-{key}") for key in lesson.keys)
    yield from (phrase(f"learn-place-{word}") for word in PLACE_WORDS)
    yield phrase("learn-play-on", level="jerboa", command="targi play --resume targi-game-1.txt")


def varied(one: Phrase, numbers: tuple[int, ...]) -> Iterator[Phrase]:
    """The phrase with each of its own numbers replaced by each of these."""
    yield one
    for name, gap in one.gaps.items():
        if isinstance(gap, int):
            for number in numbers:
                yield Phrase(one.id, {**one.gaps, name: number})
