"""Makes pictures of the web client to look at: every main screen, at a desk and on a phone.

    .venv/bin/python -m tests.web.pictures             # all of them
    .venv/bin/python -m tests.web.pictures home table  # those of some scenes

They go to `build/pictures`; only those that a page of the documentation shows go to `docs`.
The pages and their files come from a real server. What is on them (tables, games) is told by this
program, from moments of the games that the tests know, so that the same pictures come out again.
"""

from __future__ import annotations

import base64
import json
import sys
from collections.abc import Callable
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

import msgspec
from playwright.sync_api import Browser, Route, WebSocketRoute, sync_playwright

from targi.lessons.shipped import lesson
from targi.server.machine.lessons import play
from targi.server.wire.http import NewTable
from targi.server.wire.lessons import LessonTry
from tests.server.tables import FRIEND, ME, Played
from tests.web import told
from tests.web.conftest import FLAGS
from tests.web.house import Server
from tests.web.visiting import PHONE, Visitor
from tools.browser import find_browser

ROOT: Final = Path(__file__).parents[2]
# In the README: at a desk, and three on a phone beside each other.
SHOWN: Final = {
    "web-lesson",
    "web-lesson-phone",
    "web-table",
    "web-expansion-phone-dark",
    "web-result-phone",
    "web-crossing-phone",
}
QUALITY: Final = 88  # of 100: words are sharp, and a page with all of them is still light
LARGE, DESK, TALL = (1920, 1080), (1280, 720), (1280, 860)
LIGHTS: Final = ("light", "dark")
HOST: Final = "targi.example"  # what links in the pictures lead to
TABLE: Final = "picture"
LATE: Final = (7, 8, 9, 10)  # rounds with a board well filled
RECENT: Final = 32  # entries of the past that are told


class Scene(NamedTuple):
    """A screen: where it is, how large at a desk, and for a table which moment of which game."""

    name: str
    path: str = f"/t/{TABLE}"
    desk: tuple[int, int] = DESK
    box: str = "base"
    asked: str = ""  # the question that blue is asked, in a late round; the end if there is none
    placed: int | None = None  # how many Targis blue has placed
    choose: str = ""  # where to click


SCENES: Final = (
    Scene("home", "/"),
    Scene("new", "/new", TALL),
    Scene("cards", "/cards"),
    Scene("rules", "/rules"),
    Scene("crossing", "/rules#4.1"),
    Scene("waiting", desk=TALL),
    Scene("me", "/me", TALL),
    Scene("table", asked="place", placed=2, choose="button.border.is-legal >> nth=2"),
    Scene("expansion", box="expansion", asked="place", placed=2),
    Scene("tray", box="expansion", asked="tribe"),
    Scene("offline", asked="place", placed=2),
    Scene("away", asked="place", placed=0),
    Scene("result", desk=TALL),
    Scene("learn", "/learn"),
    Scene("lesson", "/learn/desert", choose=".prompt .acts .btn.primary"),
    Scene("large", desk=LARGE, box="expansion", asked="act"),
)
# What the server says of its visitor and of the tables there are.
NOVEMBER: Final = 1_763_294_400_000
ANN = {"kind": "me", "name": "Ann", "level": None, "taken": True}
SEATS: Final[dict[str, Any]] = {
    "bot": {"kind": "bot", "name": None, "level": "fennec", "taken": True},
    "friend": {"kind": "friend", "name": "Ben", "level": None, "taken": True},
    "open": {"kind": "open", "name": None, "level": None, "taken": False},
}
EASIER: Final = {"box": "expansion", "start": "easier", "targia": "mirrored", "tiebreak": "goods"}


