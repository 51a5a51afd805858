"""What is in progress inside an action, as JSON and back: the `pending` of a position.

A frame says which action is open and which choices have been made in it, as the texts of those
moves. Reading trusts nothing: the action is opened and the choices are made again through the
rules, so that a frame which no game could reach is refused.
"""

from collections.abc import Callable
from typing import Final

from targi.cards import GOODS
from targi.game.names import Json, cell_text, members, slot_text
from targi.game.notation import legal_moves
from targi.game.reading import Spot
from targi.rules import actions as ac
from targi.rules import effects as fx
from targi.rules import engine, steps, trace
from targi.rules import state as st
from targi.rules import table as tb
from targi.rules.rearranging import FIRST, FIRST_TO, SECOND
from targi.rules.state import State
from targi.rules.tokens import goods_held
from targi.rules.trading import RECEIVED, TRADES

# The step that opens an action, for every step inside it.
OPENS: Final = {
    steps.TAKE: "take",
    steps.GIVE: "give",
    steps.SLASH: "slash",
    steps.TRIBE: "tribe",
    steps.OMIT: "tribe",
    steps.EXTRA: "tribe",
    steps.ROW: "tribe",
    steps.TRADER: "trader",
    steps.SMITH: "silversmith",
    steps.MARKER: "marker",
    steps.MARKER_TO: "marker",
    steps.LIFT: "rearrange",
    steps.LIFT_SECOND: "rearrange",
    steps.LAY: "rearrange",
    steps.LAY_SECOND: "rearrange",
    steps.CHOOSE: "choose",
}
CAUSE_WORDS: Final = {trace.BY_MARKER: "marker", trace.BY_LIMIT: "limit"}


def dump_pending(s: State) -> list[Json]:
    """All open frames, outermost first."""
    return [_dump_frame(s, depth * st.FRAME) for depth in range(s.depth)]


def _dump_frame(s: State, frame: int) -> Json:
    step = s.stack[frame + st.STEP]
    name = OPENS[step]
    entry: dict[str, Json] = {"step": name, "by": _cause(s, s.stack[frame + st.CAUSE])}
    if name in ("take", "give"):
        entry["goods"] = s.stack[frame + st.LEFT]
        entry["least"] = GOODS[s.stack[frame + st.LEAST]]
    elif name in ("tribe", "slash"):
        ids = s.table.goods_ids if name == "slash" else s.table.tribe_ids
        entry["card"] = ids[s.stack[frame + st.CARD]]
        entry["from"] = _source(s.stack[frame + st.SOURCE])
    elif name == "trader":
        entry["traded"] = s.stack[frame + TRADES] > 0
        entry["received"] = [GOODS[kind] for kind in members(s.stack[frame + RECEIVED])]
    if name in ("tribe", "marker", "rearrange"):
        entry["chosen"] = list[Json](_chosen(s, frame, step))
    return entry


def _cause(s: State, cause: int) -> Json:
    if cause in CAUSE_WORDS:
        return CAUSE_WORDS[cause]
    if cause >= trace.BORDER_CAUSE:
        return cause - trace.BORDER_CAUSE + 1
    return s.table.tribe_ids[cause]


