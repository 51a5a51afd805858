"""`targi cards` lists, filters and shows cards; wrong use ends with one clear line."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from targi.cards import parse_cards_file
from targi.cards.custom.template import template
from targi.terminal import UserError
from targi.terminal.commands import cards
from targi.terminal.main import main

Capture = pytest.CaptureFixture[str]

OPTIONS = ("box", "full", "json", "cards", "check", "template")


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


def test_the_cards_of_a_box_are_listed_in_aligned_columns(capsys: Capture) -> None:
    """One line a card, two if it has an alternative; one section a kind."""
    lines = printed(capsys, "--box", "base").splitlines()
    assert lines[0] == "Tribe cards (45)"
    assert lines[1] == "Card  Symbol       VP  Cost      Effect"
    at = lines.index("BC6   Camp         1   1d 2p     discount")
    assert lines[at + 1] == "                       / 1g"
    assert "Goods cards (19)" in lines
    assert "Raid (12)              base game  3 goods of your choice, or 2 VP" in lines
    assert len(lines) == 45 + 2 + 19 + 16 + 3 * 2 + 2 + 2


def test_the_cards_of_the_expansion_are_listed(capsys: Capture) -> None:
    """Extras in brackets, a line for each effect, dunes in sentences."""
    lines = printed(capsys, "--box", "expansion").splitlines()
    at = lines.index("XC3*  Camp         1   1g")
    assert lines[at + 1] == "                       (1d 1s 1p: 2 VP)"
    at = lines.index("XR4*  Camel Rider  2   1s 1p 1g          renew_dunes*")
    assert lines[at + 1] == "                       / 1s 1p 2w        take*"
    assert "Waterhole (13)*         expansion" in lines
    assert "Raid (12)*              expansion  1 date, 1 salt and 1 pepper, or 2 VP" in lines
    assert "D05*  Take 2 dates and 2 water." in lines
    headings = [line for line in lines if line.endswith(")") and line[0].isupper()]
    assert [heading for heading in headings if "cards" in heading or "Dunes" in heading] == [
        "Tribe cards (45)",
        "Goods cards (24)",
        "Border cards (16)",
        "Dunes (20)",
    ]


def test_lists_are_never_wider_than_a_terminal(capsys: Capture) -> None:
    """All cards there are: both boxes, and both cards of a border number."""
    lines = printed(capsys).splitlines()
    assert max(map(len, lines)) <= 80
    assert {"Tribe cards (90)", "Goods cards (24)", "Border cards (26)", "Dunes (20)"} <= {*lines}


def test_reconstructed_facts_are_marked_in_lists(capsys: Capture) -> None:
    """What is printed by a star behind the id, an effect by its own; below stands what it means."""
    lines = printed(capsys, "--symbol", "oasis").splitlines()
    assert any(line.startswith("XO7*") and line.endswith("exchange") for line in lines)
    assert any(line.startswith("XO8*") and line.endswith("smith_bonus*") for line in lines)
    assert any(line.startswith("BO5 ") and line.endswith("discount") for line in lines)
    assert lines[-2].startswith("* reconstructed, if only in part: no source states it")
    assert "reconstructed" not in printed(capsys, "--box", "base")


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["--symbol", "camp", "--cost", "gold", "--timing", "end"], ["BC4", "XC9"]),
        (["--symbol", "camp", "--effect", "discount"], ["BC6"]),
        (["--cost", "gold", "--effect", "discount"], ["BR7", "BC6", "BT6"]),
        (["--cost", "water", "--symbol", "well", "--timing", "once"], ["XW9"]),
        (["--effect", "vp_per_symbol"], ["BO4", "BR4", "BW4", "BC4", "BT4", "XR9"]),
        (["--effect", "Vp-For-Cards"], ["BC5"]),
        (["--effect", "reveal_goods"], ["XO4", "D16"]),
        (["--timing", "next_round"], ["BC9"]),
        (["--timing", "dune"], [f"D{n:02}" for n in range(1, 21)]),
        (["--kind", "dune", "--box", "base"], []),
        (["--kind", "goods", "--symbol", "oasis"], []),
        (["--kind", "border", "--box", "base"], [str(n) for n in range(1, 17)]),
        (["bt9", "G07", "16", "xo1"], ["BT9", "G07", "16", "16", "XO1"]),
        (["16", "--box", "expansion"], ["16"]),
    ],
)
def test_the_filters_leave_what_they_say(
    capsys: Capture, words: list[str], expected: list[str]
) -> None:
    """Several filters must all hold; ids come in the order asked for, in any case of letters."""
    assert ids(capsys, *words) == expected


def test_a_filter_that_leaves_nothing_says_so(capsys: Capture) -> None:
    """In words; as data it is an empty list."""
    assert printed(capsys, "--kind", "dune", "--box", "base") == "No card matches.\n"


def test_a_tribe_card_is_shown_in_full(capsys: Capture) -> None:
    """Cost, alternative, points, effect, timing, rules, provenance."""
    assert printed(capsys, "bt6") == (
        "Tribe card BT6\n"
        "  Symbol       Targia\n"
        "  Worth        1 VP\n"
        "  Cost         1 date and 2 salt, or instead 1 gold\n"
        "  Effect       Displaying another Targia card costs you 1 good less.\n"
        "  When         always, once displayed\n"
        "  Effect word  discount\n"
        "  Rules        5.8, 5.21\n"
        "  Known from   a published source\n"
    )


def test_goods_and_border_cards_are_shown_in_full(capsys: Capture) -> None:
    """Several ids give several pages; long lines are folded under themselves."""
    assert printed(capsys, "G13", "5", "--box", "base") == (
        "Goods card G13\n"
        "  Gives       1 date, 1 salt or 1 pepper\n"
        "  Rules       5.4\n"
        "  Known from  a list of the cards; the rulebook only says that there are 19\n"
        "\n"
        "Trader (5)\n"
        "  Edition     base game\n"
        "  Action      Trade as often as you like: 3 goods of one kind for 1 gold, or 2\n"
        "              goods of one kind for 1 good of another.\n"
        "  Rules       5.14\n"
        "  Known from  a published source\n"
    )


def test_full_shows_every_filtered_card_in_full(capsys: Capture) -> None:
    """`--full` turns a list into pages."""
    pages = printed(capsys, "--effect", "discount", "--full").split("\n\n")
    assert [page[11:14] for page in pages] == ["BO5", "BR7", "BW5", "BC6", "BT6"]


def test_the_cards_of_the_expansion_are_shown_in_full(capsys: Capture) -> None:
    """An extra, a provenance in two parts, a dune; what is reconstructed says so."""
    pages = printed(capsys, "XC3", "XO7", "D12", "D01").split("\n\n")
    doubt = (
        "  Doubt        No source states what is reconstructed, and the printed card may\n"
        "               differ. If you own the box, correct it: targi cards --template"
    )
    assert "optional extra: 1 date, 1 salt and 1 pepper for 2 VP" in pages[0]
    assert pages[0].endswith(
        "  Known from  reconstructed\n" + doubt.replace("  Doubt ", "  Doubt").replace("\n ", "\n")
    )
    assert (
        "  Known from   what is printed: reconstructed; its effect: a published source\n"
        in pages[1]
    )
    assert pages[2] == (
        "Dune D12\n"
        "  Effect       Take 1 water and 2 VP.\n"
        "  When         when you carry out the dune\n"
        "  Effect word  take\n"
        "  Rules        5.26, 5.29, 5.31\n"
        f"  Known from   reconstructed\n{doubt}"
    )
    assert "Doubt" not in pages[3]


def test_a_border_number_shows_the_cards_of_both_boxes(capsys: Capture) -> None:
    """What a raid demands can be corrected, what another border card does cannot."""
    old, new = printed(capsys, "8").split("\n\n")
    assert old.startswith("Raid (8)\n  Edition     base game\n")
    assert new.startswith("Raid (8)\n  Edition     expansion\n")
    assert "you give up 1 salt and 1 pepper, or 1" in new
    assert "--template" in new
    trader = printed(capsys, "5", "--box", "expansion")
    assert "No source states what is reconstructed" in trader
    assert "--template" not in trader


def own_file(folder: Path, text: str) -> str:
    """The path of a card file with this text."""
    file = folder / "own.toml"
    file.write_text(text, encoding="utf-8")
    return str(file)


def test_a_right_card_file_is_said_to_be_right(capsys: Capture, tmp_path: Path) -> None:
    """With the number of cards it corrects, and its hash."""
    text = "[tribes]\nXO1 = { vp = 2 }\nBO1 = { vp = 1 }\n"
    words = printed(capsys, "--check", own_file(tmp_path, text))
    sha256 = parse_cards_file(text, "own.toml").sha256
    assert words == f"ok: 2 cards corrected\nsha256: {sha256}\n"
    data = json.loads(printed(capsys, "--check", str(tmp_path / "own.toml"), "--json"))
    assert data == {"errors": [], "corrected": 2, "own": 0, "sha256": sha256}


def test_the_template_is_a_right_file_that_corrects_nothing(
    capsys: Capture, tmp_path: Path
) -> None:
    """`targi cards --template > own.toml` and `targi cards --check own.toml`."""
    written = printed(capsys, "--template")
    assert written == template()
    checked = printed(capsys, "--check", own_file(tmp_path, written))
    assert checked.startswith("ok: 0 cards corrected\n")


def test_every_mistake_in_a_card_file_is_told(capsys: Capture, tmp_path: Path) -> None:
    """A line each, and the exit code 1; the same as data."""
    file = own_file(tmp_path, "[tribes]\nXO1 = { vp = 10, cots = {} }\nXQ1 = { vp = 1 }")
    lines = [
        f"{file}: XO1: vp: expected a whole number from 0 to 9, found 10",
        f"{file}: XO1: unknown key 'cots'; did you mean cost?",
        f"{file}: tribes: unknown card 'XQ1'; did you mean XW1?",
    ]
    assert main(["cards", "--check", file]) == 1
    assert capsys.readouterr().out.splitlines() == lines
    assert main(["cards", "--check", file, "--json"]) == 1
    assert json.loads(capsys.readouterr().out) == {"errors": lines}


def test_a_missing_card_file_is_a_mistake_too(capsys: Capture, tmp_path: Path) -> None:
    """With its name and the reason."""
    file = str(tmp_path / "missing.toml")
    assert main(["cards", "--check", file]) == 1
    assert capsys.readouterr().out == f"{file}: cannot be read: No such file or directory\n"


def test_cards_are_shown_as_a_card_file_corrects_them(capsys: Capture, tmp_path: Path) -> None:
    """Marked with a plus, and with a star as long as the file does not state all of the facts."""
    file = own_file(
        tmp_path,
        "[tribes]\nXO4 = { vp = 3, effects = [{ take = { water = 2 } }] }\nXO8 = { effects = [] }\n"
        'XO5 = { symbol = "oasis", vp = 4, cost = { gold = 1 } }\n',
    )
    lines = printed(capsys, "--cards", file, "--symbol", "oasis").splitlines()
    assert any(line.startswith("XO4+*  Oasis   3 ") for line in lines)
    assert any(line.startswith("XO5+   Oasis   4 ") for line in lines)
    assert any(line.startswith("XO8*") and line.endswith("1s 2p") for line in lines)
    assert lines[-2] == "+ from your own card file"
    assert lines[-1].startswith("d dates, s salt, p pepper, ")
    page = printed(capsys, "XO5", "--cards", file)
    assert "  Worth        4 VP\n" in page
    assert "what is printed: your own card file; its effect:" in page
    page = " ".join(printed(capsys, "XO4", "--cards", file).split())
    assert (
        "what is printed: your own card file (the rest: reconstructed); its effect: your own card "
        "file Doubt No source states what is reconstructed" in page
    )
    (card,) = json.loads(printed(capsys, "XO4", "--cards", file, "--json"))
    assert card["provenance"] == {
        "printed": "own file, the rest: reconstructed",
        "effect": "own file",
    }


def test_the_deck_of_a_card_file_is_the_expansions(capsys: Capture, tmp_path: Path) -> None:
    """And not that of a base game."""
    deck = [
        f"{box}{letter}{n}"
        for box, letter in zip("XXXXB", "RWCTO", strict=True)
        for n in range(1, 10)
    ]
    file = own_file(tmp_path, f"deck = {deck}")
    listed = ids(capsys, "--cards", file, "--kind", "tribe", "--box", "expansion")
    assert sorted(listed) == sorted(deck)
    assert "ok: 0 cards corrected, 0 cards of your own, a deck of 45\n" in printed(
        capsys, "--check", file
    )
    line = complaint(capsys, "cards", "--cards", file, "--box", "base")
    assert line.startswith(f"targi: {file}: deck: expected none in a base game")


def test_a_wrong_card_file_is_not_shown(capsys: Capture, tmp_path: Path) -> None:
    """One line with the first mistake, and where to read the others."""
    file = own_file(tmp_path, "[tribes]\nXO1 = { vp = 10 }")
    line = f"targi: {file}: XO1: vp: expected a whole number from 0 to 9, found 10"
    assert complaint(capsys, "cards", "--cards", file) == f"{line}\n"
    own_file(tmp_path, "[tribes]\nXO1 = { vp = 10 }\nXO2 = {}")
    more = " (one of 2 errors; see targi cards --check)"
    assert complaint(capsys, "cards", "--cards", file) == f"{line}{more}\n"


@pytest.mark.parametrize(
    ("words", "line"),
    [
        ([], "targi: the following arguments are required: COMMAND (see targi --help)"),
        (["cards", "BO0"], "targi: box all: unknown card 'BO0'; did you mean BO9?"),
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
            "targi cards: argument --box: unknown box 'x'; known: base, expansion, all "
            "(see targi cards --help)",
        ),
        (
            ["cards", "XO1", "--template"],
            "targi: --check and --template are about a file; name no cards and no filters",
        ),
        (
            ["cards", "--kind", "dune", "--check", "own.toml"],
            "targi: --check and --template are about a file; name no cards and no filters",
        ),
        (
            ["cards", "--template", "--json"],
            "targi: --template writes a card file, which is TOML; leave --json out",
        ),
        (
            ["cards", "--check", "a", "--cards", "b"],
            "targi cards: argument --cards: not allowed with argument --check "
            "(see targi cards --help)",
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
    assert all(f"--{name}" in help_text for name in (*cards.FILTERS, *OPTIONS))


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
    command = [sys.executable, "-m", "targi", "cards", "--full"]
    done = subprocess.run(command, stdout=writer, stderr=subprocess.PIPE, text=True, check=False)
    os.close(writer)
    assert (done.returncode, done.stderr) == (141, "")
