"""Reading the `pending` of a position: open actions, exact or refused.

Reading trusts nothing: an action is opened and its choices are made again through the rules, so
that a frame which no game could reach is refused. What cannot be made again (trades that moved
tokens, cards lying open) is checked field by field.
"""

from collections.abc import Callable
from typing import Final

from targi.cards import GOODS
from targi.game.names import cause_name
from targi.game.notation import legal_moves
from targi.game.pending import CAUSE_WORDS, TARGIA_STAGES
from targi.game.reading import Spot
from targi.rules import actions as ac
from targi.rules import effects as fx
from targi.rules import engine, steps, trace
from targi.rules import state as st
from targi.rules import table as tb
from targi.rules.display import acts_at_once
from targi.rules.dunes import BONUS, PART
from targi.rules.raids import demanded
from targi.rules.revealing import NEXT_PICK, PICKS, SEEN
from targi.rules.state import State
from targi.rules.tokens import goods_held
from targi.rules.trading import RECEIVED, TRADES

# Only these can wait for another action inside them.
_OUTER: Final = ("dune", "effects", "targia", "reveal")


def load_pending(s: State, spot: Spot) -> None:
    """Open the frames of a position; all else of the state must be loaded before."""
    frames = spot.items(st.MAX_PENDING)
    opened: list[object] = []
    for index, frame in enumerate(frames):
        if not isinstance(frame.value, dict):
            raise frame.expected("an object")
        step = Spot(frame.value.get("step"), frame.at("step"))
        name = step.word(_LOADERS)
        needed, load = _LOADERS[name]
        fields = frame.members(("step", "by", *needed), _OPTIONAL.get(name, ()))
        if (name, fields["by"].value) in opened:
            raise step.error("this action is open already")
        opened.append((name, fields["by"].value))
        if index < len(frames) - 1:
            _check_waiting(name, fields)
        load(s, fields)


def _check_waiting(name: str, fields: dict[str, Spot]) -> None:
    """An action waits for another at the end of one of its parts."""
    if name not in _OUTER:
        raise fields["step"].error("this action cannot wait for another")
    if name == "targia":
        fields["stage"].exactly(TARGIA_STAGES[steps.TARGIA_END], "she waits for another action")


def _by_card(s: State, spot: Spot, *codes: int) -> int:
    """A displayed card of the player to move that has one of these effects."""
    card = s.table.tribe_ids.index(spot.word(s.table.tribe_ids))
    if card not in list(s.me().slots):
        raise spot.error("the card is not displayed by the player to move")
    if all(s.table.effect_amount(card, code) == 0 for code in codes):
        raise spot.error("the card has no effect that asks for this")
    return card


def _by_dune(s: State, spot: Spot, *codes: int) -> int:
    """The dune being carried out by the player to move, at one of these effects."""
    dune = s.table.dune_ids.index(spot.word(s.table.dune_ids))
    if s.depth == 0 or s.stack[st.STEP] != steps.DUNE or s.stack[st.CARD] != dune:
        raise spot.error("the dune is not being carried out")
    if _dune_effect(s) not in codes:
        raise spot.error("this part of the dune has no effect that asks for this")
    return trace.DUNE_CAUSE + dune


def _dune_effect(s: State) -> int:
    """The effect at which the dune of the outermost frame is, if that is a dune."""
    if s.depth == 0 or s.stack[st.STEP] != steps.DUNE:
        return fx.NO_EFFECT
    return _effect_of_part(s, st.DUNE_CARD + s.stack[st.CARD], s.stack[PART] - 1)


def _by_either(s: State, spot: Spot, *codes: int) -> int:
    """A displayed card or a dune being carried out with one of these effects."""
    if spot.value in s.table.dune_ids:
        return _by_dune(s, spot, *codes)
    return _by_card(s, spot, *codes)


def _effect_of_part(s: State, card: int, part: int) -> int:
    """One of the effects of a card or dune, counted from 0."""
    return int(s.table.effects[(card * fx.EFFECTS + part) * fx.EFFECT_FIELDS])


def _code(cause: int) -> int:
    """The card code of a card's or dune's cause."""
    return cause if cause < trace.BORDER_CAUSE else st.DUNE_CARD + cause - trace.DUNE_CAUSE


