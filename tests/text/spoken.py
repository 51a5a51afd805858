"""Everything the code can say, collected in English: the phrases that every language must know.

A recorder listens while games are played, tables drawn and cards shown. What chance does not bring
in a few games (a rare refusal, an event of one card) is made up from the documented lists.
"""

import json
import random
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

from targi import Event, Game
from targi.bots.levels import names as levels
from targi.cards import RESOURCES, all_cards, expansion, parse_cards_file
from targi.cards.model import Effect
from targi.cards.vocabulary import VOCABULARY
from targi.cards.words import Amount, Number, OneOf, Parameter
from targi.game import Ruleset
from targi.game.asking import QUESTIONS, Asked, asked
from targi.game.reasons import CODES, Reason
from targi.game.record_fields import ENDS
from targi.server.codes import CODES as CODES_OF_TABLES
from targi.terminal.card_pages import CardPages
from targi.terminal.table_view import TableView
from targi.text import Phrase, card_texts, naming, phrase
from targi.text.entries import code_sentence, entry_sentence
from targi.text.language import DEFAULT, LANGUAGES
from targi.text.moves import Choice, choice, move
from targi.text.phrases import Gap
from targi.text.prompting import question, refusal
from targi.text.rulesets import ruleset_lines
from targi.text.saying import Words, sources
from targi.text.scores import ending, result, score_lines, score_sentence
from targi.text.table import TableWords
from targi.text.telling import tell
from tests.game.sample_games import BASE, EXPANSIONS, busy
from tests.text.client_phrases import client_phrases
from tests.text.table_entries import table_entries

ROOT = Path(__file__).parents[2]
SAMPLES = 40  # of each message, to be said again in every language
EVERY = 9  # decisions: how often the table is told
# The border of the expansion with the tribe cards of both boxes.
CARDS = replace(expansion(), tribes=all_cards().tribes)
# Every parameter that a question or a reason may have.
PARAMETERS: dict[str, Any] = {
    "card": "BO4",
    "opposite": 11,
    "cell": "2,1",
    "marker": "2,1",
    "place": "1,3",
    "kind": "salt",
    "held": 1,
    "needed": 2,
    "missing": {"salt": 2, "gold": 1},
    "row": 2,
    "first": 1,
    "raid": 8,
    "goods": 2,
    "cards": 2,
    "asked": "act",
    "by": "white",
}


class Recorder(Words):
    """English words that remember what they said."""

    def __init__(self) -> None:
        super().__init__(DEFAULT, LANGUAGES[DEFAULT], sources(DEFAULT).values())
        self.heard: dict[str, dict[str, Phrase]] = {}

    def say(self, phrase: Phrase, form: str = "") -> str:
        """Remember it, and say it."""
        samples = self.heard.setdefault(phrase.id, {})
        if len(samples) < SAMPLES:
            samples[json.dumps(phrase.to_json())] = phrase
        return super().say(phrase, form)


@cache
def spoken() -> dict[str, tuple[Phrase, ...]]:
    """The messages that the code can say, each with phrases that say it."""
    words = Recorder()
    for part in (
        _games,
        _rare_table,
        _events,
        _questions,
        _moves,
        _cards,
        _results,
        _rulesets,
        _terminal,
        _client,
        _tables,
    ):
        for one in part(words):
            words.say(one)
    return {name: tuple(samples.values()) for name, samples in words.heard.items()}


def _games(words: Recorder) -> Iterator[Phrase]:
    """Whole games of both boxes: what happens, is asked and may be done, and the table."""
    for seed, ruleset in enumerate((BASE, BASE, *EXPANSIONS)):
        chance, catalogue = random.Random(seed), ruleset.catalogue
        game = Game(ruleset, seed=seed)
        yield from (told.phrase for told in tell(game.deal_events, catalogue))
        while not game.over:
            at = choice(asked(game.state), game.position(), catalogue)
            yield question(at.asked, catalogue)
            yield from (move(str(legal), at) for legal in game.legal_moves())
            yield from (
                told.phrase for told in tell(game.play(busy(game.legal_moves(), chance)), catalogue)
            )
            if len(game.history) % EVERY == 0:
                yield from _table(game, words)


