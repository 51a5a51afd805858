"""Rules 8.1 and 8.4: how the game ends, and who wins."""

import pytest

from targi import Game
from tests.rules.table import Seat, buy, buying, cell, holds, look, play, raid, situation

ELEVEN = "BR1 BR2 BR3 BR4 / BW1 BW2 BW3 BW4 / BC1 BC2 BC3"


def over(blue: Seat, white: Seat) -> Game:
    """A game that has ended after the raid on 16."""
    return situation(blue, white, round=12, phase="over", to_move=None)


# Rule 8.1: the end


@pytest.mark.rule("8.1")
def test_after_a_twelfth_card_of_the_first_player_the_other_still_acts() -> None:
    """Then the game ends with that round."""
    game = buying("BC5", Seat("1 dates 1 pepper", rows=ELEVEN), Seat(targis="6 7 13"))
    buy(game)
    assert look(game)["last_round"] is True
    play(game, "done")
    assert (game.over, game.to_move) == (False, "white")
    play(game, "use 6")
    assert holds(game, "white") == "1 pepper"
    play(game, "done")
    assert (game.over, game.phase, game.to_move) == (True, "over", None)


@pytest.mark.rule("8.1")
@pytest.mark.parametrize(("number", "robber"), [(3, 3), (12, 15)])
def test_after_a_twelfth_card_the_robber_stays_and_no_raid_follows(
    number: int, robber: int
) -> None:
    """Round 3 would have ended with the raid on 4, round 12 with the one on 16."""
    seats = Seat("1 dates 1 pepper 5 vp", rows=ELEVEN), Seat("5 vp")
    game = buying("BC5", *seats, round=number, first="white")
    buy(game)
    play(game, "done")
    assert game.over
    assert (look(game)["robber"], game.round) == (robber, number)
    assert (holds(game), holds(game, "white")) == ("5 vp", "5 vp")


@pytest.mark.rule("8.1")
def test_after_the_last_round_nothing_is_turned_up() -> None:
    """Neither after a twelfth card nor after round 12."""
    game = buying("BC5", Seat("1 dates 1 pepper", rows=ELEVEN), first="white")
    buy(game)
    play(game, "done")
    assert (game.over, cell(game, "2,2")) == (True, "goods?")
    game = buying("BC5", Seat("1 dates 1 pepper 3 vp"), Seat("3 vp"), round=12, first="white")
    buy(game)
    play(game, "done")
    assert (game.over, cell(game, "2,2")) == (True, "goods?")


@pytest.mark.rule("8.1", "7.1")
def test_at_the_raid_on_16_the_player_decides_first_who_would_start_another_round() -> None:
    """White started round 12, so blue is first."""
    game = raid(Seat("1 gold 3 vp"), Seat("1 gold 3 vp"), corner=16)
    assert (game.phase, game.to_move) == ("raid", "blue")
    play(game, "give vp", "give gold")
    assert game.over


@pytest.mark.rule("8.1")
def test_eleven_cards_do_not_end_the_game() -> None:
    """The next round begins."""
    game = buying(
        "BC3", Seat("2 dates 2 salt 1 pepper", rows=ELEVEN.removesuffix(" BC3")), first="white"
    )
    buy(game)
    play(game, "done")
    assert (game.over, game.round) == (False, 2)


# Rule 8.4: the winner


@pytest.mark.rule("8.4")
@pytest.mark.parametrize(
    ("blue", "white", "winner"),
    [
        ("5 vp", "4 vp 3 gold 9 dates", "blue"),  # the higher score
        ("4 vp", "5 vp", "white"),
        ("4 vp 2 gold", "4 vp 1 gold 9 dates", "blue"),  # then more gold
        ("4 vp 1 gold", "4 vp 2 gold", "white"),
        ("4 vp 1 gold 1 salt 2 pepper", "4 vp 1 gold 2 dates", "blue"),  # then more goods
        ("4 vp 1 dates", "4 vp 1 salt 1 pepper", "white"),
        ("4 vp 1 gold 2 dates", "4 vp 1 gold 1 salt 1 pepper", "draw"),  # then nobody
        ("", "", "draw"),
    ],
)
def test_the_higher_score_wins_then_gold_then_goods(blue: str, white: str, winner: str) -> None:
    """In this order; if all is equal, nobody wins."""
    assert over(Seat(blue), Seat(white)).winner == winner


@pytest.mark.rule("8.4")
def test_displayed_cards_do_not_break_a_tie() -> None:
    """More cards with the same score are no advantage of their own."""
    game = over(Seat("1 vp", rows="BO1"), Seat(rows="BO4 BR4 BW4"))
    assert game.scores()["blue"]["total"] == game.scores()["white"]["total"]
    assert game.winner == "draw"


@pytest.mark.rule("8.4")
def test_nobody_has_won_while_the_game_goes_on() -> None:
    """There is a score at any time, but no winner."""
    game = situation(Seat("9 vp"))
    assert game.winner is None
    assert game.scores()["blue"]["total"] == 9
