"""Reading the players of a position: tokens, hand and display.

This alone serves scoring, which needs no more of a position.
"""

from targi.cards import RESOURCES
from targi.game.names import SEATS, card_id
from targi.game.positions.reader import JsonField
from targi.rules import effects as fx
from targi.rules.display import recount, used_once
from targi.rules.limits import MAX_TOKENS
from targi.rules.state import Player, State
from targi.rules.table import DUNE_CARD


def load_players(s: State, spot: JsonField) -> None:
    """Tokens, hand and display of both players."""
    players = spot.members(SEATS)
    for p, seat in ((s.blue, "blue"), (s.white, "white")):
        _load_player(s, p, players[seat])
    owned = [card for p in (s.blue, s.white) for card in (*p.slots, p.hand) if card >= 0]
    for card in owned:
        if owned.count(card) > 1:
            raise spot.error(f"card {card_id(s.table, card)} is in two places")


def _load_player(s: State, p: Player, spot: JsonField) -> None:
    fields = spot.members((*RESOURCES, "hand", "rows", "stored_gold", "action_markers"))
    for kind, name in enumerate(RESOURCES):
        p.stock[kind] = fields[name].number(0, MAX_TOKENS)
    if not s.table.expansion:
        fields["water"].exactly(0, "there is no water in this box")
    if fields["hand"].value is not None:
        p.hand = fields["hand"].index(s.table.tribe_ids)
    rows = fields["rows"].items(3)
    if len(rows) != 3:
        raise fields["rows"].error(f"expected 3 rows, found {len(rows)}")
    for row, cards in enumerate(rows):
        for place, card in enumerate(cards.items(4)):
            p.slots[4 * row + place] = _displayed(s, card)
    once = [n for n in p.slots if 0 <= n < DUNE_CARD and used_once(s, n)]
    ids = s.table.tribe_ids
    marked = fields["action_markers"].words([ids[card] for card in once])
    p.action_markers = sum(2 ** ids.index(card) for card in marked)
    recount(s, p)
    p.stored_gold = fields["stored_gold"].number(0, _storable(s, p))


def _displayed(s: State, spot: JsonField) -> int:
    """A tribe card, or a dune that can be displayed (D04)."""
    jokers = [
        dune
        for n, dune in enumerate(s.table.dune_ids)
        if s.table.effect_amount(DUNE_CARD + n, fx.JOKER)
    ]
    if spot.value in jokers:
        return DUNE_CARD + s.table.dune_ids.index(spot.text())
    return spot.index(s.table.tribe_ids)


def _storable(s: State, p: Player) -> int:
    """How much gold the displayed cards can store (rule 5.25)."""
    return sum(s.table.effect_amount(card, fx.STORED_GOLD) for card in p.slots if card >= 0)
