"""What is in progress inside an action, as JSON: the `pending` of a position.

A frame says which action is open (`step`), what opened it (`by`), and which choices have been made
in it, as the texts of those moves where they can be made again. `loading` reads it back.
"""

from typing import Final

from targi.cards import GOODS
from targi.game.names import Json, card_id, cause_name, cell_text, members, slot_text
from targi.game.positions.pending.causes import dune_part
from targi.rules import actions as ac
from targi.rules import effects as fx
from targi.rules import state as st
from targi.rules import steps, trace
from targi.rules.dunes import BONUS, PART
from targi.rules.prices import can_substitute
from targi.rules.rearranging import FIRST, FIRST_TO, SECOND
from targi.rules.revealing import NEXT_PICK, PICKS, SEEN
from targi.rules.state import State
from targi.rules.trading import RECEIVED, TRADES

# The name of the open action, for every step inside it.
OPENS: Final = {
    steps.TAKE: "take",
    steps.GIVE: "give",
    steps.SLASH: "slash",
    steps.TRIBE: "tribe",
    steps.REDUCE: "tribe",
    steps.OMIT: "tribe",
    steps.SUBSTITUTE: "tribe",
    steps.EXTRA: "tribe",
    steps.ROW: "tribe",
    steps.TRADER: "trader",
    steps.EXCHANGE: "exchange",
    steps.SMITH: "silversmith",
    steps.SELL_PAIRS: "sell",
    steps.MARKER: "marker",
    steps.MARKER_TO: "marker",
    steps.MARKER_AGAIN: "marker",
    steps.LIFT: "rearrange",
    steps.LIFT_SECOND: "rearrange",
    steps.LAY: "rearrange",
    steps.LAY_SECOND: "rearrange",
    steps.CHOOSE: "choose",
    steps.TURN_UP: "turn_up",
    steps.TARGIA: "targia",
    steps.TARGIA_PAY: "targia",
    steps.TARGIA_CARD: "targia",
    steps.TARGIA_END: "targia",
    steps.DUNE: "dune",
    steps.EFFECTS: "effects",
    steps.CENTRE_TRIBE: "centre_tribe",
    steps.CENTRE_GOODS: "centre_goods",
    steps.UNDER_MARKER: "under_marker",
    steps.FOREIGN_BORDER: "border",
    steps.SWAP_WAY: "swap",
    steps.SWAP: "swap",
    steps.SWAP_SECOND: "swap",
    steps.SWAP_HAND: "swap",
    steps.REVEAL_PICK: "reveal",
    steps.REVEAL_END: "reveal",
    steps.PICK: "pick",
    steps.RAID_OMIT: "raid_goods",
    steps.RAID_ROW: "raid_card",
}
CAUSE_WORDS: Final = {
    trace.BY_MARKER: "marker",
    trace.BY_LIMIT: "limit",
    trace.BY_TARGIA: "targia",
}
MODES: Final = ("pay cost", "pay cost and extra", "pay alternative", "pay alternative and extra")
TARGIA_STAGES: Final = {
    steps.TARGIA: "choose",
    steps.TARGIA_PAY: "pay",
    steps.TARGIA_CARD: "card",
    steps.TARGIA_END: "end",
}


def dump_pending(s: State) -> list[Json]:
    """All open frames, outermost first."""
    return [_dump_frame(s, depth * st.FRAME) for depth in range(s.depth)]


def _dump_frame(s: State, frame: int) -> Json:
    step = s.stack[frame + st.STEP]
    name = OPENS[step]
    cause = s.stack[frame + st.CAUSE]
    by = CAUSE_WORDS.get(cause, cause_name(s.table, cause))
    entry: dict[str, Json] = {"step": name, "by": by}
    for field, value in _details(s, frame, step, name).items():
        entry[field] = value
    return entry


def _details(s: State, frame: int, step: int, name: str) -> dict[str, Json]:
    """What a frame says beyond its step and its cause."""
    left = s.stack[frame + st.LEFT]
    if name in ("take", "give"):
        return {"goods": left, "least": GOODS[s.stack[frame + st.LEAST]]}
    if name == "slash":
        card = s.table.goods_ids[s.stack[frame + st.CARD]]
        return {"card": card, "from": _source(s, frame), "times": left}
    if name == "tribe":
        return _tribe(s, frame, step)
    if name in ("trader", "exchange"):
        received = [GOODS[kind] for kind in members(s.stack[frame + RECEIVED])]
        return {"traded": s.stack[frame + TRADES] > 0, "received": [*received]}
    if name in ("silversmith", "sell"):
        return {"traded": s.stack[frame + TRADES] > 0, "left": left}
    if name == "marker":
        return _marker(s, frame, step)
    if name in ("rearrange", "swap"):
        return {"chosen": [*_chosen(s, frame, step)]}
    if name in ("reveal", "pick"):
        return _revealed(s, frame, name)
    if name == "targia":
        number = s.stack[frame + st.CARD]
        shown = s.table.goods_ids[number] if step == steps.TARGIA_CARD else None
        return {"stage": TARGIA_STAGES[step], "uses": left, "card": shown}
    if name == "effects":
        return {"part": left}
    if name == "dune":
        return {"part": s.stack[frame + PART], "water": s.stack[frame + BONUS]}
    return {}


