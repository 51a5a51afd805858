"""`Game`: a game of Targi with its history, for people and programs.

It owns what the rules leave to their caller: the key that turns cards up, undo, records. If you
need millions of games, use `targi.rules` directly.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from targi.cards import CardsFile
from targi.cards.error_texts import expected
from targi.game.board_text import board_text
from targi.game.key import checked_key, first_of_key, outcome_of_key, turn_up
from targi.game.moves.events import Event, decode
from targi.game.moves.notation import Move, legal_moves
from targi.game.names import PHASES, SEATS, Json
from targi.game.pickling import packed, unpack
from targi.game.positions.loading import load_position
from targi.game.positions.writing import dump_position
from targi.game.records.fields import Headers
from targi.game.records.reading import WrittenRecord
from targi.game.records.writing import write_record
from targi.game.refusal.why_not import IllegalMove, Reason, why_not
from targi.game.ruleset import Ruleset
from targi.game.score import WINNERS, Score, scores
from targi.rules import engine, scoring
from targi.rules.setup import new_game
from targi.rules.state import OVER, State


@dataclass(frozen=True, slots=True)
class Played:
    """A move in a game's history."""

    move: Move
    player: str
    round: int
    up: tuple[str, ...]  # the cards turned up after it
    events: tuple[Event, ...]