def _by_border(s: State, spot: Spot, *cards: int) -> int:
    """A border card of this kind that the player to move is using: by a Targi or by a dune."""
    number = spot.number(1, 16)
    p = s.me()
    if s.table.border[number - 1] not in cards:
        raise spot.error(f"expected {' or '.join(tb.BORDER_NAMES[card] for card in cards)}")
    used = p.placed >> (number - 1) & 1 and not p.targis >> (number - 1) & 1
    if not used and _dune_effect(s) not in (fx.FREE_BORDER, fx.OPPONENTS_BORDER):
        raise spot.error("the player to move has not just used a Targi there")
    return trace.BORDER_CAUSE + number - 1


def _load_take(s: State, fields: dict[str, Spot]) -> None:
    by = fields["by"]
    if isinstance(by.value, int):
        cause = _by_border(s, by, tb.NOBLE)
        most = 1
    elif s.phase == st.LIMIT:
        cause = _by_card(s, by, fx.CONSOLATION)
        most = s.table.effect_amount(cause, fx.CONSOLATION)
    else:
        cause = _by_either(s, by, fx.GOODS_PER_CARDS, fx.GOODS_PER_FREE_SPACES, fx.CHOOSE, fx.TAKE)
        most = _most_goods(s, _code(cause))
    _open_goods(s, fields, steps.TAKE, cause, most)


