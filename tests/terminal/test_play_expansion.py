"""`targi play` with the expansion: rulesets from the command line, whole games, custom cards."""

from pathlib import Path

import pytest

from targi import Game, Ruleset
from targi.cards import read_cards_file
from tests.terminal.playing import complaint, played, typed, whole_game

pytestmark = pytest.mark.slow


WHOLE = 1000  # moves: more than any game has
BEGINNING = 40  # enough to see that the right game is played


@pytest.mark.parametrize(
    ("options", "ruleset", "moves"),
    [
        ("--ruleset expansion", Ruleset("expansion"), WHOLE),
        (
            "--ruleset mixed:3+easier",
            Ruleset("expansion", start="easier", deck=Ruleset.mixed(3).deck),
            BEGINNING,
        ),
        (
            "--ruleset expansion+literal+water+border:14,1",
            Ruleset("expansion", targia="literal", tiebreak="water", border=(1, 14)),
            WHOLE,
        ),
        ("--ruleset mixed:3+other-half", Ruleset.mixed(3).other_half(), BEGINNING),
        ("--ruleset expansion+other-half", Ruleset("expansion").other_half(), BEGINNING),
        (f"--ruleset {Ruleset.mixed(4)}", Ruleset.mixed(4), BEGINNING),
    ],
)
def test_a_game_of_the_expansion_is_played_through_a_pipe(
    tmp_path: Path, options: str, ruleset: Ruleset, moves: int
) -> None:
    """Every line fits, and the record holds the ruleset and the same game."""
    game = whole_game(11, ruleset)
    told = played(
        typed(game)[:moves], tmp_path, *options.split(), "--seed", "11", "--record", "game.txt"
    ).splitlines()
    assert max(map(len, told)) <= 80
    ends = {WHOLE: "The record is in game.txt", BEGINNING: "  targi play --resume game.txt"}
    assert told[-1] == ends[moves]
    again = Game.from_record((tmp_path / "game.txt").read_text(encoding="utf-8"))
    assert (again.ruleset, again.history) == (ruleset, game.history[:moves])


def test_the_table_of_the_expansion_shows_dunes_water_and_the_targia(tmp_path: Path) -> None:
    """White begins; reconstructed cards are marked when they are shown in full."""
    told = played(["card xo4", "card d05"], tmp_path, "--ruleset", "expansion", "--seed", "7")
    assert "The Targia is on Salt (15)." in told
    assert "White holds 1 date, 1 salt, 1 pepper, 1 gold, 2 water and 4 VP." in told
    assert "On top of the tribe discards: " in told
    assert told.count("reconstructed") >= 2
    for dune in Game("expansion", seed=7).position()["dunes"]:  # type: ignore[union-attr]
        assert f"\ndune {dune}: " in told


def test_own_cards_are_played_with_and_named_for_resuming(tmp_path: Path) -> None:
    """The file is needed again, and said so."""
    own = tmp_path / "own.toml"
    own.write_text("[tribes]\nXO4 = { vp = 3 }\n")
    rules = ("--ruleset", "expansion", "--cards", "own.toml")
    told = played(["card XO4", "place 2"], tmp_path, *rules, "--seed", "7", "--record", "game.txt")
    assert "3 VP" in told
    assert told.endswith("targi play --resume game.txt --cards own.toml\n")
    again = played(["place 3"], tmp_path, "--resume", "game.txt", "--cards", "own.toml")
    assert again.endswith("targi play --resume game.txt --cards own.toml\n")
    record = (tmp_path / "game.txt").read_text(encoding="utf-8")
    assert len(Game.from_record(record, read_cards_file(str(own))).history) == 2


def test_the_deck_of_a_card_file_is_played(tmp_path: Path) -> None:
    """Nothing else needs to be said."""
    deck = [card.id for card in Ruleset.mixed(3).catalogue.tribes]
    (tmp_path / "own.toml").write_text(f"deck = {deck}\n")
    rules = ("--ruleset", "expansion", "--cards", "own.toml")
    played(["place 2"], tmp_path, *rules, "--seed", "7", "--record", "game.txt")
    record = (tmp_path / "game.txt").read_text(encoding="utf-8")
    game = Game.from_record(record, read_cards_file(str(tmp_path / "own.toml")))
    assert {card.id for card in game.ruleset.catalogue.tribes} == {*deck}


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ("--ruleset expnsion", "expected one of base, expansion, found 'expnsion'"),
        ("--ruleset mixed:x", "--ruleset: box: expected mixed: and a whole number"),
        ("--ruleset base+easier", "--ruleset: start: an option of the expansion"),
        ("--ruleset expansion+border:2", "--ruleset: border: expected numbers of"),
        ("--ruleset expansion+border:1,,5", "--ruleset: border: expected numbers of"),
        ("--ruleset expansion+esier", "did you mean easier?"),
        ("--cards none.toml", "none.toml"),
        ("--resume game.txt --ruleset expansion", "goes on with its own ruleset"),
    ],
)
def test_a_ruleset_that_does_not_exist_ends_with_one_line(
    capsys: pytest.CaptureFixture[str], options: str, expected: str
) -> None:
    """What is wrong, and what would be right where that is near."""
    assert expected in complaint(capsys, *options.split())
