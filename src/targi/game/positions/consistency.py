"""What no single field of a position can tell: turns in order, every card in one place.

`check_moment` looks at players and figures before the open action is loaded, `check_places` at
the cards and at the decision afterwards.
"""

from collections import Counter
from typing import Final

from targi.game.names import KINDS, SEATS, card_id, ids_of, pile_ids
from targi.game.positions.reader import JsonField, PositionError
from targi.rules import actions, engine, steps, trace
from targi.rules import effects as fx
from targi.rules import state as st
from targi.rules.geometry import OPPOSITE
from targi.rules.revealing import SEEN
from targi.rules.rounds import GOLD_LIMIT, GOODS_LIMIT, ROUNDS, WATER_LIMIT
from targi.rules.state import Player, State
from targi.rules.table import GOLD, WATER
from targi.rules.tokens import goods_held


def check_moment(s: State, fields: dict[str, JsonField]) -> None:
    """Whether round, phase, figures and what was done this round fit together."""
    _check_course(s, fields)
    for seat, p in enumerate((s.blue, s.white)):
        path = f"this_round.{SEATS[seat]}"
        _check_placed(s, p, seat, path)
        _check_standing(s, p, seat)
        _check_limits(s, p, seat)
        _check_given(s, p, path)
        _check_done(s, p, seat, path)


def _check_course(s: State, fields: dict[str, JsonField]) -> None:
    twelve = st.SLOTS in (s.blue.cards, s.white.cards)
    if s.phase == st.RAID and s.round % 3 != 0:
        raise fields["phase"].error(f"there is no raid after round {s.round} (rule 2.2)")
    if s.phase in (st.PLACE, st.RAID) and twelve:
        raise fields["phase"].error("the game ends with a twelfth card (rule 8.1)")
    if s.phase == st.OVER and not twelve and s.round != ROUNDS:
        raise fields["phase"].error("the game is not over (rule 8.1)")


def _check_placed(s: State, p: Player, seat: int, path: str) -> None:
    """Targis stand where they may, and as many as the turn asks for (rules 3.1-3.5)."""
    opponent = s.white if seat == 0 else s.blue
    for border in range(16):
        if not p.placed >> border & 1:
            continue
        opposite = opponent.placed >> max(OPPOSITE[border], 0) & 1
        if opponent.placed >> border & 1 or (opposite and not _in_deck(s, fx.OPPOSITE_PASSAGE)):
            raise PositionError(f"{path}.placed", f"{border + 1} is barred by a Targi (rule 3.2)")
        # During a raid the robber has already moved on, so only placing and acting tell.
        robber = border == s.robber and s.phase not in (st.RAID, st.OVER)
        # In the expansion the card that let him pass may have left the display again (D02).
        passage = s.table.expansion and _in_deck(s, fx.ROBBER_PASSAGE)
        if robber and not passage and p.power[fx.ROBBER_PASSAGE] == 0:
            raise PositionError(f"{path}.placed", f"the robber stands on {border + 1} (rule 3.2)")
    if p.dunes_placed & opponent.dunes_placed and not _in_deck(s, fx.SHARED_DUNE):
        raise PositionError(f"{path}.placed", "a dune has one Targi only (rule 3.3)")
    if s.phase == st.PLACE and p.dunes_placed & ~s.dunes:
        raise PositionError(f"{path}.placed", "expected dunes that lie face up (rule 3.3)")
    if s.phase != st.PLACE and p.to_place != 0:
        raise PositionError(f"{path}.placed", f"expected {p.targis_allowed} Targis (rule 3.1)")
    if s.phase == st.PLACE and s.to_move == seat:
        _check_turn(p, opponent, first=s.first == seat, path=path)


def _in_deck(s: State, code: int) -> bool:
    """Whether any tribe card of the ruleset has an effect."""
    return any(s.table.effect_amount(card, code) for card in range(s.table.tribe_count))


