"""Reading a record, `targi-record/1`: exactly right or refused with the line and the expectation.

Here the text is taken apart and compared with what the game replayed from it would write. `Game`
does the replaying; it asks for every recorded move and card, which are checked on the way.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Final

from targi.cards import CardsFile
from targi.cards.error_texts import describe
from targi.game.key import key_of_seed, outcome_of_key, possible_cards
from targi.game.moves.notation import Move
from targi.game.positions.json_text import LARGEST, parse_json
from targi.game.positions.loading import load_position
from targi.game.positions.reader import PositionError
from targi.game.records.fields import (
    FIELDS,
    Headers,
    RecordError,
    check_end,
    check_field,
    check_secret,
)
from targi.game.records.rulesets import ruleset_of_fields
from targi.game.records.writing import BEFORE_CARDS, BETWEEN_MOVES, FORMAT, LETTERS
from targi.rules.state import State

_GAP: Final = re.compile(" {2,}")  # between fields
_SEATS: Final = tuple(f"{letter} " for letter in LETTERS.values())
_MOVE_LINE: Final = tuple("0123456789 ")
_HEADER_FIELDS: Final = tuple(Headers.__dataclass_fields__)


class WrittenCards:
    """The cards that a record says were turned up at one point, given out one by one."""

    def __init__(self, line: int, ids: Sequence[str], key: str | None) -> None:
        self.line = line
        self.ids = ids
        self.key = key  # if the record tells it, every card must follow from it
        self.given = 0

    def next_card(self, s: State) -> str:
        """The next card; it must be one that can be turned up in this state."""
        possible = possible_cards(s)
        if self.given == len(self.ids):
            raise RecordError(self.line, f"{self.given + 1} or more cards turned up", self._shown())
        card = self.ids[self.given]
        if card not in possible:
            raise RecordError(self.line, f"one of {', '.join(possible)} turned up", card)
        if self.key is not None and card != (due := outcome_of_key(s, self.key)):
            raise RecordError(self.line, f"{due}, which seed or key turn up", card)
        self.given += 1
        return card

    def check_all_given(self) -> None:
        """Refuse cards beyond those that were turned up."""
        if self.given < len(self.ids):
            raise RecordError(self.line, f"{self.given} cards turned up", self._shown())

    def _shown(self) -> str:
        return " ".join(self.ids)


@dataclass(frozen=True, slots=True)
class WrittenMove:
    """A move as it stands in a record."""

    text: str
    cards: WrittenCards

    def among(self, legal: Sequence[Move]) -> Move:
        """This move among the legal ones."""
        for move in legal:
            if move.text == self.text:
                return move
        moves = ", ".join(map(str, legal))
        expected = f"a legal move ({moves})" if moves else "no more moves, the game is over"
        raise RecordError(self.cards.line, expected, self.text)


class WrittenRecord:
    """A record's text taken apart; its fields are right each for itself."""

    def __init__(self, text: str, cards: CardsFile | None) -> None:
        self.lines = _lines(text)
        self.fields: dict[str, str] = {}
        self.line_of: dict[str, int] = {}
        moves: list[tuple[int, str]] = []
        for number, line in enumerate(self.lines[1:], 2):
            if line.startswith(_MOVE_LINE):
                moves.append((number, line))
            else:
                self._add_fields(number, line)
        self._check_fields()
        self.ruleset = ruleset_of_fields(self.fields, self.line_of, cards)
        self.seed = int(self.fields["seed"]) if "seed" in self.fields else None
        self.key = self.fields.get("key")
        self._proof = self.key if self.seed is None else key_of_seed(self.seed)
        self.first = self.fields.get("first", "")
        self.takebacks = int(self.fields["takebacks"])
        named = {name: self.fields.get(name) for name in _HEADER_FIELDS}
        self.headers = Headers(**named)
        check_secret(self.line_of, self.headers, self.fields["end"], self._proof)
        self.deal = self._deal()
        self.moves = [move for number, line in moves for move in self._moves(number, line)]

    def _add_fields(self, number: int, line: str) -> None:
        for field in _GAP.split(line):
            name, colon, value = field.partition(": ")
            if name not in FIELDS or not colon:
                raise RecordError(number, f"a field ({', '.join(FIELDS)}) or a move", field)
            if name in self.fields:
                raise RecordError(number, f"{name}: once, as in line {self.line_of[name]}", field)
            check_field(number, name, value)
            self.fields[name] = value
            self.line_of[name] = number

    def _check_fields(self) -> None:
        """What must be there is there, and only one of what excludes each other."""
        start = ("position",) if "position" in self.fields else ("first", "deal")
        for name in ("rules", "ruleset", *start, "takebacks", "end", "score"):
            if name not in self.fields:
                raise RecordError(len(self.lines), f"the field {name} by now", self.lines[-1])
        for one, other in (("deal", "position"), ("seed", "key")):
            if one in self.fields and other in self.fields:
                raise RecordError(self.line_of[other], f"{one} or {other}, not both", other)

    def _moves(self, number: int, line: str) -> Iterator[WrittenMove]:
        """The moves of a line; letters and round number are compared when all is replayed."""
        words, bar, ids = line.partition(BEFORE_CARDS)
        moves = words.lstrip("0123456789").lstrip(" ").split(BETWEEN_MOVES)
        for place, move in enumerate(moves, 1):
            up = ids.split(" ") if bar and place == len(moves) else []
            yield WrittenMove(_without_seat(move), self._cards(number, up))

    def _cards(self, line: int, ids: Sequence[str]) -> WrittenCards:
        return WrittenCards(line, ids, self._proof)

    @property
    def provable(self) -> bool:
        """Whether the record tells what its cards follow from."""
        return self._proof is not None

    def _deal(self) -> WrittenCards | None:
        """The cards of the deal; None if the game began from a position."""
        if "deal" not in self.fields:
            return None
        return self._cards(self.line_of["deal"], self.fields["deal"].split(" "))

    def load_start(self) -> State:
        """The position that the game began from."""
        line, text = self.line_of["position"], self.fields["position"]
        try:
            document = parse_json(text)
        except PositionError as error:
            raise RecordError(line, f"a position as JSON ({error.problem})", text) from None
        try:
            ruleset, state = load_position(document, self.ruleset.cards)
        except PositionError as error:
            raise RecordError(line, f"a possible position ({error})", text) from None
        if ruleset != self.ruleset:
            raise RecordError(line, f"a position of the ruleset {self.ruleset}", str(ruleset))
        return state

    def check_end(self, over: bool) -> None:
        """The end is one that the game allows at its last move."""
        line = self.line_of.get("by", self.line_of["end"])
        check_end(line, over, self.fields["end"], self.fields.get("by"))

    def check_form(self, written: str) -> None:
        """The text is what is written for the game replayed from it, but for the fields' layout."""
        due, there = _parts(written.split("\n")[:-1]), _parts(self.lines)
        pairs = zip_longest(due, there, fillvalue=(len(self.lines), ""))
        for (_, expected), (number, found) in pairs:
            if expected != found:
                raise _difference(number, expected, found)