class Game:
    """A game from its deal, or from a position, to its end.

    Without a seed or a key the cards cannot be foreseen. `first` is "blue", "white" or "random".
    """

    deal: tuple[str, ...]  # the cards of the opening deal, in the order turned up
    deal_events: tuple[Event, ...]

    def __init__(
        self,
        ruleset: Ruleset | str = "base",
        seed: int | None = None,
        *,
        key: str | None = None,
        first: str | None = None,
    ) -> None:
        self._keep(Ruleset.of(ruleset), seed, key)
        first = self.ruleset.first if first is None else first  # rule 1.7
        starts = first_of_key(self.key) if first == "random" else first
        if starts not in SEATS:
            raise ValueError(f"first: {expected('blue, white or random', first)}")
        self._deal(starts, self._next_card)

    def _deal(self, first: str, next_card: Callable[[State], str]) -> None:
        self._state = new_game(self.ruleset.table, SEATS.index(first), True)
        self.deal = turn_up(self._state, next_card)
        self.deal_events = decode(self._state)

    def _keep(self, ruleset: Ruleset, seed: int | None, key: str | None) -> None:
        self.ruleset = ruleset
        self.seed = seed
        self.key = checked_key(seed, key)
        self.dealt_by_key = True  # not if some cards came from a record that tells no key
        self.headers = Headers()  # of the record that the game was read from
        self._ended: tuple[int, int] | None = None  # what had been played when it was written
        self.deal = ()
        self.deal_events = ()
        self.history: list[Played] = []
        self.takebacks = 0
        self._states: list[State] = []  # before each move of the history
        self._undone: list[tuple[Played, State]] = []  # the last one undone is on top

    @classmethod
    def from_position(
        cls,
        position: dict[str, Json],
        seed: int | None = None,
        *,
        key: str | None = None,
        cards: CardsFile | None = None,
    ) -> Game:
        """A game that begins with a position; raises `PositionError` if that cannot be.

        `cards` is the custom card file that the position was played with, if any.
        """
        ruleset, state = load_position(position, cards)
        game = cls.__new__(cls)
        game._keep(ruleset, seed, key)
        game._state = state
        return game

    @classmethod
    def from_record(cls, text: str, cards: CardsFile | None = None) -> Game:
        """The game of a record; raises `RecordError` unless all of it is exactly right.

        `cards` is the custom card file that the game was played with, if any.
        """
        written = WrittenRecord(text, cards)
        game = cls.__new__(cls)
        game._keep(written.ruleset, written.seed, written.key)
        game.dealt_by_key = written.provable
        if written.deal is None:
            game._state = written.load_start()
        else:
            game._deal(written.first, written.deal.next_card)
            written.deal.check_all_given()
        for move in written.moves:
            game._play(move.among(game.legal_moves()), move.cards.next_card)
            move.cards.check_all_given()
        written.check_end(game.over)
        game.headers, game.takebacks = written.headers, written.takebacks
        game._ended = game._played_so_far
        written.check_form(game.record())
        return game

    def record(self, **headers: str) -> str:
        """The game as text, `targi-record/1`, with headers as described in docs/records.md.

        Those of a record that the game was read from are kept; its end is, unless it was played on.
        """
        played_on = self._ended != self._played_so_far
        kept = self.headers
        if played_on:
            kept = replace(kept, end=None, by=None, secret=None)
        return write_record(self, kept.changed(headers))

    @property
    def _played_so_far(self) -> tuple[int, int]:
        return len(self.history), self.takebacks

    def _next_card(self, s: State) -> str:
        return outcome_of_key(s, self.key)

    # Copies

    def copy(self, seed: int | None = None) -> Game:
        """An equal game that goes its own way; history, undo and redo included.

        The same cards will come in it: playing on would tell what nobody can know yet. A copy with
        a seed does not know them. Cards come as its own seed says, and no undone move is kept.
        """
        twin = self._twin()
        if seed is not None:
            twin.key = checked_key(seed, None)
            twin.seed, twin.dealt_by_key = None, False  # the cards so far are not from this seed
            twin.headers = replace(self.headers, commitment=None, nonces=None, secret=None)
            twin._undone = []
        return twin

    def at(self, moves: int) -> Game:
        """The game as it was after so many moves, as a copy with nothing to redo."""
        played = len(self.history)
        if moves not in range(played + 1):
            raise IndexError(f"moves: {expected(f'a number from 0 to {played}', moves)}")
        twin = self._twin()
        twin._state = [*self._states, self._state][moves]
        twin.history, twin._states, twin._undone = self.history[:moves], self._states[:moves], []
        return twin

    def _twin(self) -> Game:
        twin = type(self).__new__(type(self))
        vars(twin).update(vars(self))  # states, events and moves never change: they are shared
        twin.history = self.history.copy()
        twin._states = self._states.copy()
        twin._undone = self._undone.copy()
        return twin

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Game:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        return packed(self)

    def __setstate__(self, found: dict[str, Any]) -> None:
        unpack(self, found)

    def __eq__(self, other: object) -> bool:
        """Whether both began the same, with the same moves and cards; cards to come may differ."""
        if not isinstance(other, Game):
            return NotImplemented
        mine = (self.ruleset, self.start, self.history)
        return mine == (other.ruleset, other.start, other.history)

    def __str__(self) -> str:
        return board_text(self.position())

    def __repr__(self) -> str:
        turn = self.winner if self.over else f"{self.to_move} to move"
        now = f"round {self.round}, {self.phase}, {turn}"
        return f"<Game {self.ruleset.name}, {now}, {len(self.history)} moves>"

    # What is now

    @property
    def to_move(self) -> str | None:
        """Whose decision it is: "blue", "white", or None when the game is over."""
        return None if self.over else SEATS[self._state.to_move]

    @property
    def phase(self) -> str:
        """ "place", "act", "limit", "raid" or "over"."""
        return PHASES[self._state.phase]

    @property
    def round(self) -> int:
        """The round being played, or just played during a raid."""
        return self._state.round

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._state.phase == OVER

    @property
    def winner(self) -> str | None:
        """ "blue", "white", "draw", or None while the game goes on (rule 8.4)."""
        return WINNERS[scoring.winner(self._state)] if self.over else None

    @property
    def state(self) -> State:
        """A copy of the state for `targi.rules`; it knows neither key nor order of the piles."""
        return self._state.copy()

    @property
    def start(self) -> State:
        """A copy of the state before the first move."""
        return (self._states[0] if self._states else self._state).copy()

    def position(self) -> dict[str, Json]:
        """This moment as JSON, `targi-position/1`."""
        return dump_position(self.ruleset, self._state)

    def scores(self) -> dict[str, Score]:
        """Both scores as things stand, broken down by source (rule 8.5)."""
        return scores(self._state)

    def legal_moves(self) -> list[Move]:
        """Every move possible now, in the order of the action table."""
        return legal_moves(self._state)

    # Moves

    def play(self, move: Move | str) -> tuple[Event, ...]:
        """Make a move; raises `IllegalMove` and changes nothing if it is not possible."""
        return self._play(self._legal(move), self._next_card)

    def _play(self, move: Move, next_card: Callable[[State], str]) -> tuple[Event, ...]:
        before = self._state
        after = before.copy()
        after.tracing = True
        engine.apply(after, move.action)
        up = turn_up(after, next_card)
        events = decode(after)
        self._states.append(before)
        self._state = after
        self.history.append(Played(move, SEATS[before.to_move], before.round, up, events))
        self._undone.clear()
        return events

    def preview(self, move: Move | str) -> tuple[Event, ...]:
        """What the move would do, up to the first card turned up."""
        after = self._state.copy()
        after.tracing = True
        engine.apply(after, self._legal(move).action)
        return decode(after)

    def why_not(self, move: Move | str) -> Reason | None:
        """Why a move is not possible, or None if it is."""
        text = str(move)
        legal = any(text == str(other) for other in self.legal_moves())
        return None if legal else why_not(self._state, text)

    def _legal(self, move: Move | str) -> Move:
        text = str(move)
        for legal in self.legal_moves():
            if legal.text == text:
                return legal
        raise IllegalMove(text, why_not(self._state, text))

    # Back and forth

    def undo(self) -> Played:
        """Take back the last move; the record counts it unless it is redone."""
        if not self.history:
            raise IndexError("there is no move to undo")
        played = self.history.pop()
        self._undone.append((played, self._state))
        self._state = self._states.pop()
        self.takebacks += 1
        return played

    def redo(self) -> Played:
        """Play the last undone move again, with the same cards."""
        if not self._undone:
            raise IndexError("there is no move to redo")
        played, state = self._undone.pop()
        self._states.append(self._state)
        self._state = state
        self.history.append(played)
        self.takebacks -= 1
        return played