def _check_turn(p: Player, opponent: Player, *, first: bool, path: str) -> None:
    """Whether it is this player's turn to place (rules 3.1, 3.5)."""
    mine = p.targis_allowed - p.to_place
    theirs = opponent.targis_allowed - opponent.to_place
    in_turn = mine == theirs if first else mine + 1 == theirs
    alone = theirs == opponent.targis_allowed and theirs <= mine
    if p.to_place <= 0 or opponent.to_place < 0 or not (in_turn or alone):
        raise PositionError(f"{path}.placed", "it is not this player's turn to place (rule 3.1)")


def _check_standing(s: State, p: Player, seat: int) -> None:
    """Targis and markers not yet used: none while placing, after one's turn, and between rounds."""
    if s.phase == st.PLACE:
        if (p.targis, p.dune_targis) != (p.placed, p.dunes_placed) or p.markers:
            raise PositionError(f"targis.{SEATS[seat]}", "expected those placed, and no markers")
        p.targis = p.dune_targis = 0  # they count as standing once the markers are laid
        return
    if p.targis & ~p.placed or p.dune_targis & ~p.dunes_placed or p.dune_targis & ~s.dunes:
        raise PositionError(f"targis.{SEATS[seat]}", "expected only cards placed on this round")
    acting = s.phase == st.ACT and seat == s.to_move
    to_come = _turn_to_come(s, seat)
    if not acting and not to_come and (p.targis or p.dune_targis or p.markers):
        raise PositionError(f"targis.{SEATS[seat]}", "expected none left, nor markers (rule 5.2)")
    if to_come and p.targis != p.placed:
        raise PositionError(f"targis.{SEATS[seat]}", "expected all placed, his turn is to come")


def _turn_to_come(s: State, seat: int) -> bool:
    """Whether the player will still act this round."""
    return s.phase in (st.ACT, st.LIMIT) and s.to_move == s.first and seat != s.first


def _check_limits(s: State, p: Player, seat: int) -> None:
    if s.phase in (st.ACT, st.LIMIT) and seat == s.to_move:
        return  # rule 6.2: no limit during one's actions
    acted = s.phase in (st.ACT, st.LIMIT) and seat == s.first
    after_raid = s.round in (4, 7, 10) and not acted
    if s.table.expansion and (after_raid or s.phase in (st.RAID, st.OVER)):
        return  # rule 5.16: after an exchange at a raid the limits are not checked again
    above = goods_held(p) > GOODS_LIMIT or p.stock[GOLD] > GOLD_LIMIT
    if above or p.stock[WATER] > WATER_LIMIT:
        limits = "more than 10 goods, 3 gold or 10 water (rule 6.1)"
        raise PositionError(f"players.{SEATS[seat]}", limits)


def _check_given(s: State, p: Player, path: str) -> None:
    """Bonuses have been given exactly where they are due (rule 5.21); BC9 is someone's doing."""
    due = 0
    for card in p.slots:
        for kind in range(len(KINDS)):
            if card >= 0 and p.from_cards >> kind & 1:
                due |= (2**card) * (s.table.effect_amount(card, fx.GOODS_CARD_BONUS + kind) > 0)
    # Cards that gave a bonus may have left the display since (D02).
    if p.bonuses != due and (due & ~p.bonuses or not s.table.expansion):
        expected = ", ".join(ids_of(s.table, st.TRIBE_PILE, due)) or "none"
        raise PositionError(f"{path}.bonuses", f"expected {expected} (rule 5.21)")
    opponent = s.white if p is s.blue else s.blue
    deck = range(s.table.tribe_count) if s.table.expansion else opponent.slots
    possible = {3} | {s.table.effect_amount(c, fx.FEWER_TARGIS) for c in deck if c >= 0}
    for name, value in (("allowed", p.targis_allowed), ("next", p.targis_next)):
        if value not in possible or value == 0:
            raise PositionError(f"{path}.targis_{name}", "expected 3, no card says less (rule 3.5)")


