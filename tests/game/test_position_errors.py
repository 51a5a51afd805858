"""A position that cannot be is refused with the path of the field and what was expected there."""

import copy
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from targi import Game, PositionError, Ruleset
from targi.game import score_document
from targi.game.positions.pending.writing import dump_pending
from targi.rules.rounds import robber_in_round
from tests.corpus import make, make_expansion
from tests.corpus.make_expansion import OWN_CARDS
from tests.game.recorded import Position, moments, position_with

Edit = Callable[[Position], object]


def refused(position: Position, edit: Edit) -> PositionError:
    """The error that an edited position brings."""
    edited = copy.deepcopy(position)
    edit(edited)
    with pytest.raises(PositionError) as error:
        Game.from_position(edited)
    return error.value


def placing() -> Position:
    """The expansion after two placements: white on 2, blue on a dune."""
    game = Game("expansion", seed=5)
    game.play("place 2")
    game.play(next(move for move in game.legal_moves() if str(move).startswith("place D")))
    return game.position()


def acting() -> Position:
    """The expansion at the first action of round 1; white stands on 2, 5 and a dune."""
    game = Game("expansion", seed=5)
    dunes = [str(move) for move in game.legal_moves() if str(move).startswith("place D")]
    for move in ("place 2", dunes[0], "place 5", "place 6", dunes[1], "place 3"):
        game.play(move)
    return game.position()


def put(*path: Any) -> Edit:
    """Set the value at a path; the last word is the value."""

    def edit(position: Any) -> None:
        *way, last, value = path
        for key in way:
            position = position[key]
        position[last] = value

    return edit


def add(*path: Any) -> Edit:
    """Append to the list at a path; the last word is the value."""

    def edit(position: Any) -> None:
        *way, value = path
        for key in way:
            position = position[key]
        position.append(value)

    return edit


def display(*cards: str) -> Edit:
    """Take cards out of the pile and let white display them."""

    def edit(position: Any) -> None:
        for card in cards:
            if card in position["piles"]["tribes"]:
                position["piles"]["tribes"].remove(card)
        position["players"]["white"]["rows"][0] = [*cards]

    return edit


def both(*edits: Edit) -> Edit:
    """One edit after the other."""

    def edit(position: Position) -> None:
        for one in edits:
            one(position)

    return edit


def own_deck(change: Callable[[list[Any]], list[Any]]) -> Edit:
    """A mixed deck with something wrong about it."""

    def edit(position: Position) -> None:
        deck = change([*(Ruleset.mixed(1).deck or ())])
        position["ruleset"] = {"box": "expansion", "deck": deck}

    return edit


WHITE = ("players", "white")
TURN = ("this_round", "white")

