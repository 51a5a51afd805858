"""Names of what is asked inside an action: the `STEP` of a frame on the pending stack.

With an empty stack the phase tells what is asked (place, act, limit, raid).
"""

from typing import Final

TAKE: Final = 1  # goods of choice from the supply
GIVE: Final = 2  # goods of choice to the supply
SLASH: Final = 3  # one side of a goods card's slash
TRIBE: Final = 4  # a tribe card: which cost, hand or discard
OMIT: Final = 5  # which good a discount leaves out
EXTRA: Final = 6  # which good is paid on top
ROW: Final = 7
TRADER: Final = 8
SMITH: Final = 9
MARKER: Final = 10  # Fata Morgana: which marker moves
MARKER_TO: Final = 11  # and where to
LIFT: Final = 12  # rearranging: the first card picked up
LIFT_SECOND: Final = 13
LAY: Final = 14  # where the first one goes
LAY_SECOND: Final = 15
CHOOSE: Final = 16  # one option of a card's gift
DRAW: Final = 17  # waiting for the top card of a pile
