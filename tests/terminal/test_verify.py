"""`targi verify` says of each record whether it is right, and what that was checked against."""

import io
import json
from pathlib import Path

import pytest

from targi import Game
from targi.game.fairness import commitment_to, key_from
from targi.terminal.main import main
from tests.corpus import make_expansion
from tests.corpus.make import path, read

Capture = pytest.CaptureFixture[str]


def verified(capsys: Capture, *words: str) -> tuple[int, str]:
    """Exit code and output of `targi verify`, which complains nowhere else."""
    code = main(["verify", *words])
    out, err = capsys.readouterr()
    assert err == ""
    return code, out


def test_right_records_are_reported_in_a_line_each(capsys: Capture) -> None:
    """End, score, length, and whether the cards are proven, by what."""
    names = [str(path(number)) for number in (1, 5, 61, 65)]
    code, out = verified(capsys, *names)
    assert code == 0
    game = read(1)
    score = "-".join(str(part["total"]) for part in game.scores().values())
    cards = 9 + sum(len(played.up) for played in game.history)
    by_seed, by_key, resigned, unproven = out.splitlines()
    assert by_seed == (
        f"{names[0]}: right: completed, {score}, {len(game.history)} decisions, "
        f"{cards} cards turned up as the seed says"
    )
    assert by_key.endswith("cards turned up as the key says")
    assert "right: resigned by blue, 8-7, " in resigned
    assert unproven.endswith("cards turned up, not proven (no seed or key given)")


def test_one_wrong_record_fails_and_the_others_are_still_checked(
    capsys: Capture, tmp_path: Path
) -> None:
    """With exit code 1, the line and what was expected there."""
    edited = tmp_path / "edited.txt"
    text = path(1).read_text(encoding="utf-8").replace("1 B place", "1 W place")
    edited.write_text(text, encoding="utf-8")
    missing = tmp_path / "missing.txt"
    binary = tmp_path / "binary.txt"
    binary.write_bytes(b"targi-record/1\n\xff\n")
    code, out = verified(capsys, str(edited), str(missing), str(binary), str(path(2)))
    assert code == 1
    lines = out.splitlines()
    assert lines[0].startswith(f"{edited}: refused: line 5: expected '1 B place")
    assert lines[1] == f"{missing}: refused: cannot be read: No such file or directory"
    assert lines[2] == f"{binary}: refused: not a text in UTF-8"
    assert lines[3].startswith(f"{path(2)}: right: ")


