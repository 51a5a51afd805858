"""`targi cards` lists, filters and shows cards; wrong use ends with one clear line."""

import json
import os
import subprocess
import sys
from collections.abc import Callable

import pytest

from targi.cards import Bundle, DuneCard, Effect, Extra, Provenance, TribeCard
from targi.terminal import UserError, cards
from targi.terminal.card_pages import full, listing
from targi.terminal.main import main

Capture = pytest.CaptureFixture[str]


def printed(capsys: Capture, *words: str) -> str:
    """What `targi cards` with these words prints; it must end well."""
    assert main(["cards", *words]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


def ids(capsys: Capture, *words: str) -> list[str]:
    """The ids that `targi cards` with these words lists."""
    return [card["id"] for card in json.loads(printed(capsys, *words, "--json"))]


def complaint(capsys: Capture, *words: str) -> str:
    """The one line that wrong use of `targi` with these words brings."""
    with pytest.raises(SystemExit) as ended:
        sys.exit(main(words))
    assert ended.value.code == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    return err


def test_all_cards_are_listed_in_aligned_columns(capsys: Capture) -> None:
    """One line a card, one section a kind, never wider than a terminal."""
    lines = printed(capsys).splitlines()
    assert lines[0] == "Tribe cards (45)"
    assert lines[1] == "id   symbol       VP  cost                        effect"
    assert "BC6  Camp         1   1 dates, 2 pepper / 1 gold  discount" in lines
    assert "Goods cards (19)" in lines
    assert "12  Raid              3 goods of choice or 2 VP" in lines
    assert len(lines) == 45 + 19 + 16 + 3 * 2 + 2
    assert max(map(len, lines)) <= 80


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["--symbol", "camp", "--cost", "gold", "--timing", "end"], ["BC4"]),
        (["--symbol", "camp", "--effect", "discount"], ["BC6"]),
        (["--cost", "gold", "--effect", "discount"], ["BR7", "BC6", "BT6"]),
        (["--effect", "vp_per_symbol"], ["BO4", "BR4", "BW4", "BC4", "BT4"]),
        (["--effect", "Vp-For-Cards"], ["BC5"]),
        (["--timing", "next_round"], ["BC9"]),
        (["--kind", "dune"], []),
        (["--kind", "goods", "--symbol", "oasis"], []),
        (["--kind", "border", "--box", "base"], [str(n) for n in range(1, 17)]),
        (["bt9", "G07", "16"], ["BT9", "G07", "16"]),
    ],
)
def test_the_filters_leave_what_they_say(
    capsys: Capture, words: list[str], expected: list[str]
) -> None:
    """Several filters must all hold; ids come in the order asked for, in any case of letters."""
    assert ids(capsys, *words) == expected


def test_a_filter_that_leaves_nothing_says_so(capsys: Capture) -> None:
    """In words; as data it is an empty list."""
    assert printed(capsys, "--kind", "dune") == "No card matches.\n"


def test_a_tribe_card_is_shown_in_full(capsys: Capture) -> None:
    """Cost, alternative, points, effect, timing, rules, provenance."""
    assert printed(capsys, "bt6") == (
        "BT6, tribe card\n"
        "  symbol      Targia\n"
        "  worth       1 VP\n"
        "  cost        1 dates, 2 salt\n"
        "  or instead  1 gold\n"
        "  effect      Displaying another Targia card costs you 1 good less.\n"
        "  timing      always, from now on\n"
        "  word        discount\n"
        "  rules       5.8, 5.21\n"
        "  provenance  sourced\n"
    )


def test_goods_and_border_cards_are_shown_in_full(capsys: Capture) -> None:
    """Several ids give several pages; long lines are folded under themselves."""
    assert printed(capsys, "G13", "5") == (
        "G13, goods card\n"
        "  gives       1 dates / 1 salt / 1 pepper\n"
        "  rules       5.4\n"
        "  provenance  from a list of the cards; the rulebook itself states only that\n"
        "              there are 19\n"
        "\n"
        "5, border card\n"
        "  name        Trader\n"
        "  action      Trade as often as you can: 3 goods of one kind for 1 gold, or 2\n"
        "              goods of one kind for 1 good of another.\n"
        "  rules       5.14\n"
        "  provenance  sourced\n"
    )


