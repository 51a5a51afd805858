"""Rows about placing: which ban a card lifts, and that it lifts no other."""

from tests.rules.interactions.row import Row
from tests.rules.positions import OPPOSITE, ROBBER
from tests.rules.table import Seat

PLACING = {"phase": "place", "first": "white"}
CHANGED = (1, 5, 9, 10, 13, 14)  # numbers with a card of each box
# Every card that a Targi can be placed on, and the number of the base box's card if it is one.
CARDS = [
    *((card, f"x{card}" if card in CHANGED else str(card), ()) for card in OPPOSITE),
    *((card, str(card), (card,)) for card in CHANGED),
]
ROUND = {card: round for round, card in ROBBER.items()}

PLACED = [
    Row("XT8 x x1: not the robber's card", Seat(rows="XT8"), refuses="place 1",
        white=Seat(targis="11"), course=PLACING),
    Row("BW6 x x1: not opposite the opponent", Seat(rows="BW6"), refuses="place 1",
        white=Seat(targis="11"), base="BW6", course=PLACING),
    Row("BW6 x XT8 x x1: both bans lifted", Seat(rows="BW6 XT8"), "place 1", once="",
        white=Seat(targis="11"), base="BW6", course=PLACING),
    Row("BW6 x XT8 x x1: the robber's card alone needs no XT8", Seat(rows="BW6 XT8"), "place 1",
        once="XT8", white=Seat(targis="10"), base="BW6", course=PLACING),
    Row("XR6 x D05: XT8 keeps its marker", Seat(rows="XR6 XT8"), "place D05", once="XT8",
        white=Seat(dunes="D05"), course=PLACING),
    Row("XR6 x D04: the second finds it gone", Seat("2 water", rows="XR6", used="XR6", dunes="D04"),
        "use D04; row 1; done", rows="XR6 D04", refuses="use D04",
        white=Seat("2 water", dunes="D04")),
]  # fmt: skip

# On each card the ban itself: the only move of a row is refused to a player without its card.
LIFTED = [
    *(Row(f"BW6 x {name}: beside the robber", Seat(rows="BW6"), f"place {card}",
        white=Seat(targis="2" if card in (3, 9) else "3"), base="BW6", border=border,
        course=PLACING | {"round": ROUND[card]}) for card, name, border in CARDS),
    *(Row(f"XT8 x {name}: opposite the opponent", Seat(rows="XT8"), f"place {card}", once="",
        white=Seat(targis=str(OPPOSITE[card])), border=border,
        course=PLACING | {"round": 2 if card in (1, 11) else 1})
        for card, name, border in CARDS),
    *(Row(f"XR6 x {dune}: beside the opponent", Seat(rows="XR6"), f"place {dune}", once="",
        white=Seat(dunes=dune), course=PLACING) for dune in (f"D{n:02}" for n in range(1, 21))),
]  # fmt: skip