def _most_goods(s: State, card: int) -> int:
    """How many goods of choice a card's effects can give now."""
    p, t = s.me(), s.table
    gifts = [t.gifts[card * fx.GIFTS + fx.ANY_GOODS]]
    if every := t.effect_amount(card, fx.GOODS_PER_CARDS):
        gifts.append(p.cards // every)
    if every := t.effect_amount(card, fx.GOODS_PER_FREE_SPACES):
        gifts.append((st.SLOTS - p.cards) // every)
    options = range(card * fx.OPTIONS * 2, (card + 1) * fx.OPTIONS * 2, 2)
    gifts += [t.options[at + 1] for at in options if t.options[at] == fx.ANY_GOODS]
    return max(gifts)


def _load_give(s: State, fields: dict[str, Spot]) -> None:
    if s.phase == st.LIMIT:
        fields["by"].word(["limit"])
        excess = goods_held(s.me()) - 10
        fields["goods"].exactly(excess, "the goods above 10, rule 6.1")
        _open_goods(s, fields, steps.GIVE, trace.BY_LIMIT, excess)
    else:
        fields["by"].exactly(s.robber + 1, "the raid, rule 7.1")
        most = max(demanded(s, demand, tb.ANY) for demand in range(2))
        _open_goods(s, fields, steps.GIVE, trace.BORDER_CAUSE + s.robber, most)


def _open_goods(s: State, fields: dict[str, Spot], step: int, cause: int, most: int) -> None:
    frame = st.push(s, step, st.NO_CARD, 0, cause)
    s.stack[frame + st.LEFT] = fields["goods"].number(1, max(1, most))
    s.stack[frame + st.LEAST] = GOODS.index(fields["least"].word(GOODS))


def _innermost(s: State) -> int:
    """The step of the innermost frame, 0 without any."""
    return int(s.stack[s.frame() + st.STEP]) if s.depth else 0


def _load_slash(s: State, fields: dict[str, Spot]) -> None:
    card = s.table.goods_ids.index(fields["card"].word(s.table.goods_ids))
    if not s.table.choice_count[card]:
        raise fields["card"].error("the card has no slash")
    origin = fields["from"]
    if origin.value == "revealed":
        source = trace.REVEALED
        cause = _by_either(s, fields["by"], fx.REVEAL_GOODS)
        if card != _picked(s):
            raise origin.error("the card is not the one just picked")
    else:
        source = _load_source(s, origin, st.GOODS_CARD + card)
        cause = _cause_of_slash(s, fields["by"], source)
    frame = st.push(s, steps.SLASH, card, source, cause)
    twice = s.table.effect_amount(_code(cause), fx.CENTRE_GOODS) if _is_dune(cause) else 1
    s.stack[frame + st.LEFT] = fields["times"].number(1, max(1, twice))


def _is_dune(cause: int) -> bool:
    return trace.DUNE_CAUSE <= cause < trace.RULE_CAUSE


def _picked(s: State) -> int:
    """The revealed goods card picked last, if the innermost frame reveals them."""
    frame = s.frame()
    if _innermost(s) not in (steps.REVEAL_PICK, steps.REVEAL_END) or not s.stack[frame + NEXT_PICK]:
        return st.NO_CARD
    return int(s.stack[frame + st.SHOWN + s.stack[frame + NEXT_PICK] - 1])


def _cause_of_slash(s: State, by: Spot, source: int) -> int:
    if source != trace.OPEN:
        return _marker_or_dune(s, by, fx.CENTRE_GOODS)
    if _innermost(s) == steps.TARGIA_END:
        cause = int(s.stack[s.frame() + st.CAUSE])
        by.exactly(CAUSE_WORDS.get(cause, cause_name(s.table, cause)), "as the Targia's card")
        return cause
    return _by_border(s, by, tb.CARAVAN)


def _marker_or_dune(s: State, by: Spot, *codes: int) -> int:
    if by.value == "marker":
        return trace.BY_MARKER
    return _by_dune(s, by, *codes)


def _load_source(s: State, spot: Spot, code: int) -> int:
    """Where the card of the frame lies; it must lie there."""
    if spot.value == "open":
        return trace.OPEN
    if spot.value == "hand":
        if s.me().hand != code:
            raise spot.error("the card is not in the hand of the player to move")
        return trace.HAND
    cell = load_cell(spot)
    if s.cells[cell] != code:
        raise spot.error("the card does not lie there face up")
    return ac.CELL + cell


def load_cell(spot: Spot) -> int:
    """A cell from its row and column."""
    row, column = [*spot.items(2), Spot(None, spot.at(0)), Spot(None, spot.at(1))][:2]
    return row.number(0, 2) * 3 + column.number(0, 2)


def _load_tribe(s: State, fields: dict[str, Spot]) -> None:
    if fields["card"].value in s.table.dune_ids:
        _load_joker(s, fields)
        return
    card = s.table.tribe_ids.index(fields["card"].word(s.table.tribe_ids))
    source = _load_source(s, fields["from"], card)
    cause = _cause_of_tribe(s, fields["by"], source)
    step = steps.REDUCE if _has_effect(s, cause, fx.HAND_PLAY_REDUCED) else steps.TRIBE
    frame = st.push(s, step, card, source, cause)
    if _has_effect(s, cause, fx.PICK_TRIBE):
        s.stack[frame + st.OFF_GOODS] = s.table.effect_second(_code(cause), fx.PICK_TRIBE)
    if _has_effect(s, cause, fx.DISPLAY_FOR_WATER):
        s.stack[frame + st.STEP] = steps.ROW
        s.stack[frame + st.FIXED] = s.table.effect_amount(_code(cause), fx.DISPLAY_FOR_WATER)
    if "rejected" in fields:
        s.stack[frame + st.REJECTED] = fields["rejected"].number(1, 999)
    _choose_again(s, fields["chosen"])


def _has_effect(s: State, cause: int, code: int) -> bool:
    return _is_dune(cause) and s.table.effect_amount(_code(cause), code) > 0


def _cause_of_tribe(s: State, by: Spot, source: int) -> int:
    if source == trace.HAND:
        return _by_hand(s, by)
    if source != trace.OPEN:
        return _marker_or_dune(s, by, fx.CENTRE_TRIBE, fx.DISPLAY_FOR_WATER)
    if isinstance(by.value, int):
        return _by_border(s, by, tb.TRIBAL_EXPANSION)
    return _by_either(s, by, fx.REVEAL_TRIBE, fx.DISCARD_PILE_CARD, fx.PICK_TRIBE)


def _by_hand(s: State, spot: Spot) -> int:
    if isinstance(spot.value, str):
        return _by_either(s, spot, fx.HAND_PLAY, fx.HAND_PLAY_ONCE, fx.HAND_PLAY_REDUCED)
    if s.me().hand_taken:
        raise spot.error("the Noble does not play a card taken this round (rule 5.13)")
    return _by_border(s, spot, tb.NOBLE)


def _load_joker(s: State, fields: dict[str, Spot]) -> None:
    """A dune on its way into the display (D04)."""
    cause = _by_dune(s, fields["by"], fx.JOKER)
    dune = cause - trace.DUNE_CAUSE
    fields["card"].exactly(s.table.dune_ids[dune], "the dune being carried out")
    fields["from"].exactly(s.table.dune_ids[dune], "the dune being carried out")
    fields["chosen"].exactly([], "nothing is chosen before the row")
    frame = st.push(s, steps.ROW, st.DUNE_CARD + dune, ac.DUNE + dune, cause)
    s.stack[frame + st.FIXED] = s.table.effect_amount(_code(cause), fx.JOKER)


def _load_trader(s: State, fields: dict[str, Spot]) -> None:
    cause = _by_border(s, fields["by"], tb.TRADER)
    _open_trades(s, fields, steps.TRADER, cause - trace.BORDER_CAUSE, cause)


def _load_exchange(s: State, fields: dict[str, Spot]) -> None:
    _open_trades(s, fields, steps.EXCHANGE, st.NO_CARD, _by_card(s, fields["by"], fx.EXCHANGE))


def _open_trades(s: State, fields: dict[str, Spot], step: int, source: int, cause: int) -> None:
    frame = st.push(s, step, st.NO_CARD, source, cause)
    s.stack[frame + TRADES] = int(fields["traded"].flag())
    one_for_one = step == steps.EXCHANGE or s.me().power[fx.ONE_FOR_ONE] > 0
    for kind in fields["received"].words(GOODS):
        if not one_for_one or not fields["traded"].value:
            raise fields["received"].error("nothing can have been traded one for one")
        s.stack[frame + RECEIVED] += 2 ** GOODS.index(kind)


def _load_smith(s: State, fields: dict[str, Spot]) -> None:
    cause = _by_border(s, fields["by"], tb.SILVERSMITH)
    border = cause - trace.BORDER_CAUSE
    most = 1 + s.table.border_new[border] + s.me().power[fx.SMITH_BONUS]
    _open_sales(s, fields, steps.SMITH, border, cause, most)


def _load_sell(s: State, fields: dict[str, Spot]) -> None:
    cause = _by_dune(s, fields["by"], fx.SELL_PAIRS)
    most = s.table.effect_amount(_code(cause), fx.SELL_PAIRS)
    _open_sales(s, fields, steps.SELL_PAIRS, 0, cause, most)


def _open_sales(
    s: State, fields: dict[str, Spot], step: int, source: int, cause: int, most: int
) -> None:
    frame = st.push(s, step, st.NO_CARD, source, cause)
    traded = fields["traded"].flag()
    s.stack[frame + TRADES] = int(traded)
    s.stack[frame + st.LEFT] = fields["left"].number(1, max(1, most - int(traded)))


def _load_marker(s: State, fields: dict[str, Spot]) -> None:
    cause = _by_border(s, fields["by"], tb.FATA_MORGANA)
    frame = st.push(s, steps.MARKER, st.NO_CARD, st.NO_CARD, cause)
    if "again" not in fields:
        _choose_again(s, fields["chosen"])
        return
    fields["chosen"].exactly([], "the first marker has moved")
    cell = load_cell(fields["again"])
    if not s.me().markers >> cell & 1 or not s.table.border_new[cause - trace.BORDER_CAUSE]:
        raise fields["again"].error("expected the player's other marker, in the expansion")
    paid = "paid" in fields and fields["paid"].flag()
    s.stack[frame + st.SOURCE] = ac.CELL + cell
    s.stack[frame + st.LEFT] = 1
    s.stack[frame + st.STEP] = steps.MARKER_TO if paid else steps.MARKER_AGAIN


def _load_rearrange(s: State, fields: dict[str, Spot]) -> None:
    card = _by_card(s, fields["by"], fx.REARRANGE)
    st.push(s, steps.LIFT, st.NO_CARD, st.NO_CARD, card)
    _choose_again(s, fields["chosen"])


def _load_swap(s: State, fields: dict[str, Spot]) -> None:
    cause = _by_either(s, fields["by"], fx.SWAP, fx.SWAP_OR_EXCHANGE)
    step = steps.SWAP_WAY if _is_dune(cause) else steps.SWAP
    st.push(s, step, st.NO_CARD, st.NO_CARD, cause)
    _choose_again(s, fields["chosen"])


def _load_choose(s: State, fields: dict[str, Spot]) -> None:
    cause = _by_either(s, fields["by"], fx.CHOOSE)
    st.push(s, steps.CHOOSE, _code(cause), 0, cause)


def _load_turn_up(s: State, fields: dict[str, Spot]) -> None:
    cause = _by_border(s, fields["by"], tb.TRIBAL_EXPANSION)
    st.push(s, steps.TURN_UP, st.NO_CARD, st.TRIBE_PILE, cause)


def _load_targia(s: State, fields: dict[str, Spot]) -> None:
    if fields["by"].value == "targia":
        cause, most = trace.BY_TARGIA, 1
        if not s.me().targia_used:
            raise fields["by"].error("the Targia has not been used this round")
    else:
        cause = _by_dune(s, fields["by"], fx.TARGIA_USES)
        most = s.table.effect_amount(_code(cause), fx.TARGIA_USES)
    stages = {name: step for step, name in TARGIA_STAGES.items()}
    step = stages[fields["stage"].word(stages)]
    frame = st.push(s, step, st.NO_CARD, st.GOODS_PILE, cause)
    s.stack[frame + st.LEFT] = fields["uses"].number(1, most)
    if step == steps.TARGIA_CARD:
        ids = s.table.goods_ids
        s.stack[frame + st.CARD] = ids.index(fields["card"].word(ids))
    else:
        fields["card"].exactly(None, "no card lies open")


def _load_dune(s: State, fields: dict[str, Spot]) -> None:
    dune = s.table.dune_ids.index(fields["by"].word(s.table.dune_ids))
    p = s.me()
    if not p.dunes_placed >> dune & 1 or p.dune_targis >> dune & 1:
        raise fields["by"].error("the player to move has not just used a Targi there")
    place = ac.DUNE + dune
    frame = st.push(s, steps.DUNE, dune, place, trace.DUNE_CAUSE + dune)
    part = fields["part"].number(1, fx.EFFECTS)
    if _effect_of_part(s, st.DUNE_CARD + dune, part - 1) == fx.NO_EFFECT:
        raise fields["part"].error("the dune has fewer parts")
    s.stack[frame + PART] = part
    s.stack[frame + BONUS] = fields["water"].number(0, _most_dune_water(s))


def _most_dune_water(s: State) -> int:
    return sum(s.table.effect_amount(card, fx.DUNE_BONUS) for card in range(s.table.tribe_count))


def _load_effects(s: State, fields: dict[str, Spot]) -> None:
    """A displayed card with several effects, of which some are still to come."""
    card = _by_card(s, fields["by"], *range(fx.REARRANGE, fx.REVEAL_GOODS + 1))
    frame = st.push(s, steps.EFFECTS, card, 0, card)
    s.stack[frame + st.LEFT] = fields["part"].number(1, fx.EFFECTS - 1)
    if not acts_at_once(_effect_of_part(s, card, s.stack[frame + st.LEFT])):
        raise fields["part"].error("expected a part that acts at once")


def _by_dune_alone(step: int, *codes: int) -> Callable[[State, dict[str, Spot]], None]:
    """A step of a dune that has no details."""

    def load(s: State, fields: dict[str, Spot]) -> None:
        cause = _by_dune(s, fields["by"], *codes)
        frame = st.push(s, step, st.NO_CARD, 0, cause)
        if step == steps.CENTRE_GOODS:
            s.stack[frame + st.LEFT] = s.table.effect_amount(_code(cause), fx.CENTRE_GOODS)
        if step == steps.FOREIGN_BORDER:
            first = s.table.effect_amount(_code(cause), fx.FREE_BORDER) > 0
            s.stack[frame + st.MODE] = fx.FREE_BORDER if first else fx.OPPONENTS_BORDER

    return load


def _load_reveal(s: State, fields: dict[str, Spot]) -> None:
    cause = _by_either(s, fields["by"], fx.REVEAL_GOODS)
    card = _code(cause)
    frame = st.push(s, steps.REVEAL_PICK, st.NO_CARD, st.GOODS_PILE, cause)
    most = s.table.effect_amount(card, fx.REVEAL_GOODS)
    _load_shown(s, frame, fields["cards"], s.table.goods_ids, most)
    picks = fields["picks"].number(0, s.table.effect_second(card, fx.REVEAL_GOODS))
    taken = s.table.effect_second(card, fx.REVEAL_GOODS) - picks
    s.stack[frame + PICKS] = picks
    s.stack[frame + NEXT_PICK] = fields["next"].number(taken, most - picks if taken else 0)
    if picks == 0:
        s.stack[frame + st.STEP] = steps.REVEAL_END


def _load_pick(s: State, fields: dict[str, Spot]) -> None:
    cause = _by_dune(s, fields["by"], fx.PICK_TRIBE)
    card = _code(cause)
    frame = st.push(s, steps.PICK, st.NO_CARD, st.TRIBE_PILE, cause)
    most = s.table.effect_amount(card, fx.PICK_TRIBE)
    _load_shown(s, frame, fields["cards"], s.table.tribe_ids, most)
    s.stack[frame + PICKS] = s.table.effect_second(card, fx.PICK_TRIBE)


def _load_shown(s: State, frame: int, spot: Spot, ids: list[str], most: int) -> None:
    cards = spot.words(ids)
    if len(cards) != most:
        raise spot.error(f"expected {most} cards lying open, got {len(cards)}")
    for place, card in enumerate(cards):
        s.stack[frame + st.SHOWN + place] = ids.index(card)
    s.stack[frame + SEEN] = most


def _load_raid_goods(s: State, fields: dict[str, Spot]) -> None:
    fields["by"].exactly(s.robber + 1, "the raid, rule 7.1")
    if s.me().power[fx.RAID_DISCOUNT] == 0 or demanded(s, 0, tb.NAMED) == 0:
        raise fields["by"].error("no good can be left out of this demand (rule 7.4)")
    st.push(s, steps.RAID_OMIT, st.NO_CARD, 0, trace.BORDER_CAUSE + s.robber)


def _load_raid_card(s: State, fields: dict[str, Spot]) -> None:
    fields["by"].exactly(s.robber + 1, "the raid, rule 7.1")
    if not demanded(s, 1, tb.LAST_CARD):
        raise fields["by"].error("this raid does not ask for a card (rule 7.2)")
    st.push(s, steps.RAID_ROW, st.NO_CARD, 0, trace.BORDER_CAUSE + s.robber)


def _choose_again(s: State, chosen: Spot) -> None:
    """Make the choices of a frame once more; none may be illegal or finish the action."""
    depth = s.depth
    for spot in chosen.items(12):
        engine.ask(s)
        moves = {
            move.text: move.action
            for move in legal_moves(s)
            if not ac.WATER_GOLD <= move.action < ac.COST
        }
        text = spot.text()
        if text not in moves or s.depth != depth:
            raise spot.expected(f"one of the moves possible there: {', '.join(moves)}")
        engine.choose(s, moves[text])
    if s.depth != depth:
        raise chosen.error("these choices finish the action")


_Loader = Callable[[State, dict[str, Spot]], None]
_OPTIONAL: Final = {"tribe": ("rejected",), "marker": ("again", "paid")}
_LOADERS: Final[dict[str, tuple[tuple[str, ...], _Loader]]] = {
    "take": (("goods", "least"), _load_take),
    "give": (("goods", "least"), _load_give),
    "slash": (("card", "from", "times"), _load_slash),
    "tribe": (("card", "from", "chosen"), _load_tribe),
    "trader": (("traded", "received"), _load_trader),
    "exchange": (("traded", "received"), _load_exchange),
    "silversmith": (("traded", "left"), _load_smith),
    "sell": (("traded", "left"), _load_sell),
    "marker": (("chosen",), _load_marker),
    "rearrange": (("chosen",), _load_rearrange),
    "swap": (("chosen",), _load_swap),
    "choose": ((), _load_choose),
    "turn_up": ((), _load_turn_up),
    "targia": (("stage", "uses", "card"), _load_targia),
    "dune": (("part", "water"), _load_dune),
    "effects": (("part",), _load_effects),
    "centre_tribe": ((), _by_dune_alone(steps.CENTRE_TRIBE, fx.CENTRE_TRIBE)),
    "centre_goods": ((), _by_dune_alone(steps.CENTRE_GOODS, fx.CENTRE_GOODS)),
    "under_marker": ((), _by_dune_alone(steps.UNDER_MARKER, fx.DISPLAY_FOR_WATER)),
    "border": (
        (),
        _by_dune_alone(steps.FOREIGN_BORDER, fx.FREE_BORDER, fx.OPPONENTS_BORDER),
    ),
    "reveal": (("cards", "picks", "next"), _load_reveal),
    "pick": (("cards",), _load_pick),
    "raid_goods": ((), _load_raid_goods),
    "raid_card": ((), _load_raid_card),
}
