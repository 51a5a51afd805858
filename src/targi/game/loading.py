"""Reading a position, `targi-position/1`: exact or refused, with the path of the offending field.

`load_players` alone serves scoring, which needs no more than the players. `consistency` then checks
what no single field can tell: every card in one place, turns in order, a decision to be made.
"""

from collections.abc import Sequence

from targi.cards import RESOURCES, CardsFile
from targi.game.consistency import check_moment, check_places
from targi.game.names import BACKS, PHASES, PILES, SEATS, pile_ids
from targi.game.pending_loading import load_cell, load_pending
from targi.game.position import FORMAT, is_last_round
from targi.game.reading import Spot
from targi.game.ruleset import RULES_VERSION, Ruleset, RulesetError
from targi.rules import effects as fx
from targi.rules import state as st
from targi.rules.bits import count
from targi.rules.display import recount, used_once
from targi.rules.rounds import LAST_RAID, robber_in_round
from targi.rules.setup import bare_state
from targi.rules.state import Player, State
from targi.rules.targia import targia_place

KEYS = (
    *("format", "rules", "ruleset", "round", "phase", "to_move", "starting_player", "last_round"),
    *("robber", "targia", "centre", "targis", "markers", "dunes", "piles", "held", "shuffles"),
    *("discards", "players", "this_round", "pending"),
)
MOST_TOKENS = 99


def load_position(document: object, cards: CardsFile | None = None) -> tuple[Ruleset, State]:
    """The state of a position, and its ruleset; `cards` is the card file that this names."""
    fields = Spot(document).members(KEYS)
    fields["format"].exactly(FORMAT, "the format this version reads")
    fields["rules"].exactly(RULES_VERSION, "the rules this version plays")
    ruleset = load_ruleset(fields["ruleset"], cards)
    s = bare_state(ruleset.table)
    load_players(s, fields["players"])
    _load_course(s, fields)
    _load_cards(s, fields)
    _load_figures(s, fields)
    _load_this_round(s, fields["this_round"])
    fields["last_round"].exactly(is_last_round(s), "it follows from round and displays")
    check_moment(s, fields)
    load_pending(s, fields["pending"])
    check_places(s, fields)
    return ruleset, s


def load_ruleset(spot: Spot, cards: CardsFile | None) -> Ruleset:
    """A ruleset from its name or its object."""
    try:
        return Ruleset.of(spot.value, cards)  # type: ignore[arg-type]  # of() refuses all else
    except RulesetError as error:
        raise spot.error(str(error)) from None


def load_players(s: State, spot: Spot) -> None:
    """Tokens, hand and display of both players."""
    players = spot.members(SEATS)
    for p, seat in ((s.blue, "blue"), (s.white, "white")):
        _load_player(s, p, players[seat])
    owned = [card for p in (s.blue, s.white) for card in (*p.slots, p.hand) if card >= 0]
    for card in owned:
        if owned.count(card) > 1:
            raise spot.error(f"card {s.table.tribe_ids[card]} is in two places")


def _load_player(s: State, p: Player, spot: Spot) -> None:
    fields = spot.members((*RESOURCES, "hand", "rows", "stored_gold", "action_markers"))
    for kind, name in enumerate(RESOURCES):
        p.stock[kind] = fields[name].number(0, MOST_TOKENS)
    if not s.table.expansion:
        fields["water"].exactly(0, "there is no water in this box")
    if fields["hand"].value is not None:
        p.hand = _card(fields["hand"], s.table.tribe_ids)
    rows = fields["rows"].items(3)
    if len(rows) != 3:
        raise fields["rows"].error(f"expected 3 rows, got {len(rows)}")
    for row, cards in enumerate(rows):
        for place, card in enumerate(cards.items(4)):
            p.slots[4 * row + place] = _displayed(s, card)
    once = [n for n in p.slots if 0 <= n < st.DUNE_CARD and used_once(s, n)]
    ids = s.table.tribe_ids
    p.action_markers = _card_set(fields["action_markers"], [ids[card] for card in once], ids)
    recount(s, p)
    p.stored_gold = fields["stored_gold"].number(0, _storable(s, p))


