"""A record that deviates in anything is refused, with the line, what was found and was expected."""

import pytest

from targi import Game, RecordError
from targi.game.positions.json_text import LARGEST
from tests.corpus.make import path

RESIGNED = path(61).read_text(encoding="utf-8")  # begins with a deal
NO_PROOF = RESIGNED.replace("  seed: 61", "")
BY_KEY = path(60).read_text(encoding="utf-8")
BEGUN_LATER = path(71).read_text(encoding="utf-8")  # begins with a position


def refusal(text: str) -> RecordError:
    """The error that reading this text brings."""
    with pytest.raises(RecordError) as refused:
        Game.from_record(text)
    return refused.value


def edited(old: str, new: str, text: str = RESIGNED) -> str:
    """The record with the first occurrence of something replaced."""
    assert old in text
    return text.replace(old, new, 1)


def without_line(start: str) -> str:
    """The record without the line that begins like this."""
    lines = RESIGNED.splitlines(keepends=True)
    assert any(line.startswith(start) for line in lines)
    return "".join(line for line in lines if not line.startswith(start))


FIELDS = "line 2: expected "
LAST = f"line {len(RESIGNED.splitlines())}: expected "


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "line 1: expected targi-record/1, which this version reads, found ''"),
        ("{}", "line 1: expected targi-record/1"),
        (edited("record/1", "record/2"), "line 1: expected targi-record/1"),
        (edited("rules: 1", "rules: 2"), FIELDS + "rules: 1, which this version plays, found '2'"),
        ("targi-record/1\nrules: 2  mode: x\n", FIELDS + "rules: 1, which this version plays"),
        (
            edited("ruleset: base", "ruleset: bass"),
            "box: expected one of base, expansion, found 'bass'",
        ),
        (edited("first: blue", "first: green"), FIELDS + "first: blue or white, found 'green'"),
        (edited("first: blue", "first: white"), "line 5: expected '1 W place"),
        (edited("first: blue", "last: blue"), FIELDS + "a field (rules, "),
        (edited("first: blue", "first:blue"), FIELDS + "a field (rules, "),
        (edited("first: blue", "first: blue  first: blue"), "first: once, as in line 2"),
        (edited("rules: 1  ruleset: base", "ruleset: base  rules: 1"), FIELDS + "'rules: 1'"),
        (edited("ruleset: base", "ruleset: base  cards: sha256:00"), FIELDS + "cards: sha256: and"),
        (edited("rules: 1  ", "rules: 1 "), FIELDS + "rules: 1, which this version plays"),
        (edited("base  ", "base  \n"), FIELDS + "a field"),
        (edited("bot:builder", "\n"), "line 3: expected blue: 1 to 24 characters"),
        (without_line("deal"), "expected the field deal by now, found 'takebacks"),
        (without_line("takebacks"), "expected the field takebacks by now, found '"),
        (edited("takebacks: 0", "takebacks: -1"), LAST + "takebacks: a number, found '-1'"),
        (edited("takebacks: 0", "takebacks: 00"), LAST + "'takebacks: 0', found 'takebacks: 00'"),
        (edited("end: resigned", "end: completed"), LAST + "end: resigned, timeout, agreed"),
        (edited("end: resigned", "end: agreed"), LAST + "by: blue or white with resigned"),
        (edited("  by: blue", ""), LAST + "by: blue or white with resigned"),
        (edited("score: 8-7", "score: 8-8"), LAST + "'score: 8-7', found 'score: 8-8'"),
        (edited("seed: 61", "seed: 61x"), LAST + "seed: a whole number, found '61x'"),
        (edited("seed: 61", "seed: 61  key: 00"), "expected seed or key, not both, found 'key'"),
        (RESIGNED + "\n", "found ''"),
        (RESIGNED + "2 B place 3\n", "expected a legal move"),
        (RESIGNED + RESIGNED, "expected a field"),
        (RESIGNED[:-1], LAST + "a line break at the end"),
        (RESIGNED.replace("\n", "\r\n"), "line 1: expected targi-record/1"),
        (RESIGNED + " " * LARGEST, f"expected at most {LARGEST} characters"),
    ],
)
def test_a_deviation_is_refused_where_it_is(text: str, message: str) -> None:
    """Fields: unknown, twice, missing, out of order, wrong in value or in form."""
    assert message in str(refusal(text))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("1 B place", "2 B place", "line 5: expected '1 B place"),
        ("1 B place", "1 W place", "line 5: expected '1 B place"),
        ("1 B place", "1 place", "line 5: expected '1 B place"),
        ("1 B place", " 1 B place", "line 5: expected "),
        ("W place", "B place", "line 5: expected 'W place"),
        ("W place", "place", "line 5: expected 'W place"),
        ("place", "Place", "line 5: expected a legal move (place 2, place 3"),
        (" · ", " · · ", "line 5: expected a legal move"),
        (" · ", "\n  ", "line 5: expected "),
        (" | up: ", " | up:  ", "turned up, found ''"),
        (" | up: ", " | down: ", "expected a legal move"),
    ],
)
def test_a_deviation_among_the_moves_is_refused(old: str, new: str, message: str) -> None:
    """Round numbers, seat letters, moves, and how they are joined."""
    assert message in str(refusal(edited(old, new)))