def _source(s: State, frame: int) -> Json:
    place = s.stack[frame + st.SOURCE]
    words = {trace.HAND: "hand", trace.OPEN: "open", trace.REVEALED: "revealed"}
    if place in words:
        return words[place]
    if place >= ac.DUNE:
        return s.table.dune_ids[place - ac.DUNE]
    return [(place - ac.CELL) // 3, (place - ac.CELL) % 3]


def _tribe(s: State, frame: int, step: int) -> dict[str, Json]:
    entry: dict[str, Json] = {
        "card": card_id(s.table, s.stack[frame + st.CARD]),
        "from": _source(s, frame),
        "chosen": [*_chosen(s, frame, step)],
    }
    if step == steps.TRIBE and s.stack[frame + st.REJECTED]:
        entry["rejected"] = s.stack[frame + st.REJECTED]
    return entry


def _marker(s: State, frame: int, step: int) -> dict[str, Json]:
    """Choices for the first marker; the second one's place, and whether its water is paid."""
    if s.stack[frame + st.LEFT] == 0:
        return {"chosen": [*_chosen(s, frame, step)]}
    cell = s.stack[frame + st.SOURCE] - ac.CELL
    return {"chosen": [], "again": [cell // 3, cell % 3], "paid": step == steps.MARKER_TO}


def _revealed(s: State, frame: int, name: str) -> dict[str, Json]:
    ids = s.table.goods_ids if name == "reveal" else s.table.tribe_ids
    first = frame + st.SHOWN
    cards = [ids[card] for card in s.stack[first : first + s.stack[frame + SEEN]]]
    if name == "pick":
        return {"cards": [*cards]}
    picks = s.stack[frame + PICKS]
    return {"cards": [*cards], "picks": picks, "next": s.stack[frame + NEXT_PICK]}


def _chosen(s: State, frame: int, step: int) -> list[str]:
    """The moves made in this frame so far."""
    if OPENS[step] == "tribe":
        return _paid(s, frame, step)
    fields = s.stack[frame : frame + st.FRAME]
    if step == steps.MARKER_TO:
        return [f"move {cell_text(int(fields[st.SOURCE]) - ac.CELL)}"]
    if OPENS[step] == "swap":
        return _swapped(s, frame, step)
    moves: list[str] = []
    if step in (steps.LIFT_SECOND, steps.LAY, steps.LAY_SECOND):
        moves.append(f"lift {_card_in(s, fields[FIRST])}")
        if step != steps.LIFT_SECOND:
            second = fields[SECOND]
            moves.append("none" if second == st.NO_CARD else f"lift {_card_in(s, second)}")
        if step == steps.LAY_SECOND:
            moves.append(f"lay {slot_text(int(fields[FIRST_TO]))}")
    return moves


def _card_in(s: State, slot: int) -> str:
    return card_id(s.table, s.me().slots[slot])


def _swapped(s: State, frame: int, step: int) -> list[str]:
    by_dune = s.stack[frame + st.CAUSE] >= trace.DUNE_CAUSE
    way = {steps.SWAP_HAND: ["swap hand"], steps.SWAP_WAY: []}.get(step, ["swap display"])
    moves = way if by_dune else []
    if step == steps.SWAP_SECOND:
        moves = [*moves, f"swap {_card_in(s, s.stack[frame + st.CARD])}"]
    return moves


def _left_out(s: State, frame: int, moves: list[str]) -> list[str]:
    for kind, name in enumerate(GOODS):
        moves += [f"leave {name}"] * int(s.stack[frame + st.GIVEN + kind])
    return moves


def _paid(s: State, frame: int, step: int) -> list[str]:
    """The choices of a payment: reduction, cost, omissions, substitute, the good on top."""
    moves: list[str] = []
    by_reduction = dune_part(s, s.stack[frame + st.CAUSE]) == fx.HAND_PLAY_REDUCED
    if by_reduction and step != steps.REDUCE:
        moves.append("less gold" if s.stack[frame + st.OFF_GOLD] else "less goods")
    if step in (steps.TRIBE, steps.REDUCE) or s.stack[frame + st.FIXED]:
        return moves
    moves.append(MODES[s.stack[frame + st.MODE] - ac.COST])
    _left_out(s, frame, moves)
    if s.stack[frame + st.SUBSTITUTED]:
        moves.append("substitute")
    elif step == steps.ROW and _asked_to_substitute(s, frame):
        moves.append("none")
    if s.stack[frame + st.ON_TOP] > 0:
        moves.append(f"add {GOODS[s.stack[frame + st.ON_TOP] - 1]}")
    return moves


def _asked_to_substitute(s: State, frame: int) -> bool:
    card, mode = s.stack[frame + st.CARD], s.stack[frame + st.MODE]
    return can_substitute(s, card, mode, s.stack[frame + st.CAUSE])
