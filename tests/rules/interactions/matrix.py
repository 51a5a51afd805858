"""Which effect works on which border card and dune: a cell for each, of both boxes.

Here are the effects that last beyond the display of their card: permanent, once, stored, or for the
next round. A cell is `ROW`, and the table of interactions has a row for it, or the reason why the
effect cannot touch that card. Cells with the same reason stand together.
"""

from typing import Final

ROW: Final = "row"
LASTING: Final = ("permanent", "once", "stored", "next_round")

# Columns by name. Border cards are numbers, those of the expansion "x1".
GROUPS: Final = {
    "noble": "1 x1",
    "border_goods": "2 3 6 7 11 15",
    "trader": "5 x5",
    "fata_morgana": "9 x9",
    "silversmith": "10 x10",
    "caravan": "13",
    "water_place": "x13",
    "tribal_expansion": "14 x14",
    "raids": "4 8 12 16 x4 x8 x12 x16",
    "border": "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 x1 x4 x5 x8 x9 x10 x12 x13 x14 x16",
    "tokens": "D05 D06 D07 D08 D09 D10 D11 D12",
    "dunes": "D01 D02 D03 D04 D05 D06 D07 D08 D09 D10 D11 D12 D13 D14 D15 D16 D17 D18 D19 D20",
}

ONLY_RAIDS: Final = ("border dunes -raids", "works at raids only")
NO_GOODS_CARD: Final = "no goods card is taken there"
NOTHING_DISPLAYED: Final = "no tribe card is displayed there"
COMES_AND_GOES: Final = "it comes and goes there as any card does, shown with XW8, XC7, XW9, BW9"

