"""Facts: what happened, packed into one integer each, written only while a state is tracing.

A fact says who, what (a resource or a card), from where, to where, how many, and which card,
border card or rule caused it. `targi.game.moves.events` turns them into objects; nobody has
to compare two states to learn what happened.
"""

from typing import Final

from targi.rules.native import i64
from targi.rules.state import State

# Codes
ROUND: Final = 1  # a round begins: amount = its number
ROBBER: Final = 2  # the robber moves from source to target
RAID: Final = 3  # a raid begins on card source
FIRST: Final = 4  # seat has the starting player token
PLACE: Final = 5  # seat puts a Targi on target
WITHHELD: Final = 6  # seat places only amount Targis this round
MARKER: Final = 7  # a marker of seat is put on target
USE: Final = 8  # seat begins the action of source; a figure there comes back
MOVE_MARKER: Final = 9
GAIN: Final = 10  # seat takes amount of resource thing
LOSE: Final = 11  # seat gives amount of resource thing to the supply
STORE: Final = 12  # amount of gold is put on a displayed card
USE_STORED: Final = 13  # and used from there
LEAVE_OUT: Final = 14  # a discount leaves out amount of resource thing
CARD: Final = 15  # card thing goes from source to target
TURN_UP: Final = 16  # card thing is turned up at target
FILL: Final = 17  # a face-down card thing (a back) fills target
SHUFFLE: Final = 18  # the discards of kind thing become its new pile
SPARED: Final = 19  # seat gives nothing at this raid
UNPAID: Final = 20  # seat can meet neither demand
DECLINE: Final = 21  # what is left at source comes back unused
END_TURN: Final = 22
END: Final = 23  # the game is over: amount 1 twelfth card, 2 last raid
CHOICE: Final = 24  # amount 1: a forced choice (action thing) begins; amount 0: it has been made
FEWER: Final = 25  # seat will place only amount Targis next round
TARGIA: Final = 26  # the Targia moves to target
ACTION_MARKER: Final = 27  # a displayed card gets its action marker (amount 1) or uses it (0)
LOST: Final = 28  # a displayed card's stored gold or marker goes back to the supply

# Places beyond the actions' numbers for border cards, cells, dunes and slots
SUPPLY: Final = 57
STOCK: Final = 58
HAND: Final = 59
PILE: Final = 60  # 60-62: goods, tribes, dunes
DISCARDS: Final = 63  # 63-65
OPEN: Final = 66  # turned up before the player
ON_CARD: Final = 67
REVEALED: Final = 68  # one of several cards turned up, which are discarded together

# Causes: tribe cards as they are, then border cards, goods cards and rules
BORDER_CAUSE: Final = 64
GOODS_CAUSE: Final = 96
DUNE_CAUSE: Final = 128
RULE_CAUSE: Final = 160
NO_CAUSE: Final = 160
BY_CHOICE: Final = 161  # the players' choice before the game
BY_DEAL: Final = 162
BY_PASSAGE: Final = 163  # a card lifts the ban on the robber's card
BY_SHARING: Final = 164  # the other's marker lay on the same card
BY_MARKER: Final = 165
BY_LIMIT: Final = 166
BY_UNPAID: Final = 167
BY_TARGIA: Final = 168
BY_WATER: Final = 169
BY_DUNE_RULE: Final = 170  # dunes turned up before a round
BY_SETUP: Final = 171  # the first tribe discard and the first dunes
BY_EXCHANGE: Final = 172  # goods one for one by a displayed card, which is not what they pay for
# the rules of these causes, in order
_FIRST_RULES: Final = ["", "1.7", "1.4", "3.7", "4.3", "5.5", "6.1", "7.3", "5.30", "5.16"]
RULES: Final = _FIRST_RULES + ["2.4", "1.8", "5.14"]

NOBODY: Final = 2


def tell(
    s: State, code: i64, seat: i64, thing: i64, source: i64, target: i64, amount: i64, cause: i64
) -> None:
    """Write one fact if the state is tracing; its amount, which alone may be large, is on top."""
    if s.tracing:
        packed: i64 = code + seat * 64 + thing * 256 + source * 65536
        s.facts.append(packed + (target + (cause + amount * 256) * 256) * 16777216)
