"""Rule 5.30: the Targia's bonus."""

import pytest

from tests.rules.table import Seat, discards, expansion, holds, moves, on_dune, play, standing

TAKES = ["take dates", "take salt", "take pepper"]


@pytest.mark.rule("5.30")
@pytest.mark.parametrize("seat", [Seat(targis="15"), Seat(placed="15")])
def test_who_placed_a_targi_on_her_card_may_use_the_targia(seat: Seat) -> None:
    """Whether that Targi has been used or not; it stays as it is."""
    game = expansion(seat)
    before = standing(game)
    assert "targia" in moves(game)
    play(game, "targia")
    assert moves(game) == TAKES
    play(game, "take salt")
    assert (holds(game), standing(game)) == ("1 salt", before)


@pytest.mark.rule("5.30")
def test_the_targia_is_used_once_a_round() -> None:
    """And not at all by who used her before."""
    game = expansion(Seat(placed="15"))
    play(game, "targia", "take salt")
    assert "targia" not in moves(game)
    assert "targia" not in moves(expansion(Seat(placed="15", targia_used=True)))


@pytest.mark.rule("5.30", "5.2")
def test_the_targia_may_be_declined() -> None:
    """By ending the turn."""
    game = expansion(Seat(placed="15"))
    play(game, "done")
    assert (game.to_move, holds(game)) == ("white", "")


@pytest.mark.rule("5.30")
def test_nobody_else_may_use_the_targia() -> None:
    """Blue placed elsewhere; white placed there but it is not white's turn."""
    assert "targia" not in moves(expansion(Seat(targis="2"), Seat(targis="15")))


@pytest.mark.rule("5.30", "5.1")
def test_the_targia_may_be_used_at_any_point_between_actions() -> None:
    """Before and after the Targi on her card."""
    game = expansion(Seat(targis="15 2"))
    play(game, "use 2", "use 15", "targia", "take salt")
    assert holds(game) == "1 dates 2 salt"


@pytest.mark.rule("5.30", "5.18")
def test_a_good_buys_a_look_at_the_top_goods_card() -> None:
    """Pay, see, take; the card is discarded."""
    game = expansion(Seat("1 dates", placed="15"), goods_pile="G22")
    play(game, "targia", "next")
    assert moves(game) == ["take", "stop"]
    assert holds(game) == ""
    play(game, "take")
    assert (holds(game), discards(game, "goods")[-1]) == ("3 water", "G22")


@pytest.mark.rule("5.30")
def test_the_good_to_be_paid_is_chosen_among_those_held() -> None:
    """Salt or pepper here."""
    game = expansion(Seat("1 salt 2 pepper", placed="15"), goods_pile="G22")
    play(game, "targia", "next")
    assert moves(game) == ["pay salt", "pay pepper"]
    play(game, "pay pepper", "take")
    assert holds(game) == "1 salt 1 pepper 3 water"


@pytest.mark.rule("5.30")
def test_without_goods_no_card_can_be_turned_up() -> None:
    """Gold and water do not pay her."""
    game = expansion(Seat("3 gold 1 water", placed="15"))
    play(game, "targia")
    assert moves(game) == TAKES


@pytest.mark.rule("5.30", "5.19")
def test_the_next_card_costs_another_good_as_often_as_one_likes() -> None:
    """Cards passed over are discarded at once."""
    game = expansion(Seat("3 dates", placed="15"), goods_pile="G20 G21 G22")
    play(game, "targia", "next", "next")
    assert len(discards(game, "goods")) == 24 - 3 - 4 + 1
    play(game, "next")
    assert moves(game) == ["take", "stop"]
    assert holds(game) == ""


@pytest.mark.rule("5.30", "5.18")
def test_stopping_gives_nothing_and_the_good_is_gone() -> None:
    """A card turned up but not taken gave nothing: XW8 stays silent."""
    game = expansion(Seat("2 dates", placed="15", rows="XW8"), goods_pile="G22")
    play(game, "targia", "next", "stop")
    assert (holds(game), discards(game, "goods")[-1]) == ("1 dates", "G22")
    assert "targia" not in moves(game)


