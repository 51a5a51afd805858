"""docs/cards.md says what is true: its tables are the catalogue's, its examples run as shown."""

import re
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from targi.cards import Card, all_cards, base, expansion, parse_cards_file
from targi.cards.custom.reading import FIELDS
from targi.cards.vocabulary import VOCABULARY
from targi.cards.vocabulary.word import TIMINGS, Amount, Number, OneOf, Parameter, Word
from targi.terminal.main import main
from targi.text import Phrase, phrase, words
from targi.text.phrases import Gap, literal
from tests.text.messages import messages

PAGE = (Path(__file__).parents[2] / "docs" / "cards.md").read_text(encoding="utf-8")
# Each example file with the console session that follows it.
EXAMPLES = re.findall(
    r"`(\w+\.toml)`:\n\n```toml\n(.*?)```\n.*?```console\n\$ targi (.*?)\n(.*?)```", PAGE, re.DOTALL
)


def table(*rows: Sequence[str]) -> str:
    """A table in Markdown."""
    heading, *others = (f"| {' | '.join(row)} |" for row in rows)
    return "\n".join([heading, "|" + "---|" * len(rows[0]), *others])


def parameter_words(name: str, parameter: Parameter) -> str:
    """A parameter and its allowed values."""
    match parameter:
        case Number(low=low, high=high):
            values = f"{low}-{high}" if low < high else f"always {low}"
        case Amount(high=high):
            values = f"up to {high}"
        case OneOf(words=words):
            values = " or ".join(words)
        case _:
            values = "2-4 of `{ goods = 1-4 }`, `{ gold = 1-4 }`, `{ vp = 1-4 }`, `{ water = 1-4 }`"
    return f"`{name}` {values}"


def sentence(name: str, word: Word) -> str:
    """What a word says on a card in English, with the names of its parameters in the gaps."""
    message = messages("en")[f"effect-{name.replace('_', '-')}"]
    more = "more" in message.forms_asked
    gaps: dict[str, Gap] = {
        key: literal(gap(key, parameter, more)) for key, parameter in word.parameters.items()
    }
    if "tokens" in message.variables:  # either one amount or all of them
        gaps["tokens"] = gaps.get("amount", literal("all of that"))
    return words("en").say(Phrase(message.id, {key: gaps[key] for key in message.variables}))


def gap(name: str, parameter: Parameter, more: bool) -> str:
    """What stands for a parameter in a sentence: its name and, if not the same, the token."""
    if not isinstance(parameter, Number):
        return f"`{name}`"
    token = "" if parameter.token in ("", name) else f" {parameter.token}"
    return f"`{name}`{token}" + (" more" if more else "")


def word_row(name: str, word: Word) -> tuple[str, ...]:
    """A word as a row of the page's table."""
    parameters = ", ".join(parameter_words(*item) for item in word.parameters.items()) or "none"
    cards = " and ".join(word.cards)
    told = sentence(name, word)
    return f"`{name}`", cards, word.timing, parameters, told, ", ".join(word.rules)


def test_the_page_lists_the_whole_vocabulary() -> None:
    """One row a word, in the words that players read."""
    heading = ("word", "on cards", "timing", "parameters", "what it does", "rules")
    expected = table(heading, *(word_row(*item) for item in VOCABULARY.items()))
    assert expected in PAGE, f"docs/cards.md should hold\n{expected}"


def test_the_page_explains_every_timing() -> None:
    """In the words that `targi cards` uses."""
    said = {name: words("en").say(phrase(f"timing-{name}")) for name in TIMINGS}
    expected = table(("timing", "when"), *((f"`{name}`", when) for name, when in said.items()))
    assert expected in PAGE, f"docs/cards.md should hold\n{expected}"


def doubtful(cards: Sequence[Card], part: Callable[[Card], bool]) -> str:
    """How many of these cards may differ from the printed ones."""
    return str(sum(map(part, cards)))


def test_the_page_counts_what_is_reconstructed() -> None:
    """By box and kind, what is printed and effects apart."""
    added = [card for card in expansion().border if card.box == "expansion"]
    groups: dict[str, Sequence[Card]] = {
        "tribe cards, base": base().tribes,
        "goods cards, base": base().goods,
        "border cards, base": base().border,
        "tribe cards, expansion": expansion().tribes,
        "goods cards, expansion": expansion().goods[len(base().goods) :],
        "border cards, expansion": added,
        "dunes, expansion": expansion().dunes,
    }
    rows = [
        (
            name,
            str(len(cards)),
            doubtful(cards, lambda card: card.provenance.printed_doubtful),
            doubtful(cards, lambda card: card.provenance.effect_doubtful),
        )
        for name, cards in groups.items()
    ]
    assert sum(len(cards) for cards in groups.values()) == len(all_cards().cards)
    expected = table(("cards", "how many", "printed facts in doubt", "effects in doubt"), *rows)
    assert expected in PAGE, f"docs/cards.md should hold\n{expected}"


def test_the_page_names_the_tribe_cards_and_dunes_whose_effect_is_sourced() -> None:
    """The exceptions of the expansion."""
    effects = [c.id for c in expansion().tribes if not c.provenance.effect_doubtful]
    dunes = [c.id for c in expansion().dunes if not c.provenance.effect_doubtful]
    for ids in (effects, dunes):
        assert ", ".join(ids) in PAGE


@pytest.mark.parametrize("name", ["deck", "own_tribes", *FIELDS])
def test_the_page_explains_every_section_and_field(name: str) -> None:
    """Each is named, as it is written."""
    assert f"`{name}`" in PAGE or f"`[{name}]`" in PAGE
    for field in FIELDS.get(name, ()):
        assert f"`{field}`" in PAGE


@pytest.mark.parametrize(("name", "text", "command", "output"), EXAMPLES)
def test_an_example_of_the_page_runs_as_shown(
    name: str,
    text: str,
    command: str,
    output: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The file given to the command prints what the page says."""
    monkeypatch.chdir(tmp_path)
    Path(name).write_text(text, encoding="utf-8")
    assert main(command.split()) == (0 if output.startswith("ok") else 1)
    assert capsys.readouterr().out == output


def test_the_page_has_examples_of_a_right_and_a_wrong_file() -> None:
    """And the form that is hashed is that of the first."""
    assert [name for name, *_ in EXAMPLES] == ["mine.toml", "mixed.toml", "wrong.toml"]
    file = parse_cards_file(EXAMPLES[0][1], "mine.toml")
    assert file.sha256 in PAGE