def test_a_card_that_cannot_be_turned_up_is_refused() -> None:
    """One that lies elsewhere, one of the other kind, one that does not exist."""
    for card in ("G01", "BC8", "G99"):
        text = edited("deal: G01 BW3 G10", f"deal: G01 BW3 {card}", NO_PROOF)
        error = refusal(text)
        assert str(error).startswith("line 4: expected one of G02, G03, G04")
        assert error.found == card


def test_too_many_or_too_few_cards_are_refused() -> None:
    """Every card turned up is recorded, and no other."""
    deal = NO_PROOF.split("deal: ")[1].split("\n")[0]
    assert "expected 9 cards turned up" in str(refusal(edited(deal, deal + " BO1", NO_PROOF)))
    assert "expected 9 or more cards" in str(refusal(edited(deal, deal[:-4], NO_PROOF)))
    up = NO_PROOF.index(" | up: ")
    end = NO_PROOF.index("\n", up)
    assert "expected 1 or more cards" in str(refusal(NO_PROOF[:up] + NO_PROOF[end:]))


def test_cards_that_do_not_follow_from_seed_or_key_are_refused() -> None:
    """A record that tells where its cards come from is held to it."""
    assert "which seed or key turn up" in str(refusal(edited("seed: 61", "seed: 62")))
    assert "which seed or key turn up" in str(refusal(edited("key: ", "key: 0", BY_KEY)))


def test_an_unfinished_record_tells_no_key() -> None:
    """It would tell the cards to come."""
    text = Game(key="ab").record()[:-1] + "  key: ab\n"
    assert "which seed or key turn up" in str(refusal(text.replace("key: ab", "key: ac")))
    assert "expected '', found 'key: ab'" in str(refusal(text))


def test_moves_after_the_end_are_refused() -> None:
    """The game is over when it is over."""
    text = edited("takebacks", "12 B place 5\ntakebacks", BY_KEY)
    assert "expected no more moves, the game is over, found 'place 5'" in str(refusal(text))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('{"format"', '{"format', "line 4: expected a position as JSON"),
        ('"round":9', '"round":99', "line 4: expected a possible position (round: "),
        ('"round":9', '"round":9,"round":9', "(the key 'round' comes twice in an object)"),
        ('"round":9', f'"round":{"9" * 5000}', "a number with too many digits"),
        ('"rules":1', '"rules": 1', "line 4: expected"),
        ("position: ", "position: " + "[" * 90_000, "as JSON (not JSON: nested too deeply)"),
        ("ruleset: base", "ruleset: base  first: white", "line 2: expected"),
        ("position: ", "deal: G01\nposition: ", "line 5: expected deal or position, not both"),
    ],
)
def test_a_position_that_cannot_be_is_refused(old: str, new: str, message: str) -> None:
    """It must be possible, and be written as this version writes it."""
    assert message in str(refusal(edited(old, new, BEGUN_LATER)))


def test_an_error_tells_line_expectation_and_find_apart() -> None:
    """For programs that show them at their place."""
    error = refusal(edited("takebacks: 0", "takebacks: none"))
    assert error.line == len(RESIGNED.splitlines())
    assert error.expected == "takebacks: a number"
    assert error.found == "none"
    assert str(error) == f"line {error.line}: expected takebacks: a number, found 'none'"


def test_an_error_stays_short() -> None:
    """However long what was found is."""
    error = refusal("x" * 5000)
    assert len(str(error)) < 200
    assert error.found.endswith("x...")


def test_fields_may_be_laid_out_otherwise() -> None:
    """In columns, or one a line: two spaces or more and line breaks keep them apart."""
    columns = RESIGNED.replace("  ruleset", "      ruleset").replace("  white", "     white")
    lines = RESIGNED.replace("  first", "\nfirst").replace("  score", "\nscore")
    for text in (columns, lines):
        assert text != RESIGNED
        assert Game.from_record(text).record() == RESIGNED
