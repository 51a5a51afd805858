"""The example of docs/words.md does what it says."""

import io
import json
import re
from contextlib import redirect_stdout

from targi.text import words
from targi.text.naming import SEATS, token
from targi.text.phrases import phrase
from tests.project.files import ROOT

DOCUMENT = (ROOT / "docs/words.md").read_text(encoding="utf-8")


def example() -> str:
    """The Python of the document."""
    (found,) = re.findall(r"```python\n(.*?)```", DOCUMENT, re.DOTALL)
    return str(found)


def test_the_example_prints_what_its_comments_say() -> None:
    """In English and Polish, and as data."""
    printed = io.StringIO()
    with redirect_stdout(printed):
        exec(compile(example(), "docs/words.md", "exec"), {})
    english, polish, data = printed.getvalue().splitlines()
    assert re.findall(r"print\(words\(.*\)\)  # (.*)", example()) == [english, polish]
    traded = phrase(
        "event-exchange",
        player=SEATS["blue"],
        given=(token("salt", 3),),
        taken=(token("gold", 1),),
    )
    assert data == str(traded.to_json())
    assert json.loads(json.dumps(traded.to_json())) == traded.to_json()


def test_the_message_and_the_word_shown_are_those_of_the_files() -> None:
    """The German sentence with the form that it asks for."""
    place = phrase("event-place", player=SEATS["blue"], target=phrase("border-trader", number=5))
    assert words("de").say(place) == "Blau setzt einen Targi auf den Händler (5)."
    files = ROOT / "src/targi/text/locales/de"
    texts = [(files / name).read_text(encoding="utf-8") for name in ("events.ftl", "terms.ftl")]
    shown = re.findall(r"^    (event-place = .*)$", DOCUMENT, re.MULTILINE)
    assert shown
    assert all(line in texts[0] for line in shown)


def test_every_module_and_path_named_is_there() -> None:
    """A reader finds what the page speaks of."""
    for path in re.findall(r"`((?:src|tests|tools|docs)/[\w/.-]+)`", DOCUMENT):
        assert (ROOT / path).exists(), path
    rows = re.findall(r"^\| (`.*?) \| ", DOCUMENT, re.MULTILINE)
    for name in re.findall(r"`([\w.]+)`", " ".join(rows)):
        assert (ROOT / f"src/targi/text/{name.replace('.', '/')}.py").exists(), name