# For each effect its cells in groups, and what is in them: "-" takes columns out of a group again.
MATRIX: Final[dict[str, list[tuple[str, str]]]] = {
    "discount": [
        ("noble tribal_expansion D01 D02 D03 D13 D14 D17 D18", ROW),
        ("border -noble -tribal_expansion tokens D15 D16 D19 D20", NOTHING_DISPLAYED),
        ("D04", "the joker dune has no symbol and costs no goods"),
    ],
    "noble_discount": [
        ("noble tribal_expansion D01 D13 D14 D17 D18", ROW),
        ("border -noble -tribal_expansion tokens D15 D16 D19 D20", NOTHING_DISPLAYED),
        ("D02 D03 D04", "no goods are paid there"),
    ],
    "noble_gold_substitute": [
        ("noble tribal_expansion D01 D13 D14 D17 D18", ROW),
        ("border -noble -tribal_expansion tokens D15 D16 D19 D20", NOTHING_DISPLAYED),
        ("D02 D03 D04", "no gold is paid there"),
    ],
    "water_discount": [
        ("noble tribal_expansion x9 D01 D03 D04 D13 D14 D17 D18", ROW),
        ("border -noble -tribal_expansion -x9 tokens D15 D16 D19 D20", "no water is paid there"),
        ("D02", COMES_AND_GOES),
    ],
    "stored_gold": [
        ("noble tribal_expansion silversmith 16 x16 D01 D02 D03 D13 D14 D17 D18", ROW),
        ("border -noble -tribal_expansion -silversmith -16 -x16", "no gold is paid there"),
        ("D04 tokens D15 D16 D19 D20", "no gold is paid there"),
    ],
    "hand_play": [
        ("noble tribal_expansion D01 D02 D17 D18", ROW),
        ("border -noble -tribal_expansion", "a hand card is neither taken nor displayed there"),
        ("D03 D04 tokens D15 D16 D19 D20", "a hand card is neither taken nor displayed there"),
        ("D13 D14", "works between two actions; within the dune the border card works as ever"),
    ],
    "hand_play_once": [
        ("noble tribal_expansion D01 D02 D17 D18", ROW),
        ("border -noble -tribal_expansion", "a hand card is neither taken nor displayed there"),
        ("D03 D04 tokens D15 D16 D19 D20", "a hand card is neither taken nor displayed there"),
        ("D13 D14", "works between two actions; within the dune the border card works as ever"),
    ],
    "one_for_one": [
        ("trader D13 D14 D20", ROW),
        ("border -trader", "goods are exchanged for goods at the Trader only"),
        ("dunes -D02 -D13 -D14 -D20", "goods are exchanged for goods at the Trader only"),
        ("D02", COMES_AND_GOES),
    ],
    "cheap_gold": [
        ("trader D13 D14 D20", ROW),
        ("border -trader", "goods are exchanged for gold at the Trader only"),
        ("dunes -D02 -D13 -D14 -D20", "goods are exchanged for gold at the Trader and by D20"),
        ("D02", COMES_AND_GOES),
    ],
    "exchange": [
        ("trader raids D20", ROW),
        ("border -trader -raids", "works between two actions; nothing is exchanged within one"),
        ("dunes -D02 -D20", "works between two actions; nothing is exchanged within one"),
        ("D02", COMES_AND_GOES),
    ],
    "smith_bonus": [
        ("silversmith D13 D14", ROW),
        ("border -silversmith", "not the Silversmith"),
        ("dunes -D02 -D13 -D14", "not the Silversmith"),
        ("D02", COMES_AND_GOES),
    ],
    "free_rejection": [
        ("tribal_expansion D13 D14", ROW),
        ("border -tribal_expansion", "not the Tribal Expansion"),
        ("dunes -D02 -D13 -D14", "not the Tribal Expansion"),
        ("D02", COMES_AND_GOES),
    ],
    "discard_pile_card": [
        ("tribal_expansion D13 D14", ROW),
        ("border -tribal_expansion", "not the Tribal Expansion"),
        ("dunes -D02 -D13 -D14", "not the Tribal Expansion"),
        ("D02", COMES_AND_GOES),
    ],
    "water_place_bonus": [
        ("water_place caravan D13 D14", ROW),
        ("border -water_place -caravan", "not the Waterhole"),
        ("dunes -D02 -D13 -D14", "not the Waterhole"),
        ("D02", COMES_AND_GOES),
    ],
    "goods_card_bonus": [
        ("x1 border_goods caravan water_place tokens D02 D13 D14 D15 D16 D19", ROW),
        ("1 trader fata_morgana silversmith tribal_expansion raids", NO_GOODS_CARD),
        ("D01 D03 D04 D17 D18 D20", NO_GOODS_CARD),
    ],
    "consolation": [
        ("x1 border_goods caravan tokens D13 D14 D15 D16 D19", ROW),
        ("1 trader fata_morgana silversmith water_place tribal_expansion raids", NO_GOODS_CARD),
        ("D01 D03 D04 D17 D18 D20", NO_GOODS_CARD),
        ("D02", COMES_AND_GOES),
    ],
    "targia_bonus": [
        ("D19", ROW),
        ("border", "the Targia is an action of her own, whatever the card she stands on"),
        ("dunes -D02 -D13 -D14 -D19", "the Targia is not used there"),
        ("D13 D14", "a border card used by a dune is not placed on"),
        ("D02", COMES_AND_GOES),
    ],
    "dune_bonus": [
        ("dunes", ROW),
        ("border", "not a dune"),
    ],
    "robber_passage": [
        ("border -raids D13 D14", ROW),
        ("raids", "nobody places a Targi on a corner"),
        ("dunes -D02 -D13 -D14", "the robber never stands on a dune"),
        ("D02", COMES_AND_GOES),
    ],
    "opposite_passage": [
        ("border -raids", ROW),
        ("raids", "nobody places a Targi on a corner"),
        ("dunes -D02", "a dune has no opposite card"),
        ("D02", COMES_AND_GOES),
    ],
    "shared_dune": [
        ("dunes", ROW),
        ("border", "not a dune"),
    ],
    "fewer_targis": [
        ("noble tribal_expansion D01 D02 D03 D13 D14 D17 D18", ROW),
        ("border -noble -tribal_expansion", "it works when displayed; none is displayed there"),
        ("D04 tokens D15 D16 D19 D20", "it works when displayed; none is displayed there"),
    ],
    "raid_immunity": [("raids", ROW), ONLY_RAIDS],
    "raid_reward": [("raids", ROW), ONLY_RAIDS],
    "raid_discount": [("raids", ROW), ONLY_RAIDS],
    "raid_pass": [
        ("raids D02", ROW),
        ("border dunes -raids -D02", "works at raids only"),
    ],
}


def columns(text: str) -> set[str]:
    """The border cards and dunes that a text names: "border -raids D13"."""
    found: set[str] = set()
    for word in text.split():
        name = word.removeprefix("-")
        named = {*GROUPS.get(name, name).split()}
        found = found - named if word.startswith("-") else found | named
    return found


def cells() -> dict[tuple[str, str], list[str]]:
    """What the matrix says of each effect and column; more than one thing would be too much."""
    found: dict[tuple[str, str], list[str]] = {}
    for effect, groups in MATRIX.items():
        for text, content in groups:
            for column in columns(text):
                found.setdefault((effect, column), []).append(content)
    return found
