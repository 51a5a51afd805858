"""`State` and `Player`: everything that a game in progress is, and nothing else.

There are no secrets: unseen cards are sets (rule 0.3), a face-down cell has no card yet. Callers
own the source of chance. `low` and `high` are the legal actions, kept up to date by the engine.
"""

from collections.abc import Iterator
from typing import Final

from targi.rules import effects as fx
from targi.rules.geometry import CELLS
from targi.rules.native import i64, vec
from targi.rules.table import CardTable

NO_CARD: Final = -1
SLOTS: Final = 12

# Card codes in cells and facts: tribe cards as they are, then goods cards, dunes (DUNE_CARD of
# `table`) and backs.
GOODS_CARD: Final = 64
GOODS_BACK: Final = 128
TRIBE_BACK: Final = 129

# Piles, and where each one's discards begin in `State.discards`.
GOODS_PILE: Final = 0
TRIBE_PILE: Final = 1
DUNE_PILE: Final = 2
PILES: Final = 3
DISCARDS_AT: Final = vec[i64]([0, 24, 69])
DISCARDS: Final = 89

# Phases. TURN_UP, FIRST_DISCARD and DUNES hold chance only, never a decision.
TURN_UP: Final = 0
PLACE: Final = 1
ACT: Final = 2
LIMIT: Final = 3
RAID: Final = 4
OVER: Final = 5
FIRST_DISCARD: Final = 6  # expansion: the first card of the tribe discard pile (rule 1.8)
DUNES: Final = 7  # expansion: dunes are turned up before a round (rule 2.4)
PHASE_NAMES: Final = ["deal", "place", "act", "limit", "raid", "over", "first discard", "dunes"]

# What a chance node turns up: nothing, a face-down cell, the top of a pile.
NO_CHANCE: Final = 0
CHANCE_CELL: Final = 1
CHANCE_PILE: Final = 2

# Frames of the pending stack: what is in progress, outermost first.
FRAME: Final = 15
STEP: Final = 0
CARD: Final = 1
SOURCE: Final = 2
MODE: Final = 3
LEFT: Final = 4
LEAST: Final = 5
GIVEN: Final = 6  # 6-8: an amount of each good
CAUSE: Final = 9
ON_TOP: Final = 10  # kind of a good paid on top of a cost, plus 1; 0 is none
OFF_GOODS: Final = 11  # goods and
OFF_GOLD: Final = 12  # gold that a dune leaves out of the cost
FIXED: Final = 13  # water that is paid instead of the cost
SUBSTITUTED: Final = 14  # 1 if water and a good stand for 1 gold
REJECTED: Final = LEFT  # cards rejected in this visit, before anything is paid
SHOWN: Final = 11  # 11-14: cards lying open, where nothing is paid
MAX_PENDING: Final = 8


def take(source: Iterator[int], numbers: int) -> vec[i64]:
    """An array of the next so many numbers."""
    return vec[i64]([next(source) for _ in range(numbers)])


class Player:
    """What one player owns and has done this round.

    The display (`slots`, `rows`, `power`) changes rarely: its arrays are replaced as a whole, never
    written to, so that copies can share them.
    """

    def __init__(self, stock: vec[i64], slots: vec[i64], rows: vec[i64], power: vec[i64]) -> None:
        self.stock: vec[i64] = stock  # dates, salt, pepper, gold, water, VP tokens
        self.slots: vec[i64] = slots  # the display, three rows of four
        self.hand: i64 = NO_CARD
        self.stored_gold: i64 = 0
        self.targis: i64 = 0  # border cards with a Targi not yet used
        self.markers: i64 = 0  # cells with a marker not yet used
        self.dune_targis: i64 = 0  # dunes with a Targi not yet used
        self.action_markers: i64 = 0  # displayed cards that may still be used once (rule 5.28)
        # this round
        self.placed: i64 = 0  # border cards on which a Targi was placed
        self.dunes_placed: i64 = 0  # dunes on which a Targi was placed
        self.to_place: i64 = 0  # Targis still to be placed
        self.targia_used: i64 = 0
        self.hand_taken: i64 = 0  # 1 if the hand card came this round
        self.from_cards: i64 = 0  # kinds that goods cards have given
        self.bonuses: i64 = 0  # cards whose goods card bonus was given
        self.targis_allowed: i64 = 3
        self.targis_next: i64 = 3
        # summed up from the display by `display.recount`
        self.cards: i64 = 0
        self.rows: vec[i64] = rows
        self.power: vec[i64] = power

    def copy(self) -> "Player":
        """An equal player who goes his own way."""
        twin: Player = Player(self.stock[:], self.slots, self.rows, self.power)
        twin.hand = self.hand
        twin.stored_gold = self.stored_gold
        twin.targis = self.targis
        twin.markers = self.markers
        twin.placed = self.placed
        twin.dune_targis = self.dune_targis
        twin.action_markers = self.action_markers
        twin.dunes_placed = self.dunes_placed
        twin.to_place = self.to_place
        twin.targia_used = self.targia_used
        twin.hand_taken = self.hand_taken
        twin.from_cards = self.from_cards
        twin.bonuses = self.bonuses
        twin.targis_allowed = self.targis_allowed
        twin.targis_next = self.targis_next
        twin.cards = self.cards
        return twin

    def numbers(self) -> list[int]:
        """Everything about this player, in a fixed order."""
        found: list[int] = [self.hand, self.stored_gold, self.targis, self.markers, self.placed]
        found += [self.dune_targis, self.action_markers, self.dunes_placed, self.targia_used]
        found += [self.to_place, self.hand_taken, self.from_cards, self.bonuses]
        found += [self.targis_allowed, self.targis_next, self.cards]
        for part in (self.stock, self.slots, self.rows, self.power):
            found += list(part)
        return found

    def set_numbers(self, numbers: Iterator[int]) -> None:
        """The reverse of `numbers`."""
        self.hand = next(numbers)
        self.stored_gold = next(numbers)
        self.targis = next(numbers)
        self.markers = next(numbers)
        self.placed = next(numbers)
        self.dune_targis = next(numbers)
        self.action_markers = next(numbers)
        self.dunes_placed = next(numbers)
        self.targia_used = next(numbers)
        self.to_place = next(numbers)
        self.hand_taken = next(numbers)
        self.from_cards = next(numbers)
        self.bonuses = next(numbers)
        self.targis_allowed = next(numbers)
        self.targis_next = next(numbers)
        self.cards = next(numbers)
        self.stock = take(numbers, len(self.stock))
        self.slots = take(numbers, len(self.slots))
        self.rows = take(numbers, len(self.rows))
        self.power = take(numbers, len(self.power))


