"""Open actions with several parts, read from the `pending` of a position.

Dunes, displayed cards with several effects, the Targia, and cards lying open to choose from. What a
part does inside them is a frame of its own.
"""

from collections.abc import Callable

from targi.game.positions.pending.causes import (
    by_card,
    by_dune,
    by_either,
    code_of,
    dune_part,
    effect_of_part,
)
from targi.game.positions.pending.writing import TARGIA_STAGES
from targi.game.positions.reader import JsonField
from targi.rules import actions as ac
from targi.rules import effects as fx
from targi.rules import state as st
from targi.rules import steps, trace
from targi.rules.display import acts_at_once
from targi.rules.dunes import BONUS, PART
from targi.rules.revealing import NEXT_PICK, PICKS, SEEN
from targi.rules.state import State
from targi.rules.table import DUNE_CARD


def load_dune(s: State, fields: dict[str, JsonField]) -> None:
    """A dune being carried out: how many of its parts were begun, and the water of XR5."""
    dune = fields["by"].index(s.table.dune_ids)
    p = s.me()
    if not p.dunes_placed >> dune & 1 or p.dune_targis >> dune & 1:
        raise fields["by"].error("the player to move has not just used a Targi there")
    place = ac.DUNE + dune
    frame = st.push(s, steps.DUNE, dune, place, trace.DUNE_CAUSE + dune)
    part = fields["part"].number(1, fx.EFFECTS)
    if effect_of_part(s, DUNE_CARD + dune, part - 1) == fx.NO_EFFECT:
        raise fields["part"].error("the dune has fewer parts")
    s.stack[frame + PART] = part
    s.stack[frame + BONUS] = fields["water"].number(0, _most_dune_water(s))


def _most_dune_water(s: State) -> int:
    return sum(s.table.effect_amount(card, fx.DUNE_BONUS) for card in range(s.table.tribe_count))


def load_effects(s: State, fields: dict[str, JsonField]) -> None:
    """A displayed card with several effects, of which some are still to come."""
    card = by_card(s, fields["by"], *range(fx.REARRANGE, fx.REVEAL_GOODS + 1))
    frame = st.push(s, steps.EFFECTS, card, 0, card)
    s.stack[frame + st.LEFT] = fields["part"].number(1, fx.EFFECTS - 1)
    if not acts_at_once(effect_of_part(s, card, s.stack[frame + st.LEFT])):
        raise fields["part"].error("expected a part that acts at once")


def dune_step(step: int, *codes: int) -> Callable[[State, dict[str, JsonField]], None]:
    """A step of a dune that has no details."""

    def load(s: State, fields: dict[str, JsonField]) -> None:
        cause = by_dune(s, fields["by"], *codes)
        frame = st.push(s, step, st.NO_CARD, 0, cause)
        if step == steps.CENTRE_GOODS:
            s.stack[frame + st.LEFT] = s.table.effect_amount(code_of(cause), fx.CENTRE_GOODS)
        if step == steps.FOREIGN_BORDER:
            s.stack[frame + st.MODE] = dune_part(s, cause)

    return load


def load_choose(s: State, fields: dict[str, JsonField]) -> None:
    """One of several gifts."""
    cause = by_either(s, fields["by"], fx.CHOOSE)
    st.push(s, steps.CHOOSE, code_of(cause), 0, cause)


def load_targia(s: State, fields: dict[str, JsonField]) -> None:
    """The Targia, or a dune that stands for her: the stage of a use, and the uses left."""
    if fields["by"].value == "targia":
        cause, most = trace.BY_TARGIA, 1
        if not s.me().targia_used:
            raise fields["by"].error("the Targia has not been used this round")
    else:
        cause = by_dune(s, fields["by"], fx.TARGIA_USES)
        most = s.table.effect_amount(code_of(cause), fx.TARGIA_USES)
    stages = {name: step for step, name in TARGIA_STAGES.items()}
    step = stages[fields["stage"].word(stages)]
    frame = st.push(s, step, st.NO_CARD, st.GOODS_PILE, cause)
    s.stack[frame + st.LEFT] = fields["uses"].number(1, most)
    if step == steps.TARGIA_CARD:
        s.stack[frame + st.CARD] = fields["card"].index(s.table.goods_ids)
    else:
        fields["card"].exactly(None, "no card lies open")


def load_reveal(s: State, fields: dict[str, JsonField]) -> None:
    """Goods cards lying open, of which some give what they show (XO4)."""
    cause = by_either(s, fields["by"], fx.REVEAL_GOODS)
    card = code_of(cause)
    frame = st.push(s, steps.REVEAL_PICK, st.NO_CARD, st.GOODS_PILE, cause)
    most = s.table.effect_amount(card, fx.REVEAL_GOODS)
    _load_shown(s, frame, fields["cards"], s.table.goods_ids, most)
    picks = fields["picks"].number(0, s.table.effect_second(card, fx.REVEAL_GOODS))
    taken = s.table.effect_second(card, fx.REVEAL_GOODS) - picks
    s.stack[frame + PICKS] = picks
    s.stack[frame + NEXT_PICK] = fields["next"].number(taken, most - picks if taken else 0)
    if picks == 0:
        s.stack[frame + st.STEP] = steps.REVEAL_END


def load_pick(s: State, fields: dict[str, JsonField]) -> None:
    """Tribe cards lying open, of which one may be picked (D17)."""
    cause = by_dune(s, fields["by"], fx.PICK_TRIBE)
    card = code_of(cause)
    frame = st.push(s, steps.PICK, st.NO_CARD, st.TRIBE_PILE, cause)
    most = s.table.effect_amount(card, fx.PICK_TRIBE)
    _load_shown(s, frame, fields["cards"], s.table.tribe_ids, most)
    s.stack[frame + PICKS] = s.table.effect_second(card, fx.PICK_TRIBE)


def _load_shown(s: State, frame: int, spot: JsonField, ids: list[str], most: int) -> None:
    cards = spot.words(ids)
    if len(cards) != most:
        raise spot.error(f"expected {most} cards lying open, found {len(cards)}")
    for place, card in enumerate(cards):
        s.stack[frame + st.SHOWN + place] = ids.index(card)
    s.stack[frame + SEEN] = most