def _source(place: int) -> Json:
    if place == trace.HAND:
        return "hand"
    if place == trace.OPEN:
        return "open"
    return [(place - ac.CELL) // 3, (place - ac.CELL) % 3]


def _chosen(s: State, frame: int, step: int) -> list[str]:
    """The moves made in this frame so far."""
    fields = s.stack[frame : frame + st.FRAME]
    moves: list[str] = []
    if step in (steps.OMIT, steps.EXTRA, steps.ROW):
        moves.append("pay cost" if fields[st.MODE] == ac.COST else "pay alternative")
        for kind, name in enumerate(GOODS):
            moves += [f"leave {name}"] * int(fields[st.GIVEN + kind])
        if fields[st.ON_TOP] > 0:
            moves.append(f"add {GOODS[fields[st.ON_TOP] - 1]}")
    elif step == steps.MARKER_TO:
        moves.append(f"move {cell_text(int(fields[st.SOURCE]) - ac.CELL)}")
    elif step in (steps.LIFT_SECOND, steps.LAY, steps.LAY_SECOND):
        slots = s.me().slots
        moves.append(f"lift {s.table.tribe_ids[slots[fields[FIRST]]]}")
        if step != steps.LIFT_SECOND:
            second = fields[SECOND]
            moves.append(
                "none" if second == st.NO_CARD else f"lift {s.table.tribe_ids[slots[second]]}"
            )
        if step == steps.LAY_SECOND:
            moves.append(f"lay {slot_text(int(fields[FIRST_TO]))}")
    return moves


def load_pending(s: State, spot: Spot) -> None:
    """Open the frames of a position; all else of the state must be loaded before."""
    frames = spot.items(st.MAX_PENDING)
    for index, frame in enumerate(frames):
        step = frame.members(("step", "by"), ("goods", "least", "card", "from", "chosen", *_TRADER))
        name = step["step"].word(_LOADERS)
        innermost = index == len(frames) - 1
        if not innermost and name not in ("take", "choose", "rearrange"):
            raise step["step"].error("only effects of a displayed card can wait for another")
        _LOADERS[name](s, frame)


_TRADER: Final = ("traded", "received")


def _fields(frame: Spot, *names: str) -> dict[str, Spot]:
    return frame.members(("step", "by", *names))


def _by_card(s: State, spot: Spot, *codes: int) -> int:
    """A displayed card of the player to move that has one of these effects."""
    card = s.table.tribe_ids.index(spot.word(s.table.tribe_ids))
    if card not in list(s.me().slots):
        raise spot.error("the card is not displayed by the player to move")
    if all(s.table.effect_amount(card, code) == 0 for code in codes):
        raise spot.error("the card has no effect that asks for this")
    return card


def _by_border(s: State, spot: Spot, card: int) -> int:
    """A border card of this kind whose Targi the player to move has just used."""
    number = spot.number(1, 16)
    p = s.me()
    if s.table.border[number - 1] != card:
        raise spot.error(f"expected the card {tb.BORDER_NAMES[card]}")
    if not p.placed >> (number - 1) & 1 or p.targis >> (number - 1) & 1:
        raise spot.error("the player to move has not just used a Targi there")
    return trace.BORDER_CAUSE + number - 1


def _load_take(s: State, frame: Spot) -> None:
    fields = _fields(frame, "goods", "least")
    if s.phase == st.LIMIT:
        card = _by_card(s, fields["by"], fx.CONSOLATION)
    else:
        card = _by_card(s, fields["by"], fx.GOODS_PER_CARDS, fx.GOODS_PER_FREE_SPACES, fx.CHOOSE)
    _open_goods(s, fields, steps.TAKE, card, _most_goods(s, card))


def _most_goods(s: State, card: int) -> int:
    """How many goods of choice a card's effects can give now."""
    p, t = s.me(), s.table
    gifts = [t.effect_amount(card, fx.CONSOLATION)]
    if every := t.effect_amount(card, fx.GOODS_PER_CARDS):
        gifts.append(p.cards // every)
    if every := t.effect_amount(card, fx.GOODS_PER_FREE_SPACES):
        gifts.append((st.SLOTS - p.cards) // every)
    options = range(card * fx.OPTIONS * 2, (card + 1) * fx.OPTIONS * 2, 2)
    gifts += [t.options[at + 1] for at in options if t.options[at] == fx.ANY_GOODS]
    return max(gifts)


def _load_give(s: State, frame: Spot) -> None:
    fields = _fields(frame, "goods", "least")
    if s.phase == st.LIMIT:
        fields["by"].word(["limit"])
        excess = goods_held(s.me()) - 10
        fields["goods"].exactly(excess, "the goods above 10, rule 6.1")
        _open_goods(s, fields, steps.GIVE, trace.BY_LIMIT, excess)
    else:
        fields["by"].exactly(s.robber + 1, "the raid, rule 7.1")
        demanded = s.table.demands[s.robber * 6]
        _open_goods(s, fields, steps.GIVE, trace.BORDER_CAUSE + s.robber, demanded)


def _open_goods(s: State, fields: dict[str, Spot], step: int, cause: int, most: int) -> None:
    frame = st.push(s, step, st.NO_CARD, 0, cause)
    s.stack[frame + st.LEFT] = fields["goods"].number(1, max(1, most))
    s.stack[frame + st.LEAST] = GOODS.index(fields["least"].word(GOODS))


def _load_slash(s: State, frame: Spot) -> None:
    fields = _fields(frame, "card", "from")
    card = s.table.goods_ids.index(fields["card"].word(s.table.goods_ids))
    source = _load_source(s, fields["from"], st.GOODS_CARD + card)
    cause = _by_source(s, fields["by"], source, tb.CARAVAN)
    st.push(s, steps.SLASH, card, source, cause)


def _load_tribe(s: State, frame: Spot) -> None:
    fields = _fields(frame, "card", "from", "chosen")
    card = s.table.tribe_ids.index(fields["card"].word(s.table.tribe_ids))
    source = _load_source(s, fields["from"], card)
    if source == trace.HAND:
        cause = _by_hand(s, fields["by"])
    else:
        cause = _by_source(s, fields["by"], source, tb.TRIBAL_EXPANSION)
    st.push(s, steps.TRIBE, card, source, cause)
    _choose_again(s, fields["chosen"])


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


def _by_source(s: State, spot: Spot, source: int, border: int) -> int:
    if source == trace.OPEN:
        return _by_border(s, spot, border)
    spot.word(["marker"])
    return trace.BY_MARKER


def _by_hand(s: State, spot: Spot) -> int:
    if isinstance(spot.value, str):
        return _by_card(s, spot, fx.HAND_PLAY)
    if s.me().hand_taken:
        raise spot.error("the Noble does not play a card taken this round (rule 5.13)")
    return _by_border(s, spot, tb.NOBLE)


def _load_trader(s: State, frame: Spot) -> None:
    fields = _fields(frame, *_TRADER)
    opened = st.push(s, steps.TRADER, st.NO_CARD, 0, _by_border(s, fields["by"], tb.TRADER))
    s.stack[opened + TRADES] = int(fields["traded"].flag())
    for kind in fields["received"].words(GOODS):
        if s.me().power[fx.ONE_FOR_ONE] == 0 or not fields["traded"].value:
            raise fields["received"].error("nothing can have been traded one for one")
        s.stack[opened + RECEIVED] += 2 ** GOODS.index(kind)


def _load_smith(s: State, frame: Spot) -> None:
    cause = _by_border(s, _fields(frame)["by"], tb.SILVERSMITH)
    st.push(s, steps.SMITH, st.NO_CARD, 0, cause)


def _load_marker(s: State, frame: Spot) -> None:
    fields = _fields(frame, "chosen")
    cause = _by_border(s, fields["by"], tb.FATA_MORGANA)
    st.push(s, steps.MARKER, st.NO_CARD, 0, cause)
    _choose_again(s, fields["chosen"])


def _load_rearrange(s: State, frame: Spot) -> None:
    fields = _fields(frame, "chosen")
    card = _by_card(s, fields["by"], fx.REARRANGE)
    st.push(s, steps.LIFT, st.NO_CARD, st.NO_CARD, card)
    _choose_again(s, fields["chosen"])


def _load_choose(s: State, frame: Spot) -> None:
    card = _by_card(s, _fields(frame)["by"], fx.CHOOSE)
    st.push(s, steps.CHOOSE, card, 0, card)


def _choose_again(s: State, chosen: Spot) -> None:
    """Make the choices of a frame once more; none may be illegal or finish the action."""
    depth = s.depth
    for spot in chosen.items(8):
        engine.ask(s)
        moves = {move.text: move.action for move in legal_moves(s)}
        text = spot.text()
        if text not in moves or s.depth != depth:
            raise spot.expected(f"one of the moves possible there: {', '.join(moves)}")
        engine.choose(s, moves[text])
    if s.depth != depth:
        raise chosen.error("these choices finish the action")


_LOADERS: Final[dict[str, Callable[[State, Spot], None]]] = {
    "take": _load_take,
    "give": _load_give,
    "slash": _load_slash,
    "tribe": _load_tribe,
    "trader": _load_trader,
    "silversmith": _load_smith,
    "marker": _load_marker,
    "rearrange": _load_rearrange,
    "choose": _load_choose,
}