def _parts(lines: Sequence[str]) -> Iterator[tuple[int, str]]:
    """Every field and every line of moves, with the number of its line."""
    for number, line in enumerate(lines, 1):
        for part in [line] if line.startswith(_MOVE_LINE) else _GAP.split(line):
            yield number, part


def _difference(number: int, expected: str, found: str) -> RecordError:
    """The first move that differs between two lines, near where it does."""
    moves = zip_longest(expected.split(BETWEEN_MOVES), found.split(BETWEEN_MOVES), fillvalue="")
    due, there = next(pair for pair in moves if pair[0] != pair[1])
    same = next(n for n in range(len(due) + 1) if due[n : n + 1] != there[n : n + 1])
    start = max(0, same - 30)
    return RecordError(number, repr(due[start : start + 60]), there[start:])


def _without_seat(move: str) -> str:
    return move[2:] if move.startswith(_SEATS) else move


def _lines(text: str) -> list[str]:
    if not isinstance(text, str):
        raise RecordError(0, "a text", describe(text))
    if len(text) > LARGEST:
        raise RecordError(0, f"at most {LARGEST} characters", f"{len(text)} characters")
    lines = text.split("\n")
    if lines[0] != FORMAT:
        raise RecordError(1, f"{FORMAT}, which this version reads", lines[0])
    if lines[-1] != "":
        raise RecordError(len(lines), "a line break at the end", lines[-1])
    return lines[:-1]