WHILE_PLACING: list[tuple[Edit, str, str]] = [
    (put("format", "targi-position/2"), "format", "expected 'targi-position/1'"),
    (put("rules", True), "rules", "expected 1"),
    (put("ruleset", "expanse"), "ruleset", "box: expected one of base, expansion"),
    (put("ruleset", {"box": "expansion", "speed": "fast"}), "ruleset", "unknown key 'speed'"),
    (
        put("ruleset", {"box": "expansion", "start": "easy"}),
        "ruleset",
        "normal, easier, found 'easy'",
    ),
    (own_deck(lambda deck: [*deck, "XO1"]), "ruleset", "deck: expected 45 different cards"),
    (own_deck(lambda deck: deck[1:]), "ruleset", "deck: expected 45 different cards, found 44"),
    (own_deck(lambda deck: [["BO1"], *deck[1:]]), "ruleset", "deck: unknown card ['BO1']"),
    (put("round", 0), "round", "from 1 to 12"),
    (put("round", True), "round", "from 1 to 12"),
    (put("phase", "sleep"), "phase", "expected place, act, limit, raid, over"),
    (put("phase", "raid"), "robber", "it follows from round and phase"),
    (put("phase", "over"), "to_move", "the game is over"),
    (put("to_move", "green"), "to_move", "expected blue, white"),
    (put("to_move", "blue"), "this_round.blue.placed", "not this player's turn"),
    (put("last_round", True), "last_round", "it follows from round and displays"),
    (put("robber", 2), "robber", "rule 2.2"),
    (put("targia", 5), "targia", "rule 2.3"),
    (put("targia", None), "targia", "rule 2.3"),
    (put("centre", []), "centre", "3 rows of 3 cards"),
    (put("centre", 0, 0, "XX9"), "centre[0][0]", "unknown id"),
    (put("targis", "white", [3]), "targis.white", "expected those placed"),
    (put("targis", "white", ["D99"]), "targis.white[0]", "unknown id"),
    (put("markers", "white", [[0, 0]]), "targis.white", "no markers"),
    (put("markers", "white", [[0, 9]]), "markers.white[0][1]", "from 0 to 2"),
    (put("markers", "white", [[0]]), "markers.white[0][1]", "from 0 to 2, found nothing"),
    (put("markers", "white", [[]]), "markers.white[0][0]", "from 0 to 2, found nothing"),
    (put("markers", "white", [[0, 1, 2]]), "markers.white[0]", "at most 2 items"),
    (
        both(display("D04"), put("players", "blue", "rows", [["D04"], [], []])),
        "players",
        "card D04 is in two places",
    ),
    (put("dunes", ["D01", "D01"]), "dunes[1]", "D01 is listed twice"),
    (put("dunes", ["D21"]), "dunes[0]", "unknown id"),
    (lambda p: p["piles"]["dunes"].append(p["dunes"][0]), "", "is in 2 places"),
    (lambda p: p["piles"]["dunes"].pop(), "", "is missing"),
    (lambda p: p["discards"]["dunes"].append(p["dunes"][0]), "", "is in 2 places"),
    (lambda p: p["dunes"].remove(p["targis"]["blue"][0]), "this_round.blue.placed", "face up"),
    (add(*TURN, "placed", "D99"), "this_round.white.placed[1]", "unknown id"),
    (put(*TURN, "placed", [2, 2]), "this_round.white.placed[1]", "no corner, once"),
    (put(*TURN, "placed", ["D01", "D01"]), "this_round.white.placed[1]", "a dune once"),
    (put(*TURN, "placed", [4]), "this_round.white.placed[0]", "no corner, once"),
    (put(*TURN, "placed", [1]), "this_round.white.placed", "the robber stands on 1"),
    (put(*TURN, "placed", [2, 3, 5, 6]), "this_round.white.placed", "at most 3 items"),
    (put(*TURN, "targia_used", True), "this_round.white.targia_used", "no Targi was placed"),
    (put(*TURN, "hand_taken", True), "this_round.white.hand_taken", "there is no hand card"),
    (put(*TURN, "targis_allowed", 4), "this_round.white.targis_allowed", "from 1 to 3"),
    (put(*TURN, "targis_allowed", 2), "this_round.white.targis_allowed", "rule 3.5"),
    (put(*TURN, "goods_from_cards", ["gold"]), "this_round.white", "before the player's turn"),
    (put(*TURN, "bonuses", ["G01"]), "this_round.white.bonuses[0]", "unknown id"),
    (put(*WHITE, "water", 11), "players.white", "10 water"),
    (put(*WHITE, "gold", 4), "players.white", "3 gold"),
    (put(*WHITE, "dates", 11), "players.white", "10 goods"),
    (put(*WHITE, "vp", 100_001), "players.white.vp", "from 0 to 100000"),
    (put(*WHITE, "salt", 1.0), "players.white.salt", "a whole number"),
    (put(*WHITE, "hand", "D04"), "players.white.hand", "unknown id"),
    (put(*WHITE, "rows", [[], []]), "players.white.rows", "expected 3 rows, found 2"),
    (put(*WHITE, "rows", [["D05"], [], []]), "players.white.rows[0][0]", "unknown id"),
    (put(*WHITE, "rows", [["XO1"] * 5, [], []]), "players.white.rows[0]", "at most 4 items"),
    (display("XO1", "XO1"), "players", "card XO1 is in two places"),
    (put(*WHITE, "rows", [["D04"], [], []]), "", "card D04 is in 2 places"),
    (put(*WHITE, "stored_gold", 1), "players.white.stored_gold", "from 0 to 0"),
    (put(*WHITE, "action_markers", ["XO7"]), "players.white.action_markers", "at most 0 items"),
    (
        both(display("XO1", "XO7"), put(*WHITE, "action_markers", ["XO1"])),
        "players.white.action_markers[0]",
        "expected XO7, found 'XO1'",
    ),
    (put("held", [{"cells": [], "cards": [], "shuffle": 0}]), "held[0].cells", "at least one"),
    (put("held", [{"cells": [[0, 0]], "cards": [], "shuffle": 0}]), "held[0].cells[0]", "face-d"),
    (put("shuffles", "dunes", 100_001), "shuffles.dunes", "from 0 to 100000"),
    (put("pending", [{"step": "targia"}]), "pending[0].by", "missing"),
    (put("pending", [[]]), "pending[0]", "expected an object"),
    (put("pending", [{"step": "sleep"}]), "pending[0].step", "unknown id 'sleep'"),
    (lambda p: p.pop("dunes"), "dunes", "missing"),
    (put("dune", []), "dune", "unknown key; did you mean dunes?"),
    (put("x" * 500, 1), "x" * 37 + "...", "unknown key"),
]