def _check_done(s: State, p: Player, seat: int, path: str) -> None:
    """Who has not acted yet this round has got nothing in it."""
    if (s.phase == st.PLACE or _turn_to_come(s, seat)) and (p.from_cards or p.hand_taken):
        raise PositionError(path, "expected nothing taken before the player's turn")
    if s.phase == st.PLACE and p.targis_next != 3:
        raise PositionError(f"{path}.targis_next", "expected 3 before the actions (rule 3.5)")


def check_places(s: State, fields: dict[str, JsonField]) -> None:
    """Every card in exactly one place, and a decision to be made."""
    for pile in (st.GOODS_PILE, st.TRIBE_PILE, st.DUNE_PILE):
        found = Counter(_all_cards(s, pile))
        for card in pile_ids(s.table, pile):
            if found[card] != 1:
                problem = "is missing" if found[card] == 0 else f"is in {found[card]} places"
                raise PositionError("", f"card {card} {problem} (rule 5.19)")
    asked = s.copy()
    engine.ask(asked)
    if not _is_decision(asked) or dump_numbers(asked) != dump_numbers(s):
        raise fields["pending"].error("nothing is to be decided here; expected a decision")
    s.low, s.high = asked.low, asked.high


def _is_decision(s: State) -> bool:
    """Whether there is a choice, or a turn to end, or nothing more in a game that is over."""
    legal = engine.legal(s)
    return len(legal) > 1 or legal == [actions.DONE] or s.phase == st.OVER


def dump_numbers(s: State) -> bytes:
    """The state without its legal actions."""
    twin = s.copy()
    twin.low = twin.high = 0
    return twin.to_bytes()


def _all_cards(s: State, pile: int) -> list[str]:
    """The cards of a pile wherever they lie, once for each place."""
    cards = ids_of(s.table, pile, s.pool[pile])
    first = st.DISCARDS_AT[pile]
    ids = pile_ids(s.table, pile)
    cards += [ids[card] for card in s.discards[first : first + s.discarded[pile]]]
    held = {
        (s.cell_shuffle[cell], s.cell_pool[cell])
        for cell in range(9)
        if s.cells[cell] == st.GOODS_BACK + pile and s.cell_pool[cell]
    }
    for _, pool in held:
        cards += ids_of(s.table, pile, pool)
    up = [code for code in s.cells if code < st.GOODS_BACK]
    cards += [card_id(s.table, code) for code in up if card_id(s.table, code) in ids]
    cards += _open_cards(s, pile)
    for p in (s.blue, s.white):
        owned = [card_id(s.table, card) for card in (*p.slots, p.hand) if card != st.NO_CARD]
        cards += [card for card in owned if card in ids]
    return cards + (ids_of(s.table, pile, s.dunes) if pile == st.DUNE_PILE else [])


def _open_cards(s: State, pile: int) -> list[str]:
    """Cards turned up by the open actions."""
    ids = pile_ids(s.table, pile)
    found: list[str] = []
    for frame in range(0, s.depth * st.FRAME, st.FRAME):
        step = s.stack[frame + st.STEP]
        one = step in _ONE_OPEN[pile] and s.stack[frame + st.SOURCE] == trace.OPEN
        if one or (pile == st.GOODS_PILE and step == steps.TARGIA_CARD):
            found.append(ids[s.stack[frame + st.CARD]])
        elif step in _SEVERAL_OPEN[pile]:
            first = frame + st.SHOWN
            found += [ids[card] for card in s.stack[first : first + s.stack[frame + SEEN]]]
    return found


_ONE_OPEN: Final = (
    (steps.SLASH,),
    (steps.TRIBE, steps.OMIT, steps.SUBSTITUTE, steps.EXTRA, steps.ROW),
    (),
)
_SEVERAL_OPEN: Final = ((steps.REVEAL_PICK, steps.REVEAL_END), (steps.PICK,), ())