def main(wanted: list[str]) -> None:
    """Make all pictures, or those of some scenes."""
    chromium = find_browser()
    with (
        TemporaryDirectory() as folder,
        Server(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        leads = f"--host-resolver-rules=MAP {HOST}:80 {server.url.removeprefix('http://')}"
        browser = playwright.chromium.launch(executable_path=chromium, args=[*FLAGS, leads])
        for scene, light in product(SCENES, LIGHTS):
            if not wanted or scene.name in wanted:
                for size in (scene.desk,) if scene.desk == LARGE else (scene.desk, PHONE):
                    take(browser, scene, size, light)
        browser.close()


def take(browser: Browser, scene: Scene, size: tuple[int, int], light: str) -> None:
    """One picture."""
    look: dict[str, Any] = {"color_scheme": light, "reduced_motion": "reduce"}
    choices = {"confirm": True, "name": "Ann", "level": "fennec"}
    with Visitor(
        browser, f"http://{HOST}", size, choices=choices, timezone_id="UTC", **look
    ) as visitor:
        answer(visitor)
        if scene.path.startswith("/t/"):
            seat(visitor, scene)
        visitor.go(scene.path)
        visitor.page.locator("main").wait_for()
        if scene.choose:
            visitor.page.locator(scene.choose).first.click()
        if scene.name == "offline":
            visitor.page.locator("button.is-legal").first.wait_for()
            visitor.page.evaluate("loseTheLine()")
            visitor.see("No connection")
        visitor.page.wait_for_timeout(600)  # until everything is drawn
        phone, dark = "-phone" * (size == PHONE), "-dark" * (light == "dark")
        picture = f"web-{scene.name}{phone}{dark}"
        folder = ROOT / ("docs" if picture in SHOWN else "build/pictures")
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{picture}.webp").write_bytes(shot(visitor))
        visitor.faults.clear()  # a line that breaks is told by the browser, too


def shot(visitor: Visitor) -> bytes:
    """What is in the window, as WebP: a third of a PNG."""
    session = visitor.context.new_cdp_session(visitor.page)
    wanted = {"format": "webp", "quality": QUALITY}
    return base64.b64decode(session.send("Page.captureScreenshot", wanted)["data"])


def answer(visitor: Visitor) -> None:
    """Tell the pages who the visitor is and which tables there are."""
    answers = {
        "**/api/me": {"known": True, "name": "Ann"},
        "**/api/me/tables": [
            listed("t1", "friend", to_move="blue"),
            listed("t2", "bot", ruleset=EASIER, to_move="white"),
            listed("t3", "bot", state="over", winner="blue"),
        ],
        "**/api/tables": [listed("t4", "open", ruleset="expansion", state="waiting")],
    }
    for path, said in answers.items():
        visitor.page.route(path, saying(said))
    visitor.page.route("**/play", play_lesson)


def play_lesson(asked: Route) -> None:
    """A lesson as the server would play it, for a page of another host."""
    tried = msgspec.json.decode(asked.request.post_data_buffer or b"", type=LessonTry)
    answered = play(lesson(urlsplit(asked.request.url).path.split("/")[-2]), tried, now=NOVEMBER)
    asked.fulfill(body=msgspec.json.encode(answered), content_type="application/json")


def saying(said: Any) -> Callable[[Route], None]:
    """An answer to whatever is asked."""
    return lambda asked: asked.fulfill(json=said)


def listed(name: str, other: str, **how: Any) -> dict[str, Any]:
    """A line in a list of tables."""
    usual = {"ruleset": "base", "own_cards": False, "state": "playing", "to_move": None}
    more = {"winner": None, "changed_at": NOVEMBER, "you": ["blue"]}
    mine = {"blue": ANN | {"name": "Amastan"}, "you": []} if other == "open" else {"blue": ANN}
    return {"table": name, "white": SEATS[other], **usual, **more, **mine, **how}


def seat(visitor: Visitor, scene: Scene) -> None:
    """Seat the visitor at a table where this program tells what happens."""
    if scene.name == "waiting":
        snapshot = json.loads(Played(NewTable(ME, FRIEND), table=TABLE).messages[0])
        invited = snapshot["now"]["seats"]["white"]["invited"]
        link = {"table": TABLE, "secret": "mount-the-camel", "number": invited}
        keep(visitor, "targi-invitations", [link])
        messages = [snapshot]
    else:
        messages = told.messages(scene.box)[: moment(scene) + 1]
    if scene.name == "away":
        keep(visitor, "targi-seen", [[TABLE, messages[-1]["now"]["number"] - RECENT]])
    lines: list[WebSocketRoute] = []

    def connected(wire: WebSocketRoute) -> None:
        lines.append(wire)
        if len(lines) == 1:
            tell(wire, messages)
        else:
            wire.close()

    visitor.hear(connected)
    visitor.page.expose_function("loseTheLine", lambda: lines[0].close())


def moment(scene: Scene) -> int:
    """Where in the game: the last time that blue is asked this with the board well filled."""

    def well_filled(position: Any) -> bool:
        placed = len(position["targis"]["blue"])
        return position["round"] in LATE and scene.placed in (None, placed)

    if not scene.asked:
        return len(told.messages(scene.box)) - 1
    return told.asking(scene.box, scene.asked, well_filled)


def tell(wire: WebSocketRoute, messages: list[Any]) -> None:
    """Answer a hello with the present, then with what happened before."""
    now = messages[-1]["now"]
    about = messages[0]["about"] | {"table": TABLE}
    snapshot = messages[0] | {"you": ["blue"], "about": about, "now": now}
    entries = [entry for message in messages[1:] for entry in message["entries"]]
    recent = {"kind": "entries", "you": ["blue"], "entries": entries[-RECENT:], "now": now}

    def heard(text: str | bytes) -> None:
        said = json.loads(text)
        if said["kind"] == "hello":
            wire.send(json.dumps(recent if said["last"] else snapshot))

    wire.on_message(heard)


def keep(visitor: Visitor, name: str, value: Any) -> None:
    """Let the browser have kept something."""
    text = json.dumps(json.dumps(value))
    visitor.context.add_init_script(f"localStorage.setItem({json.dumps(name)}, {text})")


if __name__ == "__main__":
    main(sys.argv[1:])