def _displayed(s: State, spot: Spot) -> int:
    """A tribe card, or a dune that can be displayed (D04)."""
    jokers = [
        dune
        for n, dune in enumerate(s.table.dune_ids)
        if s.table.effect_amount(st.DUNE_CARD + n, fx.JOKER)
    ]
    if spot.value in jokers:
        return st.DUNE_CARD + s.table.dune_ids.index(spot.text())
    return _card(spot, s.table.tribe_ids)


def _storable(s: State, p: Player) -> int:
    """How much gold the displayed cards can store (rule 5.25)."""
    return sum(s.table.effect_amount(card, fx.STORED_GOLD) for card in p.slots if card >= 0)


def _card(spot: Spot, ids: Sequence[str]) -> int:
    return ids.index(spot.word(ids))


def _load_course(s: State, fields: dict[str, Spot]) -> None:
    s.round = fields["round"].number(1, 12)
    phases = {name: phase for phase, name in PHASES.items()}
    s.phase = phases[fields["phase"].word(phases)]
    s.first = SEATS.index(fields["starting_player"].word(SEATS))
    if s.phase == st.OVER:
        fields["to_move"].exactly(None, "the game is over")
        s.to_move = s.first
    else:
        s.to_move = SEATS.index(fields["to_move"].word(SEATS))
    s.robber = _robber(s)
    fields["robber"].exactly(s.robber + 1, "it follows from round and phase, rule 2.2")
    targia = targia_place(s) + 1 if s.table.expansion else None
    fields["targia"].exactly(targia, "it follows from the round, rule 2.3")
    s.dunes = _card_set(fields["dunes"], s.table.dune_ids)


def _robber(s: State) -> int:
    if s.phase == st.RAID:
        return robber_in_round(s.round) + 1
    if s.phase == st.OVER and not any(p.cards == st.SLOTS for p in (s.blue, s.white)):
        return LAST_RAID
    return robber_in_round(s.round)


def _load_cards(s: State, fields: dict[str, Spot]) -> None:
    shuffles = fields["shuffles"].members(PILES)
    piles = fields["piles"].members(PILES)
    discards = fields["discards"].members(PILES)
    for pile, name in enumerate(PILES):
        ids = pile_ids(s.table, pile)
        s.shuffles[pile] = shuffles[name].number(0, 999 if ids else 0)
        s.pool[pile] = _card_set(piles[name], ids)
        for place, card in enumerate(discards[name].items(len(ids))):
            s.discards[st.DISCARDS_AT[pile] + place] = _card(card, ids)
            s.discarded[pile] += 1
    _load_centre(s, fields["centre"])
    for group in fields["held"].items(9):
        _load_held(s, group)
    _count_piles(s, fields["piles"])


def _card_set(spot: Spot, known: Sequence[str], ids: Sequence[str] = ()) -> int:
    """A set of known cards, numbered by their place in `ids`."""
    numbers = ids or known
    return sum(2 ** numbers.index(card) for card in spot.words(known))


def _load_centre(s: State, spot: Spot) -> None:
    codes = {back: code for code, back in BACKS.items()}
    codes |= {card: code for code, card in enumerate(s.table.tribe_ids)}
    codes |= {card: st.GOODS_CARD + code for code, card in enumerate(s.table.goods_ids)}
    rows = spot.items(3)
    cells = [cell for row in rows for cell in row.items(3)]
    if len(cells) != 9:
        raise spot.error("expected 3 rows of 3 cards")
    for cell, card in enumerate(cells):
        s.cells[cell] = codes[card.word(codes)]
        if s.cells[cell] >= st.GOODS_BACK:
            s.cell_shuffle[cell] = s.shuffles[s.cells[cell] - st.GOODS_BACK]