def _table(game: Game, words: Recorder) -> Iterator[Phrase]:
    catalogue, scores = game.ruleset.catalogue, game.scores()
    table = TableWords(game.position(), catalogue)
    for heading, sentences in table.sections():
        yield heading
        yield from sentences
    yield from (line.source for line in score_lines(scores, catalogue))
    for seat, score in scores.items():
        yield score_sentence(score, naming.SEATS[seat], catalogue)
    str(TableView(game.position(), catalogue, scores, words))


def _rare_table(words: Recorder) -> Iterator[Phrase]:
    """Both markers on one card, stored gold, and a player who holds nothing at all."""
    game = Game("base", seed=1)
    position: Any = game.position()
    position["markers"] = {"blue": [[0, 0]], "white": [[0, 0]]}
    position["players"]["blue"]["stored_gold"] = 1
    for kind in RESOURCES:
        position["players"]["white"][kind] = 0
    str(TableView(position, game.ruleset.catalogue, game.scores(), words))
    yield from TableWords(position, game.ruleset.catalogue).player("white")


def _events(words: Recorder) -> Iterator[Phrase]:
    """Every example of docs/events.md, and what is too rare for examples."""
    catalogue = CARDS
    text = (ROOT / "docs/events.md").read_text(encoding="utf-8")
    examples = [json.loads(line) for line in re.findall(r'^\{"name".*\}$', text, re.MULTILINE)]
    rare: list[dict[str, Any]] = [
        {"name": "shuffle", "rule": "5.19", "kind": kind, "amount": amount}
        for kind, amount in product(("goods", "tribes", "dunes"), (1, 15))
    ]
    rare += [{"name": "end", "rule": "8.1", "kind": "twelfth_card"}]
    back = {"rule": "5.34", "player": "blue", "source": "on card", "target": "supply"}
    rare += [
        {"name": "action_marker", "card": "XT8", "cause": cause, **back} for cause in ("D02", "XT8")
    ]
    taken = {"source": "tribes discards", "target": "open", "cause": "XR7"}
    rare += [{"name": "card", "rule": "5.29", "player": "blue", "card": "XO1", **taken}]
    rare += [{"name": "gain", "rule": "5.14", "player": "blue", "kind": "salt", "amount": 1}]
    rare += [{"name": "lose", "rule": "5.14", "player": "blue", "kind": "salt", "amount": 1}]
    rare += [{"name": "lose", "rule": "5.15", "player": "blue", "kind": "water", "amount": 1}]
    for fields in [*examples, *rare]:
        yield from (told.phrase for told in tell([Event(**fields)], catalogue))


def _questions(words: Recorder) -> Iterator[Phrase]:
    """Every question and every reason, with and without what may be known."""
    catalogue, act = CARDS, Asked("act", "5.1")
    for name in sorted(QUESTIONS):
        asked_now = question(Asked(name, "5.1", PARAMETERS), catalogue)
        yield asked_now
        yield phrase("ask-player", player=naming.SEATS["blue"], question=asked_now)
    for code in CODES:
        for more in _known_about(code):
            known = {name: value for name, value in (PARAMETERS | more).items() if value}
            reason = Reason(code, "5.30" if "targia" in more else "5.1", known)
            yield refusal(reason, act, catalogue)


def _known_about(code: str) -> list[dict[str, Any]]:
    known: dict[str, list[dict[str, Any]]] = {
        "malformed": [{}, {"nearest": "place 5"}],
        "cannot_pay": [{}, {"discount": 1}],
        "cannot_meet": [{}, {"discount": 1}, {"kind": "cards"}],
        "used": [{}, {"cell": None}, {"targia": 1}],
    }
    return known.get(code, [{}])


def _moves(words: Recorder) -> Iterator[Phrase]:
    """Every form of docs/notation.md as an answer to every question that allows it."""
    tribe = next(card for card in CARDS.tribes if card.extra and card.alternative is None)
    centre = [["G01", tribe.id, "G02"], [tribe.id, "G03", tribe.id], ["G04", tribe.id, "G05"]]
    text = (ROOT / "docs/notation.md").read_text(encoding="utf-8")
    row = r"^\| `[^|]*` \| ([a-z_, ]+) \| [0-9., ]+ \| [^|]* \| `([^`]+)` \|$"
    for names, example in re.findall(row, text, re.MULTILINE):
        for name in names.split(", "):
            at = Choice(Asked(name, "5.1", {"card": tribe.id}), centre, CARDS, _robber(example))
            yield move(example, at)