@pytest.mark.parametrize(("edit", "path", "problem"), WHILE_PLACING)
def test_what_cannot_be_while_placing_is_refused(edit: Edit, path: str, problem: str) -> None:
    """Fields wrong in themselves, and fields that do not fit each other."""
    error = refused(placing(), edit)
    assert error.path == path
    assert problem in error.problem


WHILE_ACTING: list[tuple[Edit, str, str]] = [
    (put("to_move", "blue"), "targis.white", "expected none left"),
    (put("targis", "white", [3]), "targis.white", "only cards placed on this round"),
    (put("targis", "blue", []), "targis.blue", "his turn is to come"),
    (put("targis", "white", ["D20"]), "targis.white", "only cards placed"),
    (put("markers", "white", [[0, 1], [0, 1]]), "markers.white[1]", "a face-up cell, once"),
    (put("centre", 0, 1, "tribe?"), "markers.white[0]", "a face-up cell, once"),
    (put(*TURN, "placed", [2, 5]), "this_round.white.placed", "expected 3 Targis"),
    (put("this_round", "blue", "placed", [2, 3, 6]), "this_round.blue.placed", "barred"),
    (put("this_round", "blue", "hand_taken", True), "this_round.blue.hand_taken", "no hand card"),
    (put("players", "blue", "water", 11), "players.blue", "rule 6.1"),
    (put(*TURN, "targia_used", True), "this_round.white.targia_used", "no Targi was placed"),
    (put("phase", "limit"), "targis.white", "expected none left"),
]


@pytest.mark.parametrize(("edit", "path", "problem"), WHILE_ACTING)
def test_what_cannot_be_while_acting_is_refused(edit: Edit, path: str, problem: str) -> None:
    """Targis, markers and turns in order."""
    error = refused(acting(), edit)
    assert error.path == path
    assert problem in error.problem


@pytest.mark.parametrize(
    ("edit", "path", "problem"),
    [
        (put("targia", 13), "targia", "expected None"),
        (put("players", "blue", "water", 1), "players.blue.water", "no water in this box"),
        (put("dunes", ["D01"]), "dunes", "at most 0 items"),
        (put("shuffles", "dunes", 1), "shuffles.dunes", "from 0 to 0"),
        (put("players", "blue", "hand", "XO1"), "players.blue.hand", "unknown id"),
        (put("this_round", "blue", "placed", ["D01"]), "this_round.blue.placed[0]", "expected"),
        (put("this_round", "blue", "targia_used", True), "this_round.blue.targia_used", "false"),
    ],
)
def test_the_base_game_has_nothing_of_the_expansion(edit: Edit, path: str, problem: str) -> None:
    """No water, no dunes, no Targia, none of its cards."""
    error = refused(Game(seed=1).position(), edit)
    assert error.path == path
    assert problem in error.problem