@pytest.mark.rule("5.30", "5.19")
@pytest.mark.parametrize("move", ["take", "next", "stop"])
def test_whatever_becomes_of_her_card_is_told_as_her_doing(move: str) -> None:
    """It is discarded by her rule, and no card of anybody's is the cause."""
    game = expansion(Seat("2 dates", placed="15"), goods_pile="G22 G21")
    play(game, "targia", "next")
    told = next(event for event in game.play(move) if event.name == "card")
    assert (told.card, told.target) == ("G22", "goods discards")
    assert (told.rule, told.cause) == ("5.30", None)


@pytest.mark.rule("5.30", "5.18", "5.21")
@pytest.mark.card("XW8")
def test_a_goods_card_from_the_targia_counts_as_a_goods_card() -> None:
    """XW8 adds its water."""
    game = expansion(Seat("1 dates", placed="15", rows="XW8"), goods_pile="G22")
    play(game, "targia", "next", "take")
    assert holds(game) == "4 water"


@pytest.mark.rule("5.30", "5.4")
def test_a_slash_from_the_targia_is_chosen_as_ever() -> None:
    """G24: two water or a point."""
    game = expansion(Seat("1 dates", placed="15"), goods_pile="G24")
    play(game, "targia", "next", "take", "take vp")
    assert holds(game) == "1 vp"


@pytest.mark.rule("5.30")
@pytest.mark.card("XT6")
@pytest.mark.parametrize(
    ("course", "tokens"),
    [
        (["take dates"], "3 dates 1 water"),
        (["next", "stop"], "1 dates 1 water"),
        (["next", "next", "stop"], "1 water"),
        (["next", "take"], "1 dates 4 water"),
    ],
)
def test_xt6_adds_a_water_after_each_use_however_many_cards(course: list[str], tokens: str) -> None:
    """Stopping with nothing is a use too."""
    game = expansion(
        Seat("2 dates", placed="15", rows="XT6"), goods_pile="G22" if "take" in course else None
    )
    play(game, "targia", *course)
    assert holds(game) == tokens


@pytest.mark.rule("5.30")
@pytest.mark.card("XT6")
def test_xt6_in_the_hand_or_with_the_opponent_adds_nothing() -> None:
    """It has to be displayed by its user."""
    game = expansion(Seat(placed="15", hand="XT6"))
    play(game, "targia", "take dates")
    assert holds(game) == "1 dates"
    game = expansion(Seat(placed="15"), Seat(rows="XT6"))
    play(game, "targia", "take dates")
    assert (holds(game), holds(game, "white")) == ("1 dates", "")


@pytest.mark.rule("5.30", "5.35")
@pytest.mark.card("D13", "D14")
def test_using_her_card_by_a_dune_is_not_placing_on_it() -> None:
    """D14 on 15, where white placed: the salt, the good, but no Targia."""
    game = on_dune("D14", Seat(), Seat(targis="15"))
    play(game, "use D14", "use 15", "take pepper")
    assert holds(game) == "1 salt 1 pepper"
    assert "targia" not in moves(game)


@pytest.mark.rule("5.30")
@pytest.mark.card("D19")
def test_d19_gives_two_uses_besides() -> None:
    """And her own use stays open for who placed there."""
    game = on_dune("D19", Seat(placed="15"))
    play(game, "use D19", "take dates", "take salt")
    assert holds(game) == "1 dates 1 salt"
    assert "targia" in moves(game)
    game = on_dune("D19")
    play(game, "use D19", "take dates", "take salt")
    assert moves(game) == ["done"]


@pytest.mark.rule("5.30")
@pytest.mark.card("D19", "XT6")
def test_xt6_adds_a_water_for_each_of_the_two_uses_of_d19() -> None:
    """One use taking a good, one taking a card."""
    game = on_dune("D19", Seat(rows="XT6"), goods_pile="G22")
    play(game, "use D19", "take dates")
    assert holds(game) == "1 dates 1 water"
    play(game, "next", "take")
    assert holds(game) == "5 water"
