"""Makes the pictures of the web client in `docs`, from moments of the games that the tests know.

    .venv/bin/python -m tests.web.pictures

The pages and their files come from a real server; what happened at the table is told by this
program, so that the same pictures come out again.
"""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, WebSocketRoute, sync_playwright

from tests.web.conftest import FLAGS, PLACES
from tests.web.house import Server
from tests.web.make import game
from tests.web.visiting import PHONE, Visitor

TARGET: Final = Path(__file__).parents[2] / "docs"
LARGE, DESK = (1920, 1080), (1280, 720)
PLAYING: Final = "/t/picture"


class Picture(NamedTuple):
    """What is shown, how large, and by which light."""

    name: str
    size: tuple[int, int]
    light: str
    path: str = PLAYING
    box: str = "base"
    asked: str = ""  # the question that blue is asked, in a late round; the end if there is none
    choose: str = ""  # where to click


PICTURES: Final = (
    Picture("web-home", DESK, "light", "/"),
    Picture("web-home-phone", PHONE, "dark", "/"),
    Picture("web-table", DESK, "light", asked="place", choose="button.border.is-legal >> nth=2"),
    Picture("web-table-dark", DESK, "dark", asked="tribe"),
    Picture("web-table-large", LARGE, "light", box="expansion", asked="act"),
    Picture("web-expansion", DESK, "dark", box="expansion", asked="place"),
    Picture("web-table-phone", PHONE, "light", asked="place", choose="button.border.is-legal"),
    Picture("web-expansion-phone", PHONE, "dark", box="expansion", asked="tribe"),
    Picture("web-result", (1280, 860), "light"),
    Picture("web-result-phone", PHONE, "dark", box="expansion"),
    Picture("web-cards", DESK, "light", "/cards"),
    Picture("web-new", (1280, 860), "light", "/new"),
    Picture("web-me-phone", PHONE, "dark", "/me"),
)


def main() -> None:
    """Make all pictures."""
    games = {box: game(box) for box in ("base", "expansion")}
    chromium = next(filter(None, map(shutil.which, PLACES)))
    with (
        TemporaryDirectory() as folder,
        Server(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        for picture in PICTURES:
            take(browser, server.url, picture, games[picture.box])
        browser.close()


def take(browser: Browser, url: str, picture: Picture, messages: list[Any]) -> None:
    """One picture."""
    light: dict[str, Any] = {"color_scheme": picture.light, "reduced_motion": "reduce"}
    choices = {"confirm": True}
    with Visitor(browser, url, picture.size, choices=choices, **light) as visitor:
        page = visitor.page
        visitor.hear(lambda wire: tell(wire, messages, moment(picture, messages)))
        visitor.go(picture.path)
        page.locator("main").wait_for()
        if picture.choose:
            page.locator(picture.choose).first.click()
        page.wait_for_timeout(400)  # until everything is drawn
        page.screenshot(path=TARGET / f"{picture.name}.png")


def moment(picture: Picture, messages: list[Any]) -> int:
    """Where in the game: the last time that blue is asked this with the board well filled."""
    if not picture.asked:
        return len(messages) - 1
    asked = [
        number
        for number, message in enumerate(messages)
        if (message["now"].get("asked") or {}).get("name") == picture.asked
        and message["now"]["to_move"] == "blue"
        and message["now"]["position"]["round"] in (7, 8, 9, 10)
        and (picture.asked != "place" or len(message["now"]["position"]["targis"]["blue"]) == 2)
    ]
    return asked[-1]


def tell(wire: WebSocketRoute, messages: list[Any], until: int) -> None:
    """Tell the whole game up to a moment to whoever says hello."""

    def heard(text: str | bytes) -> None:
        said = json.loads(text)
        if said["kind"] == "hello" and said["last"] == 0:
            for message in [messages[0] | {"you": ["blue"]}, *messages[1 : until + 1]]:
                wire.send(json.dumps(message))

    wire.on_message(heard)


if __name__ == "__main__":
    main()