def test_own_cards_are_needed_and_named() -> None:
    """A position with custom cards is nothing without their file, and takes no other."""
    position = Game(Ruleset("expansion", cards=OWN_CARDS), seed=1).position()
    game = Game.from_position(position, seed=1, cards=OWN_CARDS)
    assert game.position() == position
    assert game.ruleset.cards == OWN_CARDS
    assert "none was given" in refused(position, lambda p: None).problem
    with pytest.raises(PositionError, match="ruleset: cards: expected no card file"):
        Game.from_position(placing(), cards=OWN_CARDS)


def test_a_ruleset_is_a_name_or_an_object() -> None:
    """What only Python knows, such as a ruleset itself, is not a part of a position."""
    for value in (Ruleset("base"), 5, None, ["base"]):
        error = refused(placing(), put("ruleset", value))
        assert error.path == "ruleset"
        assert error.problem.startswith("expected a name or an object, found ")


def test_errors_stay_short_and_nothing_is_too_deep() -> None:
    """However large or nested the value is."""
    deep: Any = []
    for _ in range(100_000):
        deep = [deep]
    for value in (deep, "x" * 100_000, [0] * 100_000, 10**4000, {"x" * 100_000: 1}):
        for key in ("centre", "ruleset", "round", "pending", "dunes", "players"):
            error = refused(placing(), put(key, value))
            assert len(str(error)) < 400


def test_ends_and_raids_come_when_they_are_due() -> None:
    """The game is over after the last raid or with a twelfth card; raids come every third round."""
    finished = [make.read(number) for number in range(1, 12)]
    last_raid = next(game for game in finished if not _twelve(game)).position()
    error = refused(last_raid, both(put("round", 11), put("last_round", False)))
    assert str(error) == "phase: the game is not over (rule 8.1)"
    twelfth = next(game for game in finished if _twelve(game)).position()
    error = refused(twelfth, both(put("phase", "place"), put("to_move", "blue")))
    assert str(error) == "phase: the game ends with a twelfth card (rule 8.1)"
    raid = next(game for game in _backwards(make.read(1)) if game.phase == "raid").position()
    error = refused(raid, both(put("round", 4), put("robber", robber_in_round(4) + 2)))
    assert str(error) == "phase: there is no raid after round 4 (rule 2.2)"


def _backwards(game: Game) -> Iterator[Game]:
    while game.history:
        game.undo()
        yield game


def _twelve(game: Game) -> bool:
    return 12 in (game.state.blue.cards, game.state.white.cards)


@pytest.mark.parametrize("kind", ["goods?", "tribe?"])
def test_cells_that_hold_an_older_pool_are_checked(kind: str) -> None:
    """Face down, of one kind, as many cards as cells, of an earlier shuffle (rule 5.19)."""
    game = next(game for game in moments("-") if kind in _centre(game.position()))
    position: Position = copy.deepcopy(game.position())
    row, column = divmod(_centre(position).index(kind), 3)
    pile = {"goods?": "goods", "tribe?": "tribes"}[kind]
    emptied = put("piles", pile, [])
    assert "fewer unseen cards than cells face down" in refused(position, emptied).problem
    card = position["piles"][pile][0]
    held: dict[str, Any] = {"cells": [[row, column]], "cards": [card], "shuffle": 0}
    assert refused(position, put("held", [held])).path == "held[0].shuffle"
    assert refused(position, put("held", [held | {"cards": []}])).path == "held[0].cards"
    twice = held | {"cells": [[row, column]] * 2}
    position["shuffles"][pile] = 1
    assert refused(position, put("held", [twice])).path.startswith("held[0].c")
    position["held"] = [held]
    position["piles"][pile].remove(card)
    assert Game.from_position(position).position() == position


def _centre(position: Position) -> list[str]:
    return [card for row in position["centre"] for card in row]