def new_player() -> Player:
    """A player who owns nothing yet."""
    return Player(
        vec[i64]([0] * 6),
        vec[i64]([NO_CARD] * SLOTS),
        vec[i64]([0] * 3),
        vec[i64]([0] * fx.POWERS),
    )


def put_into(p: Player, slot: i64, card: i64) -> None:
    """Change one place of a display, and leave those of copies alone."""
    slots: vec[i64] = p.slots[:]
    slots[slot] = card
    p.slots = slots


class State:
    """One moment of a game: at a decision, at a chance node, or over.

    `cell_pool` and `shuffles` change rarely: like a player's display, copies share them.
    """

    def __init__(
        self,
        table: CardTable,
        blue: Player,
        white: Player,
        cells: vec[i64],
        cell_pool: vec[i64],
        cell_shuffle: vec[i64],
        pool: vec[i64],
        pile: vec[i64],
        shuffles: vec[i64],
        discards: vec[i64],
        discarded: vec[i64],
        stack: vec[i64],
    ) -> None:
        self.table: CardTable = table
        self.blue: Player = blue
        self.white: Player = white
        self.cells: vec[i64] = cells  # card codes
        self.cell_pool: vec[i64] = cell_pool  # the frozen pool of a face-down cell, else 0
        self.cell_shuffle: vec[i64] = cell_shuffle  # shuffle number of a face-down cell's pool
        self.pool: vec[i64] = pool  # unseen cards of the live pools, face-down cells included
        self.pile: vec[i64] = pile  # how many of them lie in the pile
        self.shuffles: vec[i64] = shuffles
        self.discards: vec[i64] = discards  # three piles, see DISCARDS_AT; the last is on top
        self.discarded: vec[i64] = discarded  # how many lie in each
        self.stack: vec[i64] = stack
        self.depth: i64 = 0  # frames on the stack
        self.round: i64 = 0
        self.phase: i64 = TURN_UP
        self.to_move: i64 = 0  # 0 blue, 1 white
        self.first: i64 = 0  # the starting player
        self.robber: i64 = 0
        self.dunes: i64 = 0  # dunes lying face up
        self.dunes_due: i64 = 0  # dunes still to be turned up before the round
        self.chance: i64 = NO_CHANCE
        self.chance_at: i64 = 0  # the cell or pile of the chance node
        self.low: i64 = 0  # legal actions 0-59
        self.high: i64 = 0  # legal actions 60-119
        self.tracing: bool = False
        self.facts: list[int] = []  # what happened, see `trace`

    def copy(self) -> "State":
        """An equal state that goes its own way; it does not trace."""
        twin: State = State(
            self.table,
            self.blue.copy(),
            self.white.copy(),
            self.cells[:],
            self.cell_pool,
            self.cell_shuffle[:],
            self.pool[:],
            self.pile[:],
            self.shuffles,
            self.discards[:],
            self.discarded[:],
            self.stack[:],
        )
        twin.depth = self.depth
        twin.round = self.round
        twin.phase = self.phase
        twin.to_move = self.to_move
        twin.first = self.first
        twin.robber = self.robber
        twin.dunes = self.dunes
        twin.dunes_due = self.dunes_due
        twin.chance = self.chance
        twin.chance_at = self.chance_at
        twin.low = self.low
        twin.high = self.high
        return twin

    def to_bytes(self) -> bytes:
        """The whole state but its table and trace, 8 bytes a number; equal states, equal bytes."""
        found: list[int] = [self.depth, self.round, self.phase, self.to_move, self.first]
        found += [
            self.robber,
            self.dunes,
            self.dunes_due,
            self.chance,
            self.chance_at,
            self.low,
            self.high,
        ]
        for part in (self.cells, self.cell_pool, self.cell_shuffle, self.pool, self.pile):
            found += list(part)
        for part in (self.shuffles, self.discards, self.discarded):
            found += list(part)
        found += list(self.stack[: self.depth * FRAME])
        found += self.blue.numbers() + self.white.numbers()
        return b"".join([n.to_bytes(8, "little", signed=True) for n in found])

    @classmethod
    def from_bytes(cls, table: CardTable, data: bytes) -> "State":
        """The state that `to_bytes` wrote, with its table; it does not trace."""
        s: State = bare_state(table)
        depth: int = int.from_bytes(data[:8], "little", signed=True)
        size: int = len(s.to_bytes()) + 8 * FRAME * depth
        if depth < 0 or depth > MAX_PENDING or len(data) != size:
            raise ValueError(f"data: expected what to_bytes wrote, found {len(data)} other bytes")
        s._set_numbers(
            iter(
                [
                    int.from_bytes(data[at : at + 8], "little", signed=True)
                    for at in range(0, size, 8)
                ]
            )
        )
        return s

    def _set_numbers(self, numbers: Iterator[int]) -> None:
        """Take over the numbers of `to_bytes`."""
        self.depth = next(numbers)
        self.round = next(numbers)
        self.phase = next(numbers)
        self.to_move = next(numbers)
        self.first = next(numbers)
        self.robber = next(numbers)
        self.dunes = next(numbers)
        self.dunes_due = next(numbers)
        self.chance = next(numbers)
        self.chance_at = next(numbers)
        self.low = next(numbers)
        self.high = next(numbers)
        self.cells = take(numbers, len(self.cells))
        self.cell_pool = take(numbers, len(self.cell_pool))
        self.cell_shuffle = take(numbers, len(self.cell_shuffle))
        self.pool = take(numbers, len(self.pool))
        self.pile = take(numbers, len(self.pile))
        self.shuffles = take(numbers, len(self.shuffles))
        self.discards = take(numbers, len(self.discards))
        self.discarded = take(numbers, len(self.discarded))
        for at in range(self.depth * FRAME):
            self.stack[at] = next(numbers)
        self.blue.set_numbers(numbers)
        self.white.set_numbers(numbers)

    def __eq__(self, other: object) -> bool:
        """Whether everything that the rules know is the same, cards and options included."""
        if not isinstance(other, State):
            return NotImplemented
        return self.table.facts() == other.table.facts() and self.to_bytes() == other.to_bytes()

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "State":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return State.from_bytes, (self.table, self.to_bytes())

    def __repr__(self) -> str:
        box: str = "expansion" if self.table.expansion else "base"
        now: str = "blue to move" if self.to_move == 0 else "white to move"
        if self.chance != NO_CHANCE:
            now = "a card to turn up"
        if self.phase == OVER:
            return f"<State {box}, round {self.round}, over>"
        return f"<State {box}, round {self.round}, {PHASE_NAMES[self.phase]}, {now}>"

    def me(self) -> Player:
        """The player to move."""
        return self.blue if self.to_move == 0 else self.white

    def opponent(self) -> Player:
        """The other one."""
        return self.white if self.to_move == 0 else self.blue

    def frame(self) -> i64:
        """Where the innermost frame begins in `stack`."""
        return (self.depth - 1) * FRAME


