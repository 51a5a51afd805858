"""What a link says about itself in a chat: the tags of Open Graph in the head of a page.

Only what anybody with the link may see is told. The secret of a seat stays in the fragment of its
link, which nobody sends to a server.
"""

from __future__ import annotations

from functools import cache
from html import escape
from typing import Final, NamedTuple

from targi.server.web.wishes import wishes
from targi.server.wire.basics import SEATS, Box
from targi.server.wire.http import ListedSeat, Summary
from targi.text import LANGUAGES, Phrase, Words
from targi.text.language import DEFAULT
from targi.text.phrases import phrase
from targi.text.saying import sources

WIDTH: Final = 1200
HEIGHT: Final = 630


class Preview(NamedTuple):
    """What is said about a page, and the box whose picture is shown."""

    title: Phrase
    about: Phrase
    box: Box


HOME: Final = Preview(phrase("preview-home"), phrase("preview-home-about"), "base")


def preview_of(table: Summary | None) -> Preview:
    """About the page of a table; of none, or a closed one, about the game."""
    if table is None or table.state == "closed":
        return HOME
    box: Box = "base" if _box(table) == "base" else "expansion"
    seats = [getattr(table, seat) for seat in SEATS]
    waiting = [seat for seat in seats if not seat.taken]
    if table.state == "waiting" and len(waiting) == 1:
        (host,) = (seat for seat in seats if seat.taken)
        title = phrase("preview-invites", player=_name(host))
        return Preview(title, phrase("preview-sit-down", box=box), box)
    if waiting:
        return HOME
    title = phrase("preview-players", blue=_name(seats[0]), white=_name(seats[1]))
    about = "preview-result" if table.state == "over" else "preview-watch"
    return Preview(title, phrase(about, box=box), box)


def tags(preview: Preview, language: str, origin: str | None) -> str:
    """The tags of a page. Without the address of the server there is no picture."""
    say = _words(language).say
    found = {"og:title": say(preview.title), "og:description": say(preview.about)}
    found |= {"og:type": "website", "twitter:card": "summary"}
    if origin is not None:
        found |= {
            "og:image": f"{origin}/preview-{preview.box}.png",
            "og:image:width": str(WIDTH),
            "og:image:height": str(HEIGHT),
            "twitter:card": "summary_large_image",
        }
    return "".join(_tag(name, text) for name, text in found.items())


def language_of(accepted: str) -> str:
    """The language of ours that a browser or a chat prefers; English if it says nothing of them."""
    by_wish = sorted(wishes(accepted), key=lambda wish: wish[1], reverse=True)
    codes = (name.partition("-")[0] for name, _ in by_wish)
    return next((code for code in codes if code in LANGUAGES), DEFAULT)


def _tag(name: str, text: str) -> str:
    kind = "property" if name.startswith("og:") else "name"
    return f'<meta {kind}="{name}" content="{escape(text)}">\n'


def _box(table: Summary) -> str:
    return table.ruleset if isinstance(table.ruleset, str) else table.ruleset.box


def _name(seat: ListedSeat) -> str:
    return seat.level.capitalize() if seat.level else seat.name or ""


@cache
def _words(language: str) -> Words:
    """The words of previews alone: to read all of a language would keep everybody waiting."""
    return Words(language, LANGUAGES[language], [sources(language)["previews.ftl"]])