def test_what_no_card_of_the_deck_allows_is_refused() -> None:
    """A shared dune without XR6, fewer Targis before anybody acted, bonuses nobody has."""
    position: Position = Game(Ruleset("expansion").other_half(), seed=1).position()
    dune = position["dunes"][0]
    shared = both(
        *(put("this_round", seat, "placed", [dune]) for seat in ("white", "blue")),
        *(put("targis", seat, [dune]) for seat in ("white", "blue")),
    )
    assert "a dune has one Targi only" in refused(position, shared).problem
    error = refused(position, put("this_round", "blue", "targis_next", 2))
    assert str(error) == "this_round.blue.targis_next: expected 3 before the actions (rule 3.5)"
    error = refused(Game(seed=1).position(), put("this_round", "blue", "bonuses", ["BO1"]))
    assert str(error) == "this_round.blue.bonuses: expected none (rule 5.21)"


def test_an_open_action_needs_the_turn_that_opened_it() -> None:
    """The Targia used, the Targi gone from the border card, the marker where it was."""
    position, _ = position_with("targia")
    edit = put("this_round", position["to_move"], "targia_used", False)
    error = refused_with(position, edit, "targia")
    assert error.path == "pending[0].by"
    position, _ = position_with("trader")
    number = position["pending"][0]["by"]
    standing = put("targis", position["to_move"], [number])
    assert "has not just used a Targi" in refused_with(position, standing, "trader").problem


def test_a_second_marker_and_a_finished_payment_are_refused() -> None:
    """The other marker lies elsewhere; choices that finish an action leave nothing open."""
    moved = next(game for game in moments("marker") if "again" in _innermost(game))
    position = copy.deepcopy(moved.position())
    cell: Any = next([r, c] for r in range(3) for c in range(3) if not _marked(moved, [r, c]))
    error = refused(position, put("pending", -1, "again", cell))
    assert error.path == "pending[0].again"
    row = next(game for game in moments("tribe") if str(game.legal_moves()[0]).startswith("row"))
    last = add("pending", -1, "chosen", str(row.legal_moves()[0]))
    edited = copy.deepcopy(row.position())
    last(edited)
    with pytest.raises(PositionError, match="these choices finish the action"):
        Game.from_position(edited, cards=row.ruleset.cards)


def test_a_slash_is_of_the_card_just_picked() -> None:
    """Of several cards revealed, and only while they lie open."""
    revealed = next(
        game
        for number in range(1, make_expansion.GAMES + 1)
        for game in _backwards(make_expansion.read(number))
        if _innermost(game).get("from") == "revealed"
    )
    edited: Position = copy.deepcopy(revealed.position())
    cards = revealed.ruleset.cards
    slashes = [card.id for card in revealed.ruleset.catalogue.goods if card.choices]
    edited["pending"][-1]["card"] = next(
        card for card in slashes if card != edited["pending"][-1]["card"]
    )
    with pytest.raises(PositionError, match="not the one just picked"):
        Game.from_position(edited, cards=cards)
    edited = copy.deepcopy(revealed.position())
    del edited["pending"][-2]
    with pytest.raises(PositionError, match="not the one just picked"):
        Game.from_position(edited, cards=cards)


def test_only_the_last_raid_asks_for_a_card() -> None:
    """Raids before it ask for goods or points (rule 7.2)."""
    raid = next(game for game in _backwards(make_expansion.read(1)) if game.phase == "raid")
    frame = {"step": "raid_card", "by": raid.position()["robber"]}
    error = refused(raid.position(), put("pending", [frame]))
    assert str(error) == "pending[0].by: this raid does not ask for a card (rule 7.2)"


def _innermost(game: Game) -> Any:
    pending: Any = dump_pending(game.state)
    return pending[-1] if pending else {}


def _marked(game: Game, cell: list[int]) -> bool:
    markers: Any = game.position()["markers"]
    return cell in markers[game.to_move]


def refused_with(position: Position, edit: Edit, step: str) -> PositionError:
    """The error of an edited recorded position, read with its own cards."""
    edited = copy.deepcopy(position)
    edit(edited)
    with pytest.raises(PositionError) as error:
        Game.from_position(edited, cards=position_with(step)[1])
    return error.value


@pytest.mark.parametrize("document", [[], "base", 7, None])
def test_scores_of_what_is_no_position_are_refused(document: object) -> None:
    """Not even an object."""
    with pytest.raises(PositionError, match="expected an object"):
        score_document(document)