def _robber(example: str) -> int:
    """The corner whose raid asks for what an example gives."""
    asked_on = {"give goods": 4, "give gold": 16, "give vp": 8, "give card": 16}
    return asked_on.get(example, 4)


def _cards(words: Recorder) -> Iterator[Phrase]:
    """All cards in lists and in full, and every effect with every kind of parameter."""
    pages = CardPages(words)
    own = parse_cards_file("[tribes]\nXO4 = { vp = 3 }\n", "own.toml").apply(all_cards())
    for card in own.cards:
        pages.full(card)
    pages.listing(own.cards)
    for name, word in VOCABULARY.items():
        names = [*word.parameters]
        for values in product(*(_values(word.parameters[one]) for one in names)):
            pairs = tuple(zip(names, values, strict=True))
            yield card_texts.effect(Effect(name, pairs))
    yield from (phrase(name) for name in ("cards-none", "cards-page", "cards-page-note"))


def _values(parameter: Parameter) -> list[Any]:
    if isinstance(parameter, Number):
        return sorted({parameter.low, parameter.high})
    if isinstance(parameter, Amount):
        return [2]
    if isinstance(parameter, OneOf):
        return list(parameter.words)
    return [(("goods", 3), ("gold", 1), ("vp", 1), ("water", 2))]


def _results(words: Recorder) -> Iterator[Phrase]:
    def scored(blue: int, white: int) -> dict[str, Any]:
        return {"blue": {"total": blue}, "white": {"total": white}}

    yield result(scored(33, 30), "blue")
    yield result(scored(1, 30), "white")
    yield result(scored(30, 30), "white")
    yield result(scored(1, 1), "draw")
    empty = {"total": 0, "tokens": 0, "cards": 0, "effects": {}, "rows": [0, 0, 0], "water": 0}
    yield score_sentence(empty, naming.SEATS["blue"], all_cards())
    full = {**empty, "total": 9, "tokens": 1, "cards": 2, "effects": {"XO6": 1}, "water": 1}
    full["rows"] = [4, 0, 0]
    yield score_sentence(full, naming.SEATS["blue"], all_cards())
    both = score_lines({"blue": full, "white": empty}, all_cards())
    yield from (line.source for line in both)


def _rulesets(words: Recorder) -> Iterator[Phrase]:
    own = parse_cards_file("[tribes]\nXO4 = { vp = 3 }\n", "own.toml")
    for ruleset in (BASE, *EXPANSIONS, Ruleset("expansion", cards=own)):
        yield from ruleset_lines(ruleset)


def _terminal(words: Recorder) -> Iterator[Phrase]:
    """What sessions say stands word for word in their source."""
    filled: dict[str, Gap] = {
        "error": "disk full",
        "command": "targi play",
        "file": "a.txt",
        "move": "place 5",
        "id": "ZZ",
        "place": "zz",
        "number": 7,
        "round": 2,
        "player": naming.SEATS["blue"],
        "what": phrase("move-done"),
        "example": "look 2,1",
    }
    for module in ("session", "replay"):
        source = (ROOT / f"src/targi/terminal/{module}.py").read_text(encoding="utf-8")
        for name in re.findall(r'"(play-[a-z-]+)"', source):
            yield phrase(name, **filled)
    yield phrase("event-forced")


def _tables(words: Recorder) -> Iterator[Phrase]:
    """What tables tell their viewers, every refusal, every end and every level."""
    yield from map(entry_sentence, table_entries())
    yield from map(code_sentence, CODES_OF_TABLES)
    yield from map(naming.level, levels())
    yield from (ending(end, "blue", "white") for end in ENDS)
    yield ending("completed", None, "draw")


def _client(words: Recorder) -> Iterator[Phrase]:
    """What the web client says by itself."""
    yield from client_phrases()


def varied(one: Phrase, numbers: tuple[int, ...]) -> Iterator[Phrase]:
    """The phrase with each of its own numbers replaced by each of these."""
    yield one
    for name, gap in one.gaps.items():
        if isinstance(gap, int):
            for number in numbers:
                yield Phrase(one.id, {**one.gaps, name: number})