def bare_state(table: CardTable) -> State:
    """A state with no cards or tokens anywhere, for `new_game` and for loading positions."""
    return State(
        table,
        new_player(),
        new_player(),
        vec[i64]([NO_CARD] * CELLS),
        vec[i64]([0] * CELLS),
        vec[i64]([0] * CELLS),
        vec[i64]([0] * 3),
        vec[i64]([0] * 3),
        vec[i64]([0] * 3),
        vec[i64]([NO_CARD] * DISCARDS),
        vec[i64]([0] * 3),
        vec[i64]([0] * (FRAME * MAX_PENDING)),
    )


def push(s: State, step: i64, card: i64, source: i64, cause: i64) -> i64:
    """Open a frame, all other fields 0, and return where it begins."""
    frame: i64 = s.depth * FRAME
    stack: vec[i64] = s.stack
    stack[frame + STEP] = step
    stack[frame + CARD] = card
    stack[frame + SOURCE] = source
    stack[frame + MODE] = 0
    stack[frame + LEFT] = 0
    stack[frame + LEAST] = 0
    stack[frame + GIVEN] = 0
    stack[frame + GIVEN + 1] = 0
    stack[frame + GIVEN + 2] = 0
    stack[frame + CAUSE] = cause
    stack[frame + ON_TOP] = 0
    stack[frame + OFF_GOODS] = 0
    stack[frame + OFF_GOLD] = 0
    stack[frame + FIXED] = 0
    stack[frame + SUBSTITUTED] = 0
    s.depth += 1
    return frame


def pop(s: State) -> None:
    """Close the innermost frame."""
    s.depth -= 1