def test_full_shows_every_filtered_card_in_full(capsys: Capture) -> None:
    """`--full` turns a list into pages."""
    pages = printed(capsys, "--effect", "discount", "--full").split("\n\n")
    assert [page[:3] for page in pages] == ["BO5", "BR7", "BW5", "BC6", "BT6"]


def test_the_cards_of_the_expansion_can_be_shown() -> None:
    """An extra, a provenance in two parts, a dune."""
    provenance = Provenance("reconstructed", "sourced")
    extra = Extra(Bundle(dates=1), 2)
    tribe = TribeCard("XC3", "camp", 1, Bundle(gold=1), None, extra, (), provenance)
    assert "  extra       1 dates for 2 VP at once\n" in full(tribe)
    assert full(tribe).endswith("what is printed: reconstructed; effect: sourced")
    dune = DuneCard("D01", (Effect("one_for_one"),), provenance)
    assert "At the Trader" in full(dune)
    assert listing([dune]) == "Dunes (1)\nid   effect\nD01  one_for_one"


@pytest.mark.parametrize(
    ("words", "line"),
    [
        ([], "targi: the following arguments are required: COMMAND (see targi --help)"),
        (["cards", "BO0"], "targi: box base: unknown card 'BO0'; did you mean BO9?"),
        (["cards", "BO1", "--kind", "tribe"], "targi: name the cards or filter them, not both"),
        (
            ["cards", "--symbol", "oassis"],
            "targi cards: argument --symbol: unknown symbol 'oassis'; did you mean oasis? "
            "(see targi cards --help)",
        ),
        (
            ["cards", "--effect", "discuont"],
            "targi cards: argument --effect: unknown effect 'discuont'; did you mean discount? "
            "(see targi cards --help)",
        ),
        (
            ["cards", "--box", "x"],
            "targi cards: argument --box: unknown box 'x'; known: base (see targi cards --help)",
        ),
    ],
)
def test_wrong_use_ends_with_one_line_and_code_2(
    capsys: Capture, words: list[str], line: str
) -> None:
    """On the error stream, with the nearest word where there is one."""
    assert complaint(capsys, *words) == line + "\n"


def test_help_names_the_commands_and_filters(capsys: Capture) -> None:
    """`--help` is the one place that lists them."""
    with pytest.raises(SystemExit):
        main(["--help"])
    assert "cards" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main(["cards", "--help"])
    help_text = capsys.readouterr().out
    assert all(f"--{name}" in help_text for name in (*cards.FILTERS, "box", "full", "json"))


def raising(error: BaseException) -> Callable[[object], int]:
    """A command that fails with this."""

    def run(args: object) -> int:
        raise error

    return run


def test_an_interrupted_command_ends_quietly(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ctrl-C gives code 130 and no traceback."""
    monkeypatch.setattr(cards, "run", raising(KeyboardInterrupt()))
    assert main(["cards"]) == 130
    assert capsys.readouterr().err == "\n"


def test_a_mistake_of_the_user_gives_code_2(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever command raises it."""
    monkeypatch.setattr(cards, "run", raising(UserError("no such file")))
    assert complaint(capsys, "cards") == "targi: no such file\n"


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGPIPE")
def test_a_closed_pipe_ends_quietly() -> None:
    """`targi cards | head -0`: nothing on the error stream, code 141 as from a shell tool."""
    reader, writer = os.pipe()
    os.close(reader)
    command = [sys.executable, "-m", "targi.terminal.main", "cards", "--full"]
    done = subprocess.run(command, stdout=writer, stderr=subprocess.PIPE, text=True, check=False)
    os.close(writer)
    assert (done.returncode, done.stderr) == (141, "")
