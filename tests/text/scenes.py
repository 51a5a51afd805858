"""Situations that bring about what games hardly ever do: rare events, questions and refusals.

Each is a position, the moves that are made, and the texts that are then refused. All goes through
the public face of the game.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from targi import Game, Ruleset
from targi.cards import parse_cards_file
from targi.game import Reason
from targi.game.moves.questions import Question, asked
from targi.game.refusal.why_not import why_not
from tests.rules.positions import with_base
from tests.rules.table import Seat, buying, expansion, nowhere_to_go, on_dune, raid, situation

MUCH = "4 dates 4 salt 4 pepper 3 gold"
HELD = f"{MUCH} 5 water"
ELEVEN = "BO1 BO2 BO3 BO4 / BR1 BR2 BR3 BR4 / BW1 BW2 BW3"
FULL = f"{ELEVEN} BW8"


@dataclass(frozen=True)
class Scene:
    """A game, what is played in it, and what is then tried in vain."""

    game: Game
    moves: str = ""  # with "; " between them
    refused: str = ""


def scenes() -> Iterator[Scene]:
    """All of them."""
    yield from _events()
    yield from _choices()
    yield from _refusals()
    yield from _refused_trades()
    yield from _refused_prices()
    yield from _refused_display()
    yield from _refused_raids()


def _events() -> Iterator[Scene]:
    """What happens rarely."""
    rich = Seat(MUCH)
    yield Scene(buying("BC9", rich), "use 2,2; pay cost; done; done")  # fewer Targis
    yield Scene(situation(Seat(targis="14"), tribes_pile="", round=2), "use 14; discard; done")
    dunes = "D06 D07 D08"
    used_up = buying("XR4", Seat(HELD), ruleset="expansion", dunes=dunes, dunes_pile="")
    yield Scene(used_up, "use 2,2; pay cost")
    yield Scene(buying("BC1", Seat(MUCH, rows=ELEVEN)), "use 2,2; pay cost; done")
    sharing = expansion(
        Seat(dunes="D05", rows="XR6"), Seat(dunes="D06"), phase="place", dunes="D08"
    )
    yield Scene(sharing, "place D06")
    yield Scene(on_dune("D04", Seat("2 water"), Seat(dunes="D04")), "use D04")
    stored = Seat("2 pepper 2 gold 2 salt 2 dates", rows="BW9", stored_gold=1)
    yield Scene(buying("BO1", stored), "use 2,2; pay cost; row 1")
    swapped = Seat(rows="BW9", stored_gold=1, hand="XO1")
    yield Scene(on_dune("D02", swapped, ruleset=with_base("BW9")), "use D02")
    yield Scene(buying("BW9", rich), "use 2,2; pay cost")
    marked = Seat(rows="XT8", hand="XO1")
    yield Scene(on_dune("D02", marked), "use D02")
    discards = expansion(Seat(HELD, rows="XR7", targis="14"), tribe_discards="XO2")
    yield Scene(discards, "use 14; use XR7", "discard")
    yield Scene(raid(Seat("3 gold"), Seat("4 vp", rows="BO6")))
    twice = expansion(Seat("1 water", targis="9", markers="1,1 2,2"))
    yield Scene(twice, "use 9; move 1,1; to 3,3; next; to 1,2")
    yield Scene(buying("XT8", Seat(HELD), ruleset="expansion"), "use 2,2; pay cost")


def _choices() -> Iterator[Scene]:
    """What is asked rarely."""
    hand = Seat("2 dates 3 salt 4 pepper 2 gold", rows="BW8", hand="BC6")
    yield Scene(situation(hand), "use hand; pay cost; add dates; row 1")
    yield Scene(_rearranging(), f"{REARRANGING}; lift BO1; lift BO2; lay 2,2; lay 2,3")
    yield Scene(buying("BT9", Seat(MUCH)), "use 2,2; pay cost; take 3 goods; take dates")
    substitute = Seat("2 dates 2 salt 3 pepper 1 gold 2 water", rows="XT7", hand="XO2", targis="1")
    yield Scene(expansion(substitute, round=4), "use 1; pay cost; substitute; add dates")
    yield Scene(expansion(Seat(HELD, rows="XO7")), "use XO7; trade 1 dates for salt; stop")
    yield Scene(on_dune("D03", Seat("3 water", markers="1,1 3,3")), "use D03; display 1,1")
    yield Scene(on_dune("D02", Seat(rows="XO1 XO2 / XR3", hand="XO5")), "use D02; swap display")
    yield Scene(on_dune("D02", Seat(rows="XO1 XO2 / XR3")), "use D02; swap XO1; with XR3")
    yield Scene(
        buying("XC5", Seat(HELD, rows="XO1"), ruleset="expansion"), "use 2,2; pay cost; row 1"
    )
    leaving = Seat("1 salt 1 pepper 1 vp", rows="XC6")
    yield Scene(raid(leaving, corner=8, ruleset="expansion"), "give goods; leave salt")
    yield Scene(raid(Seat("2 water"), corner=16, ruleset="expansion"))
    yield Scene(expansion(Seat("11 dates 2 water")), "done; stop")


# BO1 and BO2 lie in the first row, BO9 in the second.
REARRANGING = "use 2,2; pay cost; row 2"


def _rearranging() -> Game:
    return buying("BO9", Seat(MUCH, rows="BO1 BO2"))


def _refusals() -> Iterator[Scene]:
    """Beginnings that are not possible."""
    yield Scene(situation(Seat(targis="5")), "", "xyzzy; use 55; give silver")
    yield Scene(_over(), "", "done")
    yield Scene(nowhere_to_go(), "", "use 9")
    yield Scene(on_dune("D03", Seat("1 water")), "", "use D03")
    yield Scene(_no_part(), "", "use D14")
    yield Scene(situation(Seat(rows=FULL, hand="BC1")), "", "use hand")
    yield Scene(
        on_dune("D03", Seat("2 water", markers="1,1 3,3")), "use D03", "trade 2 water for salt"
    )
    yield Scene(on_dune("D01", Seat(HELD)), "use D01; take 1,1", "discard")
    yield Scene(on_dune("D18", Seat(HELD, hand="XO6")), "use D18; less goods", "discard")
    yield Scene(on_dune("D18", Seat(HELD, hand="XO6")), "use D18; less gold", "pay alternative")


def _refused_trades() -> Iterator[Scene]:
    """What Trader, Silversmith, water and dunes do not do."""
    yield Scene(situation(Seat("1 dates 1 salt", targis="5 10")), "", "use 5")
    yield Scene(situation(Seat("1 dates", targis="10")), "", "use 10")
    yield Scene(situation(Seat("2 salt 2 pepper", targis="5")), "use 5", "stop")
    yield Scene(expansion(Seat(HELD, targis="10")), "use 10", "sell 2 salt")
    cheap = Seat(HELD, targis="5", rows="XC8")
    yield Scene(expansion(cheap), "use 5", "trade 3 salt for gold")
    dry = buying("XO2", Seat(HELD, rows="XO1"), ruleset="expansion")
    yield Scene(dry, "use 2,2; pay cost", "trade 2 water for salt")
    yield Scene(on_dune("D01", Seat(HELD)), "use D01", "take 1,2")
    yield Scene(on_dune("D16", Seat(), goods_pile="G01 G02 G07 G10"), "use D16", "take G20")
    yield Scene(on_dune("D02", Seat()), "", "use D02")
    yield Scene(on_dune("D02", Seat(rows="XO1 XO2 XO3")), "use D02", "swap XO3")


def _no_part() -> Game:
    """An own dune that only uses a border card of the opponent, who visits the Noble."""
    own = parse_cards_file("[dunes]\nD14 = { effects = [{ opponents_border = {} }] }\n", "own.toml")
    white = Seat(targis="1", dunes="D06 D07")
    return on_dune("D14", Seat(), white, round=2, ruleset=Ruleset("expansion", cards=own))


def _over() -> Game:
    game = situation(Seat(MUCH, rows=ELEVEN.replace("BW3", "BW3 BC1")), round=2)
    game.play("done")
    while not game.over:
        game.play(game.legal_moves()[-1])
    return game


def _refused_prices() -> Iterator[Scene]:
    """Tribe cards that cannot be displayed or kept, or not like this."""
    new = Seat(targis="1", hand="BO1", hand_taken=True)
    yield Scene(situation(new, round=2), "", "use 1")
    yield Scene(buying("BO1", Seat(MUCH, hand="BO2")), "use 2,2", "hand")
    yield Scene(situation(Seat(MUCH, rows="BW8", hand="BC6")), "use hand", "hand; discard")
    plain = buying("XO2", Seat(HELD), ruleset="expansion")
    yield Scene(plain, "use 2,2", "pay cost and extra; next")
    ordered = Seat("1 dates 2 salt 2 pepper", rows="BR7 BC7", hand="BR3", targis="1")
    yield Scene(situation(ordered, round=4), "use 1; pay cost; leave salt", "leave dates")
    camp = Seat("2 dates", rows="BC6")
    yield Scene(buying("BC3", camp), "use 2,2", "pay cost")
    two = Seat("1 dates 1 pepper 1 gold", rows="BC6")
    yield Scene(buying("BC2", two), "use 2,2; pay cost", "leave salt")
    same = Seat("3 dates 2 salt 3 pepper", rows="BW8 BO5", hand="BO3")
    yield Scene(situation(same), "use hand; leave salt", "add salt")


def _refused_display() -> Iterator[Scene]:
    """Places that take no card."""
    full = buying("BC1", Seat(MUCH, rows="BO1 BO2 BO3 BO4 / BR1"))
    yield Scene(full, "use 2,2; pay cost", "row 1")
    empty = buying("BC1", Seat(MUCH, rows="BO1"))
    yield Scene(empty, "use 2,2; pay cost", "row 3")
    yield Scene(_rearranging(), f"{REARRANGING}; lift BO2", "lift BO2")
    yield Scene(_rearranging(), f"{REARRANGING}; lift BO1", "none")
    yield Scene(_rearranging(), f"{REARRANGING}; lift BO2; none", "lay 1,1; lay 1,2; lay 1,3")
    hand = Seat(rows="XO1 XO2 D04", hand="XO5")
    yield Scene(on_dune("D02", hand), "use D02; swap hand", "with D04")


def _refused_raids() -> Iterator[Scene]:
    """Demands that cannot be met, or not like this."""
    box = "expansion"
    yield Scene(raid(Seat("1 salt 3 water 1 vp"), corner=4, ruleset=box), "", "give goods")
    yield Scene(raid(Seat("1 gold 3 water"), corner=16, ruleset=box), "", "give card")
    yield Scene(raid(Seat("1 dates 3 water 1 vp"), corner=4, ruleset=box), "", "stop")
    rows = Seat("1 gold", rows="XO1 / XO2")
    yield Scene(raid(rows, corner=16, ruleset=box), "give card", "row 3")
    spared = Seat("3 water 1 vp", rows="XC6")
    yield Scene(raid(spared, corner=8, ruleset=box), "", "give goods")


def forced_refusals() -> Iterator[tuple[Reason, Question]]:
    """A reason for which a good must vanish after the question: games make forced choices."""
    game = raid(Seat("1 salt 1 pepper 1 vp", rows="XC6"), corner=8, ruleset="expansion")
    game.play("give goods")
    state = game.state
    state.blue.stock[2] = 0
    yield why_not(state, "leave salt"), asked(state)
