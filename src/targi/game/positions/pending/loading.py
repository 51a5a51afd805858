"""Reading the `pending` of a position: open actions, exact or refused.

Reading trusts nothing: an action is opened and its choices are made again through the rules, so
that a frame which no game could reach is refused. What cannot be made again (trades that moved
tokens, cards lying open) is checked field by field. Here is which fields an action has and which
can wait for another; the actions are read in `goods`, `cards` and `parts`.
"""

from collections.abc import Callable
from typing import Final

from targi.game.positions.pending import cards, goods, parts
from targi.game.positions.pending.writing import TARGIA_STAGES
from targi.game.positions.reader import JsonField
from targi.rules import effects as fx
from targi.rules import state as st
from targi.rules import steps
from targi.rules.state import State

# Only these can wait for another action inside them.
_OUTER: Final = ("dune", "effects", "targia", "reveal")


def load_pending(s: State, spot: JsonField) -> None:
    """Open the frames of a position; all else of the state must be loaded before."""
    frames = spot.items(st.MAX_PENDING)
    opened: list[object] = []
    for index, frame in enumerate(frames):
        if not isinstance(frame.value, dict):
            raise frame.expected("an object")
        step = JsonField(frame.value.get("step"), frame.at("step"))
        name = step.word(LOADERS)
        needed, load = LOADERS[name]
        fields = frame.members(("step", "by", *needed), OPTIONAL.get(name, ()))
        if (name, fields["by"].value) in opened:
            raise step.error("this action is open already")
        opened.append((name, fields["by"].value))
        if index < len(frames) - 1:
            _check_waiting(name, fields)
        load(s, fields)


def _check_waiting(name: str, fields: dict[str, JsonField]) -> None:
    """An action waits for another at the end of one of its parts."""
    if name not in _OUTER:
        raise fields["step"].error("this action cannot wait for another")
    if name == "targia":
        fields["stage"].exactly(TARGIA_STAGES[steps.TARGIA_END], "she waits for another action")


_Loader = Callable[[State, dict[str, JsonField]], None]
OPTIONAL: Final = {"tribe": ("rejected",), "marker": ("again", "paid")}
LOADERS: Final[dict[str, tuple[tuple[str, ...], _Loader]]] = {
    "take": (("goods", "least"), goods.load_take),
    "give": (("goods", "least"), goods.load_give),
    "slash": (("card", "from", "times"), goods.load_slash),
    "tribe": (("card", "from", "chosen"), cards.load_tribe),
    "trader": (("traded", "received"), goods.load_trader),
    "exchange": (("traded", "received"), goods.load_exchange),
    "silversmith": (("traded", "left"), goods.load_smith),
    "sell": (("traded", "left"), goods.load_sell),
    "marker": (("chosen",), cards.load_marker),
    "rearrange": (("chosen",), cards.load_rearrange),
    "swap": (("chosen",), cards.load_swap),
    "choose": ((), parts.load_choose),
    "turn_up": ((), cards.load_turn_up),
    "targia": (("stage", "uses", "card"), parts.load_targia),
    "dune": (("part", "water"), parts.load_dune),
    "effects": (("part",), parts.load_effects),
    "centre_tribe": ((), parts.dune_step(steps.CENTRE_TRIBE, fx.CENTRE_TRIBE)),
    "centre_goods": ((), parts.dune_step(steps.CENTRE_GOODS, fx.CENTRE_GOODS)),
    "under_marker": ((), parts.dune_step(steps.UNDER_MARKER, fx.DISPLAY_FOR_WATER)),
    "border": (
        (),
        parts.dune_step(steps.FOREIGN_BORDER, fx.FREE_BORDER, fx.OPPONENTS_BORDER),
    ),
    "reveal": (("cards", "picks", "next"), parts.load_reveal),
    "pick": (("cards",), parts.load_pick),
    "raid_goods": ((), goods.load_raid_goods),
    "raid_card": ((), cards.load_raid_card),
}