def _load_held(s: State, spot: Spot) -> None:
    """Face-down cells with a pool of their own: as many cards as cells, all of one kind."""
    fields = spot.members(("cells", "cards", "shuffle"))
    cells = [(load_cell(cell), cell) for cell in fields["cells"].items(9)]
    if not cells:
        raise fields["cells"].error("expected at least one cell")
    back = s.cells[cells[0][0]]
    for cell, place in cells:
        if s.cells[cell] != back or back < st.GOODS_BACK or s.cell_pool[cell]:
            raise place.error("expected face-down cells of one kind, each held once")
    pile = back - st.GOODS_BACK
    cards = _card_set(fields["cards"], pile_ids(s.table, pile))
    if cards.bit_count() != len(cells):
        raise fields["cards"].error(f"expected {len(cells)} cards, as many as cells")
    shuffle = fields["shuffle"].number(0, max(0, s.shuffles[pile] - 1))
    if s.shuffles[pile] == 0:
        raise fields["shuffle"].error("expected an earlier shuffle than the present one")
    for cell, _ in cells:
        s.cell_pool[cell] = cards
        s.cell_shuffle[cell] = shuffle


def _count_piles(s: State, spot: Spot) -> None:
    """The cards of a live pool that do not lie face down in the centre are its pile."""
    for pile, name in enumerate(PILES):
        down = sum(
            s.cells[cell] == st.GOODS_BACK + pile and not s.cell_pool[cell] for cell in range(9)
        )
        s.pile[pile] = count(s.pool[pile]) - down
        if s.pile[pile] < 0:
            raise spot.error(f"{name}: fewer unseen cards than cells face down")


def _load_figures(s: State, fields: dict[str, Spot]) -> None:
    targis = fields["targis"].members(SEATS)
    markers = fields["markers"].members(SEATS)
    for p, seat in ((s.blue, "blue"), (s.white, "white")):
        p.targis, p.dune_targis = _places(s, targis[seat])
        for spot in markers[seat].items(2):
            cell = load_cell(spot)
            if s.cells[cell] >= st.GOODS_BACK or p.markers >> cell & 1:
                raise spot.error("expected a face-up cell, once")
            p.markers |= 2**cell


def _places(s: State, spot: Spot) -> tuple[int, int]:
    """Border cards and dunes, as two sets."""
    cards = dunes = 0
    for place in spot.items(3):
        if isinstance(place.value, str):
            dune = _card(place, s.table.dune_ids)
            if dunes >> dune & 1:
                raise place.error("expected a dune once")
            dunes |= 2**dune
            continue
        card = place.number(1, 16) - 1
        if card % 4 == 3 or cards >> card & 1:
            raise place.error("expected a border card that is no corner, once (rule 3.2)")
        cards |= 2**card
    return cards, dunes


def _load_this_round(s: State, spot: Spot) -> None:
    players = spot.members(SEATS)
    for p, seat in ((s.blue, "blue"), (s.white, "white")):
        fields = players[seat].members(
            (
                *("placed", "hand_taken", "goods_from_cards", "bonuses"),
                *("targia_used", "targis_allowed", "targis_next"),
            )
        )
        p.placed, p.dunes_placed = _places(s, fields["placed"])
        p.hand_taken = int(fields["hand_taken"].flag())
        if p.hand_taken and p.hand == st.NO_CARD:
            raise fields["hand_taken"].error("expected false, there is no hand card")
        kinds = fields["goods_from_cards"].words(RESOURCES)
        p.from_cards = sum(2 ** RESOURCES.index(kind) for kind in kinds)
        p.bonuses = _card_set(fields["bonuses"], s.table.tribe_ids)
        p.targia_used = int(fields["targia_used"].flag())
        if p.targia_used and not (s.table.expansion and p.placed >> targia_place(s) & 1):
            raise fields["targia_used"].error("expected false, no Targi was placed on her card")
        p.targis_allowed = fields["targis_allowed"].number(1, 3)
        p.targis_next = fields["targis_next"].number(1, 3)
        p.to_place = p.targis_allowed - count(p.placed) - count(p.dunes_placed)
