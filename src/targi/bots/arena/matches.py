"""Matches between two bots: who plays, with which budgets, and the playing of a pair of games.

A pair is one deal played twice, A being blue first and white then. Deals and the bots' seeds follow
from the match's seed and the pair's number alone, so every pair can be played by itself, anywhere
and in any order, and bots whose budget is work play it the same each time. Not here: the processes
that pairs are played in (`processes`), results in files, what they tell (`statistics`).
"""

import hashlib
from dataclasses import dataclass, replace
from time import perf_counter
from typing import Any

from targi.bots.bot import Bot
from targi.bots.levels import bot
from targi.game import Game, Ruleset
from targi.game.names import SEATS
from targi.rules.scoring import score

Data = dict[str, Any]  # goes into JSON


@dataclass(frozen=True, slots=True)
class Side:
    """One of the two bots of a match, with its level's own budget unless work or time is given."""

    name: str
    scale: float = 1.0  # times the level's own budget
    work: int | None = None
    time: float | None = None

    def bot(self, seed: int = 0) -> Bot:
        """The bot; raises `ValueError` if there is none of that name."""
        return bot(self.name, work=self.work, time=self.time, seed=seed).scaled(self.scale)

    def to_json(self) -> Data:
        """The bot with the budget that it comes to."""
        budget = self.bot().budget
        return {"bot": self.name, "budget": {"work": budget.work, "seconds": budget.seconds}}


@dataclass(frozen=True, slots=True)
class Match:
    """All that decides how the pairs of a match go; how many are played does not."""

    a: Side
    b: Side
    ruleset: Ruleset
    seed: int

    def to_json(self) -> Data:
        """The match as reports and files of results name it."""
        return {
            "a": self.a.to_json(),
            "b": self.b.to_json(),
            "ruleset": self.ruleset.to_json(),
            "seed": self.seed,
        }


@dataclass(slots=True)
class Clock:
    """The time that one bot took; a turn is what it decides in a round until the other decides."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    longest_turn: float = 0.0

    def __add__(self, other: "Clock") -> "Clock":
        return Clock(
            self.decisions + other.decisions,
            self.seconds + other.seconds,
            max(self.longest, other.longest),
            max(self.longest_turn, other.longest_turn),
        )


@dataclass(frozen=True, slots=True)
class GameResult:
    """How one game of a pair ended, as A sees it."""

    points: float  # 1 for a win, ½ for a draw
    lead: int  # A's score minus B's
    a_time: Clock
    b_time: Clock
    record: str = ""  # a result that was kept in a file has lost it


@dataclass(frozen=True, slots=True)
class Pair:
    """Both games of a pair; A was blue in the first."""

    number: int
    games: tuple[GameResult, GameResult]
    seconds: float = 0.0  # since the pair before, which may have been played meanwhile

    @property
    def points(self) -> float:
        """A's points, 0 to 2."""
        return sum(game.points for game in self.games)

    @property
    def lead(self) -> float:
        """A's score minus B's, a game."""
        return sum(game.lead for game in self.games) / len(self.games)

    def without_records(self) -> "Pair":
        """The same without records, which are large."""
        first, second = (replace(game, record="") for game in self.games)
        return replace(self, games=(first, second))


def play_pair(match: Match, number: int) -> Pair:
    """Play a pair of a match."""
    blue, white = (_play_game(match, number, seat) for seat in SEATS)
    return Pair(number, (blue, white))


def _play_game(match: Match, number: int, a_seat: str) -> GameResult:
    """One game of a pair, with A on the seat named."""
    deal = f"targi-arena|{match.seed}|{number}"
    b_seat = SEATS[1 - SEATS.index(a_seat)]
    bots = {
        a_seat: match.a.bot(_number_of(f"{deal}|{a_seat}|a")),
        b_seat: match.b.bot(_number_of(f"{deal}|{a_seat}|b")),
    }
    game = Game(match.ruleset, key=_digest(deal))
    clocks = _play(game, bots)
    final = game.state
    lead = score(final, SEATS.index(a_seat)) - score(final, SEATS.index(b_seat))
    points = {a_seat: 1.0, b_seat: 0.0, "draw": 0.5}[str(game.winner)]
    names = {seat: f"bot:{found.name}" for seat, found in bots.items()}
    return GameResult(points, lead, clocks[a_seat], clocks[b_seat], game.record(**names))


def _play(game: Game, bots: dict[str, Bot]) -> dict[str, Clock]:
    """Play a game to its end; the time that each seat took."""
    clocks = {seat: Clock() for seat in SEATS}
    turn, turn_seconds = (0, ""), 0.0
    while (seat := game.to_move) is not None:
        begun = perf_counter()
        move = bots[seat].choose(game)
        seconds = perf_counter() - begun
        now = (game.round, seat)
        turn, turn_seconds = now, seconds + (turn_seconds if now == turn else 0.0)
        clocks[seat] += Clock(1, seconds, seconds, turn_seconds)
        game.play(move)
    return clocks


def _number_of(text: str) -> int:
    return int(_digest(text)[:8], 16)


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
