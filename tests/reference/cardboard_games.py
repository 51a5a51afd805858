"""Games in which cardboard decides what is turned up, beside what the engine holds possible."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import NamedTuple

from targi import Event, Game, Ruleset
from targi.game.key import possible_cards
from targi.game.moves.events import decode
from targi.game.moves.notation import legal_moves
from targi.game.names import card_id, pile_ids
from targi.rules import chance, engine, steps
from targi.rules import state as st
from targi.rules.setup import new_game
from tests.reference.board import Position
from tests.reference.cardboard import CardTable
from tests.reference.exploring import careless, curious, eager
from tests.reference.positions import random_position

BASE = Ruleset("base")
KINDS = ("goods", "tribes", "dunes")
BACKS = {"goods": "goods?", "tribes": "tribe?", "dunes": ""}


# Cards and dunes that turn up cards or take one from the discards.
DRAWING = ("D16", "D17", "D19", "D13", "XR7", "XR8")


class Reveal(NamedTuple):
    """A card that the cardboard turned up, and the cards that the engine held for possible."""

    moment: str
    card: str
    pool: list[str]


class Cardboard:
    """All kinds of cards on the table, moved as the engine's events say."""

    def __init__(self, unseen: Mapping[str, list[str]], rng: Random) -> None:
        def shuffle(cards: list[str]) -> list[str]:
            return rng.sample(cards, len(cards))

        self.tables = {kind: CardTable(unseen[kind], shuffle) for kind in KINDS}

    def obey(self, event: Event) -> None:
        """Do with the cards what happened to them."""
        if event.name == "fill" and isinstance(event.target, dict):
            self.tables["goods" if event.card == "goods?" else "tribes"].fill(cell_of(event.target))
        for kind, table in self.tables.items():
            if event.name == "card" and event.target == f"{kind} discards":
                assert event.card is not None
                table.discard(event.card)
            if event.name == "card" and event.source == f"{kind} discards":
                assert event.card == table.discards.pop(), "XR7 takes the top card (rule 5.20)"

    def reveal(self, s: st.State) -> Reveal:
        """Turn up what the engine's chance node asks for."""
        kind = KINDS[chance.chance_kind(s)]
        table = self.tables[kind]
        pool = possible_cards(s)
        if s.chance == st.CHANCE_PILE:
            return Reveal(f"{kind} pile{why(s)}", table.draw(), pool)
        held = "before the last shuffle" if s.cell_pool[s.chance_at] else "since then"
        return Reveal(f"{kind} face down {held}", table.turn_up(s.chance_at), pool)

    def check(self, s: st.State) -> None:
        """Piles, discards and face-down cards are as many and where the engine says."""
        for pile, kind in enumerate(KINDS):
            table, first = self.tables[kind], st.DISCARDS_AT[pile]
            ids = pile_ids(s.table, pile)
            discards = s.discards[first : first + s.discarded[pile]]
            assert [ids[card] for card in discards] == table.discards
            assert (s.pile[pile], s.shuffles[pile]) == (len(table.pile), table.shuffles)
            down = {cell for cell in range(9) if card_id(s.table, s.cells[cell]) == BACKS[kind]}
            assert down == set(table.face_down)


# Why a card is turned up from a pile in the expansion, where that matters for what is possible.
REASONS = {
    steps.TARGIA_DRAW: " for the Targia",
    steps.REVEAL_DRAW: ", several at once",
    steps.PICK_DRAW: ", several at once",
    steps.RENEW: ", several at once",
}


def why(s: st.State) -> str:
    """What the innermost step turns a card up for, or nothing special."""
    return REASONS.get(s.stack[s.frame() + st.STEP], "") if s.depth else ""


def cell_of(place: Mapping[str, object]) -> int:
    """The number of a centre cell in an event."""
    cell = place["centre"]
    assert isinstance(cell, list)
    row, column = cell
    assert isinstance(row, int)
    assert isinstance(column, int)
    return 3 * row + column


def whole_game(seed: int, ruleset: Ruleset = BASE) -> Iterator[Reveal]:
    """Everything turned up in a game from its deal to its end."""
    rng = Random(seed)
    table = ruleset.table
    everything = {"goods": table.goods_ids, "tribes": table.tribe_ids, "dunes": table.dune_ids}
    state = new_game(table, seed % 2, True)
    return play_on(rng, Cardboard(everything, rng), state, until=st.OVER)


def round_with_thin_piles(seed: int, ruleset: Ruleset = BASE) -> Iterator[Reveal]:
    """Everything turned up in the actions of a round that soon calls for a shuffle."""
    rng = Random(seed)
    position = random_position(
        rng, ruleset=ruleset, favoured=DRAWING, cards=2, round_number=rng.choice([1, 2, 4, 5, 7])
    )
    thin_out(rng, position)
    cardboard = Cardboard(position["piles"], rng)
    for kind, back in BACKS.items():
        cardboard.tables[kind].discards += position["discards"][kind]
        for cell in range(9):
            if position["centre"][cell // 3][cell % 3] == back:
                cardboard.tables[kind].fill(cell)
    state = Game.from_position(position, seed=0).state
    state.tracing = True
    return play_on(rng, cardboard, state, until=st.PLACE)


def thin_out(rng: Random, position: Position) -> None:
    """Leave hardly any unseen cards but those lying face down."""
    for kind, back in BACKS.items():
        unseen = position["piles"][kind]
        down = sum(row.count(back) for row in position["centre"])
        left = down + rng.randint(0, 2)
        position["discards"][kind] += unseen[left:]
        del unseen[left:]


def play_on(rng: Random, cardboard: Cardboard, s: st.State, until: int) -> Iterator[Reveal]:
    """Play while cardboard decides chance, with players who see what players see."""
    choose = rng.choice([careless, eager, curious] if s.table.expansion else [careless, eager])
    while True:
        for event in decode(s):
            cardboard.obey(event)
        s.facts.clear()
        if s.chance != st.NO_CHANCE:
            reveal = cardboard.reveal(s)
            yield reveal
            engine.apply_chance(s, reveal.pool.index(reveal.card))
            continue
        cardboard.check(s)
        if s.phase in (until, st.OVER):
            return
        moves = {move.text: move.action for move in legal_moves(s)}
        engine.apply(s, moves[choose(rng, [*moves])])
