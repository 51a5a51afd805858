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
# expansion
SUBSTITUTE: Final = 18  # water and a good instead of 1 gold
REDUCE: Final = 19  # goods or gold less
MARKER_AGAIN: Final = 20  # Fata Morgana: the other marker for 1 water
TURN_UP: Final = 21  # Tribal Expansion: the pile, or the top of the discards
TARGIA: Final = 22  # the Targia: a good, or pay for a goods card
TARGIA_PAY: Final = 23
TARGIA_DRAW: Final = 24
TARGIA_CARD: Final = 25  # take it, pay for the next, or stop
TARGIA_END: Final = 26  # what the card showed has been taken
EXCHANGE: Final = 27  # goods one for one, once
DUNE: Final = 28  # a dune being carried out, part by part
CENTRE_TRIBE: Final = 29
CENTRE_GOODS: Final = 30
UNDER_MARKER: Final = 31
SWAP_WAY: Final = 32  # within the display, or with the hand
SWAP: Final = 33
SWAP_SECOND: Final = 34
SWAP_HAND: Final = 35
FOREIGN_BORDER: Final = 36  # a border card without one's own Targi
SELL_PAIRS: Final = 37
REVEAL_DRAW: Final = 38  # goods cards are turned up
REVEAL_PICK: Final = 39
REVEAL_END: Final = 40
PICK_DRAW: Final = 41  # tribe cards are turned up
PICK: Final = 42
RENEW: Final = 43  # dunes are turned up
EFFECTS: Final = 46  # a card with several effects, one after the other
RAID_OMIT: Final = 44  # which demanded good is left out
RAID_ROW: Final = 45  # from which row the last card is lost