def test_a_record_comes_from_standard_input(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As with most commands, `-` stands for it."""
    monkeypatch.setattr("sys.stdin", io.StringIO(Game(seed=1).record()))
    assert verified(capsys, "-") == (
        0,
        "-: right: unfinished, 4-4, 0 decisions, 9 cards turned up as the seed says\n",
    )


def test_a_secret_proves_the_key_and_all_cards(capsys: Capture, tmp_path: Path) -> None:
    """Before the game has ended there is none, and that is said."""
    secret, nonces = "5e" * 32, ["b1" * 16, "3f" * 16]
    promise = {"commitment": commitment_to(secret), "nonces": " ".join(nonces)}
    game = Game(key=key_from(secret, *nonces))
    (tmp_path / "open").write_text(game.record(**promise), encoding="utf-8")
    text = game.record(end="agreed", secret=secret, **promise)
    (tmp_path / "ended").write_text(text, encoding="utf-8")
    code, out = verified(capsys, str(tmp_path / "open"), str(tmp_path / "ended"))
    assert code == 0
    unproven, proven = out.splitlines()
    assert unproven.endswith("not yet provable (the secret is revealed at the end)")
    assert proven.endswith("cards turned up as the promised secret and the players' nonces say")
    _, out = verified(capsys, "--json", str(tmp_path / "open"), str(tmp_path / "ended"))
    reports = json.loads(out)
    assert [(one["proof"], one["provable"], one["commitment"]) for one in reports] == [
        (None, True, "promised"),
        ("secret", True, "proven"),
    ]


def test_a_commitment_without_its_secret_is_not_proven(capsys: Capture, tmp_path: Path) -> None:
    """The cards follow from seed or key all the same; but many could have been tried."""
    names = [str(path(10)), str(tmp_path / "unproven"), str(path(1))]
    text = path(65).read_text(encoding="utf-8").replace("end: unfinished", "end: agreed")
    promise = f"commitment: {'0a' * 32}\ndeal: "
    Path(names[1]).write_text(text.replace("deal: ", promise), encoding="utf-8")
    code, out = verified(capsys, *names)
    assert code == 0
    by_key, unproven, by_seed = out.splitlines()
    but = "; the commitment is not proven (no secret given)"
    assert by_key.endswith(f"cards turned up as the key says{but}")
    assert unproven.endswith(f"cards turned up, not proven (no seed or key given){but}")
    assert "commitment" not in by_seed
    _, out = verified(capsys, "--json", *names)
    assert [(one["proof"], one["commitment"]) for one in json.loads(out)] == [
        ("key", "unproven"),
        (None, "unproven"),
        ("seed", None),
    ]


def test_reports_as_data(capsys: Capture, tmp_path: Path) -> None:
    """The same facts for programs."""
    code, out = verified(capsys, "--json", str(path(61)), str(tmp_path / "none"))
    assert code == 1
    right, wrong = json.loads(out)
    assert right["file"] == str(path(61))
    assert right["ok"] is True
    assert (right["end"], right["by"], right["proof"]) == ("resigned", "blue", "seed")
    assert right["score"] == {"blue": 8, "white": 7}
    assert wrong["ok"] is False
    assert wrong["error"] == "cannot be read: No such file or directory"


OWN_CARDS = make_expansion.OWN_CARDS.name
WITH_OWN_CARDS = str(make_expansion.path(9))


def test_a_game_with_own_cards_is_checked_with_their_file(capsys: Capture) -> None:
    """Without the file it is refused; other records are read without it."""
    code, out = verified(capsys, "--cards", OWN_CARDS, WITH_OWN_CARDS)
    assert code == 0
    assert out.startswith(f"{WITH_OWN_CARDS}: right: completed")
    code, out = verified(capsys, WITH_OWN_CARDS)
    assert code == 1
    digest = make_expansion.OWN_CARDS.sha256
    assert out == (
        f"{WITH_OWN_CARDS}: refused: line 3: played with a custom card file (sha256:{digest}); "
        "name it with --cards FILE\n"
    )
    code, out = verified(capsys, "--cards", OWN_CARDS, str(path(1)), WITH_OWN_CARDS)
    assert code == 0
    assert [line.split(": ")[1] for line in out.splitlines()] == ["right", "right"]


def test_another_card_file_is_refused_by_the_records_that_name_one(
    capsys: Capture, tmp_path: Path
) -> None:
    """And by these only."""
    other = tmp_path / "other.toml"
    other.write_text("[tribes]\nXO1 = { vp = 1 }\n", encoding="utf-8")
    code, out = verified(capsys, "--cards", str(other), str(path(1)), WITH_OWN_CARDS)
    assert code == 1
    right, refused = out.splitlines()
    assert ": right: " in right
    assert ": refused: line 3: expected a ruleset (cards: expected the card file with" in refused
    assert f"found {other} with sha256:" in refused


def test_a_wrong_card_file_ends_with_one_line(capsys: Capture, tmp_path: Path) -> None:
    """What is wrong first, and how to see the rest; exit code 2."""
    file = tmp_path / "cards.toml"
    file.write_text("[tribes]\nXO1 = { vp = 99 }\nXO2 = { vp = 99 }\n", encoding="utf-8")
    assert main(["verify", "--cards", str(file), WITH_OWN_CARDS]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"targi: {file}")
    assert err.endswith(" (one of 2 errors; see targi cards --check)\n")
    assert err.count("\n") == 1
